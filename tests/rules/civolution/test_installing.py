"""Installing research cards, goal chips and attribute chips (CV-111 to CV-125)."""

from __future__ import annotations

import pytest

import epoka
from epoka.games.civolution.components.codes import E_GOAL_CHIP, E_INSTALL_GOAL, E_MOVE_FEATURE, E_SALE, E_UPGRADE
from epoka.games.civolution.components.pieces import BUILDING, INSIGHT, INVENTION, MUTATION
from epoka.games.civolution.notation import DO_SALE
from tests.rules.civolution.table import (
    Row,
    Seat,
    column,
    console,
    do,
    doing,
    effect,
    half,
    legal,
    markers,
    offered,
    score,
    table,
)


def install(deck: int) -> Row:
    return ["InstallCard", 0, deck, 0]


@pytest.mark.rule("CV-111")
def test_only_cards_of_the_required_type_are_installed() -> None:
    seat: Seat = {"markers": {"wood": 1, "stamina": 1}, "hand": ["A1", "B1"]}
    assert offered(doing(install(INVENTION), seats={0: seat}), "install") == ["A1"]


@pytest.mark.rule("CV-111")
def test_the_stage_of_a_card_is_the_lowest_free_one_of_its_column() -> None:
    """A2 asks for stone, wood, iron ore: two of them in stage 2."""
    seat: Seat = {"markers": {"stone": 1}, "hand": ["A2"], "columns": {1: ["A1"]}}
    assert offered(doing(install(INVENTION), seats={0: seat}), "install") == []


@pytest.mark.rule("CV-112")
def test_an_empty_cost_space_is_fulfilled() -> None:
    """A3 asks for cotton, papyrus, nothing, tar, nothing."""
    seat: Seat = {"markers": {"cotton": 1, "papyrus": 1}, "hand": ["A3"], "columns": {1: ["A1", "A2"]}}
    state = do(doing(install(INVENTION), seats={0: seat}), "install A3")
    assert column(state, 1) == ["A1", "A2", "A3"]


@pytest.mark.rule("CV-112")
def test_cost_spaces_beyond_the_stage_are_not_paid() -> None:
    seat: Seat = {"markers": {"cotton": 1, "papyrus": 1}, "hand": ["A3"]}
    state = do(doing(install(INVENTION), seats={0: seat}), "install A3", "column 1", "as stage 1")
    assert (markers(state, "cotton"), markers(state, "papyrus")) == (0, 1)


@pytest.mark.rule("CV-113")
def test_materials_return_to_the_supply() -> None:
    seat: Seat = {"markers": {"wood": 1}, "hand": ["A1"]}
    state = doing(install(INVENTION), seats={0: seat})
    before = markers(state, "supply")
    do(state, "install A1", "column 1")
    assert (markers(state, "wood"), markers(state, "supply")) == (0, before + 1)


@pytest.mark.rule("CV-113")
def test_a_feature_marker_to_be_returned_goes_to_the_supply() -> None:
    """B8 asks for one Stamina to return in stage 1."""
    state = do(doing(install(MUTATION), seats={0: {"markers": {"stamina": 1}, "hand": ["B8"]}}), "install B8")
    do(state, "column 1")
    assert markers(state, "stamina") == 0


@pytest.mark.rule("CV-113")
def test_feature_markers_to_have_stay() -> None:
    state = do(doing(install(MUTATION), seats={0: {"markers": {"stamina": 1}, "hand": ["B1"]}}), "install B1")
    do(state, "column 1")
    assert markers(state, "stamina") == 1


@pytest.mark.rule("CV-113")
def test_settlements_stand_in_for_a_material() -> None:
    """D27 asks for herbs or two settlements in stage 1."""
    seat: Seat = {"settlements": {1: 25, 2: 9}, "hand": ["D27"]}
    state = doing(install(BUILDING), seats={0: seat}, sites={9: "ground-1"})
    do(state, "install D27", "column 1")
    assert column(state, 1) == ["D27"]


@pytest.mark.rule("CV-113")
def test_the_player_chooses_between_material_and_settlements() -> None:
    seat: Seat = {"settlements": {1: 25, 2: 9}, "markers": {"herbs": 1}, "hand": ["D27"]}
    state = doing(install(BUILDING), seats={0: seat}, sites={9: "ground-1"})
    do(state, "install D27", "column 1")
    assert legal(state) == ["by material", "by settlements"]


@pytest.mark.rule("CV-114")
@pytest.mark.parametrize(("perception", "able"), [(2, False), (3, True)])
def test_equal_feature_requirements_add_up(perception: int, able: bool) -> None:
    """B3 asks for one Perception, nothing, two Perception."""
    seat: Seat = {"markers": {"perception": perception}, "hand": ["B3"], "columns": {1: ["B1", "B2"]}}
    assert ("install B3" in legal(doing(install(MUTATION), seats={0: seat}))) == able


@pytest.mark.rule("CV-114")
def test_equal_materials_add_up() -> None:
    """A18 asks for papyrus twice."""
    seat: Seat = {"markers": {"papyrus": 1}, "hand": ["A18"], "columns": {1: ["A1"]}}
    assert "install A18" not in legal(doing(install(INVENTION), seats={0: seat}))


@pytest.mark.rule("CV-114")
def test_a_contained_settlement_requirement_does_not_add_up() -> None:
    """D30: sand or three settlements ⊃ jade or two settlements."""
    seat: Seat = {"settlements": {1: 25, 2: 9, 3: 10}, "hand": ["D30"], "columns": {1: ["D1"]}}
    state = doing(install(BUILDING), seats={0: seat}, sites={9: "ground-1", 10: "ground-2"})
    assert "install D30" in legal(state)


@pytest.mark.rule("CV-114")
def test_settlement_requirements_without_the_sign_add_up() -> None:
    """D27: herbs or two settlements, peat or three settlements; there are only four."""
    seat: Seat = {"settlements": {1: 25, 2: 9, 3: 10, 4: 16}, "hand": ["D27"], "columns": {1: ["D1"]}}
    state = doing(install(BUILDING), seats={0: seat}, sites={9: "ground-1", 10: "ground-2", 16: "ground-3"})
    assert "install D27" not in legal(state)


@pytest.mark.rule("CV-115")
def test_the_cost_of_a_higher_stage_may_be_assumed() -> None:
    """A2 asks for stone, wood, iron ore."""
    seat: Seat = {"markers": {"stone": 1, "wood": 1, "iron-ore": 1}, "hand": ["A2"]}
    state = do(doing(install(INVENTION), seats={0: seat}), "install A2", "column 1")
    assert offered(state, "as stage") == ["1", "2", "3"]


@pytest.mark.rule("CV-115")
def test_a_card_paid_as_in_a_higher_stage_lies_in_its_own() -> None:
    seat: Seat = {"markers": {"stone": 1, "wood": 1, "iron-ore": 1}, "hand": ["A2"]}
    state = do(doing(install(INVENTION), seats={0: seat}), "install A2", "column 1", "as stage 3")
    assert state.breakdown(0)["stages"] == 2


@pytest.mark.rule("CV-115")
def test_no_cost_space_below_an_assumed_stage_is_left_out() -> None:
    seat: Seat = {"markers": {"stone": 1, "iron-ore": 1}, "hand": ["A2"]}
    state = do(doing(install(INVENTION), seats={0: seat}), "install A2")
    do(state, "column 1")
    assert (markers(state, "stone"), markers(state, "iron-ore")) == (0, 1)


@pytest.mark.rule("CV-116")
def test_fulfilled_active_spaces_give_their_points() -> None:
    """A1: coal in the third space is worth 1 point; its bonus is a step on Technology."""
    seat: Seat = {"markers": {"wood": 1, "dexterity": 1, "coal": 1}, "hand": ["A1"]}
    state = do(doing(install(INVENTION), seats={0: seat}), "install A1", "column 1", "as stage 3")
    assert score(state) == 1


@pytest.mark.rule("CV-116")
def test_spaces_that_are_not_active_give_no_points() -> None:
    seat: Seat = {"markers": {"wood": 1, "dexterity": 1, "coal": 1}, "hand": ["A1"]}
    state = do(doing(install(INVENTION), seats={0: seat}), "install A1", "column 1", "as stage 2")
    assert score(state) == 0


@pytest.mark.rule("CV-115")
def test_a_card_that_is_being_installed_lies_open_for_all() -> None:
    """So that whoever imagines what others hold goes on from the same card."""
    seat: Seat = {"markers": {"wood": 1}, "hand": ["A1", "A2"]}
    state = do(doing(install(INVENTION), seats={0: seat}), "install A1")
    for number in range(20):
        imagined = state.imagine(1, epoka.Dealer(number))
        assert "A1" in imagined.view(0)["seats"][0]["hand"]
    assert (state.view(1)["seats"][0]["hand"], state.view(1)["seats"][0]["hidden_cards"]) == (["A1"], 1)


@pytest.mark.rule("CV-117")
def test_the_instant_bonus_follows() -> None:
    seat: Seat = {"markers": {"wood": 1}, "hand": ["A1"]}
    state = do(doing(install(INVENTION), seats={0: seat}), "install A1", "column 1")
    assert console(state)["tracks"]["technology"] == 2


@pytest.mark.rule("CV-117")
def test_an_impossible_part_of_the_instant_bonus_is_forfeited() -> None:
    """A9 builds a farm, for which there is no place, and goes two steps on Technology."""
    state = do(doing(install(INVENTION), seats={0: {"markers": {"stone": 1}, "hand": ["A9"]}}), "install A9")
    do(state, "column 1")
    assert console(state)["tracks"]["technology"] == 2


@pytest.mark.rule("CV-118")
def test_an_ability_works_from_its_installation_on() -> None:
    """A12 feeds one tribe on an encampment."""
    seat: Seat = {"markers": {"salt": 1}, "hand": ["A12"], "tribes": ["b-forest camp strong"]}
    state = doing(install(INVENTION), ["BeginFeeding", 0], seats={0: seat})
    do(state, "install A12", "column 1")
    assert (markers(state, "food"), state.mover) == (3, 1)


@pytest.mark.rule("CV-118")
def test_an_installed_activity_is_offered() -> None:
    """C16 costs one food as an activity."""
    seat: Seat = {"markers": {"food": 1}, "columns": {1: ["C16"]}}
    assert offered(doing(["Activity", 0, 1, -1], seats={0: seat}), "activity") == ["C16"]


@pytest.mark.rule("CV-118")
def test_a_card_in_hand_has_no_ability() -> None:
    seat: Seat = {"markers": {"food": 1}, "hand": ["C16"]}
    assert doing(["Activity", 0, 1, -1], seats={0: seat}).mover == 1


@pytest.mark.rule("CV-111")
def test_an_installed_card_leaves_the_hand() -> None:
    seat: Seat = {"markers": {"intelligence": 1}, "hand": ["C16", "C17"]}
    state = do(doing(install(INSIGHT), seats={0: seat}), "install C16", "column 1")
    assert console(state)["hand"] == ["C17"]


# ---- goal chips -----------------------------------------------------------------------------------------------------

INSTALL_GOAL = effect(E_INSTALL_GOAL)
"""G21 wants two wood, G22 one beeswax, G39 three Stamina to be there."""


@pytest.mark.rule("CV-119")
def test_a_goal_chip_wants_its_requirement_to_be_met_now() -> None:
    seat: Seat = {"goals": [["G21"], ["G22"], ["G39"]], "markers": {"wood": 2, "stamina": 2}}
    assert offered(doing(INSTALL_GOAL, seats={0: seat}), "install") == ["G21"]


@pytest.mark.rule("CV-119", "CV-122")
def test_covered_goal_chips_are_out_of_reach() -> None:
    seat: Seat = {"goals": [["G22", "G21"]], "markers": {"wood": 2, "beeswax": 1}}
    assert offered(doing(INSTALL_GOAL, seats={0: seat}), "install") == ["G21"]


@pytest.mark.rule("CV-119")
def test_stored_materials_of_a_goal_are_paid() -> None:
    state = doing(INSTALL_GOAL, seats={0: {"goals": [["G21"]], "markers": {"wood": 3}}})
    do(state, "install G21", "column 1")
    assert markers(state, "wood") == 1


@pytest.mark.rule("CV-119")
def test_what_a_goal_only_wants_to_be_there_stays() -> None:
    state = doing(INSTALL_GOAL, seats={0: {"goals": [["G39"]], "markers": {"stamina": 3}}})
    do(state, "install G39", "column 1")
    assert markers(state, "stamina") == 3


@pytest.mark.rule("CV-120")
def test_goal_chips_follow_the_first_one() -> None:
    seat: Seat = {"goals": [["G39"]], "markers": {"stamina": 3}, "columns": {2: ["G1+G2"]}}
    state = do(doing(INSTALL_GOAL, seats={0: seat}), "install G39")
    assert column(state, 2) == ["G1", "G39"]


@pytest.mark.rule("CV-120")
def test_two_goal_chips_fit_into_one_stage() -> None:
    seat: Seat = {"goals": [["G39"]], "markers": {"stamina": 3}, "columns": {1: ["G1"]}}
    state = do(doing(INSTALL_GOAL, seats={0: seat}), "install G39", "beside")
    assert (column(state, 1), half(state, 1)) == (["G1"], ["G39"])


@pytest.mark.rule("CV-120")
def test_a_goal_chip_may_lie_on_a_single_one() -> None:
    seat: Seat = {"goals": [["G39"]], "markers": {"stamina": 3}, "columns": {1: ["G1"]}}
    state = do(doing(INSTALL_GOAL, seats={0: seat}), "install G39", "atop")
    assert (column(state, 1), half(state, 1)) == (["G1", "G39"], [])


@pytest.mark.rule("CV-121")
def test_an_uncovered_goal_space_upgrades_any_main_module() -> None:
    state = doing(INSTALL_GOAL, seats={0: {"goals": [["G39"]], "markers": {"stamina": 3}}})
    do(state, "install G39", "column 1")
    assert len(offered(state, "upgrade")) == 15


@pytest.mark.rule("CV-121")
def test_a_chip_underneath_leaves_no_upgrade_bonus() -> None:
    state = doing(INSTALL_GOAL, seats={0: {"goals": [["G1", "G39"]], "markers": {"stamina": 3}}})
    do(state, "install G39", "column 1")
    assert state.mover == 1


@pytest.mark.rule("CV-121")
def test_the_upgrade_bonus_may_be_declined() -> None:
    state = doing(INSTALL_GOAL, seats={0: {"goals": [["G39"]], "markers": {"stamina": 3}}})
    do(state, "install G39", "column 1", "done")
    assert console(state)["upgrades"] == 0


@pytest.mark.rule("CV-122")
def test_a_gained_goal_chip_covers_one_where_all_spaces_are_taken() -> None:
    state = doing(effect(E_GOAL_CHIP), seats={0: {"goals": [["G1"], ["G2"], ["G3"]]}}, goals=["G10", "G11"])
    do(state, "goal G10", "space 2")
    assert state.view()["seats"][0]["goal_area"] == [["G1"], ["G2", "G10"], ["G3"]]


@pytest.mark.rule("CV-122")
def test_the_goal_display_is_refilled_at_once() -> None:
    state = doing(effect(E_GOAL_CHIP), goals=["G10", "G11", "G12", "G13"])
    do(state, "goal G12", "deal G30")
    assert state.view()["goals"] == ["G10", "G11", "G30", "G13"]


@pytest.mark.rule("CV-123")
@pytest.mark.parametrize("level", [1, 2])
def test_an_upgrade_lifts_a_main_module_by_one_level(level: int) -> None:
    state = do(doing(effect(E_UPGRADE, 1), seats={0: {"levels": {"trade": level}}}), "upgrade trade")
    assert console(state)["modules"]["trade"] == level + 1


@pytest.mark.rule("CV-123")
def test_a_module_of_level_3_is_not_upgraded() -> None:
    state = doing(effect(E_UPGRADE, 1), seats={0: {"levels": {"trade": 3}}})
    assert "trade" not in offered(state, "upgrade")


@pytest.mark.rule("CV-123")
def test_upgrades_are_counted() -> None:
    state = do(doing(effect(E_UPGRADE, 2), seats={0: {"upgrades": 4}}), "upgrade trade", "upgrade trade")
    assert console(state)["upgrades"] == 6


# ---- attribute chips ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-124")
@pytest.mark.parametrize(("stamina", "chips"), [(2, []), (3, ["T1"]), (4, ["T1", "T2"])])
def test_an_attribute_chip_wants_enough_markers_of_its_feature(stamina: int, chips: list[str]) -> None:
    """T1 wants three Stamina, T2 four."""
    state = table(seats={0: {"markers": {"stamina": stamina}}}, attributes=["T1", "T2", "T3"])
    assert offered(state, "attribute") == chips


@pytest.mark.rule("CV-124")
def test_one_marker_is_returned_for_an_attribute_chip() -> None:
    state = table(seats={0: {"markers": {"stamina": 3}}}, attributes=["T1", "T2", "T3"])
    do(state, "attribute T1")
    assert markers(state, "stamina") == 2


@pytest.mark.rule("CV-124")
def test_several_attribute_chips_may_be_taken_in_a_turn() -> None:
    state = table(seats={0: {"markers": {"stamina": 3, "calm": 3}}}, attributes=["T1", "T5"])
    do(state, "attribute T1", "deal T3", "column 1")
    assert "attribute T5" in legal(state)


@pytest.mark.rule("CV-124")
def test_taking_an_attribute_chip_does_not_end_the_turn() -> None:
    state = table(seats={0: {"markers": {"stamina": 3}}}, attributes=["T1"])
    do(state, "attribute T1", "deal T3", "column 1")
    assert "activate trade" in legal(state)


@pytest.mark.rule("CV-124")
@pytest.mark.parametrize("phase", [2, 3, 5, 6, 7, 8])
def test_attribute_chips_may_be_taken_in_other_phases(phase: int) -> None:
    seat: Seat = {"markers": {"stamina": 3}, "tribes": ["b-forest camp strong"], "columns": {9: ["K1"]}}
    state = table(seats={0: seat}, agenda=[["Phase", phase]], phase=phase, event="F1", attributes=["T1"])
    while state.mover == 0 and "attribute T1" not in legal(state):
        state.act(state.actions()[-1])
    assert "attribute T1" in legal(state)


@pytest.mark.rule("CV-124")
def test_another_player_in_the_middle_of_a_turn_leaves_no_room_for_attribute_chips() -> None:
    state = table(seats={1: {"markers": {"stamina": 3}}}, attributes=["T1"])
    assert "attribute T1" not in legal(state)


@pytest.mark.rule("CV-124")
def test_an_attribute_chip_may_be_taken_between_two_moves_of_feature_markers() -> None:
    state = doing(effect(E_MOVE_FEATURE, 2), seats={0: {"markers": {"stamina": 2, "calm": 1}}}, attributes=["T1"])
    do(state, "lift calm", "drop stamina", "attribute T1", "deal T3", "column 1")
    assert offered(state, "lift") == ["stamina"]


@pytest.mark.rule("CV-124")
def test_an_attribute_chip_may_be_taken_between_two_income_actions() -> None:
    """T9: an income chip gives two points instead of one."""
    seat: Seat = {"markers": {"expression": 2}, "columns": {1: ["I22"]}, "favor": 6}
    state = doing(["IncomeActions", 0, 2], seats={0: seat}, attributes=["T9"])
    do(state, "use I22", "feature expression", "attribute T9", "deal T3", "column 2", "point I22")
    assert score(state) == 2


@pytest.mark.rule("CV-124")
@pytest.mark.parametrize("step", [["Activity", 0, 1, -1], ["Menu", 0, [DO_SALE, E_SALE, 1]]])
def test_an_attribute_chip_may_be_taken_in_the_middle_of_a_module(step: Row) -> None:
    state = doing(step, seats={0: {"markers": {"stamina": 3, "money": 1}}}, attributes=["T1"])
    before = [name for name in legal(state) if name != "attribute T1"]
    do(state, "attribute T1", "deal T3", "column 1")
    assert legal(state) == before


@pytest.mark.rule("CV-124")
def test_an_attribute_chip_taken_before_the_weather_protects_from_it() -> None:
    """T1: gorges, glaciers and bad weather do its owner no harm."""
    seat: Seat = {"markers": {"stamina": 3, "food": 2}}
    state = table(seats={0: seat}, agenda=[["Phase", 7]], weather="warm", event="F1", attributes=["T1"])
    do(state, "attribute T1", "deal T3", "column 1")
    assert markers(state, "food") == 2


@pytest.mark.rule("CV-125")
def test_the_attribute_display_is_refilled_at_once() -> None:
    state = table(seats={0: {"markers": {"stamina": 3}}}, attributes=["T3", "T1", "T5"])
    do(state, "attribute T1", "deal T9")
    assert state.view()["attributes"] == ["T3", "T9", "T5"]


@pytest.mark.rule("CV-125")
def test_an_empty_bag_leaves_the_attribute_space_empty() -> None:
    state = table(seats={0: {"markers": {"stamina": 3}}}, attributes=["T3", "T1", "T5"], bags={"T": []})
    do(state, "attribute T1", "column 1")
    assert state.view()["attributes"] == ["T3", None, "T5"]


@pytest.mark.rule("CV-125")
def test_attribute_chips_follow_the_first_one() -> None:
    state = table(seats={0: {"markers": {"calm": 3}, "columns": {2: ["T1"]}}}, attributes=["T5"])
    do(state, "attribute T5", "deal T3")
    assert column(state, 2) == ["T1", "T5"]


@pytest.mark.rule("CV-125")
def test_an_attribute_chip_works_at_once() -> None:
    """T7: produce one more."""
    seat: Seat = {"markers": {"dexterity": 3}, "tribes": ["b-forest camp strong"]}
    state = table(seats={0: seat}, attributes=["T7"])
    do(state, "attribute T7", "deal T3", "column 1", "activate production")
    do(state, "do produce")
    for _ in range(3):
        do(state, "in b-forest")
    assert markers(state, "raw b-forest") == 3
