"""The numbered list of choices."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from epoka.cli.choices import Line

FEWEST_ROWS: Final = 6
"""So many choices stand below each other even where the screen is too low for them."""


class Row:
    """A line of the list with its number, what it costs and brings, and the title it belongs under in a long list."""

    def __init__(self, number: int, line: Line, preview: str, group: str) -> None:
        self.number = number
        self.line = line
        self.preview = preview
        self.group = group


def menu(rows: list[Row], room: int) -> RenderableType:
    """One line a choice; where the screen has no room for that two columns, and then as many as fit, by groups."""
    room = max(room, FEWEST_ROWS)
    if len(rows) <= room:
        return column(rows)
    half = (len(rows) + 1) // 2
    if half > room:
        return Group(*[part for title in titles(rows) for part in dense(title, rows)])
    both = Table.grid(expand=True, padding=(0, 2, 0, 0))
    both.add_column(ratio=1)
    both.add_column(ratio=1)
    both.add_row(column(rows[:half]), column(rows[half:]))
    return both


def column(rows: list[Row]) -> Table:
    """Numbers, words and counts in full; a preview is cut where there is no room for it."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(justify="right", width=2, style="bold")
    table.add_column(min_width=max(cell_len(row.line.label) for row in rows), no_wrap=True)
    table.add_column(min_width=max(cell_len(span(row.line)) for row in rows), no_wrap=True, style="bold")
    table.add_column(no_wrap=True, overflow="ellipsis", style="dim", ratio=1)
    for row in rows:
        table.add_row(str(row.number), Text(row.line.label), Text(span(row.line)), Text(row.preview))
    return table


def titles(rows: list[Row]) -> list[str]:
    """The titles of a list, in the order in which they first come."""
    return list(dict.fromkeys(row.group for row in rows))


def dense(title: str, rows: list[Row]) -> list[RenderableType]:
    """The choices of one title without their previews, which `why` tells; what the board shows, by number alone."""
    members = [row for row in rows if row.group == title]
    if title:
        return [Text.assemble((f"{title}: ", "dim"), (runs([row.number for row in members]), "bold"))]
    choices = [
        Text.assemble((f"{row.number:>2}", "bold"), f" {row.line.label} ", (span(row.line), "bold")) for row in members
    ]
    return [Columns(choices, equal=True, padding=(0, 1))]


def runs(numbers: list[int]) -> str:
    """Numbers in few words: `1–3 5 8–11`."""
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][-1] == number - 1:
            found[-1].append(number)
        else:
            found.append([number])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)


def span(line: Line) -> str:
    """The numbers that may follow a line: 1–5."""
    numbers = line.numbers()
    if not numbers:
        return ""
    return numbers[0] if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def plain_menu(rows: list[Row]) -> Text:
    """A line a choice, without columns."""
    return Text("\n".join(plain_line(row) for row in rows))


def plain_line(row: Row) -> str:
    text = f"{row.number}. {row.line.label}"
    if span(row.line):
        text += f" {span(row.line)}"
    return text + (f": {row.preview}" if row.preview else "")
