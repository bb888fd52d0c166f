"""Where a seat would like to have all its workers this round, were it alone at the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.games.stoneage.bots.prospect import Prospect
from epoka.games.stoneage.bots.values import Outlook
from epoka.games.stoneage.components import BUILDINGS, DIVISORS, FIXED
from epoka.games.stoneage.places import BUILDING, FOREST, HUNT, NEEDS, PLACES, TOOL_MAKER

ROUNDS_OF_IMPROVING: Final = 12
NEEDED: Final[vec[i64]] = vec[i64](NEEDS)
NOWHERE: Final = -1e9
"""The worth of what cannot be placed."""


class Plan:
    """An assignment of the workers in hand to places, improved step by step as long as a step gains.

    `fixed` is what stands on the board already, `placed` the same with the planned workers; `room` says how many
    workers may be added to each place. It begins with `start`, which has to be allowed, or where that is None with
    everybody gathering.
    """

    def __init__(self, o: Outlook, start: list[int] | None = None, rounds: int = ROUNDS_OF_IMPROVING) -> None:
        self.o: Final = o
        self.prospect: Final = Prospect(o)
        self.fixed: Final[vec[i64]] = vec[i64](o.player.placed)
        self.placed: Final[vec[i64]] = vec[i64](o.player.placed)
        self.room: Final[vec[i64]] = vec[i64]([0] * PLACES)
        for place in o.s.places:
            if place.takes(o.s, o.seat, o.player.home):
                self.room[place.number] = min(place.room(o.s, o.seat), o.player.home)
        if start is None:
            self._gather()
        else:
            for number in range(i64(PLACES)):
                self.placed[number] = start[number]
        self.value = self.prospect.value(self.placed)
        self.best: Final[vec[i64]] = vec[i64]([0] * PLACES)
        """The best change of all tried in a round of improving, `best_value` its worth."""
        self.best_value = 0.0
        for _ in range(rounds):
            if not self._improve():
                break

    def added(self, place: i64) -> i64:
        """Workers the plan adds to a place."""
        return self.placed[place] - self.fixed[place]

    def _gather(self) -> None:
        """Fill the gathering places and the hunt, in their order; then whatever is open."""
        left = self.o.player.home
        for place in (FOREST, FOREST + 1, FOREST + 2, FOREST + 3, HUNT):
            workers = min(left, self.room[place])
            self.placed[place] += workers
            left -= workers
        for place in range(TOOL_MAKER, PLACES):
            if self.room[place] and NEEDED[place] <= left:
                self.placed[place] += NEEDED[place]
                left -= NEEDED[place]

    # ---- improving ------------------------------------------------------------------------------------------------

    def _improve(self) -> bool:
        """Take the best single change; False where none gains."""
        least = self.value + 1e-6
        self.best_value = least
        for place in range(i64(PLACES)):
            if self.room[place] > self.added(place):
                self._try_changes(place)
        if self.best_value <= least:
            return False
        for place in range(i64(PLACES)):
            self.placed[place] = self.best[place]
        self.value = self.best_value
        return True

    def _try_changes(self, place: i64) -> None:
        """Try the ways to bring workers of the plan to a place from others."""
        for source in range(i64(PLACES)):
            there = self.added(source)
            if source == place or there == 0:
                continue
            if place >= TOOL_MAKER:
                self._try(source, place, NEEDED[place])
            elif source >= TOOL_MAKER:
                self._try(source, place, NEEDED[source])
            else:
                for workers in range(i64(1), there + 1):
                    self._try(source, place, workers)
        if place >= BUILDING:
            self._try_with_price(place)

    def _try(self, source: i64, place: i64, workers: i64) -> None:
        """Move workers, the ones that a single place of the village or market cannot take go hunting."""
        if self.added(source) < workers or self.room[place] - self.added(place) < workers:
            return
        moved = NEEDED[source] if source >= TOOL_MAKER else workers
        if moved != workers and self.room[HUNT] == 0:
            return
        self._shift(source, place, workers, moved)
        self._note(self.prospect.value(self.placed))
        self._shift(source, place, -workers, -moved)

    def _shift(self, source: i64, place: i64, workers: i64, moved: i64) -> None:
        placed = self.placed
        placed[source] -= moved
        placed[place] += workers
        placed[HUNT] += moved - workers

    def _note(self, value: float) -> None:
        """Keep what is placed now if it is the best so far."""
        if value > self.best_value:
            self.best_value = value
            for place in range(i64(PLACES)):
                self.best[place] = self.placed[place]

    def _try_with_price(self, place: i64) -> None:
        """Go to a building and fetch what its price lacks, with workers of the largest groups."""
        tile = BUILDINGS[self.o.s.tops[place - BUILDING]]
        if tile.kind != FIXED:
            return
        before = vec[i64]([self.placed[number] for number in range(PLACES)])
        if self._with_price(place, tile.cost):
            self._note(self.prospect.value(self.placed))
        for number in range(i64(PLACES)):
            self.placed[number] = before[number]

    def _with_price(self, place: i64, cost: list[int]) -> bool:
        if not self._draw_off(place, 1):
            return False
        for kind in range(4):
            missing = cost[kind] - self.o.player.goods[kind]
            gatherers = (missing * DIVISORS[kind] * 2 + 6) // 7 + 1 if missing > 0 else 0
            more = gatherers - self.placed[FOREST + kind]
            if more > 0 and not self._draw_off(FOREST + kind, more):
                return False
        return True

    def _draw_off(self, place: i64, workers: i64) -> bool:
        """Bring workers to a place one by one, each from the largest group of the plan."""
        if self.added(place) + workers > self.room[place]:
            return False
        for _ in range(workers):
            largest: i64 = -1
            size: i64 = 0
            for source in range(i64(TOOL_MAKER)):
                there = self.added(source)
                if source != place and there > size:
                    largest, size = source, there
            if largest < 0:
                return False
            self.placed[largest] -= 1
            self.placed[place] += 1
        return True

    # ---- what a place is good for ---------------------------------------------------------------------------------

    def loss_without(self, place: i64) -> float:
        """How much worse the plan gets if the workers for this place must go elsewhere."""
        workers = self.added(place)
        best = NOWHERE
        for other in range(i64(PLACES)):
            spare = self.room[other] - self.added(other)
            if other == place or spare <= 0:
                continue
            taken = NEEDED[other] if other >= TOOL_MAKER else min(workers, spare)
            if taken > workers:
                continue
            self._shift(place, other, taken, workers)
            best = max(best, self.prospect.value(self.placed))
            self._shift(place, other, -taken, -workers)
        return self.value - best if best > NOWHERE else 0.0
