"""Moments of recorded games, found by what they are like: the records may be made anew."""

from __future__ import annotations

from collections.abc import Callable

import epoka
from tests.web.tables import RECORDED, fork
from tests.web.visiting import Visitor

Wanted = Callable[[epoka.State, list[epoka.Event]], bool]


def moment(visitor: Visitor, game: str, wanted: Wanted) -> str:
    """A table at the first recorded position of seat 0, or before it, of which this is true; the events led to it."""
    for file in sorted((RECORDED / game).glob("*.txt")):
        text = file.read_text(encoding="utf-8")
        record = epoka.parse_record(text)
        state = epoka.game(record["game"]).start(record["players"], **record["options"])
        events: list[epoka.Event] = []
        state.listen(events)
        for name in record["actions"][:-1]:
            events.clear()
            state.act(state.action(name))
            if state.mover in (0, epoka.CHANCE) and wanted(state, events):
                return fork(visitor, text, state.turn, 0)
    raise LookupError(f"no recorded {game} has such a moment")


def asked(prompt: str) -> Wanted:
    """This is asked, and there is a choice."""
    return lambda state, _: state.mover == 0 and state.prompt()[0] == prompt and len(state.choices()) > 1
