"""A plan for the workers of a round that is made once and followed while the rivals leave its places free."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.stoneage.bots.allotment import Allotment
from epoka.games.stoneage.bots.plan import Plan
from epoka.games.stoneage.bots.rivals import risk
from epoka.games.stoneage.bots.values import Outlook
from epoka.games.stoneage.bots.weighing import Weighing
from epoka.games.stoneage.notation import FIRST_PLACEMENT
from epoka.games.stoneage.places import PLACES, TOOL_MAKER
from epoka.games.stoneage.state import StoneAge

CHANGES: Final = 1
"""How often an allotment is improved by its best change."""


class KeptPlan:
    """Where a seat wants its workers this round, and what it loses without each of the places.

    An allotment is where the plan begins, unless it leaves workers at home: the best change of it is all that a plan
    needs. Losses that the second look at the allotment has found already are not worked out again.
    """

    def __init__(self, o: Outlook, legal: list[int]) -> None:
        weighing = Weighing(Allotment(o, legal))
        start = [int(weighing.placed[place]) for place in range(PLACES)]
        if sum(start) == sum(o.player.placed) + o.player.home:
            plan = Plan(o, start, CHANGES)
        else:
            plan = Plan(o)
        self.round: Final[i64] = o.s.round
        self.placed: Final[list[int]] = [int(plan.placed[place]) for place in range(PLACES)]
        self.losses: Final[list[float]] = []
        for place in range(PLACES):
            workers = plan.added(place)
            if not workers:
                self.losses.append(0.0)
            elif workers == weighing.added(place):
                self.losses.append(weighing.losses[place])
            else:
                self.losses.append(plan.loss_without(place))

    def holds(self, s: StoneAge, seat: int) -> bool:
        """Whether all that is still to be placed can be placed as planned."""
        if self.round != s.round:
            return False
        player = s.seats[seat]
        for place in s.places:
            number = int(place.number)
            workers = self.placed[number] - player.placed[number]
            if workers < 0:
                return False
            if workers and (not place.takes(s, seat, player.home) or place.room(s, seat) < workers):
                return False
        return True

    def next_placement(self, o: Outlook, legal: list[int]) -> int:
        """Of the places still to be taken the one that rivals would make us miss most.

        Workers for whom the plan found no room go anywhere.
        """
        best: i64 = -1
        most = -1.0
        for place in range(PLACES):
            workers = self.placed[place] - o.player.placed[place]
            if workers:
                urgency = self.losses[place] * (o.weights.patience + risk(o.s, o.seat, place, workers))
                if urgency > most:
                    best, most = place, urgency
        if best < 0:
            return legal[0]
        workers = self.placed[best] - o.player.placed[best]
        return FIRST_PLACEMENT[best] + (workers - 1 if best < TOOL_MAKER else 0)
