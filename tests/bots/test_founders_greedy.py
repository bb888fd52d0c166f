"""The bot `greedy` of Founders of the Empire: it plays every table to its end, beats chance, and knows its tokens."""

from __future__ import annotations

import pytest

import epoka
from epoka.arena.match import play_game, play_match, wins
from epoka.bots import make_bot
from epoka.core.seat import Seat
from tests.rules.founders.table import GAME, Board, do, legal, row, start, table

GREEDY = "greedy"


NOTHING_LEFT: dict[str, list[str]] = {"nature": [], "village": [], "city": []}
"""The stacks in the last turn of a game."""


def choice(state: epoka.State, bot: str = GREEDY, seed: int = 1) -> str:
    """What the bot does here."""
    seat = Seat(state, state.mover, epoka.Dealer(seed))
    return state.name(make_bot(bot, GAME).choose(seat))


# ---- whole games ----------------------------------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    games = 20
    assert wins(play_match("founders", [GREEDY, "random"], games, 5, {}), GREEDY) >= 0.9 * games


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"end_when_city_stack_empty": True}, {"agreed_end": False}])
def test_greedy_plays_every_table_to_its_end(players: int, options: dict[str, bool]) -> None:
    bots = [make_bot(GREEDY, GAME) for _ in range(players)]
    result = play_game(GAME, bots, "table", options)
    assert result.over_by


def test_the_same_position_gets_the_same_answer_whatever_the_bot_saw_before() -> None:
    state = GAME.start(3)
    dealer = epoka.Dealer("memory")
    bot = make_bot(GREEDY, GAME)
    for _ in range(150):
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        old, new = bot.choose(Seat(state, state.mover, dealer)), state.action(choice(state))
        assert old == new
        state.act(new)


# ---- the start ------------------------------------------------------------------------------------------------------


def test_the_second_drafted_tile_brings_the_basics_that_the_first_one_lacks() -> None:
    state = do(start(2), "draft forest", "draft cliff", "draft grove")
    do(state, "lay east")
    assert choice(state) == "draft lake"


# ---- tiles ----------------------------------------------------------------------------------------------------------

GOODS: Board = {"tiles": row(0, "workshop-iron", "barracks-iron", "lake")}
"""Wares and an army side by side: a great temple fits above them."""


def test_a_great_temple_is_taken_before_anything_else() -> None:
    state = table(seats={0: GOODS}, city=["inn-gold"], display=["R-01", "R-02", "R-03", "R-22"])
    assert choice(state) == "add R-22"


def test_the_last_victory_tile_is_left_while_it_would_seal_a_defeat() -> None:
    rich: Board = {"tiles": row(0, "R-23", "R-24", "R-25")}
    assert choice(table(seats={0: GOODS, 1: rich}, display=["R-22"])) != "add R-22"


def test_the_last_victory_tile_is_taken_where_it_seals_a_win() -> None:
    assert choice(table(seats={0: GOODS}, display=["R-22"], city=["inn-gold"])) == "add R-22"


def test_a_temple_is_covered_when_war_is_about() -> None:
    """The free cells are alike but for what lies below them."""
    mine: Board = {"tiles": row(0, "R-22", "lake", "lake")}
    armed: Board = {"tiles": row(0, "riverbank", "grove"), "hand": {"war": 2}}
    state = table(seats={0: mine, 1: armed}, nature=["lake"], stacks={"nature": ["lake"]}, display=["R-01", "R-02"])
    assert choice(state) == "at 0 1"


# ---- tokens ---------------------------------------------------------------------------------------------------------


def test_war_goes_to_the_dearest_temple_on_top_of_a_column() -> None:
    there: Board = {"tiles": {**row(0, "R-22", "R-10", "R-09", "lake"), (0, 1): "cliff"}}
    state = table(seats={0: {**GOODS, "hand": {"war": 1}}, 1: there}, phase="token")
    assert choice(state) == "war 1"
    assert choice(do(state, "war 1")) == "at 1 0"


def test_war_is_kept_while_there_is_only_forest_to_burn() -> None:
    state = table(seats={0: {**GOODS, "hand": {"war": 1}}, 1: {"tiles": row(0, "forest", "forest")}}, phase="token")
    assert choice(state) == "no token"


def test_between_many_war_strikes_the_leader() -> None:
    temple: Board = {"tiles": row(0, "lake", "R-22")}
    leader: Board = {"tiles": row(0, "R-23", "R-24")}
    state = table(3, seats={0: {**GOODS, "hand": {"war": 1}}, 1: temple, 2: leader}, phase="token")
    assert choice(state) == "war 2"


def test_a_craftsman_is_worth_two_points_at_the_end() -> None:
    site: Board = {"tiles": {**row(0, "mine", "lake"), (0, 1): "cliff"}, "craftsmen": ["iron"]}
    assert choice(table(seats={0: site}, phase="token", stacks=NOTHING_LEFT)) == "craftsman iron"


def test_a_coin_and_a_wagon_are_kept_at_the_end() -> None:
    site: Board = {"tiles": {**row(0, "lake", "lake"), **row(1, "cliff", "cliff")}, "hand": {"coin": 1, "wagon": 1}}
    state = table(seats={0: site}, phase="token", stacks=NOTHING_LEFT)
    assert {"wagon", "coin 1"} <= set(legal(state))
    assert choice(state) == "no token"


def test_a_coin_buys_what_a_great_temple_lacks() -> None:
    mine: Board = {"tiles": row(0, "workshop-iron", "lake"), "hand": {"coin": 1}}
    there: Board = {"tiles": row(0, "forest", "barracks-iron")}
    state = table(seats={0: mine, 1: there}, phase="token", display=["R-01", "R-02", "R-03", "R-22"])
    assert choice(state) == "coin 1"
    assert choice(do(state, "coin 1")) == "at 1 0"
    assert choice(do(state, "at 1 0")) == "add R-22"


def test_a_wagon_goes_where_its_square_brings_goods_together() -> None:
    """West of the square only wares are at hand; the link brings the army there."""
    square = {**row(0, "workshop-iron", "lake"), **row(1, "lake", "barracks-iron")}
    mine: Board = {"tiles": square, "hand": {"wagon": 1}}
    display = ["R-22", "R-23", "R-24", "R-25", "R-10", "R-19"]
    state = table(seats={0: mine}, phase="token", display=display, city=["inn-iron", "market_square-iron"])
    assert choice(state) == "wagon"


# ---- agreeing on the end --------------------------------------------------------------------------------------------

STUCK: dict[str, list[str]] = {"nature": ["grove", "grove", "grove"], "village": [], "city": []}


def about_to_reveal(stacks: dict[str, list[str]]) -> epoka.State:
    """Both have iron and water, and the one temple on offer wants goods of city tiles."""
    seats: dict[int, Board] = {seat: {"tiles": row(0, "lake", "mine"), "hand": {"war": 1}} for seat in (0, 1)}
    return table(seats=seats, phase="reveal", display=["R-22"], nature=[], stacks=stacks)


@pytest.mark.rule("TE-72")
@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize(("stacks", "answer"), [(STUCK, "accept"), (STUCK | {"city": ["inn-iron"]}, "refuse")])
def test_bots_agree_to_end_where_nobody_can_score_any_more(stacks: dict[str, list[str]], answer: str, bot: str) -> None:
    assert choice(do(about_to_reveal(stacks), "propose end"), bot) == answer


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_leave_it_to_people_to_propose_the_end(bot: str) -> None:
    assert {choice(about_to_reveal(STUCK), bot, seed) for seed in range(20)} == {"reveal nature"}
