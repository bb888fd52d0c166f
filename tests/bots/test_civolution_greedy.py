"""The bot `greedy` of Civolution: it plays every table to its end, beats chance, and knows what things are worth."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.arena.match import play_game, play_match, wins
from epoka.bots import make_bot
from epoka.core.seat import Seat
from tests.rules.civolution.table import GAME, do, table

GREEDY = "greedy"
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"start": "beginner", "map": "first-game"}),
    (3, {"start": "mixed"}),
    (4, {}),
    (1, {"start": "beginner"}),
    (1, {"start": "chosen", "difficulty": "expert", "harder_resets": True}),
]


def choice(state: epoka.State) -> str:
    """What the bot does here."""
    return state.name(make_bot(GREEDY, GAME).choose(Seat(state, state.mover, epoka.Dealer(1))))


# ---- whole games ----------------------------------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    games = 4
    results = play_match("civolution", [GREEDY, "random", "random", "random"], games, 5, {})
    assert wins(results, GREEDY) == games


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_greedy_plays_every_table_to_its_end(players: int, options: dict[str, Any]) -> None:
    bots = [make_bot(GREEDY, GAME) for _ in range(players)]
    assert play_game(GAME, bots, "table", options).over_by == "eras"


def test_the_same_position_gets_the_same_answer_whatever_the_bot_saw_before() -> None:
    state = GAME.start(2)
    dealer = epoka.Dealer("memory")
    bot = make_bot(GREEDY, GAME)
    decisions = 0
    while decisions < 150:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        decisions += 1
        old, new = bot.choose(Seat(state, state.mover, dealer)), state.action(choice(state))
        assert old == new
        state.act(new)


def test_what_a_seat_cannot_see_does_not_change_its_answer() -> None:
    state = GAME.start(2)
    dealer = epoka.Dealer("hidden")
    decisions = 0
    while decisions < 120:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        decisions += 1
        seat = state.mover
        answers = {make_bot(GREEDY, GAME).choose(Seat(state, seat, epoka.Dealer(number))) for number in range(2)}
        assert len(answers) == 1
        state.act(answers.pop())


# ---- single decisions -----------------------------------------------------------------------------------------------

HOME: list[str] = ["b-forest camp strong", "c-grassland camp strong"]


def test_tribes_come_first_where_the_era_counts_them() -> None:
    seat: Any = {"tribes": HOME, "dice": [2, 4, 4, 5], "used": 2, "markers": {"food": 5}}
    state = table(seats={0: seat}, era_tiles=["population", "prestige", "knowledge", "construction"])
    assert choice(state) == "activate procreation"


def test_features_come_first_where_the_era_counts_them() -> None:
    seat: Any = {"tribes": HOME, "dice": [1, 1, 4, 5], "used": 2, "markers": {"food": 5}}
    state = table(seats={0: seat}, era_tiles=["evolution", "prestige", "knowledge", "construction"])
    assert choice(state) == "activate stamina"


def test_a_step_goes_to_the_track_that_scores() -> None:
    tiles = ["evolution", "knowledge", "population", "expansion"]
    state = table(seats={0: {"tribes": HOME}}, agenda=[["Advance", 0, 1]], era_tiles=tiles, final_tiles=[])
    assert choice(state) == "track knowledge"


def test_a_free_fire_is_taken_before_another_camp() -> None:
    state = table(seats={0: {"tribes": HOME}}, agenda=[["Procreate", 0, 1, -1, 0, []]])
    do(state, "in b-forest")
    assert choice(state) == "camp fire"


def test_everybody_is_fed_while_there_is_food() -> None:
    state = table(seats={0: {"tribes": HOME, "markers": {"food": 4}}}, agenda=[["Phase", 6]], phase=6, event="F1")
    assert choice(state) == "feed 1"


def test_the_point_is_taken_where_a_chip_brings_less() -> None:
    state = table(seats={0: {"columns": {9: ["K5"]}, "tribes": HOME}}, agenda=[["UseIncome", 0, 189]], era=4, phase=8)
    assert choice(state) == "point K5"


@pytest.mark.parametrize(("food", "done"), [(8, "activity C16"), (1, "done")])
def test_new_weak_tribes_are_paid_for_only_where_they_will_eat(food: int, done: str) -> None:
    seat: Any = {"tribes": HOME + ["b-forest wild strong"] * 2, "columns": {3: ["C16"]}, "markers": {"food": food}}
    assert choice(table(seats={0: seat}, agenda=[["Activity", 0, 1, -1]])) == done


def test_new_weak_tribes_go_where_most_of_them_find_a_camp() -> None:
    tribes = ["b-forest camp strong", "b-forest camp strong", "c-grassland camp strong"]
    state = table(seats={0: {"tribes": tribes, "markers": {"food": 8}}}, agenda=[["WeakTribes", 0, 2, -1]])
    assert choice(state) == "in c-grassland"
