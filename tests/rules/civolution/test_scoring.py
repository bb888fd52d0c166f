"""Categories, income, final scoring and the winner (CV-157 to CV-171)."""

from __future__ import annotations

import pytest

from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import (
    Seat,
    console,
    do,
    doing,
    legal,
    markers,
    offered,
    score,
    table,
)

TRACKS = ["technology", "prestige", "knowledge", "construction", "culture"]
CATEGORIES = [*TRACKS, "evolution", "prosperity", "population", "expansion"]


def units(category: str, seat: Seat) -> int:
    """What a category counts, from its points in the first era, where a unit is worth five."""
    state = doing(["EraScoring"], seats={0: seat}, era_tiles=[category] * 4)
    return score(state) // 5


# ---- what categories count ------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-157")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("space", [0, 7, 12])
def test_a_track_counts_the_number_of_its_space(track: str, space: int) -> None:
    assert units(track, {"tracks": {track: space}}) == space


@pytest.mark.rule("CV-158")
def test_evolution_counts_all_feature_markers() -> None:
    seat: Seat = {"markers": {"stamina": 3, "intelligence": 1, "perception": 2, "ideas": 4, "plan 1": 2}}
    assert units("evolution", seat) == 6


@pytest.mark.rule("CV-159")
@pytest.mark.parametrize(("food", "diamonds"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_three_food_make_a_diamond(food: int, diamonds: int) -> None:
    assert units("prosperity", {"markers": {"food": food}}) == diamonds


@pytest.mark.rule("CV-159")
@pytest.mark.parametrize(("money", "diamonds"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_two_money_make_a_diamond(money: int, diamonds: int) -> None:
    assert units("prosperity", {"markers": {"money": money}}) == diamonds


@pytest.mark.rule("CV-159")
@pytest.mark.parametrize(
    ("stored", "diamonds"),
    [
        ({"wood": 1, "beeswax": 1}, 1),
        ({"beeswax": 1, "oil": 1}, 2),
        ({"wood": 4, "beeswax": 1, "oil": 2}, 3),
        ({"wood": 1, "oil": 1}, 0),
        ({"wood": 1, "herbs": 1}, 0),
    ],
)
def test_a_gap_of_the_storage_counts_between_two_held_materials(stored: dict[str, int], diamonds: int) -> None:
    assert units("prosperity", {"markers": stored}) == diamonds


@pytest.mark.rule("CV-159", "EX-CV-40")
def test_nine_diamonds_score_45_points_in_the_first_era() -> None:
    stored = {"wood": 1, "beeswax": 2, "stone": 1, "iron-ore": 1, "jade": 3}
    seat: Seat = {"markers": {"food": 4, "money": 5, **stored}, "settlements": {3: 25}}
    assert score(doing(["EraScoring"], seats={0: seat}, era_tiles=["prosperity"] * 4)) == 45


@pytest.mark.rule("CV-160", "AMB-34")
@pytest.mark.parametrize(("space", "number"), [("food", 15), ("food", 30), ("money", 10), ("money", 25)])
def test_food_and_money_make_at_most_five_diamonds_each(space: str, number: int) -> None:
    assert units("prosperity", {"markers": {space: number}}) == 5


@pytest.mark.rule("AMB-34")
def test_food_and_money_have_their_own_diamonds() -> None:
    assert units("prosperity", {"markers": {"food": 15, "money": 10}}) == 10


@pytest.mark.rule("CV-161")
def test_population_counts_all_tribes_on_the_continent() -> None:
    placed = ["b-forest fire strong", "b-forest wild weak", "a-water camp weak", "c-desert camp strong"]
    assert units("population", {"tribes": placed, "boats": ["a-water"]}) == 4


@pytest.mark.rule("CV-162")
def test_expansion_counts_territories_with_a_tribe() -> None:
    placed = ["b-forest fire strong", "b-forest wild weak", "a-water camp weak", "c-desert camp strong"]
    assert units("expansion", {"tribes": placed, "boats": ["a-water"]}) == 3


# ---- phase 8 --------------------------------------------------------------------------------------------------------


def phase_8(seats: dict[int, Seat], era: int = 1, first: int = 0) -> Civolution:
    return table(seats=seats, agenda=[["Phase", 8]], phase=8, era=era, first=first)


@pytest.mark.rule("CV-163")
def test_every_income_chip_acts_in_any_order() -> None:
    state = phase_8({0: {"columns": {1: ["I1", "I2"], 9: ["K3"]}}})
    assert (offered(state, "use"), offered(state, "point")) == (["I1", "I2", "K3"], ["I1", "I2", "K3"])


@pytest.mark.rule("CV-163")
def test_an_income_chip_acts_once() -> None:
    state = do(phase_8({0: {"columns": {1: ["I1", "I2"], 9: ["K3"]}}}), "use K3", "point I1")
    assert legal(state) == ["use I2", "point I2"]


@pytest.mark.rule("CV-163")
def test_each_income_chip_gives_its_action_or_a_point() -> None:
    state = do(phase_8({0: {"columns": {1: ["I1", "I2"]}}}), "use I2", "point I1")
    assert (markers(state, "food"), markers(state, "ideas"), score(state)) == (1, 0, 1)


@pytest.mark.rule("CV-163")
def test_incomes_are_taken_in_seating_order() -> None:
    seats: dict[int, Seat] = {0: {"columns": {9: ["K1"]}}, 1: {"columns": {9: ["K2"]}}}
    state = phase_8(seats, first=1)
    assert (state.mover, do(state, "use K2").mover) == (1, 0)


@pytest.mark.rule("CV-164", "EX-CV-41")
def test_four_statues_with_the_favor_disc_on_space_3_give_eight_points() -> None:
    assert score(phase_8({0: {"statues": [25, 9, 9, 10], "favor": 3}})) == 8


@pytest.mark.rule("CV-164")
def test_statues_score_after_the_income_chips() -> None:
    """I17, after a passed test, advances on a track; the second threshold may lift the favour disc to space 3."""
    seat: Seat = {"columns": {1: ["I17"]}, "tracks": {"culture": 3}, "favor": 2, "statues": [25]}
    state = do(phase_8({0: seat}), "use I17", "roll 1", "track culture", "do favor")
    assert score(state) == 2


@pytest.mark.rule("CV-165")
def test_hunting_tokens_leave_the_continent() -> None:
    state = table(agenda=[["Phase", 8]], phase=8, hunted=["b-forest", "a-water"])
    assert [name for name, place in state.view()["territories"].items() if place["hunted"]] == []


@pytest.mark.rule("CV-165")
def test_blocked_encampments_stay_blocked() -> None:
    before = table().view()["territories"]
    after = table(agenda=[["Phase", 8]], phase=8).view()["territories"]
    assert [place["camps"] for place in after.values()] == [place["camps"] for place in before.values()]


@pytest.mark.rule("CV-166")
def test_empty_reset_columns_get_markers_from_the_supply() -> None:
    before = table(seats={0: {"resets": 1}})
    state = phase_8({0: {"resets": 1}})
    assert (console(state)["reset_markers"], markers(state, "supply")) == (4, markers(before, "supply") - 3)


@pytest.mark.rule("CV-166")
def test_the_next_era_begins_with_phase_1() -> None:
    state = phase_8({})
    assert (state.era, state.phase) == (2, 1)


@pytest.mark.rule("CV-167")
def test_the_fourth_era_ends_the_game() -> None:
    assert phase_8({}, era=4).over


@pytest.mark.rule("CV-167")
def test_income_and_statues_come_in_the_fourth_era_too() -> None:
    seat: Seat = {"columns": {9: ["K6"]}, "statues": [25], "favor": 3}
    state = do(phase_8({0: seat}, era=4), "use K6")
    assert (score(state), state.over) == (4, True)


@pytest.mark.rule("CV-167")
def test_reset_columns_stay_empty_at_the_end_of_the_game() -> None:
    assert console(phase_8({0: {"resets": 1}}, era=4))["reset_markers"] == 1


# ---- final scoring --------------------------------------------------------------------------------------------------

ONE_OF_EACH: Seat = {
    "tracks": dict.fromkeys(TRACKS, 1),
    "markers": {"stamina": 1, "money": 2},
    "tribes": ["b-forest camp weak"],
}


@pytest.mark.rule("CV-168")
def test_printed_values_of_the_final_scoring() -> None:
    parts = table(seats={0: ONE_OF_EACH}, final_tiles=[]).breakdown(0)
    assert [parts[category] for category in CATEGORIES] == [1, 1, 1, 1, 1, 1, 1, 2, 2]


@pytest.mark.rule("CV-168")
def test_a_scoring_tile_replaces_the_printed_value() -> None:
    parts = table(seats={0: ONE_OF_EACH}, final_tiles=CATEGORIES).breakdown(0)
    assert [parts[category] for category in CATEGORIES] == [2, 2, 2, 2, 2, 2, 2, 3, 3]


@pytest.mark.rule("CV-168")
def test_categories_are_scored_in_their_order() -> None:
    assert [part for part in table().breakdown(0) if part in CATEGORIES] == CATEGORIES


@pytest.mark.rule("CV-168")
def test_only_categories_with_a_tile_change_their_value() -> None:
    parts = table(seats={0: ONE_OF_EACH}, final_tiles=["culture", "population"]).breakdown(0)
    assert [parts[category] for category in CATEGORIES] == [1, 1, 1, 1, 2, 1, 1, 3, 2]


PARTITION = {
    1: ["A1", "A2", "A3", "A4", "A5"],
    2: ["B1", "B2", "B3"],
    3: ["C1", "C2"],
    4: ["T1"],
    9: ["K1", "D1"],
}
"""Four elements in stage 1, three in stage 2, two each in the stages 3 to 5."""


@pytest.mark.rule("CV-169", "EX-CV-42")
@pytest.mark.parametrize(("stages", "points"), [([], 25), ([4], 39), ([4, 5], 59), ([5], 45)])
def test_elements_score_by_their_stage(stages: list[int], points: int) -> None:
    state = table(seats={0: {"columns": PARTITION, "stages": stages}})
    assert state.breakdown(0)["stages"] == points


@pytest.mark.rule("EX-CV-42")
def test_stage_5_gives_nothing_while_its_tile_is_inactive() -> None:
    """A goal chip and an insight card in stage 5, the starting chip card in stage 4."""
    lower = [["G1+G2", "G3+G4", "G5+G6", "G7+G8"], ["C1", "C2", "C3", "C4"]]
    without: Seat = {"columns": {1: lower[0], 2: lower[1], 9: ["K1"]}, "stages": [4]}
    with_: Seat = {"columns": {1: [*lower[0], "G9"], 2: [*lower[1], "C5"], 9: ["K1"]}, "stages": [4]}
    assert table(seats={0: with_}).breakdown(0)["stages"] == table(seats={0: without}).breakdown(0)["stages"]


@pytest.mark.rule("CV-169")
def test_the_starting_chip_card_counts_in_stage_4() -> None:
    assert table(seats={0: {"columns": {9: ["K1"]}, "stages": [4]}}).breakdown(0)["stages"] == 7


@pytest.mark.rule("CV-169")
def test_two_goal_chips_of_one_stage_count_separately() -> None:
    assert table(seats={0: {"columns": {1: ["G1+G2"]}}}).breakdown(0)["stages"] == 4


@pytest.mark.rule("CV-170", "EX-CV-43")
def test_a_point_bonus_of_two_scores_for_each_element_of_its_column() -> None:
    """A31 is worth two points an element."""
    seat: Seat = {"columns": {1: ["A1", "I4", "A31", "I5"], 2: ["B1", "B2"]}}
    assert table(seats={0: seat}).breakdown(0)["point-bonus"] == 8


@pytest.mark.rule("EX-CV-43")
def test_two_point_bonuses_in_a_column_both_score() -> None:
    """C25 and C26 are worth one point each."""
    seat: Seat = {"columns": {1: ["C1", "C25", "C26", "I5"]}}
    assert table(seats={0: seat}).breakdown(0)["point-bonus"] == 8


@pytest.mark.rule("CV-170")
def test_a_point_bonus_counts_at_any_height_and_without_active_stages() -> None:
    seat: Seat = {"columns": {9: ["K1", "A31", "A1", "A2"]}}
    assert table(seats={0: seat}).breakdown(0)["point-bonus"] == 8


@pytest.mark.rule("CV-170")
def test_a_point_bonus_in_hand_gives_nothing() -> None:
    assert table(seats={0: {"hand": ["A31"], "columns": {1: ["A1"]}}}).breakdown(0)["point-bonus"] == 0


# ---- the winner -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-171")
def test_most_points_win() -> None:
    state = phase_8({0: {"tracks": {"culture": 3}}, 1: {"tracks": {"culture": 4}, "upgrades": 0}}, era=4)
    assert state.ranking() == [2, 1]


@pytest.mark.rule("CV-171", "EX-CV-44")
def test_equal_points_go_to_more_upgrades() -> None:
    state = phase_8({0: {"upgrades": 7}, 1: {"upgrades": 6}}, era=4, first=1)
    assert (state.points()[0] == state.points()[1], state.ranking()) == (True, [1, 2])


@pytest.mark.rule("CV-171", "AMB-35")
@pytest.mark.parametrize(("first", "places"), [(0, [1, 2, 3]), (1, [3, 1, 2]), (2, [2, 3, 1])])
def test_the_last_tie_break_is_the_seating_order_from_the_monolith(first: int, places: list[int]) -> None:
    state = table(3, agenda=[["Phase", 8]], phase=8, era=4, first=first)
    assert state.ranking() == places
