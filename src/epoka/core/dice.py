"""Six-sided dice: exact weights of sums and of sorted rolls, and faces to show for a sum."""

from __future__ import annotations

import random
from hashlib import sha256
from math import factorial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_DICE: Final = 10


def _sum_weights(dice: int) -> list[int]:
    """How many of the 6 ** dice rolls give each sum from 0 on."""
    weights = [1]
    for _ in range(dice):
        longer = [0] * (len(weights) + 6)
        for total, weight in enumerate(weights):
            for face in range(1, 7):
                longer[total + face] += weight
        weights = longer
    return weights


SUM_WEIGHTS: Final[list[list[int]]] = [_sum_weights(dice) for dice in range(MOST_DICE + 1)]
"""SUM_WEIGHTS[dice][total]: how many of the 6 ** dice rolls give the total."""

POWERS: Final[list[int]] = [6**dice for dice in range(MOST_DICE + 1)]


MOST_SUM: Final = 60
WEIGHT_OF: Final[vec[i64]] = vec[i64](
    [weight for weights in SUM_WEIGHTS for weight in (weights + [0] * MOST_SUM)[: MOST_SUM + 1]]
)
"""The same in one row, a stretch of MOST_SUM + 1 for every number of dice."""


def nth_sum(dice: i64, number: i64) -> i64:
    """The sum of the roll with this number, counting the 6 ** dice rolls by their sums."""
    total = dice
    place = dice * (MOST_SUM + 1) + dice
    number -= WEIGHT_OF[place]
    while number >= 0:
        total += 1
        place += 1
        number -= WEIGHT_OF[place]
    return total


def sorted_rolls(dice: int) -> list[list[int]]:
    """Every sorted roll of so many dice, in order."""
    rolls: list[list[int]] = [[]]
    for _ in range(dice):
        rolls = [[*roll, face] for roll in rolls for face in range(roll[-1] if roll else 1, 7)]
    return rolls


def roll_weight(roll: list[int]) -> int:
    """How many of the 6 ** dice rolls show this sorted roll."""
    weight = factorial(len(roll))
    for face in range(1, 7):
        weight //= factorial(roll.count(face))
    return weight


def faces(dice: int, total: int, table: str, number: int) -> list[int]:
    """Faces that add up to a rolled total, from the exact conditional distribution.

    Keyed by the table and the number of the action, so that every screen and every replay shows the same dice.
    """
    if not 0 <= dice <= MOST_DICE or not dice <= total <= 6 * dice:
        raise ValueError(f"{dice} dice never show {total}")
    source = random.Random(sha256(f"{table}:{number}".encode()).digest())
    shown: list[int] = []
    for left in range(dice, 0, -1):
        rest = SUM_WEIGHTS[left - 1]
        pick = source.randrange(SUM_WEIGHTS[left][total])
        face = 1
        while True:
            weight = rest[total - face] if 0 <= total - face < len(rest) else 0
            if pick < weight:
                break
            pick -= weight
            face += 1
        shown.append(face)
        total -= face
    return shown
