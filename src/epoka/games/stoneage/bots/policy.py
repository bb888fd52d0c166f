"""How Stone Age is played well and quickly: what search, levels and hints ask.

`kept_plan` says where workers go, `allotment` what all other placements would be worth, `choices` what everything else
is; they judge by `values`, as `greedy` does, with weights of their own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.policy import Policy
from epoka.core.state import State
from epoka.games.stoneage.acting import ResolvePlaces
from epoka.games.stoneage.bots.allotment import Allotment
from epoka.games.stoneage.bots.choices import worths
from epoka.games.stoneage.bots.greedy import DECISIONS, Greedy
from epoka.games.stoneage.bots.kept_plan import KeptPlan
from epoka.games.stoneage.bots.values import Outlook
from epoka.games.stoneage.bots.weighing import Weighing
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
        self.plans: list[KeptPlan | None] = []
        """What each seat has planned in this line."""

    def begin(self, state: State) -> None:
        self.plans = [None] * state.players

    def outlook(self, s: StoneAge) -> Outlook:
        return Outlook(s, s.mover, self.weights, True, True)

    def decide(self, state: State, legal: list[int]) -> int:
        assert isinstance(state, StoneAge)
        step = state.agenda[-1]
        o = self.outlook(state)
        if isinstance(step, PlaceWorkers):
            return self.place(o, legal)
        if isinstance(step, ResolvePlaces):
            return self.habits.resolve(o)
        return best_of(legal, worths(o, step, legal))

    def place(self, o: Outlook, legal: list[int]) -> int:
        """The next placement of the seat's plan for this round; a new plan where rivals have spoiled the old one."""
        plan = self.plans[o.seat] if self.plans else None
        if plan is None or not plan.holds(o.s, o.seat):
            plan = KeptPlan(o, legal)
            if self.plans:
                self.plans[o.seat] = plan
        return plan.next_placement(o, legal)

    def rank(self, state: State, legal: list[int]) -> list[float]:
        assert isinstance(state, StoneAge)
        step = state.agenda[-1]
        o = self.outlook(state)
        if isinstance(step, PlaceWorkers):
            return placement_worths(Weighing(Allotment(o, legal)), legal, self.place(o, legal))
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

    def thorough(self) -> Policy:
        return ThoroughPolicy()


class ThoroughPolicy(StoneAgePolicy):
    """Decides as `greedy` does: plans anew for every placement. That takes twice the time of a kept plan."""

    def decide(self, state: State, legal: list[int]) -> int:
        assert isinstance(state, StoneAge)
        step = state.agenda[-1]
        return DECISIONS[type(step)](self.habits, self.outlook(state), step, legal)


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


def planned_action(plan: Weighing, place: i64) -> int:
    """The action that puts the workers of the plan on a place."""
    return FIRST_PLACEMENT[place] + (max(1, int(plan.added(place))) - 1 if place < TOOL_MAKER else 0)


def placement_worths(plan: Weighing, legal: list[int], first: int) -> list[float]:
    """What the round is worth with each placement.

    `first` is the policy's own, and best; then come those of the plan by urgency, the others by what they spoil.
    """
    allotment = plan.allotment
    total = allotment.total
    highest = 0.0
    for place in range(PLACES):
        if plan.added(place):
            highest = max(highest, plan.urgency(place))
    values: list[float] = []
    for action in legal:
        place = PLACEMENT_PLACE[action]
        if action == first:
            values.append(0.01)
        elif plan.added(place) and planned_action(plan, place) == action:
            values.append(plan.urgency(place) - highest)
        else:
            spoiled = total - allotment.solve(place, PLACEMENT_WORKERS[action])
            values.append(-highest - max(0.0, spoiled))
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
