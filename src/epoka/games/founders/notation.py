"""All actions, by families: their numbers, names and descriptions, the same for every number of players.

What depends on the file of tiles is counted; the cells come last, so that the rest keeps small numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.core.notation import Notation
from epoka.games.founders.grid import REACH, SIDE, SIDE_NAMES, cell_at
from epoka.games.founders.tiles import FACE_NAMES, KINDS, NATURE, PRODUCTS, RESOURCES, VICTORY, faces_of

NOTATION: Final = Notation()

FACES_OF_NATURE: Final = [tile.face for tile in faces_of(NATURE)]
GOODS_MADE: Final = [RESOURCES[product] for product in PRODUCTS]
SEATS: Final = [0, 1, 2, 3]
SPAN: Final = range(-REACH, REACH + 1)
XS: Final = [x for _ in SPAN for x in SPAN]
YS: Final = [y for y in SPAN for _ in SPAN]
"""The coordinates of the cells, row by row from the south-west."""

DRAFT: Final[int] = NOTATION.add("draft", {"face": FACES_OF_NATURE})
LAY: Final[int] = NOTATION.add("lay", {"side": SIDE_NAMES})
REVEAL: Final[int] = NOTATION.add("reveal", {"kind": KINDS[:VICTORY]})
PLAY_WAR: Final[int] = NOTATION.add("war", {"by": SEATS})
PLAY_COIN: Final[int] = NOTATION.add("coin", {"by": SEATS})
PLAY_WAGON: Final[int] = NOTATION.add("wagon")
PLAY_CRAFTSMAN: Final[int] = NOTATION.add("craftsman", {"good": GOODS_MADE})
NO_TOKEN: Final[int] = NOTATION.add("no-token")
BUY: Final[int] = NOTATION.add("buy", {"good": RESOURCES})
ADD: Final[int] = NOTATION.add("add", {"face": FACE_NAMES})
SKIP: Final[int] = NOTATION.add("skip")
PROPOSE_END: Final[int] = NOTATION.add("propose-end")
ACCEPT: Final[int] = NOTATION.add("accept")
REFUSE: Final[int] = NOTATION.add("refuse")
AT: Final[int] = NOTATION.add("at", {"x": XS, "y": YS})
NUM_ACTIONS: Final[int] = NOTATION.begin_chance()

STARTER: Final[int] = NOTATION.add("starter", {"seat": SEATS})
DEAL: Final[int] = NOTATION.add("deal", {"face": FACE_NAMES})
DRAW: Final[int] = NOTATION.add("draw", {"good": GOODS_MADE})


CELLS: Final[vec[i64]] = vec[i64]([cell_at(x, y) for x, y in zip(XS, YS, strict=True)])
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
