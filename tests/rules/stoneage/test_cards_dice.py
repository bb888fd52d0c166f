"""Civilization cards that roll dice for all."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

import epoka
from tests.rules.stoneage.cards import (
    DICE_FOR_ALL,
    bought,
    names_by_chance,
    on_card,
)
from tests.rules.stoneage.table import (
    Board,
    board,
    do,
    goods,
    legal,
    refused,
    table,
)

# ---- dice for all ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-32")
@pytest.mark.parametrize("card", DICE_FOR_ALL)
def test_ten_cards_roll_dice_for_all_at_once(card: str) -> None:
    assert set(names_by_chance(bought(card))) == {
        "roll dice " + " ".join(faces) for faces in combinations_with_replacement("123456", 4)
    }


@pytest.mark.rule("SA-32")
@pytest.mark.parametrize(("players", "rolls"), [(2, 21), (3, 56), (4, 126)])
def test_as_many_dice_are_rolled_as_there_are_players(players: int, rolls: int) -> None:
    outcomes = names_by_chance(bought("C02", players=players))
    assert {len(name.split()) - 2 for name in outcomes} == {players}
    assert len(outcomes) == rolls


@pytest.mark.rule("SA-32")
def test_a_sorted_roll_is_as_likely_as_all_its_orders_together() -> None:
    outcomes = names_by_chance(bought("C02"))
    assert outcomes["roll dice 2 2 5 6"] == pytest.approx(12 / 1296)
    assert outcomes["roll dice 1 2 3 4"] == pytest.approx(24 / 1296)
    assert outcomes["roll dice 3 3 3 3"] == pytest.approx(1 / 1296)
    assert sum(outcomes.values()) == pytest.approx(1)


@pytest.mark.rule("SA-32")
@pytest.mark.parametrize(
    ("face", "gain"), [(1, {"wood": 1}), (2, {"clay": 1}), (3, {"stone": 1}), (4, {"gold": 1}), (5, {}), (6, {})]
)
def test_each_face_brings_its_own_benefit(face: int, gain: dict[str, int]) -> None:
    other = 2 if face == 1 else 1
    state = do(bought("C02", players=2), f"roll dice {min(face, other)} {max(face, other)}", f"take {face}")
    assert goods(state, 0) == gain
    assert board(state, 0)["tools"] == ([1, 0, 0] if face == 5 else [0, 0, 0])
    assert board(state, 0)["agriculture"] == (1 if face == 6 else 0)


@pytest.mark.rule("SA-32")
def test_the_buyer_picks_first_and_the_others_follow_clockwise() -> None:
    state = do(on_card("C02", buyer=2), "pay wood", "roll dice 1 2 3 4")
    order = []
    for face in (4, 3, 2):
        order.append(state.mover)
        do(state, f"take {face}")
    assert order == [2, 3, 0]
    assert [goods(state, seat) for seat in range(4)] == [{"clay": 1}, {"wood": 1}, {"gold": 1}, {"stone": 1}]


@pytest.mark.rule("SA-32")
def test_a_die_that_was_taken_is_gone() -> None:
    state = do(bought("C02"), "roll dice 1 2 3 4", "take 4")
    assert legal(state) == ["take 1", "take 2", "take 3"]
    refusal = refused(state, "take 4")
    assert (refusal.code, refusal.rule, refusal.params) == ("no-such-die", "SA-32", {"face": 4})


@pytest.mark.rule("SA-32")
def test_equal_dice_are_offered_once_and_taken_one_at_a_time() -> None:
    state = do(bought("C02"), "roll dice 2 2 5 6")
    assert legal(state) == ["take 2", "take 5", "take 6"]
    do(state, "take 2")
    assert legal(state) == ["take 2", "take 5", "take 6"]


@pytest.mark.rule("SA-32")
def test_tools_may_not_change_the_dice_for_all() -> None:
    mine: Board = {"tools": [1, 1, 0], "open_tools": ["C22"]}
    state = do(bought("C02", mine), "roll dice 1 2 3 4")
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    for name in ("tool 1", "tool card C22"):
        refusal = refused(state, name)
        assert (refusal.code, refusal.rule) == ("taking-now", "SA-32")


@pytest.mark.rule("SA-32")
def test_after_the_dice_the_turn_of_the_buyer_goes_on() -> None:
    state = on_card("C02", players=2, mine={"placed": {"card 1": 1, "forest": 1, "river": 1}})
    do(state, "resolve card 1", "pay wood", "roll dice 1 2", "take 2")
    assert state.mover == 0
    assert legal(state) == ["resolve forest", "resolve river"]


@pytest.mark.rule("SA-32", "SA-47")
def test_whoever_takes_a_tool_chooses_its_tile_before_the_next_player_picks() -> None:
    state = do(bought("C02", {"tools": [1, 1, 1], "used": [1]}), "roll dice 1 2 3 5", "take 5")
    assert (state.mover, legal(state)) == (0, ["grow 1", "grow 2"])
    do(state, "grow 2")
    assert state.mover == 1


@pytest.mark.rule("SA-32", "SA-45")
def test_a_tool_from_the_dice_is_ready_for_a_later_player_of_the_round() -> None:
    state = do(bought("C02", players=2), "roll dice 1 5", "take 1", "resolve forest", "roll 5")
    assert "tool 1" in legal(state)


@pytest.mark.rule("EX-SA-30")
@pytest.mark.parametrize("edition", ["pl", "uk"])
def test_example_red_takes_a_tool_blue_agriculture_green_and_yellow_clay(edition: str) -> None:
    state = do(bought("C02", edition=edition), "roll dice 2 2 5 6", "take 5", "take 6")
    assert [board(state, seat)["tools"] for seat in range(4)] == [[1, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert [board(state, seat)["agriculture"] for seat in range(4)] == [0, 1, 0, 0]
    assert [goods(state, seat) for seat in range(4)] == [{}, {}, {"clay": 1}, {"clay": 1}]


# ---- dice for all, picked later (dice_choice_deferred, E-1) ---------------------------------------------------------


def deferred_purchase() -> epoka.State:
    """Seat 1 of three buys the dice; seat 0 has acted already, seat 2 acts after him."""
    seats: dict[int, Board] = {
        1: {"goods": {"wood": 1}, "placed": {"card 1": 1}},
        2: {"placed": {"forest": 1, "quarry": 1}},
    }
    state = table(3, phase="act", seat=1, slots=["C02", "C01", "C03", "C04"], seats=seats, dice_choice_deferred=True)
    return do(state, "pay wood")


def test_deferred_dice_let_the_buyer_pick_at_once_and_the_next_player_when_his_turn_begins() -> None:
    state = do(deferred_purchase(), "roll dice 1 3 4", "take 4")
    assert goods(state, 1) == {"gold": 1}
    assert (state.mover, legal(state)) == (2, ["take 1", "take 3"])
    do(state, "take 3")
    assert (state.mover, legal(state)) == (2, ["resolve forest", "resolve quarry"])


def test_deferred_dice_come_to_a_player_who_has_acted_only_before_his_feeding() -> None:
    state = do(deferred_purchase(), "roll dice 1 3 4", "take 4", "take 3")
    assert goods(state, 0) == {}
    do(state, "resolve forest", "roll 1", "roll 1")
    assert goods(state, 0) == {"wood": 1}


def test_deferred_dice_that_wait_are_seen_by_everybody() -> None:
    state = do(deferred_purchase(), "roll dice 1 3 4", "take 4")
    assert state.view()["deferred_dice"] == [[1, 3]]


def test_deferred_dice_of_two_cards_are_picked_oldest_first() -> None:
    seats: dict[int, Board] = {0: {"goods": {"wood": 3}, "placed": {"card 1": 1, "card 2": 1}}}
    state = table(3, phase="act", slots=["C02", "C08", "C03", "C04"], seats=seats, dice_choice_deferred=True)
    do(state, "resolve card 1", "pay wood", "roll dice 1 2 3", "take 1", "pay wood", "roll dice 4 5 6", "take 4")
    assert (state.mover, legal(state)) == (1, ["take 2", "take 3"])
    do(state, "take 2")
    assert (state.mover, legal(state)) == (1, ["take 5", "take 6"])


def test_deferred_dice_wait_for_the_feeding_in_every_new_round_and_no_longer() -> None:
    seats: dict[int, Board] = {0: {"workers": 1}, 1: {"workers": 1, "goods": {"wood": 1}}}
    row: list[str | None] = ["C02", "C01", "C03", "C04"]
    state = table(2, phase="end", first=1, slots=row, seats=seats, dice_choice_deferred=True)
    do(state, "place hunt 1", "place card 1", "roll 2", "pay wood", "roll dice 1 4", "take 4")
    assert state.view()["round"] == 2
    assert goods(state, 0) == {"wood": 1}
    assert state.view()["deferred_dice"] == []


def test_deferred_dice_may_feed_the_workers_of_a_player_who_has_acted() -> None:
    seats: dict[int, Board] = {
        0: {"food": 4},
        1: {"goods": {"wood": 1}, "placed": {"card 1": 1}},
    }
    state = table(2, phase="act", seat=1, slots=["C02", "C01", "C03", "C04"], seats=seats, dice_choice_deferred=True)
    do(state, "pay wood", "roll dice 1 4", "take 4")
    assert (state.mover, legal(state)) == (0, ["feed wood", "starve"])
