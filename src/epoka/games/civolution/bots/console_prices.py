"""Prices of branches, chips, goals, dice and other things of the console."""

from __future__ import annotations

from epoka.games.civolution.bots.best_actions import (
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
from epoka.games.civolution.bots.card_decisions import kept_deck
from epoka.games.civolution.bots.card_values import chip_point, goal_chance, income_value
from epoka.games.civolution.bots.continent_values import best_procreation
from epoka.games.civolution.bots.effect_values import effects_value
from epoka.games.civolution.bots.module_values import known_value
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.catalogue import CHIP_CARD_ROWS, MARKER_CARD_ROWS
from epoka.games.civolution.components.codes import E_MIGRATE, E_PROCREATE, E_STRENGTHEN, E_TRANSPORT
from epoka.games.civolution.components.pieces import (
    CHIP_CARDS,
    FEATURES,
    INCOME,
    INCOMES,
    MAIN_MODULES,
    MATERIALS,
    MODULE_DICE,
)
from epoka.games.civolution.components.spaces import PLAN, RAW
from epoka.games.civolution.console.fate import JudgeTest
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


def usual_branch(worth: Worth, action: int) -> float:
    """What `do …` brings."""
    if action == DO_IDEAS:
        return worth.idea()
    if action == DO_FOOD:
        return worth.food(1)
    if action == DO_FAVOR:
        return worth.favor(1)
    if action == DO_INCOME:
        return best_income_action(worth).value
    if action == DO_STAGE:
        return worth.stage_tile()
    return 3.0 if action == DO_POINTS else 0.1


def tribe_kept_price(worth: Worth) -> float:
    """Favour given up so that no tribe is lost."""
    return -worth.w.favor * worth.future - 0.6 * int(worth.me.statues)


def menu_price(worth: Worth, action: int) -> float:
    """Actions that may be mixed: what brings most comes first, transport before new raw materials where it helps."""
    if action == DO_PRODUCE:
        return produce_value(worth, 1) + 0.01
    if action in (DO_TRANSPORT, DO_TEST):
        return max(0.02, transport_value(worth, 1) * 0.3)
    if action == DO_SALE:
        return best_sale(worth, True).value + best_sale(worth, False).value
    if action == DO_PURCHASE:
        return best_purchase(worth).value
    return best_procreation(worth, -1).value if action == DO_PROCREATE else 0.1


def weather_price(worth: Worth, action: int) -> float:
    if action == DO_FOOD:
        return -worth.w.hungry if worth.feedings > 0 else -0.3
    if action == DO_TRIBE:
        return -worth.tribe()
    if action == DO_INCOME:
        return best_income_action(worth).value
    return best_activity(worth, -1).value if action == DO_ACTIVITY else 0.0


def console_price(worth: Worth, action: int) -> float:
    """Chips, goals, dice, markers to free, starting cards."""
    if SPEND <= action <= FAIL:
        return -1.0 if action == SPEND else 0.0
    if STAGE <= action < STAGE + 2:
        return worth.stage_tile_of(4 + action - STAGE)
    if USE_DIE <= action < REROLL:
        return -0.5 * worth.me.dice[(action - USE_DIE) % 6] if action < USE_DIE + 6 else 0.0
    if REROLL <= action < REROLL + 6:
        return reroll_price(worth, action - REROLL)
    if TAKE_GOAL <= action < GOAL_SPACE:
        best = displayed_goal(worth)
        return best.value if best.pick == action - TAKE_GOAL else -1.0
    if GOAL_SPACE <= action < INSTALL_GOAL:
        return cover_price(worth, action - GOAL_SPACE)
    if INSTALL_GOAL <= action < TAKE_CHIP:
        goal = best_goal(worth)
        return goal.value + 0.01 if goal.pick == action - INSTALL_GOAL else -1.0
    if TAKE_CHIP <= action < USE_CHIP:
        return income_value(worth, action - TAKE_CHIP)
    if USE_CHIP <= action < POINT_CHIP:
        return income_now(worth, INCOME + action - USE_CHIP)
    if POINT_CHIP <= action < POINT_CHIP + INCOMES + CHIP_CARDS:
        return chip_point(worth)
    return rare_price(worth, action)


def spend_price(worth: Worth, step: JudgeTest) -> float:
    """Ideas for a test: what passing brings more than failing."""
    gain = 1.5
    if step.passed == E_PROCREATE:
        gain = max(0.0, best_procreation(worth, -1).value)
    elif step.passed == E_MIGRATE:
        gain = 1.0 + 0.5 * worth.territory()
    elif step.passed == E_TRANSPORT:
        gain = transport_value(worth, int(step.a))
    elif step.passed == E_STRENGTHEN:
        gain = worth.strength()
    return gain - int(step.missing(worth.s)) * worth.idea()


def reroll_price(worth: Worth, side: int) -> float:
    """A die is rolled again where there is a better use for another value."""
    return 0.2 if worth.me.dice[side] > 1 else -0.1


def cover_price(worth: Worth, space: int) -> float:
    """The chip that is least likely to be installed is covered."""
    stack = worth.me.goals[space]
    return 1.0 - goal_chance(worth, stack[-1]) if stack else 2.0


def rare_price(worth: Worth, action: int) -> float:
    if ROB <= action < GIVE_DIE:
        return float(worth.s.seats[action - ROB].score())
    if GIVE_DIE <= action < PLAN_ON:
        return 1.0 if action == GIVE_DIE + 6 else 0.1 * worth.me.dice[action - GIVE_DIE]
    if PLAN_ON <= action < FREE:
        return plan_price(worth, action - PLAN_ON)
    if FREE <= action < FEED:
        return free_price(worth, action - FREE)
    if SAVE <= action < KEEP_MARKERS:
        return (action - SAVE) * (worth.tribe() - worth.w.favor * worth.future - 0.6 * int(worth.me.statues))
    if KEEP_MARKERS <= action < PICK:
        return marker_price(worth, action - KEEP_MARKERS)
    if PICK <= action < KEEP_FROM:
        return pick_price(worth, action - PICK)
    return kept_deck(worth, action - KEEP_FROM)


def plan_price(worth: Worth, side: int) -> float:
    """Planning markers where dice are missing for good modules."""
    value = 0.0
    for module in range(MAIN_MODULES):
        if side + 1 in MODULE_DICE[module]:
            value = max(value, known_value(worth, module))
    return value - 0.5 * worth.me.dice[side] - 0.5 * worth.me.at[PLAN + side]


def free_price(worth: Worth, space: int) -> float:
    """Returning a marker for want of others: only raw materials that nobody needs."""
    return 0.1 if space >= RAW and worth.me.at[space] > 1 else -1.0


def marker_price(worth: Worth, card: int) -> float:
    """A starting marker card: everything on it."""
    row = MARKER_CARD_ROWS[card]
    value = worth.food(row.food) + worth.money(row.money) + worth.idea() * row.ideas + worth.focus() * row.focus
    for feature in range(len(FEATURES)):
        value += row.features[feature] * worth.feature(feature)
    for material in range(len(MATERIALS)):
        value += row.materials[material] * worth.material(material)
    return value


def pick_price(worth: Worth, card: int) -> float:
    """A starting chip card: its action, its module, its goal chip."""
    value = effects_value(worth, CHIP_CARD_ROWS[card].effects) * 4
    value += worth.upgrade_of(CHIP_CARD_ROWS[card].module)
    place = worth.s.offered[0::2].index(card) * 2
    return value + 4.0 * goal_chance(worth, worth.s.offered[place + 1])
