"""Income chips (CV-104, CV-105, CV-106)."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.core.drawing import Draw
from epoka.core.pool import Pool
from epoka.core.refusal import Refusal
from epoka.games.civolution.components.codes import P_INCOME_POINTS, T_INCOME_CHIP
from epoka.games.civolution.components.elements import element_id, needs_test
from epoka.games.civolution.components.pieces import CHIP_CARDS, INCOME, INCOMES
from epoka.games.civolution.console.columns import PlaceElement, columns_for
from epoka.games.civolution.console.favor import say_test
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import DEAL_INCOME, DECLINE, DONE, POINT_CHIP, TAKE_CHIP, USE_CHIP
from epoka.games.civolution.position.player import FROM_INCOME
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import carry_out, trigger


class DealIncome(Draw[Civolution]):
    """An income chip is drawn from the bag onto a space of the display."""

    def __init__(self, space: i64) -> None:
        super().__init__(DEAL_INCOME, "incomes")
        self.space: i64 = space

    def pool(self, s: Civolution) -> Pool:
        return s.income_pool

    def receive(self, s: Civolution, kind: int) -> None:
        s.income_display[self.space] = kind
        if s.listening:
            s.tell("income-shown", {"element": element_id(INCOME + kind)})


class GainIncome(Opening):
    """The player takes a displayed chip, which is replaced, installs it anywhere and uses it once (CV-104).

    What a card or a complete stage brings may be forfeited; a settlement's chip is always taken (CV-98, CV-117).
    """

    def __init__(self, seat: i64, forfeitable: i64 = 0) -> None:
        super().__init__(seat)
        self.forfeitable: i64 = forfeitable

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
        trigger(s, self.seat, T_INCOME_CHIP)
        s.push(UseIncome(self.seat, INCOME + chip))
        s.push(PlaceElement(self.seat, INCOME + chip))
        if s.income_pool.size():
            s.push(DealIncome(space))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        return Refusal("not-on-display", "CV-104") if TAKE_CHIP <= action < TAKE_CHIP + INCOMES else None

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if action != DECLINE and needs_test(INCOME + action - TAKE_CHIP):
            say_test(shown, s, self.seat)


class IncomeUse(Opening):
    """The base of choices among installed chips: each is used for its action or for a point (CV-106)."""

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not USE_CHIP <= action < POINT_CHIP + INCOMES + CHIP_CARDS:
            return None
        if used_chip(action) not in s.seats[self.seat].income_chips():
            return Refusal("income-not-installed", "CV-106")
        return self.not_this_chip()

    def not_this_chip(self) -> Refusal:
        """The refusal of a chip that is installed but cannot be used here."""
        return Refusal("this-chip-only", "CV-104")

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if action >= POINT_CHIP:
            shown.earns(chip_points(s, self.seat))
        elif action != DONE and needs_test(used_chip(action)):
            say_test(shown, s, self.seat)


def used_chip(action: i64) -> i64:
    """The installed chip that is used for its action or a point."""
    return INCOME + (action - POINT_CHIP if action >= POINT_CHIP else action - USE_CHIP)


def chip_points(s: Civolution, seat: i64) -> i64:
    """The points of a chip for a seat that does not want its action (CV-106)."""
    return 2 if s.seats[seat].powers[P_INCOME_POINTS] else 1


class UseIncome(IncomeUse):
    """The player uses one chip for its action or for a point (CV-106)."""

    def __init__(self, seat: i64, element: i64) -> None:
        super().__init__(seat)
        self.element: i64 = element

    def rule(self) -> str:
        return "CV-106"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(USE_CHIP + int(self.element) - INCOME)
        out.append(POINT_CHIP + int(self.element) - INCOME)

    def choose(self, s: Civolution, action: i64) -> None:
        use_income(s, self.seat, action)


def use_income(s: Civolution, seat: i64, action: i64) -> None:
    """Carry out a use of a chip; whoever takes its action cannot go back to the point afterwards."""
    if s.listening:
        s.tell("income-used", {"seat": int(seat), "element": element_id(int(used_chip(action)))})
    if action >= POINT_CHIP:
        s.earn(seat, FROM_INCOME, chip_points(s, seat))
    else:
        carry_out(s, seat, used_chip(action))


class IncomeActions(IncomeUse):
    """The player uses own chips up to `left` times, the same one twice if wanted (CV-62)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def rule(self) -> str:
        return "CV-106"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        chips = s.seats[self.seat].income_chips()
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


class IncomePhase(IncomeUse):
    """Phase 8: the player uses every own chip once, in any order, each for its action or a point (CV-163)."""

    def __init__(self, seat: i64, left: list[int]) -> None:
        super().__init__(seat)
        self.left = left

    def rule(self) -> str:
        return "CV-163"

    def offer(self, s: Civolution, out: list[int]) -> None:
        for element in self.left:
            out.append(USE_CHIP + element - INCOME)
        for element in self.left:
            out.append(POINT_CHIP + element - INCOME)

    def not_this_chip(self) -> Refusal:
        return Refusal("income-used", "CV-163")

    def choose(self, s: Civolution, action: i64) -> None:
        left = [element for element in self.left if element != used_chip(action)]
        if left:
            s.push(IncomePhase(self.seat, left))
        use_income(s, self.seat, action)
