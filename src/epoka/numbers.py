"""Writes the numbers that follow from a declaration as literals, which the compiler knows.

python -m epoka.numbers            writes all of them anew
python -m epoka.numbers --check    says which files have one that is out of date (a test does the same)

A constant that is computed when its module is loaded costs a few instructions wherever it is read, and action numbers
and codes of effects are read everywhere. So it stands as a number, with what it must be behind it; names are those of
the module:

    RESET: Final = 22  # = NOTATION.first("reset")

Whoever declares something new writes such a line with any number and runs the command.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from epoka.generated import Files, write_or_check

COMMAND = "python -m epoka.numbers"
PACKAGE = Path(__file__).parent
LITERAL = re.compile(r"^(\w+: Final = )-?\d+(  # = (.+))$", re.MULTILINE)


def renumbered(source: str, names: dict[str, Any]) -> str:
    """The source of a module with the numbers that its declarations ask for; `names` are those of the module."""

    def literal(found: re.Match[str]) -> str:
        return f"{found[1]}{int(eval(found[3], names))}{found[2]}"

    return LITERAL.sub(literal, source)


def modules() -> Files:
    """Every module of a game with such a number, with the text that it should have."""
    found: Files = {}
    for path in sorted(PACKAGE.glob("games/**/*.py")):
        source = path.read_text("utf-8")
        if LITERAL.search(source):
            name = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
            found[path] = renumbered(source, vars(import_module(name)))
    return found


if __name__ == "__main__":
    sys.exit(write_or_check(modules(), COMMAND))
