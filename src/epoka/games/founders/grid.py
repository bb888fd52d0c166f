"""Cells of a territory: x grows to the east, y to the north, the first tile lies at 0 0.

A territory is side-connected and grows by one tile a turn, so that no cell lies further out than REACH. A grid holds a
number for each of SIDE × SIDE cells with a rim; copies share it until one of them changes a cell.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

REACH: Final = 32
"""The second tile of the draft and 31 turns of a two-player game in one line."""
WIDTH: Final = 65
SIDE: Final = 67
ORIGIN: Final = 2244
"""The cell 0 0: 33 rows of SIDE, and 33 more."""

EAST: Final = 1
WEST: Final = -1
NORTH: Final = 67
SOUTH: Final = -67

SIDES: Final = [EAST, NORTH, WEST, SOUTH]
SIDE_NAMES: Final = ["east", "north", "west", "south"]
AROUND: Final[vec[i64]] = vec[i64]([-68, -67, -66, -1, 1, 66, 67, 68])
SQUARE: Final = [0, 1, 67, 68]
"""The cells of a wagon's square, from its lower left one."""

EMPTY_GRID: Final[vec[u8]] = vec[u8]([0] * (SIDE * SIDE))
NO_CELLS: Final[vec[i64]] = vec[i64]()


def cell_at(x: int, y: int) -> int:
    return ORIGIN + x + y * SIDE


def x_of(cell: int) -> int:
    return cell % SIDE - REACH - 1


def y_of(cell: int) -> int:
    return cell // SIDE - REACH - 1


def adjacent(cell: i64, other: i64) -> bool:
    """Whether two cells touch, by a side or a corner."""
    apart = cell - other if cell > other else other - cell
    return apart == 1 or SIDE - 1 <= apart <= SIDE + 1


def with_cell(grid: vec[u8], cell: i64, value: i64) -> vec[u8]:
    """The grid with one cell changed."""
    changed = grid[:]
    changed[cell] = u8(value)
    return changed


def insert(cells: vec[i64], cell: i64) -> vec[i64]:
    """Sorted cells with one more, which is not among them."""
    cells = append(cells, cell)
    place = len(cells) - 1
    while place and cells[place - 1] > cell:
        cells[place] = cells[place - 1]
        place -= 1
    cells[place] = cell
    return cells
