"""The features of the learned value of Stone Age."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

import epoka
from epoka.core.value import Coefficients
from epoka.games.stoneage.bots.value import FEATURES, StoneAgeValue
from tests.bots.positions import GAME, position, workers_on


def value() -> StoneAgeValue:
    """A value that counts points only."""
    row = [1.0, *[0.0] * (len(FEATURES) - 1)]
    value = StoneAgeValue()
    value.coefficients = Coefficients(FEATURES, [0.0, 1.0], [row, row], [10.0, 40.0])
    return value


def played(players: int, options: dict[str, Any]) -> list[epoka.State]:
    """The positions of a game of the policy, and the finished game."""
    policy = GAME.policy()
    assert policy is not None
    state, dealer = GAME.start(players, **options), epoka.Dealer(9)
    found = []
    while not state.over:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            found.append(state.copy())
            state.act(policy.decide(state, state.actions()))
    return [*found, state]


@pytest.mark.parametrize(("players", "edition"), [(2, "uk"), (4, "cs")])
def test_features_are_finite_as_many_as_declared_and_begin_with_the_points(players: int, edition: str) -> None:
    judge = value()
    for state in played(players, {"edition": edition})[::3]:
        points = state.points()
        for side in range(players):
            features = judge.features(state, side)
            assert len(features) == len(FEATURES) and all(isfinite(feature) for feature in features)
            assert features[0] == points[side]


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_left_of_the_game_runs_from_one_to_zero_and_never_grows(players: int) -> None:
    judge = value()
    left = [judge.left(state) for state in played(players, {})]
    assert left[0] == 1.0 and left[-1] == 0.0 and all(isfinite(share) for share in left)
    assert left == sorted(left, reverse=True)


def test_names_of_features_are_unique() -> None:
    assert len(set(FEATURES)) == len(FEATURES)


def named(state: epoka.State, side: int = 0) -> dict[str, float]:
    return dict(zip(FEATURES, value().features(state, side), strict=True))


def test_the_hunger_line_follows_the_price_of_hunger() -> None:
    seat = {"food": 0, "workers": 10, "home": 10}
    flat = named(position([["PlaceWorkers", 0]], seat=seat))
    by_food = named(position([["PlaceWorkers", 0]], seat=seat, options={"edition": "cs"}))
    assert by_food["hunger-line"] > flat["hunger-line"] > 0


def test_workers_on_the_board_count_by_what_they_will_bring() -> None:
    seat = {"placed": workers_on(forest=3, hut=2), "home": 0}
    features = named(position([["PlaceWorkers", 1]], seat=seat))
    assert features["at-hut"] == 1.0 and features["gathering"] > 8.0 and features["home"] == -5.0


def test_a_lead_in_points_is_a_better_chance() -> None:
    state = position([["PlaceWorkers", 0]], seat={"card_points": 20})
    shares = value().shares(state)
    assert shares[0] > 0.55 and sum(shares) == pytest.approx(1.0)
