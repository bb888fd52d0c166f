"""Luck apart from decisions: what chance brought, against what it brings on average."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from epoka.coach.foretelling import shares_of
from epoka.core.dealer import Dealer
from epoka.core.state import State

MOST_OUTCOMES: Final = 40
"""Up to so many outcomes are all looked at; of more, as many are drawn."""


FEW_LINES: Final = 6
"""Lines for each outcome, in games whose value is only asked at milestones."""


@dataclass(frozen=True)
class Stroke:
    """What a roll or a draw has changed: the chance of each side after it, less what was to be expected."""

    turn: int
    """The actions before it."""
    action: str
    luck: list[float]


def stroke(state: State, turn: int, action: int, seed: str) -> Stroke:
    """How lucky the outcome was that chance brought at this state, for every side."""
    expected = [0.0] * state.sides
    for outcome, weight in possible(state, seed):
        after = state.copy()
        after.take(outcome)
        for side, share in enumerate(shares_of(after, lines=FEW_LINES)):
            expected[side] += weight * share
    after = state.copy()
    after.take(action)
    come = shares_of(after)
    return Stroke(turn, state.name(action), [come[side] - expected[side] for side in range(state.sides)])


def possible(state: State, seed: str) -> list[tuple[int, float]]:
    """The outcomes of chance with their weights: all of them, or a sample where there are many."""
    outcomes = state.chance()
    if len(outcomes) <= MOST_OUTCOMES:
        return outcomes
    dealer = Dealer(seed)
    return [(dealer.draw(state), 1 / MOST_OUTCOMES) for _ in range(MOST_OUTCOMES)]
