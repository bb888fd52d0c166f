"""How Stone Age is played well and quickly: what search, levels and hints ask.

`allotment` says where workers should go, `choices` what everything else is worth; both judge by `values`, as `greedy`
does, with weights of their own. A decision takes some microseconds and depends on the position alone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.policy import Policy
from epoka.core.state import State
from epoka.games.stoneage.acting import ResolvePlaces
from epoka.games.stoneage.bots.allotment import Allotment
from epoka.games.stoneage.bots.choices import worths
from epoka.games.stoneage.bots.greedy import Greedy
from epoka.games.stoneage.bots.values import Outlook
from epoka.games.stoneage.bots.weights import Weights
from epoka.games.stoneage.buildings import BuyFixed, PayBuilding
from epoka.games.stoneage.cards import PayCard, TakeDeferredDie, TakeDie
from epoka.games.stoneage.feeding import PayFood
from epoka.games.stoneage.notation import (
    FEED,
    FIRST_PLACEMENT,
    PLACEMENT_PLACE,
    PLACEMENT_WORKERS,
    REDEEM,
    RESOLVE,
    RETURN,
    STARVE,
)
from epoka.games.stoneage.places import CARD, HUNT, PLACES, TOOL_MAKER
from epoka.games.stoneage.placing import PlaceWorkers
from epoka.games.stoneage.state import StoneAge

SEARCHED: Final = 10
"""How many placements are worth a search."""
COUNTS: Final = 2
"""How many numbers of workers on the same place are worth a search."""
AT_STAKE: Final = 12.0
"""Points by which an action may seem worse than the best one and still be worth a search."""


class StoneAgePolicy(Policy):
    """Plays every seat by what it takes things to be worth."""

    def __init__(self) -> None:
        self.weights: Final = Weights()
        self.habits: Final = Greedy()
        """Who knows the order of places."""

    def outlook(self, s: StoneAge) -> Outlook:
        return Outlook(s, s.mover, self.weights, True, True)

    def decide(self, state: State, legal: list[int]) -> int:
        assert isinstance(state, StoneAge)
        step = state.agenda[-1]
        o = self.outlook(state)
        if isinstance(step, PlaceWorkers):
            return placement(Allotment(o, legal))
        if isinstance(step, ResolvePlaces):
            return self.habits.resolve(o)
        return best_of(legal, worths(o, step, legal))

    def rank(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, StoneAge)
        step = state.agenda[-1]
        o = self.outlook(state)
        if isinstance(step, PlaceWorkers):
            return placement_worths(Allotment(o, legal), legal)
        if isinstance(step, ResolvePlaces):
            return resolving_worths(o, legal, self.habits.resolve(o))
        return worths(o, step, legal)

    def candidates(self, state: State, legal: list[int]) -> list[int]:
        """Placements, purchases and what they are paid with, dice for all, feeding or hunger; nothing else."""
        assert isinstance(state, StoneAge)
        step = state.agenda[-1]
        if not isinstance(step, (PlaceWorkers, PayCard, BuyFixed, PayBuilding, TakeDie, TakeDeferredDie, PayFood)):
            return [self.decide(state, legal)]
        ranks = self.rank(state, legal)
        ranked = best_first(legal, ranks)
        least = max(ranks) - AT_STAKE
        chosen: list[int] = []
        counts = [0] * PLACES
        for at in ranked:
            action = legal[at]
            if chosen and ranks[at] < least:
                break
            if isinstance(step, PlaceWorkers):
                place = PLACEMENT_PLACE[action]
                counts[place] += 1
                if counts[place] > COUNTS:
                    continue
            elif isinstance(step, PayFood) and chosen and FEED <= action < STARVE and FEED <= chosen[0] < STARVE:
                continue  # what is fed first matters little
            chosen.append(action)
            if len(chosen) == SEARCHED:
                break
        return chosen

    def milestone(self, state: State) -> int:
        assert isinstance(state, StoneAge)
        return int(state.round)

    def horizon(self, state: State) -> int:
        return 1 if state.players == 2 else 2


def best_of(legal: list[int], values: list[float]) -> int:
    """The action of the highest worth, the first of equals."""
    best: i64 = 0
    most = values[0]
    at: i64 = 0
    for value in values:
        if value > most + 1e-9:
            best, most = at, value
        at += 1
    return legal[best]


def best_first(legal: list[int], values: list[float]) -> list[int]:
    """The places in the list of legal actions, by falling worth."""
    order: list[int] = []
    for at in range(len(legal)):
        order.append(at)
        place = len(order) - 1
        while place and values[order[place - 1]] < values[at]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = at
    return order


def placement(plan: Allotment) -> int:
    """Of the places of the plan the one that rivals would make us miss most."""
    best: i64 = -1
    most = -1.0
    for place in range(PLACES):
        if plan.added[place]:
            urgency = plan.urgency(place)
            if urgency > most:
                best, most = place, urgency
    if best < 0:
        best = plan.anywhere()
    return planned_action(plan, best)


def planned_action(plan: Allotment, place: i64) -> int:
    """The action that puts the workers of the plan on a place."""
    more = max(1, int(plan.added[place])) - 1 if place < TOOL_MAKER else 0
    return FIRST_PLACEMENT[place] + more


def placement_worths(plan: Allotment, legal: list[int]) -> list[float]:
    """What the round is worth with each placement: those of the plan by urgency, the others by what they spoil."""
    total = plan.total
    first = placement(plan)
    planned: list[int] = []
    urgencies: list[float] = []
    for action in legal:
        place = PLACEMENT_PLACE[action]
        here = plan.added[place] > 0 and planned_action(plan, place) == action
        planned.append(1 if here else 0)
        urgencies.append(plan.urgency(place) if here else 0.0)
    highest = max(urgencies)
    values: list[float] = []
    for at in range(len(legal)):
        action = legal[at]
        if planned[at]:
            values.append(total + urgencies[at] - highest)
        else:
            place = PLACEMENT_PLACE[action]
            values.append(min(plan.solve(place, PLACEMENT_WORKERS[action]), total) - highest)
        if action == first:
            values[at] = total + 0.01
    return values


def resolving_worths(o: Outlook, legal: list[int], first: int) -> list[float]:
    """The usual order is best; a purchase before its price is there, or workers sent home, is a waste."""
    player = o.player
    rolling = False
    for place in range(HUNT, TOOL_MAKER):
        rolling = rolling or player.placed[place] > 0
    values: list[float] = []
    for action in legal:
        if action == first:
            values.append(0.0)
        elif action >= REDEEM:
            values.append(-4.0)
        elif action >= RETURN:
            values.append(-12.0)
        elif action - RESOLVE >= CARD and rolling:
            values.append(-6.0)
        else:
            values.append(-1.0)
    return values
