"""A territory as rows of short texts: what each tile makes, what lies on it, and the numbers of the cells on choice.

It is drawn from a player's part of a view. A nature tile shows the beginnings of both its resources, a village or city
tile what it makes, a victory tile its points; so nobody has to learn the names of tiles to read a territory.
"""

from __future__ import annotations

from typing import Any, Final

from epoka.games.founders.tiles import KINDS, RESOURCES, TILES, TOKENS, Tile

MARKS: Final = {"war": "!", "coin": "$", "wagon": "=", "craftsman": "@"}
"""The signs of the four tokens."""
STAR: Final = "★"
TILE_BY_FACE: Final = {tile.face: tile for tile in TILES}
MARGIN: Final = 4
"""Room for y before each row."""


class Piece:
    """A few letters of a drawing with the name of their look: a kind of tile, or one of the looks below."""

    def __init__(self, text: str, look: str) -> None:
        self.text: Final = text
        self.look: Final = look


NUMBER: Final = "number"
MARK: Final = "mark"
IDLE: Final = "idle"
BLANK: Final = "blank"


def beginnings(tile: Tile, names: list[str], long_words: bool) -> str:
    """What a tile makes, short: `WoSt` or `iron` in short words, `WooSto` or `horses` in long ones."""
    if tile.points:
        return f"{STAR}{tile.points}"
    if len(names) > 1:
        return "".join([name[: 3 if long_words else 2].capitalize() for name in names])
    return names[0][: 6 if long_words else 4]


class Sketch:
    """One territory, in long words or short ones. A rim of empty cells shows where it may grow."""

    def __init__(
        self,
        player: dict[str, Any],
        goods: list[str],
        long_words: bool,
        rim: int = 0,
        numbers: dict[tuple[int, int], int] | None = None,
    ) -> None:
        self.goods: Final = goods
        """The words for the resources, in the order of RESOURCES."""
        self.long_words: Final = long_words
        self.numbers: Final = numbers or {}
        self.cells: dict[tuple[int, int], list[Piece]] = {}
        for tile in player["tiles"]:
            self.cells[(tile["x"], tile["y"])] = self.tile(tile)
        columns = [x for x, _ in self.cells]
        rows = [y for _, y in self.cells]
        self.columns: list[int] = list(range(min(columns) - rim, max(columns) + rim + 1)) if columns else []
        self.rows: list[int] = list(range(max(rows) + rim, min(rows) - rim - 1, -1)) if rows else []

    def tile(self, tile: dict[str, Any]) -> list[Piece]:
        """The number of a tile on choice, what it makes, and the signs of what lies on it."""
        face = TILE_BY_FACE[tile["face"]]
        made = beginnings(face, [self.goods[resource] for resource in face.produces], self.long_words)
        signs = "".join([MARKS[token] for token in TOKENS if tile.get(token)])
        pieces: list[Piece] = []
        number = self.numbers.get((tile["x"], tile["y"]))
        if number is not None:
            pieces.append(Piece(str(number), NUMBER))
            pieces.append(Piece(":", BLANK))
        pieces.append(Piece(made, IDLE if signs else KINDS[face.kind]))
        if tile["group"]:
            signs += link_sign(tile["group"])
        if signs:
            pieces.append(Piece(signs, MARK))
        return pieces

    def cell(self, x: int, y: int) -> list[Piece]:
        """A tile, the number of an empty cell on choice, or a dot that helps to count."""
        if (x, y) in self.cells:
            return self.cells[(x, y)]
        if (x, y) in self.numbers:
            return [Piece(str(self.numbers[(x, y)]), NUMBER)]
        return [Piece("·", BLANK)]

    def column_width(self, x: int) -> int:
        """The widest cell of a column and the gap after it."""
        return max(len(str(x)), *[length(self.cell(x, y)) for y in self.rows]) + 1

    def width(self) -> int:
        return MARGIN + sum([self.column_width(x) for x in self.columns])

    def bands(self, width: int) -> list[list[int]]:
        """The columns, in several parts where they do not all fit beside each other."""
        bands: list[list[int]] = [[]]
        used = MARGIN
        for x in self.columns:
            used += self.column_width(x)
            if used > width and bands[-1]:
                bands.append([])
                used = MARGIN + self.column_width(x)
            bands[-1].append(x)
        return bands

    def lines(self, width: int) -> list[list[Piece]]:
        """Rows from north to south with y before each and x below; a territory that is too wide goes on underneath."""
        lines: list[list[Piece]] = []
        for columns in self.bands(width) if self.columns else []:
            for y in self.rows:
                sign = "y" if y == self.rows[0] else " "
                line = [Piece(f"{sign}{y:>{MARGIN - 2}} ", BLANK)]
                for x in columns:
                    line.extend(filled(self.cell(x, y), self.column_width(x)))
                lines.append(line)
            under = "".join([str(x).ljust(self.column_width(x)) for x in columns])
            lines.append([Piece("x".ljust(MARGIN) + under, BLANK)])
        return lines


def filled(pieces: list[Piece], width: int) -> list[Piece]:
    """The pieces of a cell with the blanks up to the next one."""
    return [*pieces, Piece(" " * (width - length(pieces)), BLANK)]


def length(pieces: list[Piece]) -> int:
    return sum([len(piece.text) for piece in pieces])


def link_sign(group: int) -> str:
    """The wagon's sign with the letter of a link group, which the view numbers from 1 on."""
    return MARKS["wagon"] + chr(ord("a") + group - 1)


def makes(face: str) -> list[str]:
    """The ids of what a tile makes."""
    return [RESOURCES[resource] for resource in TILE_BY_FACE[face].produces]


def needs(face: str) -> list[str]:
    """The ids of what a tile needs."""
    return [RESOURCES[resource] for resource in TILE_BY_FACE[face].requires]
