"""Why not, on the continent: tribes, territories, sites, raw materials."""

from __future__ import annotations

from epoka.core.refusal import Params, Refusal
from epoka.games.civolution.components import BOAT_SEATS, LANDS, MATERIALS, ROWS, SITE_SPACES, TERRAINS, WATER
from epoka.games.civolution.continent import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.doing import Decision
from epoka.games.civolution.events import LoseBuilding, LoseTribe
from epoka.games.civolution.exploring import Explore, Reveal
from epoka.games.civolution.fate import FindWith, Hunt, HuntWith, LuckyFind, ideas_for
from epoka.games.civolution.goods import ExtraFind, Produce, Transport, Unload
from epoka.games.civolution.migrants import may_go
from epoka.games.civolution.migration import (
    Journey,
    Migrate,
    Settle,
    distances,
)
from epoka.games.civolution.modules import Grotto, HolyRock
from epoka.games.civolution.notation import (
    CAMP_FIRE,
    CAMP_FREE,
    DISPLACE,
    IN,
    LAND,
    SITE,
    TAKE,
    TO,
    TRIBE,
    VALUE,
)
from epoka.games.civolution.packing import group_at
from epoka.games.civolution.player import IDEAS, RAW
from epoka.games.civolution.procreation import Procreate, Strengthen
from epoka.games.civolution.projects import GoAboard
from epoka.games.civolution.sites import Freeze
from epoka.games.civolution.state import Civolution
from epoka.games.civolution.tribes import (
    count_at,
    may_displace,
)
from epoka.games.civolution.why_building import building_reason


def continent_reason(s: Civolution, step: Decision, action: int) -> Refusal | None:
    if TRIBE <= action < LAND:
        return tribe_reason(s, step, action - TRIBE)
    if IN <= action < IN + TERRITORIES:
        found = territory_reason(s, step, action - IN)
    elif isinstance(step, Journey) and TO <= action < TO + TERRITORIES:
        found = journey_reason(s, step, action - TO)
    elif isinstance(step, Settle) and CAMP_FIRE <= action < DISPLACE + 8:
        found = camp_reason(s, step, action)
    else:
        found = find_reason(s, step, action)
    return found if found is not None else building_reason(s, step, action)


# ---- tribes ---------------------------------------------------------------------------------------------------------


def tribe_reason(s: Civolution, step: Decision, number: int) -> Refusal | None:
    """Steps that want one of the own tribes."""
    if not isinstance(step, (Migrate, Strengthen, GoAboard, Freeze, LoseTribe)):
        return None
    territory, strength = number // 6, number % 2
    names: Params = {"territory": TERRITORY_NAMES[territory]}
    if not count_at(s, step.seat, territory, number // 2 % 3, strength):
        return Refusal("no-such-tribe", step.rule(), names)
    if isinstance(step, Strengthen):
        return Refusal("already-strong", "CV-90", names)
    if strength == 0:
        return Refusal("strong-tribe-only", step.rule(), names)
    if isinstance(step, Migrate):
        return Refusal("nowhere-to-go", "CV-70", names)
    if isinstance(step, GoAboard) and territory in s.map.adjacent[step.water]:
        return Refusal("not-back", "CV-76", names)
    if isinstance(step, GoAboard):
        return Refusal("not-next-to-boat", "CV-95", names)
    if isinstance(step, Freeze) and TRIBE + number == step.last_for_following(s):
        return Refusal("kept-for-second-glacier", "CV-144", names)
    return Refusal("not-next-to-glacier", "CV-144", names) if isinstance(step, Freeze) else None


def journey_reason(s: Civolution, step: Journey, territory: int) -> Refusal:
    names: Params = {"territory": TERRITORY_NAMES[territory]}
    group = group_at(step.start, step.place, step.strength)
    if territory == step.start or not may_go(s, step.seat, group, step.run, territory):
        return Refusal("not-back", "CV-76", names)
    if not distances(s, step.seat, step.start, step.left)[territory]:
        return Refusal("too-far", "CV-75", {**names, "left": int(step.left)})
    return settling_reason(s, step.seat, territory, names)


def settling_reason(s: Civolution, seat: int, territory: int, names: Params) -> Refusal:
    """Why no tribe of the seat can come to rest in a territory."""
    if TERRITORY_TERRAIN[territory] != WATER:
        return Refusal("no-camp-there", "CV-70", names)
    if not s.has_boat(territory, seat):
        return Refusal("no-boat-there", "CV-73", names)
    return Refusal("boat-full", "CV-73", {**names, "seats": BOAT_SEATS})


def camp_reason(s: Civolution, step: Settle, action: int) -> Refusal:
    names: Params = {"territory": TERRITORY_NAMES[step.territory]}
    if action == CAMP_FREE:
        return Refusal("no-free-camp", "CV-70", names)
    if action == CAMP_FIRE:
        return Refusal("protected-tribe", "CV-71", names)
    occupant = action - DISPLACE
    if s.plain[step.territory * 8 + occupant] and not may_displace(s, step.seat, occupant):
        return Refusal("protected-tribe", "CV-71", names)
    return Refusal("nobody-to-displace", "CV-71", names)


# ---- territories ----------------------------------------------------------------------------------------------------


def territory_reason(s: Civolution, step: Decision, territory: int) -> Refusal | None:
    names: Params = {"territory": TERRITORY_NAMES[territory]}
    if isinstance(step, Procreate):
        return procreation_reason(s, step, territory, names)
    if isinstance(step, Transport):
        if not s.seats[step.seat].at[RAW + territory]:
            return Refusal("no-raw-there", "CV-87", names)
        return Refusal("no-tile-near", "CV-88", names)
    if isinstance(step, LoseBuilding):
        return Refusal("nothing-built-there", "CV-154", names)
    if isinstance(step, (Grotto, HolyRock)):
        if territory not in s.map.touched[step.space]:
            return Refusal("not-next-to-site", step.rule(), {**names, "space": int(step.space) + 1})
        return Refusal("no-tribe-there", step.rule(), names)
    if not isinstance(step, (Hunt, Explore, Produce)):
        return None
    if not s.tribes_in(territory, step.seat):
        return Refusal("no-tribe-there", step.rule(), names)
    if isinstance(step, Hunt):
        return Refusal("hunted-already", "CV-89", names)
    return Refusal("boat-loaded", "CV-86", names) if isinstance(step, Produce) else None


def procreation_reason(s: Civolution, step: Procreate, territory: int, names: Params) -> Refusal:
    if step.only not in (-1, territory):
        return Refusal("here-only", "CV-177", {"territory": TERRITORY_NAMES[step.only]})
    if TERRITORY_TERRAIN[territory] == WATER:
        return Refusal("boat-needs-one", "CV-79", names)
    if not s.tribes_in(territory, step.seat) and s.has_tribe(step.seat):
        return Refusal("no-tribe-there", "CV-78", names)
    return settling_reason(s, step.seat, territory, names)


# ---- finds, hunts, sites, cargo -------------------------------------------------------------------------------------


def find_reason(s: Civolution, step: Decision, action: int) -> Refusal | None:
    have = s.seats[step.seat].at[IDEAS]
    if isinstance(step, LuckyFind) and LAND <= action < LAND + LANDS:
        return Refusal("no-tribe-on-terrain", "CV-92", {"terrain": TERRAINS[action - LAND]})
    if isinstance(step, HuntWith) and VALUE <= action < VALUE + 6:
        ideas = int(ideas_for(s, action - VALUE + 1))
        return Refusal("not-enough-ideas", "CV-89", {"ideas": ideas, "have": have})
    if isinstance(step, Reveal) and SITE <= action < SITE + SITE_SPACES:
        return Refusal("site-shown-already", "CV-91a", {"space": action - SITE + 1})
    if not TAKE <= action < TAKE + len(MATERIALS):
        return None
    material = action - TAKE
    if isinstance(step, FindWith):
        if material // ROWS != step.terrain:
            return Refusal("other-terrain", "CV-92", {"terrain": TERRAINS[step.terrain]})
        return Refusal("not-enough-ideas", "CV-92", {"ideas": int(step.ideas(s, material % ROWS)), "have": have})
    if isinstance(step, ExtraFind):
        return Refusal("no-tribe-on-terrain", "CV-37", {"terrain": TERRAINS[material // ROWS]})
    if isinstance(step, Unload):
        return Refusal("no-such-tile-near", "CV-88", {"material": MATERIALS[material]})
    return None
