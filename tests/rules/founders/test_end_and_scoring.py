"""Upkeep, the three ends, points and places (TE-60 to TE-82)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import epoka
from epoka import Refusal
from tests.rules.founders.table import Board, board, build, do, events, hand, legal, marks, refused, row, set_up, table

PAIR: Board = {"tiles": {(0, 0): "forest", (1, 0): "cliff"}}
TEMPLE_SITE: Board = {"tiles": {(0, 0): "mine", (1, 0): "winery"}}
LAST_TILE = {"nature": [], "village": [], "city": ["inn-iron"]}


# ---- upkeep ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TE-60")
@pytest.mark.parametrize(("players", "seat", "next_seat"), [(2, 1, 0), (3, 1, 2), (4, 3, 0)])
def test_after_the_tile_the_left_neighbour_plays(players: int, seat: int, next_seat: int) -> None:
    state = build(table(players, seat=seat), "lake", 2, 0)
    assert (state.mover, state.prompt()[0]) == (next_seat, "reveal")


@pytest.mark.rule("TE-60")
def test_at_the_end_of_a_turn_own_coins_come_into_hand_and_a_bought_unit_vanishes() -> None:
    seats: dict[int, Board] = {0: {**PAIR, "coin": [(0, 0)]}, 1: {"tiles": {(0, 0): "grove"}, "coin": [(0, 0)]}}
    state = build(table(seats=seats, bought="iron"), "lake", 2, 0)
    assert (hand(state, 0), marks(state, 0, (0, 0))) == (["coin"], [])
    assert (hand(state, 1), marks(state, 1, (0, 0))) == ([], ["coin"])
    assert state.view()["bought"] is None


@pytest.mark.rule("TE-60")
def test_coins_are_taken_after_a_skip_too() -> None:
    state = table(seats={0: {**PAIR, "coin": [(0, 0)]}}, nature=[], phase="reveal")
    do(state, "reveal village", "deal stud_farm")
    assert (state.mover, hand(state, 0)) == (1, ["coin"])


# ---- the ends -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EX-TE-22", "TE-70", "TE-73")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_game_ends_with_the_turn_that_takes_the_last_victory_tile(seat: int) -> None:
    site: Board = {"tiles": {**TEMPLE_SITE["tiles"], (2, 0): "lake"}, "coin": [(2, 0)]}
    state = table(3, seats={seat: site}, seat=seat, display=["R-01"])
    assert not state.over
    build(state, "R-01", 0, 1)
    assert (state.over, state.over_by, state.mover) == (True, "victory-tiles", epoka.ENDED)
    assert hand(state, seat) == ["coin"]


@pytest.mark.rule("TE-70")
def test_the_game_goes_on_while_a_victory_tile_is_left() -> None:
    assert not build(table(seats={0: TEMPLE_SITE}, display=["R-01", "R-25"]), "R-01", 0, 1).over


@pytest.mark.rule("TE-71", "EX-TE-23")
def test_the_game_ends_after_turn_62_with_all_stacks_empty() -> None:
    """Ruling A-10: all three must be empty; rows and the display may still hold tiles."""
    state = table(seat=1, phase="turn", turns=61, city=["inn-gold"], stacks=LAST_TILE, agreed_end=False)
    assert (state.view()["turns"], state.view()["rows"]["city"]) == (62, ["inn-gold", "inn-iron"])
    assert not state.over
    build(state, "lake", 2, 0)
    assert (state.over, state.over_by) == (True, "stacks")
    assert len(state.view()["display"]) == 8


@pytest.mark.rule("TE-71")
@pytest.mark.parametrize("kind", ["nature", "village", "city"])
def test_the_game_goes_on_while_one_stack_has_a_tile(kind: str) -> None:
    left = {"nature": ["cliff", "forest"], "village": ["mine", "winery"], "city": ["inn-iron", "inn-gold"]}
    stacks = {other: left[other] if other == kind else [] for other in left}
    assert not build(table(stacks=stacks), "lake", 2, 0).over


@pytest.mark.rule("TE-71")
def test_an_option_ends_the_game_with_the_city_stack() -> None:
    """Ruling A-10: off unless it is chosen."""
    played = {
        chosen: build(table(stacks={"city": []}, end_when_city_stack_empty=chosen), "lake", 2, 0)
        for chosen in (False, True)
    }
    assert (played[False].over, played[True].over, played[True].over_by) == (False, True, "city-stack")
    assert GAME_DEFAULTS == {"end_when_city_stack_empty": False, "agreed_end": True}


GAME_DEFAULTS = {option.name: option.default for option in epoka.game("founders").options if option.name != "starter"}


@pytest.mark.rule("TE-71")
def test_with_the_option_the_other_stacks_end_nothing_alone() -> None:
    state = table(stacks={"nature": [], "village": []}, end_when_city_stack_empty=True)
    assert not build(state, "lake", 2, 0).over


@pytest.mark.rule("TE-72")
def test_without_the_option_the_end_cannot_be_proposed() -> None:
    assert refused(table(phase="turn", agreed_end=False), "propose end") == Refusal("no-agreed-end", "TE-72")


@pytest.mark.rule("TE-72")
def test_the_game_ends_when_all_others_accept() -> None:
    state = table(3, phase="turn", seat=1)
    assert legal(state) == ["reveal nature", "reveal village", "reveal city", "propose end"]
    do(state, "propose end")
    assert (state.mover, legal(state)) == (2, ["accept", "refuse"])
    do(state, "accept")
    assert (state.mover, state.over) == (0, False)
    do(state, "accept")
    assert (state.over, state.over_by) == (True, "agreement")


@pytest.mark.rule("TE-72")
@pytest.mark.parametrize("answers", [["refuse"], ["accept", "refuse"]])
def test_one_refusal_is_enough_and_the_end_is_proposed_once_a_turn(answers: list[str]) -> None:
    state = do(table(3, phase="turn", seat=1), "propose end", *answers)
    assert (state.mover, legal(state)) == (1, ["reveal nature", "reveal village", "reveal city"])
    assert refused(state, "propose end") == Refusal("already-proposed", "TE-72")
    do(state, "reveal nature", "deal lake")
    build(state, "lake", 2, 0)
    assert (state.mover, "propose end" in legal(state)) == (2, True)


@pytest.mark.rule("TE-73")
@pytest.mark.parametrize(("players", "turns"), [(2, [31, 31]), (3, [20, 20, 20]), (4, [15, 15, 14, 14])])
def test_a_game_that_runs_to_the_cap_gives_these_turns(players: int, turns: list[int]) -> None:
    """Nobody takes a victory tile who can do anything else, so that some are left."""
    state, dealer = set_up(players), epoka.Dealer(1)
    heard: list[epoka.Event] = []
    state.listen(heard)
    while not state.over:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            do(state, ([name for name in legal(state) if not name.startswith("add R")] or legal(state))[-1])
    begun = Counter([0, *[event.values["seat"] for event in heard if event.key == "turn"]])
    assert (state.over_by, [begun[seat] for seat in range(players)]) == ("stacks", turns)


# ---- points ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TE-80")
def test_coins_on_tiles_are_in_their_owners_hands_at_the_end() -> None:
    seats: dict[int, Board] = {
        0: {**TEMPLE_SITE, "hand": {"coin": 1}},
        1: {"tiles": {(0, 0): "grove", (1, 0): "lake"}},
        2: {"tiles": {(0, 0): "grove", (1, 0): "lake"}, "coin": [(1, 0)]},
    }
    state = do(table(3, seats=seats, display=["R-01"], phase="token"), "coin 1", "at 1 0", "buy water")
    build(state, "R-01", 0, 1)
    assert state.over
    assert [hand(state, seat) for seat in range(3)] == [[], ["coin"], ["coin"]]
    assert state.points() == [1, 1, 1]


@pytest.mark.rule("TE-80")
def test_an_agreed_end_takes_the_coins_too() -> None:
    state = table(seats={0: {**PAIR, "coin": [(0, 0)]}}, phase="turn")
    do(state, "propose end", "accept")
    assert (hand(state, 0), state.points()) == (["coin"], [1, 0])


@pytest.mark.rule("EX-TE-24", "TE-81")
def test_the_points_of_a_whole_territory() -> None:
    """Temples 3 + 2 + 2, an attacked altar, two craftsmen, one attacked, two tokens, a coin on a tile, one replaced."""
    mine: Board = {
        "tiles": row(0, "R-25", "R-10", "R-11", "R-09") | row(1, "mine", "winery", "lake"),
        "war": [(3, 0), (1, 1)],
        "craftsman": [(0, 1), (1, 1)],
        "coin": [(2, 1)],
        "hand": {"war": 1, "coin": 1},
        "replaced": ["forest"],
    }
    state = table(seats={0: mine})
    assert state.breakdown(0) == {"victory-tiles": 7, "craftsmen": 2, "tokens": 3, "replaced": -1}
    assert state.points()[0] == 11


@pytest.mark.rule("TE-81")
@pytest.mark.parametrize("token", ["war", "coin", "wagon"])
def test_every_token_in_hand_is_a_point(token: str) -> None:
    assert table(seats={0: {**PAIR, "hand": {token: 2}}}).breakdown(0)["tokens"] == 2


@pytest.mark.rule("TE-81")
def test_a_craftsman_in_hand_is_one_point_and_on_a_tile_two() -> None:
    assert table(seats={0: {**PAIR, "craftsmen": ["iron", "gold"]}}).points()[0] == 2
    there: Board = {"tiles": {(0, 0): "mine", (1, 0): "gold_mine"}, "craftsman": [(0, 0), (1, 0)]}
    assert table(seats={0: there}).points()[0] == 4


@pytest.mark.rule("TE-81")
@pytest.mark.parametrize(("face", "points"), [("R-01", 1), ("R-10", 2), ("R-22", 3)])
def test_a_victory_tile_scores_what_it_shows(face: str, points: int) -> None:
    assert table(seats={0: {"tiles": {(0, 0): face}}}, display=["R-25"]).points()[0] == points


@pytest.mark.rule("TE-81")
def test_war_and_wagons_on_the_table_score_nothing_for_anybody() -> None:
    square: dict[Any, str] = {(0, 0): "cliff", (1, 0): "forest", (0, 1): "winery", (1, 1): "lake"}
    assert table(seats={0: {"tiles": square, "war": [(0, 1)], "wagons": [(0, 0)]}}).points() == [0, 0]


@pytest.mark.rule("TE-81")
def test_points_may_be_negative() -> None:
    assert table(seats={0: {**PAIR, "replaced": ["mine", "lake"]}}).points()[0] == -2


# ---- places ---------------------------------------------------------------------------------------------------------


def ranked(first: Board, second: Board) -> list[int]:
    return table(seats={0: first, 1: second}, display=["R-25"]).ranking()


@pytest.mark.rule("TE-82")
def test_the_highest_score_wins() -> None:
    rich: Board = {"tiles": {(0, 0): "forest"}, "hand": {"war": 4}}
    assert ranked({"tiles": {(0, 0): "R-22"}}, rich) == [2, 1]


@pytest.mark.rule("EX-TE-25", "TE-82")
def test_with_eleven_points_each_the_most_victory_tiles_win() -> None:
    four: Board = {"tiles": {(0, 0): "R-22", (1, 0): "R-23", (2, 0): "R-10", (3, 0): "R-11"}, "hand": {"war": 1}}
    three: Board = {"tiles": {(0, 0): "R-24", (1, 0): "R-12", (2, 0): "R-13"}, "hand": {"war": 4}}
    shared: Board = {"tiles": {**three["tiles"], (3, 0): "R-14"}, "hand": {"war": 2}}
    state = table(seats={0: four, 1: three}, display=["R-25"])
    assert (state.points(), state.ranking()) == ([11, 11], [1, 2])
    state = table(seats={0: four, 1: shared}, display=["R-25"])
    assert (state.points(), state.ranking()) == ([11, 11], [1, 1])


@pytest.mark.rule("TE-82")
def test_attacked_victory_tiles_count_for_the_tie_but_replaced_ones_do_not() -> None:
    """Ruling A-13."""
    attacked: Board = {"tiles": {(0, 0): "R-01", (1, 0): "R-22"}, "war": [(0, 0)]}
    assert ranked({"tiles": {(0, 0): "R-23"}}, attacked) == [2, 1]
    replaced: Board = {"tiles": {(0, 0): "R-22"}, "replaced": ["R-01"], "hand": {"coin": 1}}
    assert ranked({"tiles": {(0, 0): "R-23"}}, replaced) == [1, 1]


@pytest.mark.rule("TE-82")
def test_ties_share_a_place_and_the_next_place_is_left_out() -> None:
    seats: dict[int, Board] = {
        0: {**PAIR, "hand": {"war": 1}},
        1: {**PAIR, "hand": {"coin": 1}},
        2: {**PAIR, "replaced": ["lake"]},
    }
    assert table(3, seats=seats).ranking() == [1, 1, 3]


def test_the_declared_bounds_hold_for_the_longest_game_and_the_most_points() -> None:
    """Set-up, then for each turn: proposal and answers, reveal, deal, token, cell, purchase, tile, cell, craftsman.

    The answers to the table's own proposal come once.
    """
    game = epoka.game("founders")
    set_ups = {2: 8 + 5 + 4 + 2 + 5, 3: 12 + 7 + 6 + 3 + 5, 4: 12 + 9 + 8 + 4 + 5}
    turns = {2: 62, 3: 60, 4: 58}
    longest = max(1 + set_ups[players] + turns[players] * (players + 8) + players for players in turns)
    assert game.longest is not None and longest <= game.longest
    victory = 4 * 3 + 8 * 2
    assert game.most_points is not None and victory + 6 * 2 + 18 <= game.most_points


def test_the_finished_game_offers_nothing() -> None:
    state = build(table(seats={0: TEMPLE_SITE}, display=["R-01"]), "R-01", 0, 1)
    assert (state.actions(), state.prompt()) == ([], ("game-over", {"by": "victory-tiles"}))
    assert refused(state, "reveal nature") == Refusal("game-over")


def test_the_end_is_reported() -> None:
    state = do(table(phase="turn"), "propose end")
    assert events(state, "accept")[-1] == {"key": "game-ends", "by": "agreement"}
    assert board(state, 0)["points"] == 0
