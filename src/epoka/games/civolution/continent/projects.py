"""Building projects: farms, boats, statues, settlements (CV-93, CV-94, CV-95, CV-96, CV-97, CV-98, CV-99, CV-100)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Params, Refusal
from epoka.core.step import Procedure
from epoka.games.civolution.components.board import SETTLEMENT_COSTS, SETTLEMENT_DIAMONDS, STATUE_POINTS
from epoka.games.civolution.components.codes import (
    E_INCOME_CHIP,
    E_STAGE_TILE,
    E_TRACK,
    P_PROJECT_IDEA,
    P_SETTLEMENT_DISCOUNT,
    P_STATUE_BONUS,
    T_BUILD,
)
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES
from epoka.games.civolution.components.pieces import (
    BOAT,
    BOAT_SEATS,
    FARM,
    IN_CAMP,
    MATERIALS,
    PROJECTS,
    SETTLEMENTS,
    SITE_SPACES,
    STATUE,
)
from epoka.games.civolution.components.spaces import IDEAS, RAW, STORE
from epoka.games.civolution.console.markers import gain, pay
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.continent.building_places import (
    ground_materials,
    may_build_on,
    no_boat,
    no_building,
    no_farm,
    places_for,
    settlement_slots,
)
from epoka.games.civolution.continent.food import saved_by_farm
from epoka.games.civolution.continent.migrants import follow, may_go, new_run
from epoka.games.civolution.continent.tribes import change_at, missing_strong_tribe, offer_tribes
from epoka.games.civolution.notation import BUILD, DONE, IN, PAY, SITE, SLOT, TRIBE
from epoka.games.civolution.position.packing import GROUPS, STRONG, ground_entry, group_at, place_of, territory_of
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.effects import do
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import trigger

ANY_PROJECT: Final = -1
PROJECT_RULES: Final = ["CV-94", "CV-95", "CV-97", "CV-98"]


class Build(Opening):
    """The player chooses a project; with `same` the later ones are of the first one's kind (Building II)."""

    def __init__(self, seat: i64, left: i64, project: i64, same: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.project: i64 = project
        self.same: i64 = same

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

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        """Why a kind of project cannot be begun at all."""
        if not BUILD <= action < BUILD + len(PROJECTS):
            return None
        project = action - BUILD
        if self.project not in (ANY_PROJECT, project):
            return Refusal("same-project", "CV-56", {"project": PROJECTS[self.project]})
        if not left_to_build(s, self.seat, project):
            return Refusal("none-left-to-build", "CV-93", {"project": PROJECTS[project]})
        if project > BOAT and any(may_build_on(s, self.seat, space) for space in range(SITE_SPACES + 1)):
            if project == STATUE:
                return Refusal("statue-needs-material", "CV-97")
            if not settlement_slots(s, self.seat):
                return Refusal("settlement-needs-materials", "CV-98")
        return Refusal("no-building-place", PROJECT_RULES[project], {"project": PROJECTS[project]})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if BUILD <= action < BUILD + len(PROJECTS):
            shown.say("places", {"n": len(places_for(s, self.seat, action - BUILD))})
            say_project(s, self.seat, action - BUILD, shown)


def left_to_build(s: Civolution, seat: i64, project: i64) -> i64:
    """How many projects of a kind the console still has; statues are made of any marker."""
    player = s.seats[seat]
    if project == FARM:
        return player.farms
    if project == BOAT:
        return player.boats + player.empty_boats
    return 1 if project == STATUE else SETTLEMENTS - player.settlements_built()


def say_project(s: Civolution, seat: i64, project: i64, shown: Preview) -> None:
    if project == FARM:
        shown.gains(IDEAS, 1)
    elif project == BOAT:
        shown.say("boat")
    elif project == STATUE:
        say_statue(s, seat, shown)
    else:
        shown.say("income-chip")


def say_statue(s: Civolution, seat: i64, shown: Preview) -> None:
    """Show what a statue brings: a step on a track now, points in every income phase to come (CV-97, CV-164)."""
    player = s.seats[seat]
    each = STATUE_POINTS[player.favor] + player.powers[P_STATUE_BONUS]
    shown.say("statue", {"points": int(each), "times": 5 - int(s.era)})


class BuildAt(Decision):
    """The player chooses where the project is built."""

    def __init__(self, seat: i64, project: i64) -> None:
        super().__init__(seat)
        self.project: i64 = project

    def rule(self) -> str:
        return PROJECT_RULES[self.project]

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

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if self.project > BOAT:
            if not SITE <= action <= SITE + SITE_SPACES:
                return None
            return no_building(s, self.seat, self.project, action - SITE)
        if not IN <= action < IN + TERRITORIES:
            return None
        return no_farm(s, self.seat, action - IN) if self.project == FARM else no_boat(s, self.seat, action - IN)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        say_project(s, self.seat, self.project, shown)
        if self.project == FARM:
            shown.say("farm-saves", {"n": int(saved_by_farm(s, self.seat, action - IN))})

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "build-at", {"project": PROJECTS[self.project]}


class Built(Procedure[Civolution]):
    """What follows from a finished project."""

    def __init__(self, seat: i64, project: i64) -> None:
        super().__init__(seat)
        self.project: i64 = project

    def act(self, s: Civolution, action: i64) -> None:
        trigger(s, self.seat, T_BUILD, self.project)
        gain(s, self.seat, IDEAS, s.seats[self.seat].powers[P_PROJECT_IDEA])


def build_farm(s: Civolution, seat: i64, territory: i64) -> None:
    s.farm[territory] = int(seat)
    s.seats[seat].farms -= 1
    if s.listening:
        s.tell("farm-built", {"seat": int(seat), "territory": TERRITORY_NAMES[territory]})
    gain(s, seat, IDEAS, 1)


def build_boat(s: Civolution, seat: i64, water: i64) -> None:
    """Put a boat on the Water with its marker, if it still has it (AMB-53); a strong tribe may go aboard at once."""
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

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not TRIBE <= action < TRIBE + GROUPS:
            return None
        found = missing_strong_tribe(s, self.seat, action - TRIBE, "CV-95")
        if found is not None:
            return found
        territory = territory_of(action - TRIBE)
        names: Params = {"territory": TERRITORY_NAMES[territory]}
        if territory in s.map.adjacent[self.water]:
            return Refusal("not-back", "CV-76", names)
        return Refusal("not-next-to-boat", "CV-95", names)


class StatueOf(Decision):
    """The player chooses one of the listed materials; its marker becomes the statue (CV-97)."""

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space

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

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not PAY <= action < PAY + len(MATERIALS):
            return None
        names: Params = {"material": MATERIALS[action - PAY]}
        if action - PAY in ground_materials(s, self.space):
            return Refusal("none-stored", "CV-97", names)
        return Refusal("not-listed-there", "CV-97", names)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        shown.pays(STORE + action - PAY, 1)
        say_statue(s, self.seat, shown)


class SettlementOf(Decision):
    """The player chooses which settlement of the console is built (CV-98)."""

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space

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

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        """A settlement that stands already, or the first material that is missing for it."""
        if not SLOT <= action < SLOT + SETTLEMENTS:
            return None
        slot = action - SLOT
        player = s.seats[self.seat]
        if player.settlements >> slot & 1:
            return Refusal("settlement-stands", "CV-98", {"slot": slot + 1})
        missing = [material for material in SETTLEMENT_COSTS[slot] if not player.at[STORE + material]]
        return Refusal("settlement-lacks", "CV-98", {"slot": slot + 1, "material": MATERIALS[missing[0]]})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        slot = action - SLOT
        for material in SETTLEMENT_COSTS[slot]:
            shown.pays(STORE + material, 1)
        shown.say("diamonds", {"n": SETTLEMENT_DIAMONDS[slot]})
        shown.say("income-chip")


class PaySettlement(Decision):
    """The player pays the printed materials one by one; what a card remits is chosen by not paying it."""

    def __init__(self, seat: i64, slot: i64, number: i64, remitted: i64) -> None:
        super().__init__(seat)
        self.slot: i64 = slot
        self.number: i64 = number
        self.remitted: i64 = remitted

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
