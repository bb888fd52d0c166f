"""The price of an action where the step that offers it means nothing particular by it, by the family of the action."""

from __future__ import annotations

from epoka.games.civolution.bots.best_actions import best_activity, best_place, find_value
from epoka.games.civolution.bots.card_decisions import research_price
from epoka.games.civolution.bots.card_values import settlement_value
from epoka.games.civolution.bots.console_prices import console_price, usual_branch
from epoka.games.civolution.bots.continent_values import presence_kept
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.board import SETTLEMENT_COSTS
from epoka.games.civolution.components.codes import P_SALE_BONUS
from epoka.games.civolution.components.pieces import FEATURES, IN_WILD, ON_FIRE, ROWS
from epoka.games.civolution.continent.trade import purchase_price
from epoka.games.civolution.notation import (
    ACTIVITY_OF,
    BRANCH,
    BUILD,
    BUY,
    DECLINE,
    DONE,
    DROP,
    GAIN_FEATURE,
    IN,
    KEEP,
    LAND,
    LIFT,
    PAY,
    RETURN_FEATURE,
    ROB,
    SELL,
    SELL_POINTS,
    SITE,
    SLOT,
    TAKE,
    TAKE_GOAL,
    TO,
    TRACK,
    TRIBE,
    UPGRADE,
    VALUE,
)
from epoka.games.civolution.position.packing import place_of, strength_of, territory_of


def usual_price(worth: Worth, action: int) -> float:
    """What an action is worth; ending or declining is worth nothing."""
    if action in (DONE, DECLINE):
        return 0.0
    if BRANCH <= action < DONE:
        return usual_branch(worth, action)
    if IN <= action < TO:
        return 0.1
    if TRIBE <= action < LAND:
        return tribe_lost(worth, action - TRIBE, 0.0)
    if VALUE <= action < SITE:
        return goods_price(worth, action)
    if SITE <= action < UPGRADE + 15:
        return small_price(worth, action)
    if LAND <= action < LAND + 6:
        return find_value(worth, action - LAND)
    if ACTIVITY_OF <= action < ROB:
        return activity_price(worth, action - ACTIVITY_OF, -1)
    return console_price(worth, action) if action < KEEP or action >= TAKE_GOAL else research_price(worth, action)


def alone(worth: Worth, number: int) -> float:
    """What leaving costs where a tribe is the only own one in its territory."""
    territory = int(territory_of(number))
    return presence_kept(worth, territory) if worth.s.tribes_in(territory, worth.seat) == 1 else 0.0


def tribe_lost(worth: Worth, number: int, kept: float) -> float:
    """A tribe that is given up, where staying in its territory is worth so much."""
    spot, strength = place_of(number), strength_of(number)
    value = -worth.tribe() - (worth.strength() if strength else 0.0) + (0.8 if spot == IN_WILD else 0.0)
    value -= kept
    return value - (0.2 if spot == ON_FIRE else 0.0)


def goods_price(worth: Worth, action: int) -> float:
    """Values of dice, and materials taken, paid, sold or bought."""
    if action < TAKE:
        return 1.0 if worth.me.dice[action - VALUE] == 0 else 0.5  # what is missing among the activation dice
    if action < PAY:
        return worth.material(action - TAKE)
    if action < SELL:
        return -worth.material_lost(action - PAY)
    if action < SELL_POINTS:
        material = action - SELL
        return worth.money(material % ROWS + 1 + worth.me.powers[P_SALE_BONUS]) - worth.material_lost(material)
    if action < BUY:
        return 2.0 - worth.material_lost(action - SELL_POINTS)
    material = action - BUY
    return worth.material(material) - worth.money(int(purchase_price(worth.s, worth.seat, material)))


def small_price(worth: Worth, action: int) -> float:
    """Sites, projects, features, tracks, upgrades."""
    if action < BUILD:
        return 1.0
    if action < SLOT:
        return best_place(worth, action - BUILD).value - 0.01
    if action < GAIN_FEATURE:
        return settlement_value(worth, action - SLOT) - 0.9 * len(SETTLEMENT_COSTS[action - SLOT])
    if action < LIFT:
        return worth.feature(action - GAIN_FEATURE)
    if action < DROP:
        feature = action - LIFT
        best = max([worth.feature(other) for other in range(len(FEATURES)) if other != feature])
        return best - worth.feature_lost(feature) - 0.05
    if action < RETURN_FEATURE:
        return worth.feature(action - DROP)
    if action < TRACK:
        return -worth.feature_lost(action - RETURN_FEATURE)
    if action < UPGRADE:
        return worth.track(action - TRACK, 1)
    return worth.upgrade_of(action - UPGRADE)


def activity_price(worth: Worth, card: int, other_than: int) -> float:
    """The worth of an activity if it is the best except `other_than`; all others are worth less than none."""
    best = best_activity(worth, other_than)
    return best.value if best.pick == card else -1.0
