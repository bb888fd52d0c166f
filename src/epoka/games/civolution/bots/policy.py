"""How Civolution is played without a seat: the rollouts of a search, its candidates, and what levels choose from."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from epoka.core.policy import Policy
from epoka.core.state import State
from epoka.core.step import Step
from epoka.games.civolution.bots.candidates import worth_a_search
from epoka.games.civolution.bots.demand import find_wishes
from epoka.games.civolution.bots.kept_worth import KeptWorth, moment_of
from epoka.games.civolution.bots.ranks import is_attribute, ranks_at
from epoka.games.civolution.bots.turn_decisions import NO_PAIR, payments_of_turn
from epoka.games.civolution.bots.weights import Weights
from epoka.games.civolution.components.board import RESET_SPACES
from epoka.games.civolution.components.pieces import ACTION_PHASE
from epoka.games.civolution.components.solo_cards import SOLO_CARDS
from epoka.games.civolution.notation import ACTIVATE, DEAL_VICI, RESET, USE_DIE
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.turns.payment import SOURCES
from epoka.games.civolution.turns.turn import PayDice, Turn

CYCLES: Final = 2
"""Turns of everybody that a search looks ahead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CivolutionPolicy(Policy):
    """Prices what can be done when a seat's turn begins, and plays the turn by these prices."""

    def __init__(self) -> None:
        self.weights = Weights()
        self.kept: list[KeptWorth | None] = []
        """The prices of each seat as they were at the beginning of its turn."""
        self.module = -1
        """What was activated last, and the pair of sources that is to pay for it."""
        self.pair = NO_PAIR

    def begin(self, state: State) -> None:
        self.kept = [None] * state.sides
        self.pair = NO_PAIR

    def decide(self, state: State, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        assert isinstance(state, Civolution)
        step = state.agenda[-1]
        if isinstance(step, PayDice) and self.pair != NO_PAIR and step.module == self.module:
            source = USE_DIE + (self.pair // SOURCES if step.first < 0 else self.pair % SOURCES)
            if source in legal:
                return source
        worth = self.worth(state, step)
        if isinstance(step, Turn) and not is_attribute(legal[-1]):
            payments = payments_of_turn(worth, legal)
            action = payments.best(worth, legal)
            self.module = action - ACTIVATE
            self.pair = payments.pairs[self.module] if action < RESET else NO_PAIR
            return action
        ranks = ranks_at(worth, step, legal)
        best: i64 = 0
        for place in range(1, len(ranks)):
            if ranks[place] > ranks[best]:
                best = place
        return legal[best]

    def worth(self, state: Civolution, step: Step[Any]) -> KeptWorth:
        """The prices of the seat that moves: anew at its turn and in another part of the era, else as they were."""
        seat = state.mover
        if len(self.kept) != state.sides:
            self.begin(state)
        kept = self.kept[seat]
        if kept is None or kept.s is not state or isinstance(step, Turn) or kept.moment != moment_of(state):
            kept = self.fresh(state)
            self.kept[seat] = kept
        return kept

    def fresh(self, state: Civolution) -> KeptWorth:
        worth = KeptWorth(state, state.mover, self.weights)
        find_wishes(worth)
        return worth

    def rank(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, Civolution)
        return ranks_at(self.fresh(state), state.agenda[-1], legal)

    def candidates(self, state: State, legal: list[int]) -> list[int]:
        if len(legal) == 1:
            return legal.copy()
        assert isinstance(state, Civolution)
        return worth_a_search(self.fresh(state), state.agenda[-1], legal)

    def milestone(self, state: State) -> int:
        """Full cycles of turns, counted from the past that the line knows: compare states of one line only.

        Resets move the indicator, whether somebody was asked or had no choice; activations are in the history. Alone,
        V.I.C.I. shows one card in each of her turns.
        """
        assert isinstance(state, Civolution)
        turns: i64 = 0
        if state.solo:
            for action in state.history:
                if DEAL_VICI <= action < DEAL_VICI + SOLO_CARDS:
                    turns += 1
            return int(turns)
        for action in state.history:
            if action < RESET:
                turns += 1
        spaces: i64 = RESET_SPACES[state.players]
        resets: i64 = (state.era - 1) * spaces if state.era else 0
        if state.phase >= ACTION_PHASE:
            resets += state.indicator
        return int((turns + resets) // state.players)

    def horizon(self, state: State) -> int:
        return CYCLES
