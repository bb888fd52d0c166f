"""Migration: who may go where, how far, onto which encampment, and on wings (CV-70 to CV-77, CV-178)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Params, Refusal
from epoka.games.civolution.components.codes import P_SEAWORTHY, P_WALK_LAND, P_WEAK_MIGRANTS, T_PROCREATE
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import BOAT_SEATS, CAVE, WATER
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.continent.migrants import FIRST_RUN, arrive, depart, may_go, may_set_out, new_run
from epoka.games.civolution.continent.tribes import (
    can_settle,
    change_at,
    may_displace,
    missing_strong_tribe,
    missing_tribe,
    no_rest,
    offer_tribes,
    say_arrival,
    say_camp,
    settle,
)
from epoka.games.civolution.notation import CAMP_FIRE, CAMP_FREE, DISPLACE, DONE, TO, TRIBE
from epoka.games.civolution.position.packing import (
    GROUPS,
    OCCUPANTS,
    group_at,
    occupant_entry,
    place_of,
    strength_of,
    territory_of,
)
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import trigger

FROM_SUPPLY: Final = -1
"""Stands for the territory a tribe comes from where the tribe is a new one."""
NO_RUN: Final = 0
"""Stands for the run of migrations where a tribe settles without migrating."""


def touches_cave(s: Civolution, territory: i64) -> bool:
    for space in s.map.sites[territory]:
        if s.site[space] == CAVE:
            return True
    return False


def neighbours(s: Civolution, seat: i64, territory: i64) -> list[int]:
    """The territories that are adjacent for migrations of the seat: Caves and some cards join more (CV-75, CV-178)."""
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
    """The player chooses the strong tribe that sets out (CV-70).

    None may that has settled already in this run of migrations (CV-77).
    """

    def __init__(self, seat: i64, left: i64, run: i64 = FIRST_RUN) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.run: i64 = run

    def rule(self) -> str:
        return "CV-70"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        candidates: list[int] = []
        weak = s.seats[self.seat].powers[P_WEAK_MIGRANTS] > 0
        offer_tribes(s, self.seat, weak, True, 0, candidates)
        territory: i64 = -1
        reached: list[int] = []
        for tribe in candidates:
            group = tribe - TRIBE
            if territory_of(group) != territory:
                territory = territory_of(group)
                reached = destinations(s, self.seat, territory, self.left)
            if may_set_out(s, self.seat, group, self.run) and goes_somewhere(s, self.seat, group, self.run, reached):
                out.append(tribe)

    def choose(self, s: Civolution, action: i64) -> None:
        if action != DONE:
            group = action - TRIBE
            start, place, strength = territory_of(group), place_of(group), strength_of(group)
            s.push(Journey(self.seat, self.left, start, place, strength, self.run))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not TRIBE <= action < TRIBE + GROUPS:
            return None
        group = action - TRIBE
        if s.seats[self.seat].powers[P_WEAK_MIGRANTS]:
            found = missing_tribe(s, self.seat, group, "CV-70")
        else:
            found = missing_strong_tribe(s, self.seat, group, "CV-70")
        if found is not None:
            return found
        names: Params = {"territory": TERRITORY_NAMES[territory_of(group)]}
        if not may_set_out(s, self.seat, group, self.run):
            return Refusal("tribe-settled", "CV-77", names)
        return Refusal("nowhere-to-go", "CV-70", names)

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "migrate", {"left": int(self.left)}


def goes_somewhere(s: Civolution, seat: i64, group: i64, run: i64, reached: list[int]) -> bool:
    """Whether one of the territories in reach is open to a tribe of the group."""
    for territory in reached:
        if may_go(s, seat, group, run, territory):
            return True
    return False


def destinations(s: Civolution, seat: i64, start: i64, most: i64) -> list[int]:
    """Where a tribe from a territory could settle within so many migrations; never where it is (CV-76)."""
    found: list[int] = []
    apart = distances(s, seat, start, most)
    for territory in range(TERRITORIES):
        if apart[territory] and can_settle(s, seat, territory):
            found.append(territory)
    return found


class Journey(Decision):
    """The player chooses where the tribe settles.

    What lies between is only crossed, and the shortest way is taken (CV-77).
    """

    def __init__(self, seat: i64, left: i64, start: i64, place: i64, strength: i64, run: i64 = FIRST_RUN) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.start: i64 = start
        self.place: i64 = place
        self.strength: i64 = strength
        self.run: i64 = run

    def rule(self) -> str:
        return "CV-76"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        group = group_at(self.start, self.place, self.strength)
        for territory in destinations(s, self.seat, self.start, self.left):
            if may_go(s, self.seat, group, self.run, territory):
                out.append(TO + territory)

    def act(self, s: Civolution, action: i64) -> None:
        territory = action - TO
        steps = distances(s, self.seat, self.start, self.left)[territory]
        if s.listening:
            s.tell("set-out", {"seat": int(self.seat), "territory": TERRITORY_NAMES[self.start], "steps": int(steps)})
        s.push(Settle(self.seat, territory, self.start, self.place, self.strength, self.left - steps, self.run))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not TO <= action < TO + TERRITORIES:
            return None
        territory = action - TO
        names: Params = {"territory": TERRITORY_NAMES[territory]}
        group = group_at(self.start, self.place, self.strength)
        if territory == self.start or not may_go(s, self.seat, group, self.run, territory):
            return Refusal("not-back", "CV-76", names)
        if not distances(s, self.seat, self.start, self.left)[territory]:
            return Refusal("too-far", "CV-75", {**names, "left": int(self.left)})
        return no_rest(s, self.seat, territory)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        territory = action - TO
        shown.say("migrations", {"n": distances(s, self.seat, self.start, self.left)[territory]})
        say_arrival(s, self.seat, territory, shown)

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "journey", {"territory": TERRITORY_NAMES[self.start], "left": int(self.left)}


class Settle(Decision):
    """The player chooses the encampment of a tribe (CV-70, CV-78); until then it is still where it came from.

    `run` is the run of migrations it belongs to, in which `left` further ones of others may follow.
    """

    def __init__(
        self,
        seat: i64,
        territory: i64,
        origin: i64,
        place: i64,
        strength: i64,
        left: i64 = 0,
        run: i64 = NO_RUN,
    ) -> None:
        super().__init__(seat)
        self.territory: i64 = territory
        self.origin: i64 = origin
        self.place: i64 = place
        self.strength: i64 = strength
        self.left: i64 = left
        self.run: i64 = run

    def rule(self) -> str:
        return "CV-70" if self.origin >= 0 else "CV-78"

    def inside(self) -> bool:
        return True

    def part_of_pick(self) -> bool:
        return self.origin < 0

    def actions(self, s: Civolution, out: list[int]) -> None:
        territory = self.territory
        if TERRITORY_TERRAIN[territory] == WATER:
            out.append(CAMP_FREE)
            return
        if s.fire[territory] < 0 or may_displace(s, self.seat, s.fire[territory]):
            out.append(CAMP_FIRE)
        if s.plain_occupied(territory) < s.camps[territory]:
            out.append(CAMP_FREE)
        for occupant in range(OCCUPANTS):
            if s.plain[occupant_entry(territory, occupant)] and may_displace(s, self.seat, occupant):
                out.append(DISPLACE + occupant)

    def act(self, s: Civolution, action: i64) -> None:
        began: i64 = 0
        if self.origin >= 0:
            began = depart(s, self.seat, group_at(self.origin, self.place, self.strength), self.run, self.territory)
            change_at(s, self.seat, self.origin, self.place, self.strength, -1)
        else:
            s.seats[self.seat].tribes -= 1
        if self.left:
            s.push(Migrate(self.seat, self.left, self.run))
        group = settle(s, self.seat, self.territory, action, self.strength)
        if self.origin < 0:
            trigger(s, self.seat, T_PROCREATE)
        else:
            arrive(s, self.seat, group, self.run, began)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not CAMP_FIRE <= action < DISPLACE + OCCUPANTS:
            return None
        names: Params = {"territory": TERRITORY_NAMES[self.territory]}
        if action == CAMP_FREE:
            return Refusal("no-free-camp", "CV-70", names)
        if action == CAMP_FIRE or self.protects(s, action - DISPLACE):
            return Refusal("protected-tribe", "CV-71", names)
        return Refusal("nobody-to-displace", "CV-71", names)

    def protects(self, s: Civolution, occupant: i64) -> bool:
        """Whether such a tribe is on an encampment there and may not be displaced."""
        there = s.plain[occupant_entry(self.territory, occupant)] > 0
        return there and not may_displace(s, self.seat, occupant)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        say_camp(s, self.seat, self.territory, action, shown)

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "settle", {"territory": TERRITORY_NAMES[self.territory]}


# ---- flying ---------------------------------------------------------------------------------------------------------


class Wings(Opening):
    """The player chooses a strong tribe that flies to any land territory, or none."""

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        offer_tribes(s, self.seat, s.seats[self.seat].powers[P_WEAK_MIGRANTS] > 0, True, 0, out)

    def choose(self, s: Civolution, action: i64) -> None:
        if action != DONE:
            group = action - TRIBE
            start, place, strength = territory_of(group), place_of(group), strength_of(group)
            s.push(Flight(self.seat, start, place, strength, new_run(s, self.seat)))


class Flight(Decision):
    """The player chooses where the flying tribe settles, never where it came from (CV-76)."""

    def __init__(self, seat: i64, start: i64, place: i64, strength: i64, run: i64 = FIRST_RUN) -> None:
        super().__init__(seat)
        self.start: i64 = start
        self.place: i64 = place
        self.strength: i64 = strength
        self.run: i64 = run

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        group = group_at(self.start, self.place, self.strength)
        for territory in range(TERRITORIES):
            if (
                territory != self.start
                and TERRITORY_TERRAIN[territory] != WATER
                and can_settle(s, self.seat, territory)
                and may_go(s, self.seat, group, self.run, territory)
            ):
                out.append(TO + territory)

    def act(self, s: Civolution, action: i64) -> None:
        if s.listening:
            s.tell("set-out", {"seat": int(self.seat), "territory": TERRITORY_NAMES[self.start], "steps": 1})
        s.push(Settle(self.seat, action - TO, self.start, self.place, self.strength, 0, self.run))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "flight", {"territory": TERRITORY_NAMES[self.start]}
