"""The features of Founders of the Empire: as many as declared, finite, the same however they are asked for."""

from __future__ import annotations

from math import isfinite

import pytest

import epoka
from epoka.games.founders.bots.value import FEATURES, FoundersValue
from tests.bots.test_founders_policy import all_positions, play_on, policy
from tests.rules.founders.table import GAME, Board, row, table


def described(state: epoka.State, side: int) -> dict[str, float]:
    return dict(zip(FEATURES, FoundersValue().features(state, side), strict=True))


def test_features_are_finite_and_points_come_first() -> None:
    value = FoundersValue()
    for state in all_positions():
        for side in range(state.sides):
            found = value.features(state, side)
            assert len(found) == len(FEATURES) and all(isfinite(feature) for feature in found)
            assert found[0] == state.points()[side]


def test_a_side_is_described_the_same_whoever_was_described_before() -> None:
    value = FoundersValue()
    for state in all_positions()[::7]:
        for side in reversed(range(state.sides)):
            assert value.features(state, side) == FoundersValue().features(state, side)


def test_a_position_is_described_anew_after_an_action() -> None:
    value = FoundersValue()
    state = table(seats={0: {"tiles": row(0, "workshop-iron", "barracks-iron", "lake")}}, display=["R-22", "R-23"])
    before = value.features(state, 0)
    for name in ("add R-22", "at 0 1"):
        state.act(state.action(name))
    assert value.features(state, 0)[0] == before[0] + 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_left_of_a_game_falls_from_one_to_nothing(players: int) -> None:
    value = FoundersValue()
    state = GAME.start(players)
    assert value.left(state) == 1.0
    last = 1.0
    probe = state.copy()
    for action in play_on(state, "left", policy()):
        probe.act(action)
        assert 0.0 <= value.left(probe) <= last
        last = value.left(probe)
    assert probe.over and last == 0.0


def test_a_tile_that_both_can_take_belongs_to_whoever_moves_first() -> None:
    goods: Board = {"tiles": row(0, "workshop-iron", "barracks-iron", "lake")}
    state = table(
        seats={0: goods, 1: {"tiles": row(0, "workshop-gold", "barracks-gold", "lake")}},
        display=["R-22", "R-01"],
        seat=1,
        phase="reveal",
    )
    assert [described(state, side)["now_first"] for side in range(2)] == [0.0, 3.0]


def test_a_coin_counts_for_the_tile_that_it_would_make_fit() -> None:
    mine: Board = {"tiles": row(0, "workshop-iron", "lake"), "hand": {"coin": 1}}
    state = table(seats={0: mine, 1: {"tiles": row(0, "forest", "barracks-iron")}}, display=["R-01", "R-22"])
    assert described(state, 0)["with_coin"] == 3.0


def test_the_chance_to_finish_is_seen_only_where_it_wins() -> None:
    goods: Board = {"tiles": row(0, "workshop-iron", "barracks-iron", "lake")}
    ahead = table(seats={0: goods}, display=["R-22"], phase="reveal")
    behind = table(seats={0: goods, 1: {"tiles": row(0, "R-23", "R-24")}}, display=["R-22"], phase="reveal")
    assert (described(ahead, 0)["finish"], described(behind, 0)["finish"]) == (1.0, 0.0)
