"""Raw materials and stored ones: production, transport and finds (CV-37, CV-85, CV-86, CV-87, CV-88)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.refusal import Params, Refusal
from epoka.games.civolution.components.codes import P_BOAT_CARGO
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import MATERIALS, ROWS, TERRAINS, WATER
from epoka.games.civolution.components.spaces import RAW, STORE
from epoka.games.civolution.console.fate import lands_of
from epoka.games.civolution.console.gathering import Gather
from epoka.games.civolution.console.markers import gain
from epoka.games.civolution.console.menu import Run
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import (
    DO_PRODUCE,
    DO_TRANSPORT,
    DONE,
    IN,
    TAKE,
)
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.preview import Preview


def may_produce(s: Civolution, seat: i64, territory: i64) -> bool:
    """Whether a seat may produce there: it has a tribe there, and its boat there is not loaded (CV-85, CV-86)."""
    if TERRITORY_TERRAIN[territory] == WATER and s.seats[seat].at[RAW + territory]:
        return False
    return s.tribes_in(territory, seat) > 0


class Produce(Run):
    """The player chooses the territories in which raw materials appear.

    The territories are a set while the supply has a marker for each. Where it runs short it matters which comes first,
    since markers may have to be returned for the later ones (CV-172): then every order is offered.
    """

    def rule(self) -> str:
        return "CV-85"

    def branch(self) -> int:
        return DO_PRODUCE

    def collects(self, s: Civolution) -> bool:
        return s.seats[self.seat].supply >= self.left

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        for territory in range(lowest, TERRITORIES):
            if may_produce(s, self.seat, territory):
                out.append(IN + int(territory))

    def rest(self, s: Civolution, action: i64) -> Opening:
        return Produce(self.seat, self.left - 1, self.highest(s, action - IN), self.menu)

    def pick(self, s: Civolution, action: i64) -> None:
        gain(s, self.seat, RAW + action - IN, 1)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not IN <= action < IN + TERRITORIES:
            return None
        names: Params = {"territory": TERRITORY_NAMES[action - IN]}
        if not s.tribes_in(action - IN, self.seat):
            return Refusal("no-tribe-there", "CV-85", names)
        return Refusal("boat-loaded", "CV-86", names)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if IN <= action < IN + TERRITORIES:
            say_cargo(s, self.seat, action - IN, False, shown)

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "produce", {"left": int(self.left)}


def cargo(s: Civolution, seat: i64, territory: i64, free: bool) -> list[int]:
    """The storage spaces to which the raw material of a territory may go (CV-87, CV-88)."""
    if TERRITORY_TERRAIN[territory] != WATER:
        return [s.material[territory]]
    if free or s.seats[seat].powers[P_BOAT_CARGO]:
        return list(range(len(MATERIALS)))
    near = [s.material[place] for place in s.map.adjacent[territory] if s.material[place] >= 0]
    return sorted(near)


def say_cargo(s: Civolution, seat: i64, territory: i64, free: bool, shown: Preview) -> None:
    """Show what the raw material of a territory is or may become."""
    kinds = cargo(s, seat, territory, free)
    if len(kinds) == 1:
        shown.say("raw", {"material": MATERIALS[kinds[0]]})
    else:
        shown.say("raw-open", {"n": len(kinds)})


class Transport(Run):
    """The player chooses the territories whose raw materials go to the storage, a set; no tribe is needed there."""

    def __init__(self, seat: i64, left: i64, free: i64, lowest: i64, menu: list[int] | None = None) -> None:
        super().__init__(seat, left, lowest, menu)
        self.free: i64 = free
        """1 where those from boats may go anywhere (Transport III)."""

    def rule(self) -> str:
        return "CV-87"

    def branch(self) -> int:
        return DO_TRANSPORT

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        at = s.seats[self.seat].at
        for territory in range(lowest, TERRITORIES):
            if at[RAW + territory] and cargo(s, self.seat, territory, self.free != 0):
                out.append(IN + int(territory))

    def rest(self, s: Civolution, action: i64) -> Opening:
        return Transport(self.seat, self.left - 1, self.free, self.highest(s, action - IN), self.menu)

    def pick(self, s: Civolution, action: i64) -> None:
        s.push(Unload(self.seat, action - IN, self.free))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not IN <= action < IN + TERRITORIES:
            return None
        names: Params = {"territory": TERRITORY_NAMES[action - IN]}
        if not s.seats[self.seat].at[RAW + action - IN]:
            return Refusal("no-raw-there", "CV-87", names)
        return Refusal("no-tile-near", "CV-88", names)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if IN <= action < IN + TERRITORIES:
            say_cargo(s, self.seat, action - IN, self.free != 0, shown)

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "transport", {"left": int(self.left)}


def unload(s: Civolution, seat: i64, territory: i64, material: i64) -> None:
    """Move a raw material of a territory to the storage, as this material."""
    at = s.seats[seat].at
    at[RAW + territory] -= 1
    at[STORE + material] += 1
    if s.listening:
        names = {"material": MATERIALS[material], "territory": TERRITORY_NAMES[territory]}
        s.tell("transported", {"seat": int(seat), **names})


class Unload(Decision):
    """The player chooses what a raw material becomes; only from boats there is more than one answer."""

    def __init__(self, seat: i64, territory: i64, free: i64) -> None:
        super().__init__(seat)
        self.territory: i64 = territory
        self.free: i64 = free

    def rule(self) -> str:
        return "CV-88"

    def inside(self) -> bool:
        return True

    def part_of_pick(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        for material in cargo(s, self.seat, self.territory, self.free != 0):
            out.append(TAKE + material)

    def act(self, s: Civolution, action: i64) -> None:
        unload(s, self.seat, self.territory, action - TAKE)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not TAKE <= action < TAKE + len(MATERIALS):
            return None
        return Refusal("no-such-tile-near", "CV-88", {"material": MATERIALS[action - TAKE]})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        shown.stores(s.seats[self.seat], action - TAKE)

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "unload", {"territory": TERRITORY_NAMES[self.territory]}


class TakeMaterial(Gather):
    """The player chooses stored materials of a row (0: any) and a land (-1: any).

    They are a set while the supply lasts, as at `Produce`.
    """

    def __init__(self, seat: i64, left: i64, row: i64, land: i64, lowest: i64 = 0) -> None:
        super().__init__(seat, left, lowest)
        self.row: i64 = row
        self.land: i64 = land

    def optional(self) -> bool:
        return False

    def collects(self, s: Civolution) -> bool:
        return s.seats[self.seat].supply >= self.left

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        for material in range(lowest, len(MATERIALS)):
            if self.row > 0 and material % ROWS != self.row - 1:
                continue
            if self.land < 0 or material // ROWS == self.land:
                out.append(TAKE + int(material))

    def rest(self, s: Civolution, action: i64) -> Opening:
        return TakeMaterial(self.seat, self.left - 1, self.row, self.land, self.highest(s, action - TAKE))

    def pick(self, s: Civolution, action: i64) -> None:
        gain(s, self.seat, STORE + action - TAKE, 1)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if TAKE <= action < TAKE + len(MATERIALS):
            shown.stores(s.seats[self.seat], action - TAKE)


class ExtraFind(Decision):
    """Phase 3: the player chooses materials of lands with an own tribe (CV-37), a set while the supply lasts."""

    def __init__(self, seat: i64, left: i64, lowest: i64 = 0) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest

    def rule(self) -> str:
        return "CV-37"

    def inside(self) -> bool:
        return self.lowest > 0

    def collects(self, s: Civolution) -> bool:
        return s.seats[self.seat].supply >= self.left

    def actions(self, s: Civolution, out: list[int]) -> None:
        self.picks_from(s, self.lowest if self.collects(s) else 0, out)
        if not out:
            out.append(DONE)

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        lands = lands_of(s, self.seat)
        for material in range(lowest, len(MATERIALS)):
            if lands >> material // ROWS & 1:
                out.append(TAKE + int(material))

    def act(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        if self.left > 1:
            highest = max(self.lowest, action - TAKE) if self.collects(s) else 0
            s.push(ExtraFind(self.seat, self.left - 1, highest))
        gain(s, self.seat, STORE + action - TAKE, 1)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not TAKE <= action < TAKE + len(MATERIALS):
            return None
        return Refusal("no-tribe-on-terrain", "CV-37", {"terrain": TERRAINS[(action - TAKE) // ROWS]})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if action != DONE:
            shown.stores(s.seats[self.seat], action - TAKE)
