"""Why an opponent does what it does, for a first game: rows of data beside the lessons of a game (`reasons.json`).

Each row names actions by a pattern, conditions on what everybody sees, and the text `why-<key>`. The first row that
fits speaks. Only what everybody may know is asked, so a reason tells no secret.
"""

from __future__ import annotations

from functools import cache

import msgspec

from epoka.core.game import Game
from epoka.core.state import State
from epoka.lessons.conditions import facts_for, matches, read_condition
from epoka.lessons.lesson import folder_of


class Reason(msgspec.Struct, forbid_unknown_fields=True):
    """One row. In its conditions `me` is the seat that acts."""

    action: str
    key: str
    when: list[str] = []


@cache
def reasons_of(game: Game) -> tuple[Reason, ...]:
    folder = folder_of(game)
    file = None if folder is None else folder / "reasons.json"
    if file is None or not file.is_file():
        return ()
    return tuple(msgspec.json.decode(file.read_bytes(), type=list[Reason]))


def reason_for(state: State, seat: int, name: str) -> str:
    """The key of the reason for an action of a seat at this position, "" where none is known."""
    facts = None
    for reason in reasons_of(state.game):
        if not matches(reason.action, name):
            continue
        if reason.when and facts is None:
            facts = facts_for(state, None)
        if all(read_condition(text).holds(facts or {}, seat) for text in reason.when):
            return reason.key
    return ""
