"""The numbering of all actions and their names, one for every number of players.

What depends on the file of tiles is counted; the cells come last, so that the rest keeps small numbers.
"""

from __future__ import annotations

from typing import Final

from epoka.games.founders.grid import REACH, SIDE_NAMES, WIDTH, cell_at, x_of, y_of
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


def at(cell: int) -> int:
    """The action that names a cell."""
    return AT + (y_of(cell) + REACH) * WIDTH + x_of(cell) + REACH


def cell_of(action: int) -> int:
    """The cell an action names."""
    number = action - AT
    return cell_at(number % WIDTH - REACH, number // WIDTH - REACH)
