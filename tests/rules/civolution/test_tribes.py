"""Migration, procreation, strengthening (CV-70 to CV-81, CV-90).

On the continent of the tests c-swamp, c-desert (undeveloped) and c-grassland (developed) are neighbours on one tile.
By land e-mountains is three steps from b-hills, over e-water it is two. The sites 14 and 20 touch c-grassland, the
sites 9 and 10 touch b-forest.
"""

from __future__ import annotations

import pytest

from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import (
    Seat,
    console,
    do,
    doing,
    effect,
    finished,
    legal,
    markers,
    offered,
    score,
    table,
    territory,
    tribes,
)

SWAMP: Seat = {"tribes": ["c-swamp camp strong"]}
MEADOW_TAKEN: Seat = {"tribes": ["c-grassland fire strong"]}


@pytest.mark.rule("CV-70", "CV-74", "EX-CV-06")
def test_a_settler_on_a_new_fire_encampment_gets_points_and_develops_the_territory() -> None:
    state = doing(effect("migrate", 1), seats={0: SWAMP})
    do(state, "tribe c-swamp camp strong", "to c-desert", "camp fire", "tile is copper")
    assert tribes(state) == ["c-desert fire strong"]
    assert score(state) == 2
    assert territory(state, "c-desert")["material"] == "copper"
    assert markers(state, "raw c-desert") == 1


@pytest.mark.rule("CV-71", "CV-72", "EX-CV-07")
def test_displacing_sends_the_other_to_the_wilderness_and_weakens_the_settler() -> None:
    state = doing(effect("migrate", 1), seats={0: SWAMP, 1: MEADOW_TAKEN})
    do(state, "tribe c-swamp camp strong", "to c-grassland")
    assert legal(state) == ["camp fire", "camp free"]
    do(state, "camp fire")
    assert tribes(state) == ["c-grassland fire weak"]
    assert tribes(state, 1) == ["c-grassland wild strong"]
    assert score(state) == 1


@pytest.mark.rule("CV-70", "EX-CV-07")
def test_on_a_free_encampment_the_settler_stays_strong_without_points() -> None:
    state = doing(effect("migrate", 1), seats={0: SWAMP, 1: MEADOW_TAKEN})
    do(state, "tribe c-swamp camp strong", "to c-grassland", "camp free")
    assert tribes(state) == ["c-grassland camp strong"]
    assert score(state) == 0


@pytest.mark.rule("CV-70")
def test_weak_tribes_do_not_migrate() -> None:
    state = doing(effect("migrate", 1), seats={0: {"tribes": ["c-swamp camp weak", "c-desert camp strong"]}})
    assert offered(state, "tribe") == ["c-desert camp strong"]


@pytest.mark.rule("CV-76", "AMB-4")
def test_a_migration_never_ends_where_it_began() -> None:
    state = do(doing(effect("migrate", 3), seats={0: SWAMP}), "tribe c-swamp camp strong")
    assert "to c-swamp" not in legal(state)
    assert offered(state, "to")


@pytest.mark.rule("AMB-44")
def test_nobody_settles_in_the_wilderness_by_choice() -> None:
    state = do(doing(effect("migrate", 1), seats={0: SWAMP}), "tribe c-swamp camp strong", "to c-grassland")
    assert legal(state) == ["camp fire", "camp free"]


def reach(steps: int, seat: Seat, sites: dict[int, str] | None = None) -> list[str]:
    """Where the first strong tribe of a civilization may migrate with so many steps."""
    state = doing(effect("migrate", steps), seats={0: seat}, sites=sites)
    return offered(do(state, f"tribe {seat['tribes'][0]}"), "to")


@pytest.mark.rule("CV-77", "EX-CV-08")
def test_crossing_water_needs_an_own_boat_with_a_free_seat() -> None:
    settler, aboard = "b-hills camp strong", "e-water camp strong"
    assert "e-mountains" not in reach(2, {"tribes": [settler]})
    assert "e-mountains" in reach(2, {"tribes": [settler], "boats": ["e-water"]})
    assert "e-mountains" not in reach(1, {"tribes": [settler], "boats": ["e-water"]})
    assert "e-mountains" not in reach(2, {"tribes": [settler, aboard, aboard], "boats": ["e-water"]})


@pytest.mark.rule("CV-77", "EX-CV-08")
def test_territories_in_between_are_only_crossed() -> None:
    state = doing(effect("migrate", 2), seats={0: {"tribes": ["c-grassland camp strong"]}})
    do(state, "tribe c-grassland camp strong", "to b-mountains", "camp free")
    assert tribes(state) == ["b-mountains camp strong"]
    assert not territory(state, "c-desert")["developed"]
    assert score(state) == 0


@pytest.mark.rule("CV-73", "AMB-5")
def test_a_migration_may_end_on_an_own_boat_with_a_free_seat_and_leave_it_again() -> None:
    seat: Seat = {"tribes": ["d-desert camp strong"], "boats": ["d-water"]}
    state = table(seats={0: seat}, agenda=[["NextTurn", 0], effect("migrate", 1)])
    do(state, "tribe d-desert camp strong", "to d-water")
    assert tribes(state) == ["d-water camp strong"]
    do(state, "activate sleep", "use die 1", "use die 2", "do ideas")
    do(state, "activate migration", "tribe d-water camp strong")
    assert "to d-desert" in legal(state)


@pytest.mark.rule("CV-73")
def test_nobody_boards_a_full_boat_or_another_civilizations() -> None:
    aboard = "d-water camp strong"
    land: Seat = {"tribes": ["d-desert camp strong"]}
    state = doing(effect("migrate", 1), seats={0: land, 1: {"boats": ["d-water"]}})
    assert "to d-water" not in legal(do(state, "tribe d-desert camp strong"))
    assert "d-water" not in reach(1, {"tribes": [*land["tribes"], aboard, aboard], "boats": ["d-water"]})


@pytest.mark.rule("CV-178", "CV-75")
def test_caves_join_all_territories_that_touch_any_of_them() -> None:
    meadow: Seat = {"tribes": ["c-grassland camp strong"]}
    assert "b-forest" not in reach(1, meadow, {14: "cave"})
    assert "b-forest" in reach(1, meadow, {14: "cave", 10: "cave"})
    assert "c-grassland" not in reach(1, meadow, {14: "cave", 10: "cave"})


def procreating(seat: Seat, other: Seat | None = None) -> Civolution:
    return doing(effect("procreate", 1), seats={0: seat, 1: other or {}})


@pytest.mark.rule("CV-78", "CV-79", "EX-CV-09")
def test_procreation_on_a_free_camp_by_displacing_or_on_a_boat_with_one_tribe() -> None:
    places = ["c-desert fire strong", "c-swamp camp strong", "d-water camp strong"]
    state = procreating({"tribes": places, "boats": ["d-water"]}, {"tribes": ["c-desert camp strong"]})
    assert offered(state, "in") == ["c-desert", "c-swamp", "d-water"]
    do(state, "in c-desert")
    assert legal(state) == ["camp fire", "displace 1 strong"]
    do(state, "displace 1 strong")
    assert tribes(state) == sorted([*places, "c-desert camp weak"])
    assert tribes(state, 1) == ["c-desert wild strong"]


@pytest.mark.rule("CV-79")
def test_a_boat_with_no_tribe_or_two_is_no_place_for_procreation() -> None:
    ashore, aboard = "c-grassland camp strong", "d-water camp strong"
    for crew in ([], [aboard, aboard]):
        state = procreating({"tribes": [ashore, *crew], "boats": ["d-water"]})
        assert offered(state, "in") == ["c-grassland"]


@pytest.mark.rule("CV-78")
def test_a_new_tribe_on_a_free_camp_is_strong() -> None:
    state = do(procreating({"tribes": ["c-grassland camp weak"]}), "in c-grassland", "camp free")
    assert tribes(state) == ["c-grassland camp strong", "c-grassland camp weak"]
    assert console(state)["tribes_left"] == 18


@pytest.mark.rule("CV-80")
def test_without_any_tribe_every_land_is_open_and_gets_developed() -> None:
    state = procreating({})
    assert len(offered(state, "in")) == 18
    assert len(legal(state)) == 1 + 18
    do(state, "in c-desert", "camp fire", "tile is salt")
    assert territory(state, "c-desert")["material"] == "salt"
    assert markers(state, "raw c-desert") == 1


@pytest.mark.rule("CV-81")
def test_with_all_twenty_tribes_on_the_continent_none_is_left() -> None:
    assert finished(procreating({"tribes": ["c-grassland wild strong"] * 20}))
    assert not finished(procreating({"tribes": ["c-grassland wild strong"] * 19}))


@pytest.mark.rule("AMB-43")
def test_displacing_an_own_tribe_from_the_fire_gives_its_points_again() -> None:
    state = do(procreating({"tribes": ["c-grassland fire strong"]}), "in c-grassland", "camp fire")
    assert score(state) == 1
    assert tribes(state) == ["c-grassland fire weak", "c-grassland wild strong"]


@pytest.mark.rule("CV-90")
def test_strengthening_raises_weak_tribes_anywhere() -> None:
    seat: Seat = {"tribes": ["c-grassland wild weak", "c-desert fire weak"]}
    state = doing(effect("strengthen", 2), seats={0: seat})
    do(state, "tribe c-desert fire weak", "tribe c-grassland wild weak")
    assert tribes(state) == ["c-desert fire strong", "c-grassland wild strong"]


@pytest.mark.rule("CV-74")
def test_a_developed_territory_brings_no_second_raw_material() -> None:
    state = doing(effect("migrate", 1), seats={0: SWAMP})
    do(state, "tribe c-swamp camp strong", "to c-grassland", "camp free")
    assert markers(state, "raw c-grassland") == 0
