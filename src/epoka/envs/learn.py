"""Learns a game by playing against itself: masked PPO over a batch of games, in NumPy on one core.

    python -m epoka.envs.learn stone-age --minutes 20 --out net.npz

Every seat is played by the same network. Then it reports how often the network wins against `random` and each level.
NumPy suffices for so small a network, and nothing else has to be installed.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

try:
    import numpy as np
except ModuleNotFoundError as missing:
    raise ImportError("epoka.envs.learn needs NumPy: pip install 'epoka[train]'") from missing

from epoka.bots import RANDOM, level_names
from epoka.core.errors import EpokaError
from epoka.envs.baselines import baseline, win_share
from epoka.envs.batch import Batch
from epoka.envs.net import Array, Features, Net, NetPolicy, zeros
from epoka.envs.play import Play


@dataclass(frozen=True)
class Settings:
    """How PPO goes about it; the usual names in comments."""

    games: int = 64
    steps: int = 128
    passes: int = 3  # epochs
    parts: int = 8  # minibatches a pass
    rate: float = 5e-4  # learning rate
    clip: float = 0.2
    spread: float = 0.01  # entropy bonus
    trust: float = 0.5  # weight of the value
    trace: float = 0.95  # lambda; nothing is discounted, games end


@dataclass
class Samples:
    """What was played: a row for each decision."""

    inputs: Array
    masks: Array
    actions: Array
    odds: Array
    gains: Array
    returns: Array


class Learner:
    """Plays a batch of games with a network and moves the network by what came of it."""

    def __init__(self, game: str, players: int, settings: Settings, seed: int, **options: Any) -> None:
        self.settings = settings
        self.batch = Batch(game, players, settings.games, seed, **options)
        self.features = Features(self.batch.layout)
        self.net = Net(self.features.size, self.batch.num_actions, seed=seed)
        self.players = players
        self.decisions = 0
        self._rng = np.random.default_rng(seed)

    def learn(self) -> float:
        """One round of playing and learning; the mean entropy of the policy tells how sure it is."""
        samples = self.play()
        count = len(samples.actions)
        settings = self.settings
        for _ in range(settings.passes):
            order = self._rng.permutation(count)
            for part in np.array_split(order, settings.parts):
                entropy = self.improve(samples, part)
        return entropy

    def play(self) -> Samples:
        """Some steps of every game. Decisions whose outcome is not known yet are left out."""
        shape = (self.settings.steps, self.settings.games)
        batch = self.batch
        inputs, masks = zeros((*shape, self.features.size)), zeros((*shape, batch.num_actions), np.int8)
        actions, movers = zeros(shape, np.int64), zeros(shape, np.int64)
        odds, values = zeros(shape), zeros(shape)
        rewards, ended = zeros((*shape, self.players)), zeros(shape, np.bool_)
        rows = np.arange(shape[1])
        for step in range(shape[0]):
            movers[step], masks[step] = batch.movers, batch.masks
            inputs[step] = self.features(batch.observations, movers[step])
            chances, values[step], _ = self.net.forward(inputs[step], masks[step])
            actions[step] = self.drawn(chances)
            odds[step] = chances[rows, actions[step]]
            rewards[step], ended[step] = batch.step(actions[step])
        gains, known = self.gains(movers, values, rewards, ended)
        self.decisions += actions.size
        return Samples(inputs[known], masks[known], actions[known], odds[known], gains[known], (gains + values)[known])

    def drawn(self, chances: Array) -> Array:
        """An action of every row by its probability."""
        sums = chances.cumsum(axis=1)
        points = self._rng.random(len(chances), dtype=np.float32)[:, None] * sums[:, -1:]
        found: Array = np.minimum((sums <= points).sum(axis=1), chances.shape[1] - 1)
        return found

    def gains(self, movers: Array, values: Array, rewards: Array, ended: Array) -> tuple[Array, Array]:
        """How much better each decision went than the value said (GAE), seat by seat, and for which that is known."""
        steps, games = movers.shape
        gains, known = zeros((steps, games)), zeros((steps, games), np.bool_)
        rows = np.arange(games)
        later, value, reward = (zeros((games, self.players)) for _ in range(3))
        certain = zeros((games, self.players), np.bool_)
        for step in range(steps - 1, -1, -1):
            over = ended[step]
            later[over] = value[over] = reward[over] = 0
            certain[over] = True
            reward += rewards[step]
            seat = movers[step]
            surprise = reward[rows, seat] + value[rows, seat] - values[step]
            gains[step] = surprise + self.settings.trace * later[rows, seat]
            known[step] = certain[rows, seat]
            later[rows, seat], value[rows, seat] = np.where(known[step], gains[step], 0), values[step]
            reward[rows, seat] = 0
            certain[rows, seat] = True
        return gains, known

    def improve(self, samples: Samples, part: Array) -> float:
        """Move the network along the clipped objective of PPO for some of the samples; gives the mean entropy."""
        settings = self.settings
        inputs, actions = samples.inputs[part], samples.actions[part]
        gains = samples.gains[part]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        odds, values, hidden = self.net.forward(inputs, samples.masks[part])
        rows = np.arange(len(part))
        ratio = odds[rows, actions] / samples.odds[part]
        free = np.where(gains > 0, ratio < 1 + settings.clip, ratio > 1 - settings.clip)
        push = (gains * ratio * free).astype(np.float32)
        to_logits = odds * push[:, None]
        to_logits[rows, actions] -= push
        logs = np.log(np.maximum(odds, 1e-12))
        entropy = -(odds * logs).sum(axis=1)
        to_logits += settings.spread * odds * (logs + entropy[:, None])
        to_value = settings.trust * (values - samples.returns[part])
        gradients = self.net.backward(inputs, hidden, to_logits / len(part), to_value / len(part))
        self.net.move(gradients, settings.rate)
        return float(entropy.mean())


def report(net: Net, play: Play, games: int, names: list[str]) -> None:
    """Print how often the network wins against each of these."""
    even = 1 / play.players
    for name in names:
        share, half = win_share(play, NetPolicy(net, play), baseline(name, play), games)
        line = f"against {name:<10} {share:6.1%} ± {half:.1%} of {games} games (even: {even:.0%})"
        print(line, flush=True)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m epoka.envs.learn", description=__doc__.partition("\n")[0])
    parser.add_argument("game", help="the name of a game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to learn (default: %(default)s)")
    parser.add_argument("--returns", default="rank", help="what is learned: rank, win or margin")
    parser.add_argument("--games", type=int, default=100, help="games against each opponent in the report")
    parser.add_argument("--against", default="", help="opponents in the report (default: random and the levels)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to save the network")
    asked = parser.parse_args(arguments)
    try:
        play = Play(asked.game, asked.players, {})
        learner = Learner(asked.game, asked.players, Settings(), asked.seed, returns=asked.returns)
    except EpokaError as error:
        print(error, file=sys.stderr)
        return 2
    start = said = time.monotonic()
    rounds = 0
    while time.monotonic() - start < 60 * asked.minutes:
        entropy = learner.learn()
        rounds += 1
        if time.monotonic() - said > 60:
            said = time.monotonic()
            share, half = win_share(play, NetPolicy(learner.net, play), baseline(RANDOM, play), 40, seed=rounds)
            done = f"{(said - start) / 60:.0f} min, {learner.decisions:,} decisions"
            print(f"{done}, entropy {entropy:.2f}, against random {share:.0%} ± {half:.0%}", flush=True)
    if asked.out is not None:
        learner.net.save(asked.out, play)
    print(f"{learner.decisions:,} decisions in {rounds} rounds")
    names = asked.against.split(",") if asked.against else [RANDOM, *level_names(play.game)]
    report(learner.net, play, asked.games, names)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
