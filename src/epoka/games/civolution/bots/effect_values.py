"""What the effects and prices of the vocabulary are worth, for cards, chips and events alike."""

from __future__ import annotations

from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.board import SITE_COUNTS, SITE_POINTS
from epoka.games.civolution.components.codes import (
    C_ANY_FEATURE,
    C_ANY_MATERIAL,
    C_CARD,
    C_DIE,
    C_FAVOR,
    C_FOCUS,
    C_FOOD,
    C_IDEAS,
    C_MATERIAL,
    C_MONEY,
    C_RETURN_FEATURE,
    C_ROW_MATERIAL,
    C_TRIBE,
    C_WEAKEN,
    E_ACTIVATION_DIE,
    E_ACTIVITY,
    E_BUILD,
    E_CARD,
    E_DRAW,
    E_EXPLORE,
    E_FATE_DIE,
    E_FAVOR,
    E_FEATURE,
    E_FOCUS,
    E_FOOD,
    E_FOOD_PER,
    E_GOAL_CHIP,
    E_HUNT,
    E_IDEAS,
    E_IDEAS_PER,
    E_INCOME_ACTION,
    E_INCOME_CHIP,
    E_INSTALL_CARD,
    E_INSTALL_GOAL,
    E_LAND_MATERIAL,
    E_LUCKY_FIND,
    E_MATERIAL,
    E_MIGRATE,
    E_MONEY,
    E_MONEY_PER,
    E_MOVE_FEATURE,
    E_PLAN,
    E_POINTS,
    E_POINTS_PER,
    E_POINTS_PER_LEVEL,
    E_PROCREATE,
    E_PRODUCE,
    E_PURCHASE,
    E_REFRESH_DIE,
    E_REROLL,
    E_RESCUE,
    E_REVEAL,
    E_ROW_MATERIAL,
    E_SALE,
    E_STAGE_TILE,
    E_STRENGTHEN,
    E_TRACK,
    E_TRANSPORT,
    E_TURN_DIE,
    E_UPGRADE,
    E_WEAK_TRIBES,
    E_WINGS,
)
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import EVOLUTION, MAIN_MODULES, SITE_SPACES, SITES, WATER
from epoka.games.civolution.components.rows import Cost, Effect
from epoka.games.civolution.components.spaces import RAW
from epoka.games.civolution.position.counting import count

MOST_POINTS = 12.0
MOST_GOODS = 6
HUNT_FOOD = 3
SITES_AROUND = 2.2


def effects_value(worth: Worth, effects: list[Effect]) -> float:
    value = 0.0
    for effect in effects:
        value += effect_value(worth, effect.kind, effect.a, effect.b, effect.c)
    return value


def effect_value(worth: Worth, kind: int, a: int, b: int, c: int) -> float:
    """One effect, by families."""
    if kind == E_POINTS:
        return float(a)
    if kind == E_TRACK:
        return worth.track(b, a)
    if kind <= E_LAND_MATERIAL or kind in (E_FOOD_PER, E_MONEY_PER, E_IDEAS_PER, E_PLAN):
        return goods_value(worth, kind, a, b, c)
    if kind in (E_PRODUCE, E_TRANSPORT, E_HUNT, E_STRENGTHEN, E_MIGRATE, E_PROCREATE, E_EXPLORE, E_REVEAL):
        return outdoor_value(worth, kind, a)
    if kind in (E_LUCKY_FIND, E_WEAK_TRIBES, E_WINGS, E_RESCUE):
        return outdoor_value(worth, kind, a)
    return console_value(worth, kind, a, b, c)


def per(worth: Worth, a: int, b: int, c: int) -> int:
    number = a * int(count(worth.s, worth.seat, b, c))
    return number if number < MOST_GOODS else MOST_GOODS


def goods_value(worth: Worth, kind: int, a: int, b: int, c: int) -> float:
    """Markers of all kinds."""
    if kind == E_FAVOR:
        return worth.favor(a)
    if kind == E_IDEAS:
        return worth.idea() * a
    if kind == E_FOCUS:
        return worth.focus() * a
    if kind == E_PLAN:
        return worth.plan() * a
    if kind == E_FOOD:
        return worth.food(a)
    if kind == E_MONEY:
        return worth.money(a)
    if kind == E_FEATURE:
        return a * (worth.feature(b) if 0 <= b < 6 else worth.best_feature())
    if kind == E_MATERIAL:
        return a * (worth.material(b) if b >= 0 else worth.best_material(0, -1))
    if kind == E_ROW_MATERIAL:
        return a * worth.best_material(b, -1)
    if kind == E_LAND_MATERIAL:
        return a * worth.best_material(0, b)
    number = per(worth, a, b, c)
    if kind == E_FOOD_PER:
        return worth.food(number)
    return worth.money(number) if kind == E_MONEY_PER else worth.idea() * number


def raw_on_land(worth: Worth) -> int:
    return sum([worth.me.at[RAW + place] for place in range(TERRITORIES) if TERRITORY_TERRAIN[place] != WATER])


def weak_tribes(worth: Worth) -> int:
    """Own weak tribes on the continent."""
    weak = 0
    for territory in range(TERRITORIES):
        weak += int(worth.s.tribes_in(territory, worth.seat) - worth.s.strong_in(territory, worth.seat))
    return weak


def wild_tribes(worth: Worth) -> int:
    wild = 0
    for territory in range(TERRITORIES):
        wild += int(worth.s.wild_in(territory, worth.seat))
    return wild


def site_points(worth: Worth) -> float:
    """Average points of a face-down site."""
    left = 0
    points = 0
    for kind in range(len(SITES)):
        here = SITE_COUNTS[kind]
        for space in range(SITE_SPACES):
            if worth.s.site[space] == kind:
                here -= 1
        left += here
        points += here * SITE_POINTS[kind]
    return points / left if left else 0.0


def outdoor_value(worth: Worth, kind: int, a: int) -> float:
    """What is done on the continent."""
    if kind == E_PRODUCE:
        return a * worth.w.raw * worth.fading() * 1.2
    if kind == E_TRANSPORT:
        raw = raw_on_land(worth)
        return (a if a < raw else raw) * 1.5
    if kind == E_HUNT:
        return worth.food(HUNT_FOOD) * a
    if kind == E_STRENGTHEN:
        weak = weak_tribes(worth)
        return (a if a < weak else weak) * worth.strength() + 0.1
    if kind == E_MIGRATE:
        return (1.0 + 0.5 * worth.territory()) * (1.0 + 0.5 * (a - 1)) * 0.8
    if kind == E_PROCREATE:
        left = int(worth.me.tribes)
        return (a if a < left else left) * worth.tribe()
    if kind == E_EXPLORE:
        return site_points(worth) * SITES_AROUND
    if kind == E_REVEAL:
        return site_points(worth) * a
    if kind == E_LUCKY_FIND:
        return a * (worth.best_material(0, -1) * 0.5 + 0.6)
    if kind == E_WEAK_TRIBES:
        return a * (worth.tribe() - worth.strength()) * 0.4
    if kind == E_WINGS:
        return 1.0 + 0.6 * worth.territory()
    wild = wild_tribes(worth)
    return (a if a < wild else wild) * 0.8


def console_value(worth: Worth, kind: int, a: int, b: int, c: int) -> float:
    """Cards, chips, dice, modules, trade, projects."""
    if kind == E_POINTS_PER:
        return min(MOST_POINTS, float(a * int(count(worth.s, worth.seat, b, c))))
    if kind == E_POINTS_PER_LEVEL:
        levels = worth.me.levels
        return float(a * len([module for module in range(MAIN_MODULES) if levels[module] >= b]))
    if kind == E_CARD:
        return a * worth.w.card * worth.fading()
    if kind == E_DRAW:
        return b * worth.w.card * (1.0 + 0.15 * a) * worth.fading()
    if kind == E_UPGRADE:
        return a * worth.upgrade(b)
    if kind == E_INCOME_CHIP:
        return worth.new_income
    if kind == E_INCOME_ACTION:
        return worth.income_action * a
    if kind == E_ACTIVITY:
        return worth.activity * a
    if kind == E_GOAL_CHIP:
        return 1.2 * worth.fading()
    if kind == E_INSTALL_GOAL:
        return 3.0
    if kind == E_ACTIVATION_DIE:
        return worth.activation_die()
    if kind == E_FATE_DIE:
        return worth.fate_die()
    if kind == E_STAGE_TILE:
        return worth.stage_tile()
    if kind == E_MOVE_FEATURE:
        return 0.5 * a * worth.fading()
    if kind == E_SALE:
        return 1.6 * a
    if kind == E_PURCHASE:
        return 0.4 * a
    if kind == E_BUILD:
        return max(worth.projects) if b < 0 else worth.projects[b]
    if kind == E_INSTALL_CARD:
        return worth.install * 0.5
    if kind == E_REFRESH_DIE:
        return 1.3 * a * worth.fading()
    if kind == E_REROLL:
        return 0.3 * a * worth.fading()
    if kind == E_TURN_DIE:
        return 0.6 * a * worth.fading()
    return 0.3


def price_value(worth: Worth, price: list[Cost]) -> float:
    """What a price takes away."""
    value = 0.0
    for cost in price:
        value += cost_value(worth, cost) if cost.amount else 0.0
    return value


def cost_value(worth: Worth, cost: Cost) -> float:
    number = cost.amount
    if cost.kind == C_MATERIAL:
        return number * 1.0
    if cost.kind in (C_ANY_MATERIAL, C_ROW_MATERIAL):
        return number * (0.9 if cost.kind == C_ANY_MATERIAL else 0.8 + 0.2 * cost.what)
    if cost.kind == C_RETURN_FEATURE or cost.kind == C_ANY_FEATURE:
        return number * (0.7 + 0.8 * worth.units[EVOLUTION])
    if cost.kind == C_FOOD:
        return number * (worth.w.hungry if worth.hunger >= 0 else worth.w.spare_food)
    if cost.kind == C_MONEY:
        return worth.money(number)
    if cost.kind == C_IDEAS:
        return number * worth.idea()
    if cost.kind == C_FOCUS:
        return number * worth.focus()
    if cost.kind == C_WEAKEN:
        return number * worth.strength()
    if cost.kind == C_TRIBE:
        return number * worth.tribe()
    if cost.kind == C_FAVOR:
        return number * (worth.w.favor * worth.future + 0.5 * int(worth.me.statues))
    if cost.kind == C_DIE:
        return number * 1.0
    return number * 1.0 if cost.kind == C_CARD else 0.0
