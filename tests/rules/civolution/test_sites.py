"""Phase 5 and the sites (CV-143 to CV-145, CV-176 to CV-181).

On the continent of the tests the sites 9 and 10 both touch b-forest; 9 touches a-water as well, 15 a-water,
b-mountains and c-desert, 14 a-water, c-grassland and g-hills.
"""

from __future__ import annotations

import pytest

import epoka
from epoka.games.civolution.components.codes import E_EXPLORE, E_HUNT, E_MIGRATE
from tests.rules.civolution.table import (
    Seat,
    console,
    do,
    doing,
    effect,
    legal,
    markers,
    offered,
    score,
    table,
    tribes,
)

FOREST = ["b-forest camp strong"]
OAKS_OF_THE_RULEBOOK = [11, 2, 6, 8, 12, 0, 4, 14]
"""Site 9 touches a-water, f-grassland and b-forest; site 15 a-water, b-mountains and c-desert."""


# ---- phase 5 --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-143")
def test_a_gorge_next_to_a_tribe_takes_one_food() -> None:
    seat: Seat = {"tribes": ["b-forest camp strong", "b-forest wild weak"], "markers": {"food": 3}}
    assert markers(doing(["Gorges", 0], seats={0: seat}, sites={9: "gorge"}), "food") == 2


@pytest.mark.rule("CV-143")
def test_a_gorge_far_from_all_tribes_takes_nothing() -> None:
    seat: Seat = {"tribes": FOREST, "markers": {"food": 3}}
    assert markers(doing(["Gorges", 0], seats={0: seat}, sites={24: "gorge"}), "food") == 3


@pytest.mark.rule("CV-143", "EX-CV-34")
@pytest.mark.parametrize(("food", "left"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_two_gorges_at_one_territory_take_two_food_as_far_as_there_is_any(food: int, left: int) -> None:
    seat: Seat = {"tribes": FOREST, "markers": {"food": food}}
    state = doing(["Gorges", 0], seats={0: seat}, sites={9: "gorge", 10: "gorge"})
    assert markers(state, "food") == left


@pytest.mark.rule("CV-144")
def test_a_glacier_weakens_a_strong_tribe_beside_it() -> None:
    state = doing(["Glaciers", 0], seats={0: {"tribes": FOREST}}, sites={9: "glacier"})
    assert tribes(state) == ["b-forest camp weak"]


@pytest.mark.rule("CV-144")
def test_the_owner_chooses_which_tribe_a_glacier_weakens() -> None:
    seat: Seat = {"tribes": ["b-forest fire strong", "d-desert camp strong", "h-hills camp strong"]}
    state = doing(["Glaciers", 0], seats={0: seat}, sites={9: "glacier"})
    assert legal(state) == ["tribe b-forest fire strong", "tribe d-desert camp strong"]


@pytest.mark.rule("CV-144")
def test_two_glaciers_at_one_territory_weaken_two_tribes() -> None:
    seat: Seat = {"tribes": ["b-forest camp strong", "b-forest camp strong", "b-forest camp strong"]}
    state = doing(["Glaciers", 0], seats={0: seat}, sites={9: "glacier", 10: "glacier"})
    assert tribes(state) == ["b-forest camp strong", "b-forest camp weak", "b-forest camp weak"]


@pytest.mark.rule("CV-144")
def test_two_glaciers_weaken_two_tribes_where_the_first_could_rob_the_second() -> None:
    seat: Seat = {"tribes": ["b-forest camp strong", "d-desert camp strong"]}
    state = doing(["Glaciers", 0], seats={0: seat}, sites={9: "glacier", 10: "glacier"})
    assert tribes(state) == ["b-forest camp weak", "d-desert camp weak"]


@pytest.mark.rule("CV-144")
def test_the_first_glacier_may_take_any_tribe_where_the_second_finds_another() -> None:
    seat: Seat = {"tribes": ["b-forest camp strong", "d-desert camp strong", "e-swamp camp strong"]}
    state = doing(["Glaciers", 0], seats={0: seat}, sites={9: "glacier", 10: "glacier"})
    assert legal(state) == ["tribe b-forest camp strong", "tribe d-desert camp strong"]


@pytest.mark.rule("CV-144")
def test_the_first_glacier_takes_the_only_tribe_it_finds_though_the_second_then_finds_none() -> None:
    state = doing(["Glaciers", 0], seats={0: {"tribes": FOREST}}, sites={9: "glacier", 10: "glacier"})
    assert tribes(state) == ["b-forest camp weak"]


@pytest.mark.rule("CV-144")
def test_weak_tribes_do_not_mind_a_glacier() -> None:
    state = doing(["Glaciers", 0], seats={0: {"tribes": ["b-forest camp weak"]}}, sites={9: "glacier"})
    assert tribes(state) == ["b-forest camp weak"]


@pytest.mark.rule("AMB-28")
def test_one_strong_tribe_between_two_glaciers_is_weakened_and_stays() -> None:
    state = doing(["Glaciers", 0], seats={0: {"tribes": FOREST}}, sites={9: "glacier", 10: "glacier"})
    assert tribes(state) == ["b-forest camp weak"]


@pytest.mark.rule("AMB-28")
def test_only_tribes_next_to_the_glacier_are_weakened() -> None:
    seat: Seat = {"tribes": ["h-hills camp strong", "b-forest camp weak"]}
    state = doing(["Glaciers", 0], seats={0: seat}, sites={9: "glacier"})
    assert tribes(state) == ["b-forest camp weak", "h-hills camp strong"]


@pytest.mark.rule("CV-145")
@pytest.mark.parametrize(
    ("tribe", "space", "points"),
    [
        ("b-forest camp weak", 9, 1),
        ("c-grassland camp weak", 14, 1),
        ("g-hills camp weak", 14, 1),
        ("b-mountains camp weak", 15, 1),
        ("c-desert camp weak", 15, 2),
        ("e-swamp camp weak", 10, 2),
    ],
)
def test_an_oak_gives_points_by_terrain(tribe: str, space: int, points: int) -> None:
    assert score(doing(["Oaks", 0], seats={0: {"tribes": [tribe]}}, sites={space: "oak"})) == points


@pytest.mark.rule("CV-145")
def test_an_oak_gives_two_points_for_water() -> None:
    seat: Seat = {"tribes": ["a-water camp weak"], "boats": ["a-water"]}
    assert score(doing(["Oaks", 0], seats={0: seat}, sites={9: "oak"})) == 2


@pytest.mark.rule("CV-145")
def test_the_number_of_tribes_does_not_matter_to_an_oak() -> None:
    seat: Seat = {"tribes": ["b-forest camp weak", "b-forest camp strong", "b-forest wild weak"]}
    assert score(doing(["Oaks", 0], seats={0: seat}, sites={9: "oak"})) == 1


@pytest.mark.rule("EX-CV-33", "CV-181")
def test_two_oaks_as_in_the_example_of_the_rulebook() -> None:
    red: Seat = {"tribes": ["a-water camp strong", "b-forest camp strong", "c-desert fire weak"], "boats": ["a-water"]}
    blue: Seat = {"tribes": ["b-mountains camp strong", "c-desert camp weak"]}
    sites = {9: "oak", 15: "oak"}
    state = doing(["Oaks", 0], ["Oaks", 1], seats={0: red, 1: blue}, sites=sites, laid=OAKS_OF_THE_RULEBOOK)
    assert (score(state, 0), score(state, 1)) == (7, 3)


@pytest.mark.rule("CV-143", "CV-144", "CV-145")
def test_gorges_come_before_glaciers_and_oaks_last() -> None:
    first: Seat = {"tribes": ["b-forest fire strong", "b-forest camp strong"]}
    second: Seat = {"tribes": ["c-desert camp weak"], "markers": {"food": 4}}
    sites = {9: "glacier", 10: "oak", 15: "gorge"}
    state = table(seats={0: first, 1: second}, agenda=[["Phase", 5]], sites=sites, event="F1")
    assert (state.prompt()[0], markers(state, "food", 1), score(state)) == ("freeze", 3, 0)


# ---- Hidden grotto, Holy rock ---------------------------------------------------------------------------------------

PRODUCTION: Seat = {"dice": [3, 5], "used": 4}
PROCREATION: Seat = {"dice": [2, 5], "used": 4}


@pytest.mark.rule("CV-176")
def test_a_grotto_brings_a_stored_material_before_production() -> None:
    state = table(seats={0: {**PRODUCTION, "tribes": FOREST}}, sites={9: "grotto"})
    do(state, "activate production")
    assert (markers(state, "wood"), markers(state, "raw b-forest"), state.prompt()[0]) == (1, 0, "menu")


@pytest.mark.rule("CV-176")
def test_the_territory_of_a_grotto_is_chosen() -> None:
    seat: Seat = {**PRODUCTION, "tribes": ["b-forest camp strong", "d-desert camp weak", "h-hills camp weak"]}
    state = do(table(seats={0: seat}, sites={9: "grotto"}), "activate production")
    assert legal(state) == ["in b-forest", "in d-desert"]


@pytest.mark.rule("CV-176")
def test_both_grottoes_may_serve_one_territory() -> None:
    state = table(seats={0: {**PRODUCTION, "tribes": FOREST}}, sites={9: "grotto", 10: "grotto"})
    assert markers(do(state, "activate production"), "wood") == 2


@pytest.mark.rule("CV-176")
def test_a_full_boat_unloads_at_a_grotto_and_is_loaded_again() -> None:
    tribes_ = ["a-water camp strong"]
    seat: Seat = {**PRODUCTION, "tribes": tribes_, "boats": ["a-water"], "markers": {"raw a-water": 1}}
    state = do(table(seats={0: seat}, sites={9: "grotto"}), "activate production", "take papyrus")
    assert (markers(state, "papyrus"), markers(state, "raw a-water")) == (1, 1)


@pytest.mark.rule("CV-176", "CV-172")
def test_a_full_boat_unloads_at_a_grotto_even_with_an_empty_supply() -> None:
    """What is in the notch comes home first; only the new marker would need the supply."""
    board: Seat = {"tribes": ["a-water camp strong"], "boats": ["a-water"], "markers": {"raw a-water": 1}, "supply": 0}
    state = do(doing(["Grotto", 0, 8], seats={0: board}, sites={9: "grotto"}), "take papyrus", "done")
    assert (markers(state, "papyrus"), markers(state, "raw a-water")) == (1, 0)


@pytest.mark.rule("CV-176")
def test_a_grotto_far_away_brings_nothing() -> None:
    state = table(seats={0: {**PRODUCTION, "tribes": FOREST}}, sites={24: "grotto"})
    assert markers(do(state, "activate production"), "wood") == 0


@pytest.mark.rule("AMB-47", "CV-176")
def test_a_grotto_serves_only_the_activating_player() -> None:
    seats: dict[int, Seat] = {0: PRODUCTION, 1: {"tribes": FOREST}}
    state = do(table(seats=seats, sites={9: "grotto"}), "activate production")
    assert markers(state, "wood", 1) == 0


@pytest.mark.rule("CV-177")
def test_a_holy_rock_allows_a_procreation_after_a_passed_test() -> None:
    state = table(seats={0: {**PROCREATION, "tribes": FOREST, "favor": 3}}, sites={9: "rock"})
    do(state, "activate procreation", "roll 3")
    assert legal(state) == ["done", "in b-forest"]


@pytest.mark.rule("CV-177")
def test_the_procreation_of_a_holy_rock_may_be_declined() -> None:
    state = table(seats={0: {**PROCREATION, "tribes": FOREST, "favor": 3}}, sites={9: "rock"})
    do(state, "activate procreation", "roll 3", "done", "done")
    assert tribes(state) == FOREST


@pytest.mark.rule("CV-177")
def test_a_failed_test_at_a_holy_rock_brings_nothing() -> None:
    state = table(seats={0: {**PROCREATION, "tribes": FOREST}}, sites={9: "rock"})
    do(state, "activate procreation", "roll 5", "done")
    assert tribes(state) == FOREST


@pytest.mark.rule("CV-177")
def test_both_holy_rocks_may_serve_one_territory() -> None:
    state = table(seats={0: {**PROCREATION, "tribes": FOREST, "favor": 6}}, sites={9: "rock", 10: "rock"})
    do(state, "activate procreation", "in b-forest", "camp free", "in b-forest", "camp fire", "done")
    assert len(tribes(state)) == 3


@pytest.mark.rule("CV-82", "CV-177")
def test_the_test_of_the_module_is_rolled_anew_after_that_of_a_holy_rock() -> None:
    """The 1 passed the test at the rock; the 5 fails that of Procreation II, which then brings one tribe."""
    seat: Seat = {**PROCREATION, "levels": {"procreation": 2}, "tribes": FOREST, "favor": 3}
    state = do(table(seats={0: seat}, sites={9: "rock"}), "activate procreation", "roll 1", "done", "roll 5")
    assert state.view(0)["rolled"] == [0, 0, 0, 0, 1, 0]
    do(state, "in b-forest", "camp free")
    assert len(tribes(state)) == 2 and state.mover == 1


@pytest.mark.rule("CV-51", "CV-177")
def test_the_test_of_the_module_follows_the_holy_rocks() -> None:
    """On the last space nothing is rolled, and the rock still comes first: its procreation is in its own territory."""
    seat: Seat = {**PROCREATION, "levels": {"procreation": 2}, "tribes": [*FOREST, "c-swamp camp strong"], "favor": 6}
    state = table(seats={0: seat}, sites={9: "rock"})
    events: list[epoka.Event] = []
    state.listen(events)
    do(state, "activate procreation")
    assert [event.key for event in events if event.key in ("holy-rock", "test-passed")] == ["holy-rock", "test-passed"]
    assert legal(state) == ["done", "in b-forest"]


@pytest.mark.rule("AMB-47", "CV-177")
def test_a_holy_rock_serves_only_the_activating_player() -> None:
    seats: dict[int, Seat] = {0: {**PROCREATION, "favor": 6}, 1: {"tribes": FOREST}}
    state = do(table(seats=seats, sites={9: "rock"}), "activate procreation")
    assert state.mover == 0


# ---- Cave, Mushroom valley, Volcano ---------------------------------------------------------------------------------


@pytest.mark.rule("CV-178")
def test_caves_join_all_territories_they_touch() -> None:
    seat: Seat = {"tribes": ["d-forest camp strong"]}
    state = doing(effect(E_MIGRATE, 1), seats={0: seat}, sites={1: "cave", 24: "cave"})
    do(state, "tribe d-forest camp strong")
    assert "h-grassland" in offered(state, "to")


@pytest.mark.rule("CV-178")
def test_a_territory_without_a_cave_is_not_joined() -> None:
    seat: Seat = {"tribes": ["d-forest camp strong"]}
    state = doing(effect(E_MIGRATE, 1), seats={0: seat}, sites={24: "cave"})
    do(state, "tribe d-forest camp strong")
    assert "h-grassland" not in offered(state, "to")


@pytest.mark.rule("CV-178")
def test_a_cave_does_not_lead_back_to_the_start_of_the_migration() -> None:
    seat: Seat = {"tribes": ["d-forest camp strong"]}
    state = doing(effect(E_MIGRATE, 3), seats={0: seat}, sites={1: "cave", 24: "cave"})
    do(state, "tribe d-forest camp strong")
    assert "d-forest" not in offered(state, "to")


@pytest.mark.rule("CV-179")
@pytest.mark.parametrize(("valleys", "food"), [([], 3), ([9], 4), ([9, 10], 5)])
def test_mushroom_valleys_add_food_to_a_hunt(valleys: list[int], food: int) -> None:
    """A 1 in the forest is worth three food."""
    state = doing(effect(E_HUNT, 1), seats={0: {"tribes": FOREST}}, sites=dict.fromkeys(valleys, "mushrooms"))
    do(state, "in b-forest", "roll 1")
    assert markers(state, "food") == food


@pytest.mark.rule("CV-180")
def test_no_farm_is_built_next_to_a_volcano() -> None:
    seat: Seat = {"tribes": ["b-forest camp weak", "h-hills camp weak"]}
    state = do(doing(["Build", 0, 1, 0, 0], seats={0: seat}, sites={9: "volcano"}), "build farm")
    assert state.view()["territories"]["h-hills"]["farm"] == 0


@pytest.mark.rule("CV-180", "CV-181")
def test_a_revealed_volcano_sends_all_farms_beside_it_home() -> None:
    seats: dict[int, Seat] = {
        0: {"tribes": FOREST, "farms": ["b-forest", "h-hills"]},
        1: {"tribes": ["d-desert camp weak"], "farms": ["d-desert"]},
    }
    state = doing(effect(E_EXPLORE), seats=seats)
    do(state, "in b-forest", "site is volcano")
    assert (console(state, 0)["farms_left"], console(state, 1)["farms_left"]) == (2, 3)


@pytest.mark.rule("AMB-33")
def test_a_farm_lost_to_a_volcano_is_built_elsewhere() -> None:
    seat: Seat = {"tribes": ["b-forest camp weak", "h-hills camp weak"], "farms": ["b-forest"], "markers": {"ideas": 1}}
    state = doing(effect(E_EXPLORE), ["Build", 0, 1, 0, 0], seats={0: seat})
    do(state, "in b-forest", "site is volcano", "site is oak", "build farm")
    assert state.view()["territories"]["h-hills"]["farm"] == 0


@pytest.mark.rule("AMB-33")
def test_the_idea_of_a_farm_stays_when_a_volcano_takes_the_farm() -> None:
    seat: Seat = {"tribes": FOREST, "farms": ["b-forest"], "markers": {"ideas": 1}}
    state = do(doing(effect(E_EXPLORE), seats={0: seat}), "in b-forest", "site is volcano")
    assert markers(state, "ideas") == 1


@pytest.mark.rule("CV-181")
def test_a_site_concerns_everybody_who_is_there() -> None:
    seats: dict[int, Seat] = {
        0: {"tribes": FOREST, "markers": {"food": 1}},
        1: {"tribes": ["d-desert camp weak"], "markers": {"food": 1}},
    }
    state = doing(["Gorges", 0], ["Gorges", 1], seats=seats, sites={9: "gorge"})
    assert (markers(state, "food", 0), markers(state, "food", 1)) == (0, 0)
