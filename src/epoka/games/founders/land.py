"""A territory: its tiles, the tokens on them, and what its cells could supply (TE-20 to TE-25, TE-31 to TE-48)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.games.founders.grid import AROUND, EMPTY_GRID, SIDE, SIDES, SQUARE, cell_at, with_cell, x_of, y_of
from epoka.games.founders.tiles import IDLE, MAKES, TILES, VICTORY

HAS_WAR: Final = 1
HAS_COIN: Final = 2
HAS_CRAFTSMAN: Final = 4


class Land:
    """One player's territory. Grids hold a number a cell and are replaced, never changed, so that copies share them."""

    def __init__(self, cells: list[int], frontier: list[int], wagons: list[int]) -> None:
        self.faces = EMPTY_GRID
        """Face plus one, with the bit IDLE for a tile that a token keeps from producing; 0 where the cell is empty."""
        self.marks = EMPTY_GRID
        """Tokens on a tile, as HAS_ bits."""
        self.links = EMPTY_GRID
        """The number of the link group a cell belongs to, from 1 on (TE-47)."""
        self.cells = cells
        """Cells with a tile, sorted."""
        self.frontier = frontier
        """Empty cells that share a side with a tile, sorted (TE-21)."""
        self.wagons = wagons
        """Lower left cells of the squares with a wagon."""

    def copy(self) -> Land:
        new = Land(self.cells.copy(), self.frontier.copy(), self.wagons.copy())
        new.faces = self.faces
        new.marks = self.marks
        new.links = self.links
        return new

    # ---- tiles and tokens -----------------------------------------------------------------------------------------

    def tile_at(self, cell: i64) -> int:
        """The face in a cell, or -1."""
        return (self.faces[cell] & ~IDLE) - 1

    def makes_at(self, cell: i64) -> i64:
        """What the tile in a cell makes now, as bits; nothing where it is idle (TE-31)."""
        return MAKES[self.faces[cell]]

    def put(self, cell: int, face: int) -> None:
        """Lay a tile on an empty cell, or in place of another one, whose tokens must be gone already."""
        if not self.faces[cell]:
            insert(self.cells, cell)
            if cell in self.frontier:
                self.frontier.remove(cell)
            for side in SIDES:
                if not self.faces[cell + side] and cell + side not in self.frontier:
                    insert(self.frontier, cell + side)
        self.faces = with_cell(self.faces, cell, face + 1)

    def mark(self, cell: int, token: int) -> None:
        """Put a token on a tile: it stops producing."""
        self.marks = with_cell(self.marks, cell, self.marks[cell] | token)
        self.faces = with_cell(self.faces, cell, self.faces[cell] | IDLE)

    def clear(self, cell: int, tokens: int) -> None:
        """Take tokens off a tile; with none left it produces again."""
        left = self.marks[cell] & ~tokens
        self.marks = with_cell(self.marks, cell, left)
        if not left:
            self.faces = with_cell(self.faces, cell, self.faces[cell] & ~IDLE)

    def marked(self, token: int) -> list[int]:
        """The cells whose tile carries this token."""
        return [cell for cell in self.cells if self.marks[cell] & token]

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
        """Lower left cells of the 2 × 2 squares of tiles that carry no wagon yet (TE-46, TE-47), sorted."""
        found: list[int] = []
        for cell in self.cells:
            if self.faces[cell + 1] and self.faces[cell + SIDE] and self.faces[cell + SIDE + 1]:
                if cell not in self.wagons:
                    found.append(cell)
        return found

    def link(self, cell: int) -> None:
        """Put a wagon on a square; squares that share a tile form one group (TE-47)."""
        insert(self.wagons, cell)
        groups: list[list[int]] = []
        for wagon in self.wagons:
            joined = [wagon + offset for offset in SQUARE]
            apart: list[list[int]] = []
            for group in groups:
                if shares(group, joined):
                    joined.extend(group)
                else:
                    apart.append(group)
            groups = [*apart, joined]
        groups.sort(key=min)
        links = bytearray(len(EMPTY_GRID))
        for number, group in enumerate(groups):
            for linked in group:
                links[linked] = number + 1
        self.links = bytes(links)

    # ---- supply ---------------------------------------------------------------------------------------------------

    def makers_of(self, resource: int) -> list[int]:
        """The cells whose tiles make a resource now."""
        return [cell for cell in self.cells if (MAKES[self.faces[cell]] >> resource) & 1]

    def touches(self, cell: i64) -> bool:
        """Whether a cell shares a side with a tile (TE-21)."""
        faces = self.faces
        return bool(faces[cell + 1] or faces[cell - 1] or faces[cell + SIDE] or faces[cell - SIDE])

    def makes(self) -> i64:
        """All that the territory makes, as bits."""
        makes: i64 = 0
        faces = self.faces
        for cell in self.cells:
            makes |= MAKES[faces[cell]]
        return makes

    def sources(self, group: i64, gone: i64) -> list[int]:
        """Cells of a link group whose tiles produce, without the one being replaced."""
        return [cell for cell in self.cells if self.links[cell] == group and self.makes_at(cell) and cell != gone]

    # ---- saved form -----------------------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        return {
            "tiles": [
                [x_of(cell), y_of(cell), TILES[self.tile_at(cell)].face, self.marks[cell]] for cell in self.cells
            ],
            "wagons": [[x_of(cell), y_of(cell)] for cell in self.wagons],
        }

    @staticmethod
    def load(data: dict[str, Any]) -> Land:
        land = Land([], [], [])
        faces = [tile.face for tile in TILES]
        for x, y, face, marks in data["tiles"]:
            cell = cell_at(int(x), int(y))
            land.put(cell, faces.index(face))
            if int(marks):
                land.mark(cell, int(marks))
        for x, y in data["wagons"]:
            land.link(cell_at(int(x), int(y)))
        return land

    def victory_tiles(self) -> list[int]:
        """Cells with a victory tile, attacked ones included."""
        return [cell for cell in self.cells if TILES[self.tile_at(cell)].kind == VICTORY]


def insert(numbers: list[int], number: int) -> None:
    """Put a number into a sorted list."""
    place = len(numbers)
    while place and numbers[place - 1] > number:
        place -= 1
    numbers.insert(place, number)


def shares(one: list[int], other: list[int]) -> bool:
    for cell in other:
        if cell in one:
            return True
    return False


def near(cell: i64) -> list[int]:
    return [int(cell) + offset for offset in AROUND]
