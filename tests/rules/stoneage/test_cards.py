"""Upper and lower parts of the 36 civilization cards (SA-32 to SA-43)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest

import epoka
from tests.rules.stoneage.table import (
    CARD_IDS,
    Board,
    board,
    do,
    goods,
    legal,
    offered,
    refused,
    slots,
    table,
)

RESOURCES = ["wood", "clay", "stone", "gold"]

FOOD = {"C01": 7, "C03": 1, "C04": 3, "C13": 5, "C20": 3, "C27": 4, "C29": 2}
RESOURCE = {"C09": {"stone": 2}, "C17": {"stone": 1}, "C32": {"stone": 1}, "C33": {"gold": 1}, "C35": {"clay": 1}}
BY_DICE = {"C05": "gold", "C34": "stone", "C36": "wood"}
POINTS = ["C11", "C12", "C31"]
TOOL = ["C06"]
AGRICULTURE = ["C07", "C18"]
EXTRA = ["C15"]
SINGLE_USE = {"C22": 4, "C23": 3, "C24": 2}
TWO_RESOURCES = ["C14"]
DICE_FOR_ALL = ["C02", "C08", "C10", "C16", "C19", "C21", "C25", "C26", "C28", "C30"]

SYMBOLS = {
    "pottery": ["C01", "C02"],
    "weaving": ["C03", "C04"],
    "art": ["C05", "C06"],
    "time": ["C07", "C08"],
    "transport": ["C09", "C10"],
    "music": ["C11", "C12"],
    "medicine": ["C13", "C14"],
    "writing": ["C15", "C16"],
}
FIGURES = {
    "farmer": {"C17": 1, "C18": 1, "C19": 1, "C20": 2, "C21": 2},
    "toolmaker": {"C22": 1, "C23": 1, "C24": 2, "C25": 2, "C26": 2},
    "builder": {"C27": 1, "C28": 1, "C29": 2, "C30": 2, "C31": 3},
    "shaman": {"C32": 1, "C33": 1, "C34": 1, "C35": 2, "C36": 2},
}


def on_card(card: str, players: int = 4, buyer: int = 0, mine: Board | None = None, **more: object) -> epoka.State:
    """`buyer` can pay for the card in slot 1, where his worker stands; the round then waits for the next player."""
    others = [other for other in CARD_IDS if other != card and other not in (mine or {}).get("cards", [])]
    free = [other for other in others if other in FOOD or other in RESOURCE]
    own: Board = {"goods": {"wood": 1}, "placed": {"card 1": 1}}
    waiting: Board = {"placed": {"forest": 1, "quarry": 1}}
    seats = {buyer: {**own, **(mine or {})}, (buyer + 1) % players: waiting}
    return table(players, first=buyer, phase="act", slots=[card, *free[:3]], seats=seats, **more)  # type: ignore[arg-type]


def bought(card: str, mine: Board | None = None, **more: object) -> epoka.State:
    """The same, just after the price was paid."""
    return do(on_card(card, mine=mine, **more), "pay wood")  # type: ignore[arg-type]


def names_by_chance(state: epoka.State) -> dict[str, float]:
    assert state.mover == epoka.CHANCE
    return {state.name(outcome): chance for outcome, chance in state.chance()}


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
    do(state, "resolve forest", "roll 2", "tool card C22", "roll 2")
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
def test_tools_and_single_use_tools_are_added_in_one_order_only() -> None:
    mine: Board = {"placed": {"river": 1}, "open_tools": ["C22", "C23"], "tools": [1, 0, 0]}
    state = table(2, phase="act", seats={0: mine, 1: {"placed": {"hunt": 1, "clay": 1}}})
    do(state, "roll 4", "tool card C22")
    assert legal(state) == ["tool card C23", "tools done"]
    assert refused(state, "tool 1").code == "tools-in-order"
    state = table(2, phase="act", seats={0: mine, 1: {"placed": {"hunt": 1, "clay": 1}}})
    do(state, "roll 4", "tool card C23")
    assert (state.mover, board(state, 0)["open_tools"]) == (1, ["C22"])


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
