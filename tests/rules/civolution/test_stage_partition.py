"""The stage partition: columns, income chips, stage tiles (CV-100 to CV-110)."""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.codes import E_STAGE_TILE
from epoka.games.civolution.components.pieces import INVENTION, MUTATION
from tests.rules.civolution.table import (
    Seat,
    column,
    console,
    do,
    doing,
    effect,
    legal,
    markers,
    offered,
    score,
    table,
)

GAIN_CHIP = ["GainIncome", 0]
BONUSES = ["Bonuses", 0]
RICH: Seat = {"markers": {"stamina": 3, "intelligence": 3, "wood": 2, "dexterity": 1, "coal": 1}}


@pytest.mark.rule("CV-100")
@pytest.mark.parametrize(("slots", "diamonds"), [([1], 1), ([3], 2), ([4], 3), ([1, 2, 3, 4], 7)])
def test_emptied_settlement_recesses_show_diamonds(slots: list[int], diamonds: int) -> None:
    state = table(seats={0: {"settlements": dict.fromkeys(slots, 25)}}, final_tiles=[])
    assert state.breakdown(0)["prosperity"] == diamonds


@pytest.mark.rule("CV-101")
def test_the_first_element_of_a_type_binds_its_column() -> None:
    state = doing(["InstallCard", 0, INVENTION, 0], seats={0: {**RICH, "hand": ["A1"]}})
    do(state, "install A1", "column 2", "as stage 1")
    assert console(state)["columns"][1]["type"] == "invention"


@pytest.mark.rule("CV-101", "CV-102")
def test_a_column_of_another_type_is_closed() -> None:
    seat: Seat = {**RICH, "hand": ["B1"], "columns": {1: ["A1"], 3: ["G1"], 4: ["T1"]}}
    state = doing(["InstallCard", 0, MUTATION, 0], seats={0: seat})
    do(state, "install B1")
    assert offered(state, "column") == ["2", "5", "6", "7", "8", "9"]


@pytest.mark.rule("CV-101")
def test_income_chips_go_to_any_column() -> None:
    seat: Seat = {"columns": {1: ["A1"], 2: ["B1"], 3: ["T1"], 4: ["I4"], 9: ["K1"]}}
    state = doing(GAIN_CHIP, seats={0: seat})
    do(state, "chip I1", "deal I5")
    assert offered(state, "column") == [str(number) for number in range(1, 10)]


@pytest.mark.rule("CV-102")
def test_later_elements_of_a_type_follow_the_first() -> None:
    seat: Seat = {"markers": {"stone": 1, "wood": 1}, "hand": ["A2"], "columns": {3: ["A1"]}}
    state = doing(["InstallCard", 0, INVENTION, 0], seats={0: seat})
    do(state, "install A2")
    assert column(state, 3) == ["A1", "A2"]


@pytest.mark.rule("CV-102")
def test_a_column_of_income_chips_only_stays_open() -> None:
    state = doing(["InstallCard", 0, MUTATION, 0], seats={0: {**RICH, "hand": ["B1"], "columns": {1: ["I4", "I5"]}}})
    do(state, "install B1")
    assert "1" in offered(state, "column")


@pytest.mark.rule("CV-102")
def test_an_income_chip_does_not_bind_its_column() -> None:
    state = doing(GAIN_CHIP)
    do(state, "chip I1", "deal I5", "column 1")
    assert console(state)["columns"][0]["type"] is None


@pytest.mark.rule("CV-103")
@pytest.mark.parametrize(("number", "points"), [(1, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_an_element_goes_to_the_lowest_stage_of_its_column(number: int, points: int) -> None:
    state = do(doing(GAIN_CHIP), "chip I1", "deal I5", f"column {number}")
    assert state.breakdown(0)["stages"] == points


@pytest.mark.rule("CV-103")
def test_an_element_rests_on_those_that_lie_there() -> None:
    state = doing(GAIN_CHIP, seats={0: {"columns": {1: ["A1", "A2"]}}})
    do(state, "chip I1", "deal I5", "column 1")
    assert column(state, 1) == ["A1", "A2", "I1"]


@pytest.mark.rule("CV-104")
def test_one_of_the_three_displayed_income_chips_is_taken() -> None:
    assert offered(doing(GAIN_CHIP, incomes=["I7", "I3", "I9"]), "chip") == ["I3", "I7", "I9"]


@pytest.mark.rule("CV-104")
def test_the_display_of_income_chips_is_refilled_at_once() -> None:
    state = do(doing(GAIN_CHIP, incomes=["I7", "I3", "I9"]), "chip I3", "deal I20")
    assert state.view()["incomes"] == ["I7", "I20", "I9"]


@pytest.mark.rule("CV-104")
def test_a_gained_income_chip_is_used_once() -> None:
    state = do(doing(GAIN_CHIP), "chip I2", "deal I5", "column 1", "use I2")
    assert (markers(state, "food"), state.mover) == (1, 1)


@pytest.mark.rule("CV-105")
def test_an_income_chip_does_not_rest_on_a_single_goal_chip() -> None:
    state = do(doing(GAIN_CHIP, seats={0: {"columns": {1: ["G1+G2", "G3"]}}}), "chip I1", "deal I5")
    assert "1" not in offered(state, "column")


@pytest.mark.rule("CV-105")
def test_two_goal_chips_side_by_side_carry_an_income_chip() -> None:
    state = do(doing(GAIN_CHIP, seats={0: {"columns": {1: ["G1+G2"]}}}), "chip I1", "deal I5")
    assert "1" in offered(state, "column")


@pytest.mark.rule("CV-106")
def test_an_income_chip_gives_a_point_instead_of_its_action() -> None:
    state = doing(["IncomeActions", 0, 1], seats={0: {"columns": {1: ["I2"]}}})
    do(state, "point I2")
    assert (score(state), markers(state, "food")) == (1, 0)


@pytest.mark.rule("CV-106")
def test_the_starting_chip_card_counts_as_an_income_chip() -> None:
    state = doing(["IncomeActions", 0, 1], seats={0: {"columns": {9: ["K1"]}}})
    do(state, "use K1")
    assert markers(state, "food") == 2


@pytest.mark.rule("CV-106")
def test_after_a_failed_favor_test_the_point_is_lost_too() -> None:
    state = doing(["IncomeActions", 0, 1], seats={0: {"columns": {1: ["I25"]}}})
    do(state, "use I25", "roll 6")
    assert (score(state), state.mover) == (0, 1)


@pytest.mark.rule("CV-107")
@pytest.mark.parametrize("stage", [4, 5])
def test_one_stage_tile_becomes_active(stage: int) -> None:
    state = do(doing(effect(E_STAGE_TILE)), f"stage {stage}")
    assert console(state)["stage_tiles"] == [stage == 4, stage == 5]


@pytest.mark.rule("CV-107")
def test_flipping_does_nothing_when_both_stage_tiles_are_active() -> None:
    state = doing(effect(E_STAGE_TILE), seats={0: {"stages": [4, 5]}})
    assert state.mover == 1


@pytest.mark.rule("CV-107")
def test_elements_go_to_stages_whose_tile_is_not_active() -> None:
    state = do(doing(GAIN_CHIP, seats={0: {"columns": {9: ["K1"]}}}), "chip I1", "deal I5", "column 9")
    assert column(state, 9) == ["K1", "I1"]


@pytest.mark.rule("CV-108")
def test_a_seamless_stage_1_brings_an_income_chip_at_the_end_of_the_turn() -> None:
    seat: Seat = {"columns": {1: ["A1"], 2: ["B1"], 3: ["G1+G2"]}}
    state = doing(GAIN_CHIP, BONUSES, seats={0: seat})
    do(state, "chip I1", "deal I5", "column 4", "point I1")
    assert (state.mover, offered(state, "chip")) == (0, ["I2", "I3", "I5"])


@pytest.mark.rule("CV-108")
def test_a_goal_chip_fills_only_half_of_a_cell() -> None:
    seat: Seat = {"columns": {1: ["A1"], 2: ["B1"], 3: ["G1"]}}
    state = doing(GAIN_CHIP, BONUSES, seats={0: seat})
    do(state, "chip I1", "deal I5", "column 4", "point I1")
    assert state.mover == 1


@pytest.mark.rule("CV-108")
def test_a_seamless_stage_2_flips_a_stage_tile() -> None:
    columns = {1: ["A1", "A2"], 2: ["B1", "I6"], 3: ["C1", "I7"], 4: ["D1", "I8"], 5: ["I9"]}
    state = doing(GAIN_CHIP, BONUSES, seats={0: {"columns": columns}})
    state.seats[0].bonus_1 = 1
    do(state, "chip I1", "deal I5", "column 6", "point I1")
    assert offered(state, "stage") == ["4", "5"]


@pytest.mark.rule("CV-108")
def test_the_bonus_for_a_seamless_stage_comes_once() -> None:
    seat: Seat = {"columns": {1: ["A1"], 2: ["B1"], 3: ["G1+G2"]}}
    state = doing(GAIN_CHIP, BONUSES, GAIN_CHIP, BONUSES, seats={0: seat})
    do(state, "chip I1", "deal I5", "column 4", "point I1")
    do(state, "chip I2", "deal I6", "column 1", "point I2")
    do(state, "chip I3", "deal I7", "column 1", "point I3")
    assert state.mover == 1


@pytest.mark.rule("CV-108", "AMB-21")
@pytest.mark.parametrize("phase", [2, 6])
def test_the_bonus_comes_before_the_next_player_acts_in_other_phases(phase: int) -> None:
    """The attribute chip T1 fills the last cell of stage 1."""
    columns = {1: ["A1"], 2: ["B1"], 3: ["G1+G2"]}
    seat: Seat = {"columns": columns, "markers": {"stamina": 3}}
    state = table(seats={0: seat}, agenda=[["Phase", phase]], phase=phase, event="F1", attributes=["T1"])
    do(state, "attribute T1", "deal T3", "column 4")
    while state.prompt()[0] != "gain-income" and state.mover == 0:
        state.act(state.actions()[0])
    assert (state.mover, state.prompt()[0]) == (0, "gain-income")


@pytest.mark.rule("CV-109")
def test_a_column_grows_beyond_stage_5_at_the_cost_of_stage_5() -> None:
    """A7 asks for cotton, herbs, beeswax, nothing, gold."""
    seat: Seat = {
        "markers": {"cotton": 1, "herbs": 1, "beeswax": 1, "gold": 1},
        "hand": ["A7"],
        "columns": {1: ["A1", "A2", "A3", "A4", "A5"]},
    }
    state = doing(["InstallCard", 0, INVENTION, 0], seats={0: seat})
    do(state, "install A7")
    assert sum(markers(state, name) for name in ("cotton", "herbs", "beeswax", "gold")) == 0


@pytest.mark.rule("CV-109")
def test_stages_above_5_score_nothing() -> None:
    five: Seat = {"columns": {1: ["A1", "A2", "A3", "A4", "A5"]}, "stages": [4, 5]}
    seven: Seat = {"columns": {1: ["A1", "A2", "A3", "A4", "A5", "A6", "I4"]}, "stages": [4, 5]}
    assert table(seats={0: seven}).breakdown(0)["stages"] == table(seats={0: five}).breakdown(0)["stages"]


@pytest.mark.rule("CV-110")
def test_the_starting_chip_card_lies_in_stage_4() -> None:
    state = table(seats={0: {"columns": {9: ["K1"]}, "stages": [4]}})
    assert state.breakdown(0)["stages"] == 7


@pytest.mark.rule("CV-110")
def test_the_next_element_of_the_rightmost_column_goes_to_stage_5() -> None:
    """B28 asks for one Calm to return and three Expression to have; the other spaces are empty."""
    seat: Seat = {"markers": {"calm": 1, "expression": 3}, "hand": ["B28"], "columns": {9: ["K1"]}, "stages": [5]}
    state = doing(["InstallCard", 0, MUTATION, 0], seats={0: seat})
    do(state, "install B28", "column 9")
    assert state.breakdown(0)["stages"] == 10


@pytest.mark.rule("CV-110")
def test_a_card_may_go_to_the_rightmost_column_first() -> None:
    seat: Seat = {"markers": {"calm": 1, "expression": 3}, "hand": ["B28"], "columns": {9: ["K1"]}}
    state = doing(["InstallCard", 0, MUTATION, 0], seats={0: seat})
    assert "install B28" in legal(state)
