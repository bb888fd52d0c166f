"""What each effect of cards and chips does: one function for each word of the vocabulary, named after it.

`vocabulary` says what the numbers a, b and c of a row mean to each. Steps find the function by the number of its kind
(`steps.effects.perform`). What needs a choice is put on the agenda as a step, and each step stands in its own chapter.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.components.codes import P_DRAW_BONUS
from epoka.games.civolution.components.pieces import FEATURES, MAIN_MODULES
from epoka.games.civolution.components.spaces import FEATURE, FOCUS, FOOD, IDEAS, MONEY, STORE
from epoka.games.civolution.console.dice import ACTIVATION, FATE, Reroll, RollDice, TurnDie, gain_die
from epoka.games.civolution.console.fate import Hunt, LuckyFind
from epoka.games.civolution.console.features import GainFeature, MoveFeature
from epoka.games.civolution.console.markers import gain
from epoka.games.civolution.console.planning import PlanOn
from epoka.games.civolution.console.tracks import Advance, FlipStage, Upgrade, advance, gain_favor
from epoka.games.civolution.continent.encampments import Rescue, WeakTribes
from epoka.games.civolution.continent.exploring import Explore, Reveal
from epoka.games.civolution.continent.goods import Produce, TakeMaterial, Transport
from epoka.games.civolution.continent.migrants import new_run
from epoka.games.civolution.continent.migration import Migrate, Wings
from epoka.games.civolution.continent.procreation import Procreate, Strengthen
from epoka.games.civolution.continent.projects import Build
from epoka.games.civolution.continent.trade import Purchase, Sale
from epoka.games.civolution.course.events import ShiftWeather
from epoka.games.civolution.position.counting import count
from epoka.games.civolution.position.player import FROM_EFFECTS
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.cards import ChooseStacks, GainCard
from epoka.games.civolution.research.goal_chips import InstallGoal, TakeGoal
from epoka.games.civolution.research.income_chips import GainIncome, IncomeActions
from epoka.games.civolution.research.installing import InstallCard
from epoka.games.civolution.steps.effects import EffectFunction
from epoka.games.civolution.turns.activities import DIFFERENT, NO_ACTIVITY, Activity

MOST_POINTS_PER: Final = 12
MOST_GOODS_PER: Final = 6


def at_most(number: i64, limit: i64) -> i64:
    return number if number < limit else limit


# ---- points, steps and markers --------------------------------------------------------------------------------------


def points(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.earn(seat, FROM_EFFECTS, a)


def points_per(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.earn(seat, FROM_EFFECTS, at_most(a * count(s, seat, b, c), MOST_POINTS_PER))


def points_per_level(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    levels = s.seats[seat].levels
    s.earn(seat, FROM_EFFECTS, a * len([module for module in range(MAIN_MODULES) if levels[module] >= b]))


def track(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    if b >= 0:
        advance(s, seat, b, a)
    else:
        s.push(Advance(seat, a))


def favor(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    gain_favor(s, seat, a)


def ideas(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    gain(s, seat, IDEAS, a)


def focus(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    gain(s, seat, FOCUS, a)


def food(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    gain(s, seat, FOOD, a)


def money(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    gain(s, seat, MONEY, a)


def ideas_per(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    gain(s, seat, IDEAS, at_most(a * count(s, seat, b, c), MOST_GOODS_PER))


def food_per(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    gain(s, seat, FOOD, at_most(a * count(s, seat, b, c), MOST_GOODS_PER))


def money_per(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    gain(s, seat, MONEY, at_most(a * count(s, seat, b, c), MOST_GOODS_PER))


def feature(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    if 0 <= b < len(FEATURES):
        gain(s, seat, FEATURE + b, a)
    else:
        s.push(GainFeature(seat, a))


def material(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    if b >= 0:
        gain(s, seat, STORE + b, a)
    else:
        s.push(TakeMaterial(seat, a, 0, -1))


def row_material(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(TakeMaterial(seat, a, b, -1))


def land_material(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(TakeMaterial(seat, a, 0, b))


# ---- on the continent ------------------------------------------------------------------------------------------------


def produce(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Produce(seat, a, 0))


def transport(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Transport(seat, a, c, 0))


def hunt(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Hunt(seat, a, 0))


def strengthen(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Strengthen(seat, a, 0))


def migrate(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Migrate(seat, a, new_run(s, seat)))


def procreate(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Procreate(seat, a))


def explore(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Explore(seat))


def reveal(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Reveal(seat, a))


def lucky_find(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(LuckyFind(seat, a))


def weak_tribes(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(WeakTribes(seat, a, -1))


def wings(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Wings(seat))


def rescue(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Rescue(seat, a, 0))


def weather(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(ShiftWeather(seat, a, 0))


# ---- cards, chips, modules, dice, trade and projects -----------------------------------------------------------------


def plan(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(PlanOn(seat, a))


def card(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(GainCard(seat, a, b))


def draw(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(ChooseStacks(seat, a + s.seats[seat].powers[P_DRAW_BONUS], b, 0, 0))


def upgrade(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Upgrade(seat, a, b))


def income_chip(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(GainIncome(seat, a))


def income_action(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(IncomeActions(seat, a))


def activity(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Activity(seat, a, DIFFERENT if c else NO_ACTIVITY))


def goal_chip(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(TakeGoal(seat, 1))


def install_goal(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(InstallGoal(seat))


def activation_die(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    gain_die(s, seat, ACTIVATION)


def fate_die(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    gain_die(s, seat, FATE)


def stage_tile(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(FlipStage(seat))


def move_feature(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(MoveFeature(seat, a))


def sale(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Sale(seat, a, 0))


def purchase(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Purchase(seat, a))


def build(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Build(seat, a, b, c))


def install_card(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(InstallCard(seat, b, c))


def reroll(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(Reroll(seat, a, 0, 0, 0))


def refresh_die(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    dice = at_most(a, s.seats[seat].used)
    if dice:
        s.push(RollDice(seat, dice))


def turn_die(s: Civolution, seat: i64, a: i64, b: i64, c: i64) -> None:
    s.push(TurnDie(seat, a))


# ---- the table ------------------------------------------------------------------------------------------------------

FUNCTIONS: Final[dict[str, EffectFunction]] = {
    "points": points,
    "points-per": points_per,
    "points-per-level": points_per_level,
    "track": track,
    "favor": favor,
    "ideas": ideas,
    "focus": focus,
    "food": food,
    "money": money,
    "ideas-per": ideas_per,
    "food-per": food_per,
    "money-per": money_per,
    "feature": feature,
    "material": material,
    "row-material": row_material,
    "land-material": land_material,
    "produce": produce,
    "transport": transport,
    "hunt": hunt,
    "strengthen": strengthen,
    "migrate": migrate,
    "procreate": procreate,
    "explore": explore,
    "reveal": reveal,
    "lucky-find": lucky_find,
    "weak-tribes": weak_tribes,
    "wings": wings,
    "rescue": rescue,
    "weather": weather,
    "plan": plan,
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
    "reroll": reroll,
    "refresh-die": refresh_die,
    "turn-die": turn_die,
}
"""The function of every word."""
