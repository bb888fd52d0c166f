"""The numbering of all actions and their names, one for every number of players.

What depends on the file of tiles is counted; the cells come last, so that the rest keeps small numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.games.founders.grid import REACH, SIDE, SIDE_NAMES, cell_at
from epoka.games.founders.tiles import KINDS, NATURE, PRODUCTS, RESOURCES, TILES, VICTORY, faces_of

_names: list[str] = []

DRAFT: Final = 0
_names.extend([f"draft {tile.face}" for tile in faces_of(NATURE)])
LAY: Final[int] = len(_names)
_names.extend([f"lay {side}" for side in SIDE_NAMES])
REVEAL: Final[int] = len(_names)
_names.extend([f"reveal {kind}" for kind in KINDS[:VICTORY]])
PLAY_WAR: Final[int] = len(_names)
_names.extend([f"war {seat}" for seat in range(4)])
PLAY_COIN: Final[int] = len(_names)
_names.extend([f"coin {seat}" for seat in range(4)])
PLAY_WAGON: Final[int] = len(_names)
_names.append("wagon")
PLAY_CRAFTSMAN: Final[int] = len(_names)
_names.extend([f"craftsman {RESOURCES[product]}" for product in PRODUCTS])
NO_TOKEN: Final[int] = len(_names)
_names.append("no token")
BUY: Final[int] = len(_names)
_names.extend([f"buy {resource}" for resource in RESOURCES])
ADD: Final[int] = len(_names)
_names.extend([f"add {tile.face}" for tile in TILES])
SKIP: Final[int] = len(_names)
_names.append("skip")
PROPOSE_END: Final[int] = len(_names)
_names.append("propose end")
ACCEPT: Final[int] = len(_names)
_names.append("accept")
REFUSE: Final[int] = len(_names)
_names.append("refuse")
AT: Final[int] = len(_names)
_names.extend([f"at {x} {y}" for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1)])
NUM_ACTIONS: Final[int] = len(_names)

STARTER: Final[int] = len(_names)
_names.extend([f"starter {seat}" for seat in range(4)])
DEAL: Final[int] = len(_names)
_names.extend([f"deal {tile.face}" for tile in TILES])
DRAW: Final[int] = len(_names)
_names.extend([f"draw {RESOURCES[product]}" for product in PRODUCTS])

ACTION_NAMES: Final[list[str]] = _names


CELLS: Final[vec[i64]] = vec[i64]([cell_at(x, y) for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1)])
"""The cells in the order of their actions."""

CELL_ACTIONS: Final[vec[i64]] = vec[i64]([-1] * (SIDE * SIDE))
"""The action that names each cell; -1 on the rim."""

for _number, _cell in enumerate(CELLS):
    CELL_ACTIONS[_cell] = AT + _number


def at(cell: i64) -> i64:
    """The action that names a cell."""
    return CELL_ACTIONS[cell]


def cell_of(action: i64) -> i64:
    """The cell an action names."""
    return CELLS[action - AT]
