"""What cards and chips are worth: in which column they go, what they bring, what they wait for."""

from __future__ import annotations

from typing import Final

from epoka.games.civolution.bots.effects import effects_value, price_value
from epoka.games.civolution.bots.worth import UNKNOWN, Worth
from epoka.games.civolution.card_costs import COST_SPACES, active_spaces
from epoka.games.civolution.cards.board import (
    COLUMN_BASE,
    SETTLEMENT_DIAMONDS,
    STATUE_POINTS,
)
from epoka.games.civolution.cards.catalogue import ATTRIBUTE_CHIPS, CHIP_CARDS_, GOAL_CHIPS, INCOME_CHIPS, RESEARCH
from epoka.games.civolution.columns import columns_for, next_stage
from epoka.games.civolution.components import (
    ATTRIBUTE,
    ATTRIBUTE_TYPE,
    CARDS,
    CHIP_CARD,
    COLUMNS,
    DECK_SIZE,
    EVOLUTION,
    FEATURES,
    GOAL_TYPE,
    INCOME,
    MATERIALS,
    PROSPERITY,
    SETTLEMENTS,
)
from epoka.games.civolution.counting import count
from epoka.games.civolution.kinds import (
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
from epoka.games.civolution.player import FEATURE, STORE
from epoka.games.civolution.prices import can_pay
from epoka.games.civolution.rows import Effect
from epoka.games.civolution.vocabulary import ACTIVITY, PASSIVE, POINT_BONUS, TRIGGER

ANY_INCOME: Final = -1


# ---- columns --------------------------------------------------------------------------------------------------------


def bonus_of_column(o: Worth, column: int) -> float:
    """Points that bonus cards of a column give for each further card or income chip."""
    value = 0.0
    for element in o.me.left[column]:
        if element < CARDS and RESEARCH[element].top == POINT_BONUS:
            value += RESEARCH[element].amount
    return value


def column_value(o: Worth, kind: int, column: int) -> float:
    """How good a column is for an element of a kind: its stage, and what it leaves for later ones.

    Cards are cheap in low stages, chips cost the same everywhere: these begin in the columns that begin high.
    """
    stage = int(next_stage(o.me, column))
    value = o.stage(stage)
    if kind < GOAL_TYPE:
        value += bonus_of_column(o, column)
    bound = o.me.bound[column]
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


def best_column(o: Worth, kind: int, columns: list[int]) -> int:
    best, best_value = -1, -100.0
    for column in columns:
        value = column_value(o, kind, column)
        if value > best_value:
            best, best_value = column, value
    return best


def home(o: Worth, kind: int) -> int:
    """Where the next element of a kind would go, -1 for nowhere."""
    if o.homes[kind] == UNKNOWN:
        o.homes[kind] = best_column(o, kind, columns_for(o.me, kind))
    return o.homes[kind]


def element_value(o: Worth, kind: int) -> float:
    """One more element of a kind, where it would go."""
    column = home(o, kind)
    if column < 0:
        return 0.0
    value = o.stage(int(next_stage(o.me, column)))
    return value + bonus_of_column(o, column) if kind < GOAL_TYPE else value


# ---- research cards -------------------------------------------------------------------------------------------------


def times_an_era(o: Worth, power: int, amount: int) -> float:
    times = o.w.triggers[power]
    if amount < 0 and power == T_MODULE:
        times = 8.0
    elif amount < 0 and power in (T_INSTALL_CARD, T_TRACK_BONUS):
        times *= 3.0
    return times


def top_value(o: Worth, card: int, column: int) -> float:
    """The ability of a card for the rest of the game."""
    row = RESEARCH[card]
    if row.top == PASSIVE:
        return o.w.powers[row.power] * passive_units(row.amount, row.power) * o.future
    if row.top == TRIGGER:
        if row.power == T_END:
            return end_value(o, row.effects)
        return times_an_era(o, row.power, row.amount) * o.future * effects_value(o, row.effects) * 0.9
    if row.top == ACTIVITY:
        gain = effects_value(o, row.effects)
        if row.test:
            gain *= o.passes()
        gain -= price_value(o, row.price)
        used = 1.0 / (1.0 + 0.5 * len(o.me.activities))
        return max(0.0, gain) * o.w.activity * o.future * used
    if row.top == POINT_BONUS:
        others = len(o.me.left[column]) if column >= 0 else 0
        return row.amount * (1.0 + others + 0.7 * o.future)
    return 0.0


AMOUNTS: Final = 3
"""Powers with an amount above this name a thing, or the amount does not multiply their use."""


def passive_units(amount: int, power: int) -> float:
    if power in (P_FEED_LAND, P_WALK_LAND, P_FREE_SHIFT, P_AS_FEATURE, P_SKIP_SPACE):
        return 1.0
    return float(amount if amount < AMOUNTS else AMOUNTS)


def end_value(o: Worth, effects: list[Effect]) -> float:
    """Points at the end grow a little with the eras to come."""
    value = 0.0
    for effect in effects:
        if effect.kind == E_POINTS_PER:
            now = float(effect.a * int(count(o.s, o.seat, effect.b, effect.c)))
            value += min(12.0, now + 0.5 * effect.a * o.future)
        else:
            value += effect.a
    return value


def spaces_value(o: Worth, card: int, active: int) -> float:
    """Points of the fulfilled spaces less what is returned for them."""
    value = 0.0
    for space in range(COST_SPACES):
        if active >> space & 1:
            cost = RESEARCH[card].costs[space]
            value += cost.points
            if cost.kind == C_MATERIAL:
                value -= cost.amount * 0.9
            elif cost.kind == C_RETURN_FEATURE:
                value -= cost.amount * (0.6 + 0.8 * o.units[EVOLUTION])
    return value


def card_value(o: Worth, card: int, column: int, stage: int) -> float:
    """Installing a card in a column at the cost of a stage."""
    value = spaces_value(o, card, int(active_spaces(card, stage)))
    value += o.stage(int(next_stage(o.me, column))) + bonus_of_column(o, column)
    value += effects_value(o, RESEARCH[card].instant)
    return (value + top_value(o, card, column) * o.w.ability) * o.w.installing


def missing_for(o: Worth, card: int, stage: int) -> list[int]:
    """What a card still lacks in a stage: materials as they are numbered, features after them."""
    active = int(active_spaces(card, stage))
    settlements = int(o.me.settlements_built()) + o.me.powers[P_AS_SETTLEMENT]
    materials = [0] * len(MATERIALS)
    had = [0] * len(FEATURES)
    returned = [0] * len(FEATURES)
    for space in range(COST_SPACES):
        if active >> space & 1:
            cost = RESEARCH[card].costs[space]
            if cost.settlements and cost.settlements <= settlements:
                continue
            if cost.kind == C_MATERIAL:
                materials[cost.what] += cost.amount
            elif cost.kind == C_RETURN_FEATURE:
                returned[cost.what] += cost.amount
            elif cost.kind == C_HAVE_FEATURE:
                had[cost.what] += cost.amount
    missing: list[int] = []
    for material in range(len(MATERIALS)):
        for _ in range(materials[material] - o.me.at[STORE + material]):
            missing.append(material)
    for feature in range(len(FEATURES)):
        for _ in range(max(returned[feature], had[feature]) - o.me.at[FEATURE + feature]):
            missing.append(len(MATERIALS) + feature)
    return missing


def potential(o: Worth, card: int) -> float:
    """A card in hand: what installing it would bring, the less the more it lacks."""
    column = home(o, card // DECK_SIZE)
    if column < 0:
        return 0.1
    stage = int(next_stage(o.me, column))
    lacks = len(missing_for(o, card, stage))
    value = card_value(o, card, column, stage)
    if o.future < 0.5 and lacks:
        return 0.1
    return max(0.1, value) * o.w.potential / (1.0 + 0.5 * lacks)


# ---- goal, income and attribute chips -------------------------------------------------------------------------------


def goal_value(o: Worth, chip: int, buried: bool) -> float:
    """Installing a goal chip, its price already taken off."""
    value = element_value(o, GOAL_TYPE) - price_value(o, GOAL_CHIPS[chip].price)
    return value if buried else value + o.upgrade(0)


def goal_chance(o: Worth, chip: int) -> float:
    """How near a chip is: 1 where it could be installed now."""
    row = GOAL_CHIPS[chip]
    lacks = 0.0
    for condition in row.conditions:
        short = condition.amount - int(count(o.s, o.seat, condition.counter, condition.a))
        if short > 0:
            lacks += short if short < 4 else 4
    if row.price and not can_pay(o.s, o.seat, row.price):
        lacks += 1.5
    if lacks == 0.0:
        return 1.0
    return 0.1 if o.future < 0.4 else 0.8 / (1.0 + 0.6 * lacks)


def income_gain(o: Worth, element: int) -> float:
    """One action of an income chip: what it brings, or its point."""
    effects = (
        INCOME_CHIPS[element - INCOME].effects if element < CHIP_CARD else CHIP_CARDS_[element - CHIP_CARD].effects
    )
    test = INCOME_CHIPS[element - INCOME].test if element < CHIP_CARD else CHIP_CARDS_[element - CHIP_CARD].test
    value = effects_value(o, effects)
    return value * o.passes() if test else value


def chip_point(o: Worth) -> float:
    return 2.0 if o.me.powers[P_INCOME_POINTS] else 1.0


def income_value(o: Worth, chip: int) -> float:
    """An income chip: its place, and an action now and in each income phase."""
    gain = max(chip_point(o), income_gain(o, INCOME + chip))
    return element_value(o, ANY_INCOME) + gain * (1.0 + 0.9 * o.incomes) * o.w.income


def attribute_value(o: Worth, chip: int) -> float:
    row = ATTRIBUTE_CHIPS[chip]
    value = element_value(o, ATTRIBUTE_TYPE)
    if row.top == PASSIVE:
        value += o.w.powers[row.power] * passive_units(row.amount, row.power) * o.future
    else:
        value += times_an_era(o, row.power, row.amount) * o.future * effects_value(o, row.effects) * 0.9
    return value - o.feature_lost(row.feature)


# ---- buildings ------------------------------------------------------------------------------------------------------


def statue_value(o: Worth) -> float:
    return STATUE_POINTS[int(o.me.favor)] * o.incomes + o.track(-1, 1) + o.pull[N_STATUES]


def settlement_value(o: Worth, slot: int) -> float:
    value = SETTLEMENT_DIAMONDS[slot] * o.units[PROSPERITY] + best_income(o) + o.pull[N_SETTLEMENTS]
    if int(o.me.settlements_built()) == SETTLEMENTS - 1:
        value += o.stage_tile()
    return value


def best_income(o: Worth) -> float:
    """The best of the income chips on display."""
    if o.best_chip < 0.0:
        o.best_chip = 0.0
        for chip in o.s.income_display:
            if chip >= 0:
                o.best_chip = max(o.best_chip, income_value(o, chip))
    return o.best_chip


def income_elements(o: Worth) -> list[int]:
    found: list[int] = []
    for column in range(COLUMNS):
        for element in o.me.left[column]:
            if INCOME <= element < ATTRIBUTE:
                found.append(element)
    return found
