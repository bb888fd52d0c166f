"""Why not, about building projects: what is left to build, where it may stand, what it costs."""

from __future__ import annotations

from epoka.core.refusal import Params, Refusal
from epoka.games.civolution.cards.board import SETTLEMENT_COSTS
from epoka.games.civolution.components import (
    BOAT,
    FARM,
    GROUNDS,
    ISLAND,
    MATERIALS,
    PROJECTS,
    SETTLEMENTS,
    SITE_SPACES,
    STATUE,
    WATER,
)
from epoka.games.civolution.continent import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.doing import Decision
from epoka.games.civolution.kinds import P_VOLCANO_FARMS
from epoka.games.civolution.notation import BUILD, IN, PAY, SITE, SLOT
from epoka.games.civolution.player import STORE
from epoka.games.civolution.projects import (
    Build,
    BuildAt,
    SettlementOf,
    StatueOf,
    ground_materials,
    may_build_on,
    next_to_volcano,
    settlement_slots,
)
from epoka.games.civolution.state import Civolution

RULES = ["CV-94", "CV-95", "CV-97", "CV-98"]


def building_reason(s: Civolution, step: Decision, action: int) -> Refusal | None:
    if isinstance(step, Build) and BUILD <= action < BUILD + len(PROJECTS):
        return project_reason(s, step, action - BUILD)
    if isinstance(step, BuildAt):
        if step.project <= BOAT and IN <= action < IN + TERRITORIES:
            names: Params = {"territory": TERRITORY_NAMES[action - IN]}
            if step.project == FARM:
                return farm_reason(s, int(step.seat), action - IN, names)
            return boat_reason(s, int(step.seat), action - IN, names)
        if step.project > BOAT and SITE <= action <= SITE + SITE_SPACES:
            return ground_reason(s, step, action - SITE)
    if isinstance(step, StatueOf) and PAY <= action < PAY + len(MATERIALS):
        if action - PAY in ground_materials(s, step.space):
            return Refusal("none-stored", "CV-97", {"material": MATERIALS[action - PAY]})
        return Refusal("not-listed-there", "CV-97", {"material": MATERIALS[action - PAY]})
    if isinstance(step, SettlementOf) and SLOT <= action < SLOT + SETTLEMENTS:
        return slot_reason(s, step, action - SLOT)
    return None


def project_reason(s: Civolution, step: Build, project: int) -> Refusal:
    """Why a kind of project cannot be begun at all."""
    player = s.seats[step.seat]
    names: Params = {"project": PROJECTS[project]}
    if step.project not in (-1, project):
        return Refusal("same-project", "CV-56", {"project": PROJECTS[step.project]})
    if project == FARM:
        left = int(player.farms)
    elif project == BOAT:
        left = int(player.boats + player.empty_boats)
    else:
        left = 1 if project == STATUE else SETTLEMENTS - int(player.settlements_built())
    if not left:
        return Refusal("none-left-to-build", "CV-93", names)
    if project > BOAT and any(may_build_on(s, step.seat, space) for space in range(SITE_SPACES + 1)):
        if project == STATUE:
            return Refusal("statue-needs-material", "CV-97")
        if not settlement_slots(s, step.seat):
            return Refusal("settlement-needs-materials", "CV-98")
    return Refusal("no-building-place", RULES[project], names)


def farm_reason(s: Civolution, seat: int, territory: int, names: Params) -> Refusal:
    if TERRITORY_TERRAIN[territory] == WATER:
        return Refusal("farm-on-land", "CV-94", names)
    if s.farm[territory] >= 0:
        return Refusal("farm-there", "CV-94", {**names, "seat": s.farm[territory]})
    if not s.tribes_in(territory, seat):
        return Refusal("no-tribe-there", "CV-94", names)
    if next_to_volcano(s, territory) and not s.seats[seat].powers[P_VOLCANO_FARMS]:
        return Refusal("volcano-near", "CV-180", names)
    return Refusal("farm-space-blocked", "CV-211", names)


def boat_reason(s: Civolution, seat: int, territory: int, names: Params) -> Refusal:
    if TERRITORY_TERRAIN[territory] != WATER:
        return Refusal("boat-on-water", "CV-95", names)
    if s.has_boat(territory, seat):
        return Refusal("boat-there", "CV-95", names)
    return Refusal("no-tribe-beside", "CV-95", names)


def ground_reason(s: Civolution, step: BuildAt, space: int) -> Refusal:
    seat = int(step.seat)
    here: Params = {"space": space + 1}
    if space < SITE_SPACES:
        if s.site[space] < 0:
            return Refusal("site-face-down", "CV-96", here)
        if s.site[space] >= GROUNDS:
            return Refusal("no-building-ground", "CV-96", here)
    built = s.statues[space * 4 + seat] + s.settled[space * 4 + seat]
    if built < 2 and not may_build_on(s, seat, space):
        return (
            Refusal("island-needs-boat", "CV-96") if space == ISLAND else Refusal("no-tribe-near-site", "CV-96", here)
        )
    if built >= 2:
        return Refusal("two-buildings", "CV-96", here)
    if step.project == STATUE:
        return Refusal("statue-needs-material", "CV-97")
    return Refusal("one-settlement", "CV-96", here)


def slot_reason(s: Civolution, step: SettlementOf, slot: int) -> Refusal:
    """A settlement that stands already, or the first material that is missing for it."""
    player = s.seats[step.seat]
    if player.settlements >> slot & 1:
        return Refusal("settlement-stands", "CV-98", {"slot": slot + 1})
    missing = [material for material in SETTLEMENT_COSTS[slot] if not player.at[STORE + material]]
    return Refusal("settlement-lacks", "CV-98", {"slot": slot + 1, "material": MATERIALS[missing[0]]})
