"""Tribes: where they stand, settling, procreation, strengthening (CV-71 to CV-74, CV-78 to CV-81, CV-90)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.dealer import Dealer
from epoka.core.step import ASK, Chance
from epoka.games.civolution.cards.board import FIRE_POINTS
from epoka.games.civolution.chips import Opening
from epoka.games.civolution.components import BOAT_SEATS, IN_CAMP, IN_WILD, MATERIALS, ON_FIRE, ROWS, WATER
from epoka.games.civolution.continent import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.doing import Decision, fire, nothing_follows
from epoka.games.civolution.kinds import (
    P_FIRE_POINTS,
    P_FREE_DISPLACING,
    P_STRONG_DISPLACING,
    P_WILD_STRONG,
    T_DEVELOP,
    T_DISPLACE,
    T_DISPLACED,
    T_PROCREATE,
    T_SETTLE,
    T_SETTLE_FIRE,
)
from epoka.games.civolution.markers import gain
from epoka.games.civolution.menu import NO_MENU, back_to_menu
from epoka.games.civolution.migrants import GONE, arrive, depart, follow, tribes_of
from epoka.games.civolution.notation import (
    CAMP_FIRE,
    CAMP_FREE,
    DISPLACE,
    DO_PROCREATE,
    DONE,
    IN,
    TILE_IS,
    TRIBE,
)
from epoka.games.civolution.packing import (
    GROUPS,
    OCCUPANTS,
    WEAK,
    group_at,
    occupant_entry,
    occupant_of,
    owner_of,
    place_of,
    strength_of,
    territory_of,
    tribe_entry,
)
from epoka.games.civolution.player import FROM_FIRE, RAW
from epoka.games.civolution.state import Civolution

FROM_SUPPLY: Final = -1
NOBODY: Final = -1


NO_RUN: Final = 0
"""For a settling that is no migration."""


def count_at(s: Civolution, seat: i64, territory: i64, place: i64, strength: i64) -> i64:
    """Tribes of a seat and strength at a place."""
    return tribes_of(s, seat, group_at(territory, place, strength))


def change_at(s: Civolution, seat: i64, territory: i64, place: i64, strength: i64, by: i64) -> None:
    """Put one tribe down or take one away."""
    if place == ON_FIRE:
        s.fire[territory] = int(occupant_of(seat, strength)) if by > 0 else -1
        return
    here = tribe_entry(territory, seat, strength)
    if place == IN_CAMP:
        s.plain[here] += int(by)
    else:
        s.wild[here] += int(by)


def restrength(s: Civolution, seat: i64, territory: i64, place: i64, strength: i64) -> None:
    """A tribe of this strength gets the other one."""
    follow(s, seat, group_at(territory, place, strength), group_at(territory, place, 1 - strength))
    change_at(s, seat, territory, place, strength, -1)
    change_at(s, seat, territory, place, 1 - strength, 1)
    if s.listening:
        key = "weakened" if strength else "strengthened"
        s.tell(key, {"seat": int(seat), "territory": TERRITORY_NAMES[territory]})


def remove_tribe(s: Civolution, seat: i64, territory: i64, place: i64, strength: i64) -> None:
    """A tribe returns to the supply."""
    follow(s, seat, group_at(territory, place, strength), GONE)
    change_at(s, seat, territory, place, strength, -1)
    s.seats[seat].tribes += 1
    if s.listening:
        s.tell("tribe-lost", {"seat": int(seat), "territory": TERRITORY_NAMES[territory]})


def lose_favor(s: Civolution, seat: i64, spaces: i64) -> None:
    """Deus ex machina: the disc on the Favor of Agera track goes back instead (CV-149)."""
    s.seats[seat].favor -= spaces
    if s.listening:
        s.tell("favor-lost", {"seat": int(seat), "space": int(s.seats[seat].favor)})


def offer_tribes(s: Civolution, seat: i64, weak: bool, strong: bool, lowest: i64, out: list[int]) -> None:
    """Own tribes as actions, from an action on: equal ones at one place are one offer."""
    for group in range(lowest - TRIBE if lowest > TRIBE else 0, GROUPS):
        if (strong if strength_of(group) else weak) and tribes_of(s, seat, group):
            out.append(TRIBE + int(group))


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


class Settle(Decision):
    """On which encampment of the territory (CV-70, CV-78); the tribe is still where it came from until then.

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

    def args(self) -> list[int]:
        numbers = [self.seat, self.territory, self.origin, self.place, self.strength, self.left, self.run]
        return [int(number) for number in numbers]

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
            from epoka.games.civolution.migration import Migrate

            s.push(Migrate(self.seat, self.left, self.run))
        group = settle(s, self.seat, self.territory, action, self.strength)
        if self.origin < 0:
            fire(s, self.seat, T_PROCREATE)
        else:
            arrive(s, self.seat, group, self.run, began)

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "settle", {"territory": TERRITORY_NAMES[self.territory]}


def settle(s: Civolution, seat: i64, territory: i64, action: i64, strength: i64) -> i64:
    """Settle, fire points, then development (CV-71, CV-72, CV-74); gives the group the tribe belongs to now."""
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
    fire(s, seat, T_SETTLE, terrain)
    if terrain != WATER and s.material[territory] < 0:
        s.push(Develop(NOBODY if s.by_rules(seat) else seat, territory))
    if action == CAMP_FIRE:
        s.fire[territory] = int(occupant_of(seat, strength))
        s.earn(seat, FROM_FIRE, FIRE_POINTS[terrain] + player.powers[P_FIRE_POINTS])
        fire(s, seat, T_SETTLE_FIRE, terrain)
    else:
        s.plain[tribe_entry(territory, seat, strength)] += 1
    return group_at(territory, place, strength)


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
        fire(s, seat, T_DISPLACE)
        fire(s, owner, T_DISPLACED)


class Develop(Chance[Civolution]):
    """The material tile of a territory is turned up, and the first settler gets a raw material (CV-74)."""

    def __init__(self, settler: i64, territory: i64) -> None:
        super().__init__()
        self.settler: i64 = settler
        """NOBODY where nobody gets the material: at the set-up, or for V.I.C.I. (CV-210)."""
        self.territory: i64 = territory

    def args(self) -> list[int]:
        return [int(self.settler), int(self.territory)]

    def left(self, s: Civolution) -> list[int]:
        """Materials whose tile may lie here."""
        first = TERRITORY_TERRAIN[self.territory] * ROWS
        return [material for material in range(first, first + ROWS) if s.hidden_tiles[material]]

    def forced(self, s: Civolution) -> i64:
        left = self.left(s)
        return TILE_IS + left[0] if len(left) == 1 else ASK

    def outcomes(self, s: Civolution) -> list[tuple[int, float]]:
        left = self.left(s)
        return [(TILE_IS + material, 1 / len(left)) for material in left]

    def draw(self, s: Civolution, dealer: Dealer) -> int:
        left = self.left(s)
        return TILE_IS + left[dealer.below("tiles", len(left))]

    def act(self, s: Civolution, action: i64) -> None:
        turn_up(s, self.territory, action - TILE_IS)
        if self.settler >= 0:
            fire(s, self.settler, T_DEVELOP, TERRITORY_TERRAIN[self.territory])
            gain(s, self.settler, RAW + self.territory, 1)


def turn_up(s: Civolution, territory: i64, material: i64) -> None:
    s.material[territory] = int(material)
    s.hidden_tiles[material] = 0
    if s.listening:
        s.tell("developed", {"territory": TERRITORY_NAMES[territory], "material": MATERIALS[material]})


# ---- procreation and strengthening ----------------------------------------------------------------------------------


def may_procreate(s: Civolution, seat: i64, territory: i64) -> bool:
    """A territory with an own tribe; aboard a boat exactly one; anywhere on land without any tribe (CV-78 to CV-80)."""
    if s.seats[seat].tribes == 0 or not can_settle(s, seat, territory):
        return False
    if TERRITORY_TERRAIN[territory] == WATER:
        return s.aboard(territory, seat) == 1
    return s.tribes_in(territory, seat) > 0 or not s.has_tribe(seat)


SETTLING: Final[list[int]] = [T_SETTLE, T_SETTLE_FIRE, T_PROCREATE, T_DISPLACE]
DISPLACED: Final[list[int]] = [T_DISPLACED]


class Procreate(Opening):
    """Where new tribes appear; `only` limits it to the territory of a Holy rock (CV-177).

    The territories are a set while settling there sets nothing going: no card reacts to it, and no tile is turned up,
    as where the first tribe of all appears. Otherwise one comes after the other and every order is offered. In one
    territory the tribes settle in the order in which they are picked, since a later one may displace an earlier one.
    """

    def __init__(self, seat: i64, left: i64, only: i64 = -1, lowest: i64 = 0, menu: list[int] = NO_MENU) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.only: i64 = only
        self.lowest: i64 = lowest
        self.menu = menu

    def args(self) -> list[Any]:
        return [int(self.seat), int(self.left), int(self.only), int(self.lowest), self.menu]

    def rule(self) -> str:
        return "CV-78"

    def afresh(self) -> Opening:
        return Procreate(self.seat, self.left, self.only, 0, self.menu) if self.lowest else self

    def collects(self, s: Civolution) -> bool:
        if not s.has_tribe(self.seat) or not nothing_follows(s, self.seat, SETTLING):
            return False
        for other in range(s.sides):
            if other != self.seat and not nothing_follows(s, other, DISPLACED):
                return False
        return True

    def picks(self, s: Civolution, out: list[int]) -> None:
        self.list_from(s, 0, out)

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        self.list_from(s, self.lowest if self.lowest and self.collects(s) else 0, out)

    def list_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        for territory in range(lowest, TERRITORIES):
            if self.only in (-1, territory) and may_procreate(s, self.seat, territory):
                out.append(IN + int(territory))

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            back_to_menu(s, self.seat, self.menu, DO_PROCREATE, self.left)
            return
        territory = action - IN
        if self.left > 1:
            highest = max(self.lowest, territory) if self.collects(s) else 0
            s.push(Procreate(self.seat, self.left - 1, self.only, highest, self.menu))
        else:
            back_to_menu(s, self.seat, self.menu, DO_PROCREATE, 0)
        s.push(Settle(self.seat, territory, FROM_SUPPLY, 0, 1))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "procreate", {"left": int(self.left)}


class Strengthen(Opening):
    """Weak tribes stand up, a set (CV-90)."""

    def __init__(self, seat: i64, left: i64, lowest: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.lowest)]

    def rule(self) -> str:
        return "CV-90"

    def inside(self) -> bool:
        return self.lowest > 0

    def collects(self, s: Civolution) -> bool:
        return True

    def picks(self, s: Civolution, out: list[int]) -> None:
        offer_tribes(s, self.seat, True, False, 0, out)

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        offer_tribes(s, self.seat, True, False, self.lowest, out)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        group = action - TRIBE
        restrength(s, self.seat, territory_of(group), place_of(group), WEAK)
        if self.left > 1:
            s.push(Strengthen(self.seat, self.left - 1, max(self.lowest, action)))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "strengthen", {"left": int(self.left)}
