"""Exploring, building projects, sites (CV-91 to CV-100, CV-143 to CV-145, CV-177, CV-180, CV-181)."""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN, WATERS
from epoka.games.civolution.components.pieces import (
    BOAT,
    DESERT,
    FARM,
    GLACIER,
    GOLD,
    GORGE,
    ISLAND,
    JADE,
    M_PROCREATION,
    MOUNTAINS,
    OAK,
    PAPYRUS,
    ROCK,
    SETTLEMENT,
    STATUE,
    WATER,
    WOOD,
)
from epoka.games.civolution.components.spaces import FOOD, IDEAS, RAW, STORE
from epoka.games.civolution.console.tracks import FlipStage
from epoka.games.civolution.continent.building_places import may_build_on
from epoka.games.civolution.continent.exploring import Explore, Reveal
from epoka.games.civolution.continent.projects import ANY_PROJECT, Build
from epoka.games.civolution.course.sites import Glaciers, Gorges, Oaks
from epoka.games.civolution.position.packing import STRONG, WEAK, ground_entry, tribe_entry
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.turns.modules import activate
from tests.rules.civolution.positions import FOREST, GRASS, ask, bare, boat, give, legal, play, points, put


@pytest.mark.rule("CV-91", "EX-CV-14", "AMB-11")
def test_exploring_turns_up_all_sites_around_and_gives_their_points() -> None:
    state = bare()
    water = WATERS[1]
    boat(state, 0, water)
    put(state, 0, water)
    around = state.map.sites[water]
    for site in around[2:]:
        state.site[site] = OAK
    play(ask(state, Explore(0)), f"in {TERRITORY_NAMES[water]}", "site is ground-1", "site is glacier")
    assert points(state) == 5
    assert [state.site[site] for site in around[:2]] == [0, GLACIER]


@pytest.mark.rule("AMB-10", "CV-91a", "CV-55")
def test_exploring_again_is_legal_and_higher_levels_reveal_one_more_anywhere() -> None:
    state = bare()
    put(state, 0, GRASS)
    for site in state.map.sites[GRASS]:
        state.site[site] = OAK
    assert "in c-grassland" in legal(ask(state, Explore(0)))
    far = next(site for site in range(24) if state.site[site] < 0)
    play(ask(state, Reveal(0, 1)), f"site {far + 1}", "site is volcano")
    assert points(state) == 4


@pytest.mark.rule("CV-94", "CV-180", "AMB-33")
def test_a_farm_brings_an_idea_and_a_new_volcano_sends_it_home() -> None:
    state = bare()
    put(state, 0, GRASS)
    play(ask(state, Build(0, 1, ANY_PROJECT, 0)), "build farm")
    assert state.farm[GRASS] == 0
    assert (state.seats[0].farms, state.seats[0].at[IDEAS]) == (2, 1)
    site = next(site for site in state.map.sites[GRASS] if state.site[site] < 0)
    play(ask(state, Reveal(1, 1)), f"site {site + 1}", "site is volcano")
    assert state.farm[GRASS] == -1
    assert (state.seats[0].farms, state.seats[0].at[IDEAS]) == (3, 1)
    assert legal(ask(state, Build(0, 1, FARM, 0), Explore(0)))[0] == "done"
    assert "build farm" not in legal(state)


@pytest.mark.rule("CV-94")
def test_one_farm_a_territory_whoever_owns_it() -> None:
    state = bare()
    put(state, 0, GRASS)
    put(state, 0, FOREST)
    state.farm[GRASS] = 1
    play(ask(state, Build(0, 1, FARM, 0)), "build farm")
    assert state.farm[FOREST] == 0


def shore(state: Civolution, water: int) -> int:
    return next(place for place in state.map.adjacent[water] if TERRITORY_TERRAIN[place] != WATER)


@pytest.mark.rule("CV-95", "EX-CV-16")
def test_a_boat_comes_with_its_marker_and_a_strong_tribe_may_board_it() -> None:
    state = bare()
    land = shore(state, WATERS[2])
    put(state, 0, land)
    play(ask(state, Build(0, 1, BOAT, 0)), "build boat", *into(state, WATERS[2]))
    assert state.has_boat(WATERS[2], 0)
    assert state.seats[0].at[RAW + WATERS[2]] == 1
    play(state, f"tribe {TERRITORY_NAMES[land]} camp strong")
    assert state.aboard(WATERS[2], 0) == 1


def into(state: Civolution, water: int) -> list[str]:
    """The choice of the water, where more than one is possible."""
    near = [w for w in WATERS if any(state.tribes_in(place, 0) for place in state.map.adjacent[w])]
    return [f"in {TERRITORY_NAMES[water]}"] if len(near) > 1 else []


@pytest.mark.rule("CV-95", "EX-CV-16")
def test_weak_tribes_build_a_boat_but_do_not_board_it_and_one_boat_a_water_is_enough() -> None:
    state = bare()
    water = WATERS[2]
    put(state, 0, shore(state, water), strength=WEAK)
    play(ask(state, Build(0, 1, BOAT, 0)), "build boat", *into(state, water))
    assert state.aboard(water, 0) == 0
    ask(state, Build(0, 1, BOAT, 0), Explore(0))
    if "build boat" in legal(state):
        play(state, "build boat")
        assert f"in {TERRITORY_NAMES[water]}" not in legal(state)


def ground(state: Civolution, kind: int = 0) -> int:
    """A Building ground next to the starting grassland."""
    site = state.map.sites[GRASS][0]
    state.site[site] = kind
    return site


@pytest.mark.rule("CV-97", "EX-CV-17")
def test_a_statue_is_the_stored_marker_itself_and_may_bring_a_step() -> None:
    state = bare()
    put(state, 0, GRASS)
    from epoka.games.civolution.components.board import GROUND_MATERIALS

    kind = next(number for number, listed in enumerate(GROUND_MATERIALS) if sorted(listed) == [GOLD, JADE])
    site = ground(state, kind)
    give(state, 0, STORE + JADE, 1)
    supply = state.seats[0].supply
    play(ask(state, Build(0, 1, STATUE, 0)), "build statue", "track technology")
    assert state.statues[ground_entry(site, 0)] == 1
    assert (state.seats[0].statues, state.seats[0].supply, state.seats[0].tracks[0]) == (1, supply, 1)


@pytest.mark.rule("CV-96", "EX-CV-17")
def test_two_own_buildings_fill_a_ground_for_their_owner_only() -> None:
    state = bare()
    put(state, 0, GRASS)
    put(state, 1, GRASS)
    site = ground(state)
    state.statues[ground_entry(site, 0)] = 2
    assert not may_build_on(state, 0, site)
    assert may_build_on(state, 1, site)


@pytest.mark.rule("CV-96")
def test_grounds_need_a_tribe_beside_them_and_the_island_a_tribe_on_a_boat() -> None:
    state = bare()
    site = ground(state)
    assert not may_build_on(state, 0, site)
    assert not may_build_on(state, 0, ISLAND)
    boat(state, 0, 0)
    assert not may_build_on(state, 0, ISLAND)
    put(state, 0, 0)
    assert may_build_on(state, 0, ISLAND)


@pytest.mark.rule("CV-98", "CV-93", "CV-100")
def test_a_settlement_costs_its_printed_materials_and_brings_an_income_chip() -> None:
    state = bare()
    put(state, 0, GRASS)
    site = ground(state)
    give(state, 0, STORE + WOOD, 1)
    give(state, 0, STORE + PAPYRUS, 1)
    play(ask(state, Build(0, 1, SETTLEMENT, 0)), "build settlement")
    assert state.seats[0].settlements == 1
    assert state.settled[ground_entry(site, 0)] == 1
    assert state.seats[0].at[STORE : STORE + 18] == [0] * 18
    assert all(name.startswith("chip I") for name in legal(state))
    give(state, 0, STORE + WOOD, 1)
    give(state, 0, STORE + PAPYRUS, 1)
    assert "build settlement" not in legal(ask(state, Build(0, 1, SETTLEMENT, 0), Explore(0)))


@pytest.mark.rule("CV-99", "CV-107")
def test_the_fourth_settlement_also_flips_a_stage_tile() -> None:
    state = bare()
    put(state, 0, GRASS)
    ground(state)
    state.seats[0].settlements = 0b1110
    give(state, 0, STORE + WOOD, 1)
    give(state, 0, STORE + PAPYRUS, 1)
    play(ask(state, Build(0, 1, SETTLEMENT, 0)), "build settlement")
    assert any(step.args()[1:2] == [31] or isinstance(step, FlipStage) for step in state.agenda)


@pytest.mark.rule("CV-56", "EX-CV-18")
def test_building_two_makes_two_projects_of_one_kind_and_three_of_any() -> None:
    state = bare()
    put(state, 0, GRASS)
    put(state, 0, FOREST)
    play(ask(state, Build(0, 2, ANY_PROJECT, 1)), "build farm", "in b-forest")
    assert legal(state) == ["done", "build farm"]
    state = bare()
    put(state, 0, GRASS)
    put(state, 0, FOREST)
    put(state, 0, shore(state, WATERS[1]))
    play(ask(state, Build(0, 2, ANY_PROJECT, 0)), "build farm", "in b-forest")
    assert "build boat" in legal(state)


# ---- sites ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-143", "EX-CV-34")
@pytest.mark.parametrize(("food", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_each_gorge_beside_a_tribe_takes_a_food(food: int, left: int) -> None:
    state = bare()
    put(state, 0, GRASS)
    give(state, 0, FOOD, food)
    for site in state.map.sites[GRASS][:2]:
        state.site[site] = GORGE
    ask(state, Gorges(0))
    assert state.seats[0].at[FOOD] == left


@pytest.mark.rule("CV-144", "AMB-28")
def test_each_glacier_weakens_a_strong_tribe_as_long_as_there_is_one() -> None:
    state = bare()
    put(state, 0, GRASS)
    for site in state.map.sites[GRASS][:2]:
        state.site[site] = GLACIER
    ask(state, Glaciers(0))
    assert state.plain[tribe_entry(GRASS, 0, WEAK)] == 1
    assert state.over


@pytest.mark.rule("CV-145", "EX-CV-33", "CV-181")
def test_oaks_give_points_for_every_territory_beside_them() -> None:
    state = bare()
    site, other = state.map.sites[GRASS][:2]
    state.site[site] = state.site[other] = OAK
    expected = 0
    for place in {*state.map.touched[site], *state.map.touched[other]}:
        put(state, 0, place, "wild")
        value = 2 if TERRITORY_TERRAIN[place] in (WATER, DESERT, 3) else 1
        expected += value * ((place in state.map.touched[site]) + (place in state.map.touched[other]))
    put(state, 1, GRASS)
    ask(state, Oaks(0), Oaks(1))
    assert points(state) == expected
    assert points(state, 1) == 2


@pytest.mark.rule("CV-177", "AMB-47", "CV-65")
def test_a_holy_rock_gives_a_procreation_for_a_favour_test() -> None:
    state = bare()
    put(state, 0, GRASS)
    site = state.map.sites[GRASS][0]
    state.site[site] = ROCK
    ask(state)
    activate(state, 0, M_PROCREATION)
    ask(state, *reversed(state.agenda.copy()))
    play(state, "roll 1", "in c-grassland", "camp free")
    assert state.plain[tribe_entry(GRASS, 0, STRONG)] == 2
    assert "in c-grassland" in legal(state)


@pytest.mark.rule("CV-75")
def test_mountains_are_land_like_any_other() -> None:
    mountains = [place for place in range(TERRITORIES) if TERRITORY_TERRAIN[place] == MOUNTAINS]
    assert all(bare().map.adjacent[place] for place in mountains)
