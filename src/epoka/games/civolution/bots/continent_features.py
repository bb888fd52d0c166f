"""Features of a position: tribes, the land they hold, food, sites and buildings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.components.board import SETTLEMENT_COSTS
from epoka.games.civolution.components.codes import P_FEED_CAMP
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import (
    GLACIER,
    GORGE,
    GROUNDS,
    IN_CAMP,
    IN_WILD,
    OAK,
    SETTLEMENTS,
    SITE_SPACES,
    WATER,
)
from epoka.games.civolution.components.spaces import FOOD, RAW, STORE
from epoka.games.civolution.continent.food import food_for
from epoka.games.civolution.position.packing import STRONG, occupant_of, owner_of, tribe_entry
from epoka.games.civolution.position.state import Civolution

CONTINENT_NAMES: Final = [
    "strong-tribes",
    "weak-tribes",
    "wild-tribes",
    "fire-camps",
    "territories",
    "room",
    "food",
    "spare-food",
    "hunger",
    "raw",
    "farms",
    "boats",
    "statues",
    "settlements",
    "settlement-near",
    "oaks",
    "grounds",
    "hidden-sites",
    "bad-sites",
]
MOST_ROOM: Final = 2
"""Free encampments of a territory that are counted."""


def continent_features(s: Civolution, seat: i64, out: list[float]) -> None:
    player = s.seats[seat]
    strong: i64 = 0
    weak: i64 = 0
    wild: i64 = 0
    fires: i64 = 0
    held: i64 = 0
    """Territories with an own tribe, as bits."""
    territories: i64 = 0
    room: i64 = 0
    raw: i64 = 0
    need: i64 = 0
    for territory in range(TERRITORIES):
        raw += player.at[RAW + territory]
        first = tribe_entry(territory, seat, 0)
        settled: i64 = s.plain[first] + s.plain[first + 1]
        outside: i64 = s.wild[first] + s.wild[first + 1]
        strong += s.plain[first + 1] + s.wild[first + 1]
        weak += s.plain[first] + s.wild[first]
        if owner_of(s.fire[territory]) == seat:
            settled += 1
            fires += 1
            if s.fire[territory] == occupant_of(seat, STRONG):
                strong += 1
            else:
                weak += 1
        if settled + outside == 0:
            continue
        held |= 1 << territory
        territories += 1
        wild += outside
        if settled:
            need += settled * food_for(s, seat, territory, IN_CAMP)
        if outside:
            need += outside * food_for(s, seat, territory, IN_WILD)
        if TERRITORY_TERRAIN[territory] != WATER:
            free: i64 = s.camps[territory] - s.plain_occupied(territory)
            room += free if free < MOST_ROOM else MOST_ROOM
    food: i64 = player.at[FOOD]
    need -= player.powers[P_FEED_CAMP]
    spare: i64 = food - need if food > need else 0
    out.append(float(strong))
    out.append(float(weak))
    out.append(float(wild))
    out.append(float(fires))
    out.append(float(territories))
    out.append(float(room))
    out.append(float(food))
    out.append(float(spare))
    out.append(float(need - food if need > food else 0))
    out.append(float(raw))
    buildings(s, seat, out)
    sites(s, held, out)


def buildings(s: Civolution, seat: i64, out: list[float]) -> None:
    """Tribes on own farms, boats, statues, settlements, and how near the next settlement is."""
    player = s.seats[seat]
    farmed: i64 = 0
    for territory in range(TERRITORIES):
        if s.farm[territory] == seat:
            farmed += 1 + s.tribes_in(territory, seat)
    out.append(float(farmed))
    out.append(float(s.boats_built(seat)))
    out.append(float(player.statues))
    out.append(float(player.settlements_built()))
    nearest = 0.0
    for slot in range(SETTLEMENTS):
        if not player.settlements >> slot & 1:
            lacks: i64 = 0
            for material in SETTLEMENT_COSTS[slot]:
                if not player.at[STORE + material]:
                    lacks += 1
            near = 1.0 / (1.0 + lacks)
            if near > nearest:
                nearest = near
    out.append(nearest)


def sites(s: Civolution, held: i64, out: list[float]) -> None:
    """Oaks, Building grounds, face-down sites, Gorges and Glaciers beside own tribes."""
    oaks: i64 = 0
    grounds: i64 = 0
    hidden: i64 = 0
    bad: i64 = 0
    if s.map.touched:
        for space in range(SITE_SPACES):
            beside = False
            for territory in s.map.touched[space]:
                if held >> territory & 1:
                    beside = True
                    break
            if not beside:
                continue
            site = s.site[space]
            if site < 0:
                hidden += 1
            elif site < GROUNDS:
                grounds += 1
            elif site == OAK:
                oaks += 1
            elif site == GORGE or site == GLACIER:
                bad += 1
    out.append(float(oaks))
    out.append(float(grounds))
    out.append(float(hidden))
    out.append(float(bad))
