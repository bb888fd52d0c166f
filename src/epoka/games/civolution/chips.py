"""Income chips (CV-104 to CV-106)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.drawing import Draw
from epoka.core.pool import Pool
from epoka.games.civolution.columns import PlaceElement, columns_for
from epoka.games.civolution.components import ATTRIBUTE, COLUMNS, INCOME
from epoka.games.civolution.doing import carry_out, fire
from epoka.games.civolution.kinds import P_INCOME_POINTS, T_INCOME_CHIP
from epoka.games.civolution.notation import DEAL_INCOME, DECLINE, DONE, POINT_CHIP, TAKE_CHIP, USE_CHIP
from epoka.games.civolution.opening import Opening
from epoka.games.civolution.player import FROM_INCOME, Player
from epoka.games.civolution.state import Civolution
from epoka.games.civolution.view import element_id


class DealIncome(Draw[Civolution]):
    """An income chip from the bag to a space of the display."""

    def __init__(self, space: i64) -> None:
        super().__init__(DEAL_INCOME, "incomes")
        self.space: i64 = space

    def args(self) -> list[int]:
        return [int(self.space)]

    def pool(self, s: Civolution) -> Pool:
        return s.income_pool

    def receive(self, s: Civolution, kind: int) -> None:
        s.income_display[self.space] = kind
        if s.listening:
            s.tell("income-shown", {"element": element_id(INCOME + kind)})


class GainIncome(Opening):
    """Take a displayed chip, refill, install it anywhere, use it once (CV-104).

    What a card or a complete stage brings may be forfeited; a settlement's chip is always taken (CV-98, CV-117).
    """

    def __init__(self, seat: i64, forfeitable: i64 = 0) -> None:
        super().__init__(seat)
        self.forfeitable: i64 = forfeitable

    def args(self) -> list[int]:
        return [int(self.seat), int(self.forfeitable)]

    def rule(self) -> str:
        return "CV-104"

    def offer(self, s: Civolution, out: list[int]) -> None:
        able = columns_for(s.seats[self.seat], -1)
        chips = sorted([chip for chip in s.income_display if chip >= 0]) if able else []
        if self.forfeitable or not chips:
            out.append(DECLINE)
        for chip in chips:
            out.append(TAKE_CHIP + chip)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DECLINE:
            return
        chip = int(action) - TAKE_CHIP
        space = s.income_display.index(chip)
        s.income_display[space] = -1
        fire(s, self.seat, T_INCOME_CHIP)
        s.push(UseIncome(self.seat, INCOME + chip))
        s.push(PlaceElement(self.seat, INCOME + chip))
        if s.income_pool.size():
            s.push(DealIncome(space))


class UseIncome(Opening):
    """One chip: its action or a point (CV-106)."""

    def __init__(self, seat: i64, element: i64) -> None:
        super().__init__(seat)
        self.element: i64 = element

    def args(self) -> list[int]:
        return [int(self.seat), int(self.element)]

    def rule(self) -> str:
        return "CV-106"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(USE_CHIP + int(self.element) - INCOME)
        out.append(POINT_CHIP + int(self.element) - INCOME)

    def choose(self, s: Civolution, action: i64) -> None:
        use_income(s, self.seat, action)


def use_income(s: Civolution, seat: i64, action: i64) -> None:
    """Whoever takes the action cannot go back to the point afterwards."""
    if s.listening:
        number = action - POINT_CHIP if action >= POINT_CHIP else action - USE_CHIP
        s.tell("income-used", {"seat": int(seat), "element": element_id(int(INCOME + number))})
    if action >= POINT_CHIP:
        s.earn(seat, FROM_INCOME, 2 if s.seats[seat].powers[P_INCOME_POINTS] else 1)
    else:
        carry_out(s, seat, INCOME + action - USE_CHIP)


def income_chips(player: Player) -> list[int]:
    """Installed income chips, the starting chip card among them, sorted."""
    found: list[int] = []
    for column in range(COLUMNS):
        for element in player.left[column]:
            if INCOME <= element < ATTRIBUTE:
                found.append(element)
    found.sort()
    return found


class IncomeActions(Opening):
    """Up to so many actions of own chips, the same one twice if wanted (CV-62)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left)]

    def rule(self) -> str:
        return "CV-106"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        chips = income_chips(s.seats[self.seat])
        for element in chips:
            out.append(USE_CHIP + element - INCOME)
        for element in chips:
            out.append(POINT_CHIP + element - INCOME)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        if self.left > 1:
            s.push(IncomeActions(self.seat, self.left - 1))
        use_income(s, self.seat, action)


class IncomePhase(Opening):
    """Phase 8: every own chip once, in any order, each for its action or a point (CV-163)."""

    def __init__(self, seat: i64, left: list[int]) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> list[Any]:
        return [int(self.seat), self.left]

    def rule(self) -> str:
        return "CV-163"

    def offer(self, s: Civolution, out: list[int]) -> None:
        for element in self.left:
            out.append(USE_CHIP + element - INCOME)
        for element in self.left:
            out.append(POINT_CHIP + element - INCOME)

    def choose(self, s: Civolution, action: i64) -> None:
        number = action - POINT_CHIP if action >= POINT_CHIP else action - USE_CHIP
        left = [element for element in self.left if element != INCOME + number]
        if left:
            s.push(IncomePhase(self.seat, left))
        use_income(s, self.seat, action)
