"""What can go wrong, one class for each kind of mistake.

Messages are written for people: what was asked, why it cannot be, what would do.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from epoka.core.refusal import Refusal

LONGEST_EXCERPT: Final = 60
"""At most so many characters of what somebody sent are repeated in a message."""

CONTRADICTIONS: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)
"""The exceptions that rules raise when a restored position is impossible."""


class EpokaError(Exception):
    """The common base: whatever Epoka refuses, it refuses with one of these."""


class UnknownGame(EpokaError):
    """No game of that name is registered."""


class BadGame(EpokaError):
    """A game or a bot from outside that cannot be loaded, or whose name another one has."""


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


def excerpt(text: str, longest: int = LONGEST_EXCERPT) -> str:
    """The beginning of a text, as much as a message repeats: whoever sends a megabyte does not get it back."""
    return text if len(text) <= longest else text[:longest] + "…"


def described(value: object) -> str:
    """A value of any kind in a few words: as it is written where that is short, else what kind of thing it is.

    Python itself refuses to write out numbers of several thousand digits, and lists nested as deep.
    """
    if isinstance(value, str):
        return repr(excerpt(value))
    if value is None or isinstance(value, (bool, float)):
        return repr(value)
    if isinstance(value, int):
        return repr(value) if abs(value) < 10**18 else "a number of more than 18 digits"
    if isinstance(value, (list, tuple, dict)):
        return f"a {type(value).__name__} of {len(value)}"
    return f"a {type(value).__name__}"


def named(error: BaseException) -> str:
    """The kind of an error and its message, in one line; a KeyError's message is only the missing key."""
    said = described(error.args[0]) if isinstance(error, KeyError) and error.args else excerpt(str(error), 200)
    return f"{type(error).__name__} {said}"


def suggestion(word: str, known: list[str]) -> str:
    """A clause naming what was probably meant, or everything there is when that is short."""
    close = get_close_matches(word, known, n=3) if len(word) <= LONGEST_EXCERPT else []
    if close:
        return "did you mean " + " or ".join(close) + "?"
    if len(known) <= 12:
        return "there is " + ", ".join(known)
    return "for example " + ", ".join(known[:6])
