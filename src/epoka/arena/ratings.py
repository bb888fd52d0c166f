"""Ratings of bots by the model of Plackett and Luce, with intervals.

In that model a bot takes the first place with a probability that is its part of the strengths of all, the second place
likewise among the rest, and so on. Every finishing order is broken into its pairs, equal places by halves, and choix
finds the strengths that fit the pairs best. For two players that is the greatest likelihood; for more it is an estimate
that comes to the same strengths the more games there are. For the intervals games are drawn again, not pairs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib.util import find_spec
from math import log
from typing import Any, Final, NamedTuple

from epoka.arena.results import Played
from epoka.arena.standings import ahead

AVERAGE: Final = 1500
SCALE: Final = 400 / log(10)
"""As in chess: 200 points more mean three wins of four."""
PRIOR: Final = 0.5
"""So many wins of each over each other one are taken for granted: whoever never lost has a rating all the same."""
LEAST_PRIOR: Final = 0.01
SAMPLES: Final = 500
OUTSIDE: Final = (2.5, 97.5)
"""Per cent of the samples below the interval and up to its end."""
ROUNDS: Final = 1000
TOLERANCE: Final = 1e-6


class Rating(NamedTuple):
    """A rating with its 95 % interval."""

    value: float
    low: float
    high: float


def can_rate() -> bool:
    """Whether the library is there that finds the strengths; the extra `arena` brings it."""
    return find_spec("choix") is not None


def ratings(names: list[str], games: list[Played]) -> dict[str, Rating]:
    """The rating of every side; the same games give the same ratings and intervals."""
    import numpy as np

    orders = Counter((tuple(game.bots), tuple(game.ranking)) for game in games)
    outcomes = np.array([pairs_won(names, bots, ranking) for bots, ranking in orders])
    counts = np.array(list(orders.values()))
    size = len(names)
    value = strengths((counts @ outcomes).reshape(size, size) + PRIOR)
    dice = np.random.default_rng(1)
    sampled = dice.multinomial(len(games), counts / len(games), size=SAMPLES) @ outcomes
    # Where one bot wins always, so it does in every sample: only what was taken for granted tells how sure that is.
    granted = np.maximum(dice.gamma(PRIOR, size=sampled.shape), LEAST_PRIOR)
    samples = np.array([strengths(wins.reshape(size, size)) for wins in sampled + granted])
    low, high = np.percentile(samples, OUTSIDE, axis=0)
    return {
        name: Rating(*[AVERAGE + SCALE * float(each[place]) for each in (value, low, high)])
        for place, name in enumerate(names)
    }


def pairs_won(names: list[str], bots: Sequence[str], ranking: Sequence[int]) -> list[float]:
    """How often each side finished ahead of each other in one game, row by row."""
    won = [0.0] * len(names) ** 2
    for bot, place in zip(bots, ranking, strict=True):
        for other, others_place in zip(bots, ranking, strict=True):
            if other != bot:
                won[names.index(bot) * len(names) + names.index(other)] += ahead(place, others_place)
    return won


def strengths(wins: Any) -> Any:
    """The logarithms of the strengths that fit wins of each over each best; their average is 0."""
    import choix
    import numpy as np

    wins = wins.copy()
    np.fill_diagonal(wins, 0)
    return choix.ilsr_pairwise_dense(wins, max_iter=ROUNDS, tol=TOLERANCE)
