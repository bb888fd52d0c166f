"""Finished games of tables as data, without anything that tells whose they were: no names, ids, addresses or times."""

from __future__ import annotations

from typing import Any

from epoka.core.ids import CHANCE
from epoka.server.projection import record
from epoka.server.table import Table

FORMAT = "epoka tables 1"
PERSON = "person"


def why_not(table: Table, everything: bool) -> str:
    """Why a table is not exported, "" where it is: a host opens a finished game to anybody, nobody else does."""
    if not table.state.over:
        return "not finished"
    if table.lesson is not None or table.forked_from is not None or table.base_turn:
        return "begun in the middle, or by older rules"
    if not everything and not table.public:
        return "not opened to anybody by its host"
    return ""


def exported(table: Table) -> dict[str, Any]:
    """The game of a finished table."""
    return {
        "players": [place.bot or PERSON for place in table.places],
        "ranking": table.state.ranking(),
        "points": table.state.points(),
        "over_by": table.state.over_by,
        "decisions": sum(1 for move in table.moves if move.by != CHANCE),
        "hints": [table.hints_of(seat) for seat in range(table.players)],
        "rerolls": table.rerolls,
        "record": record(table, None),
    }
