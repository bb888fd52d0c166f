"""Why an open tile fits nowhere in a territory: what it lacks, and what keeps that away (TE-22, TE-31 to TE-37)."""

from __future__ import annotations

from typing import Any

from epoka.core.refusal import Refusal
from epoka.games.founders.land import Land
from epoka.games.founders.supply import explain
from epoka.games.founders.tiles import IDLE, RESOURCES, TILES


def why_nowhere(land: Land, face: int, bought: int) -> Refusal:
    """The reason for a tile that fits no cell: what nobody makes, else what is missing at the cell that lacks least."""
    missing = not_made(land, face, bought)
    for resource in missing:
        sleeping = idle_maker(land, resource)
        if sleeping >= 0:
            return supplier_idle(RESOURCES[resource], TILES[land.tile_at(sleeping)].face)
    if len(missing) > 1:
        return Refusal("neither-made", "TE-22", {"good": RESOURCES[missing[0]], "giving": RESOURCES[missing[1]]})
    if missing:
        return Refusal("not-made", "TE-22", {"good": RESOURCES[missing[0]]})
    row = explain(land, nearest(land, face, bought), face, bought)["missing"][0]
    if "busy" in row:
        return supplier_busy(row)
    other = [RESOURCES[resource] for resource in TILES[face].requires if RESOURCES[resource] != row["good"]]
    return Refusal("makers-apart", "TE-22", {"good": other[0], "giving": row["good"]})


def not_made(land: Land, face: int, bought: int) -> list[int]:
    """The requirements that no tile of the territory makes now and no coin has bought."""
    made = int(land.makes())
    return [resource for resource in TILES[face].requires if resource != bought and not (made >> resource) & 1]


def idle_maker(land: Land, resource: int) -> int:
    """A cell whose tile would make a resource if no token lay on it, or -1."""
    for cell in land.cells:
        if land.faces[cell] & IDLE and (TILES[land.tile_at(cell)].makes >> resource) & 1:
            return int(cell)
    return -1


def nearest(land: Land, face: int, bought: int) -> int:
    """The cell where a tile lacks least, an empty one before one that would be replaced.

    Among equals one where a tile is busy tells more than one where nothing is near.
    """
    best = -1
    least = 0
    for cell in [*land.frontier, *land.cells]:
        missing = explain(land, int(cell), face, bought)["missing"]
        lack = 2 * len(missing) + (0 if any("busy" in row for row in missing) else 1)
        if best < 0 or lack < least:
            best, least = int(cell), lack
    return best


def supplier_busy(row: dict[str, Any]) -> Refusal:
    """A tile that could make what is missing, but gives its other resource already."""
    values = {"good": row["good"], "face": row["busy"]["face"], "giving": row["giving"]}
    return Refusal("supplier-busy", row["rule"], values)


def supplier_idle(good: str, face: str) -> Refusal:
    """A token keeps the tile that would make what is missing from producing."""
    return Refusal("supplier-idle", "TE-31", {"good": good, "face": face})
