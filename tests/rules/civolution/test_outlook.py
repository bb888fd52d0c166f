"""What a seat sees of its own possibilities: payments of modules, what cards and chips lack."""

from __future__ import annotations

from typing import Any

import pytest

from epoka.games.civolution.components.board import SITE_COUNTS
from epoka.games.civolution.components.catalogue import ATTRIBUTE_CHIPS
from epoka.games.civolution.components.pieces import FEATURES, SITE_SPACES, SITES
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import Seat, do, table

HOME = ["b-forest camp strong"]
PAIRS = [[0, 2], [0, 8], [0, 12], [2, 12], [8, 12]]
"""Dice 1 and 3; the die 1 with the planning marker 3; then with the focus marker."""
EVEN = dict.fromkeys(FEATURES, 2)


def seen(seat: Seat, part: str, name: str, **more: Any) -> dict[str, Any]:
    found: dict[str, Any] = table(seats={0: seat}, **more).insight(0)["outlook"][part][name]
    return found


def actions_named(state: Civolution) -> list[str]:
    return [state.name(action) for action in state.actions()]


@pytest.mark.rule("CV-40", "CV-41")
def test_every_payment_is_listed_the_cheapest_first() -> None:
    """Migration wants 1 and 3: exact dice first, then a 2 turned into a 3 by an idea."""
    ahead = seen({"dice": [1, 2, 3], "markers": {"ideas": 1}}, "modules", "migration")
    assert (ahead["dice"], ahead["pays"]) == ([1, 3], [[0, 2, 0], [0, 1, 1], [1, 2, 1]])


@pytest.mark.rule("CV-43")
def test_markers_that_could_wait_are_proposed_last() -> None:
    seat: Seat = {"dice": [1, 3], "markers": {"focus": 1, "plan 3": 1}}
    assert [payment[:2] for payment in seen(seat, "modules", "migration")["pays"]] == PAIRS


@pytest.mark.rule("CV-40")
def test_a_module_out_of_reach_tells_how_many_ideas_are_missing() -> None:
    ahead = seen({"dice": [4, 6], "markers": {"ideas": 1}}, "modules", "migration")
    assert (ahead["pays"], ahead["short"]) == ([], 1)


def test_without_two_sources_no_number_of_ideas_would_help() -> None:
    assert seen({"dice": [4]}, "modules", "migration")["short"] is None


@pytest.mark.parametrize("module", ["research", "migration", "sleep", "calm"])
def test_exactly_the_modules_with_a_payment_may_be_activated(module: str) -> None:
    state = table(seats={0: {"dice": [1, 2, 3], "markers": {"ideas": 2}}})
    paid = state.insight(0)["outlook"]["modules"][module]["pays"]
    assert bool(paid) == (f"activate {module}" in actions_named(state))


@pytest.mark.rule("CV-89")
def test_a_branch_that_would_lead_to_nothing_is_idle() -> None:
    assert seen({"tribes": HOME}, "modules", "sustenance")["idle"] == ["strengthen"]
    assert seen({"tribes": HOME}, "modules", "sustenance", hunted=["b-forest"])["idle"] == ["hunt", "strengthen"]


@pytest.mark.rule("CV-46")
def test_a_module_brings_nothing_where_all_its_branches_are_idle() -> None:
    assert not seen({"tribes": HOME}, "modules", "sustenance")["nothing"]
    assert seen({"tribes": HOME}, "modules", "sustenance", hunted=["b-forest"])["nothing"]
    assert seen({"tribes": ["b-forest camp weak"]}, "modules", "migration")["nothing"]
    assert [seen({}, "modules", module)["nothing"] for module in ("research", "planning", "sleep", "calm")] == [
        False
    ] * 4


@pytest.mark.rule("CV-63")
def test_trade_three_brings_money_to_whoever_has_nothing() -> None:
    nothing = [seen({"levels": {"trade": level}}, "modules", "trade")["nothing"] for level in (1, 2, 3)]
    assert nothing == [True, True, False]


@pytest.mark.rule("CV-51")
def test_procreation_three_may_strengthen_a_tribe_where_no_other_can_be_added() -> None:
    """All twenty tribes are on the continent already."""
    full = ["b-forest camp strong"] * 20
    assert seen({"tribes": full, "levels": {"procreation": 3}}, "modules", "procreation")["nothing"]
    weak = [*full[:-1], "b-forest camp weak"]
    assert not seen({"tribes": weak, "levels": {"procreation": 3}}, "modules", "procreation")["nothing"]


@pytest.mark.rule("CV-64")
def test_an_activity_that_costs_nothing_is_worth_what_it_does() -> None:
    """B25 strengthens weak tribes for nothing."""
    nothing = [
        seen({"columns": {1: ["B25"]}, "tribes": [f"b-forest camp {strength}"]}, "modules", "activity")["nothing"]
        for strength in ("strong", "weak")
    ]
    assert nothing == [True, False]


@pytest.mark.rule("CV-55")
def test_exploration_two_brings_points_where_nothing_is_left_to_turn_up() -> None:
    kinds = [kind for kind, number in zip(SITES, SITE_COUNTS, strict=True) for _ in range(number)]
    sites = dict(enumerate(kinds[:SITE_SPACES], start=1))
    idle = [
        seen({"tribes": HOME, "levels": {"exploration": level}}, "modules", "exploration", sites=sites)["idle"]
        for level in (1, 2)
    ]
    assert idle == [["explore"], []]


@pytest.mark.rule("CV-56", "CV-61", "CV-62")
@pytest.mark.parametrize("module", ["building", "mutation", "invention"])
def test_a_module_that_installs_cards_comes_to_nothing_too(module: str) -> None:
    assert seen({}, "modules", module)["nothing"]


@pytest.mark.rule("CV-57")
def test_a_goal_chip_can_always_be_taken_at_planning_three() -> None:
    idle = [seen({"levels": {"planning": level}}, "modules", "planning")["idle"] for level in (1, 2, 3)]
    assert idle == [["goal"], ["goal"], []]


@pytest.mark.rule("CV-111", "CV-112")
def test_a_card_in_hand_tells_its_stage_and_what_each_cost_space_lacks() -> None:
    card = seen({"hand": ["A1"]}, "cards", "A1")
    assert (card["column"], card["stage"], card["missing"], card["payable"]) == (1, 1, [1, 0, 0, 0, 0], False)
    assert seen({"hand": ["A1"], "markers": {"wood": 1}}, "cards", "A1")["payable"]


@pytest.mark.rule("CV-111")
def test_a_card_that_is_called_payable_can_be_installed() -> None:
    state = table(seats={0: {"hand": ["A1"], "markers": {"wood": 1}, "dice": [1, 6]}})
    do(state, "activate invention", "do install")
    assert "install A1" in actions_named(state)


@pytest.mark.rule("CV-119")
def test_a_goal_chip_tells_how_much_of_it_there_is() -> None:
    goal = seen({"goals": [["G25"]]}, "goals", "G25")
    assert (goal["have"], goal["met"], goal["all"]) == ([0, 0], [False, False], False)
    assert seen({"goals": [["G25"]], "markers": {"herbs": 1, "food": 1}}, "goals", "G25")["all"]


@pytest.mark.rule("CV-124")
def test_a_displayed_attribute_chip_tells_how_many_markers_are_there() -> None:
    chip = seen({"markers": EVEN}, "attributes", "T1", attributes=["T1"])
    assert chip == {"have": 2, "wants": ATTRIBUTE_CHIPS[0].wants}


def test_nobody_sees_the_possibilities_of_another_hand() -> None:
    state = table(seats={0: {"hand": ["A1"]}})
    assert state.insight(1)["outlook"]["cards"] == {}
    assert state.insight(None)["outlook"] is None
