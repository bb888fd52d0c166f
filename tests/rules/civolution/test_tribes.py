"""Migration, procreation, strengthening (CV-70 to CV-81, CV-90)."""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN, WATERS
from epoka.games.civolution.components.pieces import CAVE, COPPER, WATER
from epoka.games.civolution.components.spaces import RAW
from epoka.games.civolution.continent.migrants import end_of_turn
from epoka.games.civolution.continent.migration import Migrate, distances
from epoka.games.civolution.continent.procreation import Procreate, Strengthen, may_procreate
from epoka.games.civolution.position.packing import STRONG, WEAK, tribe_entry
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.positions import GRASS, ask, bare, boat, develop, give, legal, play, points, put

SWAMP, DESERT, MEADOW = 5, 4, 6
"""Three neighbours on one tile: c-swamp, c-desert (undeveloped) and c-grassland (developed)."""


@pytest.mark.rule("CV-70", "CV-74", "EX-CV-06")
def test_a_settler_on_a_new_fire_encampment_gets_points_and_develops_the_territory() -> None:
    state = bare()
    put(state, 0, SWAMP)
    play(ask(state, Migrate(0, 1)), "tribe c-swamp camp strong", "to c-desert", "camp fire", "tile is copper")
    assert state.fire[DESERT] == 1
    assert points(state) == 2
    assert state.material[DESERT] == COPPER
    assert state.seats[0].at[RAW + DESERT] == 1


@pytest.mark.rule("CV-71", "CV-72", "EX-CV-07")
def test_displacing_sends_the_other_to_the_wilderness_and_weakens_the_settler() -> None:
    state = bare()
    put(state, 0, SWAMP)
    put(state, 1, MEADOW, "fire")
    play(ask(state, Migrate(0, 1)), "tribe c-swamp camp strong", "to c-grassland")
    assert legal(state) == ["camp fire", "camp free"]
    play(state, "camp fire")
    assert state.fire[MEADOW] == 0
    assert state.wild[tribe_entry(MEADOW, 1, STRONG)] == 1
    assert points(state) == 1


@pytest.mark.rule("CV-70", "EX-CV-07")
def test_on_a_free_encampment_the_settler_stays_strong_without_points() -> None:
    state = bare()
    put(state, 0, SWAMP)
    put(state, 1, MEADOW, "fire")
    play(ask(state, Migrate(0, 1)), "tribe c-swamp camp strong", "to c-grassland", "camp free")
    assert state.plain[tribe_entry(MEADOW, 0, STRONG)] == 1
    assert points(state) == 0


@pytest.mark.rule("CV-70")
def test_weak_tribes_do_not_migrate() -> None:
    state = bare()
    put(state, 0, SWAMP, strength=WEAK)
    put(state, 0, DESERT)
    assert [name for name in legal(ask(state, Migrate(0, 1))) if "weak" in name or "c-swamp" in name] == []


@pytest.mark.rule("CV-76", "AMB-4")
def test_a_migration_never_ends_where_it_began() -> None:
    state = bare()
    put(state, 0, SWAMP)
    play(ask(state, Migrate(0, 3)), "tribe c-swamp camp strong")
    assert "to c-swamp" not in legal(state)


@pytest.mark.rule("AMB-44")
def test_nobody_settles_in_the_wilderness_by_choice() -> None:
    state = bare()
    put(state, 0, SWAMP)
    play(ask(state, Migrate(0, 1)), "tribe c-swamp camp strong", "to c-grassland")
    assert not [name for name in legal(state) if "wild" in name]


def around_water(state: Civolution) -> tuple[int, int, int]:
    """A Water territory and two of its neighbours that do not touch."""
    for water in WATERS:
        near = [place for place in state.map.adjacent[water] if TERRITORY_TERRAIN[place] != WATER]
        for one in near:
            for other in near:
                if other != one and other not in state.map.adjacent[one]:
                    if distances(state, 0, one, 2)[other] == 0:
                        return water, one, other
    raise AssertionError("the map has no such water")


@pytest.mark.rule("CV-77", "EX-CV-08")
def test_crossing_water_needs_an_own_boat_with_a_free_seat() -> None:
    state = bare()
    water, one, other = around_water(state)
    put(state, 0, one)
    assert distances(state, 0, one, 2)[other] == 0
    boat(state, 0, water)
    assert distances(state, 0, one, 2)[other] == 2
    put(state, 0, water, number=2)
    assert distances(state, 0, one, 2)[other] == 0


@pytest.mark.rule("CV-77", "EX-CV-08")
def test_territories_in_between_are_only_crossed() -> None:
    state = bare()
    put(state, 0, GRASS)
    far = next(place for place in range(TERRITORIES) if distances(state, 0, GRASS, 2)[place] == 2)
    if TERRITORY_TERRAIN[far] == WATER:
        boat(state, 0, far)
    play(ask(state, Migrate(0, 2)), "tribe c-grassland camp strong", f"to {TERRITORY_NAMES[far]}")
    if "camp free" in legal(state):
        play(state, "camp free")
    undeveloped = [place for place in range(TERRITORIES) if state.material[place] < 0]
    assert [place for place in undeveloped if state.tribes_in(place, 0)] in ([], [far])
    assert state.seats[0].score() == 0


@pytest.mark.rule("CV-73", "AMB-5")
def test_a_migration_may_end_on_an_own_boat_with_a_free_seat_and_leave_it_again() -> None:
    state = bare()
    water = WATERS[1]
    land = next(place for place in state.map.adjacent[water] if TERRITORY_TERRAIN[place] != WATER)
    put(state, 0, land)
    boat(state, 0, water)
    play(ask(state, Migrate(0, 1)), f"tribe {TERRITORY_NAMES[land]} camp strong", f"to {TERRITORY_NAMES[water]}")
    assert state.aboard(water, 0) == 1
    end_of_turn(state)
    ask(state, Migrate(0, 1))
    play(state, f"tribe {TERRITORY_NAMES[water]} camp strong")
    assert f"to {TERRITORY_NAMES[land]}" in legal(state)


@pytest.mark.rule("CV-73")
def test_nobody_boards_a_full_boat_or_another_civilizations() -> None:
    state = bare()
    water = WATERS[1]
    land = next(place for place in state.map.adjacent[water] if TERRITORY_TERRAIN[place] != WATER)
    put(state, 0, land)
    boat(state, 1, water)
    play(ask(state, Migrate(0, 1)), f"tribe {TERRITORY_NAMES[land]} camp strong")
    assert f"to {TERRITORY_NAMES[water]}" not in legal(state)


@pytest.mark.rule("CV-178", "CV-75")
def test_caves_join_all_territories_that_touch_any_of_them() -> None:
    state = bare()
    apart = [site for site in range(24) if GRASS not in state.map.touched[site]]
    near = state.map.sites[GRASS][0]
    goal = next(
        place for site in apart for place in state.map.touched[site] if not distances(state, 0, GRASS, 1)[place]
    )
    other = state.map.sites[goal][0]
    put(state, 0, GRASS)
    state.site[near] = CAVE
    assert distances(state, 0, GRASS, 1)[goal] == 0
    state.site[other] = CAVE
    assert distances(state, 0, GRASS, 1)[goal] == 1
    assert distances(state, 0, GRASS, 1)[GRASS] == 0


@pytest.mark.rule("CV-78", "CV-79", "EX-CV-09")
def test_procreation_on_a_free_camp_by_displacing_or_on_a_boat_with_one_tribe() -> None:
    state = bare()
    put(state, 0, DESERT, "fire")
    put(state, 1, DESERT)
    develop(state, DESERT, COPPER)
    put(state, 0, SWAMP, number=2)
    water = WATERS[1]
    boat(state, 0, water)
    put(state, 0, water)
    names = legal(ask(state, Procreate(0, 1)))
    assert {"in c-desert", "in c-swamp", f"in {TERRITORY_NAMES[water]}"} <= set(names)
    play(state, "in c-desert")
    assert legal(state) == ["camp fire", "displace 1 strong"]
    play(state, "displace 1 strong")
    assert state.plain[tribe_entry(DESERT, 0, WEAK)] == 1
    assert state.wild[tribe_entry(DESERT, 1, STRONG)] == 1


@pytest.mark.rule("CV-79")
def test_a_boat_with_no_tribe_or_two_is_no_place_for_procreation() -> None:
    state = bare()
    water = WATERS[1]
    boat(state, 0, water)
    assert not may_procreate(state, 0, water)
    put(state, 0, water, number=2)
    assert not may_procreate(state, 0, water)


@pytest.mark.rule("CV-78")
def test_a_new_tribe_on_a_free_camp_is_strong() -> None:
    state = bare()
    put(state, 0, GRASS, strength=WEAK)
    play(ask(state, Procreate(0, 1)), "in c-grassland", "camp free")
    assert state.plain[tribe_entry(GRASS, 0, STRONG)] == 1
    assert state.seats[0].tribes == 18


@pytest.mark.rule("CV-80")
def test_without_any_tribe_every_land_is_open_and_gets_developed() -> None:
    state = bare()
    names = legal(ask(state, Procreate(0, 1)))
    assert len(names) == 1 + 18
    play(state, "in c-desert", "camp fire", "tile is salt")
    assert state.material[DESERT] == 16
    assert state.seats[0].at[RAW + DESERT] == 1


@pytest.mark.rule("CV-81")
def test_with_all_twenty_tribes_on_the_continent_none_is_left() -> None:
    state = bare()
    put(state, 0, GRASS, "wild", number=20)
    assert not may_procreate(state, 0, GRASS)


@pytest.mark.rule("AMB-43")
def test_displacing_an_own_tribe_from_the_fire_gives_its_points_again() -> None:
    state = bare()
    put(state, 0, MEADOW, "fire")
    play(ask(state, Procreate(0, 1)), "in c-grassland", "camp fire")
    assert points(state) == 1
    assert state.fire[MEADOW] == 0
    assert state.wild[tribe_entry(MEADOW, 0, STRONG)] == 1


@pytest.mark.rule("CV-90")
def test_strengthening_raises_weak_tribes_anywhere() -> None:
    state = bare()
    put(state, 0, MEADOW, "wild", WEAK)
    put(state, 0, DESERT, "fire", WEAK)
    play(ask(state, Strengthen(0, 2, 0)), "tribe c-desert fire weak", "tribe c-grassland wild weak")
    assert state.fire[DESERT] == 1
    assert state.wild[tribe_entry(MEADOW, 0, STRONG)] == 1


@pytest.mark.rule("CV-74")
def test_a_developed_territory_brings_no_second_raw_material() -> None:
    state = bare()
    put(state, 0, SWAMP)
    give(state, 0, RAW + MEADOW, 0)
    play(ask(state, Migrate(0, 1)), "tribe c-swamp camp strong", "to c-grassland", "camp free")
    assert state.seats[0].at[RAW + MEADOW] == 0
