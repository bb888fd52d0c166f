"""Random games through the public interface, and the positions met along them.

The loop is the one every bot author writes first. The protocols say what of the interface it needs, so that the
tests can drive it with a game of five lines.
"""

from __future__ import annotations

from random import Random
from typing import Generic, NamedTuple, Protocol, Self, TypeVar


class State(Protocol):
    """The part of `epoka.State` the benchmark drives."""

    @property
    def over(self) -> bool: ...
    @property
    def mover(self) -> int: ...
    def actions(self) -> list[int]: ...
    def act(self, action: int, /) -> None: ...
    def copy(self) -> Self: ...
    def name(self, action: int, /) -> str: ...


S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Dealer(Protocol[S_contra]):
    """Where chance comes from."""

    def draw(self, state: S_contra, /) -> int: ...


class Moment(NamedTuple, Generic[S]):
    """A position of a game, kept apart from it, and the action that was taken there."""

    position: S
    action: int
    by_chance: bool


def play_random(state: S, dealer: Dealer[S], rng: Random, chance: int) -> int:
    """Play to the end with uniformly random choices; return how many decisions the seats were asked for."""
    uniform = rng.random
    decisions = 0
    while not state.over:
        if state.mover == chance:
            state.act(dealer.draw(state))
        else:
            actions = state.actions()
            state.act(actions[int(uniform() * len(actions))])
            decisions += 1
    return decisions


def moments(state: S, dealer: Dealer[S], rng: Random, chance: int, every: int = 1) -> list[Moment[S]]:
    """The same game, keeping a copy of every so many positions on the way, made before anything was asked of them."""
    kept: list[Moment[S]] = []
    done = 0
    while not state.over:
        position = state.copy() if done % every == 0 else None
        by_chance = state.mover == chance
        if by_chance:
            action = dealer.draw(state)
        else:
            actions = state.actions()
            action = actions[int(rng.random() * len(actions))]
        if position is not None:
            kept.append(Moment(position, action, by_chance))
        state.act(action)
        done += 1
    return kept
