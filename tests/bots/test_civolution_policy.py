"""The policy and the value of Civolution: what they promise to search, levels and win chances, at all tables."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import isfinite
from typing import Any

import pytest

import epoka
from epoka.core.policy import Policy
from epoka.core.value import Coefficients, Value
from epoka.games.civolution.bots.value import CivolutionValue, feature_names
from epoka.games.civolution.bots.weights import Weights, factor_names, learned_factors, learned_weights
from tests.rules.civolution.table import GAME, table

TABLES: dict[int, dict[str, Any]] = {
    1: {"start": "chosen", "difficulty": "expert", "harder_resets": True},
    2: {},
    3: {"start": "mixed"},
    4: {"start": "beginner", "map": "first-game"},
}
RANDOM_SHARE = 10
"""One decision of so many is random, so that positions come up which a good player avoids."""
LOOKED_AT = 13
"""One decision of so many is looked at: neither these nor the random ones follow the order of seats."""
MOST_CANDIDATES = 14
HOME = ["b-forest camp strong", "c-grassland camp strong"]


def new_policy() -> Policy:
    policy = GAME.policy()
    assert policy is not None
    return policy


def some_value(players: int) -> Value:
    names = feature_names(players)
    value = CivolutionValue(players)
    value.coefficients = Coefficients(names, [0.0, 1.0], [[1.0] + [0.0] * (len(names) - 1)] * 2, [20.0, 40.0])
    return value


class Course:
    """A game of the policy with some random decisions."""

    def __init__(self, players: int) -> None:
        self.positions: list[epoka.State] = []
        self.milestones: list[int] = []
        self.left: list[float] = []
        state = GAME.start(players, **TABLES[players])
        self.left_at_first = some_value(players).left(state)
        dealer = epoka.Dealer(f"policy {players}")
        policy = new_policy()
        policy.begin(state)
        decisions = 0
        while not state.over:
            if state.mover == epoka.CHANCE:
                state.act(dealer.draw(state))
                continue
            decisions += 1
            legal = state.actions()
            if decisions % LOOKED_AT == 0:
                self.positions.append(state.copy())
            self.milestones.append(policy.milestone(state))
            self.left.append(some_value(players).left(state))
            chosen = policy.decide(state, legal)
            state.act(legal[decisions % len(legal)] if decisions % RANDOM_SHARE == 0 else chosen)
        self.left_at_last = some_value(players).left(state)


@cache
def course(players: int) -> Course:
    return Course(players)


def ranking(state: epoka.State) -> dict[str, float]:
    """What each legal action is worth, by its name."""
    legal = state.actions()
    return {state.name(action): rank for action, rank in zip(legal, new_policy().rank(state, legal), strict=True)}


# ---- what it promises, everywhere -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", TABLES)
def test_ranks_are_finite_and_their_best_is_decided_and_tried_first(players: int) -> None:
    policy = new_policy()
    for state in course(players).positions:
        legal = state.actions()
        policy.begin(state)
        ranks, candidates = policy.rank(state, legal), policy.candidates(state, legal)
        assert len(ranks) == len(legal) and all(isfinite(rank) for rank in ranks)
        assert ranks[legal.index(policy.decide(state, legal))] == max(ranks)
        assert ranks[legal.index(candidates[0])] == max(ranks)
        assert len(set(candidates)) == len(candidates) <= MOST_CANDIDATES and set(candidates) <= set(legal)


@pytest.mark.parametrize("players", [1, 2])
def test_a_position_is_left_as_it_was(players: int) -> None:
    policy, value = new_policy(), some_value(players)
    for state in course(players).positions:
        legal, before = state.actions(), state.snapshot()
        policy.begin(state)
        policy.decide(state, legal)
        policy.candidates(state, legal)
        policy.milestone(state)
        value.shares(state)
        assert state.snapshot() == before


def line(policy: Policy, start: epoka.State, decisions: int) -> list[int]:
    """What is played from a position on."""
    state, dealer = start.copy(), epoka.Dealer("line")
    policy.begin(state)
    chosen: list[int] = []
    while len(chosen) < decisions and not state.over:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        chosen.append(policy.decide(state, state.actions()))
        state.act(chosen[-1])
    return chosen


def test_a_line_is_the_same_again_whatever_was_played_before() -> None:
    policy = new_policy()
    for state in course(2).positions[::8]:
        first = line(policy, state, 30)
        line(policy, course(3).positions[0], 5)
        policy.candidates(state, state.actions())
        assert line(policy, state, 30) == first == line(new_policy(), state, 30)


def test_what_a_seat_cannot_see_does_not_change_its_ranking() -> None:
    policy = new_policy()
    for state in course(2).positions[::2]:
        imagined = state.imagine(state.mover, epoka.Dealer("hidden"))
        assert policy.rank(imagined, state.actions()) == policy.rank(state, state.actions())


@pytest.mark.parametrize("players", TABLES)
def test_milestones_count_the_cycles_of_turns_one_by_one(players: int) -> None:
    milestones = course(players).milestones
    assert {later - earlier for earlier, later in pairwise(milestones)} == {0, 1}
    assert milestones[0] == 0 and milestones[-1] > 20


def test_the_learned_taste_names_what_there_is_and_leaves_that_of_greedy_alone() -> None:
    assert set(learned_factors()) <= set(factor_names())
    assert all(0.1 < factor < 10.0 for factor in learned_factors().values())
    before, learned = Weights(), learned_weights()
    assert Weights().levels == before.levels != learned.levels
    assert learned.installing == before.installing * learned_factors()["installing"]


# ---- single rankings ------------------------------------------------------------------------------------------------


def test_a_paid_card_is_not_declined() -> None:
    seat: Any = {"tribes": HOME, "hand": ["A1"], "markers": {"wood": 1, "coal": 1, "dexterity": 1}}
    ranks = ranking(table(seats={0: seat}, agenda=[["InstallCard", 0, 0, 0]]))
    assert ranks["install A1"] > ranks["decline"] + 2.0


def test_tribes_do_not_starve_with_food_at_hand() -> None:
    seat: Any = {"tribes": HOME, "markers": {"food": 4}}
    ranks = ranking(table(seats={0: seat}, agenda=[["Phase", 6]], phase=6, event="F1"))
    assert ranks["feed 1"] > ranks["feed 0"] + 2.0


@pytest.mark.parametrize(
    ("wanted", "markers", "goals"),
    [
        ("activate research", {}, []),
        ("activate trade", {"gold": 2}, []),
        ("activate transport", {"raw b-forest": 2}, []),
        ("activate planning", {}, [["G1"]]),
    ],
)
def test_whatever_a_module_can_do_is_a_candidate(wanted: str, markers: dict[str, int], goals: list[list[str]]) -> None:
    seat: Any = {"tribes": HOME, "dice": [1, 2, 3, 4, 5, 6], "markers": {"ideas": 3, **markers}, "goals": goals}
    state = table(seats={0: seat})
    assert wanted in [state.name(action) for action in new_policy().candidates(state, state.actions())]


def test_a_module_that_does_nothing_is_no_candidate() -> None:
    state = table(seats={0: {"tribes": HOME, "dice": [1, 2, 3, 5, 6, 6], "markers": {"food": 5}}})
    names = [state.name(action) for action in new_policy().candidates(state, state.actions())]
    assert "activate transport" not in names  # nothing lies on the continent


def test_whom_to_feed_is_left_to_the_ranking() -> None:
    state = table(seats={0: {"tribes": HOME, "markers": {"food": 4}}}, agenda=[["Phase", 6]], phase=6, event="F1")
    assert [state.name(action) for action in new_policy().candidates(state, state.actions())] == ["feed 1"]


# ---- the value ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", TABLES)
def test_features_are_finite_and_as_many_as_declared(players: int) -> None:
    value = some_value(players)
    for state in course(players).positions:
        for side in range(state.sides):
            features = value.features(state, side)
            assert len(features) == len(feature_names(players)) and all(isfinite(feature) for feature in features)


def test_points_are_the_first_feature() -> None:
    for state in course(3).positions:
        assert [some_value(3).features(state, side)[0] for side in range(3)] == state.points()


def test_alone_the_first_feature_is_the_margin_and_vici_has_none() -> None:
    for state in course(1).positions:
        human, vici = state.points()
        assert some_value(1).features(state, 0)[0] == human - vici
        assert set(some_value(1).features(state, 1)) == {0.0}


@pytest.mark.parametrize("players", TABLES)
def test_what_is_left_falls_from_one_to_nothing(players: int) -> None:
    played = course(players)
    assert played.left_at_first == 1.0 and played.left_at_last == 0.0
    assert played.left == sorted(played.left, reverse=True)
    assert 0.0 < played.left[-1] < 0.05


def test_no_names_of_features_repeat() -> None:
    names = feature_names(1)
    assert len(set(names)) == len(names)
