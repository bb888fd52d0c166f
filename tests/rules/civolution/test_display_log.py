"""The log lets a reader follow what lies on offer, where things are installed and why a tribe grows weak."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.games.civolution.components.codes import E_MONEY
from epoka.games.civolution.components.pieces import BOAT
from tests.rules.civolution.table import Seat, do, table
from tests.rules.civolution.test_course_log import course, of_key


@pytest.mark.rule("CV-7", "CV-34", "CV-36", "CV-104", "CV-125", "CV-126")
def test_all_that_is_turned_up_on_the_displays_is_told() -> None:
    shown = {key: set[str]() for key in ("goal", "income", "attribute", "card")}
    for state, told in course(3, "displays"):
        for kind, found in shown.items():
            found.update(str(values.get(kind) or values["element"]) for values in of_key(told, f"{kind}-shown"))
        view = state.view(None)
        for kind in ("goal", "income", "attribute"):
            assert {chip for chip in view[f"{kind}s"] if chip} <= shown[kind]
        assert {card for deck in view["decks"].values() for card in deck["open"]} <= shown["card"]
    assert all(shown.values())


@pytest.mark.rule("CV-103", "CV-111", "CV-120")
def test_the_stage_told_is_the_one_where_the_element_lies() -> None:
    bases = [1, 1, 1, 1, 2, 2, 3, 3, 4]
    for state, told in course(3, "stages"):
        for values in of_key(told, "installed"):
            column = state.view(None)["seats"][values["seat"]]["columns"][values["column"] - 1]
            heights = [half.index(values["element"]) for half in column.values() if values["element"] in (half or [])]
            assert heights and {bases[values["column"] - 1] + height for height in heights} == {values["stage"]}


@pytest.mark.rule("CV-144")
def test_a_tribe_weakened_in_phase_5_is_told_with_its_glacier() -> None:
    seat: Seat = {"tribes": ["b-forest camp strong"]}
    told = heard(seat, [["Glaciers", 0], ["TakeGoal", 0, 0]], "decline", {9: "glacier"})
    weakened = {"seat": 0, "territory": "b-forest"}
    assert told[1:] == [("glacier", {"seat": 0, "space": 9}), ("weakened", weakened)]


@pytest.mark.rule("CV-35")
def test_who_takes_no_goal_chip_is_told() -> None:
    assert heard({}, [["TakeGoal", 0, 0]], "decline") == [("goal-declined", {"seat": 0})]


@pytest.mark.rule("CV-166")
def test_filled_reset_columns_are_told_by_their_number() -> None:
    told = heard({"resets": 1}, [["FillResets", 0], ["TakeGoal", 0, 0]], "decline")
    assert told[1:] == [("resets-filled", {"seat": 0, "number": 3})]


@pytest.mark.rule("CV-166", "CV-172a")
def test_reset_columns_that_stay_empty_are_told_by_their_name() -> None:
    """Nothing is left to be returned for them: statues stay."""
    told = heard({"resets": 2, "supply": 0}, [["FillResets", 0], ["TakeGoal", 0, 0]], "decline")
    assert told[1:] == [("no-markers", {"seat": 0, "space": "resets", "number": 2})]


@pytest.mark.rule("CV-172", "CV-172a")
def test_what_is_not_gained_because_nothing_is_returned_is_told() -> None:
    told = heard({"markers": {"wood": 1}, "supply": 0}, [["Do", 0, E_MONEY, 2, 0, 0]], "done")
    assert told == [("no-markers", {"seat": 0, "space": "money", "number": 2})]


@pytest.mark.rule("CV-154", "AMB-53")
def test_tribes_lost_with_a_boat_are_told() -> None:
    seat: Seat = {"boats": ["a-water", "d-water"], "tribes": ["a-water camp strong", "a-water camp weak"]}
    told = heard(seat, [["LoseBuilding", 0, BOAT]], "in a-water", event="F20")
    lost = {"seat": 0, "territory": "a-water"}
    assert told[:3] == [("building-lost", {**lost, "project": "boat"}), ("tribe-lost", lost), ("tribe-lost", lost)]


@pytest.mark.rule("CV-89", "CV-179")
def test_a_hunt_tells_what_the_table_gives_and_what_comes_on_top() -> None:
    """A 6 in a Forest brings 6 food, the Mushroom valley one more."""
    seat: Seat = {"tribes": ["b-forest camp strong"]}
    state = table(seats={0: seat}, agenda=[["Turn", 0], ["Hunt", 0, 1, 0]], sites={9: "mushrooms"})
    events: list[epoka.Event] = []
    state.listen(events)
    do(state, "in b-forest", "roll 6")
    told = [(event.key, event.values) for event in events]
    assert ("hunted", {"seat": 0, "value": 6, "food": 6, "more": 1}) in told
    assert ("gained", {"seat": 0, "space": "food", "number": 7}) in told


def heard(
    seat: Seat,
    agenda: list[list[Any]],
    action: str,
    sites: dict[int, str] | None = None,
    event: str | None = None,
) -> list[tuple[str, dict[str, Any]]]:
    """What is told of an action, without the action itself."""
    state = table(seats={0: seat}, agenda=[["Turn", 0], *agenda], sites=sites or {}, event=event)
    events: list[epoka.Event] = []
    state.listen(events)
    do(state, action)
    return [(told.key, told.values) for told in events if told.key not in ("action", "forced")]
