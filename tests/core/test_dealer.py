"""The dealer: named streams that do not disturb one another."""

from __future__ import annotations

import pytest

import epoka


def numbers(dealer: epoka.Dealer, stream: str, count: int = 20) -> list[int]:
    return [dealer.below(stream, 1000) for _ in range(count)]


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert numbers(epoka.Dealer(7), "dice") == numbers(epoka.Dealer(7), "dice")


def test_another_seed_or_stream_gives_other_numbers() -> None:
    several = [numbers(epoka.Dealer(seed), stream) for seed in (7, 8, "seven") for stream in ("dice", "cards")]
    assert len({tuple(row) for row in several}) == 6


def test_a_number_of_one_stream_does_not_depend_on_draws_from_another() -> None:
    mixed, plain = epoka.Dealer(7), epoka.Dealer(7)
    drawn = []
    for _ in range(20):
        mixed.below("dice", 6)
        drawn.append(mixed.below("cards", 1000))
        mixed.below("dice", 6)
    assert drawn == numbers(plain, "cards")


def test_numbers_stay_below_the_limit_and_reach_all_of_it() -> None:
    dealer = epoka.Dealer(7)
    assert {dealer.below("dice", 6) for _ in range(200)} == set(range(6))


def test_the_numbers_of_a_seed_are_the_same_for_ever() -> None:
    """Simulations are reported with their seed, so a release must not change what it means."""
    assert numbers(epoka.Dealer(7), "dice", 5) == [929, 634, 37, 629, 892]


def test_a_child_is_independent_and_repeatable() -> None:
    parent = epoka.Dealer(7)
    assert numbers(parent.child("a"), "dice") == numbers(epoka.Dealer(7).child("a"), "dice")
    assert numbers(parent.child("a"), "dice") != numbers(parent.child("b"), "dice")
    assert numbers(parent, "dice") == numbers(epoka.Dealer(7), "dice")


def test_without_a_seed_every_dealer_is_different() -> None:
    assert numbers(epoka.Dealer(), "dice") != numbers(epoka.Dealer(), "dice")
    assert epoka.Dealer().child("a").seed is None


def test_nothing_is_drawn_from_a_finished_game(parley: epoka.Game) -> None:
    state = parley.start(2)
    epoka.playout(state, epoka.Dealer(1))
    with pytest.raises(epoka.EpokaError, match="CHANCE"):
        epoka.Dealer(1).draw(state)
