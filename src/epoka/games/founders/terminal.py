"""The board for the terminal, drawn from a view and the texts; and the words for lists of choices.

Every player is a letter and every token a sign; where there are colours they come on top: nothing is told by colour
alone. The territory that a question is about is drawn large, with the numbers of the choices in its cells; without such
a question it is the viewer's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from epoka.core.state import State
from epoka.games.founders.adding import AddTile, PlaceTile
from epoka.games.founders.grid import x_of, y_of
from epoka.games.founders.lacking import nearest
from epoka.games.founders.notation import ADD, AT, NOTATION, REVEAL, cell_of
from epoka.games.founders.sketch import (
    BLANK,
    IDLE,
    MARK,
    MARKS,
    NUMBER,
    STAR,
    TILE_BY_FACE,
    Sketch,
    link_sign,
    makes,
    needs,
)
from epoka.games.founders.state import Founders
from epoka.games.founders.supply import explain
from epoka.games.founders.tiles import KINDS, RESOURCES, TILES, TOKENS, VICTORY
from epoka.games.founders.turn import Reveal
from epoka.games.founders.words import reasons

LETTERS: Final = "ABCD"
COLOURS: Final = ["bright_red", "bright_cyan", "bright_yellow", "bright_magenta"]
BORDER: Final = "bright_black"
LOOKS: Final = {
    "nature": "green",
    "village": "yellow",
    "city": "bright_blue",
    "victory": "bold red",
    NUMBER: "bold reverse",
    MARK: "bold",
    IDLE: "dim",
    BLANK: "dim",
}
GAP: Final = 3
"""Columns between two territories side by side."""

View = Mapping[str, Any]


class Words(Protocol):
    """What the board needs of the texts."""

    def say(self, key: str, values: Mapping[str, object] | None = None) -> str: ...

    def player(self, seat: int) -> str: ...


class Terminal:
    """Founders of the Empire on a screen of about 100 columns, or as plain lines."""

    def __init__(self, texts: Words) -> None:
        self.texts = texts
        self.goods = [self.say(f"good-{good}") for good in RESOURCES]

    def say(self, key: str, **values: object) -> str:
        return self.texts.say(key, values)

    # ---- the board ------------------------------------------------------------------------------------------------

    def board(self, view: View, asked: View) -> RenderableType:
        """Open tiles above, territories below."""
        seat = asked_about(view, asked)
        order = [seat, *[other for other in range(view["players"]) if other != seat]] if seat is not None else None
        blocks = [self._block(view, asked, other, other == seat) for other in order or range(view["players"])]
        return Group(Text(self.headline(view), style="bold"), self._open_tiles(view), Shelf(blocks), self._legend())

    def _block(self, view: View, asked: View, seat: int, large: bool) -> Block:
        player, heading = view["seats"][seat], self.heading(view, seat)
        if not large:
            return Block(heading, [Sketch(player, self.goods, False)])
        numbers = cell_numbers(asked)
        return Block(heading, [Sketch(player, self.goods, long_words, 1, numbers) for long_words in (True, False)])

    def board_lines(self, view: View, asked: View) -> list[str]:
        """The same as plain lines: a kind of tile, a player, a row of a territory each."""
        lines = [self.headline(view), ""]
        for kind in KINDS[:VICTORY]:
            tiles = "; ".join(self.open_row(view["rows"][kind])) or "–"
            lines.append(self.say("terminal-row-line", kind=kind, left=view["stacks"][kind], tiles=tiles))
        lines.append(f"{self.say('kind-victory')}: {'; '.join([self.tile(face) for face in view['display']]) or '–'}")
        lines.append(f"{self.say('terminal-supply')}: {', '.join(self.tokens(self.supply(view)))}")
        for seat, player in enumerate(view["seats"]):
            lines.append("")
            lines.append(self.player_line(seat, player))
            lines.extend(self.territory_lines(player))
        return lines

    def headline(self, view: View) -> str:
        line = self.say("terminal-headline", turn=view["turns"], seat=view["first"])
        if view["bought"]:
            line += " · " + self.say("terminal-bought", good=view["bought"])
        return line

    def _open_tiles(self, view: View) -> Panel:
        """A row a kind: what is left in the stack, then the tiles with what they need and make."""
        table = Table.grid(expand=True, padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, justify="right")
        table.add_column(ratio=1)
        for kind in KINDS[:VICTORY]:
            tiles = [Text(tile, LOOKS[kind]) for tile in self.open_row(view["rows"][kind])]
            table.add_row(self.say(f"kind-{kind}"), f"({view['stacks'][kind]})", Flow(tiles))
        display = [Text(self.tile(face), LOOKS["victory"]) for face in sorted(view["display"])]
        table.add_row(self.say("kind-victory"), "", Flow(display))
        table.add_row(self.say("terminal-supply"), "", Flow([Text(token) for token in self.tokens(self.supply(view))]))
        title = f"[bold]{escape(self.say('terminal-open'))}[/]"
        return Panel(table, title=title, title_align="left", border_style=BORDER, padding=(0, 1))

    def open_row(self, faces: list[str]) -> list[str]:
        """The tiles of a row in their order, equal ones once with their number."""
        return [
            self.tile(face) + (f" ×{faces.count(face)}" if faces.count(face) > 1 else "")
            for face in dict.fromkeys(faces)
        ]

    def tile(self, face: str) -> str:
        """A tile with what it needs and makes: `mine wood+stone→iron`, `★2 iron+army`."""
        tile = TILE_BY_FACE[face]
        needed = "+".join([self.say(f"good-{good}") for good in needs(face)])
        if tile.points:
            return f"{STAR}{tile.points} {needed}"
        token = f" {MARKS[TOKENS[tile.token]]}" if tile.token >= 0 else ""
        return f"{self.name(face)} {needed}{'→' if needed else ''}{self.made(face)}{token}"

    def made(self, face: str) -> str:
        """What a tile brings: its resources, or its points."""
        points = TILE_BY_FACE[face].points
        return f"{STAR}{points}" if points else "/".join([self.say(f"good-{good}") for good in makes(face)])

    def name(self, face: str) -> str:
        """A city tile by its type alone, since its needs stand beside it."""
        kind, _, _ = face.partition("-")
        return self.say(f"type-{kind}" if TILE_BY_FACE[face].token >= 0 else f"face-{face}")

    # ---- players --------------------------------------------------------------------------------------------------

    def heading(self, view: View, seat: int) -> list[Text]:
        """Letter, name and points, then what is in hand."""
        player = view["seats"][seat]
        name = Text(f"{LETTERS[seat]} {self.texts.player(seat)}", f"bold {COLOURS[seat]}")
        if seat == view["mover"]:
            name.append(" ◂")
        name.append(f"  {self.say('terminal-points', points=player['points'])}", "bold default")
        hand = " ".join(self.tokens(player["hand"])) or self.say("terminal-no-tokens")
        if player["replaced"]:
            hand += " · " + self.say("terminal-replaced", number=len(player["replaced"]))
        return [name, Text(hand)]

    def supply(self, view: View) -> View:
        supply = view["supply"]
        return {**supply, "craftsmen": supply["craftsman"]}

    def tokens(self, held: View) -> list[str]:
        """Tokens by their signs and words, each craftsman with the product it needs."""
        shown = [
            f"{MARKS[token]} {self.say(f'terminal-{token}')}" + (f" ×{held[token]}" if held[token] > 1 else "")
            for token in ("war", "coin", "wagon")
            if held[token]
        ]
        if held["craftsmen"]:
            products = ", ".join([self.say(f"good-{good}") for good in held["craftsmen"]])
            shown.append(f"{MARKS['craftsman']} {self.say('terminal-craftsman')}: {products}")
        return shown

    def player_line(self, seat: int, player: View) -> str:
        return self.say(
            "terminal-player-line",
            letter=LETTERS[seat],
            seat=seat,
            points=player["points"],
            hand=", ".join(self.tokens(player["hand"])) or "–",
            replaced=len(player["replaced"]),
        )

    def territory_lines(self, player: View) -> list[str]:
        """A row of the territory a line, from north to south."""
        rows: dict[int, list[str]] = {}
        for tile in player["tiles"]:
            rows.setdefault(tile["y"], []).append(self.tile_words(tile))
        return [f"  y {y}: {'; '.join(rows[y])}" for y in sorted(rows, reverse=True)]

    def tile_words(self, tile: View) -> str:
        """A tile with its cell and all that lies on it."""
        words = [f"({tile['x']}, {tile['y']}) {self.tile(tile['face'])}"]
        words += [self.say(f"terminal-{token}") for token in ("war", "coin", "craftsman") if tile[token]]
        if tile["group"]:
            words.append(self.say("terminal-linked", sign=link_sign(tile["group"])))
        return ", ".join(words)

    def _legend(self) -> RenderableType:
        """What the signs in the territories mean."""
        basics = [f"{name[:2].capitalize()} {name}" for name in self.goods[:4]]
        signs = [f"{MARKS[token]} {self.say(f'terminal-{token}')}" for token in ("war", "coin", "craftsman")]
        signs.append(self.say("terminal-linked", sign=link_sign(1)))
        return Flow([Text(entry, "dim") for entry in [*basics, *signs]])

    # ---- lists of choices -----------------------------------------------------------------------------------------

    def head(self, name: str) -> str:
        """Every action has a line of its own; its number stands in the territory too."""
        return name

    def label(self, head: str) -> str | None:
        """A cell by its coordinates and a tile by its name, since the prompt says what is to be done with it."""
        verb, _, rest = head.partition(" ")
        if verb == "at":
            x, y = rest.split(" ")
            return f"({x}, {y})"
        if verb in ("add", "draft"):
            return self.say(f"face-{rest}")
        return None

    def group(self, preview: View) -> str:
        """Cells to grow on and tiles to give up; their numbers stand in the territory."""
        if "contact" not in preview:
            return ""
        return self.say("terminal-replacing" if "replaces" in preview else "terminal-empty-cells")

    def preview(self, previews: list[View]) -> str:
        """What a line needs and brings, or who supplies the tile there."""
        preview = previews[0]
        if "suppliers" in preview:
            return self._place_preview(preview)
        parts: list[str] = []
        if "cells" in preview:
            parts = [self.say("terminal-cells", number=preview["cells"]), self._tile_preview(preview["face"])]
        elif "face" in preview:
            parts = [self.made(preview["face"])]
        elif "targets" in preview:
            parts = [self.say("terminal-targets", number=preview["targets"])]
        elif "left" in preview:
            parts = [self.say("terminal-left", number=preview["left"])]
            if preview["clears"]:
                parts.append(self.say("terminal-clears"))
        return " · ".join(parts)

    def _tile_preview(self, face: str) -> str:
        """What a tile needs, makes and grants; the name of a victory tile says its needs already."""
        return self.made(face) if TILE_BY_FACE[face].points else self.tile(face).removeprefix(self.name(face)).strip()

    def _place_preview(self, preview: View) -> str:
        """The supplier of each requirement: `wood ← forest (0, 0)`."""
        parts = [self.say("terminal-replaces", face=preview["replaces"])] if "replaces" in preview else []
        parts += [f"{self.say('good-' + row['good'])} ← {self._supplier(row)}" for row in preview["suppliers"]]
        return " · ".join(parts)

    def _supplier(self, row: View) -> str:
        if "bought" in row:
            return f"{MARKS['coin']} {self.say('terminal-coin')}"
        source = row["source"]
        words = f"{self.name(source['face'])} ({source['x']}, {source['y']})"
        if "outlet" in row:
            words += f" {MARKS['wagon']} ({row['outlet']['x']}, {row['outlet']['y']})"
        return words

    def surroundings(self, view: View) -> list[str]:
        """Nothing that the board does not show."""
        return []

    def piece(self, name: str) -> list[str]:
        """A tile by its face: what it is called, needs and makes."""
        return [self.tile(name.lower())] if name.lower() in TILE_BY_FACE else []

    # ---- one action in full ---------------------------------------------------------------------------------------

    def details(self, state: State, action: int) -> list[str]:
        """Who covers each requirement at a cell, or what is missing there; what may still be turned up."""
        assert isinstance(state, Founders)
        step = state.agenda[-1]
        if isinstance(step, PlaceTile) and NOTATION.is_of(AT, action):
            return self._supply_lines(state, int(step.seat), cell_of(action), int(step.face))
        if isinstance(step, AddTile) and NOTATION.is_of(ADD, action):
            return self._tile_lines(state, int(step.seat), action - ADD)
        if isinstance(step, Reveal) and NOTATION.is_of(REVEAL, action):
            return self._face_down_lines(state.view(step.seat)["unseen"][KINDS[action - REVEAL]])
        if state.refusal(action) is not None:
            return []
        preview = self.preview([state.preview(action)])
        return [preview] if preview else []

    def _supply_lines(self, s: Founders, seat: int, cell: int, face: int) -> list[str]:
        """Each requirement with who covers it or why nobody does; a refusal has named missing contact already."""
        found = reasons(explain(s.lands[seat], cell, face, int(s.bought)))
        lines = [self.say(key, **values) for key, values in found if key != "supply-no-contact"]
        if s.lands[seat].faces[cell]:
            lines.append(self.say("terminal-replaces", face=TILES[s.lands[seat].tile_at(cell)].face))
        return lines

    def _tile_lines(self, s: Founders, seat: int, face: int) -> list[str]:
        """The tile itself; where it fits nowhere, the cell that lacks least."""
        lines = [self.tile(TILES[face].face)]
        land = s.lands[seat]
        if face in s.offered() and ADD + face not in s.actions():
            cell = nearest(land, face, int(s.bought))
            lines.append(self.say("terminal-nearest", x=x_of(cell), y=y_of(cell)))
            lines.extend(self._supply_lines(s, seat, cell, face))
        return lines

    def _face_down_lines(self, unseen: View) -> list[str]:
        """What a stack may hold, with how often."""
        faces = [self.tile(face) + (f" ×{count}" if count > 1 else "") for face, count in unseen.items()]
        return [self.say("terminal-face-down"), *[f"  {face}" for face in faces]]


def asked_about(view: View, asked: View) -> int | None:
    """Whose territory is drawn large: the one a token goes to, else the viewer's, nobody's for a spectator."""
    if asked.get("prompt") == "token-at":
        seat: int = asked["values"]["by"]
        return seat
    viewer: int | None = view["seat"]
    return viewer


def cell_numbers(asked: View) -> dict[tuple[int, int], int]:
    """The numbers of the cells on choice."""
    found: dict[tuple[int, int], int] = {}
    for name, number in asked.get("numbers", {}).items():
        verb, _, rest = name.partition(" ")
        if verb == "at":
            x, y = rest.split(" ")
            found[(int(x), int(y))] = number
    return found


class Flow:
    """Short texts one after another, never broken inside."""

    def __init__(self, entries: list[Text]) -> None:
        self.entries = entries

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for entry in self.entries:
            if line and line.cell_len + 3 + entry.cell_len > options.max_width:
                yield line
                line = Text()
            if line:
                line.append(" · ", "dim")
            line.append_text(entry)
        yield line if line else Text("–")


class Block:
    """A player's heading over the own territory: the first of its drawings that fits, else the last one in parts."""

    def __init__(self, heading: list[Text], sketches: list[Sketch]) -> None:
        self.heading = heading
        self.sketches = sketches

    def lines(self, width: int) -> list[Text]:
        fitting = [sketch for sketch in self.sketches if sketch.width() <= width]
        drawn = [*fitting, self.sketches[-1]][0].lines(width)
        pieces = [[(piece.text, LOOKS[piece.look]) for piece in line] for line in drawn]
        return [*self.heading, *[Text.assemble(*line) for line in pieces]]


class Shelf:
    """Blocks side by side as far as there is room, the others below."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        row: list[list[Text]] = []
        used = 0
        for block in self.blocks:
            lines = block.lines(options.max_width)
            width = max([line.cell_len for line in lines])
            if row and used + GAP + width > options.max_width:
                yield from beside(row)
                row, used = [], 0
            used += width + (GAP if row else 0)
            row.append(lines)
        yield from beside(row)


def beside(blocks: list[list[Text]]) -> Iterator[Text]:
    """The lines of several blocks next to each other."""
    widths = [max([line.cell_len for line in lines]) for lines in blocks]
    for number in range(max([len(lines) for lines in blocks])):
        joined = Text(no_wrap=True)
        for lines, width in zip(blocks, widths, strict=True):
            line = lines[number].copy() if number < len(lines) else Text()
            line.pad_right(width + GAP - line.cell_len)
            joined.append_text(line)
        joined.rstrip()
        yield joined
