"""What can go wrong, one class for each kind of mistake.

Messages are written for people: what was asked, why it cannot be, what would do.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from epoka.core.refusal import Refusal


class EpokaError(Exception):
    """The common base: whatever Epoka refuses, it refuses with one of these."""


class UnknownGame(EpokaError):
    """No game of that name is registered."""


class BadOption(EpokaError):
    """An option, a value or a number of players that the game does not know, or two that clash."""


class BadAction(EpokaError):
    """A text that names no action of the game, or no action that is possible now."""


class Illegal(EpokaError):
    """An action outside the legal list; `refusal` says why."""

    def __init__(self, message: str, refusal: Refusal) -> None:
        super().__init__(message)
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        """Exceptions are pickled by their message alone; a process that fails must be able to say why."""
        return Illegal, (str(self), self.refusal)


class BadRecord(EpokaError):
    """A saved game that is damaged, of another game, or no longer replays."""


class BadSnapshot(EpokaError):
    """A snapshot that is damaged or of another game."""


class NoPast(EpokaError):
    """An imagined or hand-built state has no history that leads to it, so no record and no log."""


def suggestion(word: str, known: list[str]) -> str:
    """A clause naming what was probably meant, or everything there is when that is short."""
    close = get_close_matches(word, known, n=3)
    if close:
        return "did you mean " + " or ".join(close) + "?"
    if len(known) <= 12:
        return "there is " + ", ".join(known)
    return "for example " + ", ".join(known[:6])
