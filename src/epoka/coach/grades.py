"""How large a mistake is, and how accurately somebody has played."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

GRADES: Final = (("blunder", 0.15), ("mistake", 0.08), ("inaccuracy", 0.03))
"""By the chance to win that a decision gave away, the largest first."""
HALF: Final = 0.10
"""Whoever loses so much with every decision has an accuracy of 1/e."""


def grade(lost: float) -> str:
    """What a decision is called that gave away so much; "" for one that is fine."""
    return next((name for name, least in GRADES if lost >= least), "")


def accuracy(losses: Sequence[float]) -> float:
    """The mean over decisions, each between 0 and 1: 1 where nothing was given away."""
    return sum(exp(-lost / HALF) for lost in losses) / len(losses) if losses else 1.0
