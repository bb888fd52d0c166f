"""Turns, payment with dice and markers, Resets, the end of the action phase (CV-38 to CV-49, CV-137 to CV-142)."""

from __future__ import annotations

from itertools import combinations

import pytest

import epoka
from epoka.games.civolution.components.codes import P_FREE_SHIFT
from epoka.games.civolution.components.pieces import MODULES
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.turns.payment import NEVER, SOURCES, ideas_for_pair, means_of, pairs
from tests.rules.civolution.table import Seat, console, do, doing, legal, markers, offered, table

PLANS = [f"plan {value}" for value in range(1, 7)]


def modules(dice: list[int], planned: list[int] | None = None, ideas: int = 0) -> list[str]:
    """What can be activated with dice of these values, planning markers on these spaces and some ideas."""
    lying = {"ideas": ideas, **{f"plan {value}": 1 for value in planned or []}}
    return offered(table(seats={0: {"dice": dice, "used": 6 - len(dice), "markers": lying}}), "activate")


@pytest.mark.rule("CV-39", "CV-40", "CV-45")
def test_all_fifteen_pairs_of_different_values_activate_a_main_module_each() -> None:
    found = []
    for low, high in combinations(range(1, 7), 2):
        names = modules([low, high])
        assert names[-1] == "sleep" and len(names) == 2
        found.append(names[0])
    assert found == [
        *["research", "migration", "exploration", "transport", "invention", "activity", "sustenance", "procreation"],
        *["mutation", "planning", "production", "insight", "trade", "building", "achievement"],
    ]


@pytest.mark.rule("CV-40", "EX-CV-02")
def test_both_dice_are_put_aside_and_research_begins() -> None:
    state = do(table(), "activate research")
    assert console(state)["dice"] == [0, 0, 1, 1, 1, 1]
    assert console(state)["used_dice"] == 2
    assert legal(state) == ["do gain", "do draw"]


@pytest.mark.rule("CV-41", "CV-42", "EX-CV-03")
def test_a_planning_marker_and_two_ideas_pay_for_exploration() -> None:
    seat: Seat = {"dice": [2], "used": 5, "markers": {"plan 1": 1, "ideas": 2}}
    state = table(seats={0: seat})
    supply = markers(state, "supply")
    do(state, "activate exploration")
    assert markers(state, "supply") == supply + 3
    assert (markers(state, "plan 1"), markers(state, "ideas"), console(state)["used_dice"]) == (0, 0, 6)
    assert legal(state) == ["do explore", "do find"]


@pytest.mark.rule("CV-41", "EX-CV-04")
def test_six_and_one_are_neighbours_for_ideas() -> None:
    assert "research" in modules([2, 6], ideas=1)
    assert "research" not in modules([2, 6])
    assert "research" not in modules([2, 5], ideas=1)
    assert "research" in modules([2, 5], ideas=2)


@pytest.mark.rule("CV-42", "AMB-7")
def test_ideas_also_shift_planning_markers_and_two_markers_may_pay_together() -> None:
    assert "research" not in modules([], [2, 3])
    assert "research" in modules([], [2, 3], ideas=2)


@pytest.mark.rule("CV-43")
def test_a_focus_marker_stands_for_any_die() -> None:
    state = table(seats={0: {"dice": [1], "used": 5, "markers": {"focus": 1}}})
    assert "activate research" in legal(state)
    do(state, "activate research")
    assert (markers(state, "focus"), console(state)["used_dice"]) == (0, 6)


@pytest.mark.rule("AMB-6", "CV-48")
def test_sleep_takes_any_two_dice_planning_or_focus_markers() -> None:
    state = do(table(seats={0: {"dice": [1], "used": 5, "markers": {"plan 5": 1}}}), "activate sleep")
    assert legal(state) == ["do ideas", "do focus"]
    do(state, "do focus")
    assert markers(state, "focus") == 1


@pytest.mark.rule("CV-48")
def test_sleep_may_bring_two_ideas() -> None:
    state = do(table(), "activate sleep", "use die 1", "use die 2", "do ideas")
    assert markers(state, "ideas") == 2


@pytest.mark.rule("CV-49", "EX-CV-05")
def test_two_equal_dice_bring_a_feature_marker() -> None:
    state = do(table(seats={0: {"dice": [2, 2, 3, 4, 5, 6]}}), "activate intelligence")
    assert markers(state, "intelligence") == 1
    assert console(state)["used_dice"] == 2


@pytest.mark.rule("CV-39")
def test_there_is_always_a_legal_turn() -> None:
    assert modules([1, 1, 1, 1])
    assert legal(table(seats={0: {"dice": [], "used": 6}}, agenda=[["Turn", 1], ["Turn", 0]]))


@pytest.mark.rule("AMB-8")
def test_ideas_are_offered_only_as_part_of_a_payment() -> None:
    state = table(seats={0: {"markers": {"ideas": 5}}})
    assert {name.split()[0] for name in legal(state)} <= {"activate", "reset"}


@pytest.mark.rule("CV-137", "EX-CV-32", "AMB-26")
def test_a_reset_needs_at_most_three_dice_whatever_planning_markers_lie_there() -> None:
    planned = {"plan 1": 2}
    assert "reset" in legal(table(seats={0: {"dice": [1, 2, 3], "used": 3, "markers": planned}}))
    assert "reset" not in legal(table(seats={0: {"dice": [1, 2, 3, 4], "used": 2, "markers": planned}}))


@pytest.mark.rule("CV-138", "CV-139")
def test_a_reset_rolls_the_used_dice_and_those_given_up() -> None:
    state = do(table(seats={0: {"dice": [2, 4], "used": 4}}), "reset", "reroll 4")
    assert state.view()["indicator"] == 1
    assert console(state)["dice"] == [0, 1, 0, 0, 0, 0]
    do(state, "done", "roll 6", "roll 6", "roll 1", "roll 2", "roll 3")
    assert console(state)["dice"] == [1, 2, 1, 0, 0, 2]
    assert console(state)["used_dice"] == 0


@pytest.mark.rule("CV-140")
def test_a_reset_marker_becomes_an_idea_or_food() -> None:
    state = do(doing(["ResetMarker", 0]), "do food")
    assert (console(state)["reset_markers"], markers(state, "food")) == (3, 1)
    state = doing(["ResetMarker", 0], seats={0: {"resets": 0}})
    supply = markers(state, "supply")
    do(state, "do ideas")
    assert (markers(state, "supply"), markers(state, "ideas")) == (supply - 1, 1)


@pytest.mark.rule("CV-141", "EX-CV-30", "CV-38")
def test_after_the_end_is_triggered_the_round_is_finished_and_one_more_is_played() -> None:
    assert last_turns(0) == [1, 2, 0, 1, 2]


@pytest.mark.rule("CV-141", "EX-CV-31", "AMB-27")
def test_triggered_by_the_last_civilization_one_more_round_follows() -> None:
    assert last_turns(2) == [0, 1, 2]


def last_turns(trigger: int) -> list[int]:
    """Who has a turn after this seat's Reset reached the end space; they all sleep (with three players)."""
    sleeper: Seat = {"dice": [1, 1, 2, 2, 3, 3]}
    seats: dict[int, Seat] = dict.fromkeys(range(3), sleeper) | {trigger: {"dice": [4, 5, 6], "used": 3}}
    state = table(3, seats=seats, indicator=6, agenda=[["Turn", trigger]])
    do(state, "reset", "done", "roll 1", "roll 1", "roll 2", "do food")
    movers: list[int] = []
    while state.view()["phase"] == 4:
        movers.append(state.mover)
        do(state, "activate sleep")
        while state.prompt()[0] == "pay-dice":
            do(state, legal(state)[0])
        do(state, "do ideas")
    assert state.view()["indicator"] == 7
    return movers


@pytest.mark.rule("CV-138")
def test_on_the_end_space_the_indicator_stays() -> None:
    state = do(table(seats={0: {"dice": [4, 5, 6], "used": 3}}, indicator=5), "reset")
    assert state.view()["resets"] == 5
    assert state.view()["indicator"] == 5


@pytest.mark.rule("CV-142")
def test_dice_and_markers_stay_as_they_are_between_eras() -> None:
    seat: Seat = {"dice": [3, 3], "used": 4, "markers": {"plan 3": 2, "focus": 1}}
    state = table(seats={0: seat}, agenda=[["EndOfEra"]])
    assert state.view()["era"] == 2
    assert (console(state)["dice"], console(state)["used_dice"]) == ([0, 0, 2, 0, 0, 0], 4)
    assert (markers(state, "plan 3"), markers(state, "focus")) == (2, 1)


def some_player(dealer: epoka.Dealer) -> Player:
    """A civilization with any dice, planning and focus markers, and any free shifts."""
    dice = [value for value in range(1, 7) for _ in range(dealer.below("dice", 6) - 3)]
    planned = {space: max(0, dealer.below("markers", 8) - 5) for space in [*PLANS, "focus"]}
    player = table(seats={0: {"dice": dice, "markers": planned}}).seats[0]
    player.powers[P_FREE_SHIFT] = dealer.below("powers", 128)
    return player


@pytest.mark.rule("CV-40", "CV-42")
@pytest.mark.parametrize("free_shifts", [True, False])
def test_the_ideas_a_module_takes_are_those_of_the_cheapest_pair(free_shifts: bool) -> None:
    dealer = epoka.Dealer("means")
    for _ in range(60):
        player = some_player(dealer)
        if not free_shifts:
            player.powers[P_FREE_SHIFT] = 0
        means = means_of(player)
        for module in range(len(MODULES)):
            tried = [ideas_for_pair(player, module, pair // SOURCES, pair % SOURCES) for pair in pairs(player)]
            assert min(means.ideas(module), NEVER) == min(tried, default=NEVER)
            for ideas in range(9):
                assert means.modules(ideas) >> module & 1 == (min(tried, default=NEVER) <= ideas)
