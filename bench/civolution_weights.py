"""Learns the numbers of taste by which the levels of Civolution play, `bots/data/weights.json`.

    python bench/civolution_weights.py --games 4500 --seed C --to shaken.jsonl
    python bench/civolution_weights.py --from shaken.jsonl --step 0.12

The first command lets the policy play itself, with each of its numbers multiplied by a random factor at either seat,
and keeps the factors and the final points. The second finds by least squares which way the margin moves with each,
and moves all of them that way: by the step times the slope, less where the slope is hardly more than its error. Both go
out from the numbers in the file; the rounds that made those of this version are listed in docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import random
from math import exp, log
from pathlib import Path
from typing import Any

import numpy as np

import epoka
from epoka.games.civolution.bots import weights as taste
from epoka.games.civolution.bots.policy import CivolutionPolicy

GAME = "civolution"
PLAYERS = 2
SHAKEN = 0.35
"""The standard deviation of the logarithm of a factor."""
LONGEST_STEP = 0.5
"""How far the logarithm of a factor moves at most."""
FILE = Path(taste.__file__).parent / "data" / taste.FACTORS


def shaken_policy(logs: list[float]) -> CivolutionPolicy:
    policy = CivolutionPolicy()
    for name, change in zip(taste.factor_names(), logs, strict=True):
        taste.multiply(policy.weights, name, exp(change))
    return policy


def play(seed: str) -> dict[str, Any]:
    """A game between two shaken policies: what they were shaken by, and the points."""
    chance = random.Random(seed)
    logs = [[round(chance.gauss(0.0, SHAKEN), 4) for _ in taste.factor_names()] for _ in range(PLAYERS)]
    state, dealer = epoka.game(GAME).start(PLAYERS), epoka.Dealer(seed)
    policies = [shaken_policy(each) for each in logs]
    for policy in policies:
        policy.begin(state)
    while not state.over:
        mover = state.mover
        if mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            state.act(policies[mover].decide(state, state.actions()))
    return {"logs": logs, "points": state.points()}


def slopes(games: list[dict[str, Any]]) -> tuple[np.ndarray, np.ndarray]:
    """How the margin moves with the logarithm of each factor, and the standard error of that."""
    apart = np.array([np.subtract(*game["logs"]) for game in games])
    margin = np.array([game["points"][0] - game["points"][1] for game in games], dtype=float)
    rows = np.column_stack([apart, np.ones(len(games))])
    normal = np.linalg.inv(rows.T @ rows)
    found = normal @ rows.T @ margin
    error = np.sqrt((margin - rows @ found).var() * np.diag(normal))
    return found[:-1], error[:-1]


def moved(games: list[dict[str, Any]], step: float) -> dict[str, float]:
    """The factors after a step."""
    factors = dict(taste.learned_factors())
    slope, error = slopes(games)
    for at, name in enumerate(taste.factor_names()):
        trusted = max(0.0, 1.0 - (error[at] / slope[at]) ** 2)
        change = float(np.clip(step * slope[at] * trusted, -LONGEST_STEP, LONGEST_STEP))
        factor = round(exp(log(factors.get(name, 1.0)) + change), 3)
        if factor != 1.0:
            factors[name] = factor
        print(f"{name:<16} {slope[at]:+6.2f} ± {error[at]:.2f}  × {exp(change):.3f}")
    return dict(sorted(factors.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn the numbers of taste of the levels of Civolution.")
    parser.add_argument("--games", type=int, default=4500)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--to", type=Path)
    parser.add_argument("--from", dest="source", type=Path)
    parser.add_argument("--step", type=float, default=0.1)
    asked = parser.parse_args()
    if asked.source is not None:
        games = [json.loads(line) for line in asked.source.read_text(encoding="utf-8").splitlines()]
        factors = moved(games, asked.step)
        FILE.write_text(json.dumps({"game": GAME, "factors": factors}, indent=1) + "\n", encoding="utf-8")
    elif asked.to is not None:
        with asked.to.open("a", encoding="utf-8") as out:
            for number in range(asked.games):
                out.write(json.dumps(play(f"{asked.seed}/{number}")) + "\n")
    else:
        parser.error("--to FILE plays games, --from FILE learns from them")


if __name__ == "__main__":
    main()
