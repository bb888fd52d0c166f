"""What the effects of the vocabulary are worth, for cards, chips and events alike.

There is one function for each word, named after it and found by the number of its kind. `vocabulary` says what the
numbers a, b and c of an effect mean; the result is in points.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.board import SITE_COUNTS, SITE_POINTS
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import MAIN_MODULES, SITE_SPACES, SITES, WATER
from epoka.games.civolution.components.rows import Effect
from epoka.games.civolution.components.spaces import RAW
from epoka.games.civolution.components.vocabulary import EFFECTS
from epoka.games.civolution.position import continent_counters
from epoka.games.civolution.position.counting import count

MOST_POINTS = 12.0
MOST_GOODS = 6
HUNT_FOOD = 3
SITES_AROUND = 2.2

EffectValue = Callable[[Worth, int, int, int], float]
"""What an effect is worth with the three numbers of its row."""


def effects_value(worth: Worth, effects: list[Effect]) -> float:
    value = 0.0
    for effect in effects:
        value += effect_value(worth, effect.kind, effect.a, effect.b, effect.c)
    return value


def effect_value(worth: Worth, kind: int, a: int, b: int, c: int) -> float:
    return EFFECT_VALUES[kind](worth, a, b, c)


# ---- points, steps and markers --------------------------------------------------------------------------------------


def points(worth: Worth, a: int, b: int, c: int) -> float:
    return float(a)


def points_per(worth: Worth, a: int, b: int, c: int) -> float:
    return min(MOST_POINTS, float(a * int(count(worth.s, worth.seat, b, c))))


def points_per_level(worth: Worth, a: int, b: int, c: int) -> float:
    levels = worth.me.levels
    return float(a * len([module for module in range(MAIN_MODULES) if levels[module] >= b]))


def track(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.track(b, a)


def favor(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.favor(a)


def ideas(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.idea() * a


def focus(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.focus() * a


def plan(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.plan() * a


def food(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.food(a)


def money(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.money(a)


def per(worth: Worth, a: int, b: int, c: int) -> int:
    """How many goods there are when a are gained for each of what counter b counts."""
    number = a * int(count(worth.s, worth.seat, b, c))
    return number if number < MOST_GOODS else MOST_GOODS


def food_per(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.food(per(worth, a, b, c))


def money_per(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.money(per(worth, a, b, c))


def ideas_per(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.idea() * per(worth, a, b, c)


def feature(worth: Worth, a: int, b: int, c: int) -> float:
    return a * (worth.feature(b) if 0 <= b < 6 else worth.best_feature())


def material(worth: Worth, a: int, b: int, c: int) -> float:
    return a * (worth.material(b) if b >= 0 else worth.best_material(0, -1))


def row_material(worth: Worth, a: int, b: int, c: int) -> float:
    return a * worth.best_material(b, -1)


def land_material(worth: Worth, a: int, b: int, c: int) -> float:
    return a * worth.best_material(0, b)


# ---- on the continent -----------------------------------------------------------------------------------------------


def produce(worth: Worth, a: int, b: int, c: int) -> float:
    return a * worth.w.raw * worth.fading() * 1.2


def raw_on_land(worth: Worth) -> int:
    return sum([worth.me.at[RAW + place] for place in range(TERRITORIES) if TERRITORY_TERRAIN[place] != WATER])


def transport(worth: Worth, a: int, b: int, c: int) -> float:
    raw = raw_on_land(worth)
    return (a if a < raw else raw) * 1.5


def hunt(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.food(HUNT_FOOD) * a


def strengthen(worth: Worth, a: int, b: int, c: int) -> float:
    weak = int(continent_counters.weak_tribes(worth.s, worth.seat, -1))
    return (a if a < weak else weak) * worth.strength() + 0.1


def migrate(worth: Worth, a: int, b: int, c: int) -> float:
    return (1.0 + 0.5 * worth.territory()) * (1.0 + 0.5 * (a - 1)) * 0.8


def procreate(worth: Worth, a: int, b: int, c: int) -> float:
    left = int(worth.me.tribes)
    return (a if a < left else left) * worth.tribe()


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


def explore(worth: Worth, a: int, b: int, c: int) -> float:
    return site_points(worth) * SITES_AROUND


def reveal(worth: Worth, a: int, b: int, c: int) -> float:
    return site_points(worth) * a


def lucky_find(worth: Worth, a: int, b: int, c: int) -> float:
    return a * (worth.best_material(0, -1) * 0.5 + 0.6)


def weak_tribes(worth: Worth, a: int, b: int, c: int) -> float:
    return a * (worth.tribe() - worth.strength()) * 0.4


def wings(worth: Worth, a: int, b: int, c: int) -> float:
    return 1.0 + 0.6 * worth.territory()


def rescue(worth: Worth, a: int, b: int, c: int) -> float:
    wild = int(continent_counters.wild_tribes(worth.s, worth.seat, -1))
    return (a if a < wild else wild) * 0.8


def weather(worth: Worth, a: int, b: int, c: int) -> float:
    return 0.3


# ---- cards, chips, dice, modules, trade, projects -------------------------------------------------------------------


def card(worth: Worth, a: int, b: int, c: int) -> float:
    return a * worth.w.card * worth.fading()


def draw(worth: Worth, a: int, b: int, c: int) -> float:
    return b * worth.w.card * (1.0 + 0.15 * a) * worth.fading()


def upgrade(worth: Worth, a: int, b: int, c: int) -> float:
    return a * worth.upgrade(b)


def income_chip(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.new_income


def income_action(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.income_action * a


def activity(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.activity * a


def goal_chip(worth: Worth, a: int, b: int, c: int) -> float:
    return 1.2 * worth.fading()


def install_goal(worth: Worth, a: int, b: int, c: int) -> float:
    return 3.0


def activation_die(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.activation_die()


def fate_die(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.fate_die()


def stage_tile(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.stage_tile()


def move_feature(worth: Worth, a: int, b: int, c: int) -> float:
    return 0.5 * a * worth.fading()


def sale(worth: Worth, a: int, b: int, c: int) -> float:
    return 1.6 * a


def purchase(worth: Worth, a: int, b: int, c: int) -> float:
    return 0.4 * a


def build(worth: Worth, a: int, b: int, c: int) -> float:
    return max(worth.projects) if b < 0 else worth.projects[b]


def install_card(worth: Worth, a: int, b: int, c: int) -> float:
    return worth.install * 0.5


def refresh_die(worth: Worth, a: int, b: int, c: int) -> float:
    return 1.3 * a * worth.fading()


def reroll(worth: Worth, a: int, b: int, c: int) -> float:
    return 0.3 * a * worth.fading()


def turn_die(worth: Worth, a: int, b: int, c: int) -> float:
    return 0.6 * a * worth.fading()


# ---- the tables -----------------------------------------------------------------------------------------------------

EFFECT_FUNCTIONS: Final[dict[str, EffectValue]] = {
    "points": points,
    "track": track,
    "favor": favor,
    "ideas": ideas,
    "focus": focus,
    "food": food,
    "money": money,
    "feature": feature,
    "material": material,
    "row-material": row_material,
    "land-material": land_material,
    "plan": plan,
    "produce": produce,
    "transport": transport,
    "hunt": hunt,
    "strengthen": strengthen,
    "migrate": migrate,
    "procreate": procreate,
    "explore": explore,
    "reveal": reveal,
    "lucky-find": lucky_find,
    "card": card,
    "draw": draw,
    "upgrade": upgrade,
    "income-chip": income_chip,
    "income-action": income_action,
    "activity": activity,
    "goal-chip": goal_chip,
    "install-goal": install_goal,
    "activation-die": activation_die,
    "fate-die": fate_die,
    "stage-tile": stage_tile,
    "move-feature": move_feature,
    "sale": sale,
    "purchase": purchase,
    "build": build,
    "install-card": install_card,
    "weak-tribes": weak_tribes,
    "points-per": points_per,
    "wings": wings,
    "rescue": rescue,
    "reroll": reroll,
    "points-per-level": points_per_level,
    "refresh-die": refresh_die,
    "food-per": food_per,
    "money-per": money_per,
    "ideas-per": ideas_per,
    "turn-die": turn_die,
    "weather": weather,
}
"""The function of every effect."""

EFFECT_VALUES: Final[list[EffectValue]] = [EFFECT_FUNCTIONS[word] for word in EFFECTS]
"""The same functions by the numbers of the words."""
