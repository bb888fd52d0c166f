"""The worker that steps one environment: one request as JSON on the command line, one answer as JSON.

It runs in Epoka's environment and in the peers', and drives both by the same loops: uniformly random legal actions, an
observation and a mask (or a list) of legal actions at every decision.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

import numpy as np

CHECKED_EVERY = 64
"""The clock is read once in so many steps."""


def step_pettingzoo(env: Any, seconds: float, seed: int) -> tuple[int, float]:
    """Steps of agents, new games included; the reset of a finished game counts in time, not in steps."""
    rng = Random(seed)
    env.reset(seed=seed)
    steps = games = 0
    start = process_time()
    while True:
        observation, _, ended, cut_off, _ = env.last()
        if ended or cut_off:
            games += 1
            env.reset(seed=seed + games)
            continue
        legal = observation["action_mask"].view(np.bool_).nonzero()[0]
        env.step(int(legal[int(rng.random() * len(legal))]))
        steps += 1
        if steps % CHECKED_EVERY == 0:
            used = process_time() - start
            if used >= seconds:
                return steps, used


def step_openspiel(game: Any, seconds: float, seed: int, tensor: bool) -> tuple[int, float]:
    """Actions of players and of chance, which is sampled from its list; the tensor is read at every decision.

    It is read by an observer, as the algorithms of OpenSpiel do.
    """
    from open_spiel.python.observation import make_observation

    rng = Random(seed)
    observer = make_observation(game)
    steps = 0
    state = game.new_initial_state()
    start = process_time()
    while True:
        if state.is_terminal():
            state = game.new_initial_state()
            continue
        if state.is_chance_node():
            action = sampled(state.chance_outcomes(), rng.random())
        else:
            if tensor:
                observer.set_from(state, state.current_player())
            legal = state.legal_actions()
            action = legal[int(rng.random() * len(legal))]
        state.apply_action(action)
        steps += 1
        if steps % CHECKED_EVERY == 0:
            used = process_time() - start
            if used >= seconds:
                return steps, used


def sampled(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome at this point between 0 and 1."""
    for outcome, odds in outcomes:
        point -= odds
        if point < 0:
            return outcome
    return outcomes[-1][0]


def pettingzoo_env(name: str, players: int) -> Any:
    if players:
        return import_module("epoka.envs.aec").raw_env(name, players)
    return import_module(f"pettingzoo.classic.{name}").raw_env()


def openspiel_game(name: str) -> Any:
    import pyspiel

    if name.startswith("python_epoka"):
        import_module("epoka.envs.spiel")
    return pyspiel.load_game(name)


def measure(asked: dict[str, Any]) -> dict[str, Any]:
    if asked["library"] == "pettingzoo":
        steps, seconds = step_pettingzoo(
            pettingzoo_env(asked["name"], asked["players"]), asked["seconds"], asked["seed"]
        )
    else:
        game = openspiel_game(asked["name"])
        steps, seconds = step_openspiel(game, asked["seconds"], asked["seed"], asked["tensor"])
    state = sys.modules.get("epoka.core.state")
    return {"steps": steps, "seconds": seconds, "module": "" if state is None else state.__file__}


if __name__ == "__main__":
    print(json.dumps(measure(json.loads(sys.argv[1]))))
