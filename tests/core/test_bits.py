"""Sets of small numbers as bits."""

from __future__ import annotations

import pytest

from epoka.core.bits import bit, lowest, members, nth_member, offer_members

SETS = [0b1, 0b1000, 0b1011_0000, (1 << 62) | (1 << 40) | 1]


@pytest.mark.parametrize("number", [0, 15, 30])
def test_the_set_of_one_number_has_that_number(number: int) -> None:
    assert members(bit(number)) == [number]


@pytest.mark.parametrize("numbers", SETS)
def test_the_numbers_of_a_set_are_found_by_their_places(numbers: int) -> None:
    found = members(numbers)
    assert [nth_member(numbers, place) for place in range(len(found))] == found
    assert lowest(numbers) == found[0]


@pytest.mark.parametrize("numbers", [0, *SETS])
def test_an_action_is_offered_for_each_number_of_a_set(numbers: int) -> None:
    out = [7]
    offer_members(numbers, 100, out)
    assert out == [7, *[100 + number for number in members(numbers)]]
