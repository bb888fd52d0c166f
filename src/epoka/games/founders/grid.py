"""Cells of a territory: x grows to the east, y to the north, the first tile lies at 0 0.

A territory is side-connected and grows by one tile a turn, so that no cell lies further out than REACH. A grid is a
`bytes` of SIDE × SIDE cells with a rim, which copies share until one of them changes a cell.
"""

from __future__ import annotations

from typing import Final

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
AROUND: Final = [-68, -67, -66, -1, 1, 66, 67, 68]
SQUARE: Final = [0, 1, 67, 68]
"""The cells of a wagon's square, from its lower left one."""

EMPTY_GRID: Final[bytes] = bytes(SIDE * SIDE)


def cell_at(x: int, y: int) -> int:
    return ORIGIN + x + y * SIDE


def x_of(cell: int) -> int:
    return cell % SIDE - REACH - 1


def y_of(cell: int) -> int:
    return cell // SIDE - REACH - 1


def with_cell(grid: bytes, cell: int, value: int) -> bytes:
    """The grid with one cell changed."""
    changed = bytearray(grid)
    changed[cell] = value
    return bytes(changed)
