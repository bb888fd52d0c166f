"""Points, at any moment as if the game ended then (TE-80, TE-81)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from epoka.games.founders.land import HAS_COIN, HAS_CRAFTSMAN, HAS_WAR
from epoka.games.founders.tiles import TILES

if TYPE_CHECKING:
    from epoka.games.founders.state import Founders

CRAFTSMAN_POINTS = 2


def breakdown(s: Founders, seat: int) -> dict[str, int]:
    """Attacked tiles and craftsmen score nothing; coins on own tiles count as held."""
    land = s.lands[seat]
    temples, craftsmen, coins = 0, 0, 0
    for cell in land.cells:
        marks = land.marks[cell]
        if marks & HAS_COIN:
            coins += 1
        if not marks & HAS_WAR:
            temples += TILES[land.tile_at(cell)].points
            if marks & HAS_CRAFTSMAN:
                craftsmen += CRAFTSMAN_POINTS
    return {
        "victory-tiles": temples,
        "craftsmen": craftsmen,
        "tokens": s.hands[seat].count() + coins,
        "replaced": -len(s.replaced[seat]),
    }
