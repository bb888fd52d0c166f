"""Upper and lower parts of the civilization cards that work at once (SA-32 to SA-43)."""

from __future__ import annotations

import pytest

import epoka
from tests.rules.stoneage.cards import (
    AGRICULTURE,
    BY_DICE,
    DICE_FOR_ALL,
    EXTRA,
    FIGURES,
    FOOD,
    POINTS,
    RESOURCE,
    SINGLE_USE,
    SYMBOLS,
    TOOL,
    TWO_RESOURCES,
    bought,
    names_by_chance,
)
from tests.rules.stoneage.table import (
    CARD_IDS,
    Board,
    board,
    do,
    goods,
    legal,
    refused,
    slots,
    table,
)

# ---- the cards themselves ------------------------------------------------------------------------------------------


def test_the_ten_kinds_of_upper_part_cover_each_of_the_36_cards_once() -> None:
    kinds = [*FOOD, *RESOURCE, *BY_DICE, *POINTS, *TOOL, *AGRICULTURE, *EXTRA, *SINGLE_USE, *TWO_RESOURCES]
    assert sorted([*kinds, *DICE_FOR_ALL]) == CARD_IDS


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_each_symbol_is_on_the_two_cards_that_show_it(symbol: str) -> None:
    pair = SYMBOLS[symbol]
    both = board(table(2, seats={0: {"cards": pair}}), 0)["breakdown"]
    assert (both["culture-first"], both["culture-second"]) == (1, 1)


def test_cards_with_different_symbols_are_different_symbols() -> None:
    one_of_each = [pair[0] for pair in SYMBOLS.values()]
    assert board(table(2, seats={0: {"cards": one_of_each}}), 0)["breakdown"]["culture-first"] == 64


@pytest.mark.parametrize("card", CARD_IDS)
def test_the_lower_part_of_a_card_scores_its_figures_or_its_symbol_and_nothing_else(card: str) -> None:
    multiplied = {"farmer": 2, "toolmaker": 3, "builder": 4, "shaman": 7}
    mine: Board = {
        "cards": [card],
        "agriculture": 2,
        "tools": [1, 1, 1],
        "buildings": ["B01", "B02", "B03", "B04"],
        "workers": 7,
    }
    found = board(table(2, seats={0: mine}), 0)["breakdown"]
    expected = {name: figures.get(card, 0) * multiplied[name] for name, figures in FIGURES.items()}
    expected["culture-first"] = 0 if any(card in figures for figures in FIGURES.values()) else 1
    assert {name: found[name] for name in expected} == expected


# ---- immediate gains ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-33")
@pytest.mark.parametrize("card", FOOD)
def test_seven_cards_bring_food(card: str) -> None:
    assert board(bought(card), 0)["food"] == 12 + FOOD[card]


@pytest.mark.rule("EX-SA-31")
@pytest.mark.parametrize("edition", ["pl", "uk"])
def test_example_the_food_card_with_four_brings_four_food(edition: str) -> None:
    assert board(bought("C27", edition=edition), 0)["food"] == 12 + 4


@pytest.mark.rule("SA-34")
@pytest.mark.parametrize("card", RESOURCE)
def test_five_cards_bring_resources(card: str) -> None:
    assert goods(bought(card), 0) == RESOURCE[card]


@pytest.mark.rule("EX-SA-32")
@pytest.mark.parametrize("edition", ["pl", "uk"])
def test_example_the_resource_card_with_gold_brings_one_gold(edition: str) -> None:
    assert goods(bought("C33", edition=edition), 0) == {"gold": 1}


@pytest.mark.rule("SA-35")
@pytest.mark.parametrize("card", BY_DICE)
def test_three_cards_roll_two_dice_for_a_resource(card: str) -> None:
    assert set(names_by_chance(bought(card))) == {f"roll {total}" for total in range(2, 13)}


@pytest.mark.rule("SA-35")
@pytest.mark.parametrize(
    ("card", "total", "amount"),
    [("C36", 8, 2), ("C36", 9, 3), ("C34", 9, 1), ("C34", 10, 2), ("C05", 11, 1), ("C05", 12, 2), ("C05", 5, 0)],
)
def test_a_card_roll_is_divided_as_on_the_place_of_the_resource(card: str, total: int, amount: int) -> None:
    state = do(bought(card), f"roll {total}")
    assert goods(state, 0) == ({BY_DICE[card]: amount} if amount else {})


@pytest.mark.rule("SA-35", "SA-48")
def test_unused_tools_may_be_added_to_a_card_roll() -> None:
    state = do(bought("C05", {"tools": [2, 1, 1], "used": [2]}), "roll 9")
    assert legal(state) == ["tool 1", "tool 3", "tools done"]
    do(state, "tool 1", "tool 3")
    assert goods(state, 0) == {"gold": 2}


@pytest.mark.rule("SA-36")
@pytest.mark.parametrize("card", POINTS)
def test_three_cards_score_three_points_at_once(card: str) -> None:
    state = bought(card)
    assert board(state, 0)["track"] == 3
    assert board(state, 0)["breakdown"]["cards"] == 3


@pytest.mark.rule("SA-37")
def test_one_card_brings_a_tool_as_at_the_tool_maker() -> None:
    assert board(bought("C06"), 0)["tools"] == [1, 0, 0]
    assert board(bought("C06", {"tools": [2, 1, 1]}), 0)["tools"] == [2, 2, 1]


@pytest.mark.rule("SA-37", "SA-47")
def test_the_tool_of_a_card_lets_the_player_choose_between_a_used_and_a_ready_tile() -> None:
    assert legal(bought("C06", {"tools": [1, 1, 1], "used": [1, 2]})) == ["grow 1", "grow 3"]


@pytest.mark.rule("SA-38")
@pytest.mark.parametrize("card", AGRICULTURE)
@pytest.mark.parametrize(("before", "after"), [(0, 1), (9, 10), (10, 10)])
def test_two_cards_move_agriculture_up_to_ten(card: str, before: int, after: int) -> None:
    assert board(bought(card, {"agriculture": before}), 0)["agriculture"] == after


# ---- the extra card -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-39")
def test_the_extra_card_is_drawn_from_the_deck_with_every_card_equally_likely() -> None:
    state = bought("C15", deck=["C20", "C02", "C36", "C22"])
    assert names_by_chance(state) == {"deal C02": 0.25, "deal C20": 0.25, "deal C22": 0.25, "deal C36": 0.25}


@pytest.mark.rule("SA-39")
def test_the_extra_card_leaves_the_deck_and_lies_before_the_buyer() -> None:
    state = do(bought("C15", deck=["C20", "C02", "C36", "C22"]), "deal C36")
    assert state.view()["deck"] == 3
    assert board(state, 0)["extra"] == "C36"
    assert slots(state)[0] is None


@pytest.mark.rule("SA-39")
@pytest.mark.parametrize("card", ["C20", "C02", "C36", "C22", "C31", "C14"])
def test_the_upper_part_of_the_extra_card_is_never_used(card: str) -> None:
    state = do(bought("C15"), f"deal {card}")
    assert state.mover == 1
    mine = board(state, 0)
    assert (mine["food"], mine["track"], mine["open_tools"], mine["two_resources"]) == (12, 0, [], False)
    assert goods(state, 0) == {}


@pytest.mark.rule("SA-39")
def test_the_lower_part_of_the_extra_card_counts_for_its_owner() -> None:
    state = do(bought("C15", {"workers": 6}), "deal C36")
    assert board(state, 0)["breakdown"]["shaman"] == 2 * 6
    assert state.breakdown(0)["shaman"] == 2 * 6


@pytest.mark.rule("SA-39")
def test_with_an_empty_deck_the_extra_card_brings_nothing() -> None:
    state = bought("C15", deck=[])
    assert state.mover == 1
    assert board(state, 0)["has_extra"] is False


@pytest.mark.rule("SA-39")
def test_the_owner_may_look_at_the_extra_card_at_any_later_time() -> None:
    state = do(bought("C15", edition="uk"), "deal C36", "resolve forest", "roll 1", "roll 1")
    while state.mover == epoka.CHANCE:
        state.act(epoka.Dealer(1).draw(state))
    assert state.view(0)["round"] == 2
    assert state.view(0)["seats"][0]["extra"] == "C36"


# ---- compulsory -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-40")
@pytest.mark.parametrize(("card", "roll"), [("C02", "roll dice 1 2 3 4"), ("C05", "roll 7"), ("C15", "deal C36")])
def test_once_a_card_is_paid_its_upper_part_happens_without_being_asked(card: str, roll: str) -> None:
    state = bought(card)
    assert state.mover == epoka.CHANCE
    assert roll in names_by_chance(state)


@pytest.mark.rule("SA-40", "SA-32")
def test_everybody_must_take_a_die() -> None:
    state = do(bought("C02"), "roll dice 1 2 5 6", "take 1")
    assert legal(state) == ["take 2", "take 5", "take 6"]
    refusal = refused(state, "decline")
    assert (refusal.code, refusal.rule) == ("taking-now", "SA-32")


@pytest.mark.rule("SA-40")
def test_a_tool_beyond_twelve_is_lost() -> None:
    state = bought("C06", {"tools": [4, 4, 4]})
    assert state.mover == 1
    assert board(state, 0)["tools"] == [4, 4, 4]


@pytest.mark.rule("SA-40")
def test_a_die_without_effect_is_gone_all_the_same() -> None:
    full: Board = {"tools": [4, 4, 4], "agriculture": 10}
    state = do(bought("C02", full, players=2), "roll dice 5 6", "take 6")
    assert board(state, 0)["agriculture"] == 10
    assert (board(state, 1)["tools"], board(state, 1)["agriculture"]) == ([1, 0, 0], 0)


# ---- lower parts and prices -----------------------------------------------------------------------------------------


@pytest.mark.rule("SA-43")
@pytest.mark.parametrize("open_tools", [[], ["C24"]])
def test_the_lower_part_of_a_single_use_tool_counts_used_or_not(open_tools: list[str]) -> None:
    mine: Board = {"cards": ["C24"], "open_tools": open_tools, "tools": [2, 2, 1]}
    assert table(2, seats={0: mine}).breakdown(0)["toolmaker"] == 2 * 5


@pytest.mark.rule("SA-43")
@pytest.mark.parametrize("lies_open", [True, False])
def test_the_lower_part_of_the_two_resources_counts_used_or_not(lies_open: bool) -> None:
    mine: Board = {"cards": ["C14", "C01"], "two_resources": lies_open}
    assert table(2, seats={0: mine}).breakdown(0)["culture-first"] == 4


@pytest.mark.rule("EX-SA-23")
@pytest.mark.parametrize("edition", ["uk"])
def test_example_two_wood_buy_the_card_in_the_second_slot(edition: str) -> None:
    own: Board = {"goods": {"wood": 2}, "placed": {"card 2": 1}}
    seats = {0: own, 1: Board(placed={"forest": 1, "quarry": 1})}
    state = table(phase="act", slots=["C01", "C17", "C04", "C13"], seats=seats, edition=edition)
    do(state, "pay wood")
    assert board(state, 0)["cards"] == ["C17"]
    assert (goods(state, 0), board(state, 0)["home"]) == ({"stone": 1}, 5)
