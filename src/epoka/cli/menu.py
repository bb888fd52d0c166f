"""The numbered list of choices."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from epoka.cli.choices import Line
from epoka.cli.screen import Screen


def menu(lines: list[Line], previews: list[str], screen: Screen, room: int) -> RenderableType:
    """One line a choice; two columns where the screen has no room for one."""
    if screen.plain:
        return Text("\n".join(plain_line(number, line, previews[number]) for number, line in enumerate(lines)))
    if len(lines) <= max(room, 6):
        return column(lines, previews, 1)
    half = (len(lines) + 1) // 2
    both = Table.grid(expand=True, padding=(0, 2, 0, 0))
    both.add_column(ratio=1)
    both.add_column(ratio=1)
    both.add_row(column(lines[:half], previews[:half], 1), column(lines[half:], previews[half:], half + 1))
    return both


def column(lines: list[Line], previews: list[str], first: int) -> Table:
    """Numbers, words and counts in full; a preview is cut where there is no room for it."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(justify="right", width=2, style="bold")
    table.add_column(min_width=max(cell_len(line.label) for line in lines), no_wrap=True)
    table.add_column(min_width=max(cell_len(span(line)) for line in lines), no_wrap=True, style="bold")
    table.add_column(no_wrap=True, overflow="ellipsis", style="dim", ratio=1)
    for number, line in enumerate(lines):
        table.add_row(str(first + number), Text(line.label), Text(span(line)), Text(previews[number]))
    return table


def span(line: Line) -> str:
    """The numbers that may follow a line: 1–5."""
    numbers = line.numbers()
    if not numbers:
        return ""
    return numbers[0] if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"


def plain_line(number: int, line: Line, preview: str) -> str:
    text = f"{number + 1}. {line.label}"
    if span(line):
        text += f" {span(line)}"
    return text + (f": {preview}" if preview else "")
