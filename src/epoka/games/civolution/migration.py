"""Migration: who may go where, over how many territories (CV-70, CV-73, CV-75 to CV-77, CV-178)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.games.civolution.chips import Opening
from epoka.games.civolution.components import BOAT_SEATS, CAVE, WATER
from epoka.games.civolution.continent import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.doing import Decision
from epoka.games.civolution.kinds import P_SEAWORTHY, P_WALK_LAND, P_WEAK_MIGRANTS
from epoka.games.civolution.notation import DONE, TO, TRIBE
from epoka.games.civolution.state import Civolution
from epoka.games.civolution.tribes import NONE_MOVED, Settle, can_settle, count_at, offer_tribes


def touches_cave(s: Civolution, territory: i64) -> bool:
    for space in s.map.sites[territory]:
        if s.site[space] == CAVE:
            return True
    return False


def neighbours(s: Civolution, seat: i64, territory: i64) -> list[int]:
    """Adjacent territories for migrations of the seat: Caves and some cards join more (CV-75, CV-178)."""
    near = s.map.adjacent[territory]
    walk = s.seats[seat].powers[P_WALK_LAND]
    terrain = TERRITORY_TERRAIN[territory]
    cave = touches_cave(s, territory)
    if not cave and not walk >> terrain & 1:
        return near
    more: list[int] = []
    for other in range(TERRITORIES):
        if other == territory:
            continue
        same = walk >> terrain & 1 == 1 and TERRITORY_TERRAIN[other] == terrain
        if other in near or same or (cave and touches_cave(s, other)):
            more.append(other)
    return more


def distances(s: Civolution, seat: i64, start: i64, most: i64) -> list[int]:
    """In how many migrations a tribe gets from a territory to each other one, 0 where it does not (CV-77).

    Crossing Water needs an own boat with a free seat there.
    """
    found = [0] * TERRITORIES
    border = [int(start)]
    for steps in range(1, most + 1):
        further: list[int] = []
        for here in border:
            for there in neighbours(s, seat, here):
                if there == start or found[there]:
                    continue
                found[there] = int(steps)
                if TERRITORY_TERRAIN[there] != WATER or may_sail(s, seat, there):
                    further.append(there)
        border = further
    return found


def may_sail(s: Civolution, seat: i64, water: i64) -> bool:
    if s.seats[seat].powers[P_SEAWORTHY]:
        return True
    return s.has_boat(water, seat) and s.aboard(water, seat) < BOAT_SEATS


class Migrate(Opening):
    """Which strong tribe sets out (CV-70); none that has settled already in this activation (CV-77)."""

    def __init__(self, seat: i64, left: i64, moved: list[int] = NONE_MOVED) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.moved = moved

    def args(self) -> list[Any]:
        return [int(self.seat), int(self.left), self.moved]

    def rule(self) -> str:
        return "CV-70"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        candidates: list[int] = []
        weak = s.seats[self.seat].powers[P_WEAK_MIGRANTS] > 0
        offer_tribes(s, self.seat, weak, True, 0, candidates)
        territory = -1
        able = False
        for tribe in candidates:
            here = (tribe - TRIBE) // 6
            if here != territory:
                territory = here
                able = len(destinations(s, self.seat, here, self.left)) > 0
            if able and self.may_set_out(s, tribe - TRIBE):
                out.append(tribe)

    def may_set_out(self, s: Civolution, number: int) -> bool:
        """Whether some tribe of a group has not migrated yet."""
        if number not in self.moved:
            return True
        return count_at(s, self.seat, number // 6, number // 2 % 3, number % 2) > self.moved.count(number)

    def choose(self, s: Civolution, action: i64) -> None:
        if action != DONE:
            number = action - TRIBE
            s.push(Journey(self.seat, self.left, number // 6, number // 2 % 3, number % 2, self.moved))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "migrate", {"left": int(self.left)}


def destinations(s: Civolution, seat: i64, start: i64, most: i64) -> list[int]:
    """Where a tribe from a territory may settle within so many migrations; never where it came from (CV-76)."""
    found: list[int] = []
    apart = distances(s, seat, start, most)
    for territory in range(TERRITORIES):
        if apart[territory] and can_settle(s, seat, territory):
            found.append(territory)
    return found


class Journey(Decision):
    """Where the tribe settles; what lies between is only crossed and the shortest way is taken (CV-77)."""

    def __init__(
        self, seat: i64, left: i64, start: i64, place: i64, strength: i64, moved: list[int] = NONE_MOVED
    ) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.start: i64 = start
        self.place: i64 = place
        self.strength: i64 = strength
        self.moved = moved

    def args(self) -> list[Any]:
        return [int(self.seat), int(self.left), int(self.start), int(self.place), int(self.strength), self.moved]

    def rule(self) -> str:
        return "CV-76"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        for territory in destinations(s, self.seat, self.start, self.left):
            out.append(TO + territory)

    def act(self, s: Civolution, action: i64) -> None:
        territory = action - TO
        steps = distances(s, self.seat, self.start, self.left)[territory]
        if s.listening:
            s.tell("set-out", {"seat": int(self.seat), "territory": TERRITORY_NAMES[self.start], "steps": int(steps)})
        s.push(Settle(self.seat, territory, self.start, self.place, self.strength, self.left - steps, self.moved))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "journey", {"territory": TERRITORY_NAMES[self.start], "left": int(self.left)}
