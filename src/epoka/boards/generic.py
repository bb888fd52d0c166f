"""The board of a game that has none of its own: whatever a view holds, as tables with the players as columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from epoka.core.game import Game
from epoka.core.state import State
from epoka.texts import Texts
from epoka.texts.missing import spaced
from epoka.views import KERNEL, parts_of_seats

View = Mapping[str, Any]

BORDER: Final = "bright_black"
TOLD_ELSEWHERE: Final = ("breakdown",)
"""Parts of a player that a command of its own shows: `points`."""
MOST_FIELDS: Final = 7
"""Records with more fields are written in a row each."""
MOST_COLUMNS: Final = 16
"""A longer list of numbers is written in a row, without a column for each."""


class GenericBoard:
    """Any game on a screen of 80 columns, or as plain lines."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts

    # ---- the board ------------------------------------------------------------------------------------------------

    def board(self, view: View, asked: View) -> RenderableType:
        shared, of_seats = self.divided(view)
        parts: list[RenderableType] = [Text(self.headline(shared), style="bold")]
        tables = self._shared_tables(shared)
        if tables:
            parts.append(framed(self.texts.say("view-shared"), Group(*tables)))
        if of_seats:
            parts.append(framed(self.texts.say("view-players"), self._players(view, of_seats)))
        return Group(*parts)

    def board_lines(self, view: View, asked: View) -> list[str]:
        """One thing a line: what is shared, then a line for each thing of each player."""
        shared, of_seats = self.divided(view)
        lines = [self.headline(shared)]
        for name, part in shared.items():
            if not is_scalar(part):
                lines.append(f"{label(name)}: {self.cell(name, part)}")
        for seat in range(self.sides(view)):
            told = [f"{title} {cells[seat]}" for title, cells in self._rows(view, of_seats) if cells[seat]]
            lines.append(f"{self.player(view, seat)}: {', '.join(told)}" if told else self.player(view, seat))
        return lines

    def headline(self, shared: View) -> str:
        """The game, and every single number and word that all players share."""
        told = [f"{label(name)} {self.cell(name, part)}" for name, part in shared.items() if is_scalar(part)]
        return " · ".join([self.texts.say(f"game-{self.game.name}"), *told])

    def divided(self, view: View) -> tuple[dict[str, Any], dict[str, list[Any]]]:
        """What is shared, and what has an entry for each seat."""
        names = [name for name in parts_of_seats(self.game) if isinstance(view.get(name), list)]
        own = {name: part for name, part in view.items() if name not in KERNEL}
        return (
            {name: part for name, part in own.items() if name not in names},
            {name: part for name, part in own.items() if name in names},
        )

    def sides(self, view: View) -> int:
        """The players, and those that the rules play."""
        return max(int(view["players"]), len(self.texts.names))

    def player(self, view: View, seat: int) -> str:
        return f"▸ {self.texts.player(seat)}" if seat == view["mover"] else self.texts.player(seat)

    # ---- what is shared -------------------------------------------------------------------------------------------

    def _shared_tables(self, shared: View) -> list[RenderableType]:
        """Lists of numbers with equal lengths below each other, then every larger part by itself."""
        tables: list[RenderableType] = []
        rows: dict[int, dict[str, list[Any]]] = {}
        plain: list[tuple[str, str]] = []
        for name, part in shared.items():
            if is_counts(part):
                rows.setdefault(len(part), {})[name] = part
            elif is_table(part):
                tables.append(self._table(name, part))
            elif not is_scalar(part):
                plain += self._pairs(name, part)
        counted = [self._counts(length, lists) for length, lists in rows.items()]
        pairs = Table.grid(padding=(0, 2, 0, 0))
        pairs.add_column(style="dim")
        pairs.add_column()
        for title, text in plain:
            pairs.add_row(Text(title), Text(text))
        return [*counted, *([pairs] if plain else []), *tables]

    def _pairs(self, name: str, part: Any) -> list[tuple[str, str]]:
        """A part beside its name; what is made of larger parts has a line for each of them."""
        inner = list(part.items()) if isinstance(part, Mapping) else list(enumerate(part))
        if not inner or all(is_scalar(value) for _, value in inner):
            return [(label(name), self.cell(name, part))]
        return [(f"{label(name)} {label(title)}", self.cell(str(title), value)) for title, value in inner]

    def _counts(self, length: int, lists: Mapping[str, list[Any]]) -> Table:
        """Numbers by their place, which is what actions name: a column for each place."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        table.add_column("", style="dim", no_wrap=True)
        for place in range(length):
            table.add_column(str(place), justify="right", no_wrap=True)
        for name, numbers in lists.items():
            table.add_row(label(name), *[self.cell(name, number) for number in numbers])
        return table

    def _table(self, name: str, part: Any) -> Table:
        """Things with the same fields: a row each."""
        rows = list(part.items()) if isinstance(part, Mapping) else list(enumerate(part))
        heads = heads_of([row for _, row in rows])
        table = ruled(header_style="dim")
        table.add_column(label(name), style="dim")
        for head in heads:
            table.add_column(label(head))
        for title, row in rows:
            table.add_row(spaced(str(title)), *[self.cell(head, row[head]) if head in row else "" for head in heads])
        return table

    # ---- the players ----------------------------------------------------------------------------------------------

    def _players(self, view: View, of_seats: Mapping[str, list[Any]]) -> Table:
        table = ruled(expand=True)
        table.add_column("", style="dim")
        for seat in range(self.sides(view)):
            style = "bold underline" if seat == view["seat"] else "bold"
            table.add_column(Text(self.player(view, seat), style=style, overflow="fold"), ratio=1)
        for title, cells in self._rows(view, of_seats):
            table.add_row(title, *[Text(cell) for cell in cells])
        return table

    def _rows(self, view: View, of_seats: Mapping[str, list[Any]]) -> list[tuple[str, list[str]]]:
        """Every thing that players have, with each player's; fields of a player are things of their own."""
        sides = self.sides(view)
        rows: list[tuple[str, list[str]]] = []
        for name, parts in of_seats.items():
            if any(isinstance(part, Mapping) for part in parts):
                rows += self._fields("" if name == "seats" else label(name), parts, sides)
            else:
                rows.append((label(name), self._cells(name, parts, sides)))
        return rows

    def _fields(self, before: str, parts: list[Any], sides: int) -> list[tuple[str, list[str]]]:
        """The fields of each player's record, those of a record in it behind its name: "goods wood"."""
        rows: list[tuple[str, list[str]]] = []
        records = [part if isinstance(part, Mapping) else {} for part in parts]
        for name in dict.fromkeys(name for record in records for name in record):
            inner = [record.get(name) for record in records]
            title = f"{before} {label(name)}".strip()
            if name in TOLD_ELSEWHERE:
                continue
            if any(isinstance(part, Mapping) and all(map(is_scalar, part.values())) and part for part in inner):
                rows += self._fields(title, inner, sides)
            else:
                rows.append((title, self._cells(name, inner, sides)))
        return rows

    def _cells(self, name: str, parts: list[Any], sides: int) -> list[str]:
        """What each side has; a side that the rules play may have nothing to show."""
        return [self.cell(name, parts[at]) if at < len(parts) else "" for at in range(sides)]

    # ---- values ---------------------------------------------------------------------------------------------------

    def cell(self, name: str, part: Any) -> str:
        """Anything in a few words; an id `v` under the name `k` is the text `k-v` where there is one."""
        if isinstance(part, str) and part:
            key = f"{name}-{part.replace(' ', '-')}"
            return self.texts.say(key) if self.texts.has(key) else spaced(part)
        if isinstance(part, Mapping):
            told = [f"{label(inner)} {self.cell(inner, value)}" for inner, value in part.items()]
            return ", ".join(told) or "–"
        if isinstance(part, list):
            return (" " if all(map(is_number, part)) else ", ").join(
                [f"({self.cell(name, one)})" if isinstance(one, (list, dict)) else self.cell(name, one) for one in part]
            ) or "–"
        if isinstance(part, float):
            return self.texts.say("cli-decimal", {"number": part})
        return self.texts.value(part)

    # ---- lists of choices -----------------------------------------------------------------------------------------

    def head(self, name: str) -> str:
        """Every action is a line of its own."""
        return name

    def label(self, head: str) -> str | None:
        return None

    def preview(self, previews: list[View]) -> str:
        return " · ".join([f"{label(name)} {self.cell(name, part)}" for name, part in previews[0].items()])

    def group(self, preview: View) -> str:
        return ""

    def details(self, state: State, action: int) -> list[str]:
        if state.refusal(action) is not None:
            return []
        return [f"{label(name)}: {self.cell(name, part)}" for name, part in state.preview(action).items()]

    def surroundings(self, view: View) -> list[str]:
        return []

    def piece(self, name: str) -> list[str]:
        return []


def label(name: object) -> str:
    return spaced(str(name))


def is_scalar(part: Any) -> bool:
    return not isinstance(part, (list, Mapping))


def is_number(part: Any) -> bool:
    return part is None or isinstance(part, (int, float))


def is_counts(part: Any) -> bool:
    """A list of numbers that has room for a column each."""
    return isinstance(part, list) and 1 < len(part) <= MOST_COLUMNS and all(map(is_number, part))


def is_table(part: Any) -> bool:
    """Several records, in a list or by name, of few and small fields."""
    rows = list(part.values()) if isinstance(part, Mapping) else part if isinstance(part, list) else []
    if not rows or not all(isinstance(row, Mapping) and row for row in rows):
        return False
    return len(heads_of(rows)) <= MOST_FIELDS and all(is_scalar(field) for row in rows for field in row.values())


def heads_of(rows: list[Any]) -> list[str]:
    """The names of the fields of these records, each once."""
    return list(dict.fromkeys(name for row in rows for name in row))


def ruled(header_style: str = "", expand: bool = False) -> Table:
    """A table with a line below its heads and no other."""
    return Table(
        box=box.SIMPLE_HEAD,
        show_edge=False,
        expand=expand,
        padding=(0, 1, 0, 0),
        header_style=header_style,
        border_style=BORDER,
        pad_edge=False,
    )


def framed(title: str, inside: RenderableType) -> Panel:
    return Panel(inside, title=Text(title), title_align="left", border_style=BORDER, padding=(0, 1))
