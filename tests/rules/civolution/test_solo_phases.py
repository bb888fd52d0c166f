"""Solo: the phases of an era and the end of the game."""

from __future__ import annotations

import pytest

from epoka.core.ids import NOBODY
from epoka.games.civolution.components.catalogue import EVENT_CARDS
from epoka.games.civolution.components.pieces import EVENT_PHASE, FEATURES, FEEDING_PHASE, FIND_PHASE, SITES_PHASE
from epoka.games.civolution.course.events import compared, concerned
from epoka.games.civolution.course.phases import income, push_phase
from epoka.games.civolution.position.state import Civolution

from .solo_table import heard, provided, solo
from .table import Seat, do, score, tribes


def seats_of_phase(number: int) -> set[int]:
    """The seats whose steps a phase puts on the agenda; what belongs to the whole table is left out."""
    state = solo(event="F1")
    before = len(state.agenda)
    push_phase(state, number)
    return {int(step.seat) for step in state.agenda[before:] if step.seat != NOBODY}


@pytest.mark.rule("CV-188", "CV-193")
@pytest.mark.parametrize("number", [FIND_PHASE, SITES_PHASE])
def test_the_extra_find_and_the_sites_are_the_humans_alone(number: int) -> None:
    assert seats_of_phase(number) == {0}


@pytest.mark.rule("CV-188")
def test_the_first_phase_is_as_usual() -> None:
    state = solo(["Phase", 1], era=0)
    do(state, "deal F3", "deal A1", "deal B1", "deal C1", "deal D1", "deal E1")
    assert (state.era, state.event) == (1, 2)


@pytest.mark.rule("CV-189", "EX-CV-46")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_removes_a_goal_chip_of_the_display(value: int) -> None:
    goals = ["G1", "G2", "G3", "G4"]
    state = do(solo(["GoalRoll"], goals=goals), f"roll {value}")
    left = [None if number == value else goal for number, goal in enumerate(goals, 1)]
    assert state.view(0)["goals"] == left


@pytest.mark.rule("CV-189")
def test_an_empty_position_loses_nothing_and_the_display_is_refilled_afterwards() -> None:
    state = do(solo(["GoalRoll"], ["RefillGoals"], goals=["G1", "G2", "G3"]), "roll 4", "deal G9")
    assert state.view(0)["goals"] == ["G1", "G2", "G3", "G9"]


@pytest.mark.rule("CV-189")
def test_she_rolls_when_her_turn_comes_in_seating_order() -> None:
    state = solo(["Phase", 2], first=1)
    assert state.name(state.chance()[0][0]) == "roll 1"
    assert state.seats_from(state.first) == [1, 0]


@pytest.mark.rule("CV-193")
def test_sites_never_affect_her() -> None:
    space = solo().map.sites[2][0] + 1
    state = solo(["Phase", SITES_PHASE], tribes=["b-forest camp strong"], sites={space: "glacier"})
    assert "b-forest camp strong" in tribes(state, 1)


# ---- feeding --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-194")
@pytest.mark.parametrize(
    ("provisions", "before", "after"),
    [
        (0, ["fire strong", "camp weak"], ["fire weak"]),
        (1, ["fire strong", "camp strong", "wild strong"], ["camp weak", "fire strong", "wild weak"]),
        (1, ["fire weak", "camp strong"], ["camp strong"]),
        (1, ["fire weak", "camp weak"], ["fire weak"]),
        (1, ["wild strong", "wild weak"], ["wild weak"]),
        (2, ["fire weak", "camp weak", "wild weak"], ["camp weak", "fire weak", "wild weak"]),
        (2, ["wild strong", "wild strong", "wild weak"], ["wild strong", "wild weak"]),
        (3, ["camp strong", "camp strong", "wild weak"], ["camp strong", "camp strong", "wild weak"]),
    ],
)
def test_provisions_feed(provisions: int, before: list[str], after: list[str]) -> None:
    home = [f"b-forest {tribe}" for tribe in before]
    state = solo(["FeedOpponent"], tribes=home, provisions={"b-forest": provisions})
    assert tribes(state, 1) == [f"b-forest {tribe}" for tribe in after]
    assert (provided(state, "b-forest"), state.seats[1].favor) == (provisions, 1)


@pytest.mark.rule("CV-194")
def test_before_feeding_she_gets_a_provision() -> None:
    state = solo(["OpponentFeeding"], tribes=["b-forest camp strong"])
    assert (provided(state, "b-forest"), tribes(state, 1)) == (1, ["b-forest camp strong"])


@pytest.mark.rule("CV-195")
def test_her_strong_tribes_score() -> None:
    home = ["b-forest camp strong", "b-forest camp weak", "c-swamp camp strong"]
    assert score(solo(["StrongPoints", 1], tribes=home), 1) == 2
    assert seats_of_phase(FEEDING_PHASE) == {0, 1}


# ---- the event ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-196", "EX-CV-50")
@pytest.mark.parametrize(("event", "markers"), [("F17", 4), ("F20", 1), ("F4", 2), ("F6", 4), ("F16", 4), ("F19", 6)])
def test_some_events_compare_the_prosperity_grid(event: str, markers: int) -> None:
    assert compared(solo(grids=(2, 8), event=event), 1) == markers


@pytest.mark.rule("CV-196")
def test_she_competes_but_gets_nothing() -> None:
    human: Seat = {"markers": {"money": 4}}
    assert concerned(solo(grids=(2, 8), event="F17", human=human)) == []
    assert concerned(solo(grids=(2, 6), event="F17", human=human)) == [0]
    state = solo(["Event"], grids=(2, 16), event="F17", human=human)
    assert concerned(state) == [1]
    assert (score(state, 1), state.mover) == (0, 0)


@pytest.mark.rule("CV-196")
def test_her_dice_are_compared() -> None:
    state = solo(event="F11", dice=7)
    assert EVENT_CARDS[state.event].id == "F11"
    assert (compared(state, 0), compared(state, 1), concerned(state)) == (7, 8, [1])


@pytest.mark.rule("CV-196")
def test_the_weather_is_the_humans_alone() -> None:
    state = solo(event="F1")
    before = len(state.agenda)
    push_phase(state, EVENT_PHASE)
    assert {int(step.seat) for step in state.agenda[before:] if type(step).__name__ == "Weather"} == {0}


@pytest.mark.rule("CV-197")
@pytest.mark.parametrize(
    ("category", "units"), [("evolution", 5), ("prosperity", 7), ("technology", 3), ("expansion", 2)]
)
def test_she_scores_the_category_and_may_win_the_monolith(category: str, units: int) -> None:
    tiles = [category, "prestige", "knowledge", "construction"]
    home = ["b-forest camp strong", "c-swamp camp strong", "c-swamp camp weak"]
    state = solo(["EraScoring"], grids=(5, 7), tracks={"technology": 3}, tribes=home, era_tiles=tiles, event="F1")
    assert (score(state, 1), state.first) == (units * 5, 1)


# ---- income and the end ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CV-198")
def test_her_statues_score_by_her_own_favor() -> None:
    assert score(solo(["Statues", 1], statues=2, favor=3), 1) == 4
    state = solo()
    before = len(state.agenda)
    income(state)
    hers = [type(step).__name__ for step in state.agenda[before:] if step.seat == 1]
    assert hers == ["Statues"]


@pytest.mark.rule("CV-198")
def test_she_gets_no_reset_markers_back() -> None:
    state = solo(["EndOfEra"], statues=1)
    assert (state.seats[1].resets, state.seats[1].supply) == (0, 45)


@pytest.mark.rule("CV-199")
def test_she_scores_the_nine_categories_and_nothing_else() -> None:
    state = solo(grids=(4, 6), tracks={"culture": 3}, tribes=["b-forest camp strong"])
    parts = {name: points for name, points in state.breakdown(1).items() if points}
    assert parts == {"culture": 6, "evolution": 8, "prosperity": 12, "population": 2, "expansion": 2}


@pytest.mark.rule("CV-199")
def test_a_tie_is_not_a_win() -> None:
    state = equal_points()
    assert state.points()[0] == state.points()[1]
    assert state.ranking() == [2, 1]


def equal_points() -> Civolution:
    """Both sides with one track space a point and as many markers of Evolution."""
    features = dict.fromkeys(FEATURES, 0) | {"stamina": 4}
    human: Seat = {"markers": features, "tracks": {"technology": 2}}
    return solo(human=human, grids=(4, 2), final_tiles=[])


def test_what_she_does_in_feeding_is_told() -> None:
    state = solo(["TerritoryRoll", 3, 1 << 2 | 1 << 6, -1], ["FeedOpponent"], tribes=["b-forest camp weak"])
    events = heard(state)
    do(state, "roll 1")
    told = [event.values for event in events if event.key == "vici-fed"]
    assert told == [{"territory": "b-forest", "fed": 1, "hungry": 0}]


def test_she_is_told_to_go_hungry_before_what_follows_from_it() -> None:
    state = solo(["TerritoryRoll", 3, 1 << 2 | 1 << 6, -1], ["FeedOpponent"], tribes=["b-forest wild strong"] * 3)
    events = heard(state)
    do(state, "roll 1")
    keys = [event.key for event in events if event.key in ("vici-fed", "weakened")]
    assert keys[0] == "vici-fed" and "weakened" in keys
