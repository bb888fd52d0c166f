"""Where a seat would like to have all its workers this round, were it alone at the table."""

from __future__ import annotations

from typing import Final

from epoka.games.stoneage.bots.prospect import Prospect
from epoka.games.stoneage.bots.values import Outlook
from epoka.games.stoneage.components import BUILDINGS, DIVISORS, FIXED
from epoka.games.stoneage.places import BUILDING, FOREST, HUNT, NEEDS, PLACES, TOOL_MAKER

ROUNDS_OF_IMPROVING: Final = 12


class Plan:
    """An assignment of the workers in hand to places, improved step by step as long as a step gains.

    `fixed` is what stands on the board already, `placed` the same with the planned workers; `room` says how many
    workers may be added to each place.
    """

    def __init__(self, o: Outlook) -> None:
        self.o: Final = o
        self.fixed: Final = o.player.placed.copy()
        self.placed = o.player.placed.copy()
        self.room: Final[list[int]] = [0] * PLACES
        for place in o.s.places:
            if place.takes(o.s, o.seat, o.player.home):
                self.room[place.number] = min(int(place.room(o.s, o.seat)), int(o.player.home))
        self.value = 0.0
        self._start()
        for _ in range(ROUNDS_OF_IMPROVING):
            if not self._improve():
                break

    def added(self, place: int) -> int:
        """Workers the plan adds to a place."""
        return self.placed[place] - self.fixed[place]

    def _start(self) -> None:
        """Fill the gathering places and the hunt, in their order; then whatever is open."""
        left = int(self.o.player.home)
        for place in (FOREST, FOREST + 1, FOREST + 2, FOREST + 3, HUNT):
            workers = min(left, self.room[place])
            self.placed[place] += workers
            left -= workers
        for place in range(TOOL_MAKER, PLACES):
            if self.room[place] and NEEDS[place] <= left:
                self.placed[place] += NEEDS[place]
                left -= NEEDS[place]
        self.value = Prospect(self.o, self.placed).value()

    def _improve(self) -> bool:
        """Take the best single change; False where none gains."""
        best = self.placed
        best_value = self.value + 1e-6
        for place in range(PLACES):
            if self.room[place] <= self.added(place):
                continue
            for trial in self._changes(place):
                value = Prospect(self.o, trial).value()
                if value > best_value:
                    best, best_value = trial, value
        improved = best is not self.placed
        if improved:
            self.placed, self.value = best, best_value
        return improved

    def _changes(self, place: int) -> list[list[int]]:
        """The ways to bring workers of the plan to a place from others."""
        found: list[list[int]] = []
        for source in range(PLACES):
            there = self.added(source)
            if source == place or there == 0:
                continue
            if place >= TOOL_MAKER:
                self._add(found, source, place, NEEDS[place])
            elif source >= TOOL_MAKER:
                self._add(found, source, place, NEEDS[source])
            else:
                for workers in range(1, there + 1):
                    self._add(found, source, place, workers)
        if place >= BUILDING:
            trial = self._with_price(place)
            if trial:
                found.append(trial)
        return found

    def _add(self, found: list[list[int]], source: int, place: int, workers: int) -> None:
        """Move workers, the ones that a single place of the village or market cannot take go hunting."""
        if self.added(source) < workers or self.room[place] - self.added(place) < workers:
            return
        trial = self.placed.copy()
        moved = NEEDS[source] if source >= TOOL_MAKER else workers
        trial[source] -= moved
        trial[place] += workers
        trial[HUNT] += moved - workers
        if moved == workers or self.room[HUNT] > 0:
            found.append(trial)

    def _with_price(self, place: int) -> list[int]:
        """Go to a building and fetch what its price lacks, with workers of the largest groups; empty if impossible."""
        tile = BUILDINGS[self.o.s.tops[place - BUILDING]]
        if tile.kind != FIXED:
            return []
        trial = self.placed.copy()
        if not self._draw_off(trial, place, 1):
            return []
        for kind in range(4):
            missing = tile.cost[kind] - self.o.player.goods[kind]
            gatherers = (missing * DIVISORS[kind] * 2 + 6) // 7 + 1 if missing > 0 else 0
            more = gatherers - trial[FOREST + kind]
            if more > 0 and not self._draw_off(trial, FOREST + kind, more):
                return []
        return trial

    def _draw_off(self, trial: list[int], place: int, workers: int) -> bool:
        """Bring workers to a place one by one, each from the largest group of the plan."""
        if trial[place] - self.fixed[place] + workers > self.room[place]:
            return False
        for _ in range(workers):
            largest = -1
            for source in range(TOOL_MAKER):
                there = trial[source] - self.fixed[source]
                if source != place and there > (trial[largest] - self.fixed[largest] if largest >= 0 else 0):
                    largest = source
            if largest < 0:
                return False
            trial[largest] -= 1
            trial[place] += 1
        return True

    def loss_without(self, place: int) -> float:
        """How much worse the plan gets if the workers for this place must go elsewhere."""
        workers = self.added(place)
        best = -1e9
        for other in range(PLACES):
            if other == place or self.room[other] <= self.added(other):
                continue
            moved = NEEDS[other] if other >= TOOL_MAKER else min(workers, self.room[other] - self.added(other))
            if moved > workers:
                continue
            trial = self.placed.copy()
            trial[place] -= workers
            trial[other] += moved
            trial[HUNT] += workers - moved
            best = max(best, Prospect(self.o, trial).value())
        return self.value - best if best > -1e8 else 0.0
