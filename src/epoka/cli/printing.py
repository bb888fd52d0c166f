"""Text of others on a terminal: shown, never obeyed."""

from __future__ import annotations

import re
import sys
from typing import Final, TextIO

CONTROLS: Final = "\x00-\x08\x0b-\x1f\x7f-\x9f"
"""Escape, the other control codes and their eight-bit forms; a tab and the end of a line are left out."""
DIRECTIONS: Final = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
"""What turns the direction of writing round, so that a line reads otherwise than it is."""
BREAKS: Final = "\u2028\u2029"
HALVES: Final = "\ud800-\udfff"

OBEYED: Final = re.compile(f"[{CONTROLS}{DIRECTIONS}{BREAKS}{HALVES}]")
OBEYED_IN_A_LINE: Final = re.compile(f"[\n{CONTROLS}{DIRECTIONS}{BREAKS}{HALVES}]")


def printable(text: str) -> str:
    """The text with every character a terminal would obey written out, like \\x1b; lines and tabs stay."""
    return OBEYED.sub(written_out, text)


def printable_line(text: str) -> str:
    """The same as one line."""
    return OBEYED_IN_A_LINE.sub(written_out, text)


def written_out(found: re.Match[str]) -> str:
    return found.group().encode("unicode_escape").decode()


def print_line(text: str, file: TextIO | None = None) -> None:
    """Print one line at once, on standard output or elsewhere."""
    print(printable_line(text), file=file or sys.stdout, flush=True)


def complain(text: str) -> None:
    """Tell on standard error, in one line, what is wrong."""
    print_line(f"epoka: {text}", sys.stderr)
