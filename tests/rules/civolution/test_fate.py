"""Favour tests, hunts, lucky finds (CV-82 to CV-84, CV-89, CV-92)."""

from __future__ import annotations

from itertools import product

import pytest

from epoka.games.civolution.components.codes import E_POINTS
from epoka.games.civolution.components.map import TERRITORY_NAMES, TERRITORY_TERRAIN, WATERS
from epoka.games.civolution.components.pieces import M_PROCREATION, MOUNTAINS, MUSHROOMS, STONE
from epoka.games.civolution.components.spaces import FOCUS, FOOD, IDEAS, PLAN, STORE
from epoka.games.civolution.console.dice import distance
from epoka.games.civolution.console.fate import FavorTest, Hunt, LuckyFind, may_hunt
from epoka.games.civolution.console.tracks import gain_favor
from epoka.games.civolution.position.packing import STRONG, WEAK, tribe_entry
from epoka.games.civolution.steps.effects import NO_EFFECT
from epoka.games.civolution.turns.modules import activate
from tests.rules.civolution.positions import GRASS, ask, bare, boat, give, legal, play, points, put


def result_of(favor: int, dice: list[int], ideas: int = 0) -> list[str]:
    """The points of a test worth 5 if passed and 1 if failed, or what may still be chosen."""
    state = bare()
    state.seats[0].favor = favor
    state.seats[0].fate = len(dice)
    give(state, 0, IDEAS, ideas)
    ask(state, FavorTest(0, E_POINTS, 5, E_POINTS, 1))
    play(state, *[f"roll {value}" for value in dice])
    return legal(state) if not state.over else [str(points(state))]


@pytest.mark.rule("CV-82")
def test_one_die_up_to_the_space_of_the_disc_passes() -> None:
    assert result_of(2, [5, 2]) == ["5"]
    assert result_of(2, [5, 3]) == ["1"]


@pytest.mark.rule("CV-82")
def test_on_the_last_space_nothing_is_rolled() -> None:
    assert result_of(6, []) == ["5"]


@pytest.mark.rule("CV-83", "EX-CV-10")
def test_an_idea_may_save_a_failed_test() -> None:
    assert result_of(2, [5, 3], ideas=1) == ["spend ideas", "fail"]
    assert result_of(2, [6, 4], ideas=1) == ["spend ideas", "fail"]
    assert result_of(2, [4, 4], ideas=1) == ["1"]


@pytest.mark.rule("EX-CV-10")
def test_a_saved_test_of_procreation_three_strengthens_a_tribe() -> None:
    state = bare()
    put(state, 0, GRASS, strength=WEAK)
    state.seats[0].levels[M_PROCREATION] = 3
    state.seats[0].favor, state.seats[0].fate = 2, 2
    give(state, 0, IDEAS, 1)
    ask(state)
    activate(state, 0, M_PROCREATION)
    ask(state, *reversed(state.agenda.copy()))
    play(state, "do test", "roll 3", "roll 5", "spend ideas", "tribe c-grassland camp weak")
    assert state.plain[tribe_entry(GRASS, 0, STRONG)] == 1
    assert state.seats[0].at[IDEAS] == 0


@pytest.mark.rule("CV-44", "CV-83")
def test_planning_and_focus_markers_do_not_help_fate_dice() -> None:
    state = bare()
    give(state, 0, FOCUS, 2)
    give(state, 0, PLAN, 2)
    play(ask(state, FavorTest(0, E_POINTS, 5, NO_EFFECT, 0)), "roll 4")
    assert state.over
    assert (state.seats[0].at[FOCUS], state.seats[0].at[PLAN]) == (2, 2)


@pytest.mark.rule("EX-CV-11")
def test_two_dice_on_space_two_pass_five_times_in_nine() -> None:
    passed = [roll for roll in product(range(1, 7), repeat=2) if result_of(2, list(roll)) == ["5"]]
    assert len(passed) * 9 == 5 * 36


@pytest.mark.rule("CV-84", "CV-175")
def test_favour_beyond_the_last_space_is_lost() -> None:
    state = bare()
    gain_favor(state, 0, 9)
    assert state.seats[0].favor == 6


@pytest.mark.rule("EX-CV-04")
def test_the_distance_of_values_goes_both_ways_round() -> None:
    assert [distance(1, value) for value in range(1, 7)] == [0, 1, 2, 3, 2, 1]


@pytest.mark.rule("CV-89", "EX-CV-13")
def test_a_hunt_on_water_with_an_idea_brings_five_food() -> None:
    state = bare()
    water = WATERS[1]
    boat(state, 0, water)
    put(state, 0, water)
    state.seats[0].fate = 3
    give(state, 0, IDEAS, 1)
    play(ask(state, Hunt(0, 1, 0)), f"in {TERRITORY_NAMES[water]}", "roll 5", "roll 1", "roll 2")
    assert state.preview(state.action("value 5"))["gain"] == {"food": 4}
    play(state, "value 6")
    assert (state.seats[0].at[FOOD], state.seats[0].at[IDEAS]) == (5, 0)
    put(state, 1, water)
    assert not may_hunt(state, 0, water)
    assert not may_hunt(state, 1, water)


@pytest.mark.rule("CV-179")
def test_each_mushroom_valley_beside_the_hunt_adds_a_food() -> None:
    state = bare()
    put(state, 0, GRASS)
    ask(state, Hunt(0, 1, 0))
    play(state, "in c-grassland", "roll 6")
    alone = state.seats[0].at[FOOD]
    state.hunted = 0
    for site in state.map.sites[GRASS][:2]:
        state.site[site] = MUSHROOMS
    play(ask(state, Hunt(0, 1, 0)), "in c-grassland", "roll 6")
    assert state.seats[0].at[FOOD] == 2 * alone + 2


@pytest.mark.rule("CV-54", "CV-89")
def test_two_hunts_of_one_activation_are_in_different_territories() -> None:
    state = bare()
    put(state, 0, GRASS)
    put(state, 0, 2)
    play(ask(state, Hunt(0, 2, 0)), "in c-grassland", "roll 6")
    assert legal(state) == ["done", "in b-forest"]


@pytest.mark.rule("CV-92", "EX-CV-15")
def test_a_lucky_find_in_the_mountains_with_a_low_roll_is_stone() -> None:
    state = bare()
    put(state, 1, 3)
    assert TERRITORY_TERRAIN[3] == MOUNTAINS
    assert legal(ask(state, LuckyFind(1, 1))) == ["done", "land mountains"]
    play(state, "land mountains", "roll 2")
    assert state.seats[1].at[STORE + STONE] == 1


@pytest.mark.rule("CV-92")
def test_ideas_may_change_the_row_of_a_find() -> None:
    state = bare()
    put(state, 0, 3)
    give(state, 0, IDEAS, 1)
    play(ask(state, LuckyFind(0, 1)), "land mountains", "roll 2")
    assert legal(state) == ["take stone", "take iron-ore"]
    play(state, "take iron-ore")
    assert state.seats[0].at[IDEAS] == 0
