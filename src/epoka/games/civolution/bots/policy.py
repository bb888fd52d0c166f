"""How Civolution is played without a seat: the rollouts of a search, its candidates, and what levels choose from."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from epoka.core.policy import Policy
from epoka.core.state import State
from epoka.core.step import Step
from epoka.games.civolution.bots.candidates import worth_a_search
from epoka.games.civolution.bots.kept_worth import KeptWorth
from epoka.games.civolution.bots.ranks import is_attribute, ranks_at
from epoka.games.civolution.bots.turn_decisions import NO_PAIR, Payments
from epoka.games.civolution.bots.weights import learned_weights
from epoka.games.civolution.components.board import RESET_SPACES
from epoka.games.civolution.components.pieces import ACTION_PHASE, MODULES
from epoka.games.civolution.components.solo_cards import SOLO_CARDS
from epoka.games.civolution.notation import ACTIVATE, DEAL_VICI, RESET, USE_DIE
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.turns.payment import SOURCES, pairs
from epoka.games.civolution.turns.turn import PayDice, Turn

CYCLES: Final = 2
"""Turns of everybody that a search looks ahead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CivolutionPolicy(Policy):
    """Prices what can be done when a seat's turn begins, and plays the turn by these prices."""

    def __init__(self) -> None:
        self.weights = learned_weights()
        self.kept: list[KeptWorth | None] = []
        """The prices of each seat as they were at the beginning of its turn."""
        self.module = -1
        """What was activated last, and the pair of sources that is to pay for it."""
        self.pair = NO_PAIR
        self.counted: State | None = None
        """The line in which turns were counted, up to which action, and how many there were."""
        self.counted_to = 0
        self.turns: i64 = 0

    def begin(self, state: State) -> None:
        self.kept = [None] * state.sides
        self.pair = NO_PAIR
        self.counted = None

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
            return self.turn(worth, legal)
        ranks = ranks_at(worth, step, legal)
        best: i64 = 0
        for place in range(1, len(ranks)):
            if ranks[place] > ranks[best]:
                best = place
        return legal[best]

    def turn(self, worth: KeptWorth, legal: list[int]) -> int:
        """The module with the best balance, by values of earlier turns until it is one that was looked at in this one.

        Before a Reset all are looked at.
        """
        values = [0.0] * len(MODULES)
        modules: list[int] = []
        for action in legal:
            if action < RESET:
                module = action - ACTIVATE
                modules.append(module)
                known = worth.known[module]
                values[module] = known if known >= 0.0 else worth.look_at(module)
        payments = Payments(worth, values, modules, pairs(worth.me))
        while True:
            action = payments.best(worth, legal)
            best = action - ACTIVATE
            looked = False
            for module in modules:
                if worth.stale[module] and (module == best or action == RESET):
                    values[module] = worth.look_at(module)
                    looked = True
            if not looked:
                self.module = best
                self.pair = payments.pairs[best] if action < RESET else NO_PAIR
                return action

    def worth(self, state: Civolution, step: Step[Any]) -> KeptWorth:
        """The prices of the seat that moves: made anew in every era, mended when a turn begins or cards come and go."""
        seat = state.mover
        if len(self.kept) != state.sides:
            self.begin(state)
        kept = self.kept[seat]
        begins = isinstance(step, Turn)
        if kept is None or not kept.serves(state) or ((begins or not kept.holds()) and kept.phase != state.phase):
            kept = self.fresh(state)
            self.kept[seat] = kept
        elif begins or not kept.holds():
            kept.mend()
        return kept

    def fresh(self, state: Civolution) -> KeptWorth:
        return KeptWorth(state, state.mover, self.weights)

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
        if self.counted is not state or self.counted_to > state.turn:
            self.counted = state
            self.counted_to = 0
            self.turns = 0
        for action in state.history_since(self.counted_to):
            if DEAL_VICI <= action < DEAL_VICI + SOLO_CARDS if state.solo else action < RESET:
                self.turns += 1
        self.counted_to = state.turn
        turns = self.turns
        if state.solo:
            return int(turns)
        spaces: i64 = RESET_SPACES[state.players]
        resets: i64 = (state.era - 1) * spaces if state.era else 0
        if state.phase >= ACTION_PHASE:
            resets += state.indicator
        return int((turns + resets) // state.players)

    def horizon(self, state: State) -> int:
        return CYCLES
