"""What everybody may know: all but the order of what lies face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from epoka.games.founders.grid import x_of, y_of
from epoka.games.founders.land import HAS_COIN, HAS_CRAFTSMAN, HAS_WAR, Land
from epoka.games.founders.tiles import FIRST_FACE, KINDS, PRODUCTS, RESOURCES, TILES, TOKENS, VICTORY

if TYPE_CHECKING:
    from epoka.games.founders.state import Founders


def seen(s: Founders) -> dict[str, Any]:
    """The same for every seat: nothing is private in this game (TE-28)."""
    return {
        "turns": int(s.turns),
        "first": int(s.first),
        "bought": RESOURCES[s.bought] if s.bought >= 0 else None,
        "end_declined": s.declined,
        "stacks": {KINDS[kind]: int(s.stacks[kind].size()) for kind in range(VICTORY)},
        "rows": {KINDS[kind]: [TILES[face].face for face in s.rows[kind]] for kind in range(VICTORY)},
        "unseen": {
            KINDS[kind]: {
                TILES[FIRST_FACE[kind] + place].face: count
                for place, count in enumerate(s.stacks[kind].counts)
                if count
            }
            for kind in range(VICTORY)
        },
        "display": [TILES[face].face for face in s.display],
        "unseen_victory": [
            TILES[FIRST_FACE[VICTORY] + place].face
            for place, count in enumerate(s.unseen_victory.counts)
            for _ in range(count)
        ],
        "box": [TILES[face].face for face in s.box],
        "supply": {
            **{TOKENS[kind]: s.supply[kind] for kind in range(3)},
            "craftsman": [RESOURCES[PRODUCTS[place]] for place, count in enumerate(s.craftsmen.counts) if count],
        },
        "seats": [_seat(s, seat) for seat in range(s.players)],
    }


def _seat(s: Founders, seat: int) -> dict[str, Any]:
    sources = s.breakdown(seat)
    return {
        "tiles": [_tile(s.lands[seat], cell) for cell in s.lands[seat].cells],
        "wagons": [{"x": x_of(cell), "y": y_of(cell)} for cell in s.lands[seat].wagons],
        "hand": s.hands[seat].data(),
        "replaced": [TILES[face].face for face in s.replaced[seat]],
        "points": sum(sources.values()),
        "breakdown": sources,
    }


def _tile(land: Land, cell: int) -> dict[str, Any]:
    marks = int(land.marks[cell])
    return {
        "x": x_of(cell),
        "y": y_of(cell),
        "face": TILES[land.tile_at(cell)].face,
        "war": bool(marks & HAS_WAR),
        "coin": bool(marks & HAS_COIN),
        "craftsman": bool(marks & HAS_CRAFTSMAN),
        "group": int(land.links[cell]),
    }
