"""The numbers of a snapshot: whole, within their bounds, in lists of the right length; anything else is refused.

A snapshot may come from anywhere. The kernel checks the whole of it against bounds that hold for any game (`check`). A
game reads its fields by the other functions and gives tighter bounds where it has them. A ValueError becomes a
`BadSnapshot` where the snapshot is restored.
"""

from __future__ import annotations

from typing import Any, Final

from epoka.core.errors import described

MOST: Final = 9_999
"""No game has so many of anything, and no loop over so many takes long."""

WIDEST: Final = (1 << 24) - 1
"""Nothing in a snapshot is further from zero: some numbers are sets of two dozen things as bits."""
DEEPEST: Final = 12
LONGEST: Final = 999
"""The most characters that a word may have."""


def check(value: object, depth: int = 0) -> None:
    """Refuse what no snapshot holds: fractions, numbers, lists and words beyond all bounds, lists within lists."""
    if isinstance(value, int):
        if not -WIDEST <= value <= WIDEST:
            raise refused(value, -WIDEST, WIDEST)
    elif isinstance(value, list):
        if len(value) > MOST or depth > DEEPEST:
            raise ValueError(f"{described(value)} is too long or lies too deep")
        for inner in value:
            check(inner, depth + 1)
    elif isinstance(value, dict):
        check(list(value), depth + 1)
        check(list(value.values()), depth + 1)
    elif isinstance(value, str):
        if len(value) > LONGEST:
            raise ValueError(f"{described(value)} is too long")
    elif value is not None:
        raise ValueError(f"{described(value)} has no place in a snapshot")


def number(value: object, low: int = 0, high: int = MOST) -> int:
    """A whole number within bounds; True and 1.0 do not count as numbers here."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise refused(value, low, high)
    return value


def numbers(values: object, length: int, low: int = 0, high: int = MOST) -> list[int]:
    """A new list of exactly `length` whole numbers within bounds."""
    return checked(rows(values, length, length), low, high)


def several(values: object, most: int, low: int = 0, high: int = MOST) -> list[int]:
    """A new list of at most `most` whole numbers within bounds."""
    return checked(rows(values, 0, most), low, high)


def stacks(values: object, length: int, most: int, low: int = 0, high: int = MOST) -> list[list[int]]:
    """A new list of exactly so many lists, each of at most so many numbers."""
    return [checked(rows(stack, 0, most), low, high) for stack in rows(values, length, length)]


def rows(values: object, least: int, most: int) -> list[Any]:
    """The list `values` itself, if it has at least `least` and at most `most` entries of any kind."""
    if not isinstance(values, list) or not least <= len(values) <= most:
        wanted = f"of {least}" if least == most else f"of at least {least} and at most {most}"
        raise ValueError(f"this is {described(values)}, not {'' if isinstance(values, list) else 'a list '}{wanted}")
    return values


def members(values: object, count: int) -> int:
    """A set of different numbers below `count`, as bits."""
    total = 0
    for value in several(values, count, 0, count - 1):
        total |= 1 << value
    return total


def word(value: object, known: list[str]) -> str:
    """One of the known words."""
    if not isinstance(value, str) or value not in known:
        raise ValueError(f"{described(value)} is none of the words that may stand here")
    return value


def words(values: object, most: int, known: list[str]) -> list[int]:
    """A new list of at most so many of the known words, each as its place among them."""
    return [known.index(word(value, known)) for value in rows(values, 0, most)]


def flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"{described(value)} is neither true nor false")
    return value


def checked(values: list[Any], low: int, high: int) -> list[int]:
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise refused(value, low, high)
    return values.copy()


def refused(value: object, low: int, high: int) -> ValueError:
    return ValueError(f"{described(value)} is no whole number from {low} to {high}")
