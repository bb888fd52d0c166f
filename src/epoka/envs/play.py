"""A game as environments see it: chance is dealt by a seed, seats observe arrays, limits end what would not end."""

from __future__ import annotations

from operator import index
from typing import Any, Final

import numpy as np

from epoka.core.dealer import Dealer
from epoka.core.errors import EpokaError
from epoka.core.game import Game, find_game
from epoka.core.ids import CHANCE
from epoka.envs.returns import returns_called

LIMIT: Final = 5_000
"""So many decisions end a game that is not over yet; no game between players who want to win comes near to it."""
NEVER: Final = 1 << 60

ILLEGAL: Final = -1.0
"""The reward of who takes an illegal action, where that ends the game."""


def rounds_at_most(game: Game, rounds: int | None) -> int | None:
    """The limit of rounds that is meant: None stands for the one that the game declares, 0 for none."""
    if rounds is not None and rounds < 0:
        raise EpokaError(f"a limit of {rounds} rounds leaves no game; give one from 1 on, 0 for none")
    return game.round_limit if rounds is None else rounds or None


def number_of(action: Any) -> int:
    """An action as libraries hand it over: Python's whole number, NumPy's, or an array that holds nothing but one."""
    try:
        return index(action)
    except TypeError as error:
        raise EpokaError(f"an action is one whole number, a place with a 1 in the mask, not {action!r}") from error


class Play:
    """One seeded game. What is decided comes from outside, what chance decides from a dealer."""

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Any],
        returns: str = "rank",
        limit: int | None = LIMIT,
        rounds: int | None = None,
    ) -> None:
        if limit is not None and limit < 1:
            raise EpokaError(f"a limit of {limit} decisions leaves no game; leave it out or give one from 1 on")
        self.game = find_game(game)
        self.players = players
        self.options = self.game.begin(players, options).options
        self.layout = self.game.layout(players, **self.options)
        self.returns = returns_called(returns)
        self.limit = limit
        self.rounds = rounds_at_most(self.game, rounds)
        self._most_decisions = NEVER if limit is None else limit
        self._most_rounds = NEVER if self.rounds is None else self.rounds
        self._num_actions = self.game.num_actions
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Start a new game in which chance follows from the seed."""
        self.state = self.game.begin(self.players, self.options)
        self.dealer = Dealer(seed)
        self.decisions = 0
        self.ended = False
        self.cut_off = False
        """Whether a limit has ended the game before its rules did."""
        self._go_on()

    def act(self, action: Any) -> None:
        """Let the mover decide; an illegal action raises `Illegal` and changes nothing, and so does what is none."""
        self.state.act(number_of(action))
        self.decisions += 1
        self._go_on()

    def _go_on(self) -> None:
        """Deal what is left to chance, and see whether the game has ended."""
        state, dealer = self.state, self.dealer
        while state.mover == CHANCE:
            state.take(dealer.draw(state))
        if state.over:
            self.ended = True
        elif self.decisions >= self._most_decisions or state.rounds() > self._most_rounds:
            self.ended = self.cut_off = True

    def observation(self, seat: int) -> np.ndarray[Any, Any]:
        """All that a seat knows, as `layout` declares it."""
        seen: np.ndarray[Any, Any] = np.frombuffer(self.state.observation(seat), np.int32)
        return seen

    def mask(self, seat: int) -> np.ndarray[Any, Any]:
        """1 for every action that is legal for a seat now, 0 for the others; all 0 for who is not asked."""
        mask = bytearray(self._num_actions)
        if seat == self.state.mover and not self.ended:
            for action in self.state.legal():
                mask[action] = 1
        found: np.ndarray[Any, Any] = np.frombuffer(mask, np.int8)
        return found

    def final(self) -> list[float]:
        """What the game is worth to each seat as it stands."""
        return self.returns(self.state)[: self.players]


def pieces(play: Play, observation: np.ndarray[Any, Any]) -> dict[str, np.ndarray[Any, Any]]:
    """The parts of an observation by their names, as arrays that share its memory."""
    width = observation.itemsize
    return {
        piece.name: np.lib.stride_tricks.as_strided(
            observation[piece.start :],
            shape=tuple(piece.shape),
            strides=tuple(stride * width for stride in piece.strides),
            writeable=False,
        )
        for piece in play.layout.pieces
    }
