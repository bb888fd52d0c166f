"""Previews of cards and chips: cost by stage, points now and at the end, prices, odds."""

from __future__ import annotations

from epoka.games.civolution.activities import Activity
from epoka.games.civolution.card_costs import COST_SPACES, active_spaces, can_afford, stages_for
from epoka.games.civolution.cards.board import COLUMN_BASE, STAGE_POINTS
from epoka.games.civolution.cards.catalogue import ATTRIBUTE_CHIPS, GOAL_CHIPS, RESEARCH
from epoka.games.civolution.chips import GainIncome, IncomeActions, IncomePhase, UseIncome
from epoka.games.civolution.columns import PlaceElement, PlaceHalf, columns_for, next_stage
from epoka.games.civolution.components import (
    ATTRIBUTES,
    CARDS,
    COLUMNS,
    FEATURES,
    GOALS,
    INCOME,
    INCOMES,
    MATERIALS,
)
from epoka.games.civolution.counting import count
from epoka.games.civolution.doing import Decision, needs_test
from epoka.games.civolution.goals import InstallGoal, TakeGoal
from epoka.games.civolution.installing import Alternatives, CardColumn, CardStage, IgnoreSpace, InstallCard
from epoka.games.civolution.kinds import C_EMPTY, C_FAVOR, C_HAVE_FEATURE, C_MATERIAL, P_GOAL_UPGRADE, P_INCOME_POINTS
from epoka.games.civolution.notation import (
    ACTIVITY_OF,
    AS_STAGE,
    ATOP,
    ATTRIBUTE_CHIP,
    BESIDE,
    BY_MATERIAL,
    COLUMN,
    DECLINE,
    IGNORE,
    INSTALL,
    INSTALL_GOAL,
    POINT_CHIP,
    TAKE_CHIP,
    TAKE_GOAL,
    USE_CHIP,
)
from epoka.games.civolution.player import FEATURE, MONEY, STORE
from epoka.games.civolution.preview import Preview
from epoka.games.civolution.preview_parts import say_test
from epoka.games.civolution.prices import can_pay, space_of
from epoka.games.civolution.rows import Cost
from epoka.games.civolution.scoring import TILED_STAGES, TOP_STAGE, stage_points
from epoka.games.civolution.state import Civolution


def card_preview(s: Civolution, step: Decision, action: int, shown: Preview) -> None:
    """Add what a choice about cards and chips costs and brings."""
    if ATTRIBUTE_CHIP <= action < ATTRIBUTE_CHIP + ATTRIBUTES:
        shown.pays(FEATURE + ATTRIBUTE_CHIPS[action - ATTRIBUTE_CHIP].feature, 1)
    elif isinstance(step, InstallCard) and INSTALL <= action < INSTALL + CARDS:
        install_preview(s, step, action - INSTALL, shown)
    elif isinstance(step, (CardColumn, PlaceElement)) and COLUMN <= action < COLUMN + COLUMNS:
        say_stage(s, int(step.seat), int(next_stage(s.seats[step.seat], action - COLUMN)), shown)
    elif isinstance(step, PlaceHalf) and action in (BESIDE, ATOP):
        side = s.seats[step.seat].left if action == ATOP else s.seats[step.seat].right
        say_stage(s, int(step.seat), COLUMN_BASE[step.column] + len(side[step.column]), shown)
    elif isinstance(step, CardStage):
        say_costs(int(step.card), int(active_spaces(step.card, action - AS_STAGE + 1)), 0, shown)
    elif isinstance(step, IgnoreSpace):
        active = int(step.active) if action == DECLINE else int(step.active) ^ 1 << (action - IGNORE)
        say_costs(int(step.card), active, 0, shown)
    elif isinstance(step, Alternatives):
        space = int(step.open & -step.open)
        if action == BY_MATERIAL and space:
            cost = RESEARCH[step.card].costs[space.bit_length() - 1]
            shown.pays(STORE + cost.what, cost.amount)
    else:
        chip_preview(s, step, action, shown)


# ---- cards ----------------------------------------------------------------------------------------------------------


def install_preview(s: Civolution, step: InstallCard, card: int, shown: Preview) -> None:
    """The lowest stage it can go to, its cost there, and the most points its cost spaces could give now."""
    seat = int(step.seat)
    player = s.seats[seat]
    found = [stages_for(s, seat, card, column, step.special) for column in columns_for(player, step.deck)]
    stages = sorted({stage for payable in found for stage in payable})
    lowest = min([int(next_stage(player, column)) for column in columns_for(player, step.deck)])
    say_stage(s, seat, lowest, shown)
    active = int(active_spaces(card, stages[0]))
    if can_afford(s, seat, card, active):
        say_costs(card, active, 0, shown)
    best = max([spaces_points(card, int(active_spaces(card, stage))) for stage in stages])
    if best > spaces_points(card, active):
        shown.say("points-at-most", {"points": best})


def spaces_points(card: int, active: int) -> int:
    """The points printed on the active cost spaces (CV-116)."""
    return sum([RESEARCH[card].costs[space].points for space in range(COST_SPACES) if active >> space & 1])


def say_costs(card: int, active: int, settled: int, shown: Preview) -> None:
    """What is returned and what is only needed, then the points of the spaces."""
    for space in range(COST_SPACES):
        cost = RESEARCH[card].costs[space]
        if not active >> space & 1 or settled >> space & 1 or cost.kind == C_EMPTY:
            continue
        if cost.settlements:
            values = {"material": MATERIALS[cost.what], "n": cost.amount, "settlements": cost.settlements}
            shown.say("cost-or", values)
        elif cost.kind == C_HAVE_FEATURE:
            shown.say("needs", {"space": FEATURES[cost.what], "n": cost.amount})
        else:
            shown.pays((STORE if cost.kind == C_MATERIAL else FEATURE) + cost.what, cost.amount)
    shown.earns(spaces_points(card, active))


def say_stage(s: Civolution, seat: int, stage: int, shown: Preview) -> None:
    """Where an element would lie, and what it scores there at the end (CV-169)."""
    points = int(stage_points(s.seats[seat], stage))
    if not points and TILED_STAGES <= stage <= TOP_STAGE:
        shown.say("stage-inactive", {"stage": stage, "points": STAGE_POINTS[stage]})
    else:
        shown.say("stage", {"stage": stage, "points": points})


# ---- chips and activities -------------------------------------------------------------------------------------------


def chip_preview(s: Civolution, step: Decision, action: int, shown: Preview) -> None:
    seat = int(step.seat)
    if isinstance(step, (TakeGoal, InstallGoal)):
        goal_preview(s, step, action, shown)
    elif isinstance(step, GainIncome) and TAKE_CHIP <= action < TAKE_CHIP + INCOMES:
        if needs_test(INCOME + action - TAKE_CHIP):
            say_test(shown, s, seat)
    elif isinstance(step, (UseIncome, IncomeActions, IncomePhase)):
        if action >= POINT_CHIP:
            shown.earns(2 if s.seats[seat].powers[P_INCOME_POINTS] else 1)
        elif action >= USE_CHIP and needs_test(INCOME + action - USE_CHIP):
            say_test(shown, s, seat)
    elif isinstance(step, Activity) and ACTIVITY_OF <= action <= ACTIVITY_OF + CARDS:
        if action == ACTIVITY_OF:
            shown.pays(MONEY, 1)
            return
        card = action - ACTIVITY_OF - 1
        say_price(RESEARCH[card].price, shown)
        if needs_test(card):
            say_test(shown, s, seat)


def say_price(price: list[Cost], shown: Preview) -> None:
    """Fixed parts of a price; what is chosen is asked for one by one."""
    for cost in price:
        space = space_of(cost)
        if space >= 0:
            shown.pays(space, cost.amount)
        elif cost.kind == C_FAVOR:
            shown.say("favor-back", {"n": cost.amount})


def goal_preview(s: Civolution, step: Decision, action: int, shown: Preview) -> None:
    """Whether a goal chip's demand is met, what it takes, and the upgrade it brings (CV-119, CV-121)."""
    seat = int(step.seat)
    if TAKE_GOAL <= action < TAKE_GOAL + GOALS:
        row = GOAL_CHIPS[action - TAKE_GOAL]
        met = True
        for condition in row.conditions:
            have = int(count(s, seat, condition.counter, condition.a))
            if have < condition.amount:
                shown.say("goal-missing", {"need": condition.amount, "have": have})
                met = False
        if met:
            shown.say("goal-met" if can_pay(s, seat, row.price) else "goal-price-missing")
    elif INSTALL_GOAL <= action < INSTALL_GOAL + GOALS:
        chip = action - INSTALL_GOAL
        say_price(GOAL_CHIPS[chip].price, shown)
        for stack in s.seats[seat].goals:
            if stack and stack[-1] == chip and (len(stack) == 1 or s.seats[seat].powers[P_GOAL_UPGRADE]):
                shown.say("upgrade-bonus")
