"""The odds that bots look up are the exact ones."""

from itertools import product

import pytest

from epoka.games.stoneage.bots.yields import EXPECTED, chance_of, most
from epoka.games.stoneage.components import CLAY, DIVISORS, FOOD, GOLD, WOOD


@pytest.mark.parametrize(("kind", "dice", "help"), [(WOOD, 3, 0), (GOLD, 2, 3), (FOOD, 1, 1), (CLAY, 4, 12)])
def test_yields_agree_with_counting_all_rolls(kind: int, dice: int, help: int) -> None:
    amounts = [(sum(roll) + help) // DIVISORS[kind] for roll in product(range(1, 7), repeat=dice)]
    assert EXPECTED[kind][dice][help] == pytest.approx(sum(amounts) / len(amounts))
    assert most(kind, dice, help) == max(amounts)
    for amount in range(max(amounts) + 2):
        share = sum(1 for reached in amounts if reached >= amount) / len(amounts)
        assert chance_of(kind, dice, help, amount) == pytest.approx(share)


def test_tools_bring_nothing_without_a_roll() -> None:
    assert EXPECTED[FOOD][0][12] == 0
    assert most(FOOD, 0, 12) == 0
    assert chance_of(FOOD, 0, 12, 1) == 0
    assert chance_of(FOOD, 0, 0, 0) == 1
