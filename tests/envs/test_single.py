"""The games as environments of Gymnasium, one seat against bots."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import epoka

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'epoka[rl]'")

from gymnasium.utils.env_checker import check_env

from epoka.envs.single import SeatEnv


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("game", "players"), [("stone-age", 2), ("founders", 4), ("civolution", 1)])
def test_the_checker_of_gymnasium_passes(game: str, players: int) -> None:
    check_env(SeatEnv(game, players), skip_render_check=True)


def whole_game(env: SeatEnv, seed: int) -> tuple[float, int]:
    _, info = env.reset(seed=seed)
    steps = 0
    while True:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, ended, cut_off, info = env.step(legal[steps % len(legal)])
        steps += 1
        if ended or cut_off:
            return reward, steps


def test_the_same_seed_gives_the_same_game() -> None:
    env = SeatEnv("founders", 3, opponents="random,greedy", seat=1)
    first = whole_game(env, 5)
    assert whole_game(env, 5) == first
    assert whole_game(env, 6)[1] != first[1]
    with pytest.raises(epoka.EpokaError, match="this game is over"):
        env.step(0)


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    action = epoka.game("stone-age").code("place clay 6")
    env = SeatEnv("stone-age")
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(action)
    assert (reward, ended) == (-1, True) and "SA-9" in info["illegal"]
    strict = SeatEnv("stone-age", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(epoka.Illegal):
        strict.step(action)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"opponents": "nobody-knows"}, "no bot «nobody-knows» plays stone-age"),
        ({"players": 4, "opponents": "random,random"}, "3 opponents are needed"),
        ({"seat": 2}, "seats are 0 to 1"),
        ({"illegal": "ignore"}, "may «end» the game or «raise»"),
    ],
)
def test_settings_that_do_not_fit_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(epoka.EpokaError, match=message):
        SeatEnv("stone-age", **settings).reset(seed=1)


def test_a_step_without_a_game_says_what_to_do() -> None:
    env = SeatEnv("stone-age")
    with pytest.raises(epoka.EpokaError, match=r"call reset\(\) before step\(\)"):
        env.step(0)
    env.reset(seed=1)
    env.close()
    with pytest.raises(epoka.EpokaError, match=r"call reset\(\) before step\(\)"):
        env.step(0)


@pytest.mark.parametrize("action", [None, 3.7, "place field", [1, 2]])
def test_what_is_no_action_is_refused_and_the_game_goes_on(action: Any) -> None:
    env = SeatEnv("stone-age")
    _, info = env.reset(seed=1)
    with pytest.raises(epoka.EpokaError, match="an action is one whole number"):
        env.step(action)
    assert env.step(info["action_mask"].nonzero()[0][0])[1] == 0


def test_the_games_are_registered_with_their_rules_version() -> None:
    """In a process of its own, where nobody has imported anything of Epoka's before."""
    version = epoka.game("founders").version
    program = (
        f"import gymnasium; gymnasium.make('epoka.envs.single:epoka/Founders-v{version}', players=3).reset(seed=1)"
    )
    subprocess.run([sys.executable, "-P", "-W", "error", "-c", program], check=True)


def test_a_picture_shows_what_the_learner_sees() -> None:
    env = SeatEnv("founders", 2, render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
