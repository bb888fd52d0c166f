"""Search: finds the winning move where there is one, with a budget that makes the same game from the same seed."""

from __future__ import annotations

import time

import pytest

import epoka
from epoka.core.policy import Policy
from epoka.core.search import Search, Searcher, Weighed
from epoka.core.value import Coefficients, Value
from tests.games.parley import Parley
from tests.games.pebbles import GAME, Pebbles


class TakesOne(Policy):
    """Always takes one pebble, whatever that leads to."""

    def rank(self, state: epoka.State, legal: list[int]) -> list[float]:
        return [-float(action) for action in legal]

    def milestone(self, state: epoka.State) -> int:
        assert isinstance(state, Pebbles)
        return sum(state.taken)


class Timid(Policy):
    """Plays Parley by taking the first thing there is."""

    def __init__(self) -> None:
        self.seen: list[list[list[int]]] = []

    def begin(self, state: epoka.State) -> None:
        assert isinstance(state, Parley)
        self.seen.append([list(hand) for hand in state.hands])

    def rank(self, state: epoka.State, legal: list[int]) -> list[float]:
        return [0.0 for _ in legal]

    def milestone(self, state: epoka.State) -> int:
        return 0


class HeapValue(Value):
    """Knows the secret of the heap: whoever has to move at 1, 5, 9 … pebbles loses."""

    def __init__(self) -> None:
        super().__init__(["good heap"])
        self.coefficients = Coefficients(["good heap"], [0.0, 1.0], [[5.0], [5.0]], [1.0, 1.0])
        self.asked = 0

    def features(self, state: epoka.State, side: int) -> list[float]:
        assert isinstance(state, Pebbles)
        self.asked += 1
        return [float((state.heap % 4 != 1) == (state.mover == side))]

    def left(self, state: epoka.State) -> float:
        assert isinstance(state, Pebbles)
        return state.heap / 10


class Unlucky(Search):
    """Every line of an action ends alike, but for the first lines of one action, which end badly."""

    def __init__(self, unlucky: int, lines: int) -> None:
        super().__init__(TakesOne(), None)
        self.unlucky = unlucky
        self.bad = lines

    def play_line(self, state: epoka.State, seat: int, action: int, dealer: epoka.Dealer) -> float:
        self.lines += 1
        if action == self.unlucky and self.bad:
            self.bad -= 1
            return 0.0
        return 0.1 * action * action


def seat_at(heap: int, seed: int = 1) -> epoka.Seat:
    state = GAME.start(2, heap=10)
    assert isinstance(state, Pebbles)
    state.heap = heap
    return epoka.Seat(state, 0, epoka.Dealer(seed))


@pytest.mark.parametrize("heap", range(2, 10))
def test_lines_to_the_end_find_the_winning_move(heap: int) -> None:
    chosen = Searcher(Search(TakesOne(), None), rollouts=60).choose(seat_at(heap))
    # From then on everybody takes one pebble: an odd number of them ends with the opponent.
    assert (heap - chosen - 1) % 2 == 1


def test_a_value_is_asked_at_the_horizon() -> None:
    value = HeapValue()
    bot = Searcher(Search(TakesOne(), value, horizon=1), rollouts=60)
    assert bot.choose(seat_at(8)) == 2
    assert bot.choose(seat_at(7)) == 1
    assert value.asked


def test_the_same_seed_finds_the_same_move() -> None:
    def chosen() -> list[int]:
        bot = Searcher(Search(TakesOne(), None), rollouts=12)
        return [bot.choose(seat_at(heap, seed)) for heap in range(4, 10) for seed in range(4)]

    assert chosen() == chosen()


@pytest.mark.parametrize("rollouts", [0, 5, 6, 7, 20, 100])
def test_no_more_lines_are_played_than_the_budget_allows(rollouts: int) -> None:
    search = Search(TakesOne(), None)
    Searcher(search, rollouts).choose(seat_at(9))
    assert search.lines <= rollouts


def test_without_a_budget_the_policy_decides() -> None:
    search = Search(TakesOne(), HeapValue(), horizon=1)
    assert Searcher(search, rollouts=5).choose(seat_at(8)) == 0
    assert search.lines == 0


def test_the_clock_ends_a_search() -> None:
    search = Search(TakesOne(), None)
    started = search.weigh(seat_at(9).position, 0, "key", [0, 1, 2], 10_000, deadline=time.perf_counter() - 1.0)
    assert search.lines == 1
    assert [len(weighed.results) for weighed in started] == [0, 0, 0]


def test_a_gesture_shares_one_budget() -> None:
    search = Search(TakesOne(), None)
    bot = Searcher(search, rollouts=40)
    for _ in range(10):
        seat = seat_at(9)
        seat.unfinished = True
        bot.choose(seat)
    assert search.lines <= 40


def test_a_lead_that_may_be_luck_does_not_change_the_favourite() -> None:
    better, favourite = Weighed(1), Weighed(0)
    better.results, favourite.results = [1.0, 0.0, 1.0, 1.0], [0.0, 1.0, 1.0, 0.0]
    assert Searcher(Search(TakesOne(), None), 1, gate=1.0).preferred([better, favourite], 0) == 0
    assert Searcher(Search(TakesOne(), None), 1, gate=0.0).preferred([better, favourite], 0) == 1


def test_a_candidate_far_behind_is_dropped_early() -> None:
    search = Search(TakesOne(), HeapValue(), horizon=1)
    search.weigh(seat_at(8).position, 0, "key", [2, 0], 10_000)
    assert search.lines < 100


def test_the_policys_own_action_stays_however_bad_its_first_lines_were() -> None:
    position = seat_at(9).position
    ranked = Unlucky(2, 4).weigh(position, 0, "key", [1, 0, 2], 24, own=2)
    assert ranked[0].action == 2
    assert [len(each.results) for each in ranked] == [8, 8, 8]
    ranked = Unlucky(2, 4).weigh(position, 0, "key", [1, 0, 2], 24)
    assert [(each.action, len(each.results)) for each in ranked] == [(1, 8), (0, 8), (2, 4)]


def test_the_policys_own_action_does_not_hold_up_a_search_that_is_decided() -> None:
    search = Search(TakesOne(), HeapValue(), horizon=1)
    ranked = search.weigh(seat_at(8).position, 0, "key", [2, 0], 10_000, own=0)
    assert ranked[0].action == 2
    assert search.lines < 100


@pytest.mark.parametrize("rollouts", range(2, 40))
def test_a_search_ends_with_its_budget_whatever_it_keeps(rollouts: int) -> None:
    search = Unlucky(0, 1000)
    ranked = search.weigh(seat_at(9).position, 0, "key", [0, 1, 2], rollouts, own=0)
    assert search.lines <= rollouts
    assert sorted(each.action for each in ranked) == [0, 1, 2]


def test_a_search_plays_in_imagined_worlds_only(dealt: Parley) -> None:
    policy = Timid()
    hidden = list(dealt.hands[1])
    for seed in range(10):
        Searcher(Search(policy, None), rollouts=30).choose(epoka.Seat(dealt, 0, epoka.Dealer(seed)))
    assert any(hands[1] != hidden for hands in policy.seen)
    assert all(hands[0] == list(dealt.hands[0]) for hands in policy.seen)


def test_every_sample_imagines_anew_what_is_hidden(dealt: Parley) -> None:
    policy = Timid()
    position = epoka.Seat(dealt, 0, epoka.Dealer(1)).position
    Search(policy, None).weigh(position, 0, "key", position.actions()[:2], 40)
    assert len({tuple(hands[1]) for hands in policy.seen}) > 1
