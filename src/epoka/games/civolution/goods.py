"""Raw materials and stored ones: production, transport, finds, trade (CV-85 to CV-88, CV-130, CV-131)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.games.civolution.components import LANDS, MATERIALS, ROWS, WATER
from epoka.games.civolution.continent import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.doing import Decision, fire
from epoka.games.civolution.fate import has_land
from epoka.games.civolution.kinds import P_BOAT_CARGO, P_CHEAP_PURCHASE, P_SALE_BONUS, T_SALE
from epoka.games.civolution.markers import gain, pay
from epoka.games.civolution.notation import BUY, DONE, IN, SELL, SELL_POINTS, TAKE
from epoka.games.civolution.player import FROM_SALES, MONEY, RAW, STORE
from epoka.games.civolution.state import Civolution

SALE_POINTS = 2
FOR_MONEY = 1
FOR_POINTS = 2
FACE_UP_PRICE = 2
FACE_DOWN_PRICE = 4


def may_produce(s: Civolution, seat: i64, territory: i64) -> bool:
    """An own tribe there; a boat carries one raw material only (CV-85, CV-86)."""
    if TERRITORY_TERRAIN[territory] == WATER and s.seats[seat].at[RAW + territory]:
        return False
    return s.tribes_in(territory, seat) > 0


class Produce(Decision):
    """Where raw materials appear, in the order of the territories."""

    def __init__(self, seat: i64, left: i64, lowest: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.lowest)]

    def rule(self) -> str:
        return "CV-85"

    def inside(self) -> bool:
        return self.lowest > 0

    def actions(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        for territory in range(self.lowest, TERRITORIES):
            if may_produce(s, self.seat, territory):
                out.append(IN + int(territory))

    def act(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        if self.left > 1:
            s.push(Produce(self.seat, self.left - 1, action - IN))
        gain(s, self.seat, RAW + action - IN, 1)

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


class Transport(Decision):
    """From where raw materials go to the storage; no tribe is needed there."""

    def __init__(self, seat: i64, left: i64, free: i64, lowest: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.free: i64 = free
        """1 where those from boats may go anywhere (Transport III)."""
        self.lowest: i64 = lowest

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.free), int(self.lowest)]

    def rule(self) -> str:
        return "CV-87"

    def inside(self) -> bool:
        return self.lowest > 0

    def actions(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        at = s.seats[self.seat].at
        for territory in range(self.lowest, TERRITORIES):
            if at[RAW + territory] and cargo(s, self.seat, territory, self.free != 0):
                out.append(IN + int(territory))

    def act(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        territory = action - IN
        if self.left > 1:
            s.push(Transport(self.seat, self.left - 1, self.free, territory))
        s.push(Unload(self.seat, territory, self.free))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "transport", {"left": int(self.left)}


class Unload(Decision):
    """What a raw material is: a choice only from boats."""

    def __init__(self, seat: i64, territory: i64, free: i64) -> None:
        super().__init__(seat)
        self.territory: i64 = territory
        self.free: i64 = free

    def args(self) -> list[int]:
        return [int(self.seat), int(self.territory), int(self.free)]

    def rule(self) -> str:
        return "CV-88"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        for material in cargo(s, self.seat, self.territory, self.free != 0):
            out.append(TAKE + material)

    def act(self, s: Civolution, action: i64) -> None:
        at = s.seats[self.seat].at
        at[RAW + self.territory] -= 1
        at[STORE + action - TAKE] += 1

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "unload", {"territory": TERRITORY_NAMES[self.territory]}


class TakeMaterial(Decision):
    """One stored material of a row and land, as a choice; 0 and -1 mean any."""

    def __init__(self, seat: i64, left: i64, row: i64, land: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.row: i64 = row
        self.land: i64 = land

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.row), int(self.land)]

    def actions(self, s: Civolution, out: list[int]) -> None:
        for material in range(len(MATERIALS)):
            if self.row > 0 and material % ROWS != self.row - 1:
                continue
            if self.land < 0 or material // ROWS == self.land:
                out.append(TAKE + material)

    def act(self, s: Civolution, action: i64) -> None:
        if self.left > 1:
            s.push(TakeMaterial(self.seat, self.left - 1, self.row, self.land))
        gain(s, self.seat, STORE + action - TAKE, 1)


class ExtraFind(Decision):
    """Phase 3: any of the three materials of a land with an own tribe (CV-37)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left)]

    def rule(self) -> str:
        return "CV-37"

    def actions(self, s: Civolution, out: list[int]) -> None:
        for terrain in range(LANDS):
            if has_land(s, self.seat, terrain):
                for row in range(ROWS):
                    out.append(TAKE + terrain * ROWS + row)
        if not out:
            out.append(DONE)

    def act(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        if self.left > 1:
            s.push(ExtraFind(self.seat, self.left - 1))
        gain(s, self.seat, STORE + action - TAKE, 1)


# ---- trade ----------------------------------------------------------------------------------------------------------


class Sale(Decision):
    """One sale: at most one stored material for money and one for points (CV-130)."""

    def __init__(self, seat: i64, left: i64, sold: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.sold: i64 = sold
        """What this sale has brought already, as bits: 1 money, 2 points."""

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.sold)]

    def rule(self) -> str:
        return "CV-130"

    def inside(self) -> bool:
        return self.sold > 0

    def actions(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        at = s.seats[self.seat].at
        if not self.sold & FOR_MONEY:
            for material in range(len(MATERIALS)):
                if at[STORE + material]:
                    out.append(SELL + material)
        if not self.sold & FOR_POINTS:
            for material in range(len(MATERIALS)):
                if at[STORE + material]:
                    out.append(SELL_POINTS + material)

    def act(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            if self.sold:
                self.finish(s)
            return
        sold = self.sold | (FOR_POINTS if action >= SELL_POINTS else FOR_MONEY)
        if sold == FOR_MONEY | FOR_POINTS:
            self.finish(s)
        else:
            s.push(Sale(self.seat, self.left, sold))
        if action >= SELL_POINTS:
            pay(s, self.seat, STORE + action - SELL_POINTS, 1)
            s.earn(self.seat, FROM_SALES, SALE_POINTS)
            return
        material = action - SELL
        pay(s, self.seat, STORE + material, 1)
        gain(s, self.seat, MONEY, material % ROWS + 1 + s.seats[self.seat].powers[P_SALE_BONUS])

    def finish(self, s: Civolution) -> None:
        """The sale is over; what follows from it, and the next one."""
        if self.left > 1:
            s.push(Sale(self.seat, self.left - 1, 0))
        fire(s, self.seat, T_SALE)


def purchase_price(s: Civolution, seat: i64, material: i64) -> i64:
    """Two money where the tile of the material lies face up, else four (CV-131)."""
    price = FACE_UP_PRICE if material in s.material else FACE_DOWN_PRICE
    price -= s.seats[seat].powers[P_CHEAP_PURCHASE]
    return price if price > 1 else 1


class Purchase(Decision):
    """Any material for money."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left)]

    def rule(self) -> str:
        return "CV-131"

    def actions(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        money = s.seats[self.seat].at[MONEY]
        for material in range(len(MATERIALS)):
            if purchase_price(s, self.seat, material) <= money:
                out.append(BUY + material)

    def act(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        material = action - BUY
        if self.left > 1:
            s.push(Purchase(self.seat, self.left - 1))
        pay(s, self.seat, MONEY, purchase_price(s, self.seat, material))
        gain(s, self.seat, STORE + material, 1)

    def refuse(self, s: Civolution, action: int) -> Refusal:
        if BUY <= action < BUY + len(MATERIALS):
            price = int(purchase_price(s, self.seat, action - BUY))
            return Refusal("not-enough-money", "CV-131", {"material": MATERIALS[action - BUY], "money": price})
        return super().refuse(s, action)

    def preview(self, s: Civolution, action: int) -> dict[str, Any]:
        if action == DONE:
            return {}
        return {"cost": {"money": int(purchase_price(s, self.seat, action - BUY))}}
