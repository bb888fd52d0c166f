"""The games of a tournament follow from their numbers."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.arena.executor import InThisProcess
from epoka.arena.match import play_one
from epoka.arena.tournament import FailedGame, Setup, play_item, played, prepared, seating, work_item

STONE_AGE = epoka.game("stone-age")


def setup_for(*bots: str, players: int = 2, pairing: str = "round-robin") -> Setup:
    return prepared(STONE_AGE, list(bots), players, {}, pairing, 1)


def test_all_tables_play_the_same_deals_with_rotated_seats() -> None:
    setup = setup_for("a", "b", "c")
    games = [seating(setup, setup.tables(), number) for number in range(6)]
    assert games == [
        (["a", "b"], "1/0"),
        (["a", "c"], "1/0"),
        (["b", "c"], "1/0"),
        (["b", "a"], "1/1"),
        (["c", "a"], "1/1"),
        (["c", "b"], "1/1"),
    ]


def test_a_game_is_the_one_that_a_match_plays_by_its_seed() -> None:
    setup = setup_for("random", "other", pairing="random+random")
    line = play_item(work_item(setup, setup.tables(), 1, record=True, times=False))
    match = play_one("stone-age", 2, {}, ["random", "random"], "1/1", record=True)
    assert (line["bots"], line["points"], line["record"]) == (match.bots, match.points, match.record)
    assert "longest" not in line


def test_times_are_told_by_seat_and_the_longest_gesture_is_no_shorter_than_the_average() -> None:
    setup = setup_for("random", "other", players=2, pairing="random+random")
    line = play_item(work_item(setup, setup.tables(), 0, record=False, times=True))
    assert "record" not in line
    assert len(line["longest"]) == len(line["mean"]) == 2
    assert all(0 < mean <= longest for mean, longest in zip(line["mean"], line["longest"], strict=True))


def test_without_a_number_of_players_two_play() -> None:
    assert prepared(epoka.game("civolution"), ["random", "greedy"], None, {}, "round-robin", 1).players == 2


def test_an_opponent_that_the_rules_play_is_a_side() -> None:
    setup = prepared(epoka.game("civolution"), ["random"], 1, {}, "round-robin", 1)
    line = play_item(work_item(setup, setup.tables(), 0, record=False, times=True))
    assert line["bots"] == ["random", "vici"]
    assert len(line["ranking"]) == len(line["points"]) == 2


def test_a_worker_with_other_rules_refuses() -> None:
    setup = setup_for("random", "greedy")._replace(version=99)
    with pytest.raises(epoka.EpokaError, match=f"has rules version {STONE_AGE.version} of stone-age, not 99"):
        play_item(work_item(setup, setup.tables(), 0, record=False, times=False))


def test_a_game_that_fails_is_named_and_the_others_are_played() -> None:
    setup = setup_for("random", "nobody", pairing="random+random,random+nobody")
    results: list[Any] = list(played(setup, InThisProcess(), range(2), False, False))
    assert results[0]["number"] == 0
    assert isinstance(results[1], FailedGame)
    assert str(results[1]).startswith("game 1 (random, nobody; seed 1/0): no bot «nobody» plays stone-age")


@pytest.mark.parametrize(
    ("bots", "players", "options", "helps"),
    [
        (["random", "random"], 2, {}, r"a bot is named twice; .* --pairing greedy\+greedy"),
        (["random", "greedy"], 7, {}, "2 to 4"),
        (["random", "greedy"], 2, {"edition": "de"}, "one of pl, cs, uk"),
        (["random", "greedy"], 3, {}, "at least 3 different bots"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], players: int, options: dict[str, Any], helps: str) -> None:
    with pytest.raises(epoka.EpokaError, match=helps):
        prepared(STONE_AGE, bots, players, options, "round-robin", 1)
