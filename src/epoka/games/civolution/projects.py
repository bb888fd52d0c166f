"""Building projects: farms, boats, statues, settlements (CV-93 to CV-100)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.step import Procedure
from epoka.games.civolution.cards.board import GROUND_MATERIALS, SETTLEMENT_COSTS
from epoka.games.civolution.chips import Opening
from epoka.games.civolution.components import (
    BOAT,
    BOAT_SEATS,
    FARM,
    GROUNDS,
    IN_CAMP,
    ISLAND,
    MATERIALS,
    PROJECTS,
    SETTLEMENTS,
    SITE_SPACES,
    STATUE,
    VOLCANO,
    WATER,
)
from epoka.games.civolution.continent import ISLAND_WATER, TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN, WATERS
from epoka.games.civolution.doing import Decision, do, fire
from epoka.games.civolution.kinds import (
    E_INCOME_CHIP,
    E_STAGE_TILE,
    E_TRACK,
    P_PROJECT_IDEA,
    P_SETTLEMENT_DISCOUNT,
    P_VOLCANO_FARMS,
    T_BUILD,
)
from epoka.games.civolution.markers import gain, pay
from epoka.games.civolution.migrants import follow, may_go, new_run
from epoka.games.civolution.notation import BUILD, DONE, IN, PAY, SITE, SLOT, TRIBE
from epoka.games.civolution.packing import STRONG, ground_entry, group_at, place_of, territory_of
from epoka.games.civolution.player import IDEAS, RAW, STORE
from epoka.games.civolution.state import Civolution
from epoka.games.civolution.tribes import change_at, offer_tribes

ANY_PROJECT: Final = -1


def next_to_volcano(s: Civolution, territory: i64) -> bool:
    for space in s.map.sites[territory]:
        if s.site[space] == VOLCANO:
            return True
    return False


def farm_places(s: Civolution, seat: i64) -> list[int]:
    """Land with an own tribe, no farm, no block of V.I.C.I. and no Volcano beside it (CV-94, CV-211)."""
    player = s.seats[seat]
    places: list[int] = []
    if not player.farms:
        return places
    for territory in range(TERRITORIES):
        if TERRITORY_TERRAIN[territory] == WATER or s.farm[territory] >= 0 or not s.tribes_in(territory, seat):
            continue
        if s.solo and s.vici.blocked >> territory & 1:
            continue
        if player.powers[P_VOLCANO_FARMS] or not next_to_volcano(s, territory):
            places.append(territory)
    return places


def boat_places(s: Civolution, seat: i64) -> list[int]:
    """Water without an own boat and with an own tribe beside it (CV-95)."""
    player = s.seats[seat]
    places: list[int] = []
    if not player.boats + player.empty_boats:
        return places
    for water in WATERS:
        if s.has_boat(water, seat):
            continue
        for territory in s.map.adjacent[water]:
            if s.tribes_in(territory, seat):
                places.append(water)
                break
    return places


def may_build_on(s: Civolution, seat: i64, space: i64) -> bool:
    """A face-up Building ground or the island, with an own tribe beside it and less than two own buildings (CV-96)."""
    if space == ISLAND:
        if not s.has_boat(ISLAND_WATER, seat) or not s.aboard(ISLAND_WATER, seat):
            return False
    elif not 0 <= s.site[space] < GROUNDS or not s.near_site(space, seat):
        return False
    here = ground_entry(space, seat)
    return s.statues[here] + s.settled[here] < 2


def ground_materials(s: Civolution, space: i64) -> list[int]:
    return GROUND_MATERIALS[GROUNDS] if space == ISLAND else GROUND_MATERIALS[s.site[space]]


def statue_places(s: Civolution, seat: i64) -> list[int]:
    """Grounds of which the seat stores one of the listed materials (CV-97)."""
    at = s.seats[seat].at
    places: list[int] = []
    for space in range(SITE_SPACES + 1):
        if may_build_on(s, seat, space):
            for material in ground_materials(s, space):
                if at[STORE + material]:
                    places.append(space)
                    break
    return places


def settlement_slots(s: Civolution, seat: i64) -> list[int]:
    """Settlements on the console whose materials are stored (CV-98)."""
    player = s.seats[seat]
    slots: list[int] = []
    for slot in range(SETTLEMENTS):
        if player.settlements >> slot & 1:
            continue
        missing: i64 = 0
        for material in SETTLEMENT_COSTS[slot]:
            if not player.at[STORE + material]:
                missing += 1
        if missing <= player.powers[P_SETTLEMENT_DISCOUNT]:
            slots.append(slot)
    return slots


def settlement_places(s: Civolution, seat: i64) -> list[int]:
    """Grounds without an own settlement."""
    places: list[int] = []
    if not settlement_slots(s, seat):
        return places
    for space in range(SITE_SPACES + 1):
        if may_build_on(s, seat, space) and not s.settled[ground_entry(space, seat)]:
            places.append(space)
    return places


def places_for(s: Civolution, seat: i64, project: i64) -> list[int]:
    if project == FARM:
        return farm_places(s, seat)
    if project == BOAT:
        return boat_places(s, seat)
    return statue_places(s, seat) if project == STATUE else settlement_places(s, seat)


class Build(Opening):
    """Which project; with `same` the later ones are of the first one's kind (Building II)."""

    def __init__(self, seat: i64, left: i64, project: i64, same: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.project: i64 = project
        self.same: i64 = same

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.project), int(self.same)]

    def rule(self) -> str:
        return "CV-93"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        for project in range(len(PROJECTS)):
            if self.project in (ANY_PROJECT, project) and places_for(s, self.seat, project):
                out.append(BUILD + project)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        project = action - BUILD
        if self.left > 1:
            s.push(Build(self.seat, self.left - 1, project if self.same else self.project, self.same))
        s.push(BuildAt(self.seat, project))


class BuildAt(Decision):
    """Where the project is built."""

    def __init__(self, seat: i64, project: i64) -> None:
        super().__init__(seat)
        self.project: i64 = project

    def args(self) -> list[int]:
        return [int(self.seat), int(self.project)]

    def rule(self) -> str:
        return ["CV-94", "CV-95", "CV-97", "CV-98"][self.project]

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        first = IN if self.project <= BOAT else SITE
        for place in places_for(s, self.seat, self.project):
            out.append(first + place)

    def act(self, s: Civolution, action: i64) -> None:
        s.push(Built(self.seat, self.project))
        if self.project == FARM:
            build_farm(s, self.seat, action - IN)
        elif self.project == BOAT:
            build_boat(s, self.seat, action - IN)
        elif self.project == STATUE:
            s.push(StatueOf(self.seat, action - SITE))
        else:
            s.push(SettlementOf(self.seat, action - SITE))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "build-at", {"project": PROJECTS[self.project]}


class Built(Procedure[Civolution]):
    """What follows from a finished project."""

    def __init__(self, seat: i64, project: i64) -> None:
        super().__init__(seat)
        self.project: i64 = project

    def args(self) -> list[int]:
        return [int(self.seat), int(self.project)]

    def act(self, s: Civolution, action: i64) -> None:
        fire(s, self.seat, T_BUILD, self.project)
        gain(s, self.seat, IDEAS, s.seats[self.seat].powers[P_PROJECT_IDEA])


def build_farm(s: Civolution, seat: i64, territory: i64) -> None:
    s.farm[territory] = int(seat)
    s.seats[seat].farms -= 1
    if s.listening:
        s.tell("farm-built", {"seat": int(seat), "territory": TERRITORY_NAMES[territory]})
    gain(s, seat, IDEAS, 1)


def build_boat(s: Civolution, seat: i64, water: i64) -> None:
    """The boat comes with its marker, if it still has it (AMB-53); a strong tribe may go aboard at once."""
    player = s.seats[seat]
    s.boats[water] |= 1 << int(seat)
    if player.boats:
        player.boats -= 1
        player.at[RAW + water] += 1
    else:
        player.empty_boats -= 1
    if s.listening:
        s.tell("boat-built", {"seat": int(seat), "territory": TERRITORY_NAMES[water]})
    s.push(GoAboard(seat, water))


class GoAboard(Decision):
    """A strong tribe from a neighbouring territory may board the new boat (CV-95)."""

    def __init__(self, seat: i64, water: i64) -> None:
        super().__init__(seat)
        self.water: i64 = water

    def args(self) -> list[int]:
        return [int(self.seat), int(self.water)]

    def rule(self) -> str:
        return "CV-95"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        if s.aboard(self.water, self.seat) >= BOAT_SEATS:
            return
        tribes: list[int] = []
        offer_tribes(s, self.seat, False, True, 0, tribes)
        near = s.map.adjacent[self.water]
        run = new_run(s, self.seat)
        for tribe in tribes:
            if territory_of(tribe - TRIBE) in near and may_go(s, self.seat, tribe - TRIBE, run, self.water):
                out.append(tribe)

    def act(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        if s.listening:
            s.tell("aboard", {"seat": int(self.seat), "territory": TERRITORY_NAMES[self.water]})
        group = action - TRIBE
        follow(s, self.seat, group, group_at(self.water, IN_CAMP, STRONG))
        change_at(s, self.seat, territory_of(group), place_of(group), STRONG, -1)
        change_at(s, self.seat, self.water, IN_CAMP, STRONG, 1)


class StatueOf(Decision):
    """From which of the listed materials; that marker is the statue (CV-97)."""

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space

    def args(self) -> list[int]:
        return [int(self.seat), int(self.space)]

    def rule(self) -> str:
        return "CV-97"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        at = s.seats[self.seat].at
        for material in sorted(ground_materials(s, self.space)):
            if at[STORE + material]:
                out.append(PAY + material)

    def act(self, s: Civolution, action: i64) -> None:
        player = s.seats[self.seat]
        player.at[STORE + action - PAY] -= 1
        player.statues += 1
        s.statues[ground_entry(self.space, self.seat)] += 1
        if s.listening:
            material = MATERIALS[action - PAY]
            s.tell("statue-built", {"seat": int(self.seat), "space": int(self.space) + 1, "material": material})
        do(s, self.seat, E_TRACK, 1, -1)


class SettlementOf(Decision):
    """Which settlement of the console (CV-98)."""

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space

    def args(self) -> list[int]:
        return [int(self.seat), int(self.space)]

    def rule(self) -> str:
        return "CV-98"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        for slot in settlement_slots(s, self.seat):
            out.append(SLOT + slot)

    def act(self, s: Civolution, action: i64) -> None:
        slot = action - SLOT
        s.seats[self.seat].settlements |= 1 << int(slot)
        s.settled[ground_entry(self.space, self.seat)] += 1
        if s.listening:
            s.tell("settlement-built", {"seat": int(self.seat), "space": int(self.space) + 1, "slot": int(slot) + 1})
        if s.seats[self.seat].settlements_built() == SETTLEMENTS:  # CV-99
            do(s, self.seat, E_STAGE_TILE)
        do(s, self.seat, E_INCOME_CHIP, 0)
        s.push(PaySettlement(self.seat, slot, 0, s.seats[self.seat].powers[P_SETTLEMENT_DISCOUNT]))


class PaySettlement(Decision):
    """The printed materials one by one; what a card remits is chosen by not paying it."""

    def __init__(self, seat: i64, slot: i64, number: i64, remitted: i64) -> None:
        super().__init__(seat)
        self.slot: i64 = slot
        self.number: i64 = number
        self.remitted: i64 = remitted

    def args(self) -> list[int]:
        return [int(self.seat), int(self.slot), int(self.number), int(self.remitted)]

    def rule(self) -> str:
        return "CV-98"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        cost = SETTLEMENT_COSTS[self.slot]
        at = s.seats[self.seat].at
        missing: i64 = 0
        for later in range(self.number + 1, len(cost)):
            if not at[STORE + cost[later]]:
                missing += 1
        if self.remitted > missing:
            out.append(DONE)
        if at[STORE + cost[self.number]]:
            out.append(PAY + cost[self.number])

    def act(self, s: Civolution, action: i64) -> None:
        remitted = self.remitted
        if action == DONE:
            remitted -= 1
        else:
            pay(s, self.seat, STORE + action - PAY, 1)
        if self.number + 1 < len(SETTLEMENT_COSTS[self.slot]):
            s.push(PaySettlement(self.seat, self.slot, self.number + 1, remitted))
