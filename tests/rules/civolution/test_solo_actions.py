"""Solo: the single actions of V.I.C.I. beside those of her tribes."""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.map import TERRITORY_NAMES
from epoka.games.civolution.components.pieces import TRACKS
from epoka.games.civolution.console.dice import ACTIVATION

from .solo_table import acts, provided, solo
from .table import Seat, do, legal, score

CULTURE = TRACKS.index("culture")


@pytest.mark.rule("CV-201")
@pytest.mark.parametrize(("start", "points"), [(0, 0), (1, 0), (3, 0), (5, 0), (7, 3), (9, 0), (11, 3)])
def test_only_thresholds_of_plain_points_pay_her(start: int, points: int) -> None:
    state = solo(acts("track", 1, CULTURE), tracks={"culture": start})
    assert (state.seats[1].tracks[CULTURE], score(state, 1), state.mover) == (start + 1, points, 0)


@pytest.mark.rule("CV-201", "AMB-52")
def test_every_surplus_step_gives_two_points() -> None:
    assert score(solo(acts("track", 2, CULTURE), tracks={"culture": 11}), 1) == 3 + 2
    assert score(solo(acts("track", 2, CULTURE), tracks={"culture": 12}), 1) == 4


@pytest.mark.rule("CV-202")
def test_the_top_card_leaves_the_game_and_an_empty_stack_is_refilled() -> None:
    state = solo(acts("remove-card", 1, 2), stacks={"C": ["C4", "C9"]})
    assert (state.view(0)["decks"]["insight"]["open"], state.mover) == (["C4"], 0)
    state = do(solo(acts("remove-card", 1, 2), stacks={"C": ["C9"]}), "deal C3")
    assert state.view(0)["decks"]["insight"]["open"] == ["C3"]
    assert solo(acts("remove-card", 1, 2)).mover == 0


@pytest.mark.rule("CV-203")
def test_points_favor_and_statues() -> None:
    state = solo(acts("points", 3), acts("favor"), acts("statue"), acts("statue"), acts("statue"))
    vici = state.view(0)["seats"][1]
    assert (vici["score"], vici["favor"], vici["statues"]) == (3, 2, 3)
    assert state.view(0)["sites"][24]["statues"] == [0, 3]
    assert solo(acts("favor"), favor=6).seats[1].favor == 6
    assert solo(acts("statue"), supply=0).view(0)["sites"][24]["statues"] == [0, 0]


@pytest.mark.rule("CV-203")
def test_dice_come_from_the_display_unrolled() -> None:
    state = solo(acts("activation-die"), acts("fate-die"))
    assert (state.seats[1].used, state.seats[1].fate, state.mover) == (7, 2, 0)
    assert (state.activation_dice, state.fate_dice) == (2, 2)


@pytest.mark.rule("CV-203")
def test_from_an_empty_display_she_takes_of_the_human_with_more() -> None:
    state = solo(acts("activation-die"), human={"dice": [1, 1, 2, 3, 4, 5], "used": 2}, display=(0, 0))
    assert legal(state) == ["give 1", "give 2", "give 3", "give 4", "give 5", "give used"]
    do(state, "give 1")
    assert (state.seats[1].used, state.seats[0].dice[0], state.mover) == (7, 1, 0)


@pytest.mark.rule("CV-203")
def test_she_takes_nothing_where_she_has_the_most() -> None:
    state = solo(acts("activation-die"), display=(0, 0), dice=8)
    assert (state.seats[1].used, state.seats[0].unused_dice()) == (8, 6)


@pytest.mark.rule("CV-187")
def test_the_human_may_take_a_die_of_hers() -> None:
    state = solo(["RobDie", 0, ACTIVATION], display=(0, 0), dice=9)
    do(state, "roll 4")
    assert (state.seats[1].used, state.seats[0].dice[3], state.mover) == (8, 2, 0)


@pytest.mark.rule("CV-204")
@pytest.mark.parametrize(("value", "gone"), [(1, "T1"), (2, "T1"), (3, "T3"), (4, "T3"), (5, "T5"), (6, "T5")])
def test_an_icon_of_the_evolution_grid_costs_an_attribute_chip(value: int, gone: str) -> None:
    state = solo(acts("evolution"), grids=(5, 2), attributes=["T1", "T3", "T5"])
    do(state, f"roll {value}", "deal T7")
    shown = state.view(0)["attributes"]
    assert (state.vici.evolution, "T7" in shown, gone in shown) == (6, True, False)


@pytest.mark.rule("CV-204", "CV-205")
def test_plain_spaces_cost_nothing_and_full_grids_are_ignored() -> None:
    state = solo(acts("evolution", 2), acts("prosperity", 2))
    assert (state.vici.evolution, state.vici.prosperity, state.mover) == (4, 4, 0)
    assert state.seats[1].supply == 42
    state = solo(acts("evolution"), acts("prosperity"), grids=(12, 16))
    assert (state.vici.evolution, state.vici.prosperity, state.mover) == (12, 16, 0)


@pytest.mark.rule("CV-205", "AMB-1")
@pytest.mark.parametrize("before", [5, 8, 11])
def test_an_icon_of_the_prosperity_grid_costs_an_income_chip(before: int) -> None:
    state = solo(acts("prosperity"), grids=(2, before), incomes=["I1", "I2", "I3"])
    do(state, "roll 4", "deal I9")
    assert state.view(0)["incomes"] == ["I1", "I9", "I3"]
    assert len(state.view(0)["attributes"]) == 3


@pytest.mark.rule("CV-211", "AMB-39")
def test_the_second_provision_blocks_the_farm_space() -> None:
    home = ["b-forest camp strong"]
    human: Seat = {"tribes": [*home, "b-hills camp strong"]}
    state = solo(acts("provision"), ["BuildAt", 0, 0], tribes=home, provisions={"b-forest": 1}, human=human)
    assert (provided(state, "b-forest"), state.view(0)["vici"]["blocked_farms"]) == (2, ["b-forest"])
    assert state.farm[TERRITORY_NAMES.index("b-hills")] == 0
    state = solo(acts("provision"), tribes=home, provisions={"b-forest": 2})
    assert provided(state, "b-forest") == 3


@pytest.mark.rule("CV-211")
def test_a_farm_that_stands_already_is_not_blocked() -> None:
    human: Seat = {"tribes": ["b-forest camp strong"], "farms": ["b-forest"]}
    state = solo(acts("provision"), tribes=["b-forest camp strong"], provisions={"b-forest": 1}, human=human)
    assert (provided(state, "b-forest"), state.vici.blocked) == (2, 0)
