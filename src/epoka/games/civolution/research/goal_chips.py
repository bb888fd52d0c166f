"""Goal chips: taking them, installing them (CV-35, CV-36, CV-119, CV-120, CV-121, CV-122)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.drawing import Draw
from epoka.core.pool import Pool
from epoka.core.refusal import Params, Refusal
from epoka.core.step import TableProcedure
from epoka.games.civolution.components.catalogue import GOAL_CHIPS
from epoka.games.civolution.components.codes import E_UPGRADE, P_GOAL_UPGRADE, T_INSTALL_GOAL
from epoka.games.civolution.components.lines import need_line
from epoka.games.civolution.components.pieces import GOAL, GOAL_SPACES, GOAL_TYPE, GOALS
from epoka.games.civolution.components.vocabulary import COUNTERS
from epoka.games.civolution.console.columns import PlaceElement, columns_for
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import DEAL_GOAL, DECLINE, GOAL_SPACE, INSTALL_GOAL, TAKE_GOAL
from epoka.games.civolution.position.counting import count
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.prices import can_pay, pay_price, say_price
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.effects import do
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import trigger


class DealGoal(Draw[Civolution]):
    """A goal chip is drawn from the bag onto a space of the display."""

    def __init__(self, space: i64) -> None:
        super().__init__(DEAL_GOAL, "goals")
        self.space: i64 = space

    def pool(self, s: Civolution) -> Pool:
        return s.goal_pool

    def receive(self, s: Civolution, kind: int) -> None:
        s.goal_display[self.space] = kind
        if s.listening:
            s.tell("goal-shown", {"goal": GOAL_CHIPS[kind].id})


class RefillGoals(TableProcedure[Civolution]):
    """Empty spaces of the display get new chips while the bag lasts (CV-36, AMB-15)."""

    def act(self, s: Civolution, action: i64) -> None:
        for space in range(len(s.goal_display)):
            if s.goal_display[space] < 0 and s.goal_pool.size():
                s.push(self)
                s.push(DealGoal(space))
                return


class TakeGoal(Decision):
    """The player takes one of the displayed chips or none; in phase 2 the display is refilled when all have chosen."""

    def __init__(self, seat: i64, refill: i64) -> None:
        super().__init__(seat)
        self.refill: i64 = refill

    def rule(self) -> str:
        return "CV-35" if not self.refill else "CV-122"

    def actions(self, s: Civolution, out: list[int]) -> None:
        out.append(DECLINE)
        for chip in sorted(s.goal_display):
            if chip >= 0:
                out.append(TAKE_GOAL + chip)

    def act(self, s: Civolution, action: i64) -> None:
        if action == DECLINE:
            if s.listening:
                s.tell("goal-declined", {"seat": int(self.seat)})
            return
        chip = int(action) - TAKE_GOAL
        s.goal_display[s.goal_display.index(chip)] = -1
        if self.refill:
            s.push(RefillGoals())
        s.push(GoalSpace(self.seat, chip))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        return Refusal("not-on-display", self.rule()) if TAKE_GOAL <= action < TAKE_GOAL + GOALS else None

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        """Show whether the chip's demand is met and could be paid (CV-119)."""
        if action == DECLINE:
            return
        row = GOAL_CHIPS[action - TAKE_GOAL]
        met = True
        for condition in row.conditions:
            have = int(count(s, self.seat, condition.counter, condition.a))
            if have < condition.amount:
                shown.say("goal-missing", {"need": condition.amount, "have": have})
                met = False
        if met:
            shown.say("goal-met" if can_pay(s, self.seat, row.price) else "goal-price-missing")


class GoalSpace(Decision):
    """The player chooses the space of a goal chip: a free one, or on top where all are taken (CV-35, AMB-12).

    Free spaces are all alike, so the first one is taken.
    """

    def __init__(self, seat: i64, chip: i64) -> None:
        super().__init__(seat)
        self.chip: i64 = chip

    def rule(self) -> str:
        return "CV-35"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        goals = s.seats[self.seat].goals
        for space in range(GOAL_SPACES):
            if not goals[space]:
                out.append(GOAL_SPACE + space)
                return
        for space in range(GOAL_SPACES):
            out.append(GOAL_SPACE + space)

    def act(self, s: Civolution, action: i64) -> None:
        goals = s.seats[self.seat].goals
        space = action - GOAL_SPACE
        goals[space] = [*goals[space], int(self.chip)]
        if s.listening:
            s.tell("goal-taken", {"seat": int(self.seat), "goal": GOAL_CHIPS[self.chip].id})

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "goal-space", {"chip": GOAL_CHIPS[self.chip].id}


def is_met(s: Civolution, seat: i64, chip: i64) -> bool:
    """Whether what a chip asks for is there and can be paid (CV-119)."""
    row = GOAL_CHIPS[chip]
    for condition in row.conditions:
        if count(s, seat, condition.counter, condition.a) < condition.amount:
            return False
    return can_pay(s, seat, row.price)


class InstallGoal(Opening):
    """The player chooses the visible chip of the goal area that is installed, or none."""

    def rule(self) -> str:
        return "CV-119"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DECLINE)
        player = s.seats[self.seat]
        if not columns_for(player, GOAL_TYPE):
            return
        for chip in sorted(player.visible_goals()):
            if is_met(s, self.seat, chip):
                out.append(INSTALL_GOAL + chip)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DECLINE:
            return
        chip = int(action) - INSTALL_GOAL
        goals = s.seats[self.seat].goals
        trigger(s, self.seat, T_INSTALL_GOAL)
        for space in range(GOAL_SPACES):
            if goals[space] and goals[space][-1] == chip:
                goals[space] = goals[space][:-1]
                if not goals[space] or s.seats[self.seat].powers[P_GOAL_UPGRADE]:
                    do(s, self.seat, E_UPGRADE, 1, 0)
        s.push(PlaceElement(self.seat, GOAL + chip))
        pay_price(s, self.seat, GOAL + chip)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        """Name the first condition of a visible goal chip that is not met, else its price."""
        if not INSTALL_GOAL <= action < INSTALL_GOAL + GOALS:
            return None
        chip = action - INSTALL_GOAL
        name: Params = {"goal": f"G{chip + 1}"}
        if chip not in s.seats[self.seat].visible_goals():
            return Refusal("goal-not-visible", "CV-119", name)
        for condition in GOAL_CHIPS[chip].conditions:
            have = int(count(s, self.seat, condition.counter, condition.a))
            if have < condition.amount:
                asked = {"counted": COUNTERS[condition.counter], **need_line(condition)["values"]}
                return Refusal("goal-not-met", "CV-119", {**name, **asked, "have": have})
        return Refusal("goal-too-dear", "CV-119", name)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        """Show what the chip takes, and the upgrade it brings (CV-119, CV-121)."""
        if action == DECLINE:
            return
        chip, player = action - INSTALL_GOAL, s.seats[self.seat]
        say_price(shown, GOAL_CHIPS[chip].price)
        for stack in player.goals:
            if stack and stack[-1] == chip and (len(stack) == 1 or player.powers[P_GOAL_UPGRADE]):
                shown.say("upgrade-bonus")
