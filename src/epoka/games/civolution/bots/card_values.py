"""What cards and chips are worth: in which column they go, what they bring, what they wait for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.bots.cost_values import price_value
from epoka.games.civolution.bots.effect_values import effects_value
from epoka.games.civolution.bots.values import UNKNOWN, Worth
from epoka.games.civolution.components.board import COLUMN_BASE, SETTLEMENT_DIAMONDS, STATUE_POINTS
from epoka.games.civolution.components.catalogue import (
    ATTRIBUTE_CHIPS,
    CHIP_CARD_ROWS,
    GOAL_CHIPS,
    INCOME_CHIPS,
    RESEARCH,
)
from epoka.games.civolution.components.codes import (
    C_HAVE_FEATURE,
    C_MATERIAL,
    C_RETURN_FEATURE,
    E_POINTS_PER,
    N_SETTLEMENTS,
    N_STATUES,
    P_AS_FEATURE,
    P_AS_SETTLEMENT,
    P_FEED_LAND,
    P_FREE_SHIFT,
    P_INCOME_POINTS,
    P_SKIP_SPACE,
    P_WALK_LAND,
    T_END,
    T_INSTALL_CARD,
    T_MODULE,
    T_TRACK_BONUS,
)
from epoka.games.civolution.components.pieces import (
    ATTRIBUTE,
    ATTRIBUTE_TYPE,
    CARDS,
    CHIP_CARD,
    COLUMNS,
    DECK_SIZE,
    EVOLUTION,
    GOAL_TYPE,
    INCOME,
    PROSPERITY,
    SETTLEMENTS,
)
from epoka.games.civolution.components.rows import Cost, Effect
from epoka.games.civolution.components.spaces import FEATURE, STORE
from epoka.games.civolution.components.vocabulary import ACTIVITY, PASSIVE, POINT_BONUS, TRIGGER
from epoka.games.civolution.console.columns import columns_for, next_stage
from epoka.games.civolution.position.counting import count
from epoka.games.civolution.research.card_costs import COST_SPACES, active_spaces
from epoka.games.civolution.research.prices import can_pay

ANY_INCOME: Final = -1


# ---- columns --------------------------------------------------------------------------------------------------------


def bonus_of_column(worth: Worth, column: int) -> float:
    """Points that bonus cards of a column give for each further card or income chip."""
    value = 0.0
    for element in worth.me.left[column]:
        if element < CARDS and RESEARCH[element].top == POINT_BONUS:
            value += RESEARCH[element].amount
    return value


def column_value(worth: Worth, kind: int, column: int) -> float:
    """How good a column is for an element of a kind: its stage, and what it leaves for later ones.

    Cards are cheap in low stages, chips cost the same everywhere: these begin in the columns that begin high.
    """
    stage = int(next_stage(worth.me, column))
    value = worth.stage(stage)
    if kind < GOAL_TYPE:
        value += bonus_of_column(worth, column)
    bound = worth.me.bound[column]
    if kind == ANY_INCOME:
        if bound < 0:
            value -= 0.8 if COLUMN_BASE[column] < 3 else 0.2
        elif bound < GOAL_TYPE:
            value -= 0.4
        return value
    if bound < 0:
        if kind < GOAL_TYPE:
            value += (4 - stage) * 1.2  # later cards of the deck are cheap there
        else:
            value += 0.8 * stage
    return value


def best_column(worth: Worth, kind: int, columns: list[int]) -> int:
    best, best_value = -1, -100.0
    for column in columns:
        value = column_value(worth, kind, column)
        if value > best_value:
            best, best_value = column, value
    return best


def home(worth: Worth, kind: int) -> int:
    """Where the next element of a kind would go, -1 for nowhere."""
    if worth.homes[kind] == UNKNOWN:
        worth.homes[kind] = best_column(worth, kind, columns_for(worth.me, kind))
    return worth.homes[kind]


def element_value(worth: Worth, kind: int) -> float:
    """One more element of a kind, where it would go."""
    column = home(worth, kind)
    if column < 0:
        return 0.0
    value = worth.stage(int(next_stage(worth.me, column)))
    return value + bonus_of_column(worth, column) if kind < GOAL_TYPE else value


# ---- research cards -------------------------------------------------------------------------------------------------


def times_an_era(worth: Worth, power: int, amount: int) -> float:
    times = worth.w.triggers[power]
    if amount < 0 and power == T_MODULE:
        times = 8.0
    elif amount < 0 and power in (T_INSTALL_CARD, T_TRACK_BONUS):
        times *= 3.0
    return times


def top_value(worth: Worth, card: int, column: int) -> float:
    """The ability of a card for the rest of the game."""
    row = RESEARCH[card]
    if row.top == PASSIVE:
        return worth.w.powers[row.power] * passive_units(row.amount, row.power) * worth.future
    if row.top == TRIGGER:
        if row.power == T_END:
            return end_value(worth, row.effects)
        return times_an_era(worth, row.power, row.amount) * worth.future * effects_value(worth, row.effects) * 0.9
    if row.top == ACTIVITY:
        gain = effects_value(worth, row.effects)
        if row.test:
            gain *= worth.passes()
        gain -= price_value(worth, row.price)
        used = 1.0 / (1.0 + 0.5 * len(worth.me.activities))
        return max(0.0, gain) * worth.w.activity * worth.future * used
    if row.top == POINT_BONUS:
        others = len(worth.me.left[column]) if column >= 0 else 0
        return row.amount * (1.0 + others + 0.7 * worth.future)
    return 0.0


AMOUNTS: Final = 3
"""The largest factor by which the amount of a power multiplies its worth; larger amounts name a thing."""


def passive_units(amount: int, power: int) -> float:
    if power in (P_FEED_LAND, P_WALK_LAND, P_FREE_SHIFT, P_AS_FEATURE, P_SKIP_SPACE):
        return 1.0
    return float(amount if amount < AMOUNTS else AMOUNTS)


def end_value(worth: Worth, effects: list[Effect]) -> float:
    """Points at the end grow a little with the eras to come."""
    value = 0.0
    for effect in effects:
        if effect.kind == E_POINTS_PER:
            now = float(effect.a * int(count(worth.s, worth.seat, effect.b, effect.c)))
            value += min(12.0, now + 0.5 * effect.a * worth.future)
        else:
            value += effect.a
    return value


def spaces_value(worth: Worth, card: int, active: int) -> float:
    """Points of the fulfilled spaces less what is returned for them."""
    value = 0.0
    for space in range(COST_SPACES):
        if active >> space & 1:
            cost = RESEARCH[card].costs[space]
            value += cost.points
            if cost.kind == C_MATERIAL:
                value -= cost.amount * 0.9
            elif cost.kind == C_RETURN_FEATURE:
                value -= cost.amount * (0.6 + 0.8 * worth.units[EVOLUTION])
    return value


def card_value(worth: Worth, card: int, column: int, stage: int) -> float:
    """Installing a card in a column at the cost of a stage."""
    value = spaces_value(worth, card, int(active_spaces(card, stage)))
    value += worth.stage(int(next_stage(worth.me, column))) + bonus_of_column(worth, column)
    value += effects_value(worth, RESEARCH[card].instant)
    return (value + top_value(worth, card, column) * worth.w.ability) * worth.w.installing


def missing_for(worth: Worth, card: int, stage: int) -> int:
    """How many materials and features a card still lacks in a stage."""
    costs = RESEARCH[card].costs
    settlements = int(worth.me.settlements_built()) + worth.me.powers[P_AS_SETTLEMENT]
    open_ = active_spaces(card, stage)
    for space in range(COST_SPACES):
        if open_ >> space & 1 and 0 < costs[space].settlements <= settlements:
            open_ ^= 1 << space
    missing: i64 = 0
    for space in range(COST_SPACES):
        if open_ >> space & 1:
            missing += missing_of(worth, costs, open_, space)
    return int(missing)


def missing_of(worth: Worth, costs: list[Cost], spaces: i64, space: i64) -> i64:
    """What is missing of the thing that a space asks for, all spaces together: counted at the first of them."""
    what = costs[space].what
    material = costs[space].kind == C_MATERIAL
    returned: i64 = 0
    had: i64 = 0
    for other in range(COST_SPACES):
        cost = costs[other]
        if spaces >> other & 1 and cost.what == what and (cost.kind == C_MATERIAL) == material:
            if other < space:
                return 0
            if cost.kind == C_HAVE_FEATURE:
                had += cost.amount
            else:
                returned += cost.amount
    short: i64 = (returned if returned > had else had) - worth.me.at[(STORE if material else FEATURE) + what]
    return short if short > 0 else 0


def potential(worth: Worth, card: int) -> float:
    """A card in hand: what installing it would bring, the less the more it lacks."""
    column = home(worth, card // DECK_SIZE)
    if column < 0:
        return 0.1
    stage = int(next_stage(worth.me, column))
    lacks = missing_for(worth, card, stage)
    value = card_value(worth, card, column, stage)
    if worth.future < 0.5 and lacks:
        return 0.1
    return max(0.1, value) * worth.w.potential / (1.0 + 0.5 * lacks)


# ---- goal, income and attribute chips -------------------------------------------------------------------------------


def goal_value(worth: Worth, chip: int, buried: bool) -> float:
    """Installing a goal chip, its price already taken off."""
    value = element_value(worth, GOAL_TYPE) - price_value(worth, GOAL_CHIPS[chip].price)
    return value if buried else value + worth.upgrade(0)


def goal_chance(worth: Worth, chip: int) -> float:
    """How near a chip is: 1 where it could be installed now."""
    row = GOAL_CHIPS[chip]
    lacks = 0.0
    for condition in row.conditions:
        short = condition.amount - int(count(worth.s, worth.seat, condition.counter, condition.a))
        if short > 0:
            lacks += short if short < 4 else 4
    if row.price and not can_pay(worth.s, worth.seat, row.price):
        lacks += 1.5
    if lacks == 0.0:
        return 1.0
    return 0.1 if worth.future < 0.4 else 0.8 / (1.0 + 0.6 * lacks)


def income_gain(worth: Worth, element: int) -> float:
    """One action of an income chip: what it brings, or its point."""
    effects = (
        INCOME_CHIPS[element - INCOME].effects if element < CHIP_CARD else CHIP_CARD_ROWS[element - CHIP_CARD].effects
    )
    test = INCOME_CHIPS[element - INCOME].test if element < CHIP_CARD else CHIP_CARD_ROWS[element - CHIP_CARD].test
    value = effects_value(worth, effects)
    return value * worth.passes() if test else value


def chip_point(worth: Worth) -> float:
    return 2.0 if worth.me.powers[P_INCOME_POINTS] else 1.0


def income_value(worth: Worth, chip: int) -> float:
    """An income chip: its place, and an action now and in each income phase."""
    gain = max(chip_point(worth), income_gain(worth, INCOME + chip))
    return element_value(worth, ANY_INCOME) + gain * (1.0 + 0.9 * worth.incomes) * worth.w.income


def attribute_value(worth: Worth, chip: int) -> float:
    row = ATTRIBUTE_CHIPS[chip]
    value = element_value(worth, ATTRIBUTE_TYPE)
    if row.top == PASSIVE:
        value += worth.w.powers[row.power] * passive_units(row.amount, row.power) * worth.future
    else:
        value += times_an_era(worth, row.power, row.amount) * worth.future * effects_value(worth, row.effects) * 0.9
    return value - worth.feature_lost(row.feature)


# ---- buildings ------------------------------------------------------------------------------------------------------


def statue_value(worth: Worth) -> float:
    return STATUE_POINTS[int(worth.me.favor)] * worth.incomes + worth.track(-1, 1) + worth.pull[N_STATUES]


def settlement_value(worth: Worth, slot: int) -> float:
    value = SETTLEMENT_DIAMONDS[slot] * worth.units[PROSPERITY] + best_income(worth) + worth.pull[N_SETTLEMENTS]
    if int(worth.me.settlements_built()) == SETTLEMENTS - 1:
        value += worth.stage_tile()
    return value


def best_income(worth: Worth) -> float:
    """The best of the income chips on display."""
    if worth.best_chip < 0.0:
        worth.best_chip = 0.0
        for chip in worth.s.income_display:
            if chip >= 0:
                worth.best_chip = max(worth.best_chip, income_value(worth, chip))
    return worth.best_chip


def income_elements(worth: Worth) -> list[int]:
    found: list[int] = []
    for column in range(COLUMNS):
        for element in worth.me.left[column]:
            if INCOME <= element < ATTRIBUTE:
                found.append(element)
    return found
