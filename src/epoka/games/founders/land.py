"""A territory: its tiles, the tokens on them, and what its cells could supply (TE-20 to TE-25, TE-31 to TE-48)."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from librt.vecs import append, remove, vec
from mypy_extensions import i64, u8

from epoka.core.forms import Part
from epoka.core.observation import ABSENT, CHECK, Piece, checked, list_of, put, put_absent, put_list
from epoka.core.saved import number, rows
from epoka.games.founders.grid import (
    AROUND,
    EMPTY_GRID,
    NO_CELLS,
    REACH,
    SIDE,
    SIDES,
    SQUARE,
    cell_at,
    insert,
    with_cell,
    x_of,
    y_of,
)
from epoka.games.founders.tiles import (
    FACE_NAMES,
    IDLE,
    MAKES,
    MOST_TILES,
    RESOURCE_BITS,
    TILES,
    TOKENS_OF_A_KIND,
    VICTORY,
)

TILES_SHOWN: Final = 32
"""How many tiles of a territory an observation has room for."""
TILE_NUMBERS: Final = 4
"""How many numbers it has for each: x, y, face, tokens."""
WAGON_PIECES: Final = list_of(TOKENS_OF_A_KIND, TOKENS_OF_A_KIND, 0, SIDE * SIDE - 1)

HAS_WAR: Final = 1
HAS_COIN: Final = 2
HAS_CRAFTSMAN: Final = 4

# Whether a wagon may come to a square of tiles, or why not, as `Land.wagon_place` answers.
FREE_SQUARE: Final = 0
NO_SQUARE: Final = 1
HAS_WAGON: Final = 2


class Land(Part):
    """One player's territory. Copies share their grids: the one of faces is copied before the first change after that,
    the others, which change seldom, at every change."""

    def __init__(self) -> None:
        self.faces: vec[u8] = EMPTY_GRID
        """Face plus one, with the bit IDLE for a tile that a token keeps from producing; 0 where the cell is empty."""
        self.shared = True
        """Whether another territory, or an empty one, may hold the same grid of faces."""
        self.marks: vec[u8] = EMPTY_GRID
        """Tokens on a tile, as HAS_ bits."""
        self.links: vec[u8] = EMPTY_GRID
        """The number of the link group a cell belongs to, from 1 on (TE-47)."""
        self.cells: vec[i64] = NO_CELLS
        """Cells with a tile, sorted."""
        self.frontier: vec[i64] = NO_CELLS
        """Empty cells that share a side with a tile, sorted (TE-21)."""
        self.wagons: vec[i64] = NO_CELLS
        """Lower left cells of the squares with a wagon, sorted."""

    def copy(self) -> Land:
        new = Land()
        self.shared = True
        new.faces = self.faces
        new.marks = self.marks
        new.links = self.links
        new.cells = self.cells[:]
        new.frontier = self.frontier[:]
        new.wagons = self.wagons[:]
        return new

    # ---- tiles and tokens -----------------------------------------------------------------------------------------

    def tile_at(self, cell: i64) -> int:
        """The face in a cell, or -1."""
        return (int(self.faces[cell]) & ~IDLE) - 1

    def makes_at(self, cell: i64) -> i64:
        """What the tile in a cell makes now, as bits; nothing where it is idle (TE-31)."""
        return MAKES[i64(self.faces[cell])] & RESOURCE_BITS

    def set_face(self, cell: i64, value: i64) -> None:
        if self.shared:
            self.faces = self.faces[:]
            self.shared = False
        self.faces[cell] = u8(value)

    def put(self, cell: i64, face: i64) -> None:
        """Lay a tile on an empty cell, or in place of another one, whose tokens must be gone already (TE-25, TE-50)."""
        if not self.faces[cell]:
            if self.touches(cell):
                self.frontier = remove(self.frontier, cell)
            self.cells = insert(self.cells, cell)
            for side in SIDES:
                beside = cell + side
                if not self.faces[beside] and not self.touches(beside):
                    self.frontier = insert(self.frontier, beside)
        self.set_face(cell, face + 1)

    def mark(self, cell: i64, token: i64) -> None:
        """Put a token on a tile: it stops producing."""
        self.marks = with_cell(self.marks, cell, i64(self.marks[cell]) | token)
        self.set_face(cell, i64(self.faces[cell]) | IDLE)

    def clear(self, cell: i64, tokens: i64) -> None:
        """Take tokens off a tile; with none left it produces again."""
        marks = i64(self.marks[cell])
        if not marks & tokens:
            return
        self.marks = with_cell(self.marks, cell, marks & ~tokens)
        if not marks & ~tokens:
            self.set_face(cell, i64(self.faces[cell]) & ~IDLE)

    def marked(self, token: int) -> list[int]:
        """The cells whose tile carries this token."""
        return [int(cell) for cell in self.cells if i64(self.marks[cell]) & token]

    def is_top(self, cell: i64) -> bool:
        """Whether the tile is the topmost of its column; holes do not count (TE-41)."""
        above = cell + SIDE
        highest = self.cells[-1]
        while above <= highest:
            if self.faces[above]:
                return False
            above += SIDE
        return True

    def squares(self) -> list[int]:
        """Lower left cells of the squares of tiles that a wagon may come to, sorted."""
        return [int(cell) for cell in self.cells if self.wagon_place(cell) == FREE_SQUARE]

    def wagon_place(self, cell: i64) -> i64:
        """FREE_SQUARE for the lower left of 2 × 2 tiles that carry no wagon yet, or why it is none (TE-46, TE-47)."""
        faces = self.faces
        if not (faces[cell] and faces[cell + 1] and faces[cell + SIDE] and faces[cell + SIDE + 1]):
            return NO_SQUARE
        return HAS_WAGON if cell in self.wagons else FREE_SQUARE

    def link(self, cell: i64) -> None:
        """Put a wagon on a square; squares that share a tile form one group (TE-47)."""
        self.wagons = insert(self.wagons, cell)
        groups: list[list[int]] = []
        for wagon in self.wagons:
            joined = [int(wagon) + offset for offset in SQUARE]
            apart: list[list[int]] = []
            for group in groups:
                if shares(group, joined):
                    joined.extend(group)
                else:
                    apart.append(group)
            groups = [*apart, joined]
        groups.sort(key=min)
        links = EMPTY_GRID[:]
        for place, group in enumerate(groups):
            for linked in group:
                links[linked] = u8(place + 1)
        self.links = links

    # ---- supply ---------------------------------------------------------------------------------------------------

    def makers_of(self, resource: i64) -> vec[i64]:
        """The cells whose tiles make a resource now."""
        makers = NO_CELLS
        faces = self.faces
        for cell in self.cells:
            if (MAKES[i64(faces[cell])] >> resource) & 1:
                makers = append(makers, cell)
        return makers

    def touches(self, cell: i64) -> bool:
        """Whether a cell shares a side with a tile (TE-21)."""
        faces = self.faces
        return bool(faces[cell + 1] or faces[cell - 1] or faces[cell + SIDE] or faces[cell - SIDE])

    def makes(self) -> i64:
        """All that the territory makes, as bits."""
        makes: i64 = 0
        faces = self.faces
        for cell in self.cells:
            makes |= MAKES[i64(faces[cell])]
        return makes & RESOURCE_BITS

    def sources(self, group: i64, gone: i64) -> list[int]:
        """Cells of a link group whose tiles produce, without the one being replaced."""
        return [int(cell) for cell in self.cells if self.links[cell] == group and self.makes_at(cell) and cell != gone]

    # ---- saved form -----------------------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        return {
            "tiles": [
                [x_of(int(cell)), y_of(int(cell)), TILES[self.tile_at(cell)].face, int(self.marks[cell])]
                for cell in self.cells
            ],
            "wagons": [[x_of(int(cell)), y_of(int(cell))] for cell in self.wagons],
        }

    def load(self, data: dict[str, Any]) -> None:
        for x, y, face, marks in rows(data["tiles"], 0, MOST_TILES):
            cell = saved_cell(x, y)
            self.put(cell, FACE_NAMES.index(face))
            if number(marks, 0, HAS_WAR | HAS_COIN | HAS_CRAFTSMAN):
                self.mark(cell, marks)
        for x, y in rows(data["wagons"], 0, TOKENS_OF_A_KIND):
            self.link(saved_cell(x, y))

    def pieces(self) -> list[Piece]:
        return [
            Piece("tiles.length", 0, [], [], 0, MOST_TILES, []),
            Piece("tiles.x", 1, [TILES_SHOWN], [TILE_NUMBERS], -REACH, REACH, []),
            Piece("tiles.y", 2, [TILES_SHOWN], [TILE_NUMBERS], -REACH, REACH, []),
            Piece("tiles.face", 3, [TILES_SHOWN], [TILE_NUMBERS], ABSENT, len(FACE_NAMES) - 1, FACE_NAMES),
            Piece("tiles.tokens", 4, [TILES_SHOWN], [TILE_NUMBERS], ABSENT, HAS_WAR | HAS_COIN | HAS_CRAFTSMAN, []),
            Piece("tiles.rest", 1 + TILES_SHOWN * TILE_NUMBERS, [], [], 0, CHECK, []),
            *[piece.moved("wagons", 2 + TILES_SHOWN * TILE_NUMBERS) for piece in WAGON_PIECES],
        ]

    def observe(self, out: BytesWriter) -> None:
        """Tiles as rows of x, y, face and tokens; wagons by their cells."""
        count: i64 = len(self.cells)
        put(out, count)
        rest: i64 = 0
        place: i64 = 0
        for cell in self.cells:
            if place < TILES_SHOWN:
                put(out, x_of(int(cell)))
                put(out, y_of(int(cell)))
                put(out, self.tile_at(cell))
                put(out, i64(self.marks[cell]))
            else:
                rest = checked(checked(checked(rest, cell), self.tile_at(cell)), i64(self.marks[cell]))
            place += 1
        put_absent(out, (TILES_SHOWN - place) * TILE_NUMBERS)
        put(out, rest)
        put_list(out, [int(cell) for cell in self.wagons], TOKENS_OF_A_KIND, TOKENS_OF_A_KIND)

    def victory_tiles(self) -> list[int]:
        """Cells with a victory tile, attacked ones included."""
        return [int(cell) for cell in self.cells if TILES[self.tile_at(cell)].kind == VICTORY]


def saved_cell(x: object, y: object) -> int:
    """The cell with these coordinates of a snapshot."""
    return cell_at(number(x, -REACH, REACH), number(y, -REACH, REACH))


def shares(one: list[int], other: list[int]) -> bool:
    for cell in other:
        if cell in one:
            return True
    return False


def near(cell: i64) -> list[int]:
    return [int(cell + offset) for offset in AROUND]
