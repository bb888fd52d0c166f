"""The board of the terminal as a picture."""

from __future__ import annotations

import re
from io import StringIO

from rich.console import Console, RenderableType
from rich.terminal_theme import SVG_EXPORT_THEME

WIDTH = 112


def svg(board: RenderableType) -> str:
    """What the terminal would show, as a picture in SVG that needs nothing from anywhere else."""
    console = Console(record=True, width=WIDTH, markup=False, highlight=False, emoji=False, file=StringIO())
    console.print(board)
    picture = console.export_svg(title="Epoka", theme=SVG_EXPORT_THEME, unique_id="epoka")
    # The exported picture asks a font server for its letters; any fixed-width letters of the reader's will do.
    picture = re.sub(r"<!--.*?-->\s*", "", picture, flags=re.S)
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.S)
    return picture.replace("Fira Code, monospace", "monospace")
