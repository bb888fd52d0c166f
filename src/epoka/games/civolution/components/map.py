"""The eight continent tiles, the ways to lay them, and who is whose neighbour (CV-8, CV-9, CV-10, CV-75).

Every tile is described upright: cell 0 above cell 1. A side or corner is counted clockwise from the north or the
north-west; positions on a side run from left to right or from top to bottom in hundredths of a cell. What lies below
26 or above 74 belongs to the recesses of the sites.
"""

from __future__ import annotations

from typing import Final

from epoka.games.civolution.components.pieces import (
    DESERT,
    FOREST,
    GRASSLAND,
    HILLS,
    MOUNTAINS,
    SITE_SPACES,
    SWAMP,
    TERRAINS,
    WATER,
)

WIDTH: Final = 5
HEIGHT: Final = 3
TILE_LETTERS: Final = "abcdefgh"
TERRITORIES: Final = 22

TERRITORY_TILE: Final = [0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7]
TERRITORY_TERRAIN: Final = [
    *[WATER, HILLS, FOREST, MOUNTAINS, DESERT, SWAMP, GRASSLAND, DESERT, WATER, FOREST, WATER],
    *[MOUNTAINS, SWAMP, SWAMP, MOUNTAINS, GRASSLAND, DESERT, FOREST, HILLS, HILLS, GRASSLAND, WATER],
]
TERRITORY_NAMES: Final[list[str]] = [
    f"{TILE_LETTERS[TERRITORY_TILE[place]]}-{TERRAINS[TERRITORY_TERRAIN[place]]}" for place in range(TERRITORIES)
]
ISLAND_WATER: Final = 0
START_FOREST: Final = 2
START_GRASSLAND: Final = 6
WATERS: Final[list[int]] = [place for place in range(TERRITORIES) if TERRITORY_TERRAIN[place] == WATER]

PLAIN_CAMPS: Final = [0, 1, 2, 1, 1, 1, 2, 1, 0, 2, 0, 1, 2, 1, 1, 2, 1, 2, 1, 2, 2, 0]
"""Encampments without fire that are never blocked; every land territory has a fire encampment besides."""
CAMPS_FROM_THREE: Final = [0, 0, 2, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0]
"""Encampments marked "3+": blocked with two players (CV-12)."""
CAMPS_FROM_FOUR: Final = [0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]
"""Encampments marked "4": blocked with two or three players."""


def plain_camps(territory: int, players: int) -> int:
    """How many encampments without fire a territory has in a game of so many players (CV-12)."""
    camps = PLAIN_CAMPS[territory]
    if players >= 3:
        camps += CAMPS_FROM_THREE[territory]
    if players >= 4:
        camps += CAMPS_FROM_FOUR[territory]
    return camps


NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

_SIDES: Final[list[list[tuple[int, int, int, int, int]]]] = [
    [(0, NORTH, 0, 26, 74), (0, EAST, 0, 26, 74), (0, SOUTH, 0, 26, 74), (0, WEST, 0, 26, 74)],
    [
        *[
            (0, NORTH, 1, 26, 74),
            (0, WEST, 1, 26, 61),
            (0, WEST, 2, 61, 74),
            (0, EAST, 1, 26, 52),
            (0, EAST, 2, 52, 74),
        ],
        *[
            (1, WEST, 2, 26, 58),
            (1, WEST, 3, 58, 74),
            (1, EAST, 2, 26, 48),
            (1, EAST, 3, 48, 74),
            (1, SOUTH, 3, 26, 74),
        ],
    ],
    [
        *[(0, NORTH, 4, 26, 74), (0, WEST, 4, 26, 74), (0, EAST, 5, 26, 74)],
        *[
            (1, WEST, 4, 26, 60),
            (1, WEST, 6, 60, 74),
            (1, EAST, 5, 26, 51),
            (1, EAST, 6, 51, 74),
            (1, SOUTH, 6, 26, 74),
        ],
    ],
    [
        *[(0, NORTH, 7, 26, 74), (0, WEST, 7, 26, 74), (0, EAST, 8, 26, 74)],
        *[
            (1, WEST, 7, 26, 55),
            (1, WEST, 9, 55, 74),
            (1, EAST, 8, 26, 46),
            (1, EAST, 9, 46, 74),
            (1, SOUTH, 9, 26, 74),
        ],
    ],
    [
        *[(0, NORTH, 10, 26, 42), (0, NORTH, 11, 42, 74), (0, WEST, 10, 26, 74), (0, EAST, 11, 26, 74)],
        *[(1, WEST, 12, 26, 74), (1, EAST, 11, 26, 46), (1, EAST, 12, 46, 74), (1, SOUTH, 12, 26, 74)],
    ],
    [
        *[(0, NORTH, 13, 26, 74), (0, WEST, 14, 26, 74), (0, EAST, 13, 26, 74)],
        *[(1, WEST, 14, 26, 58), (1, WEST, 15, 58, 74), (1, EAST, 15, 26, 74), (1, SOUTH, 15, 26, 74)],
    ],
    [
        *[(0, NORTH, 17, 26, 42), (0, NORTH, 18, 42, 74), (0, WEST, 16, 26, 74), (0, EAST, 18, 26, 74)],
        *[(1, WEST, 16, 26, 74), (1, EAST, 18, 26, 74), (1, SOUTH, 17, 26, 60), (1, SOUTH, 18, 60, 74)],
    ],
    [
        *[(0, NORTH, 19, 26, 42), (0, NORTH, 20, 42, 74), (0, WEST, 19, 26, 74), (0, EAST, 20, 26, 74)],
        *[(1, WEST, 21, 26, 74), (1, EAST, 20, 26, 37), (1, EAST, 19, 37, 74)],
        *[(1, SOUTH, 21, 26, 59), (1, SOUTH, 19, 59, 74)],
    ],
]
"""For each tile: cell, side, territory, from, to."""

_RECESSES: Final[list[list[list[int]]]] = [
    [[0], [0], [0], [0], [0], [0]],
    [[1], [1], [2], [2], [3], [3]],
    [[4], [4, 5], [4], [5], [6], [6]],
    [[7], [7, 8], [7], [8], [9], [9]],
    [[10], [11], [10, 12], [11], [12], [12]],
    [[13, 14], [13], [14], [13, 15], [15], [15]],
    [[16, 17], [18], [16], [18], [16, 17], [18]],
    [[19], [20], [19, 21], [20], [21], [19]],
]
"""For each tile the territories at its recesses: both upper corners, the middle of the long sides, the lower corners.

The single cell has its four corners as the first two and the last two."""

_INNER: Final = [
    *[(1, 2), (2, 3), (4, 5), (4, 6), (5, 6), (7, 8), (7, 9), (8, 9), (10, 11), (10, 12), (11, 12)],
    *[(13, 14), (14, 15), (13, 15), (16, 17), (17, 18), (19, 20), (19, 21)],
]
"""Neighbours on the same tile."""

# ---- ways to cover the frame ----------------------------------------------------------------------------------------

UPRIGHT: Final = 0
LYING: Final = 1
SINGLE: Final = 2


class Slot:
    """A place for a tile: its upper or left cell, and how it lies."""

    def __init__(self, cell: int, way: int) -> None:
        self.cell: Final = cell
        self.way: Final = way


def _cover(filled: int, single: bool, slots: list[Slot], found: list[list[Slot]]) -> None:
    """List every way to fill the frame from the first free cell on."""
    cell = 0
    while filled >> cell & 1:
        cell += 1
    if cell == WIDTH * HEIGHT:
        found.append(slots)
        return
    if cell + WIDTH < WIDTH * HEIGHT:
        _cover(filled | 1 << cell | 1 << cell + WIDTH, single, [*slots, Slot(cell, UPRIGHT)], found)
    if cell % WIDTH < WIDTH - 1 and not filled >> cell + 1 & 1:
        _cover(filled | 3 << cell, single, [*slots, Slot(cell, LYING)], found)
    if not single:
        _cover(filled | 1 << cell, True, [*slots, Slot(cell, SINGLE)], found)


def _coverings() -> list[list[Slot]]:
    found: list[list[Slot]] = []
    _cover(0, False, [], found)
    return found


COVERINGS: Final[list[list[Slot]]] = _coverings()
"""All 106, each with its slots in reading order (CV-8)."""

TILE_A: Final = 0
FIRST_GAME: Final = [(TILE_A, 6, SINGLE), (1, 2, UPRIGHT), (2, 11, LYING)]
"""Where the tiles A, B and C lie in a first game (CV-9); B stands upright, C is turned clockwise."""


def _fits_first_game(slots: list[Slot]) -> bool:
    return all(any(slot.cell == cell and slot.way == way for slot in slots) for _, cell, way in FIRST_GAME)


FIRST_GAME_COVERINGS: Final[list[int]] = [number for number, slots in enumerate(COVERINGS) if _fits_first_game(slots)]


def laid_tile(tile: int, turned: int) -> int:
    """A tile as it lies: `turned` is 1 where it is turned round."""
    return tile * 2 + turned


def tile_of(code: int) -> int:
    """The tile of a `laid_tile`."""
    return code // 2


def is_turned(code: int) -> bool:
    return code % 2 == 1


def fixed_tile(slot: Slot) -> int:
    """What lies in a slot of a first game, as a `laid_tile`; -1 where that is left to chance."""
    for tile, cell, way in FIRST_GAME:
        if slot.cell == cell and slot.way == way:
            return laid_tile(tile, 0)
    return -1


# ---- who touches whom -----------------------------------------------------------------------------------------------


class Geography:
    """Neighbours of every territory, territories at every site and sites at every territory; never changed."""

    def __init__(self, adjacent: list[list[int]], touched: list[list[int]], sites: list[list[int]]) -> None:
        self.adjacent: Final = adjacent
        self.touched: Final = touched
        self.sites: Final = sites


def geography(covering: int, laid: list[int]) -> Geography:
    """`laid` names for every slot its tile, as `laid_tile` does."""
    sides: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
    touched: list[set[int]] = [set() for _ in range(SITE_SPACES)]
    for slot, code in zip(COVERINGS[covering], laid, strict=True):
        _lay(slot, tile_of(code), 1 if is_turned(code) else 0, sides, touched)
    pairs = set(_INNER)
    for cell in range(WIDTH * HEIGHT):
        if cell % WIDTH < WIDTH - 1:
            pairs |= _meeting(sides.get((cell, EAST), []), sides.get((cell + 1, WEST), []))
        if cell + WIDTH < WIDTH * HEIGHT:
            pairs |= _meeting(sides.get((cell, SOUTH), []), sides.get((cell + WIDTH, NORTH), []))
    adjacent: list[set[int]] = [set() for _ in range(TERRITORIES)]
    for one, other in pairs:
        if one != other:
            adjacent[one].add(other)
            adjacent[other].add(one)
    around = [sorted(places) for places in touched]
    sites: list[list[int]] = [[] for _ in range(TERRITORIES)]
    for site in range(SITE_SPACES):
        for place in around[site]:
            sites[place].append(site)
    return Geography([sorted(places) for places in adjacent], around, sites)


def _lay(
    slot: Slot,
    tile: int,
    turned: int,
    sides: dict[tuple[int, int], list[tuple[int, int, int]]],
    touched: list[set[int]],
) -> None:
    """Enter a tile's sides and corners at the cells it covers."""
    quarter = 0 if slot.way == SINGLE else 2 * turned + (1 if slot.way == LYING else 0)
    cells = [slot.cell]
    if slot.way == UPRIGHT:
        cells = [slot.cell, slot.cell + WIDTH]
    elif slot.way == LYING:
        cells = [slot.cell + 1, slot.cell]
    if turned and slot.way != SINGLE:
        cells.reverse()
    for part, upright_side, territory, first, last in _SIDES[tile]:
        side, low, high = upright_side, first, last
        for _ in range(quarter):
            if side in (EAST, WEST):
                low, high = 100 - high, 100 - low
            side = (side + 1) % 4
        sides.setdefault((cells[part], side), []).append((territory, low, high))
    recesses = _RECESSES[tile]
    for part, cell in enumerate(cells):
        upper = 2 * part
        lower = upper + 2 if len(cells) == 2 else 4
        corners = [recesses[upper], recesses[upper + 1], recesses[lower + 1], recesses[lower]]
        for corner, territories in enumerate(corners):
            place = (corner + quarter) % 4
            column = cell % WIDTH + (1 if place in (1, 2) else 0)
            row = cell // WIDTH + (1 if place in (2, 3) else 0)
            touched[row * (WIDTH + 1) + column].update(territories)


def _meeting(one: list[tuple[int, int, int]], other: list[tuple[int, int, int]]) -> set[tuple[int, int]]:
    """The territories that share a stretch of a common side."""
    return {(mine, yours) for mine, low, high in one for yours, from_, to in other if max(low, from_) < min(high, to)}
