"""Civilization cards that lie open until they are used: single-use tools and two resources."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from tests.rules.stoneage.cards import (
    RESOURCES,
    SINGLE_USE,
    bought,
    on_card,
)
from tests.rules.stoneage.table import (
    Board,
    board,
    choices,
    do,
    goods,
    legal,
    offered,
    refused,
    table,
)

# ---- single-use tools -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-41")
@pytest.mark.parametrize("card", SINGLE_USE)
def test_a_single_use_tool_lies_open_when_bought(card: str) -> None:
    mine = board(bought(card), 0)
    assert mine["open_tools"] == [card]
    assert mine["tools"] == [0, 0, 0]


@pytest.mark.rule("SA-41")
@pytest.mark.parametrize("card", SINGLE_USE)
def test_a_single_use_tool_adds_its_full_value_to_a_roll(card: str) -> None:
    hunting: Board = {"placed": {"hunt": 1}, "open_tools": [card], "food": 20}
    state = do(table(2, phase="act", seats={0: hunting, 1: {"placed": {"forest": 1, "river": 1}}}), "roll 6")
    assert legal(state) == [f"tool card {card}", "tools done"]
    do(state, f"tool card {card}")
    assert board(state, 0)["food"] == 20 + (6 + SINGLE_USE[card]) // 2


@pytest.mark.rule("SA-41")
def test_a_single_use_tool_helps_once_only() -> None:
    mine: Board = {"placed": {"forest": 1, "river": 1}, "open_tools": ["C22"], "tools": [1, 0, 0]}
    state = table(2, phase="act", seats={0: mine, 1: {"placed": {"hunt": 1, "clay": 1}}})
    do(state, "resolve forest", "roll 2", "tool card C22", "tools done", "roll 2")
    assert legal(state) == ["tool 1", "tools done"]
    refusal = refused(state, "tool card C22")
    assert (refusal.code, refusal.rule, refusal.params) == ("no-single-use-tool", "SA-41", {"card": "C22"})


@pytest.mark.rule("SA-41")
def test_a_single_use_tool_may_be_kept_for_a_later_roll() -> None:
    mine: Board = {"placed": {"forest": 1, "river": 1}, "open_tools": ["C22"]}
    state = table(2, phase="act", seats={0: mine, 1: {"placed": {"hunt": 1, "clay": 1}}})
    do(state, "resolve forest", "roll 2", "tools done", "roll 2")
    assert legal(state) == ["tool card C22", "tools done"]


@pytest.mark.rule("SA-41")
def test_a_single_use_tool_goes_together_with_other_tools() -> None:
    mine: Board = {"placed": {"river": 1}, "open_tools": ["C23", "C22"], "tools": [1, 0, 0]}
    state = table(2, phase="act", seats={0: mine, 1: {"placed": {"hunt": 1, "clay": 1}}})
    do(state, "roll 4", "tool 1", "tool card C22", "tool card C23")
    assert goods(state, 0) == {"gold": 2}


@pytest.mark.rule("SA-41", "SA-49")
def test_tools_and_single_use_tools_are_added_in_any_order() -> None:
    mine: Board = {"placed": {"river": 1}, "open_tools": ["C22", "C23"], "tools": [1, 0, 0]}
    state = table(2, phase="act", seats={0: mine, 1: {"placed": {"hunt": 1, "clay": 1}}})
    do(state, "roll 4", "tool card C23")
    assert (legal(state), choices(state)) == (["tools done"], ["tool 1", "tool card C22", "tools done"])
    do(state, "tool card C22", "tool 1")
    assert (state.mover, board(state, 0)["open_tools"]) == (1, [])


@pytest.mark.rule("SA-41", "SA-21")
def test_a_single_use_tool_can_be_used_in_the_turn_it_is_bought() -> None:
    state = on_card("C24", mine={"placed": {"card 1": 1, "hunt": 2}})
    do(state, "resolve card 1", "pay wood", "roll 5")
    assert legal(state) == ["tool card C24", "tools done"]


@pytest.mark.rule("SA-41", "SA-35")
def test_a_single_use_tool_may_be_added_to_a_card_roll() -> None:
    state = do(bought("C05", {"open_tools": ["C22"]}), "roll 8", "tool card C22")
    assert goods(state, 0) == {"gold": 2}


@pytest.mark.rule("SA-41", "SA-60")
@pytest.mark.parametrize(("choice", "left"), [("tool card C22", []), ("tools done", ["C22"])])
def test_a_new_round_neither_brings_a_single_use_tool_back_nor_takes_it_away(choice: str, left: list[str]) -> None:
    state = do(table(2, phase="act", seats={0: {"placed": {"forest": 1}, "open_tools": ["C22"]}}), "roll 2", choice)
    assert state.view()["round"] == 2
    assert board(state, 0)["open_tools"] == left


# ---- two resources --------------------------------------------------------------------------------------------------

PAIRS = [f"redeem {first} {second}" for first, second in combinations_with_replacement(RESOURCES, 2)]


@pytest.mark.rule("SA-42")
def test_the_two_resources_card_lies_open_when_bought() -> None:
    state = bought("C14")
    assert board(state, 0)["two_resources"] is True
    assert goods(state, 0) == {}


@pytest.mark.rule("SA-42")
@pytest.mark.parametrize("pair", PAIRS)
def test_the_open_card_brings_any_two_resources(pair: str) -> None:
    state = table(2, phase="act", seats={0: {"placed": {"forest": 1}, "two_resources": True}})
    assert legal(state) == ["resolve forest", *PAIRS]
    do(state, pair)
    assert goods(state, 0) == Counter(pair.split()[1:])


@pytest.mark.rule("SA-42")
def test_the_two_resources_are_taken_once() -> None:
    state = table(2, phase="act", seats={0: {"placed": {"forest": 1, "river": 1}, "two_resources": True}})
    do(state, "redeem wood gold")
    assert legal(state) == ["resolve forest", "resolve river"]
    refusal = refused(state, "redeem wood gold")
    assert (refusal.code, refusal.rule) == ("no-two-resources-card", "SA-42")


@pytest.mark.rule("SA-42")
def test_the_two_resources_may_pay_for_another_card_of_the_same_turn() -> None:
    state = on_card("C14", mine={"placed": {"card 1": 1, "card 2": 1}})
    do(state, "resolve card 1", "pay wood", "redeem clay gold", "pay clay")
    assert len(board(state, 0)["cards"]) == 2


@pytest.mark.rule("SA-42")
def test_the_two_resources_cannot_pay_for_their_own_card() -> None:
    state = on_card("C14", mine={"goods": {}, "placed": {"card 1": 1}})
    assert state.mover == 1
    assert board(state, 0)["cards"] == []


@pytest.mark.rule("SA-42")
def test_the_two_resources_are_not_offered_while_workers_are_placed_or_a_price_is_paid() -> None:
    state = table(2, seats={0: {"two_resources": True}})
    assert offered(state, "redeem") == []
    assert refused(state, "redeem wood wood").code == "placing-now"
    paying: Board = {"two_resources": True, "goods": {"wood": 2}, "placed": {"card 2": 1}}
    state = do(table(2, phase="act", seats={0: paying}), "resolve card 2")
    assert legal(state) == ["pay wood", "decline"]
    assert refused(state, "redeem wood wood").code == "paying-now"


@pytest.mark.rule("SA-42", "SA-54")
@pytest.mark.parametrize("edition", ["pl", "cs", "uk"])
def test_the_two_resources_may_feed(edition: str) -> None:
    state = table(2, phase="feed", seats={0: {"food": 3, "two_resources": True}}, edition=edition)
    assert offered(state, "redeem") == PAIRS
    do(state, "redeem clay stone", "feed clay")
    if edition == "cs":
        do(state, "feed stone")
    assert (goods(state, 0), board(state, 0)["track"]) == ({}, 0)


@pytest.mark.rule("SA-42", "SA-54")
def test_the_two_resources_are_offered_only_before_the_first_resource_is_given() -> None:
    mine: Board = {"food": 3, "goods": {"wood": 1, "clay": 1}, "two_resources": True}
    state = do(table(2, phase="feed", seats={0: mine}, edition="cs"), "feed wood")
    assert offered(state, "redeem") == []
    refusal = refused(state, "redeem wood wood")
    assert (refusal.code, refusal.rule) == ("already-feeding", "SA-42")


@pytest.mark.rule("SA-42", "SA-67")
def test_unused_the_two_resources_are_worth_two_points_at_the_end() -> None:
    state = table(2, phase="end", seats={0: {"two_resources": True}}, slots=["C01", "C03", "C04", None], deck=[])
    assert state.over
    assert state.breakdown(0)["resources"] == 2
    assert board(state, 0)["two_resources"] is False


@pytest.mark.rule("SA-42")
def test_with_any_two_now_the_two_resources_are_chosen_on_purchase() -> None:
    state = bought("C14", any_two_now=True)
    assert (state.mover, legal(state)) == (0, PAIRS)
    assert refused(state, "decline").code == "redeeming-now"
    do(state, "redeem stone stone")
    assert state.mover == 1
    assert (goods(state, 0), board(state, 0)["two_resources"]) == ({"stone": 2}, False)
