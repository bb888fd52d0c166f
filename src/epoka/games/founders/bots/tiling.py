"""Which tile to add, and where."""

from __future__ import annotations

from epoka.games.founders.bots.outlook import Outlook
from epoka.games.founders.land import HAS_CRAFTSMAN, HAS_WAR
from epoka.games.founders.tiles import CITY, NATURE, TILES, VICTORY

NEVER = -1000.0


class Addition:
    """The best tile found, its cell, and what the position is worth with it."""

    def __init__(self) -> None:
        self.face = -1
        self.cell = -1
        self.value = NEVER

    def offer(self, face: int, cell: int, value: float) -> None:
        if value > self.value:
            self.face = face
            self.cell = cell
            self.value = value


def best_addition(o: Outlook, faces: list[int]) -> Addition:
    """The best of these faces on the best of its cells, replacing included where that can pay.

    Nature tiles fit everywhere and would take most of the thinking; they are not tried where a tile that scores does.
    """
    best = Addition()
    try_on_frontier(o, [face for face in faces if TILES[face].kind != NATURE], best)
    scoring = [face for face in faces if TILES[face].kind in (CITY, VICTORY)]
    if scoring:
        try_replacing(o, scoring, best)
    if best.face not in scoring or best.value < 0:
        try_on_frontier(o, [face for face in faces if TILES[face].kind == NATURE], best)
    return best


def try_on_frontier(o: Outlook, faces: list[int], best: Addition) -> None:
    board = o.mine
    for cell in board.frontier:
        fits = board.fits[cell]
        for face in faces:
            if (fits >> face) & 1:
                best.offer(face, cell, o.added(face, cell))


def try_replacing(o: Outlook, faces: list[int], best: Addition) -> None:
    for cell in o.s.lands[o.seat].cells:
        if may_go(o, cell):
            fits = int(o.mine.fitting(cell))
            for face in faces:
                if (fits >> face) & 1:
                    best.offer(face, cell, o.added(face, cell))


def may_go(o: Outlook, cell: int) -> bool:
    """Whether a tile is ever replaced: an attacked one, or one that neither scores nor carries a craftsman."""
    land = o.s.lands[o.seat]
    marks = int(land.marks[cell])
    if marks & HAS_WAR:
        return True
    return TILES[land.tile_at(cell)].kind != VICTORY and not marks & HAS_CRAFTSMAN


def best_cell(o: Outlook, face: int, cells: list[int]) -> int:
    """The best of these cells for a face."""
    best = Addition()
    for cell in cells:
        best.offer(face, cell, o.added(face, cell))
    return best.cell
