"""Dice: weights of sums and rolls, and the faces shown for a sum."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from epoka.core.dice import POWERS, SUM_WEIGHTS, faces, nth_sum, roll_weight, sorted_rolls
from epoka.testing.kit import misfit


@pytest.mark.parametrize("dice", range(5))
def test_sums_weigh_as_many_rolls_as_there_are(dice: int) -> None:
    counted = Counter([sum(roll) for roll in product(range(1, 7), repeat=dice)])
    assert {total: weight for total, weight in enumerate(SUM_WEIGHTS[dice]) if weight} == counted
    assert sum(SUM_WEIGHTS[dice]) == POWERS[dice] == 6**dice


@pytest.mark.parametrize("dice", range(1, 5))
def test_numbered_rolls_have_each_sum_as_often_as_it_weighs(dice: int) -> None:
    counted = Counter([nth_sum(dice, number) for number in range(6**dice)])
    assert counted == {total: weight for total, weight in enumerate(SUM_WEIGHTS[dice]) if weight}


@pytest.mark.parametrize("dice", range(1, 5))
def test_sorted_rolls_are_all_there_with_their_weights(dice: int) -> None:
    counted = Counter([tuple(sorted(roll)) for roll in product(range(1, 7), repeat=dice)])
    assert {tuple(roll): roll_weight(roll) for roll in sorted_rolls(dice)} == counted
    assert sorted_rolls(dice) == sorted(sorted_rolls(dice))


def test_faces_add_up_to_every_possible_sum() -> None:
    for dice in range(11):
        for total in range(dice, 6 * dice + 1):
            shown = faces(dice, total, "table", total)
            assert len(shown) == dice
            assert sum(shown) == total
            assert all(1 <= face <= 6 for face in shown)


def test_faces_are_the_same_on_every_screen_and_other_for_another_action() -> None:
    assert faces(5, 17, "a", 3) == faces(5, 17, "a", 3)
    assert len({tuple(faces(5, 17, table, number)) for table in "ab" for number in range(20)}) > 20


@pytest.mark.parametrize(("dice", "total"), [(2, 7), (3, 9), (3, 5), (4, 14)])
def test_faces_come_from_the_exact_conditional_distribution(dice: int, total: int) -> None:
    rolls = [roll for roll in product(range(1, 7), repeat=dice) if sum(roll) == total]
    counts = Counter([tuple(faces(dice, total, "table", number)) for number in range(3000)])
    assert misfit(counts, {roll: 1 / len(rolls) for roll in rolls}) < 1


@pytest.mark.parametrize(("dice", "total"), [(2, 1), (2, 13), (0, 1), (-1, 0), (11, 30)])
def test_a_sum_the_dice_cannot_show_is_an_error(dice: int, total: int) -> None:
    with pytest.raises(ValueError, match="never show"):
        faces(dice, total, "table", 0)
