"""Sets that are collected pick by pick: where they lie in a history, and the one order in which it keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from epoka.core.state import State
    from epoka.core.step import Step


class Pick:
    """One element of a set: its own action, then the decisions that belong to it."""

    def __init__(self, action: int, asked: bool) -> None:
        self.asked = asked
        """Whether somebody chose it; False where the kernel took it by itself, so that the history does not hold it."""
        self.actions = [action]
        self.key = [action]
        """What it is sorted by: parts that have no order of their own are left out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Gathering:
    """Watches a state being played: the set that was collected last, and the position in which it began."""

    def __init__(self) -> None:
        self.opening: State | None = None
        self.picks: list[Pick] = []
        self.end = 0
        """How many actions the history held when the last pick was complete."""
        self.open = False
        """Whether nothing else has happened since the last pick, so that a further one belongs to the same set."""
        self._kind = ""
        self._depth: i64 = -1

    def takes(self, s: State, step: Step[Any], action: int, asked: bool) -> None:
        """The state is about to carry out an action of a step, which is off the agenda already."""
        if self.open and step.part_of_pick():
            if asked:
                self.picks[-1].actions.append(action)
                if step.collects(s):
                    self.picks[-1].key.append(action)
        elif is_pick(s, step, action) and (asked or self._goes_on(s, step)):
            if not self._goes_on(s, step):
                self._begin(s, step)
            self.picks.append(Pick(action, asked))
        else:
            self.open = False
        if asked and self.open:
            self.end = s.turn + 1

    def _goes_on(self, s: State, step: Step[Any]) -> bool:
        """Steps of one set follow each other at one depth of the agenda, with nothing but parts of picks between."""
        return self.open and len(s.agenda) == self._depth and type(step).__name__ == self._kind

    def _begin(self, s: State, step: Step[Any]) -> None:
        """A set begins with a pick of somebody: what the kernel takes by itself from the start is nobody's choice."""
        self.open = True
        self._depth = len(s.agenda)
        self._kind = type(step).__name__
        self.picks = []
        s.agenda.append(step)
        self.opening = s.copy()
        s.agenda.pop()


def is_pick(s: State, step: Step[Any], action: int) -> bool:
    """Whether an action adds an element to the set that a step collects."""
    if not step.collects(s):
        return False
    picks: list[int] = []
    step.picks(s, picks)
    return action in picks


def in_order(state: State) -> State:
    """The same position, reached with the picks of the last set in their order.

    What the kernel takes by itself on the way may differ: the last element of a full set is no choice after some of the
    others and one after others. So the sorted picks are played again from where the set began.
    """
    replayed = state.game.begin(state.players, state.options)
    gathering = Gathering()
    replayed.gathering = gathering
    history = state.history
    for action in history:
        replayed.take(action)
    opening = gathering.opening
    assert opening is not None, "a pick came out of its order, but no set was collected"
    opened = Gathering()
    opening.gathering = opened
    number = 0
    for pick in sorted(gathering.picks, key=key_of):
        if number == len(opened.picks):
            for action in pick.actions:
                opening.take(action)
        number += 1
    for action in history[gathering.end :]:
        opening.take(action)
    return opening


def key_of(pick: Pick) -> list[int]:
    return pick.key
