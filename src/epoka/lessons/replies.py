"""What chance and the other seats do in a lesson, as a function of what has happened so far.

The list of the lesson (`then`) is worked through in its order: at each turn of theirs the first entry that is legal and
has not been played yet. So undoing brings the same roll again, and whoever strays meets what still fits. Where nothing
fits, a dealer with a fixed seed draws; a seat is left to the table's gentle bot with the same seed.
"""

from __future__ import annotations

from epoka.core.dealer import Dealer
from epoka.core.ids import CHANCE
from epoka.core.state import State
from epoka.lessons.lesson import Lesson


def next_reply(lesson: Lesson, state: State, played: list[str]) -> int | None:
    """The scripted action at this position, or None. `played` is what chance and the others did since the start."""
    remaining = list(lesson.data.then)
    for name in played:
        if name in remaining:
            remaining.remove(name)
    legal = [action for action, _ in state.chance()] if state.mover == CHANCE else state.actions()
    for name in remaining:
        code = state.game.code(name)
        if code is not None and code in legal:
            return code
    return None


def seed_at(lesson: Lesson, turn: int) -> str:
    """The seed of whatever is not in the list."""
    return f"{lesson.name}:{turn}"


class FixedDealer:
    """Draws for the table of a lesson; it is told what was played before and notes what it draws."""

    def __init__(self, lesson: Lesson, played: list[str]) -> None:
        self._lesson = lesson
        self._played = list(played)

    def draw(self, state: State) -> int:
        reply = next_reply(self._lesson, state, self._played)
        if reply is None:
            reply = Dealer(seed_at(self._lesson, state.turn)).draw(state)
        self._played.append(state.name(reply))
        return reply
