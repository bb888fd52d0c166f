"""A second look at an allotment: what its places are worth together, and what it costs to miss each of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.games.stoneage.bots.allotment import ROLLS, WIDTH, Allotment
from epoka.games.stoneage.bots.prospect import Prospect
from epoka.games.stoneage.bots.rivals import risk
from epoka.games.stoneage.places import BUILDING, CARD, HUNT, NEEDS, PLACES, TOOL_MAKER

PASSES: Final = 2
"""How often an allotment is mended where a second look finds a better one."""
GROUPED: Final = 1.0
"""What workers gain by rolling together with others, less being lost when the total is divided."""


class Weighing:
    """The places of an allotment, mended where that gains, and what is lost without each of them.

    An allotment takes places to be independent; here every change is judged with everything that it touches: prices
    that share goods, chances to have them, meals.
    """

    def __init__(self, plan: Allotment) -> None:
        self.allotment: Final = plan
        self.prospect: Final = Prospect(plan.o)
        self.fixed: Final[vec[i64]] = vec[i64](plan.o.player.placed)
        self.placed: vec[i64] = vec[i64](plan.o.player.placed)
        for place in range(i64(PLACES)):
            self.placed[place] += plan.added[place]
        self.value = self.prospect.value(self.placed)
        self.losses: Final[vec[float]] = vec[float]([0.0] * PLACES)
        for last in range(PASSES):
            if not self.look(last == PASSES - 1):
                break

    def added(self, place: i64) -> i64:
        """Workers that go to a place."""
        return self.placed[place] - self.fixed[place]

    def look(self, last: bool) -> bool:
        """Judge what is lost without each place; True where another use of its workers was better and is taken."""
        better = self.placed
        least = self.value + 0.01
        most = least
        for place in range(i64(PLACES)):
            workers = self.added(place)
            if not workers:
                continue
            best = -1e9
            for other in self.others(place, workers):
                trial = self.moved(place, other, workers)
                value = self.prospect.value(trial)
                if value > best:
                    best = value
                    if value > most:
                        most, better = value, trial
            self.losses[place] = max(0.0, self.value - best) if best > -1e8 else 0.0
        if last or most <= least:
            return False
        self.placed, self.value = better, most
        return True

    def moved(self, place: i64, other: i64, workers: i64) -> vec[i64]:
        """The placement with the workers of one place on another; those for whom there is no room hunt."""
        trial = vec[i64]([self.placed[number] for number in range(PLACES)])
        trial[place] -= workers
        there: i64 = NEEDS[other]
        if other < TOOL_MAKER:
            there = min(workers, self.allotment.room[other] - self.added(other))
        trial[other] += there
        if self.allotment.room[HUNT]:
            trial[HUNT] += workers - there
        return trial

    def others(self, place: i64, workers: i64) -> list[int]:
        """Where else the workers of a place would be of most use: a roll, for many another one, and a place to buy."""
        plan = self.allotment
        first, second, third = -1, -1, -1
        high, low, top = -1e9, -1e9, 0.0
        for other in range(ROLLS):
            free = plan.room[other] - self.added(other)
            if other == place or free <= 0:
                continue
            gain = plan.curve[other * WIDTH + min(workers, free)]
            if self.added(other):
                gain += GROUPED
            if gain > high:
                first, second, high, low = other, first, gain, high
            elif gain > low:
                second, low = other, gain
        for other in range(TOOL_MAKER if self.village_open(place) else CARD, BUILDING + plan.o.s.players):
            if plan.single[other] > top and plan.room[other] and not self.added(other) and NEEDS[other] <= workers:
                third, top = other, plan.single[other]
        found: list[int] = []
        if first >= 0:
            found.append(first)
        if second >= 0 and place < TOOL_MAKER:
            found.append(second)
        if third >= 0:
            found.append(third)
        return found

    def village_open(self, place: i64) -> bool:
        """Whether another place of the village could be had once a rival has taken this one."""
        left = self.allotment.village_left()
        for other in range(TOOL_MAKER, CARD):
            if self.added(other) or other == place:
                left -= 1
        return left > 0

    def threat(self, place: i64) -> float:
        """How likely the place is no longer to be had next turn; whoever takes the last of the village closes it."""
        o = self.allotment.o
        if not (TOOL_MAKER <= place < CARD and self.allotment.village_left() == 1):
            return risk(o.s, o.seat, int(place), int(self.added(place)))
        stays = 1.0
        for other in range(TOOL_MAKER, CARD):
            if self.allotment.room[other]:
                stays *= 1.0 - risk(o.s, o.seat, other, 1)
        return 1.0 - stays

    def urgency(self, place: i64) -> float:
        """What is lost, likely, if the workers for a place come a turn later."""
        o = self.allotment.o
        threat = self.threat(place)
        return self.losses[place] * (o.weights.patience + threat)
