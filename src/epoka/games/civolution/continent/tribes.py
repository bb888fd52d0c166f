"""Tribes: where they stand, coming to rest, displacing, developing a territory (CV-71, CV-72, CV-73, CV-74)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.refusal import Params, Refusal
from epoka.core.uniform import UniformChance
from epoka.games.civolution.components.board import FIRE_POINTS
from epoka.games.civolution.components.codes import (
    P_FIRE_POINTS,
    P_FREE_DISPLACING,
    P_STRONG_DISPLACING,
    P_WILD_STRONG,
    T_DEVELOP,
    T_DISPLACE,
    T_DISPLACED,
    T_SETTLE,
    T_SETTLE_FIRE,
)
from epoka.games.civolution.components.map import TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import BOAT_SEATS, IN_CAMP, IN_WILD, MATERIALS, ON_FIRE, ROWS, WATER
from epoka.games.civolution.components.spaces import RAW
from epoka.games.civolution.console.markers import gain
from epoka.games.civolution.continent.migrants import GONE, follow, next_tribes, tribes_of
from epoka.games.civolution.notation import CAMP_FIRE, DISPLACE, TILE_IS, TRIBE
from epoka.games.civolution.position.packing import (
    GROUPS,
    OCCUPANTS,
    WEAK,
    group_at,
    occupant_entry,
    occupant_of,
    owner_of,
    strength_of,
    territory_of,
    tribe_entry,
)
from epoka.games.civolution.position.player import FROM_FIRE
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import trigger

NOBODY: Final = -1


def count_at(s: Civolution, seat: i64, territory: i64, place: i64, strength: i64) -> i64:
    """How many tribes of a seat and strength are at a place."""
    return tribes_of(s, seat, group_at(territory, place, strength))


def change_at(s: Civolution, seat: i64, territory: i64, place: i64, strength: i64, by: i64) -> None:
    """Put one tribe down at a place (+1), or take one away (-1)."""
    if place == ON_FIRE:
        s.fire[territory] = int(occupant_of(seat, strength)) if by > 0 else -1
        return
    here = tribe_entry(territory, seat, strength)
    if place == IN_CAMP:
        s.plain[here] += int(by)
    else:
        s.wild[here] += int(by)


def restrength(s: Civolution, seat: i64, territory: i64, place: i64, strength: i64) -> None:
    """Make one tribe of this strength a tribe of the other strength."""
    follow(s, seat, group_at(territory, place, strength), group_at(territory, place, 1 - strength))
    change_at(s, seat, territory, place, strength, -1)
    change_at(s, seat, territory, place, 1 - strength, 1)
    if s.listening:
        key = "weakened" if strength else "strengthened"
        s.tell(key, {"seat": int(seat), "territory": TERRITORY_NAMES[territory]})


def remove_tribe(s: Civolution, seat: i64, territory: i64, place: i64, strength: i64) -> None:
    """Return one tribe to the supply."""
    follow(s, seat, group_at(territory, place, strength), GONE)
    change_at(s, seat, territory, place, strength, -1)
    s.seats[seat].tribes += 1
    if s.listening:
        s.tell("tribe-lost", {"seat": int(seat), "territory": TERRITORY_NAMES[territory]})


def offer_tribes(s: Civolution, seat: i64, weak: bool, strong: bool, lowest: i64, out: list[int]) -> None:
    """Append own tribes as actions, from the action `lowest` on; equal tribes at one place are one action."""
    group = next_tribes(s, seat, lowest - TRIBE if lowest > TRIBE else 0)
    while group < GROUPS:
        if strong if strength_of(group) else weak:
            out.append(TRIBE + int(group))
        group = next_tribes(s, seat, group + 1)


def missing_tribe(s: Civolution, seat: i64, group: i64, rule: str) -> Refusal | None:
    """The refusal where no such tribe is there, None where it is."""
    if tribes_of(s, seat, group):
        return None
    return Refusal("no-such-tribe", rule, {"territory": TERRITORY_NAMES[territory_of(group)]})


def missing_strong_tribe(s: Civolution, seat: i64, group: i64, rule: str) -> Refusal | None:
    """The refusal where no strong tribe is there, None where one is."""
    found = missing_tribe(s, seat, group, rule)
    if found is None and strength_of(group) == WEAK:
        return Refusal("strong-tribe-only", rule, {"territory": TERRITORY_NAMES[territory_of(group)]})
    return found


# ---- settling -------------------------------------------------------------------------------------------------------


def may_displace(s: Civolution, seat: i64, occupant: i64) -> bool:
    owner = owner_of(occupant)
    return owner == seat or s.seats[owner].powers[P_FREE_DISPLACING] == 0


def can_settle(s: Civolution, seat: i64, territory: i64) -> bool:
    """Whether a tribe could come to rest there: an encampment, or a free seat of the own boat."""
    if TERRITORY_TERRAIN[territory] == WATER:
        return s.has_boat(territory, seat) and s.aboard(territory, seat) < BOAT_SEATS
    if s.fire[territory] < 0 or may_displace(s, seat, s.fire[territory]):
        return True
    if s.plain_occupied(territory) < s.camps[territory]:
        return True
    for occupant in range(OCCUPANTS):
        if s.plain[occupant_entry(territory, occupant)] and may_displace(s, seat, occupant):
            return True
    return False


def no_rest(s: Civolution, seat: i64, territory: i64) -> Refusal:
    """Why no tribe of the seat can come to rest in a territory."""
    names: Params = {"territory": TERRITORY_NAMES[territory]}
    if TERRITORY_TERRAIN[territory] != WATER:
        return Refusal("no-camp-there", "CV-70", names)
    if not s.has_boat(territory, seat):
        return Refusal("no-boat-there", "CV-73", names)
    return Refusal("boat-full", "CV-73", {**names, "seats": BOAT_SEATS})


def settle(s: Civolution, seat: i64, territory: i64, action: i64, strength: i64) -> i64:
    """Put a tribe on an encampment and give the group it belongs to now.

    Points of the fire come first, then the territory is developed (CV-71, CV-72, CV-74).
    """
    player = s.seats[seat]
    place = ON_FIRE if action == CAMP_FIRE else IN_CAMP
    occupant: i64 = -1
    if action == CAMP_FIRE:
        occupant = s.fire[territory]
    elif action >= DISPLACE:
        occupant = action - DISPLACE
    if occupant >= 0:
        displace(s, seat, territory, place, occupant)
        if not player.powers[P_STRONG_DISPLACING]:
            strength = 0
    if s.listening:
        where = "fire" if action == CAMP_FIRE else "camp"
        values = {"seat": int(seat), "territory": TERRITORY_NAMES[territory], "place": where}
        s.tell("settled", {**values, "weak": 1 - int(strength)})
    terrain = TERRITORY_TERRAIN[territory]
    trigger(s, seat, T_SETTLE, terrain)
    if terrain != WATER and s.material[territory] < 0:
        s.push(Develop(NOBODY if s.by_rules(seat) else seat, territory))
    if action == CAMP_FIRE:
        s.fire[territory] = int(occupant_of(seat, strength))
        s.earn(seat, FROM_FIRE, fire_points(s, seat, territory))
        trigger(s, seat, T_SETTLE_FIRE, terrain)
    else:
        s.plain[tribe_entry(territory, seat, strength)] += 1
    return group_at(territory, place, strength)


def fire_points(s: Civolution, seat: i64, territory: i64) -> i64:
    """The points of a fire encampment, and what cards add (CV-72)."""
    return FIRE_POINTS[TERRITORY_TERRAIN[territory]] + s.seats[seat].powers[P_FIRE_POINTS]


def displace(s: Civolution, seat: i64, territory: i64, place: i64, occupant: i64) -> None:
    """The displaced tribe goes to the wilderness of the same territory and keeps its state."""
    owner, strength = owner_of(occupant), strength_of(occupant)
    wild = 1 if s.seats[owner].powers[P_WILD_STRONG] else strength
    follow(s, owner, group_at(territory, place, strength), group_at(territory, IN_WILD, wild))
    change_at(s, owner, territory, place, strength, -1)
    change_at(s, owner, territory, IN_WILD, wild, 1)
    if s.listening:
        s.tell("displaced", {"seat": int(seat), "by": int(owner), "territory": TERRITORY_NAMES[territory]})
    if owner != seat:
        trigger(s, seat, T_DISPLACE)
        trigger(s, owner, T_DISPLACED)


class Develop(UniformChance[Civolution]):
    """The material tile of a territory is turned up, and the first settler gets a raw material (CV-74)."""

    def __init__(self, settler: i64, territory: i64) -> None:
        super().__init__(TILE_IS, "tiles")
        self.settler: i64 = settler
        """NOBODY where nobody gets the material: at the set-up, or for V.I.C.I. (CV-210)."""
        self.territory: i64 = territory

    def candidates(self, s: Civolution) -> list[int]:
        """The materials whose tile may lie in this territory."""
        first = TERRITORY_TERRAIN[self.territory] * ROWS
        return [material for material in range(first, first + ROWS) if s.hidden_tiles[material]]

    def act(self, s: Civolution, action: i64) -> None:
        turn_up(s, self.territory, action - TILE_IS)
        if self.settler >= 0:
            trigger(s, self.settler, T_DEVELOP, TERRITORY_TERRAIN[self.territory])
            gain(s, self.settler, RAW + self.territory, 1)


def turn_up(s: Civolution, territory: i64, material: i64) -> None:
    s.material[territory] = int(material)
    s.hidden_tiles[material] = 0
    if s.listening:
        s.tell("developed", {"territory": TERRITORY_NAMES[territory], "material": MATERIALS[material]})


# ---- what settling brings -------------------------------------------------------------------------------------------


def say_arrival(s: Civolution, seat: i64, territory: i64, shown: Preview) -> None:
    """Show what awaits a tribe that comes to a territory: a free fire, free encampments, a tile to be turned up."""
    if TERRITORY_TERRAIN[territory] == WATER:
        return
    say_fire(s, seat, territory, shown)
    shown.say("free-camps", {"n": s.camps[territory] - int(s.plain_occupied(territory))})
    say_development(s, territory, shown)


def say_camp(s: Civolution, seat: i64, territory: i64, action: i64, shown: Preview) -> None:
    """Show what an encampment means: points of the fire, who goes to the wilderness, how strong the tribe is then."""
    occupant: i64 = NOBODY
    if action == CAMP_FIRE:
        shown.earns(fire_points(s, seat, territory))
        occupant = s.fire[territory]
    elif action >= DISPLACE:
        occupant = action - DISPLACE
    if occupant != NOBODY:
        shown.say("displaces", {"seat": int(owner_of(occupant))})
        if not s.seats[seat].powers[P_STRONG_DISPLACING]:
            shown.say("becomes-weak")
    say_development(s, territory, shown)


def say_fire(s: Civolution, seat: i64, territory: i64, shown: Preview) -> None:
    """Show the points of the fire encampment of a territory, if it is free."""
    if TERRITORY_TERRAIN[territory] != WATER and s.fire[territory] < 0:
        shown.say("fire-free", {"points": int(fire_points(s, seat, territory))})


def say_development(s: Civolution, territory: i64, shown: Preview) -> None:
    if TERRITORY_TERRAIN[territory] != WATER and s.material[territory] < 0:
        shown.say("develops")
