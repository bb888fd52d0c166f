"""Positions to learn from: games of bots that err now and then, described at every milestone."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from epoka.bots import make_bot
from epoka.core.dealer import Dealer
from epoka.core.errors import EpokaError
from epoka.core.event import Values
from epoka.core.game import find_game
from epoka.core.ids import CHANCE
from epoka.core.seat import Bot, Seat
from epoka.core.value import final_shares

FINE = 1 << 20
"""Into so many parts the draw of an error is divided."""


class Lesson(NamedTuple):
    """What a game of self-play is made of; the same lesson gives the same positions."""

    game: str
    options: Values
    bots: list[str]
    noise: float
    """How often a bot takes any action instead of its own, so that bad positions are known as well."""
    seed: str


class Taught(NamedTuple):
    """What a game has to teach: its positions and how it ended."""

    features: np.ndarray
    """A row a position, then a row a side, then the features."""
    left: np.ndarray
    """The share of the game still to come, an entry a position."""
    points: np.ndarray
    """The final points, an entry a side."""
    shares: np.ndarray
    """Who won, an entry a side."""


def teach(lesson: Lesson) -> Taught:
    """Play the game of a lesson, and describe it wherever a search would judge it: at every new milestone."""
    game = find_game(lesson.game)
    policy, value = game.policy(), game.features(len(lesson.bots))
    if policy is None or value is None:
        raise EpokaError(f"{lesson.game} declares no policy with milestones and no features, so nothing can be learned")
    state = game.start(len(lesson.bots), **lesson.options)
    dealer = Dealer(lesson.seed)
    bots = [make_bot(name, game, f"{lesson.seed}/{seat}") for seat, name in enumerate(lesson.bots)]
    thinkers = [dealer.child(f"seat {seat}") for seat in range(len(bots))]
    rows: list[list[list[float]]] = []
    left: list[float] = []
    reached = policy.milestone(state)
    while not state.over:
        mover = state.mover
        if mover == CHANCE:
            state.act(dealer.draw(state))
            continue
        milestone = policy.milestone(state)
        if milestone > reached:
            reached = milestone
            rows.append([value.features(state, side) for side in range(state.sides)])
            left.append(value.left(state))
        state.act(erring(bots[mover], Seat(state, mover, thinkers[mover]), lesson.noise))
    shape = (len(rows), state.sides, -1) if rows else (0, state.sides, len(value.names))
    return Taught(
        np.array(rows, dtype=np.float32).reshape(shape),
        np.array(left, dtype=np.float32),
        np.array(state.points(), dtype=np.float32),
        np.array(final_shares(state), dtype=np.float32),
    )


def erring(bot: Bot, seat: Seat, noise: float) -> int:
    """The choice of a bot, or now and then another one worth considering."""
    if noise and seat.dealer.below("error", FINE) < noise * FINE:
        legal = seat.considered()
        return legal[seat.dealer.below("error taken", len(legal))]
    return bot.choose(seat)
