"""The first and the last of a run of actions, and reasons that lie close together."""

from __future__ import annotations

import pytest

import epoka
from epoka import Refusal
from tests.rules.stoneage.table import Board, board, choices, do, legal, refused, table


@pytest.mark.rule("SA-12")
def test_with_three_players_a_place_that_one_player_fills_lacks_rings_not_players() -> None:
    state = table(3, seats={0: Board(workers=7, placed={"forest": 7})}, seat=1)
    assert refused(state, "place forest 1") == Refusal("not-enough-rings", "SA-12", {"place": "forest", "free": 0})


@pytest.mark.rule("SA-16")
def test_with_four_players_the_village_is_never_the_reason() -> None:
    seats = {0: Board(placed={"toolmaker": 1}), 1: Board(placed={"field": 1}), 2: Board(placed={"hunt": 4})}
    state = table(4, seats=seats, seat=2)
    assert refused(state, "place hut").code == "too-few-workers"


@pytest.mark.rule("SA-49")
def test_a_single_use_tool_passed_over_may_still_be_picked() -> None:
    seats = {0: Board(placed={"river": 2, "field": 1}, open_tools=["C22", "C23", "C24"])}
    state = do(table(4, phase="act", seats=seats), "resolve river", "roll 7", "tool card C23")
    assert legal(state) == ["tool card C24", "tools done"]
    assert choices(state) == ["tool card C22", "tool card C24", "tools done"]


@pytest.mark.rule("SA-32")
def test_the_lowest_die_is_refused_when_it_is_not_among_the_rolled_ones() -> None:
    seats = {0: Board(placed={"card 1": 1, "field": 1}, goods={"wood": 1})}
    state = table(2, phase="act", slots=["C02", "C01", "C03", "C04"], seats=seats)
    do(state, "resolve card 1", "pay wood", "roll dice 2 6")
    assert refused(state, "take 1") == Refusal("no-such-die", "SA-32", {"face": 1})


@pytest.mark.rule("SA-54")
def test_paying_food_with_wood_shows_its_cost_before() -> None:
    seats = {0: Board(food=0, goods={"wood": 9, "gold": 9})}
    state = table(2, phase="feed", seats=seats)
    assert state.preview(state.action("feed wood")) == {"cost": {"wood": 1}, "missing": 4}


@pytest.mark.rule("SA-42")
def test_redeeming_two_wood_shows_its_gain_before() -> None:
    state = table(2, phase="act", seats={0: Board(placed={"hunt": 1, "forest": 1}, two_resources=True)})
    assert state.preview(state.action("redeem wood wood")) == {"gain": {"wood": 2}}


def test_taking_hunters_back_promises_nothing() -> None:
    seats = {0: Board(placed={"hunt": 1, "forest": 1})}
    state = table(2, phase="act", seats=seats, optional_actions=True)
    assert state.preview(state.action("return hunt")) == {}


@pytest.mark.rule("SA-32")
def test_a_deferred_die_whose_face_is_the_number_of_the_waiting_seats_is_taken_all_the_same() -> None:
    """Seat 2 alone waits after seat 1: as bits that is 4, which is a face as well."""
    seats = {
        0: Board(placed={"card 1": 1, "field": 1}, goods={"wood": 1}),
        1: Board(placed={"forest": 1, "clay": 1}),
        2: Board(placed={"quarry": 1, "river": 1}),
    }
    state = table(3, phase="act", slots=["C02", "C01", "C03", "C04"], seats=seats, dice_choice_deferred=True)
    do(state, "resolve card 1", "pay wood", "roll dice 1 4 6", "take 6")
    while state.mover != 1:
        do(state, legal(state)[0])
    do(state, "take 4")
    assert state.view()["deferred_dice"][0] == [1]


@pytest.mark.rule("SA-36")
def test_points_on_a_second_card_are_added_to_those_of_the_first() -> None:
    seats = {0: Board(placed={"card 1": 1, "field": 1}, goods={"wood": 1}, cards=["C11"], card_points=3)}
    state = table(2, phase="act", slots=["C12", "C01", "C03", "C04"], seats=seats)
    do(state, "resolve card 1", "pay wood")
    assert state.breakdown(0)["cards"] == 6


@pytest.mark.rule("SA-42", "SA-67")
def test_two_resources_never_redeemed_are_added_to_the_wood_of_their_owner() -> None:
    seats = {0: Board(goods={"wood": 3}, two_resources=True)}
    state = table(2, phase="end", seats=seats, slots=[None, "C01", "C03", "C04"], deck=[])
    assert state.over
    assert board(state, 0)["goods"]["wood"] == 5
    assert state.breakdown(0)["resources"] == 5


@pytest.mark.rule("SA-39")
def test_the_first_card_of_the_list_counts_as_an_extra_card_too() -> None:
    """C01 is card number 0, which must not be taken for none."""
    without, with_card = table(2), table(2, seats={0: Board(extra="C01")})
    assert board(with_card, 0)["extra"] == "C01"
    assert with_card.breakdown(0) != without.breakdown(0)


@pytest.mark.rule("SA-10", "SA-11")
def test_a_player_whose_last_place_is_a_building_is_still_asked() -> None:
    """Everything else is taken, so the kernel places the worker by itself."""
    taken = dict.fromkeys(["forest", "clay", "quarry", "river", "card 1", "card 2", "card 3", "card 4"], 1)
    seats = {
        0: Board(workers=3, placed={"hunt": 1, "field": 1}),
        1: Board(workers=10, placed={**taken, "toolmaker": 1}),
    }
    state = table(2, seats=seats, seat=1)
    do(state, "place building 1")
    assert board(state, 0)["placed"]["building 2"] == 1


@pytest.mark.rule("SA-32")
def test_in_a_game_from_the_start_a_deferred_die_is_taken_before_the_own_actions() -> None:
    """Most hand-made positions bring their own agenda; here the rounds lay it out."""
    for seed in range(40):
        state, dealer = epoka.game("stone-age").start(3, dice_choice_deferred=True), epoka.Dealer(seed)
        while not state.over:
            waiting = state.view()["deferred_dice"]
            if state.prompt()[0] == "take-die" and waiting and board(state, state.mover)["placed"]:
                return
            actions = state.actions()
            chance = state.mover == epoka.CHANCE
            state.act(dealer.draw(state) if chance else actions[dealer.below("policy", len(actions))])
    raise AssertionError("nobody with workers on the board was asked for a die that waited")
