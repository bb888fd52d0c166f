"""Prices of branches, chips, goals, dice and other things of the console."""

from __future__ import annotations

from typing import Any

from epoka.core.step import Step
from epoka.games.civolution.bots.effects import effects_value
from epoka.games.civolution.bots.errands import (
    best_activity,
    best_goal,
    best_income_action,
    best_purchase,
    best_sale,
    displayed_goal,
    income_now,
    produce_value,
    transport_value,
)
from epoka.games.civolution.bots.modules import branch_value, module_value
from epoka.games.civolution.bots.partition import chip_point, goal_chance, income_value
from epoka.games.civolution.bots.research import kept_deck
from epoka.games.civolution.bots.roaming import best_procreation
from epoka.games.civolution.bots.worth import Worth
from epoka.games.civolution.branches import Branch
from epoka.games.civolution.cards.catalogue import CHIP_CARDS_, MARKER_CARDS_
from epoka.games.civolution.components import (
    CHIP_CARDS,
    FEATURES,
    INCOME,
    INCOMES,
    MAIN_MODULES,
    MATERIALS,
    MODULE_DICE,
)
from epoka.games.civolution.events import LoseTribe, Weather
from epoka.games.civolution.fate import JudgeTest
from epoka.games.civolution.kinds import E_MIGRATE, E_PROCREATE, E_STRENGTHEN, E_TRANSPORT
from epoka.games.civolution.menu import Menu
from epoka.games.civolution.notation import (
    DO_ACTIVITY,
    DO_FAVOR,
    DO_FOOD,
    DO_IDEAS,
    DO_INCOME,
    DO_POINTS,
    DO_PROCREATE,
    DO_PRODUCE,
    DO_PURCHASE,
    DO_SALE,
    DO_STAGE,
    DO_TEST,
    DO_TRANSPORT,
    DO_TRIBE,
    FAIL,
    FEED,
    FREE,
    GIVE_DIE,
    GOAL_SPACE,
    INSTALL_GOAL,
    KEEP_FROM,
    KEEP_MARKERS,
    PICK,
    PLAN_ON,
    POINT_CHIP,
    REROLL,
    ROB,
    SAVE,
    SPEND,
    STAGE,
    TAKE_CHIP,
    TAKE_GOAL,
    USE_CHIP,
    USE_DIE,
)
from epoka.games.civolution.player import PLAN, RAW


def branch_price(o: Worth, step: Step[Any], action: int) -> float:
    """What `do …` means, by the step that offers it."""
    if isinstance(step, Branch):
        return branch_value(o, int(step.module), int(step.level), action)
    if isinstance(step, Menu):
        return menu_price(o, action)
    if isinstance(step, Weather):
        return weather_price(o, action)
    if isinstance(step, LoseTribe):
        return -o.w.favor * o.future - 0.6 * int(o.me.statues)
    if action == DO_IDEAS:
        return o.idea()
    if action == DO_FOOD:
        return o.food(1)
    if action == DO_FAVOR:
        return o.favor(1)
    if action == DO_INCOME:
        return best_income_action(o).value
    if action == DO_STAGE:
        return o.stage_tile()
    return 3.0 if action == DO_POINTS else 0.1


def menu_price(o: Worth, action: int) -> float:
    """Actions that may be mixed: what brings most comes first, transport before new raw materials where it helps."""
    if action == DO_PRODUCE:
        return produce_value(o, 1) + 0.01
    if action in (DO_TRANSPORT, DO_TEST):
        return max(0.02, transport_value(o, 1) * 0.3)
    if action == DO_SALE:
        return best_sale(o, True).value + best_sale(o, False).value
    if action == DO_PURCHASE:
        return best_purchase(o).value
    return best_procreation(o, -1).value if action == DO_PROCREATE else 0.1


def weather_price(o: Worth, action: int) -> float:
    if action == DO_FOOD:
        return -o.w.hungry if o.feedings > 0 else -0.3
    if action == DO_TRIBE:
        return -o.tribe()
    if action == DO_INCOME:
        return best_income_action(o).value
    return best_activity(o, -1).value if action == DO_ACTIVITY else 0.0


def console_price(o: Worth, step: Step[Any], action: int) -> float:
    """Chips, goals, dice, markers to free, starting cards."""
    if SPEND <= action <= FAIL:
        return spend_price(o, step) if action == SPEND else 0.0
    if STAGE <= action < STAGE + 2:
        return o.stage_tile_of(4 + action - STAGE)
    if USE_DIE <= action < REROLL:
        return -0.5 * o.me.dice[(action - USE_DIE) % 6] if action < USE_DIE + 6 else 0.0
    if REROLL <= action < REROLL + 6:
        return reroll_price(o, action - REROLL)
    if TAKE_GOAL <= action < GOAL_SPACE:
        best = displayed_goal(o)
        return best.value if best.pick == action - TAKE_GOAL else -1.0
    if GOAL_SPACE <= action < INSTALL_GOAL:
        return cover_price(o, action - GOAL_SPACE)
    if INSTALL_GOAL <= action < TAKE_CHIP:
        goal = best_goal(o)
        return goal.value + 0.01 if goal.pick == action - INSTALL_GOAL else -1.0
    if TAKE_CHIP <= action < USE_CHIP:
        return income_value(o, action - TAKE_CHIP)
    if USE_CHIP <= action < POINT_CHIP:
        return income_now(o, INCOME + action - USE_CHIP)
    if POINT_CHIP <= action < POINT_CHIP + INCOMES + CHIP_CARDS:
        return chip_point(o)
    return rare_price(o, step, action)


def spend_price(o: Worth, step: Step[Any]) -> float:
    """Ideas for a test: what passing brings more than failing."""
    if not isinstance(step, JudgeTest):
        return -1.0
    gain = 1.5
    if step.passed == E_PROCREATE:
        gain = max(0.0, best_procreation(o, -1).value)
    elif step.passed == E_MIGRATE:
        gain = 1.0 + 0.5 * o.territory()
    elif step.passed == E_TRANSPORT:
        gain = transport_value(o, int(step.a))
    elif step.passed == E_STRENGTHEN:
        gain = o.strength()
    return gain - int(step.missing(o.s)) * o.idea()


def reroll_price(o: Worth, side: int) -> float:
    """A die is rolled again where there is a better use for another value."""
    return 0.2 if o.me.dice[side] > 1 else -0.1


def cover_price(o: Worth, space: int) -> float:
    """The chip that is least likely to be installed is covered."""
    stack = o.me.goals[space]
    return 1.0 - goal_chance(o, stack[-1]) if stack else 2.0


def rare_price(o: Worth, step: Step[Any], action: int) -> float:
    if ROB <= action < GIVE_DIE:
        return float(o.s.seats[action - ROB].score())
    if GIVE_DIE <= action < PLAN_ON:
        return 1.0 if action == GIVE_DIE + 6 else 0.1 * o.me.dice[action - GIVE_DIE]
    if PLAN_ON <= action < FREE:
        return plan_price(o, action - PLAN_ON)
    if FREE <= action < FEED:
        return free_price(o, action - FREE)
    if SAVE <= action < KEEP_MARKERS:
        return (action - SAVE) * (o.tribe() - o.w.favor * o.future - 0.6 * int(o.me.statues))
    if KEEP_MARKERS <= action < PICK:
        return marker_price(o, action - KEEP_MARKERS)
    if PICK <= action < KEEP_FROM:
        return pick_price(o, action - PICK)
    return kept_deck(o, action - KEEP_FROM)


def plan_price(o: Worth, side: int) -> float:
    """Planning markers where dice are missing for good modules."""
    value = 0.0
    for module in range(MAIN_MODULES):
        if side + 1 in MODULE_DICE[module]:
            value = max(value, module_value(o, module))
    return value - 0.5 * o.me.dice[side] - 0.5 * o.me.at[PLAN + side]


def free_price(o: Worth, space: int) -> float:
    """Returning a marker for want of others: only raw materials that nobody needs."""
    return 0.1 if space >= RAW and o.me.at[space] > 1 else -1.0


def marker_price(o: Worth, card: int) -> float:
    """A starting marker card: everything on it."""
    row = MARKER_CARDS_[card]
    value = o.food(row.food) + o.money(row.money) + o.idea() * row.ideas + o.focus() * row.focus
    for feature in range(len(FEATURES)):
        value += row.features[feature] * o.feature(feature)
    for material in range(len(MATERIALS)):
        value += row.materials[material] * o.material(material)
    return value


def pick_price(o: Worth, card: int) -> float:
    """A starting chip card: its action, its module, its goal chip."""
    value = effects_value(o, CHIP_CARDS_[card].effects) * 4
    value += o.upgrade_of(CHIP_CARDS_[card].module)
    place = o.s.offered[0::2].index(card) * 2
    return value + 4.0 * goal_chance(o, o.s.offered[place + 1])
