"""The script that learns by playing against itself: its arithmetic, and that it learns."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import epoka
from epoka.envs import learn
from epoka.envs.learn import Learner, Settings
from epoka.envs.net import Features, NetPolicy, load_net, zeros
from epoka.envs.play import Play

FEW = Settings(games=8, steps=32)


def test_own_rows_come_first_whoever_looks() -> None:
    play = Play("stone-age", 3, {})
    play.state.act(play.state.action("place forest 2"))
    features = Features(play.layout)
    food = play.layout.piece("seats.food").places()
    workers = play.layout.piece("seats.home").places()
    seen = [features(play.observation(seat)[None], np.array([seat]))[0] for seat in range(3)]
    assert [round(float(found[workers[0]]) * 10) for found in seen] == [3, 5, 5]
    assert [round(float(found[workers[2]]) * 10) for found in seen] == [5, 3, 5]
    assert len({tuple(found[food]) for found in seen}) == 1


def test_the_gradients_are_those_of_the_objective_of_ppo(monkeypatch: pytest.MonkeyPatch) -> None:
    learner = Learner("stone-age", 2, FEW, seed=1)
    samples, part = learner.play(), np.arange(20)
    net, settings = learner.net, learner.settings
    net.weights = {name: weight.astype(np.float64) for name, weight in net.weights.items()}
    samples.odds = samples.odds * (1 + 0.1 * np.random.default_rng(0).standard_normal(len(samples.odds)))
    found: dict[str, Any] = {}
    monkeypatch.setattr(net, "move", lambda gradients, rate: found.update(gradients))
    learner.improve(samples, part)

    def loss() -> float:
        odds, values, _ = net.forward(samples.inputs[part].astype(np.float64), samples.masks[part])
        gains = samples.gains[part]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        ratio = odds[part, samples.actions[part]] / samples.odds[part]
        near = np.clip(ratio, 1 - settings.clip, 1 + settings.clip)
        entropy = -(odds * np.log(np.maximum(odds, 1e-12))).sum(axis=1)
        wrong = 0.5 * settings.trust * (values - samples.returns[part]) ** 2
        return float((wrong - np.minimum(ratio * gains, near * gains) - settings.spread * entropy).mean())

    for name, gradient in found.items():
        place = np.unravel_index(np.abs(gradient).argmax(), gradient.shape)
        weight = net.weights[name]
        kept = weight[place]
        weight[place] = kept + 1e-5
        more = loss()
        weight[place] = kept - 1e-5
        less = loss()
        weight[place] = kept
        assert (more - less) / 2e-5 == pytest.approx(gradient[place], rel=1e-3), name


def test_what_is_gained_goes_to_the_seat_that_gets_it() -> None:
    learner = Learner("stone-age", 2, Settings(games=1, steps=4, trace=1.0), seed=1)
    movers = np.array([[0], [1], [1], [0]])
    values, rewards = zeros((4, 1)), zeros((4, 1, 2))
    rewards[2, 0] = [-1, 1]
    ended = np.array([[False], [False], [True], [False]])
    gains, known = learner.gains(movers, values, rewards, ended)
    assert gains[:3, 0].tolist() == [-1, 1, 1]
    assert known[:, 0].tolist() == [True, True, True, False]


def test_illegal_actions_are_never_drawn() -> None:
    learner = Learner("founders", 2, FEW, seed=1)
    samples = learner.play()
    assert samples.masks[np.arange(len(samples.actions)), samples.actions].all()


def test_a_saved_network_plays_on_as_before(tmp_path: Path) -> None:
    play = Play("stone-age", 2, {})
    learner = Learner("stone-age", 2, FEW, seed=1)
    learner.learn()
    learner.net.save(tmp_path / "net.npz", play)
    restored = load_net(tmp_path / "net.npz", play)
    for _ in range(10):
        action = NetPolicy(restored, play)(play)
        assert action == NetPolicy(learner.net, play)(play)
        play.act(action)
    with pytest.raises(epoka.EpokaError, match="not for stone-age 2 3"):
        load_net(tmp_path / "net.npz", Play("stone-age", 3, {}))


def test_the_script_runs_in_its_short_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "net.npz"
    short = ["--minutes", "0.001", "--games", "2", "--against", "random", "--out", str(file)]
    assert learn.main(["stone-age", *short]) == 0
    assert "against random" in capsys.readouterr().out
    assert file.exists()


def test_a_game_that_is_unknown_is_said_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert learn.main(["chess"]) == 2
    assert "there is no game «chess»" in capsys.readouterr().err
