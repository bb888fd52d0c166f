"""The games in OpenSpiel."""

from __future__ import annotations

import unittest
from typing import Any

import numpy as np
import pytest

from epoka.core.errors import BadOption, Illegal

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'epoka[openspiel]'")

api: Any = pytest.importorskip("open_spiel.integration_tests.api_test")
evaluate_bots: Any = pytest.importorskip("open_spiel.python.algorithms.evaluate_bots")
ismcts: Any = pytest.importorskip("open_spiel.python.algorithms.ismcts")
mcts: Any = pytest.importorskip("open_spiel.python.algorithms.mcts")
observation: Any = pytest.importorskip("open_spiel.python.observation")
spiel: Any = pytest.importorskip("epoka.envs.spiel")

GAMES = ["python_epoka_stone_age", "python_epoka_founders(players=3)", "python_epoka_civolution(players=2)"]


@pytest.mark.parametrize("name", GAMES)
def test_random_games_pass_the_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_suite_of_openspiel_passes(name: str) -> None:
    """Its classes learn from two attributes which game they are about."""
    about = {"game_name": name, "game": pyspiel.load_game(name)}
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(type("Ours", (api.EnforceAPIOnPartialTreeBase,), about))
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun > 4 and [*result.errors, *result.failures] == []


def test_a_game_is_saved_and_loaded_after_every_action() -> None:
    game = pyspiel.load_game("python_epoka_founders")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def begun(game: Any, actions: int, random: np.random.RandomState) -> Any:
    """A position some way into a random game in which somebody decides."""
    state = game.new_initial_state()
    while actions > 0 or state.is_chance_node():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
        actions -= 1
    return state


def test_search_of_openspiel_plays_our_games() -> None:
    random = np.random.RandomState(3)
    game = pyspiel.load_game("python_epoka_founders")
    state = begun(game, 20, random)
    for bot in (
        mcts.MCTSBot(game, 1.0, 3, mcts.RandomRolloutEvaluator(1, random), random_state=random),
        ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.0, 3, random_state=random),
    ):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_a_player_cannot_tell_a_resampled_state(name: str) -> None:
    random = np.random.RandomState(5)
    state = begun(pyspiel.load_game(name), 60, random)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.random_sample)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()


def test_the_tensor_is_the_same_by_whatever_way() -> None:
    state = begun(pyspiel.load_game(GAMES[0]), 30, np.random.RandomState(6))
    observer = observation.make_observation(state.get_game())
    observer.set_from(state, 1)
    assert state.observation_tensor(1) == observer.tensor.tolist() == pyspiel.State.observation_tensor(state, 1)


def test_a_clone_is_independent() -> None:
    random = np.random.RandomState(6)
    state = begun(pyspiel.load_game(GAMES[0]), 30, random)
    before = state.information_state_string()
    state.clone().apply_action(state.legal_actions()[0])
    assert state.information_state_string() == before


def test_options_are_given_as_a_text() -> None:
    game = pyspiel.load_game("python_epoka_stone_age(players=2,options=edition:cs;starter:1)")
    assert game.options["edition"] == "cs" and game.options["starter"] == 1
    with pytest.raises(BadOption, match="write it as name:value"):
        spiel.options_in("edition")


def test_the_log_of_a_state_is_that_of_its_seat_and_shared_by_clones() -> None:
    random = np.random.RandomState(7)
    state = begun(pyspiel.load_game(GAMES[2]), 200, random)
    player = state.current_player()
    seen = state.told.text(player).split(" ")
    other = state.clone()
    assert other.told is state.told
    assert state.told.text(player).split(" ") == seen
    assert state.told.text(1 - player).split(" ") != seen
    assert "?" in " ".join(seen)


def test_a_game_is_cut_off_after_the_rounds_that_were_given() -> None:
    game = pyspiel.load_game("python_epoka_stone_age(rounds=3)")
    state = begun(game, 0, np.random.RandomState(1))
    while not state.is_terminal():
        state = played_on(state)
    assert state.state.rounds() == 4 and not state.state.over
    assert sum(state.returns()) == 0
    assert state.move_number() <= game.max_game_length()


def played_on(state: Any) -> Any:
    if state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    else:
        state.apply_action(state.legal_actions()[-1])
    return state


def test_the_margin_lies_within_the_declared_utilities() -> None:
    game = pyspiel.load_game("python_epoka_founders(returns=margin)")
    state = game.new_initial_state()
    while not state.is_terminal():
        state = played_on(state)
    assert game.min_utility() <= min(state.returns()) <= max(state.returns()) <= game.max_utility()
    assert sum(state.returns()) == 0 and game.max_utility() == 64 + 62


@pytest.mark.parametrize("action", [5, 1_000_000])
def test_an_illegal_action_says_why_and_changes_nothing(action: int) -> None:
    state = begun(pyspiel.load_game(GAMES[0]), 0, np.random.RandomState(1))
    known = state.information_state_string()
    with pytest.raises(Illegal, match="is not legal"):
        state.apply_action(action)
    assert state.information_state_string() == known


def test_nothing_is_played_after_the_end() -> None:
    random = np.random.RandomState(4)
    state = pyspiel.load_game("python_epoka_founders").new_initial_state()
    while not state.is_terminal():
        actions = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(int(random.choice(actions or state.legal_actions())))
    with pytest.raises(Illegal):
        state.apply_action(0)


def test_bots_of_epoka_play_in_openspiel() -> None:
    random = np.random.RandomState(2)
    game = pyspiel.load_game("python_epoka_founders")
    bots = [spiel.SpielBot("greedy", game), spiel.SpielBot("random", game, seed=1)]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, random)
    assert sorted(returns) in ([-1, 1], [0, 0])
