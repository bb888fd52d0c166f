"""Where farms, boats, statues and settlements may stand, and why not there (CV-93 to CV-98, CV-180, CV-211)."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.core.refusal import Params, Refusal
from epoka.games.civolution.components.board import GROUND_MATERIALS, SETTLEMENT_COSTS
from epoka.games.civolution.components.codes import P_SETTLEMENT_DISCOUNT, P_VOLCANO_FARMS
from epoka.games.civolution.components.map import ISLAND_WATER, TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN, WATERS
from epoka.games.civolution.components.pieces import (
    BOAT,
    FARM,
    GROUNDS,
    ISLAND,
    SETTLEMENTS,
    SITE_SPACES,
    STATUE,
    VOLCANO,
    WATER,
)
from epoka.games.civolution.components.spaces import STORE
from epoka.games.civolution.position.packing import ground_entry
from epoka.games.civolution.position.state import Civolution


def next_to_volcano(s: Civolution, territory: i64) -> bool:
    for space in s.map.sites[territory]:
        if s.site[space] == VOLCANO:
            return True
    return False


def farm_places(s: Civolution, seat: i64) -> list[int]:
    """The territories for a farm.

    They are land with an own tribe, no farm, no block of V.I.C.I. and no Volcano beside it (CV-94, CV-211).
    """
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
    """The territories for a boat: Water without an own boat and with an own tribe beside it (CV-95)."""
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
    """Whether a seat may build on a space.

    It must be a face-up Building ground or the island, with an own tribe beside it and fewer than two own buildings
    (CV-96).
    """
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
    """The Building grounds for a statue: the seat stores one of the materials listed there (CV-97)."""
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
    """The settlements of the console whose materials are stored, by their recesses (CV-98)."""
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
    """The Building grounds for a settlement: those without an own one."""
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


# ---- why not there --------------------------------------------------------------------------------------------------


def no_farm(s: Civolution, seat: i64, territory: i64) -> Refusal:
    names: Params = {"territory": TERRITORY_NAMES[territory]}
    if TERRITORY_TERRAIN[territory] == WATER:
        return Refusal("farm-on-land", "CV-94", names)
    if s.farm[territory] >= 0:
        return Refusal("farm-there", "CV-94", {**names, "seat": s.farm[territory]})
    if not s.tribes_in(territory, seat):
        return Refusal("no-tribe-there", "CV-94", names)
    if next_to_volcano(s, territory) and not s.seats[seat].powers[P_VOLCANO_FARMS]:
        return Refusal("volcano-near", "CV-180", names)
    return Refusal("farm-space-blocked", "CV-211", names)


def no_boat(s: Civolution, seat: i64, territory: i64) -> Refusal:
    names: Params = {"territory": TERRITORY_NAMES[territory]}
    if TERRITORY_TERRAIN[territory] != WATER:
        return Refusal("boat-on-water", "CV-95", names)
    if s.has_boat(territory, seat):
        return Refusal("boat-there", "CV-95", names)
    return Refusal("no-tribe-beside", "CV-95", names)


def no_building(s: Civolution, seat: i64, project: i64, space: i64) -> Refusal:
    """Why neither a statue nor a settlement, whichever it is, can stand on a space for sites or on the island."""
    here: Params = {"space": int(space) + 1}
    if space < SITE_SPACES:
        if s.site[space] < 0:
            return Refusal("site-face-down", "CV-96", here)
        if s.site[space] >= GROUNDS:
            return Refusal("no-building-ground", "CV-96", here)
    entry = ground_entry(space, seat)
    if s.statues[entry] + s.settled[entry] >= 2:
        return Refusal("two-buildings", "CV-96", here)
    if not may_build_on(s, seat, space):
        if space == ISLAND:
            return Refusal("island-needs-boat", "CV-96")
        return Refusal("no-tribe-near-site", "CV-96", here)
    if project == STATUE:
        return Refusal("statue-needs-material", "CV-97")
    return Refusal("one-settlement", "CV-96", here)
