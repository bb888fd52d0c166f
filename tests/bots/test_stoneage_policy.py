"""The policy of Stone Age: what it promises to search and levels, on positions of all editions and options."""

from __future__ import annotations

import random
from math import isfinite
from typing import Any

import pytest

import epoka
from epoka.bots.levels import make_level
from epoka.core.policy import Policy
from epoka.core.search import Searcher
from epoka.games.stoneage.bots.greedy import Greedy
from epoka.games.stoneage.bots.policy import StoneAgePolicy, ThoroughPolicy
from epoka.games.stoneage.placing import PlaceWorkers
from epoka.games.stoneage.state import StoneAge
from tests.bots.positions import GAME, position, workers_on

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"edition": "uk"}),
    (3, {"edition": "cs"}),
    (4, {"edition": "pl"}),
    (2, {"edition": "cs", "optional_actions": True, "any_two_now": True}),
    (3, {"edition": "uk", "dice_choice_deferred": True, "second_green_set": False, "starter": "random"}),
    (4, {"edition": "uk", "hunting_repeat": True, "hunger": "per_food4"}),
]


def fresh() -> Policy:
    policy = GAME.policy()
    assert policy is not None
    return policy


def positions_of(players: int, options: dict[str, Any], seed: int, every: int) -> list[epoka.State]:
    """Positions of a game in which one decision in four is random, so that bad ones are among them."""
    state = GAME.start(players, **options)
    dealer, dice, policy = epoka.Dealer(seed), random.Random(seed), fresh()
    found: list[epoka.State] = []
    decisions = 0
    while not state.over and decisions < 160:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        if decisions % every == 0:
            found.append(state.copy())
        decisions += 1
        legal = state.actions()
        state.act(dice.choice(legal) if dice.random() < 0.25 else policy.decide(state, legal))
    return found


def ranks(state: StoneAge) -> dict[str, float]:
    """The worth of each legal action by its name."""
    legal = state.actions()
    return {state.name(action): worth for action, worth in zip(legal, fresh().rank(state, legal), strict=True)}


def decision(state: StoneAge) -> str:
    return state.name(fresh().decide(state, state.actions()))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_it_answers_legal_actions_and_finite_worths(players: int, options: dict[str, Any]) -> None:
    policy = fresh()
    for state in positions_of(players, options, 1, 4):
        legal = state.actions()
        worths = policy.rank(state, legal)
        tried = policy.candidates(state, legal)
        assert policy.decide(state, legal) in legal
        assert len(worths) == len(legal) and all(isfinite(worth) for worth in worths)
        assert 1 <= len(tried) <= 12 and len(set(tried)) == len(tried) and set(tried) <= set(legal)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_it_decides_is_what_it_ranks_highest_and_searches_first(players: int, options: dict[str, Any]) -> None:
    policy = fresh()
    for state in positions_of(players, options, 2, 5):
        legal = state.actions()
        worths = policy.rank(state, legal)
        decided = policy.decide(state, legal)
        assert worths[legal.index(decided)] >= max(worths) - 1e-6
        assert policy.candidates(state, legal)[0] == decided


def test_it_leaves_the_position_as_it_is() -> None:
    policy = fresh()
    for state in positions_of(3, {}, 3, 6):
        legal = state.actions()
        before = state.snapshot()
        policy.decide(state, legal)
        policy.rank(state, legal)
        policy.candidates(state, legal)
        assert state.snapshot() == before


def line_of(policy: Policy, start: epoka.State) -> list[int]:
    """The decisions of the policy on all seats for two rounds."""
    state, dealer = start.copy(), epoka.Dealer(5)
    policy.begin(state)
    end = policy.milestone(state) + 2
    decided = []
    while not state.over and policy.milestone(state) < end:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            decided.append(policy.decide(state, state.actions()))
            state.act(decided[-1])
    return decided


def test_the_same_line_brings_the_same_decisions_also_after_another_line() -> None:
    first, other = positions_of(2, {}, 4, 60)[:2]
    policy = fresh()
    once = line_of(policy, first)
    line_of(policy, other)
    assert line_of(policy, first) == once == line_of(fresh(), first)


def test_it_does_not_know_the_hidden_card_of_a_rival() -> None:
    state = position([["PlaceWorkers", 0]], players=2)
    data = state.snapshot()
    answers = []
    for card in (20, 35):
        data["pieces"]["seats"][1]["extra"] = card
        other = GAME.restore(data)
        answers.append(fresh().rank(other, other.actions()))
    assert answers[0] == answers[1]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_thorough_policy_decides_as_greedy_does(players: int, options: dict[str, Any]) -> None:
    thorough, greedy = fresh().thorough(), Greedy()
    for state in positions_of(players, options, 6, 9):
        thorough.begin(state)
        legal = state.actions()
        assert thorough.decide(state, legal) == greedy.choose(epoka.Seat(state, state.mover, epoka.Dealer(1)))
        assert thorough.candidates(state, legal) == fresh().candidates(state, legal)


def test_with_more_than_two_players_the_highest_level_plays_its_lines_thoroughly() -> None:
    for players in GAME.players:
        bot = make_level("sage", GAME, players)
        assert isinstance(bot, Searcher)
        assert isinstance(bot.search.policy, ThoroughPolicy) == (players > 2)


# ---- silly actions --------------------------------------------------------------------------------------------------


def test_whoever_can_feed_cheaply_does_not_starve() -> None:
    worths = ranks(position([["PayFood", 0, 1, 0, 1]], seat={"goods": [3, 0, 0, 0]}))
    assert worths["starve"] < worths["feed wood"] - 5


def test_starving_is_chosen_where_feeding_would_cost_far_more() -> None:
    state = position([["PayFood", 0, 8, 0, 1]], seat={"goods": [0, 0, 0, 8]})
    assert decision(state) == "starve"


def test_where_each_food_counts_it_feeds_as_many_as_it_can_cheaply() -> None:
    state = position([["PayFood", 0, 5, 0, 1]], seat={"goods": [2, 0, 0, 0]}, options={"edition": "cs"})
    worths = ranks(state)
    assert worths["done"] < worths["feed wood"] - 1


def test_a_card_that_can_be_paid_cheaply_is_not_declined() -> None:
    worths = ranks(position([["PayCard", 0, 0, 1, 0]], seat={"goods": [2, 0, 0, 0]}))
    assert worths["decline"] < worths["pay wood"] - 2


def test_a_building_that_can_be_paid_is_not_declined() -> None:
    worths = ranks(position([["BuyFixed", 0, 0]], seat={"goods": [2, 1, 0, 0]}))
    assert worths["decline"] < worths["build"] - 1


def test_a_card_is_paid_with_what_is_missed_least() -> None:
    assert decision(position([["PayCard", 0, 0, 1, 0]], seat={"goods": [1, 0, 0, 1]})) == "pay wood"


def test_a_card_leaves_the_price_of_the_building_that_was_claimed() -> None:
    builders = [30]
    claimed = {"goods": [2, 1, 1, 0], "placed": workers_on(building_1=1), "home": 4, "cards": builders}
    assert decision(position([["ResolvePlaces", 0], ["PayCard", 0, 0, 1, 0]], seat=claimed)) == "pay stone"


def test_hunters_go_out_where_hunger_threatens_and_nothing_else_helps() -> None:
    seat = {"food": 0, "workers": 9, "home": 4, "placed": workers_on(forest=1, field=1, hut=2, card_1=1)}
    worths = ranks(position([["PlaceWorkers", 0]], seat=seat, options={"edition": "cs"}))
    assert worths["place hunt 4"] > worths["place river 4"] + 2


def test_nobody_is_sent_home_who_could_gather() -> None:
    seat = {"placed": workers_on(forest=3, clay=2), "home": 0}
    worths = ranks(position([["ResolvePlaces", 0]], seat=seat, options={"optional_actions": True}))
    assert worths["return forest"] < worths["resolve forest"] - 5


# ---- what is searched -----------------------------------------------------------------------------------------------


def test_the_order_of_feeding_is_not_searched() -> None:
    state = position([["PayFood", 0, 2, 0, 1]], seat={"goods": [3, 3, 0, 0]})
    tried = [state.name(action) for action in fresh().candidates(state, state.actions())]
    assert [name for name in tried if name.startswith("feed")] == ["feed wood"]


def test_milestones_count_the_rounds() -> None:
    state = position([["PlaceWorkers", 0]], round=7)
    assert fresh().milestone(state) == 7


def test_a_plan_for_the_round_is_followed_until_a_rival_spoils_it() -> None:
    """As long as all its places are free the plan stays; it is made anew as soon as one of them cannot be had."""
    kept, spoiled = 0, 0
    for seed in range(6):
        state, dealer, policy = GAME.start(4), epoka.Dealer(seed), StoneAgePolicy()
        assert isinstance(state, StoneAge)
        policy.begin(state)
        while state.round < 4:
            if state.mover == epoka.CHANCE:
                state.act(dealer.draw(state))
                continue
            legal, seat = state.actions(), state.mover
            before = policy.plans[seat]
            held = before is not None and before.holds(state, seat)
            action = policy.decide(state, legal)
            if len(legal) > 1 and isinstance(state.agenda[-1], PlaceWorkers) and before and before.round == state.round:
                assert (policy.plans[seat] is before) == held
                kept, spoiled = kept + held, spoiled + (not held)
            state.act(action)
    assert kept > 30 and spoiled > 10
