"""Favour tests, hunts, lucky finds (CV-82 to CV-84, CV-89, CV-92).

On the continent of the tests the sites 14 and 20 touch c-grassland.
"""

from __future__ import annotations

from itertools import product

import pytest

from epoka.games.civolution.components.codes import E_POINTS
from epoka.games.civolution.console.dice import distance
from epoka.games.civolution.console.fate import FavorTest
from epoka.games.civolution.steps.effects import NO_EFFECT
from tests.rules.civolution.table import (
    Seat,
    activating,
    console,
    do,
    doing,
    effect,
    finished,
    legal,
    markers,
    score,
    then,
    tribes,
)

MEADOW: Seat = {"tribes": ["c-grassland camp strong"]}
PEAK: Seat = {"tribes": ["b-mountains camp strong"]}


def result_of(favor: int, dice: list[int], ideas: int = 0) -> list[str]:
    """The points of a test worth 5 if passed and 1 if failed, or what may still be chosen."""
    seat: Seat = {"favor": favor, "fate": len(dice), "markers": {"ideas": ideas}}
    state = doing(FavorTest(0, E_POINTS, 5, E_POINTS, 1), seats={0: seat})
    do(state, *[f"roll {value}" for value in dice])
    return [str(score(state))] if finished(state) else legal(state)


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
    seat: Seat = {"tribes": ["c-grassland camp weak"], "favor": 2, "fate": 2, "markers": {"ideas": 1}}
    state = activating("procreation", 3, seat)
    do(state, "do test", "roll 3", "roll 5", "spend ideas", "tribe c-grassland camp weak")
    assert tribes(state) == ["c-grassland camp strong"]
    assert markers(state, "ideas") == 0


@pytest.mark.rule("CV-44", "CV-83")
def test_planning_and_focus_markers_do_not_help_fate_dice() -> None:
    state = doing(FavorTest(0, E_POINTS, 5, NO_EFFECT, 0), seats={0: {"markers": {"focus": 2, "plan 1": 2}}})
    do(state, "roll 4")
    assert finished(state)
    assert (markers(state, "focus"), markers(state, "plan 1")) == (2, 2)


@pytest.mark.rule("EX-CV-11")
def test_two_dice_on_space_two_pass_five_times_in_nine() -> None:
    passed = [roll for roll in product(range(1, 7), repeat=2) if result_of(2, list(roll)) == ["5"]]
    assert len(passed) * 9 == 5 * 36


@pytest.mark.rule("CV-84", "CV-175")
def test_favour_beyond_the_last_space_is_lost() -> None:
    assert console(doing(effect("favor", 9)))["favor"] == 6


@pytest.mark.rule("EX-CV-04")
def test_the_distance_of_values_goes_both_ways_round() -> None:
    assert [distance(1, value) for value in range(1, 7)] == [0, 1, 2, 3, 2, 1]


@pytest.mark.rule("CV-89", "EX-CV-13")
def test_a_hunt_on_water_with_an_idea_brings_five_food() -> None:
    sailor: Seat = {"tribes": ["d-water camp strong"], "boats": ["d-water"]}
    hunter: Seat = {**sailor, "fate": 3, "markers": {"ideas": 1}}
    state = doing(effect("hunt", 1), seats={0: hunter, 1: sailor})
    do(state, "in d-water", "roll 5", "roll 1", "roll 2")
    assert state.preview(state.action("value 5"))["gain"] == {"food": 4}
    do(state, "value 6")
    assert (markers(state, "food"), markers(state, "ideas")) == (5, 0)
    assert finished(then(state, effect("hunt", 1)))
    assert finished(then(state, effect("hunt", 1, seat=1)))


@pytest.mark.rule("CV-179")
def test_each_mushroom_valley_beside_the_hunt_adds_a_food() -> None:
    def food(sites: dict[int, str]) -> int:
        state = doing(effect("hunt", 1), seats={0: MEADOW}, sites=sites)
        return markers(do(state, "in c-grassland", "roll 6"), "food")

    assert food({14: "mushrooms", 20: "mushrooms"}) == food({}) + 2


@pytest.mark.rule("CV-54", "CV-89")
def test_two_hunts_of_one_activation_are_in_different_territories() -> None:
    seat: Seat = {"tribes": ["c-grassland camp strong", "b-forest camp strong"]}
    state = do(doing(effect("hunt", 2), seats={0: seat}), "in c-grassland", "roll 6")
    assert legal(state) == ["done", "in b-forest"]


@pytest.mark.rule("CV-92", "EX-CV-15")
def test_a_lucky_find_in_the_mountains_with_a_low_roll_is_stone() -> None:
    state = doing(effect("lucky-find", 1, seat=1), seats={1: PEAK})
    assert legal(state) == ["done", "land mountains"]
    do(state, "land mountains", "roll 2")
    assert markers(state, "stone", 1) == 1


@pytest.mark.rule("CV-92")
def test_ideas_may_change_the_row_of_a_find() -> None:
    state = doing(effect("lucky-find", 1), seats={0: {**PEAK, "markers": {"ideas": 1}}})
    do(state, "land mountains", "roll 2")
    assert legal(state) == ["take stone", "take iron-ore"]
    do(state, "take iron-ore")
    assert markers(state, "ideas") == 0
