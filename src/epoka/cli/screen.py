"""Where everything is printed, with colours and boxes or plainly."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from epoka.cli.printing import printable

PLAIN_WIDTH: Final = 100


class TextConsole(Console):
    """Colours and boxes are its own; what a terminal would obey in the text itself is written out."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(printable(segment.text), segment.style)


class Screen:
    """A terminal, or something that is none and gets bare text: no escape codes, no boxes, no lines broken."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain or not sys.stdout.isatty() or os.environ.get("TERM") == "dumb"
        if self.plain:
            self.console = TextConsole(
                color_system=None, force_terminal=False, markup=False, highlight=False, emoji=False, width=PLAIN_WIDTH
            )
        else:
            self.console = TextConsole(markup=False, highlight=False, emoji=False)

    @property
    def width(self) -> int:
        return min(self.console.width, 140)

    @property
    def height(self) -> int:
        return self.console.height

    def rows_of(self, what: RenderableType) -> int:
        """How many rows something takes."""
        return len(self.console.render_lines(what, self.console.options.update(width=self.width)))

    def show(self, what: RenderableType = "", style: str = "") -> None:
        """Print; what is shown plainly is text, never something with boxes."""
        if self.plain:
            print(printable(what.plain if isinstance(what, Text) else str(what)), file=self.console.file)
        else:
            self.console.print(what, style=style, width=self.width)

    def show_whole(self, line: str) -> None:
        """A line with a path or a command in it, to be copied in one piece however long it is."""
        self.console.print(line, soft_wrap=True)

    def clear(self) -> None:
        if not self.plain:
            self.console.clear()

    def wipe(self) -> None:
        """Clear what can be scrolled back to as well: the next person must not see it."""
        if not self.plain:
            self.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
