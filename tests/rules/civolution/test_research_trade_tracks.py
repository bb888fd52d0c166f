"""Research cards, dice, trade, activities and progress tracks (CV-126 to CV-136)."""

from __future__ import annotations

import pytest

import epoka
from epoka.games.civolution.components.codes import (
    E_ACTIVATION_DIE,
    E_CARD,
    E_FATE_DIE,
    E_FAVOR,
    E_PURCHASE,
    E_SALE,
    E_TRACK,
)
from epoka.games.civolution.components.pieces import CULTURE, KNOWLEDGE, TECHNOLOGY
from tests.rules.civolution.table import (
    Seat,
    console,
    do,
    doing,
    effect,
    legal,
    markers,
    offered,
    outcomes,
    refused,
    score,
    table,
)

GAIN_CARD = effect(E_CARD, 1, -1)
GAIN_DIE = effect(E_ACTIVATION_DIE)
GAIN_FATE = effect(E_FATE_DIE)
DECKS = ["invention", "mutation", "insight", "building", "achievement"]
TOPS = {"A": ["A1", "A2"], "B": ["B1"], "C": ["C1"], "D": ["D1"], "E": ["E1"]}


@pytest.mark.rule("CV-126")
def test_a_card_comes_from_one_of_ten_stacks() -> None:
    state = doing(GAIN_CARD, stacks=TOPS)
    assert (offered(state, "open"), offered(state, "draw")) == (DECKS, DECKS)


@pytest.mark.rule("CV-126")
def test_the_top_card_of_a_face_up_stack_goes_to_the_hand() -> None:
    state = do(doing(GAIN_CARD, stacks=TOPS), "open invention")
    assert console(state)["hand"] == ["A2"]


@pytest.mark.rule("CV-126")
def test_an_emptied_face_up_stack_gets_a_new_card() -> None:
    state = do(doing(GAIN_CARD, stacks=TOPS), "open insight", "deal C9")
    assert state.view()["decks"]["insight"]["open"] == ["C9"]


@pytest.mark.rule("CV-126")
def test_a_face_up_stack_with_cards_left_gets_none() -> None:
    state = do(doing(GAIN_CARD, stacks=TOPS), "open invention")
    assert state.view()["decks"]["invention"]["open"] == ["A1"]


@pytest.mark.rule("CV-126")
def test_all_cards_of_face_up_stacks_are_public() -> None:
    assert doing(GAIN_CARD, stacks=TOPS).view(1)["decks"]["invention"]["open"] == ["A1", "A2"]


@pytest.mark.rule("CV-126", "CV-174")
def test_the_hand_has_no_limit() -> None:
    state = doing(GAIN_CARD, seats={0: {"hand": [f"A{number}" for number in range(1, 31)]}}, stacks={"B": ["B1"]})
    do(state, "open mutation", "deal B2")
    assert len(console(state)["hand"]) == 31


# ---- dice -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-127")
def test_a_new_activation_die_is_rolled() -> None:
    assert outcomes(doing(GAIN_DIE)) == pytest.approx({f"roll {value}": 1 / 6 for value in range(1, 7)})


@pytest.mark.rule("CV-127")
def test_a_new_activation_die_lies_on_the_space_of_its_value() -> None:
    state = do(doing(GAIN_DIE, dice=(2, 2)), "roll 4")
    assert (console(state)["dice"], state.view()["dice"]["activation"]) == ([1, 1, 1, 2, 1, 1], 1)


@pytest.mark.rule("CV-128")
def test_a_new_fate_die_comes_from_the_display() -> None:
    state = doing(GAIN_FATE, dice=(2, 2))
    assert (console(state)["fate_dice"], state.view()["dice"]["fate"]) == (2, 1)


@pytest.mark.rule("CV-128")
def test_a_new_fate_die_is_rolled_with_the_others() -> None:
    """I25 wants a favour test."""
    state = doing(GAIN_FATE, ["IncomeActions", 0, 1], seats={0: {"columns": {1: ["I25"]}}})
    do(state, "use I25", "roll 5", "roll 1")
    assert score(state) == 4


@pytest.mark.rule("CV-129")
def test_without_dice_in_the_display_one_comes_from_whoever_has_most() -> None:
    state = doing(GAIN_FATE, seats={0: {"fate": 1}, 1: {"fate": 2}, 2: {"fate": 3}}, players=3, dice=(0, 0))
    assert [console(state, seat)["fate_dice"] for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("CV-129")
def test_the_taker_chooses_between_those_with_equally_many_dice() -> None:
    state = doing(GAIN_FATE, seats={1: {"fate": 3}, 2: {"fate": 3}}, players=3, dice=(0, 0))
    assert legal(state) == ["from 1", "from 2"]


@pytest.mark.rule("CV-129")
def test_a_taker_who_shares_the_most_dice_takes_from_another() -> None:
    state = doing(GAIN_FATE, seats={0: {"fate": 3}, 1: {"fate": 3}}, dice=(0, 0))
    assert [console(state, seat)["fate_dice"] for seat in range(2)] == [4, 2]


@pytest.mark.rule("CV-129")
def test_a_player_who_alone_has_the_most_dice_takes_none() -> None:
    state = doing(GAIN_FATE, seats={0: {"fate": 3}, 1: {"fate": 2}}, dice=(0, 0))
    assert [console(state, seat)["fate_dice"] for seat in range(2)] == [3, 2]


@pytest.mark.rule("CV-129")
def test_the_giver_chooses_the_die() -> None:
    state = doing(GAIN_DIE, seats={0: {"dice": [1, 2]}, 1: {"dice": [3, 5], "used": 4}}, dice=(0, 0))
    assert (state.mover, legal(state)) == (1, ["give 3", "give 5", "give used"])


@pytest.mark.rule("CV-129")
def test_activation_dice_are_counted_used_or_not() -> None:
    seats: dict[int, Seat] = {0: {"dice": [1]}, 1: {"dice": [1, 2, 3], "used": 0}, 2: {"dice": [4], "used": 4}}
    state = doing(GAIN_DIE, seats=seats, players=3, dice=(0, 0))
    assert state.mover == 2


# ---- trade ----------------------------------------------------------------------------------------------------------

SALE = effect(E_SALE, 1)
BUY = effect(E_PURCHASE, 1)


@pytest.mark.rule("CV-130", "EX-CV-26")
@pytest.mark.parametrize(("material", "money"), [("wood", 1), ("beeswax", 2), ("oil", 3), ("jade", 3)])
def test_a_material_sells_for_the_money_of_its_row(material: str, money: int) -> None:
    state = do(doing(SALE, seats={0: {"markers": {material: 1}}}), f"sell {material}")
    assert (markers(state, "money"), markers(state, material)) == (money, 0)


@pytest.mark.rule("CV-130", "EX-CV-26")
@pytest.mark.parametrize("material", ["wood", "oil"])
def test_a_material_sells_for_two_points(material: str) -> None:
    state = do(doing(SALE, seats={0: {"markers": {material: 1}}}), f"sell {material} points")
    assert (score(state), markers(state, material)) == (2, 0)


@pytest.mark.rule("EX-CV-26")
def test_one_sale_is_wood_for_money_and_oil_for_points() -> None:
    state = do(doing(SALE, seats={0: {"markers": {"wood": 1, "oil": 1}}}), "sell wood", "sell oil points")
    assert (markers(state, "money"), score(state), state.mover) == (1, 2, 1)


@pytest.mark.rule("CV-130", "EX-CV-26")
def test_one_sale_does_not_sell_twice_for_money() -> None:
    state = do(doing(SALE, seats={0: {"markers": {"wood": 1, "oil": 1}}}), "sell wood")
    assert refused(state, "sell oil").rule == "CV-130"


@pytest.mark.rule("CV-130")
def test_one_sale_does_not_sell_twice_for_points() -> None:
    state = do(doing(SALE, seats={0: {"markers": {"wood": 2}}}), "sell wood points")
    assert "sell wood points" not in legal(state)


@pytest.mark.rule("CV-130")
def test_sold_markers_return_to_the_supply() -> None:
    state = doing(SALE, seats={0: {"markers": {"wood": 1}}})
    before = markers(state, "supply")
    assert markers(do(state, "sell wood points"), "supply") == before + 1


@pytest.mark.rule("CV-131")
def test_a_material_whose_tile_lies_face_up_costs_two() -> None:
    state = do(doing(BUY, seats={0: {"markers": {"money": 3}}}, developed={"b-forest": "wood"}), "buy wood")
    assert (markers(state, "money"), markers(state, "wood")) == (1, 1)


@pytest.mark.rule("CV-131")
def test_a_material_whose_tile_lies_face_down_costs_four() -> None:
    state = do(doing(BUY, seats={0: {"markers": {"money": 4}}}), "buy jade")
    assert (markers(state, "money"), markers(state, "jade")) == (0, 1)


@pytest.mark.rule("CV-131")
def test_with_three_money_only_face_up_materials_are_bought() -> None:
    assert offered(doing(BUY, seats={0: {"markers": {"money": 3}}}), "buy") == ["wood", "papyrus"]


@pytest.mark.rule("EX-CV-27")
def test_sales_and_purchases_of_one_activation_mix_freely() -> None:
    seat: Seat = {"markers": {"oil": 1, "gold": 1, "money": 2}, "levels": {"trade": 2}}
    state = do(table(seats={0: seat}), "activate trade", "do sale", "sell oil", "done", "done")
    do(state, "do purchase", "buy wood", "buy wood", "do sale", "sell gold")
    assert (markers(state, "wood"), markers(state, "money")) == (2, 4)


# ---- activities -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-132")
def test_the_console_turns_money_into_a_step_on_any_track() -> None:
    state = do(doing(["Activity", 0, 1, -1], seats={0: {"markers": {"money": 2}}}), "activity console")
    assert offered(state, "track") == ["technology", "prestige", "knowledge", "construction", "culture"]


@pytest.mark.rule("CV-132")
def test_the_activity_of_the_console_costs_one_money() -> None:
    state = doing(["Activity", 0, 1, -1], seats={0: {"markers": {"money": 2}}})
    do(state, "activity console", "track culture")
    assert (markers(state, "money"), console(state)["tracks"]["culture"]) == (1, 1)


@pytest.mark.rule("CV-132")
def test_without_money_the_console_has_no_activity() -> None:
    assert doing(["Activity", 0, 1, -1]).mover == 1


@pytest.mark.rule("CV-132")
def test_activities_of_others_are_not_available() -> None:
    state = doing(["Activity", 0, 1, -1], seats={0: {"markers": {"food": 1}}, 1: {"columns": {1: ["C16"]}}})
    assert state.mover == 1


# ---- progress tracks ------------------------------------------------------------------------------------------------


def steps(number: int, track: int) -> list[object]:
    return effect(E_TRACK, number, track)


@pytest.mark.rule("CV-133")
def test_every_crossed_threshold_gives_its_bonus_in_order() -> None:
    state = doing(steps(5, TECHNOLOGY))
    asked = [state.prompt()[0]]
    do(state, "upgrade trade" if "upgrade trade" in legal(state) else "upgrade research")
    asked.append(state.prompt()[0])
    assert asked == ["upgrade", "favor-or-income"]


@pytest.mark.rule("CV-133")
def test_points_of_a_later_threshold_wait_for_the_choice_at_an_earlier_one() -> None:
    state = doing(steps(3, CULTURE), seats={0: {"tracks": {"culture": 5}}})
    before = score(state)
    do(state, f"upgrade {offered(state, 'upgrade')[0]}")
    assert (before, score(state)) == (0, 3)


@pytest.mark.rule("CV-133", "CV-135")
def test_points_for_steps_beyond_the_end_come_after_the_last_threshold() -> None:
    events: list[epoka.Event] = []
    state = doing(["Advance", 0, 4], seats={0: {"tracks": {"culture": 9}}})
    state.listen(events)
    do(state, "track culture", "do stage", "stage 4")
    told = [event.values["points"] for event in events if event.key == "earned"]
    assert told == [3, 2]


@pytest.mark.rule("CV-133")
def test_a_threshold_that_is_not_crossed_gives_nothing() -> None:
    state = doing(steps(1, TECHNOLOGY))
    assert (state.mover, console(state)["tracks"]["technology"]) == (1, 1)


@pytest.mark.rule("CV-134", "EX-CV-28")
def test_the_first_threshold_of_culture_upgrades_a_module_with_a_five() -> None:
    state = doing(steps(1, CULTURE), seats={0: {"tracks": {"culture": 1}}})
    assert offered(state, "upgrade") == ["transport", "procreation", "production", "trade", "achievement"]


@pytest.mark.rule("CV-134")
def test_the_second_threshold_gives_favor_or_an_income_action() -> None:
    state = doing(steps(1, KNOWLEDGE), seats={0: {"tracks": {"knowledge": 3}, "columns": {9: ["K1"]}}})
    assert legal(state) == ["do income", "do favor"]


@pytest.mark.rule("CV-134")
def test_favor_of_the_second_threshold_is_one_space() -> None:
    state = do(doing(steps(1, KNOWLEDGE), seats={0: {"tracks": {"knowledge": 3}, "favor": 2}}), "do favor")
    assert console(state)["favor"] == 3


@pytest.mark.rule("CV-134")
def test_the_third_threshold_upgrades_again() -> None:
    state = doing(steps(1, KNOWLEDGE), seats={0: {"tracks": {"knowledge": 5}}})
    assert offered(state, "upgrade") == ["migration", "activity", "planning", "production", "insight"]


@pytest.mark.rule("CV-134")
@pytest.mark.parametrize("space", [7, 11])
def test_the_fourth_and_the_sixth_threshold_give_three_points(space: int) -> None:
    assert score(doing(steps(1, KNOWLEDGE), seats={0: {"tracks": {"knowledge": space}}})) == 3


@pytest.mark.rule("CV-134")
def test_the_fifth_threshold_flips_a_stage_tile_or_gives_three_points() -> None:
    state = doing(steps(1, KNOWLEDGE), seats={0: {"tracks": {"knowledge": 9}}})
    assert legal(state) == ["do stage", "do points"]


@pytest.mark.rule("CV-134")
def test_the_points_of_the_fifth_threshold_are_three() -> None:
    state = do(doing(steps(1, KNOWLEDGE), seats={0: {"tracks": {"knowledge": 9}}}), "do points")
    assert score(state) == 3


@pytest.mark.rule("CV-135")
def test_each_step_beyond_the_end_gives_two_points() -> None:
    state = doing(steps(3, KNOWLEDGE), seats={0: {"tracks": {"knowledge": 12}}})
    assert (console(state)["tracks"]["knowledge"], score(state)) == (12, 6)


@pytest.mark.rule("EX-CV-29")
def test_three_steps_from_space_11_give_seven_points() -> None:
    state = doing(steps(3, KNOWLEDGE), seats={0: {"tracks": {"knowledge": 11}}})
    assert (console(state)["tracks"]["knowledge"], score(state)) == (12, 7)


@pytest.mark.rule("CV-136")
@pytest.mark.parametrize("space", [2, 8])
def test_pale_spaces_alone_bring_nothing(space: int) -> None:
    state = doing(steps(1, KNOWLEDGE), seats={0: {"tracks": {"knowledge": space}}})
    assert (state.mover, score(state)) == (1, 0)


@pytest.mark.rule("CV-175")
def test_favor_beyond_the_last_space_is_lost() -> None:
    state = doing(effect(E_FAVOR, 2), seats={0: {"favor": 5}})
    assert (console(state)["favor"], score(state)) == (6, 0)
