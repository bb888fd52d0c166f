"""The price of a single option, by the family of its action."""

from __future__ import annotations

from typing import Any

from epoka.core.step import Step
from epoka.games.civolution.bots.consoles import branch_price, console_price
from epoka.games.civolution.bots.errands import best_activity, best_place, find_value, project_value, raw_value
from epoka.games.civolution.bots.partition import settlement_value
from epoka.games.civolution.bots.research import research_price
from epoka.games.civolution.bots.roaming import (
    best_procreation,
    expected_food,
    hidden_around,
    presence_kept,
)
from epoka.games.civolution.bots.worth import Worth
from epoka.games.civolution.cards.board import SETTLEMENT_COSTS
from epoka.games.civolution.components import FARM, FEATURES, IN_WILD, ON_FIRE, ROWS
from epoka.games.civolution.events import LoseBuilding, LoseTribe
from epoka.games.civolution.exploring import Explore
from epoka.games.civolution.fate import FindWith, Hunt, HuntWith, ideas_for
from epoka.games.civolution.goods import Produce, Transport, purchase_price
from epoka.games.civolution.kinds import P_SALE_BONUS
from epoka.games.civolution.minor import Activity, Rescue, Wings
from epoka.games.civolution.modules import Grotto, HolyRock
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
from epoka.games.civolution.packing import place_of, strength_of, territory_of
from epoka.games.civolution.player import RAW
from epoka.games.civolution.prices import PayPart
from epoka.games.civolution.procreation import Strengthen
from epoka.games.civolution.projects import BuildAt, GoAboard
from epoka.games.civolution.sites import Freeze
from epoka.games.civolution.tracks import Advance


def price(o: Worth, step: Step[Any], action: int) -> float:
    """What an option is worth; ending or declining is worth nothing."""
    if action in (DONE, DECLINE):
        return 0.0
    if BRANCH <= action < DONE:
        return branch_price(o, step, action)
    if IN <= action < TO:
        return place_price(o, step, action - IN)
    if TRIBE <= action < LAND:
        return tribe_price(o, step, action - TRIBE)
    if VALUE <= action < SITE:
        return goods_price(o, step, action)
    if SITE <= action < UPGRADE + 15:
        return small_price(o, step, action)
    if LAND <= action < LAND + 6:
        return find_value(o, action - LAND)
    if ACTIVITY_OF <= action < ROB:
        other_than = int(step.other_than) if isinstance(step, Activity) else -1
        best = best_activity(o, other_than)
        return best.value if best.pick == action - ACTIVITY_OF else -1.0
    return console_price(o, step, action) if action < KEEP or action >= TAKE_GOAL else research_price(o, step, action)


def place_price(o: Worth, step: Step[Any], territory: int) -> float:
    """A territory, for whatever is to be done there."""
    if isinstance(step, Produce):
        crowd = 1.0 if o.me.at[RAW + territory] < 2 else 0.5
        return raw_value(o, territory) * crowd + 0.05
    if isinstance(step, (Transport, Grotto)):
        return raw_value(o, territory)
    if isinstance(step, Hunt):
        return expected_food(o, territory)
    if isinstance(step, Explore):
        return hidden_around(o, territory) + 0.1
    if isinstance(step, BuildAt):
        return project_value(o, int(step.project), territory)
    if isinstance(step, HolyRock):
        return best_procreation(o, territory).value
    if isinstance(step, LoseBuilding):
        return -float(o.s.tribes_in(territory, o.seat)) * (1.0 if step.project == FARM else 3.0)
    if isinstance(step, PayPart):
        return -raw_value(o, territory)
    return 0.1


def tribe_price(o: Worth, step: Step[Any], group: int) -> float:
    """A tribe: to be strengthened, weakened, removed, or to go somewhere."""
    territory, spot, strength = int(territory_of(group)), place_of(group), strength_of(group)
    if isinstance(step, Strengthen):
        return o.strength() + (0.1 if spot != IN_WILD else 0.0)
    alone = o.s.tribes_in(territory, o.seat) == 1
    kept = presence_kept(o, territory) if alone else 0.0
    if isinstance(step, (Rescue, Wings)):
        return 1.0 - (kept if isinstance(step, Wings) else 0.0) + (0.5 if spot == IN_WILD else 0.0)
    if isinstance(step, GoAboard):
        return o.territory() + 0.8 - kept + (0.8 if spot == IN_WILD else 0.0)
    if isinstance(step, Freeze):
        return -1.0 - (0.3 if spot != IN_WILD else 0.0)
    value = -o.tribe() - (o.strength() if strength else 0.0) + (0.8 if spot == IN_WILD else 0.0)
    if isinstance(step, (LoseTribe, PayPart)):
        value -= kept
    return value - (0.2 if spot == ON_FIRE else 0.0)


def goods_price(o: Worth, step: Step[Any], action: int) -> float:
    """Food, and materials taken, paid, sold or bought."""
    if action < TAKE:
        return value_price(o, step, action - VALUE)
    if action < PAY:
        material = action - TAKE
        spent = 0.0
        if isinstance(step, FindWith):
            spent = float(int(step.ideas(o.s, material % ROWS))) * o.idea()
        return o.material(material) - spent
    if action < SELL:
        return -o.material_lost(action - PAY)
    if action < SELL_POINTS:
        material = action - SELL
        return o.money(material % ROWS + 1 + o.me.powers[P_SALE_BONUS]) - o.material_lost(material)
    if action < BUY:
        return 2.0 - o.material_lost(action - SELL_POINTS)
    material = action - BUY
    return o.material(material) - o.money(int(purchase_price(o.s, o.seat, material)))


def value_price(o: Worth, step: Step[Any], side: int) -> float:
    """The value a die shall show: food of a hunt, or what is missing among the activation dice."""
    if isinstance(step, HuntWith):
        return o.food(int(step.food(o.s, side + 1))) - int(ideas_for(o.s, side + 1)) * o.idea()
    return 1.0 if o.me.dice[side] == 0 else 0.5


def small_price(o: Worth, step: Step[Any], action: int) -> float:
    """Sites, projects, features, tracks, upgrades."""
    if action < BUILD:
        return project_value(o, int(step.project), action - SITE) if isinstance(step, BuildAt) else 1.0
    if action < SLOT:
        return best_place(o, action - BUILD).value - 0.01
    if action < GAIN_FEATURE:
        return settlement_value(o, action - SLOT) - 0.9 * len(SETTLEMENT_COSTS[action - SLOT])
    if action < LIFT:
        return o.feature(action - GAIN_FEATURE)
    if action < DROP:
        feature = action - LIFT
        best = max([o.feature(other) for other in range(len(FEATURES)) if other != feature])
        return best - o.feature_lost(feature) - 0.05
    if action < RETURN_FEATURE:
        return o.feature(action - DROP)
    if action < TRACK:
        return -o.feature_lost(action - RETURN_FEATURE)
    if action < UPGRADE:
        return o.track(action - TRACK, int(step.steps) if isinstance(step, Advance) else 1)
    return o.upgrade_of(action - UPGRADE)
