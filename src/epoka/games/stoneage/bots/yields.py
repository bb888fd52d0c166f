"""Exact odds of what a roll with tools brings, looked up by bots many times a decision."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.core.dice import MOST_DICE, MOST_SUM, POWERS, SUM_WEIGHTS
from epoka.games.stoneage.components import DIVISORS

MOST_HELP: Final = 12
"""Pips that three tools of the best value add."""


def _at_least(dice: int) -> list[float]:
    """How likely the dice show each total or more."""
    chances = [0.0] * (6 * dice + 2)
    for total in range(6 * dice, -1, -1):
        chances[total] = chances[total + 1] + SUM_WEIGHTS[dice][total] / POWERS[dice]
    return chances


AT_LEAST: Final[vec[float]] = vec[float](
    [chance for dice in range(MOST_DICE + 1) for chance in (_at_least(dice) + [0.0] * MOST_SUM)[: MOST_SUM + 1]]
)
"""The same for every number of dice, a stretch of MOST_SUM + 1 for each."""
DIVISOR: Final[vec[i64]] = vec[i64](DIVISORS)


def chance_of(kind: i64, dice: i64, help: i64, amount: i64) -> float:
    """How likely the roll, with so many pips of tools added, brings this amount of a good or more."""
    if dice == 0:
        return 1.0 if amount <= 0 else 0.0
    total = amount * DIVISOR[kind] - help
    if total <= dice:
        return 1.0
    return AT_LEAST[dice * (MOST_SUM + 1) + total] if total <= 6 * dice else 0.0


def most(kind: i64, dice: i64, help: i64) -> i64:
    """The most such a roll can bring."""
    return (6 * dice + help) // DIVISOR[kind] if dice else 0


def _expected(kind: int, dice: int, help: int) -> float:
    return sum([chance_of(kind, dice, help, amount) for amount in range(1, most(kind, dice, help) + 1)], 0.0)


EXPECTED: Final[list[list[list[float]]]] = [
    [[_expected(kind, dice, help) for help in range(MOST_HELP + 1)] for dice in range(MOST_DICE + 1)]
    for kind in range(len(DIVISORS))
]
"""EXPECTED[kind][dice][help]: the average yield when all the help is used. Without dice tools bring nothing."""


EXPECTED_ROW: Final[vec[float]] = vec[float]([mean for by_dice in EXPECTED for row in by_dice for mean in row])


def expected(kind: i64, dice: i64, help: i64) -> float:
    """The same, for those who ask often."""
    return EXPECTED_ROW[(kind * (MOST_DICE + 1) + dice) * (MOST_HELP + 1) + help]
