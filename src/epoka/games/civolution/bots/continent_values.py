"""What tribes can do on the continent: where to go, to settle, to hunt, to look around, to build."""

from __future__ import annotations

from epoka.games.civolution.bots.effect_values import site_points
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.board import HUNTING
from epoka.games.civolution.components.codes import (
    N_BOATS,
    N_FIRE_CAMPS,
    N_SHARED,
    N_TERRAINS,
    P_HUNT_BONUS,
    P_STRONG_DISPLACING,
)
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import (
    DESERT,
    GLACIER,
    GORGE,
    GROUNDS,
    IN_WILD,
    MUSHROOMS,
    OAK,
    SWAMP,
    WATER,
)
from epoka.games.civolution.components.spaces import IDEAS
from epoka.games.civolution.console.fate import has_land, may_hunt
from epoka.games.civolution.continent.encampments import free_camps
from epoka.games.civolution.continent.migrants import may_go, new_run, tribes_of
from epoka.games.civolution.continent.migration import destinations
from epoka.games.civolution.continent.procreation import may_procreate
from epoka.games.civolution.continent.tribes import fire_points, may_displace
from epoka.games.civolution.notation import CAMP_FIRE, CAMP_FREE, DISPLACE, TRIBE
from epoka.games.civolution.position.packing import OCCUPANTS, STRONG, group_at, occupant_entry, owner_of

NOWHERE = -100.0


class Move:
    """The best way to settle found so far: which tribe, where, on which encampment, and its worth."""

    def __init__(self) -> None:
        self.tribe = -1
        self.territory = -1
        self.camp = -1
        self.value = NOWHERE

    def offer(self, tribe: int, territory: int, camp: int, value: float) -> None:
        if value > self.value:
            self.tribe = tribe
            self.territory = territory
            self.camp = camp
            self.value = value


def presence(worth: Worth, territory: int) -> float:
    """Being somewhere for the first time: the territory, and what it offers."""
    return worth.territory() + worth.w.presence * surroundings(worth, territory)


def surroundings(worth: Worth, territory: int) -> float:
    """The sites of a territory, its material, its game, and goals that ask for it."""
    s = worth.s
    terrain = TERRITORY_TERRAIN[territory]
    value = worth.land_pull[terrain] + worth.pull[N_SHARED] * 0.5
    if terrain == WATER:
        return value + 0.4 * worth.fading()
    if worth.pull[N_TERRAINS] > 0.0 and not has_land(s, worth.seat, terrain):
        value += worth.pull[N_TERRAINS]
    material = s.material[territory]
    if material >= 0:
        value += 0.15 * worth.material(material) * worth.fading()
    elif worth.future > 0.3:
        value += 0.5
    for space in s.map.sites[territory]:
        site = s.site[space]
        if site < 0:
            value += 0.25 * worth.fading()
        elif site < GROUNDS:
            if not s.near_site(space, worth.seat):
                value += 1.0 * worth.fading()
        elif site == OAK:
            value += (2.0 if terrain in (SWAMP, DESERT) else 1.0) * worth.feedings * 0.8
        elif site == GORGE:
            value -= 0.5
        elif site == GLACIER:
            value -= 0.4
        elif site == MUSHROOMS:
            value += 0.3 * worth.fading()
    if not s.hunted >> territory & 1:
        value += 0.1 * HUNTING[terrain][3]
    return value


def camp_value(worth: Worth, territory: int, camp: int) -> float:
    """Settling on one encampment rather than in the open: fire, displacement, and whom it hurts."""
    s = worth.s
    value = 0.0
    occupant = -1
    if camp == CAMP_FIRE:
        occupant = s.fire[territory]
        value += int(fire_points(s, worth.seat, territory)) + worth.pull[N_FIRE_CAMPS]
    elif camp >= DISPLACE:
        occupant = camp - DISPLACE
    if occupant >= 0:
        if not worth.me.powers[P_STRONG_DISPLACING]:
            value -= worth.strength()
        value += worth.w.rival if owner_of(occupant) != worth.seat else -0.8
    return value


def camps_of(worth: Worth, territory: int) -> list[int]:
    """Encampments a tribe could take there, as actions."""
    s = worth.s
    if TERRITORY_TERRAIN[territory] == WATER:
        return [CAMP_FREE]
    found: list[int] = []
    if s.fire[territory] < 0 or may_displace(s, worth.seat, s.fire[territory]):
        found.append(CAMP_FIRE)
    if s.plain_occupied(territory) < s.camps[territory]:
        found.append(CAMP_FREE)
    for occupant in range(OCCUPANTS):
        if s.plain[occupant_entry(territory, occupant)] and may_displace(s, worth.seat, occupant):
            found.append(DISPLACE + occupant)
    return found


def arrival(worth: Worth, territory: int) -> float:
    """A tribe that comes to a territory and takes the best encampment there."""
    gained = 0.0 if worth.s.tribes_in(territory, worth.seat) else presence(worth, territory)
    return gained + max([camp_value(worth, territory, camp) for camp in camps_of(worth, territory)])


def leaving(worth: Worth, territory: int, place: int) -> float:
    """What a tribe gives up where it stands."""
    value = 0.0
    if worth.s.tribes_in(territory, worth.seat) == 1:
        value += presence_kept(worth, territory)
    if place == IN_WILD:
        value -= 0.8
    if worth.s.farm[territory] == worth.seat:
        value += 0.6
    return value


def presence_kept(worth: Worth, territory: int) -> float:
    """What the only tribe of a territory holds."""
    value = worth.territory()
    for space in worth.s.map.sites[territory]:
        site = worth.s.site[space]
        if 0 <= site < GROUNDS:
            value += 0.8 * worth.fading()
        elif site == OAK:
            value += worth.feedings
    return value


def best_migration(worth: Worth, most: int, only: int) -> Move:
    """Where the migrations of an activation do most; `only` limits it to one tribe."""
    s = worth.s
    best = Move()
    for start in range(TERRITORIES):
        if not s.strong_in(start, worth.seat):
            continue
        targets = destinations(s, worth.seat, start, most)
        gained = [presence(worth, target) if not s.tribes_in(target, worth.seat) else 0.0 for target in targets]
        for place in range(3):
            tribe = TRIBE + int(group_at(start, place, STRONG))
            if not tribes_of(s, worth.seat, tribe - TRIBE) or only not in (-1, tribe):
                continue
            lost = leaving(worth, start, place)
            run = new_run(s, worth.seat)
            for number in range(len(targets)):
                target = targets[number]
                if not may_go(s, worth.seat, tribe - TRIBE, run, target):
                    continue
                for camp in camps_of(worth, target):
                    best.offer(tribe, target, camp, gained[number] + camp_value(worth, target, camp) - lost)
    return best


def best_procreation(worth: Worth, only: int) -> Move:
    """Where a new tribe does most."""
    best = Move()
    for territory in range(TERRITORIES):
        if only not in (-1, territory) or not may_procreate(worth.s, worth.seat, territory):
            continue
        room = 0.4 if worth.s.farm[territory] == worth.seat else 0.0
        for camp in camps_of(worth, territory):
            best.offer(-1, territory, camp, worth.tribe() + room + camp_value(worth, territory, camp))
    return best


def best_settlers(worth: Worth, number: int) -> Move:
    """Where so many new weak tribes do most."""
    best = Move()
    for territory in range(TERRITORIES):
        value = settlers_value(worth, territory, number)
        if value > NOWHERE:
            best.offer(-1, territory, -1, value)
    return best


def settlers_value(worth: Worth, territory: int, number: int) -> float:
    """So many new weak tribes in a territory: only as many as there is food for, and one that hopes for some."""
    left = min(number, int(worth.me.tribes), 1 - int(worth.hunger))
    room = int(free_camps(worth.s, territory)) if worth.s.tribes_in(territory, worth.seat) else 0
    coming = min(room, left)
    if coming <= 0:
        return NOWHERE
    fire = camp_value(worth, territory, CAMP_FIRE) if worth.s.fire[territory] < 0 else 0.0
    return coming * (worth.tribe() - worth.strength()) + fire


# ---- hunting and exploring ------------------------------------------------------------------------------------------


def expected_food(worth: Worth, territory: int) -> float:
    """The best of the fate dice on average, with the Mushroom valleys and what cards add."""
    table = HUNTING[TERRITORY_TERRAIN[territory]]
    dice = int(worth.me.fate)
    total = 0.0
    for one in range(1, 7):
        below = len([value for value in range(1, 7) if table[value] < table[one]])
        same = len([value for value in range(1, 7) if table[value] == table[one]])
        share = 1.0
        less = 1.0
        for _ in range(dice):
            share *= (below + same) / 6
            less *= below / 6
        total += table[one] * (share - less) / same
    for space in worth.s.map.sites[territory]:
        if worth.s.site[space] == MUSHROOMS:
            total += 1.0
    if worth.me.at[IDEAS] > 2:
        total += 0.6
    return total + worth.me.powers[P_HUNT_BONUS]


def best_hunt(worth: Worth, before: int) -> Move:
    best = Move()
    for territory in range(TERRITORIES):
        if may_hunt(worth.s, worth.seat, territory) and not before >> territory & 1:
            best.offer(-1, territory, -1, expected_food(worth, territory))
    return best


def hidden_around(worth: Worth, territory: int) -> int:
    return len([space for space in worth.s.map.sites[territory] if worth.s.site[space] < 0])


def best_exploration(worth: Worth) -> Move:
    """The territory with the most face-down sites beside it; grounds found are worth something too."""
    best = Move()
    each = site_points(worth) + 0.4 * worth.fading()
    for territory in range(TERRITORIES):
        if worth.s.tribes_in(territory, worth.seat):
            best.offer(-1, territory, -1, hidden_around(worth, territory) * each)
    return best


def farm_value(worth: Worth, territory: int) -> float:
    """Food that a farm spares from now on, and its idea."""
    tribes = int(worth.s.tribes_in(territory, worth.seat))
    pull = worth.land_pull[TERRITORY_TERRAIN[territory]]
    return worth.w.farm * tribes * worth.feedings * (0.9 if worth.hunger > 0 else 0.55) + worth.idea() + pull


def boat_value(worth: Worth, water: int) -> float:
    """A territory more, and a raw material of its choice."""
    value = 0.9 + 0.3 * worth.best_material(0, -1) + worth.pull[N_BOATS]
    if not worth.s.tribes_in(water, worth.seat):
        value += worth.territory() + 0.8
    return value * worth.w.boat
