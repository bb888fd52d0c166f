"""How often each of a few things was chosen, in one number: what a step can keep among its arguments."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BITS: Final = 4
"""The bits of each thing: up to fifteen times are enough for all that is counted so."""


def times(tally: i64, kind: i64) -> i64:
    """How often a thing was chosen."""
    return tally >> kind * BITS & (1 << BITS) - 1


def once_more(tally: i64, kind: i64) -> i64:
    """The tally with a thing chosen once more."""
    return tally + (1 << int(kind * BITS))
