"""Games and matches between bots."""

import pickle

import pytest

import epoka
from epoka.arena.match import GameResult, interval, play_match, play_one, rotated, wins

TWO = ["greedy", "random"]


def result(bots: list[str], ranking: list[int]) -> GameResult:
    return GameResult(bots, [0] * len(bots), [{}] * len(bots), ranking, 1, 1, "cards", None)


def test_the_same_seed_gives_the_same_game() -> None:
    first = play_one("stone-age", 2, {}, TWO, 5, record=True)
    assert first == play_one("stone-age", 2, {}, TWO, 5, record=True)
    assert first != play_one("stone-age", 2, {}, TWO, 6, record=True)


def test_a_result_travels_between_processes() -> None:
    played = play_one("stone-age", 2, {}, TWO, 5, record=True)
    assert pickle.loads(pickle.dumps(played)) == played


def test_a_result_tells_how_the_game_went() -> None:
    played = play_one("stone-age", 2, {"edition": "cs"}, TWO, 5, record=True)
    state = epoka.replay(played.record)
    assert played.bots == TWO
    assert played.points == state.points()
    assert played.breakdown == [state.breakdown(0), state.breakdown(1)]
    assert played.ranking == state.ranking()
    assert played.over_by == state.over_by
    assert played.rounds == state.view()["round"]
    decisions = [action for action in state.history if action < state.game.num_actions]
    assert played.decisions == len(decisions)


def test_the_polish_and_the_ukrainian_edition_give_the_same_game() -> None:
    """So that what is measured for one holds for the other."""
    games = [play_one("stone-age", 2, {"edition": edition}, ["greedy", "starver"], 5, True) for edition in ("pl", "uk")]
    records = [game.record for game in games]
    assert records[0] is not None
    assert records[1] is not None
    assert records[0]["actions"] == records[1]["actions"]


def test_the_record_is_left_out_unless_asked_for() -> None:
    assert play_one("stone-age", 2, {}, TWO, 5).record is None


def test_there_must_be_a_bot_for_each_seat() -> None:
    with pytest.raises(epoka.EpokaError, match="3 players need 3 bots, one a seat; given: greedy, random"):
        play_one("stone-age", 3, {}, TWO, 5)


def test_seats_rotate() -> None:
    names = ["a", "b", "c"]
    assert [rotated(names, number) for number in range(4)] == [
        ["a", "b", "c"],
        ["b", "c", "a"],
        ["c", "a", "b"],
        ["a", "b", "c"],
    ]


def test_a_match_rotates_seats_and_deals_anew() -> None:
    played = play_match("stone-age", ["random", "starver"], 2, 1, {})
    assert [game.bots for game in played] == [["random", "starver"], ["starver", "random"]]
    assert played[1] == play_one("stone-age", 2, {}, ["starver", "random"], "1/1")


def test_a_shared_win_counts_by_its_share() -> None:
    games = [result(["a", "b", "c"], [1, 1, 3]), result(["b", "a", "c"], [2, 1, 3])]
    assert [wins(games, name) for name in "abc"] == [1.5, 0.5, 0]


def test_a_bot_on_several_seats_wins_with_any_of_them() -> None:
    assert wins([result(["a", "a", "b"], [2, 1, 3])], "a") == 1


def test_the_interval_is_wilsons() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = interval(1000, 1000)
    assert (round(low, 4), round(high, 4)) == (0.9962, 1.0)
