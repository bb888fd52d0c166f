"""Exploring, building projects, sites (CV-91 to CV-100, CV-143 to CV-145, CV-177, CV-180, CV-181).

On the continent of the tests the sites 8, 9, 14 and 15 touch a-water; 14 and 20 touch c-grassland and g-hills, 22
touches c-desert, c-swamp and h-hills. The only water beside b-hills is e-water.
"""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.map import TERRITORY_NAMES
from epoka.games.civolution.components.pieces import PROJECTS
from epoka.games.civolution.continent.projects import Build
from tests.rules.civolution.table import (
    ISLAND_GROUND,
    Row,
    Seat,
    activating,
    console,
    do,
    doing,
    effect,
    finished,
    legal,
    markers,
    offered,
    score,
    site,
    table,
    territory,
    then,
    tribes,
)

MEADOW: Seat = {"tribes": ["c-grassland camp strong"]}
MEADOW_AND_FOREST: Seat = {"tribes": ["c-grassland camp strong", "b-forest camp strong"]}


def building(project: str, seat: int = 0) -> Build:
    """One project of a kind."""
    return Build(seat, 1, PROJECTS.index(project), 0)


@pytest.mark.rule("CV-91", "EX-CV-14", "AMB-11")
def test_exploring_turns_up_all_sites_around_and_gives_their_points() -> None:
    seat: Seat = {"tribes": ["a-water camp strong"], "boats": ["a-water"]}
    state = doing(effect("explore"), seats={0: seat}, sites={14: "oak", 15: "oak"})
    do(state, "in a-water", "site is ground-1", "site is glacier")
    assert score(state) == 5
    assert [site(state, number)["site"] for number in (8, 9)] == ["ground-1", "glacier"]


@pytest.mark.rule("AMB-10", "CV-91a", "CV-55")
def test_exploring_again_is_legal_and_higher_levels_reveal_one_more_anywhere() -> None:
    oaks = {14: "oak", 20: "oak"}
    assert "in c-grassland" in legal(doing(effect("explore"), seats={0: MEADOW}, sites=oaks))
    state = do(doing(effect("reveal", 1), seats={0: MEADOW}, sites=oaks), "site 1", "site is volcano")
    assert score(state) == 4


@pytest.mark.rule("CV-94", "CV-180", "AMB-33")
def test_a_farm_brings_an_idea_and_a_new_volcano_sends_it_home() -> None:
    state = do(doing(effect("build", 1, -1), seats={0: MEADOW}), "build farm")
    assert territory(state, "c-grassland")["farm"] == 0
    assert (console(state)["farms_left"], markers(state, "ideas")) == (2, 1)
    state = do(then(state, effect("reveal", 1, seat=1)), "site 14", "site is volcano")
    assert territory(state, "c-grassland")["farm"] is None
    assert (console(state)["farms_left"], markers(state, "ideas")) == (3, 1)
    assert finished(then(state, building("farm")))


@pytest.mark.rule("CV-94")
def test_one_farm_a_territory_whoever_owns_it() -> None:
    state = doing(building("farm"), seats={0: MEADOW_AND_FOREST, 1: {"farms": ["c-grassland"]}})
    do(state, "build farm")
    assert territory(state, "b-forest")["farm"] == 0


@pytest.mark.rule("CV-95", "EX-CV-16")
def test_a_boat_comes_with_its_marker_and_a_strong_tribe_may_board_it() -> None:
    state = do(doing(building("boat"), seats={0: {"tribes": ["b-hills camp strong"]}}), "build boat")
    assert territory(state, "e-water")["boats"] == [0]
    assert markers(state, "raw e-water") == 1
    do(state, "tribe b-hills camp strong")
    assert tribes(state) == ["e-water camp strong"]


@pytest.mark.rule("CV-95", "EX-CV-16")
def test_weak_tribes_build_a_boat_but_do_not_board_it_and_one_boat_a_water_is_enough() -> None:
    state = do(doing(building("boat"), seats={0: {"tribes": ["b-hills camp weak"]}}), "build boat")
    assert finished(state)
    assert territory(state, "e-water")["boats"] == [0]
    assert tribes(state) == ["b-hills camp weak"]
    assert finished(then(state, building("boat")))


@pytest.mark.rule("CV-97", "EX-CV-17")
def test_a_statue_is_the_stored_marker_itself_and_may_bring_a_step() -> None:
    seat: Seat = {**MEADOW, "markers": {"jade": 1}}
    state = doing(building("statue"), seats={0: seat}, sites={14: "ground-1"})
    supply = markers(state, "supply")
    do(state, "build statue", "track technology")
    assert site(state, 14)["statues"] == [1, 0]
    assert (console(state)["statues"], markers(state, "jade"), markers(state, "supply")) == (1, 0, supply)
    assert console(state)["tracks"]["technology"] == 1


@pytest.mark.rule("CV-96", "EX-CV-17")
def test_two_own_buildings_fill_a_ground_for_their_owner_only() -> None:
    visitor: Seat = {**MEADOW, "markers": {"jade": 1}}
    owner: Seat = {**visitor, "statues": [14, 14]}

    def offered_to(seat: int) -> list[str]:
        return offered(doing(building("statue", seat), seats={0: owner, 1: visitor}, sites={14: "ground-1"}), "build")

    assert offered_to(0) == []
    assert offered_to(1) == ["statue"]


@pytest.mark.rule("CV-96")
def test_grounds_need_a_tribe_beside_them_and_the_island_a_tribe_on_a_boat() -> None:
    jade: Seat = {"markers": {"jade": 1}}
    boat: Seat = {**jade, "boats": ["a-water"]}
    for seat in (jade, boat):
        assert finished(doing(building("statue"), seats={0: seat}, sites={20: "ground-1"}))
    crew: Seat = {**boat, "tribes": ["a-water camp strong"]}
    state = do(doing(building("statue"), seats={0: crew}, sites={20: "ground-1"}), "build statue")
    assert site(state, ISLAND_GROUND)["statues"] == [1, 0]


@pytest.mark.rule("CV-98", "CV-93", "CV-100")
def test_a_settlement_costs_its_printed_materials_and_brings_an_income_chip() -> None:
    seat: Seat = {**MEADOW, "markers": {"wood": 1, "papyrus": 1}}
    state = do(doing(building("settlement"), seats={0: seat}, sites={14: "ground-1"}), "build settlement")
    assert console(state)["settlements"] == [1]
    assert site(state, 14)["settlements"] == [1, 0]
    assert set(console(state)["storage"].values()) == {0}
    assert all(name.startswith("chip I") for name in legal(state))
    second: Seat = {**seat, "settlements": {1: 14}}
    assert finished(doing(building("settlement"), seats={0: second}, sites={14: "ground-1"}))


@pytest.mark.rule("CV-99", "CV-107")
def test_the_fourth_settlement_also_flips_a_stage_tile() -> None:
    slots = {2: 20, 3: 20, 4: ISLAND_GROUND}
    seat: Seat = {**MEADOW, "markers": {"wood": 1, "papyrus": 1}, "settlements": slots}
    state = doing(building("settlement"), seats={0: seat}, sites={14: "ground-1", 20: "ground-2"})
    do(state, "build settlement", "chip I1", "deal I4", "column 1", "point I1")
    assert legal(state) == ["done", "stage 4", "stage 5"]


@pytest.mark.rule("CV-56", "EX-CV-18")
def test_building_two_makes_two_projects_of_one_kind_and_three_of_any() -> None:
    for level, then_offered in ((2, ["farm"]), (3, ["farm", "boat"])):
        state = do(activating("building", level, MEADOW_AND_FOREST), "do project", "build farm", "in b-forest")
        assert legal(state) == ["done", *[f"build {project}" for project in then_offered]]


# ---- sites ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-143", "EX-CV-34")
@pytest.mark.parametrize(("food", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_each_gorge_beside_a_tribe_takes_a_food(food: int, left: int) -> None:
    seat: Seat = {**MEADOW, "markers": {"food": food}}
    state = doing(["Gorges", 0], seats={0: seat}, sites={14: "gorge", 20: "gorge"})
    assert markers(state, "food") == left


@pytest.mark.rule("CV-144", "AMB-28")
def test_each_glacier_weakens_a_strong_tribe_as_long_as_there_is_one() -> None:
    state = doing(["Glaciers", 0], seats={0: MEADOW}, sites={14: "glacier", 20: "glacier"})
    assert tribes(state) == ["c-grassland camp weak"]
    assert finished(state)


@pytest.mark.rule("CV-145", "EX-CV-33", "CV-181")
def test_oaks_give_points_for_every_territory_beside_them() -> None:
    around = ["a-water camp", "c-grassland wild", "g-hills wild", "c-desert wild", "c-swamp wild", "h-hills wild"]
    seat: Seat = {"tribes": [f"{place} strong" for place in around], "boats": ["a-water"]}
    oaks: list[Row] = [["Oaks", 0], ["Oaks", 1]]
    state = doing(*oaks, seats={0: seat, 1: MEADOW}, sites={14: "oak", 20: "oak", 22: "oak"})
    assert score(state) == (2 + 1 + 1) + (1 + 1) + (2 + 2 + 1)
    assert score(state, 1) == 2


@pytest.mark.rule("CV-177", "AMB-47", "CV-65")
def test_a_holy_rock_gives_a_procreation_for_a_favour_test() -> None:
    state = activating("procreation", 1, MEADOW, sites={14: "rock"})
    do(state, "roll 1", "in c-grassland", "camp free")
    assert tribes(state) == ["c-grassland camp strong"] * 2
    assert "in c-grassland" in legal(state)


@pytest.mark.rule("CV-75")
def test_mountains_are_land_like_any_other() -> None:
    mountains = [name for name in TERRITORY_NAMES if name.endswith("mountains")]
    assert all(territory(table(), name)["adjacent"] for name in mountains)
