"""Finds the coefficients of a value: least squares on the final difference, then the spread that fits who won."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from epoka.arena.sampling import Taught

KNOTS = (0.0, 0.1, 0.25, 0.5, 0.75, 1.0)
"""Shares of the game still to come at which coefficients stand; closer together towards the end, where much changes."""
STIFFNESS = 20.0
"""How many positions a coefficient has to explain by one standard deviation before it is half believed."""
NARROWEST, WIDEST = 0.05, 500.0
"""Bounds of a spread, in points."""
STEPS = (2.0, 1.5, 1.2, 1.1, 1.05, 1.02)
"""By which factors a spread is moved up and down as long as that helps, one after the other."""


class Fit(NamedTuple):
    knots: list[float]
    coefficients: list[list[float]]
    spread: list[float]


class Positions(NamedTuple):
    """The positions of many games in one piece."""

    features: np.ndarray
    """By position, side, feature."""
    left: np.ndarray
    points: np.ndarray
    """The final points of each position's game, by side."""
    shares: np.ndarray
    """Who won it, by side."""


def gathered(games: list[Taught]) -> Positions:
    counts = [len(game.left) for game in games]
    return Positions(
        np.concatenate([game.features for game in games]),
        np.concatenate([game.left for game in games]),
        np.repeat(np.stack([game.points for game in games]), counts, axis=0),
        np.repeat(np.stack([game.shares for game in games]), counts, axis=0),
    )


def hats(left: np.ndarray, knots: tuple[float, ...] = KNOTS) -> np.ndarray:
    """How much each knot counts at a moment: the two around it, by nearness."""
    grid = np.array(knots)
    at = np.clip(np.searchsorted(grid, left, side="left") - 1, 0, len(grid) - 2)
    part = np.clip((left - grid[at]) / (grid[at + 1] - grid[at]), 0.0, 1.0)
    weights = np.zeros((len(left), len(grid)))
    rows = np.arange(len(left))
    weights[rows, at] = 1.0 - part
    weights[rows, at + 1] = part
    return weights


def to_others(numbers: np.ndarray) -> np.ndarray:
    """Each side's numbers less the mean of the other sides' (axis 1 is the side)."""
    sides = numbers.shape[1]
    centred: np.ndarray = (numbers - numbers.mean(axis=1, keepdims=True)) * (sides / (sides - 1))
    return centred


def fit(positions: Positions, chunk: int = 20_000) -> Fit:
    """Ridge regression of the margin at the end on the features' differences; points in hand count 1 to begin with."""
    count, sides, width = positions.features.shape
    knots = len(KNOTS)
    scale = np.maximum(to_others(positions.features[: 10 * chunk].astype(float)).std(axis=(0, 1)), 1e-6)
    normal = np.zeros((knots * width, knots * width))
    answer = np.zeros(knots * width)
    for first in range(0, count, chunk):
        part = slice(first, first + chunk)
        difference = to_others(positions.features[part].astype(float))
        margin = to_others(positions.points[part].astype(float)) - difference[:, :, 0]
        weights = hats(positions.left[part])
        rows = (weights[:, None, :, None] * (difference / scale)[:, :, None, :]).reshape(-1, knots * width)
        normal += rows.T @ rows
        answer += rows.T @ margin.reshape(-1)
    normal[np.diag_indices_from(normal)] += STIFFNESS * sides
    found = np.linalg.solve(normal, answer).reshape(knots, width) / scale
    found[:, 0] += 1.0
    return Fit(list(KNOTS), found.tolist(), fit_spread(positions, found))


def scores(features: np.ndarray, left: np.ndarray, coefficients: np.ndarray) -> np.ndarray:
    """The score of each side, by position."""
    by_knot: np.ndarray = np.einsum("psf,kf->psk", features, coefficients, optimize=True)
    total: np.ndarray = np.einsum("psk,pk->ps", by_knot, hats(left))
    return total


def chances(score: np.ndarray, spread: np.ndarray) -> np.ndarray:
    scaled = score / spread[:, None]
    parts = np.exp(scaled - scaled.max(axis=1, keepdims=True))
    result: np.ndarray = parts / parts.sum(axis=1, keepdims=True)
    return result


def fit_spread(positions: Positions, coefficients: np.ndarray) -> list[float]:
    """At each knot the spread that makes the winners of the games most likely."""
    score = scores(positions.features, positions.left, coefficients)
    weights = hats(positions.left)
    spread = np.full(len(KNOTS), 20.0)

    def loss() -> float:
        return log_loss(chances(score, weights @ spread), positions.shares)

    least = loss()
    for step in STEPS:
        for knot in range(len(KNOTS)):
            for factor in (step, 1 / step):
                while True:
                    before = spread[knot]
                    spread[knot] = np.clip(before * factor, NARROWEST, WIDEST)
                    tried = loss()
                    if tried >= least - 1e-9:
                        spread[knot] = before
                        break
                    least = tried
    return [float(width) for width in spread]


def log_loss(chance: np.ndarray, shares: np.ndarray) -> float:
    return float(-(shares * np.log(np.maximum(chance, 1e-9))).sum(axis=1).mean())
