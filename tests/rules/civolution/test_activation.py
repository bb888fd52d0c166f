"""Turns, payment with dice and markers, Resets, the end of the action phase (CV-38 to CV-49, CV-137 to CV-142)."""

from __future__ import annotations

import pytest

import epoka
from epoka.games.civolution.components.codes import P_FREE_SHIFT
from epoka.games.civolution.components.pieces import M_EXPLORATION, M_RESEARCH, M_SLEEP, MODULES
from epoka.games.civolution.components.spaces import FEATURE, FOCUS, FOOD, IDEAS, PLAN
from epoka.games.civolution.turns.payment import NEVER, SOURCES, Means, ideas_for_pair, pairs
from epoka.games.civolution.turns.turn import PayDice, ResetMarker, Turn
from tests.rules.civolution.positions import ask, bare, give, legal, play


def modules(dice: list[int], ideas: int = 0) -> list[str]:
    """What can be activated with dice on the spaces 1 to 6."""
    state = bare()
    state.seats[0].dice = dice
    state.seats[0].used = 6 - sum(dice)
    give(state, 0, IDEAS, ideas)
    return [name.split()[1] for name in legal(ask(state, Turn(0))) if name.startswith("activate")]


@pytest.mark.rule("CV-39", "CV-40", "CV-45")
def test_all_fifteen_pairs_of_different_values_activate_a_main_module_each() -> None:
    found = []
    for low in range(6):
        for high in range(low + 1, 6):
            dice = [0] * 6
            dice[low] = dice[high] = 1
            names = modules(dice)
            assert names[-1] == "sleep" and len(names) == 2
            found.append(names[0])
    assert found == [
        *["research", "migration", "exploration", "transport", "invention", "activity", "sustenance", "procreation"],
        *["mutation", "planning", "production", "insight", "trade", "building", "achievement"],
    ]


@pytest.mark.rule("CV-40", "EX-CV-02")
def test_both_dice_are_put_aside_and_research_begins() -> None:
    state = bare()
    play(ask(state, Turn(0)), "activate research")
    assert state.seats[0].dice == [0, 0, 1, 1, 1, 1]
    assert state.seats[0].used == 2
    assert legal(state) == ["do gain", "do draw"]


@pytest.mark.rule("CV-41", "CV-42", "EX-CV-03")
def test_a_planning_marker_and_two_ideas_pay_for_exploration() -> None:
    state = bare()
    player = state.seats[0]
    player.dice, player.used = [0, 1, 0, 0, 0, 0], 5
    give(state, 0, PLAN, 1)
    give(state, 0, IDEAS, 2)
    supply = player.supply
    play(ask(state, PayDice(0, M_EXPLORATION, -1)))
    assert player.supply == supply + 3
    assert (player.at[PLAN], player.at[IDEAS], player.used) == (0, 0, 6)
    assert legal(state) == ["do explore", "do find"]


@pytest.mark.rule("CV-41", "EX-CV-04")
def test_six_and_one_are_neighbours_for_ideas() -> None:
    player = bare().seats[0]
    assert ideas_for_pair(player, M_RESEARCH, 5, 1) == 1
    assert ideas_for_pair(player, M_RESEARCH, 4, 1) == 2
    assert modules([0, 1, 0, 0, 0, 1], 1).count("research") == 1
    assert modules([0, 1, 0, 0, 1, 0], 1).count("research") == 0


@pytest.mark.rule("CV-42", "AMB-7")
def test_ideas_also_shift_planning_markers_and_two_markers_may_pay_together() -> None:
    state = bare()
    player = state.seats[0]
    player.dice, player.used = [0] * 6, 6
    give(state, 0, PLAN + 1, 1)
    give(state, 0, PLAN + 2, 1)
    assert "activate research" not in legal(ask(state, Turn(0)))
    give(state, 0, IDEAS, 2)
    assert "activate research" in legal(ask(state, Turn(0)))


@pytest.mark.rule("CV-43")
def test_a_focus_marker_stands_for_any_die() -> None:
    state = bare()
    player = state.seats[0]
    player.dice, player.used = [1, 0, 0, 0, 0, 0], 5
    give(state, 0, FOCUS, 1)
    assert "activate research" in legal(ask(state, Turn(0)))
    play(state, "activate research")
    assert (player.at[FOCUS], player.used) == (0, 6)


@pytest.mark.rule("AMB-6", "CV-48")
def test_sleep_takes_any_two_dice_planning_or_focus_markers() -> None:
    state = bare()
    player = state.seats[0]
    player.dice, player.used = [1, 0, 0, 0, 0, 0], 5
    give(state, 0, PLAN + 4, 1)
    play(ask(state, PayDice(0, M_SLEEP, -1)))
    assert legal(state) == ["do ideas", "do focus"]
    play(state, "do focus")
    assert player.at[FOCUS] == 1


@pytest.mark.rule("CV-48")
def test_sleep_may_bring_two_ideas() -> None:
    state = play(ask(bare(), PayDice(0, M_SLEEP, -1)), "use die 1", "use die 2", "do ideas")
    assert state.view()["seats"][0]["ideas"] == 2


@pytest.mark.rule("CV-49", "EX-CV-05")
def test_two_equal_dice_bring_a_feature_marker() -> None:
    state = bare()
    state.seats[0].dice = [0, 2, 1, 1, 1, 1]
    play(ask(state, Turn(0)), "activate intelligence")
    assert state.seats[0].at[FEATURE + 1] == 1
    assert state.seats[0].used == 2


@pytest.mark.rule("CV-39")
def test_there_is_always_a_legal_turn() -> None:
    assert modules([4, 0, 0, 0, 0, 0])
    state = bare()
    state.seats[0].dice, state.seats[0].used = [0] * 6, 6
    assert legal(ask(state, Turn(0), Turn(1)))


@pytest.mark.rule("AMB-8")
def test_ideas_are_offered_only_as_part_of_a_payment() -> None:
    state = bare()
    give(state, 0, IDEAS, 5)
    assert {name.split()[0] for name in legal(ask(state, Turn(0)))} <= {"activate", "reset"}


@pytest.mark.rule("CV-137", "EX-CV-32", "AMB-26")
def test_a_reset_needs_at_most_three_dice_whatever_planning_markers_lie_there() -> None:
    state = bare()
    player = state.seats[0]
    give(state, 0, PLAN, 2)
    player.dice, player.used = [1, 1, 1, 0, 0, 0], 3
    assert "reset" in legal(ask(state, Turn(0)))
    player.dice, player.used = [1, 1, 1, 1, 0, 0], 2
    assert "reset" not in legal(ask(state, Turn(0)))


@pytest.mark.rule("CV-138", "CV-139")
def test_a_reset_rolls_the_used_dice_and_those_given_up() -> None:
    state = bare()
    player = state.seats[0]
    player.dice, player.used = [0, 1, 0, 1, 0, 0], 4
    play(ask(state, Turn(0)), "reset", "reroll 4")
    assert state.indicator == 1
    assert player.dice == [0, 1, 0, 0, 0, 0]
    play(state, "done", "roll 6", "roll 6", "roll 1", "roll 2", "roll 3")
    assert player.dice == [1, 2, 1, 0, 0, 2]
    assert player.used == 0


@pytest.mark.rule("CV-140")
def test_a_reset_marker_becomes_an_idea_or_food() -> None:
    state = bare()
    player = state.seats[0]
    play(ask(state, ResetMarker(0)), "do food")
    assert (player.resets, player.at[FOOD]) == (3, 1)
    player.supply += player.resets
    player.resets = 0
    supply = player.supply
    play(ask(state, ResetMarker(0)), "do ideas")
    assert (player.supply, player.at[IDEAS]) == (supply - 1, 1)


@pytest.mark.rule("CV-141", "EX-CV-30", "CV-38")
def test_after_the_end_is_triggered_the_round_is_finished_and_one_more_is_played() -> None:
    assert last_turns(0) == [1, 2, 0, 1, 2]


@pytest.mark.rule("CV-141", "EX-CV-31", "AMB-27")
def test_triggered_by_the_last_civilization_one_more_round_follows() -> None:
    assert last_turns(2) == [0, 1, 2]


def last_turns(trigger: int) -> list[int]:
    """Who has a turn after this seat's Reset reached the end space; they all sleep (with three players)."""
    state = bare(3)
    state.indicator = 6
    player = state.seats[trigger]
    player.dice, player.used = [0, 0, 0, 1, 1, 1], 3
    ask(state, Turn(trigger))
    play(state, "reset", "done", "roll 1", "roll 1", "roll 1", "do food")
    movers: list[int] = []
    while state.phase == 4:
        if isinstance(state.agenda[-1], Turn):
            movers.append(state.mover)
            state.seats[state.mover].dice, state.seats[state.mover].used = [2, 2, 2, 0, 0, 0], 0
            play(state, "activate sleep", "use die 1", "use die 2", "do ideas")
    assert state.indicator == 7
    return movers


@pytest.mark.rule("CV-138")
def test_on_the_end_space_the_indicator_stays() -> None:
    state = bare()
    state.indicator = 5
    state.seats[0].dice, state.seats[0].used = [0, 0, 0, 1, 1, 1], 3
    play(ask(state, Turn(0)), "reset")
    assert state.indicator == 5


@pytest.mark.rule("CV-142")
def test_dice_and_markers_stay_as_they_are_between_eras() -> None:
    from epoka.games.civolution.course.phases import EndOfEra

    state = bare()
    player = state.seats[0]
    player.dice, player.used = [0, 0, 2, 0, 0, 0], 4
    give(state, 0, PLAN + 2, 2)
    give(state, 0, FOCUS, 1)
    ask(state, EndOfEra())
    assert player.dice == [0, 0, 2, 0, 0, 0]
    assert (player.at[PLAN + 2], player.at[FOCUS]) == (2, 1)


@pytest.mark.rule("CV-40", "CV-42")
def test_the_ideas_a_module_takes_are_those_of_the_cheapest_pair() -> None:
    dealer = epoka.Dealer("means")
    player = bare().seats[0]
    for _ in range(60):
        player.dice = [max(0, dealer.below("dice", 6) - 3) for _ in range(6)]
        for marker in [*range(PLAN, PLAN + 6), FOCUS]:
            player.at[marker] = max(0, dealer.below("markers", 8) - 5)
        player.powers[P_FREE_SHIFT] = dealer.below("powers", 128)
        means = Means(player)
        for module in range(len(MODULES)):
            tried = [ideas_for_pair(player, module, pair // SOURCES, pair % SOURCES) for pair in pairs(player)]
            assert min(means.ideas(module), NEVER) == min(tried, default=NEVER)
