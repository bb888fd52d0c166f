"""The tiles, resources and tokens as plain data, by the ids of views and actions: what a page draws them from."""

from __future__ import annotations

from typing import Any

from epoka.games.founders.dealing import DISPLAY_SIZE, DRAFT_SIZE
from epoka.games.founders.tiles import (
    KIND_COUNTS,
    KINDS,
    PRODUCTS,
    RESOURCES,
    TILES,
    TOKENS,
    TOKENS_OF_A_KIND,
    Tile,
    faces_of,
)
from epoka.games.founders.turn import ROW_LIMIT


def catalogue() -> dict[str, Any]:
    """Every face with its kind, needs, products, token and points; the resources by tier; the sizes of the offer."""
    return {
        "tiles": {tile.face: _tile(tile) for tile in TILES},
        "resources": {
            KINDS[kind]: [RESOURCES[resource] for resource in _made_by(kind)] for kind in range(len(KINDS) - 1)
        },
        "tokens": {
            token: {"count": TOKENS_OF_A_KIND, "faces": _craftsmen() if token == "craftsman" else []}
            for token in TOKENS
        },
        "kinds": {kind: {"count": KIND_COUNTS[number]} for number, kind in enumerate(KINDS)},
        "row_limit": ROW_LIMIT,
        "display": {str(players): size for players, size in DISPLAY_SIZE.items()},
        "draft": {str(players): size for players, size in DRAFT_SIZE.items()},
    }


def _tile(tile: Tile) -> dict[str, Any]:
    return {
        "kind": KINDS[tile.kind],
        "type": _type(tile),
        "count": tile.count,
        "requires": [RESOURCES[resource] for resource in tile.requires],
        "produces": [RESOURCES[resource] for resource in tile.produces],
        "token": TOKENS[tile.token] if tile.token >= 0 else None,
        "points": tile.points,
    }


def _type(tile: Tile) -> str:
    """What the tile is a picture of: city faces name their type, victory tiles are told by their points."""
    if tile.points:
        return ["altar", "temple", "great_temple"][min(tile.points, 3) - 1]
    return tile.face.partition("-")[0]


def _made_by(kind: int) -> list[int]:
    """The resources that tiles of a kind make, in their order."""
    return sorted({resource for tile in faces_of(kind) for resource in tile.produces})


def _craftsmen() -> list[str]:
    """The faces of the craftsman tokens: one for each product of the villages."""
    return [RESOURCES[resource] for resource in PRODUCTS]
