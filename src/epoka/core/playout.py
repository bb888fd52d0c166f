"""Random play to the end, as fast as the rules go: the inner loop of simulation and search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from epoka.core.ids import CHANCE

if TYPE_CHECKING:
    from epoka.core.dealer import Dealer
    from epoka.core.state import State


def playout(state: State, dealer: Dealer) -> int:
    """Play uniformly random decisions until the game is over; returns how many that took. See `Step.considered`."""
    decisions: i64 = 0
    policy = dealer.stream("policy")
    while not state.over:
        step = state.agenda[-1]
        if step.seat == CHANCE:
            state.take(step.draw(state, dealer))
            continue
        if policy is None:
            considered = step.considered(state, state.legal())
            state.take(considered[dealer.below("policy", len(considered))])
        else:
            state.take(step.random_choice(state, policy))
        decisions += 1
    return int(decisions)
