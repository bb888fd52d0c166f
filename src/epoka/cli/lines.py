"""The lines people type: editing and completion where there is a terminal, and no Ctrl-C overlooked."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from epoka.cli.printing import printable
from epoka.interrupts import heard


def ask(prompt: str) -> str:
    """One line without the spaces around it. Raises EOFError at the end of the input."""
    with heard():
        return input(printable(prompt)).strip()


def ask_with_words(prompt: str, words: Sequence[str]) -> str:
    """One line; where a person types at a terminal, Tab completes these words."""
    if sys.stdin.isatty():
        try:
            import readline
        except ImportError:
            return ask(prompt)
        found = sorted(words)

        def complete(start: str, number: int) -> str | None:
            fitting = [word for word in found if word.startswith(start)]
            return fitting[number] if number < len(fitting) else None

        readline.set_completer_delims("")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")
    return ask(prompt)
