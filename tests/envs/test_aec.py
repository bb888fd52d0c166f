"""The games as environments of PettingZoo."""

from __future__ import annotations

import pickle
import subprocess
import sys
from inspect import getsource
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import epoka

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'epoka[rl]'")

from pettingzoo.test import api_test, parallel_api_test, seed_test

from epoka.envs import aec
from epoka.envs.play import Play

TABLES = [("stone-age", 2), ("founders", 3), ("civolution", 1), ("civolution", 4)]


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_suite_of_pettingzoo_passes(game: str, players: int) -> None:
    api_test(aec.env(game, players), num_cycles=40)
    seed_test(lambda: aec.env(game, players), num_cycles=20)


@pytest.mark.filterwarnings("ignore")
def test_the_parallel_form_passes_its_suite_too() -> None:
    parallel_api_test(aec.parallel_env("founders", 3), num_cycles=40)


def played_on(env: Any, steps: int) -> list[Any]:
    """What a player that takes the lowest legal action sees and gets."""
    seen: list[Any] = []
    for _ in range(steps):
        observation, reward, ended, cut_off, _ = env.last()
        seen.append((env.agent_selection, observation["observation"].tobytes(), reward))
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if ended or cut_off else int(legal[len(seen) % len(legal)]))
        if not env.agents:
            break
    return seen


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_checkpoint_goes_on_like_the_original(game: str, players: int) -> None:
    env = aec.raw_env(game, players)
    env.reset(seed=4)
    played_on(env, 30)
    restored = pickle.loads(pickle.dumps(env.play))
    other = aec.raw_env(game, players)
    other.reset(seed=99)
    other.play = restored
    other.agent_selection = env.agent_selection
    assert played_on(other, 30) == played_on(env, 30)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_checkpoint_goes_on_equally_in_another_process(game: str, players: int, tmp_path: Path) -> None:
    play = Play(game, players, {})
    play.begin(4)
    for _ in range(30):
        play.act(play.state.legal()[-1])
    file = tmp_path / "checkpoint"
    file.write_bytes(pickle.dumps(play))
    done = subprocess.run([sys.executable, "-P", "-c", GO_ON, str(file)], capture_output=True, text=True, check=True)
    assert done.stdout == going_on(play)


def going_on(play: Play) -> str:
    """The actions, chance included, of 40 more decisions, and what everybody sees then."""
    for _ in range(40):
        play.act(play.state.legal()[0])
    return f"{play.state.history} {[play.state.observation(seat).hex() for seat in range(play.players)]}"


GO_ON = f"""
import pickle, sys
from pathlib import Path
{getsource(going_on).replace(": Play", "").replace("-> str", "")}
sys.stdout.write(going_on(pickle.loads(Path(sys.argv[1]).read_bytes())))
"""


def test_at_the_end_everybody_gets_what_the_places_are_worth() -> None:
    env = aec.raw_env("founders", 4, returns="win")
    env.reset(seed=1)
    while env.agents:
        played_on(env, 1)
        if env.play.ended:
            break
    assert env.play.state.over
    assert sum(env.rewards.values()) == pytest.approx(1)
    assert all(env.terminations.values()) and not any(env.truncations.values())


def test_a_game_that_does_not_end_is_cut_off() -> None:
    env = aec.raw_env("stone-age", 2, limit=10)
    env.reset(seed=1)
    played_on(env, 10)
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_a_game_that_goes_on_for_ever_is_cut_off_after_the_rounds_that_it_declares() -> None:
    env = aec.raw_env("stone-age", 2, limit=None)
    env.reset(seed=1)
    while not env.play.ended:
        env.step(env.play.state.legal()[-1])
    assert (env.play.rounds, env.play.state.rounds()) == (100, 101)
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_no_limit_of_rounds_is_kept_where_none_is_wanted() -> None:
    env = aec.raw_env("stone-age", 2, limit=20_000, rounds=0)
    env.reset(seed=1)
    while env.play.state.rounds() <= 101:
        env.step(env.play.state.legal()[-1])
    assert not env.play.ended


def test_an_illegal_action_says_why_and_changes_nothing() -> None:
    env = aec.raw_env("stone-age", 2)
    env.reset(seed=1)
    before = env.play.state.snapshot()
    with pytest.raises(epoka.Illegal, match="SA-9"):
        env.step(env.play.state.action("place clay 6"))
    assert env.play.state.snapshot() == before


def test_with_the_usual_wrappers_an_illegal_action_ends_the_game() -> None:
    env = aec.env("stone-age", 2)
    env.reset(seed=1)
    env.step(epoka.game("stone-age").code("place clay 6"))
    assert env.terminations == {"seat_0": True, "seat_1": True}


@pytest.mark.parametrize("action", [None, 3.7, "place field", [1, 2], np.array([1, 2]), np.array([4])])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    env = aec.raw_env("stone-age", 2)
    env.reset(seed=1)
    before = env.play.state.snapshot()
    with pytest.raises(epoka.EpokaError, match="an action is one whole number"):
        env.step(action)
    assert env.play.state.snapshot() == before


def test_nothing_is_done_before_the_first_reset_and_after_the_end() -> None:
    env = aec.raw_env("stone-age", 2)
    with pytest.raises(epoka.EpokaError, match=r"call reset\(\) before step\(\)"):
        env.step(0)
    env.reset(seed=1)
    env.close()
    with pytest.raises(epoka.EpokaError, match=r"call reset\(\) before step\(\)"):
        env.step(0)
    env.reset(seed=1)
    env.step(0)


def test_a_text_shows_the_position() -> None:
    env = aec.raw_env("stone-age", 2, render_mode="ansi")
    env.reset(seed=1)
    shown = str(env.render())
    assert shown.startswith("stone-age, move 6\n")
    assert "seat 0: Put workers on one place" in shown


def test_a_picture_shows_the_position_too() -> None:
    env = aec.raw_env("founders", 3, render_mode="svg")
    env.reset(seed=1)
    picture = str(env.render())
    assert picture.startswith("<svg") and picture.rstrip().endswith("</svg>")
    assert "http" not in picture.replace("http://www.w3.org/", "")


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"returns": "money"}, "there are no returns «money»"),
        ({"limit": 0}, "leaves no game"),
        ({"render_mode": "human"}, "show themselves as «ansi» text or «svg»"),
        ({"rounds": -1}, "leaves no game"),
        ({"edition": "de"}, "edition cannot be"),
    ],
)
def test_settings_that_do_not_fit_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(epoka.EpokaError, match=message):
        aec.raw_env("stone-age", 2, **settings)


def test_the_pieces_of_an_observation_are_found_by_name() -> None:
    from epoka.envs.play import pieces

    env = aec.raw_env("stone-age", 3)
    env.reset(seed=1)
    found = pieces(env.play, env.observe("seat_0")["observation"])
    assert found["seats.food"].tolist() == [12, 12, 12]
    assert found["seats.goods"].shape == (3, 4)
    assert found["agenda.kind"].shape == (24,)
    names = env.play.layout.piece("agenda.kind").words
    assert names[found["agenda.kind"][0]] == "PlaceWorkers"
