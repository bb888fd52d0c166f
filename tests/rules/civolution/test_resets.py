"""Resets and the end of the action phase (CV-137 to CV-142)."""

from __future__ import annotations

import pytest

from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import Seat, console, do, legal, markers, offered, refused, table

FEW: Seat = {"dice": [1, 2, 3], "used": 3}


def reset(state: Civolution) -> Civolution:
    """A whole Reset: nothing is taken from the dice spaces, every die shows a 1, the marker becomes food."""
    do(state, "reset", "done")
    while state.mover == -1:
        do(state, "roll 1")
    return do(state, "do food")


def turns_after(state: Civolution) -> list[int]:
    """Whose turns follow until the phase ends; everybody sleeps."""
    movers: list[int] = []
    while state.phase == 4:
        movers.append(state.mover)
        state.act(state.action("activate sleep"))
        while state.phase == 4 and "activate sleep" not in legal(state):
            state.act(state.actions()[0])
    return movers


@pytest.mark.rule("CV-137", "EX-CV-32")
def test_a_reset_is_legal_with_three_dice_and_any_planning_markers() -> None:
    state = table(seats={0: {**FEW, "markers": {"plan 4": 2}}})
    assert "reset" in legal(state)


@pytest.mark.rule("CV-137", "EX-CV-32")
def test_a_reset_is_not_legal_with_four_dice() -> None:
    state = table(seats={0: {"dice": [1, 2, 3, 3], "used": 2}})
    assert refused(state, "reset").rule == "CV-137"


@pytest.mark.rule("CV-138")
def test_a_reset_moves_the_phase_indicator_to_the_next_space() -> None:
    assert do(table(seats={0: FEW}, indicator=2), "reset").indicator == 3


@pytest.mark.rule("CV-138")
@pytest.mark.parametrize(("players", "resets"), [(2, 5), (3, 7), (4, 9)])
def test_the_last_reset_space_triggers_the_end(players: int, resets: int) -> None:
    last = players - 1
    seat: Seat = {"dice": [1, 2], "used": 4}
    state = reset(table(players, seats={last: seat}, agenda=[["Turn", last]], indicator=resets - 1))
    assert (state.indicator, state.last_round, state.mover) == (resets, 1, 0)


@pytest.mark.rule("CV-138")
def test_before_the_last_reset_space_the_phase_goes_on() -> None:
    state = reset(table(seats={1: {"dice": [1, 2], "used": 4}}, agenda=[["Turn", 1]], indicator=3))
    assert state.last_round == 0


@pytest.mark.rule("CV-138", "AMB-27")
def test_further_resets_leave_the_indicator_on_the_end_space() -> None:
    state = do(table(seats={0: FEW}, indicator=5, last_round=True), "reset")
    assert state.indicator == 5


@pytest.mark.rule("AMB-27")
def test_a_reset_in_the_final_round_rolls_and_gains_as_usual() -> None:
    state = reset(table(seats={0: FEW}, indicator=5, last_round=True))
    assert (console(state)["used_dice"], console(state)["food"], console(state)["reset_markers"]) == (0, 1, 3)


@pytest.mark.rule("CV-139")
def test_used_dice_are_rolled_onto_the_dice_spaces() -> None:
    state = do(table(seats={0: FEW}), "reset", "done", "roll 6", "roll 6", "roll 4")
    assert (console(state)["dice"], console(state)["used_dice"]) == ([1, 1, 1, 1, 0, 2], 0)


@pytest.mark.rule("CV-139")
def test_each_die_on_a_dice_space_may_be_rolled_too() -> None:
    state = do(table(seats={0: FEW}), "reset")
    assert offered(state, "reroll") == ["1", "2", "3"]


@pytest.mark.rule("CV-139")
def test_dice_taken_from_the_spaces_are_rolled_with_the_used_ones() -> None:
    state = do(table(seats={0: FEW}), "reset", "reroll 2", "done", "roll 5", "roll 5", "roll 5", "roll 5")
    assert console(state)["dice"] == [1, 0, 1, 0, 4, 0]


@pytest.mark.rule("CV-140")
@pytest.mark.parametrize(("choice", "space"), [("do ideas", "ideas"), ("do food", "food")])
def test_a_reset_marker_becomes_an_idea_or_food(choice: str, space: str) -> None:
    state = do(table(seats={0: {"dice": [1, 2], "used": 1}}), "reset", "done", "roll 1")
    before = markers(state, "supply")
    do(state, choice)
    assert (markers(state, space), console(state)["reset_markers"], markers(state, "supply")) == (1, 3, before)


@pytest.mark.rule("CV-140")
def test_without_reset_markers_one_comes_from_the_supply() -> None:
    state = do(table(seats={0: {"dice": [1, 2], "used": 1, "resets": 0}}), "reset", "done", "roll 1")
    before = markers(state, "supply")
    do(state, "do ideas")
    assert (markers(state, "ideas"), markers(state, "supply")) == (1, before - 1)


@pytest.mark.rule("CV-140")
def test_without_reset_markers_the_indicator_still_moves() -> None:
    assert do(table(seats={0: {"dice": [1, 2], "used": 1, "resets": 0}}, indicator=1), "reset").indicator == 2


@pytest.mark.rule("CV-141", "EX-CV-30")
def test_when_the_first_civilization_triggers_the_end_five_turns_follow() -> None:
    state = reset(table(3, seats={0: {"dice": [1, 2], "used": 4}}, indicator=6, event="F1"))
    assert turns_after(state) == [1, 2, 0, 1, 2]


@pytest.mark.rule("CV-141", "EX-CV-31")
def test_when_the_last_civilization_triggers_the_end_three_turns_follow() -> None:
    state = table(3, seats={2: {"dice": [1, 2], "used": 4}}, agenda=[["Turn", 2]], indicator=6, event="F1")
    assert turns_after(reset(state)) == [0, 1, 2]


@pytest.mark.rule("CV-141")
def test_rounds_are_counted_from_the_starting_civilization() -> None:
    state = table(3, seats={0: {"dice": [1, 2], "used": 4}}, indicator=6, first=1, event="F1")
    assert turns_after(reset(state)) == [1, 2, 0]


@pytest.mark.rule("CV-142")
def test_dice_and_markers_stay_from_era_to_era() -> None:
    kept = {"plan 3": 2, "focus": 1, "ideas": 4}
    seat: Seat = {"dice": [2, 2, 5], "used": 3, "markers": kept}
    state = table(seats={0: seat}, agenda=[["EndOfEra"]], phase=8, event="F1")
    found = console(state)
    assert (found["dice"], found["used_dice"], {name: markers(state, name) for name in kept}) == (
        [0, 2, 0, 0, 1, 0],
        3,
        kept,
    )
