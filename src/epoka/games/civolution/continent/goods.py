"""Raw materials and stored ones: production, transport, finds, trade (CV-85, CV-86, CV-87, CV-88, CV-130, CV-131)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Params, Refusal
from epoka.games.civolution.components.codes import P_BOAT_CARGO, P_CHEAP_PURCHASE, P_SALE_BONUS, T_SALE
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import MATERIALS, ROWS, TERRAINS, WATER
from epoka.games.civolution.components.spaces import MONEY, RAW, STORE
from epoka.games.civolution.console.fate import lands_of
from epoka.games.civolution.console.markers import gain, pay
from epoka.games.civolution.console.menu import NO_MENU, back_to_menu
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import (
    BUY,
    DO_PRODUCE,
    DO_PURCHASE,
    DO_SALE,
    DO_TRANSPORT,
    DONE,
    IN,
    SELL,
    SELL_POINTS,
    TAKE,
)
from epoka.games.civolution.position.player import FROM_SALES
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import trigger

SALE_POINTS: Final = 2
SOLD_FOR_MONEY: Final = 1
SOLD_FOR_POINTS: Final = 2
FACE_UP_PRICE: Final = 2
FACE_DOWN_PRICE: Final = 4


def may_produce(s: Civolution, seat: i64, territory: i64) -> bool:
    """An own tribe there; a boat carries one raw material only (CV-85, CV-86)."""
    if TERRITORY_TERRAIN[territory] == WATER and s.seats[seat].at[RAW + territory]:
        return False
    return s.tribes_in(territory, seat) > 0


class Produce(Opening):
    """Where raw materials appear.

    The territories are a set while the supply has a marker for each. Where it runs short it matters which comes first,
    since markers may have to be returned for the later ones (CV-172): then every order is offered.
    """

    def __init__(self, seat: i64, left: i64, lowest: i64, menu: list[int] | None = None) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest
        self.menu: list[int] = NO_MENU if menu is None else menu

    def rule(self) -> str:
        return "CV-85"

    def inside(self) -> bool:
        return self.lowest > 0

    def collects(self, s: Civolution) -> bool:
        return s.seats[self.seat].supply >= self.left

    def picks(self, s: Civolution, out: list[int]) -> None:
        self.list_from(s, 0, out)

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        self.list_from(s, self.lowest if self.collects(s) else 0, out)

    def list_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        for territory in range(lowest, TERRITORIES):
            if may_produce(s, self.seat, territory):
                out.append(IN + int(territory))

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            back_to_menu(s, self.seat, self.menu, DO_PRODUCE, self.left)
            return
        if self.left > 1:
            highest = max(self.lowest, action - IN) if self.collects(s) else 0
            s.push(Produce(self.seat, self.left - 1, highest, self.menu))
        else:
            back_to_menu(s, self.seat, self.menu, DO_PRODUCE, 0)
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
    """To which storage spaces the raw material of a territory may go (CV-87, CV-88)."""
    if TERRITORY_TERRAIN[territory] != WATER:
        return [s.material[territory]]
    if free or s.seats[seat].powers[P_BOAT_CARGO]:
        return list(range(len(MATERIALS)))
    near = [s.material[place] for place in s.map.adjacent[territory] if s.material[place] >= 0]
    return sorted(near)


def say_cargo(s: Civolution, seat: i64, territory: i64, free: bool, shown: Preview) -> None:
    """What a raw material of a territory is or may become."""
    kinds = cargo(s, seat, territory, free)
    if len(kinds) == 1:
        shown.say("raw", {"material": MATERIALS[kinds[0]]})
    else:
        shown.say("raw-open", {"n": len(kinds)})


class Transport(Opening):
    """From where raw materials go to the storage, a set; no tribe is needed there."""

    def __init__(self, seat: i64, left: i64, free: i64, lowest: i64, menu: list[int] | None = None) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.free: i64 = free
        """1 where those from boats may go anywhere (Transport III)."""
        self.lowest: i64 = lowest
        self.menu: list[int] = NO_MENU if menu is None else menu

    def rule(self) -> str:
        return "CV-87"

    def inside(self) -> bool:
        return self.lowest > 0

    def collects(self, s: Civolution) -> bool:
        return True

    def picks(self, s: Civolution, out: list[int]) -> None:
        self.list_from(s, 0, out)

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        self.list_from(s, self.lowest, out)

    def list_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        at = s.seats[self.seat].at
        for territory in range(lowest, TERRITORIES):
            if at[RAW + territory] and cargo(s, self.seat, territory, self.free != 0):
                out.append(IN + int(territory))

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            back_to_menu(s, self.seat, self.menu, DO_TRANSPORT, self.left)
            return
        territory = action - IN
        if self.left > 1:
            s.push(Transport(self.seat, self.left - 1, self.free, max(self.lowest, territory), self.menu))
        else:
            back_to_menu(s, self.seat, self.menu, DO_TRANSPORT, 0)
        s.push(Unload(self.seat, territory, self.free))

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
    """A raw material becomes a stored one."""
    at = s.seats[seat].at
    at[RAW + territory] -= 1
    at[STORE + material] += 1
    if s.listening:
        names = {"material": MATERIALS[material], "territory": TERRITORY_NAMES[territory]}
        s.tell("transported", {"seat": int(seat), **names})


class Unload(Decision):
    """What a raw material is: a choice only from boats."""

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


class TakeMaterial(Opening):
    """Stored materials of a row and land; 0 and -1 mean any. They are a set while the supply lasts, as at `Produce`."""

    def __init__(self, seat: i64, left: i64, row: i64, land: i64, lowest: i64 = 0) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.row: i64 = row
        self.land: i64 = land
        self.lowest: i64 = lowest

    def inside(self) -> bool:
        return self.lowest > 0

    def collects(self, s: Civolution) -> bool:
        return s.seats[self.seat].supply >= self.left

    def picks(self, s: Civolution, out: list[int]) -> None:
        self.list_from(0, out)

    def offer(self, s: Civolution, out: list[int]) -> None:
        self.list_from(self.lowest if self.collects(s) else 0, out)

    def list_from(self, lowest: i64, out: list[int]) -> None:
        for material in range(lowest, len(MATERIALS)):
            if self.row > 0 and material % ROWS != self.row - 1:
                continue
            if self.land < 0 or material // ROWS == self.land:
                out.append(TAKE + int(material))

    def choose(self, s: Civolution, action: i64) -> None:
        if self.left > 1:
            highest = max(self.lowest, action - TAKE) if self.collects(s) else 0
            s.push(TakeMaterial(self.seat, self.left - 1, self.row, self.land, highest))
        gain(s, self.seat, STORE + action - TAKE, 1)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if TAKE <= action < TAKE + len(MATERIALS):
            shown.stores(s.seats[self.seat], action - TAKE)


class ExtraFind(Decision):
    """Phase 3: any of the three materials of a land with an own tribe (CV-37); a set while the supply lasts."""

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

    def picks(self, s: Civolution, out: list[int]) -> None:
        self.list_from(s, 0, out)

    def actions(self, s: Civolution, out: list[int]) -> None:
        self.list_from(s, self.lowest if self.collects(s) else 0, out)
        if not out:
            out.append(DONE)

    def list_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
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


# ---- trade ----------------------------------------------------------------------------------------------------------


class Sale(Opening):
    """One sale: at most one stored material for money and at most one for points, in either order (CV-130).

    With a short supply the order matters: a marker that was sold for points can come back as money.
    """

    def __init__(self, seat: i64, left: i64, sold: i64, menu: list[int] | None = None) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.sold: i64 = sold
        """What this sale has brought already: SOLD_FOR_MONEY, SOLD_FOR_POINTS or nothing, as bits."""
        self.menu: list[int] = NO_MENU if menu is None else menu

    def rule(self) -> str:
        return "CV-130"

    def inside(self) -> bool:
        return self.sold > 0

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        at = s.seats[self.seat].at
        if not self.sold & SOLD_FOR_MONEY:
            for material in range(len(MATERIALS)):
                if at[STORE + material]:
                    out.append(SELL + material)
        if not self.sold & SOLD_FOR_POINTS:
            for material in range(len(MATERIALS)):
                if at[STORE + material]:
                    out.append(SELL_POINTS + material)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            if self.sold:
                self.finish(s)
            else:
                back_to_menu(s, self.seat, self.menu, DO_SALE, self.left)
            return
        for_points = action >= SELL_POINTS
        material = action - SELL_POINTS if for_points else action - SELL
        if s.listening:
            s.tell("sells", {"seat": int(self.seat), "material": MATERIALS[material]})
        if self.sold:
            self.finish(s)
        else:
            s.push(Sale(self.seat, self.left, SOLD_FOR_POINTS if for_points else SOLD_FOR_MONEY, self.menu))
        pay(s, self.seat, STORE + material, 1)
        if for_points:
            s.earn(self.seat, FROM_SALES, SALE_POINTS)
        else:
            gain(s, self.seat, MONEY, self.price(s, material))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not SELL <= action < SELL_POINTS + len(MATERIALS):
            return None
        for_points = action >= SELL_POINTS
        material = action - SELL_POINTS if for_points else action - SELL
        if not s.seats[self.seat].at[STORE + material]:
            return Refusal("none-stored", "CV-130", {"material": MATERIALS[material]})
        return Refusal("sold-for-points", "CV-130") if for_points else Refusal("sold-already", "CV-130")

    def price(self, s: Civolution, material: i64) -> i64:
        """The money for a material: its row, and what cards add."""
        return material % ROWS + 1 + s.seats[self.seat].powers[P_SALE_BONUS]

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if not SELL <= action < BUY:
            return
        for_points = action >= SELL_POINTS
        material = action - SELL_POINTS if for_points else action - SELL
        shown.pays(STORE + material, 1)
        if for_points:
            shown.earns(SALE_POINTS)
        else:
            shown.gains(MONEY, self.price(s, material))
        shown.changes_diamonds(s.seats[self.seat], STORE + material, -1)

    def finish(self, s: Civolution) -> None:
        """The sale is over; what follows from it, and the next one."""
        if self.left > 1:
            s.push(Sale(self.seat, self.left - 1, 0, self.menu))
        else:
            back_to_menu(s, self.seat, self.menu, DO_SALE, 0)
        trigger(s, self.seat, T_SALE)


def purchase_price(s: Civolution, seat: i64, material: i64) -> i64:
    """Two money where the tile of the material lies face up, else four (CV-131)."""
    price = FACE_UP_PRICE if s.shows(material) else FACE_DOWN_PRICE
    price -= s.seats[seat].powers[P_CHEAP_PURCHASE]
    return price if price > 1 else 1


class Purchase(Opening):
    """Any material for money; several are a set: what is paid covers the marker, so that the supply never lacks one."""

    def __init__(self, seat: i64, left: i64, lowest: i64 = 0, menu: list[int] | None = None) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest
        self.menu: list[int] = NO_MENU if menu is None else menu

    def rule(self) -> str:
        return "CV-131"

    def inside(self) -> bool:
        return self.lowest > 0

    def collects(self, s: Civolution) -> bool:
        return True

    def picks(self, s: Civolution, out: list[int]) -> None:
        self.list_from(s, 0, out)

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        self.list_from(s, self.lowest, out)

    def list_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        money = s.seats[self.seat].at[MONEY]
        for material in range(lowest, len(MATERIALS)):
            if purchase_price(s, self.seat, material) <= money:
                out.append(BUY + int(material))

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            back_to_menu(s, self.seat, self.menu, DO_PURCHASE, self.left)
            return
        material = action - BUY
        if self.left > 1:
            s.push(Purchase(self.seat, self.left - 1, max(self.lowest, material), self.menu))
        else:
            back_to_menu(s, self.seat, self.menu, DO_PURCHASE, 0)
        if s.listening:
            s.tell("buys", {"seat": int(self.seat), "material": MATERIALS[material]})
        pay(s, self.seat, MONEY, purchase_price(s, self.seat, material))
        gain(s, self.seat, STORE + material, 1)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not BUY <= action < BUY + len(MATERIALS):
            return None
        price = int(purchase_price(s, self.seat, action - BUY))
        return Refusal("not-enough-money", "CV-131", {"money": price, "have": s.seats[self.seat].at[MONEY]})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if BUY <= action < BUY + len(MATERIALS):
            shown.pays(MONEY, purchase_price(s, self.seat, action - BUY))
            shown.stores(s.seats[self.seat], action - BUY)
