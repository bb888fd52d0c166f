"""How well a value foretells games it has not learned from."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from epoka.arena.fitting import Fit, Positions, chances, hats, log_loss, scores

STAGES = (("early", 0.67, 1.01), ("middle", 0.33, 0.67), ("late", -0.01, 0.33))
"""By the share of the game still to come."""
BANDS = 10


class Stage(NamedTuple):
    name: str
    positions: int
    named: float
    """How often the side with the best chance was the winner; shared wins count by their share."""
    brier: float
    """The mean squared error of a side's chance."""
    base: float
    """The same for whoever gives every side what it wins on average."""


class Band(NamedTuple):
    """One line of the reliability table: sides that were given about the same chance."""

    lowest: float
    sides: int
    foretold: float
    won: float


class Judgement(NamedTuple):
    stages: list[Stage]
    """The whole game first."""
    bands: list[Band]
    loss: float


def judge(positions: Positions, fit: Fit) -> Judgement:
    score = scores(positions.features, positions.left, np.array(fit.coefficients))
    chance = chances(score, hats(positions.left) @ np.array(fit.spread))
    everything = np.ones(len(positions.left), dtype=bool)
    stages = [stage("whole game", chance, positions.shares, everything)]
    for name, lowest, highest in STAGES:
        inside = (positions.left >= lowest) & (positions.left < highest)
        if inside.any():
            stages.append(stage(name, chance, positions.shares, inside))
    return Judgement(stages, bands(chance, positions.shares), log_loss(chance, positions.shares))


def stage(name: str, chance: np.ndarray, shares: np.ndarray, inside: np.ndarray) -> Stage:
    chance, shares = chance[inside], shares[inside]
    best = chance.argmax(axis=1)
    usual = shares.mean(axis=0)
    return Stage(
        name,
        int(inside.sum()),
        float((shares[np.arange(len(best)), best] > 0).mean()),
        float(((chance - shares) ** 2).mean()),
        float(((usual - shares) ** 2).mean()),
    )


def bands(chance: np.ndarray, shares: np.ndarray) -> list[Band]:
    """Foretold and real chances by tenths."""
    flat, real = chance.reshape(-1), shares.reshape(-1)
    place = np.clip((flat * BANDS).astype(int), 0, BANDS - 1)
    found = []
    for number in range(BANDS):
        inside = place == number
        if inside.any():
            found.append(
                Band(number / BANDS, int(inside.sum()), float(flat[inside].mean()), float(real[inside].mean()))
            )
    return found


def written(judgement: Judgement) -> str:
    """The judgement as people read it."""
    lines = [f"{'stage':<12} {'positions':>9} {'winner named':>12} {'Brier':>7} {'base':>7}"]
    for each in judgement.stages:
        lines.append(f"{each.name:<12} {each.positions:>9,} {each.named:>11.1%} {each.brier:>7.4f} {each.base:>7.4f}")
    lines.append("")
    lines.append(f"{'chance':<9} {'sides':>9} {'foretold':>9} {'won':>7} {'bias':>7}")
    for band in judgement.bands:
        name = f"{band.lowest:.0%}–{band.lowest + 1 / BANDS:.0%}"
        bias = band.foretold - band.won
        lines.append(f"{name:<9} {band.sides:>9,} {band.foretold:>8.1%} {band.won:>6.1%} {bias:>+6.1%}")
    return "\n".join(lines)
