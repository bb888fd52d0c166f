"""Trade: stored materials sold for money or points, and materials bought (CV-130, CV-131)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.games.civolution.components.codes import P_CHEAP_PURCHASE, P_SALE_BONUS, T_SALE
from epoka.games.civolution.components.pieces import MATERIALS, ROWS
from epoka.games.civolution.components.spaces import MONEY, STORE
from epoka.games.civolution.console.markers import gain, pay
from epoka.games.civolution.console.menu import NO_MENU, Run, back_to_menu
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import BUY, DO_PURCHASE, DO_SALE, DONE, SELL, SELL_POINTS
from epoka.games.civolution.position.player import FROM_SALES
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import trigger

SALE_POINTS: Final = 2
SOLD_FOR_MONEY: Final = 1
SOLD_FOR_POINTS: Final = 2
FACE_UP_PRICE: Final = 2
FACE_DOWN_PRICE: Final = 4


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
        """End this sale: cards react to it, and the next one begins where one is left."""
        if self.left > 1:
            s.push(Sale(self.seat, self.left - 1, 0, self.menu))
        else:
            back_to_menu(s, self.seat, self.menu, DO_SALE, 0)
        trigger(s, self.seat, T_SALE)


def purchase_price(s: Civolution, seat: i64, material: i64) -> i64:
    """What a purchase costs: two money where the tile of the material lies face up, else four (CV-131)."""
    price = FACE_UP_PRICE if s.shows(material) else FACE_DOWN_PRICE
    price -= s.seats[seat].powers[P_CHEAP_PURCHASE]
    return price if price > 1 else 1


class Purchase(Run):
    """The player buys materials for money.

    Several are a set: the money returned covers the marker, so that the supply never lacks one.
    """

    def rule(self) -> str:
        return "CV-131"

    def branch(self) -> int:
        return DO_PURCHASE

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        money = s.seats[self.seat].at[MONEY]
        for material in range(lowest, len(MATERIALS)):
            if purchase_price(s, self.seat, material) <= money:
                out.append(BUY + int(material))

    def rest(self, s: Civolution, action: i64) -> Opening:
        return Purchase(self.seat, self.left - 1, self.highest(s, action - BUY), self.menu)

    def pick(self, s: Civolution, action: i64) -> None:
        material = action - BUY
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
