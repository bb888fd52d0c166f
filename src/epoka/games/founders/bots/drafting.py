"""The two tiles to begin with: pairs of basics that start many village tiles, above all the wanted ones."""

from __future__ import annotations

from epoka.games.founders.state import Founders
from epoka.games.founders.tiles import NATURE, RESOURCES, TILES, VILLAGE


def demand(s: Founders) -> list[float]:
    """For each resource, the points of the victory tiles that ask for it."""
    wanted: list[float] = [0.0] * len(RESOURCES)
    for face in s.display:
        for resource in TILES[face].requires:
            wanted[resource] += TILES[face].points
    return wanted


def start_value(first: int, second: int, wanted: list[float]) -> float:
    """The village tiles that two nature tiles can supply, one basic each, by how much their products are wanted."""
    value = 0.0
    for tile in TILES:
        if tile.kind != VILLAGE or len(tile.requires) != 2:
            continue
        one, other = 1 << tile.requires[0], 1 << tile.requires[1]
        if (first & one and second & other) or (first & other and second & one):
            value += 1.0 + 0.15 * wanted[tile.produces[0]]
    return value


def tile_to_draft(s: Founders, seat: int, faces: list[int]) -> int:
    values = draft_values(s, seat, faces)
    return faces[values.index(max(values))]


def draft_values(s: Founders, seat: int, faces: list[int]) -> list[float]:
    """With a tile already laid how good a partner each one is; before that what partners it has still on offer."""
    wanted = demand(s)
    land = s.lands[seat]
    values: list[float] = []
    for face in faces:
        value = 0.0
        if land.cells:
            value = start_value(int(land.makes()), TILES[face].makes, wanted)
        else:
            others = s.rows[NATURE].copy()
            others.remove(face)
            for other in others:
                value += start_value(TILES[face].makes, TILES[other].makes, wanted)
        values.append(value)
    return values
