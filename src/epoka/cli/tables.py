"""Small tables that look right with boxes and without."""

from __future__ import annotations

from rich import box
from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text


class Grid:
    """Rows of short texts; the first columns hold words, the others numbers."""

    def __init__(self, heads: list[str], words: int = 1, bold_last: bool = False) -> None:
        self.heads = heads
        self.words = words
        self.rows: list[list[str]] = []
        self.bold_last = bold_last

    def add(self, cells: list[str]) -> None:
        self.rows.append(cells)

    def shown(self, plain: bool) -> RenderableType:
        return self.as_lines() if plain else self.as_table()

    def as_table(self) -> Table:
        table = Table(box=box.ROUNDED, header_style="bold", border_style="bright_black")
        for column, head in enumerate(self.heads):
            table.add_column(Text(head), justify="left" if column < self.words else "right", no_wrap=True)
        for number, row in enumerate(self.rows):
            last = self.bold_last and number == len(self.rows) - 1
            table.add_row(*[Text(cell) for cell in row], style="bold" if last else "")
        return table

    def as_lines(self) -> Text:
        """The same as bare text in columns."""
        rows = [self.heads, *self.rows]
        widths = [max(cell_len(row[column]) for row in rows) for column in range(len(self.heads))]
        lines = []
        for row in rows:
            cells = []
            for column, cell in enumerate(row):
                gap = " " * (widths[column] - cell_len(cell))
                cells.append(cell + gap if column < self.words else gap + cell)
            lines.append("  ".join(cells).rstrip())
        return Text("\n".join(lines))
