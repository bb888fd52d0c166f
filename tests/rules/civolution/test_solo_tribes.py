"""Solo: camp priority, procreation and migration of V.I.C.I."""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.map import TERRITORY_NAMES
from epoka.games.civolution.solo.peopling import procreate_in

from .solo_table import acts, heard, solo
from .table import Seat, do, score, tribes

BIRTH = acts("procreation")
MOVE = acts("migration")
SWAMP = TERRITORY_NAMES.index("c-swamp")
"""Swamp C has its fire and one other encampment; it touches Desert C and Grassland C."""


@pytest.mark.rule("CV-208")
@pytest.mark.parametrize(
    ("own", "human", "found"),
    [
        (["wild weak"], ["camp strong"], "fire strong"),
        (["wild weak"], ["fire strong"], "camp strong"),
        (["wild weak"], ["fire strong", "camp weak"], "fire strong"),
        (["fire strong"], ["camp weak"], "camp strong"),
        (["fire strong"], ["camp strong"], "camp strong"),
    ],
)
def test_the_camp_priority_free_ones_then_the_human(own: list[str], human: list[str], found: str) -> None:
    state = solo(BIRTH, tribes=[f"c-swamp {tribe}" for tribe in own], human=swamp(human), left=3)
    assert sorted(tribes(state, 1))[0].startswith("c-swamp")
    assert f"c-swamp {found}" in tribes(state, 1)
    assert state.seats[1].tribes == 2


@pytest.mark.rule("CV-208")
def test_a_weak_human_tribe_is_displaced_before_a_strong_one() -> None:
    human: Seat = {"tribes": ["b-forest camp weak", "b-forest camp strong"]}
    state = solo(BIRTH, tribes=["b-forest fire strong"], human=human)
    assert tribes(state) == ["b-forest camp strong", "b-forest wild weak"]
    assert tribes(state, 1) == ["b-forest camp strong", "b-forest fire strong"]


@pytest.mark.rule("CV-208")
@pytest.mark.parametrize(
    ("own", "left"),
    [
        (["fire strong", "camp strong"], ["camp strong", "fire strong", "wild strong"]),
        (["fire weak", "camp strong"], ["camp strong", "fire weak", "wild strong"]),
        (["fire weak", "camp weak"], ["camp weak", "fire strong", "wild weak"]),
    ],
)
def test_among_her_own_tribes_strong_ones_make_room_first(own: list[str], left: list[str]) -> None:
    """Looked at before the migration that follows when all her encampments are hers."""
    state = solo(tribes=[f"c-swamp {tribe}" for tribe in own])
    procreate_in(state, SWAMP)
    assert tribes(state, 1) == [f"c-swamp {tribe}" for tribe in left]
    assert state.seats[1].tribes == 15 - 2 - 1


def swamp(places: list[str]) -> Seat:
    return {"tribes": [f"c-swamp {place}" for place in places]}


@pytest.mark.rule("CV-208")
def test_room_comes_before_crowds_and_fire_points_are_hers() -> None:
    state = solo(BIRTH, tribes=["c-swamp fire strong", "c-swamp camp strong", "b-forest camp strong"])
    assert "b-forest fire strong" in tribes(state, 1)
    assert score(state, 1) == 1


@pytest.mark.rule("CV-208")
def test_with_all_tribes_placed_procreation_is_ignored() -> None:
    state = solo(BIRTH, tribes=["b-forest camp strong"], left=0)
    assert (tribes(state, 1), state.mover) == (["b-forest camp strong"], 0)


@pytest.mark.rule("CV-209")
def test_when_all_her_encampments_are_hers_a_migration_follows() -> None:
    state = solo(BIRTH, tribes=["c-swamp camp strong"])
    events = heard(state)
    assert state.name(state.chance()[0][0]) == "roll 1"
    do(state, "roll 6")
    assert [tribe for tribe in tribes(state, 1) if "c-swamp" not in tribe] == ["c-desert fire strong"]
    assert "vici-place" in [event.key for event in events]


@pytest.mark.rule("CV-209")
def test_a_human_tribe_on_a_camp_keeps_her_at_home() -> None:
    state = solo(BIRTH, tribes=["b-forest camp strong"], human={"tribes": ["b-forest camp strong"]})
    assert tribes(state, 1) == ["b-forest camp strong", "b-forest fire strong"]
    assert state.mover == 0


@pytest.mark.rule("CV-210")
def test_she_migrates_from_the_wilderness_first_then_from_the_fire() -> None:
    start = ["c-swamp wild strong", "c-swamp fire strong", "c-swamp camp strong"]
    state = do(solo(MOVE, tribes=start), "roll 6")
    assert tribes(state, 1) == ["c-desert fire strong", "c-swamp camp strong", "c-swamp fire strong"]
    state = do(solo(MOVE, tribes=start[1:]), "roll 6")
    assert tribes(state, 1) == ["c-desert fire strong", "c-swamp camp strong"]
    state = do(solo(MOVE, tribes=["c-swamp fire weak", "c-swamp camp strong"]), "roll 6")
    assert tribes(state, 1) == ["c-desert fire strong", "c-swamp fire weak"]


@pytest.mark.rule("CV-210")
def test_the_destination_has_the_fewest_of_her_tribes() -> None:
    state = solo(MOVE, tribes=["c-swamp fire strong", "c-swamp camp strong", "c-desert camp weak"])
    assert "c-grassland fire strong" in tribes(state, 1)


@pytest.mark.rule("CV-210")
def test_displacing_does_not_weaken_her() -> None:
    human: Seat = {"tribes": ["c-desert fire strong", "c-desert camp strong"]}
    mine = ["c-swamp fire strong", "c-swamp camp strong", "c-grassland camp weak", "c-grassland camp weak"]
    state = solo(MOVE, tribes=mine, human=human)
    assert "c-desert fire strong" in tribes(state, 1)
    assert tribes(state) == ["c-desert camp strong", "c-desert wild strong"]
    assert score(state, 1) == 2


@pytest.mark.rule("CV-210")
def test_an_undeveloped_destination_is_turned_up_without_a_marker() -> None:
    state = solo(MOVE, tribes=["c-swamp fire strong", "c-swamp camp strong", "c-grassland camp weak"])
    do(state, "tile is salt")
    assert state.material[TERRITORY_NAMES.index("c-desert")] >= 0
    assert sum(state.seats[1].at) == 0


@pytest.mark.rule("CV-210")
def test_without_two_tribes_together_a_procreation_comes_first() -> None:
    state = solo(MOVE, tribes=["b-forest camp strong"], human={"tribes": ["b-forest camp strong"]})
    assert state.seats[1].tribes == 13
    assert state.name(state.chance()[0][0]) == "roll 1"


@pytest.mark.rule("AMB-38")
def test_without_any_origin_migration_is_lost() -> None:
    state = solo(MOVE, tribes=["b-forest camp weak", "b-forest camp weak"], left=0)
    assert (tribes(state, 1), state.mover) == (["b-forest camp weak"] * 2, 0)


@pytest.mark.rule("CV-214")
def test_losing_her_last_tribe_she_returns_where_the_human_lives() -> None:
    state = solo(["FeedOpponent"], tribes=["b-hills wild weak"], human={"tribes": ["c-desert camp strong"]})
    assert tribes(state, 1) == ["c-desert fire strong"]
    assert state.seats[1].tribes == 14
