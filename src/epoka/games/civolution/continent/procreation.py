"""Procreation and strengthening: new tribes, and weak ones that stand up (CV-78, CV-79, CV-80, CV-81, CV-90)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Params, Refusal
from epoka.games.civolution.components.codes import T_DISPLACE, T_DISPLACED, T_PROCREATE, T_SETTLE, T_SETTLE_FIRE
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import WATER
from epoka.games.civolution.console.gathering import Gather
from epoka.games.civolution.console.menu import Run
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.continent.migration import FROM_SUPPLY, Settle
from epoka.games.civolution.continent.tribes import (
    can_settle,
    missing_tribe,
    no_rest,
    offer_tribes,
    restrength,
    say_arrival,
)
from epoka.games.civolution.notation import DO_PROCREATE, IN, TRIBE
from epoka.games.civolution.position.packing import GROUPS, WEAK, place_of, territory_of
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import nothing_follows


def may_procreate(s: Civolution, seat: i64, territory: i64) -> bool:
    """Whether a new tribe may appear in a territory (CV-78 to CV-80).

    That is beside an own tribe, aboard a boat beside exactly one; a seat without any tribe may begin anywhere on land.
    """
    if s.seats[seat].tribes == 0 or not can_settle(s, seat, territory):
        return False
    if TERRITORY_TERRAIN[territory] == WATER:
        return s.aboard(territory, seat) == 1
    return s.tribes_in(territory, seat) > 0 or not s.has_tribe(seat)


SETTLING: Final[list[int]] = [T_SETTLE, T_SETTLE_FIRE, T_PROCREATE, T_DISPLACE]
DISPLACED: Final[list[int]] = [T_DISPLACED]


class Procreate(Run):
    """The player chooses where new tribes appear; `only` limits it to the territory of a Holy rock (CV-177).

    The territories are a set while settling there sets nothing going: no card reacts to it, and no tile is turned up,
    as where the first tribe of all appears. Otherwise one comes after the other and every order is offered. In one
    territory the tribes settle in the order in which they are picked, since a later one may displace an earlier one.
    """

    def __init__(self, seat: i64, left: i64, only: i64 = -1, lowest: i64 = 0, menu: list[int] | None = None) -> None:
        super().__init__(seat, left, lowest, menu)
        self.only: i64 = only

    def rule(self) -> str:
        return "CV-78"

    def branch(self) -> int:
        return DO_PROCREATE

    def inside(self) -> bool:
        return False

    def afresh(self) -> Opening:
        return Procreate(self.seat, self.left, self.only, 0, self.menu) if self.lowest else self

    def collects(self, s: Civolution) -> bool:
        if not s.has_tribe(self.seat) or not nothing_follows(s, self.seat, SETTLING):
            return False
        for other in range(s.sides):
            if other != self.seat and not nothing_follows(s, other, DISPLACED):
                return False
        return True

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        for territory in range(lowest, TERRITORIES):
            if self.only in (-1, territory) and may_procreate(s, self.seat, territory):
                out.append(IN + int(territory))

    def rest(self, s: Civolution, action: i64) -> Opening:
        return Procreate(self.seat, self.left - 1, self.only, self.highest(s, action - IN), self.menu)

    def pick(self, s: Civolution, action: i64) -> None:
        s.push(Settle(self.seat, action - IN, FROM_SUPPLY, 0, 1))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not IN <= action < IN + TERRITORIES:
            return None
        territory = action - IN
        names: Params = {"territory": TERRITORY_NAMES[territory]}
        if self.only not in (-1, territory):
            return Refusal("here-only", "CV-177", {"territory": TERRITORY_NAMES[self.only]})
        if not s.seats[self.seat].tribes:
            return Refusal("no-tribe-left", "CV-81")
        if TERRITORY_TERRAIN[territory] == WATER:
            return Refusal("boat-needs-one", "CV-79", names)
        if not s.tribes_in(territory, self.seat) and s.has_tribe(self.seat):
            return Refusal("no-tribe-there", "CV-78", names)
        return no_rest(s, self.seat, territory)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if IN <= action < IN + TERRITORIES:
            say_arrival(s, self.seat, action - IN, shown)

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "procreate", {"left": int(self.left)}


class Strengthen(Gather):
    """The player chooses weak tribes that become strong, a set (CV-90)."""

    def rule(self) -> str:
        return "CV-90"

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        offer_tribes(s, self.seat, True, False, lowest, out)

    def rest(self, s: Civolution, action: i64) -> Opening:
        return Strengthen(self.seat, self.left - 1, self.highest(s, action))

    def pick(self, s: Civolution, action: i64) -> None:
        group = action - TRIBE
        restrength(s, self.seat, territory_of(group), place_of(group), WEAK)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not TRIBE <= action < TRIBE + GROUPS:
            return None
        group = action - TRIBE
        found = missing_tribe(s, self.seat, group, "CV-90")
        if found is not None:
            return found
        return Refusal("already-strong", "CV-90", {"territory": TERRITORY_NAMES[territory_of(group)]})

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "strengthen", {"left": int(self.left)}
