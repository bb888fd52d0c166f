"""The best tiles that a judgement has found for a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.founders.state import NOTHING

UNTHINKABLE: Final = -1000.0
"""Worth less than anything."""


class Additions:
    """The best tiles found: one after which the game goes on, and one that ends it."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.value = UNTHINKABLE
        self.face: i64 = NOTHING
        self.cell: i64 = NOTHING
        self.end_face: i64 = NOTHING
        """The face that ends the game with most points, NOTHING where none does."""
        self.end_cell: i64 = NOTHING
        self.end_points: i64 = 0
        self.end_tiles: i64 = 0

    def offer(self, face: i64, cell: i64, value: float) -> None:
        if value > self.value:
            self.face = face
            self.cell = cell
            self.value = value

    def offer_end(self, face: i64, cell: i64, points: i64, tiles: i64) -> None:
        if self.end_face != NOTHING and points * 100 + tiles <= self.end_points * 100 + self.end_tiles:
            return
        self.end_face = face
        self.end_cell = cell
        self.end_points = points
        self.end_tiles = tiles
