"""What a program of research holds can be copied and saved: a checkpoint goes on as the original does."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import epoka

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}

ways = pytest.mark.parametrize("way", WAYS)


@ways
@pytest.mark.parametrize("seed", [7, "a name"])
def test_a_used_dealer_goes_on_from_where_it_is(way: str, seed: int | str) -> None:
    dealer = epoka.Dealer(seed)
    drawn = [dealer.below("dice", 6) for _ in range(5)] + [dealer.below("deck", 36)]
    other = WAYS[way](dealer)
    first = [dealer.below(stream, 1000) for stream in ("dice", "deck", "fresh")]
    assert [other.below(stream, 1000) for stream in ("dice", "deck", "fresh")] == first
    assert len(drawn) == 6


def test_a_dealer_without_a_seed_stays_one() -> None:
    assert pickle.loads(pickle.dumps(epoka.Dealer())).seed is None


@ways
def test_a_seat_knows_the_same_and_imagines_the_same(way: str) -> None:
    state = epoka.game("civolution").start(3)
    dealer = epoka.Dealer(3)
    while state.mover == epoka.CHANCE:
        state.act(dealer.draw(state))
    seat = epoka.Seat(state, state.mover, epoka.Dealer(4))
    other = WAYS[way](seat)
    assert (other.index, other.unfinished, other.view(), other.actions()) == (
        seat.index,
        seat.unfinished,
        seat.view(),
        seat.actions(),
    )
    if way != "copy":  # a shallow copy shares the dealer
        assert other.imagine() == seat.imagine()


@ways
def test_a_pool_is_independent_of_its_copy(way: str) -> None:
    pool = epoka.Pool([2, 0, 1])
    pool.put_under(1, 3)
    other = WAYS[way](pool)
    pool.take(0)
    assert other.data() == {"counts": [2, 0, 1], "under": [1], "knows": [3]}
    assert other.total == 3


@ways
def test_events_options_and_refusals_keep_what_they_say(way: str) -> None:
    event = WAYS[way](epoka.Event("roll", {"sum": 7}, to=2))
    assert (event.key, event.values, event.to, event.seen_by(1)) == ("roll", {"sum": 7}, 2, False)
    option = WAYS[way](epoka.game("stone-age").options[0])
    assert (option.name, option.values, option.default, option.text) == (
        "edition",
        ["pl", "cs", "uk"],
        "uk",
        "option-edition",
    )
    refusal = WAYS[way](epoka.Refusal("full", "SA-16", {"place": "hut"}))
    assert (refusal.code, refusal.rule, refusal.params) == ("full", "SA-16", {"place": "hut"})


@ways
def test_the_layout_of_observations_is_the_same(way: str) -> None:
    layout = epoka.game("founders").layout(2)
    other = WAYS[way](layout)
    assert [piece.name for piece in other.pieces] == [piece.name for piece in layout.pieces]
    assert other.bounds() == layout.bounds()
