"""What each effect of the vocabulary does; the families of actions are in their own files."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.chips import GainIncome, IncomeActions
from epoka.games.civolution.components import FEATURES, MAIN_MODULES
from epoka.games.civolution.counting import count
from epoka.games.civolution.dice import ACTIVATION, FATE, Reroll, RollDice, TurnDie, gain_die
from epoka.games.civolution.doing import PROCREATE_IN, RUN_ELEMENT, do_all, effects_of
from epoka.games.civolution.exploring import Explore, Reveal
from epoka.games.civolution.fate import Hunt, LuckyFind
from epoka.games.civolution.goals import InstallGoal, TakeGoal
from epoka.games.civolution.goods import Produce, Purchase, Sale, TakeMaterial, Transport
from epoka.games.civolution.installing import InstallCard
from epoka.games.civolution.kinds import (
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
    E_WEATHER,
    E_WINGS,
    P_DRAW_BONUS,
)
from epoka.games.civolution.markers import gain
from epoka.games.civolution.migrants import new_run
from epoka.games.civolution.migration import (
    Migrate,
)
from epoka.games.civolution.minor import (
    Activity,
    GainFeature,
    MoveFeature,
    PlanOn,
    Rescue,
    ShiftWeather,
    WeakTribes,
    Wings,
)
from epoka.games.civolution.player import FEATURE, FOCUS, FOOD, FROM_EFFECTS, IDEAS, MONEY, STORE
from epoka.games.civolution.procreation import Procreate, Strengthen
from epoka.games.civolution.projects import Build
from epoka.games.civolution.research import ChooseStacks, GainCard
from epoka.games.civolution.state import Civolution
from epoka.games.civolution.tracks import Advance, FlipStage, Upgrade, advance, gain_favor

MOST_POINTS_PER: Final = 12
MOST_GOODS_PER: Final = 6


def run(s: Civolution, seat: i64, kind: i64, a: i64, b: i64, c: i64) -> None:
    """Carry out one effect; what needs a choice goes on the agenda."""
    if kind == RUN_ELEMENT:
        do_all(s, seat, effects_of(a))
    elif kind == PROCREATE_IN:
        s.push(Procreate(seat, 1, a))
    elif not (_gains(s, seat, kind, a, b, c) or _moves(s, seat, kind, a) or _console(s, seat, kind, a, b)):
        raise ValueError(f"there is no effect {kind}")


def _gains(s: Civolution, seat: i64, kind: i64, a: i64, b: i64, c: i64) -> bool:
    """Points, steps and markers."""
    if kind == E_POINTS:
        s.earn(seat, FROM_EFFECTS, a)
    elif kind == E_POINTS_PER:
        s.earn(seat, FROM_EFFECTS, at_most(a * count(s, seat, b, c), MOST_POINTS_PER))
    elif kind == E_POINTS_PER_LEVEL:
        levels = s.seats[seat].levels
        s.earn(seat, FROM_EFFECTS, a * len([module for module in range(MAIN_MODULES) if levels[module] >= b]))
    elif kind == E_TRACK:
        if b >= 0:
            advance(s, seat, b, a)
        else:
            s.push(Advance(seat, a))
    elif kind == E_FAVOR:
        gain_favor(s, seat, a)
    elif kind == E_IDEAS:
        gain(s, seat, IDEAS, a)
    elif kind == E_FOCUS:
        gain(s, seat, FOCUS, a)
    elif kind == E_FOOD:
        gain(s, seat, FOOD, a)
    elif kind == E_MONEY:
        gain(s, seat, MONEY, a)
    elif kind == E_IDEAS_PER:
        gain(s, seat, IDEAS, at_most(a * count(s, seat, b, c), MOST_GOODS_PER))
    elif kind == E_FOOD_PER:
        gain(s, seat, FOOD, at_most(a * count(s, seat, b, c), MOST_GOODS_PER))
    elif kind == E_MONEY_PER:
        gain(s, seat, MONEY, at_most(a * count(s, seat, b, c), MOST_GOODS_PER))
    elif kind == E_FEATURE:
        if 0 <= b < len(FEATURES):
            gain(s, seat, FEATURE + b, a)
        else:
            s.push(GainFeature(seat, a))
    elif kind == E_MATERIAL:
        if b >= 0:
            gain(s, seat, STORE + b, a)
        else:
            s.push(TakeMaterial(seat, a, 0, -1))
    elif kind == E_ROW_MATERIAL:
        s.push(TakeMaterial(seat, a, b, -1))
    elif kind == E_LAND_MATERIAL:
        s.push(TakeMaterial(seat, a, 0, b))
    else:
        return False
    return True


def at_most(number: i64, limit: i64) -> i64:
    return number if number < limit else limit


def _moves(s: Civolution, seat: i64, kind: i64, a: i64) -> bool:
    """What happens on the continent."""
    if kind == E_PRODUCE:
        s.push(Produce(seat, a, 0))
    elif kind == E_TRANSPORT:
        s.push(Transport(seat, a, 0, 0))
    elif kind == E_HUNT:
        s.push(Hunt(seat, a, 0))
    elif kind == E_STRENGTHEN:
        s.push(Strengthen(seat, a, 0))
    elif kind == E_MIGRATE:
        s.push(Migrate(seat, a, new_run(s, seat)))
    elif kind == E_PROCREATE:
        s.push(Procreate(seat, a))
    elif kind == E_EXPLORE:
        s.push(Explore(seat))
    elif kind == E_REVEAL:
        s.push(Reveal(seat, a))
    elif kind == E_LUCKY_FIND:
        s.push(LuckyFind(seat, a))
    elif kind == E_WEAK_TRIBES:
        s.push(WeakTribes(seat, a, -1))
    elif kind == E_WINGS:
        s.push(Wings(seat))
    elif kind == E_RESCUE:
        s.push(Rescue(seat, a, 0))
    elif kind == E_WEATHER:
        s.push(ShiftWeather(seat, a, 0))
    else:
        return False
    return True


def _console(s: Civolution, seat: i64, kind: i64, a: i64, b: i64) -> bool:
    """Cards, chips, modules, dice, trade and projects."""
    player = s.seats[seat]
    if kind == E_PLAN:
        s.push(PlanOn(seat, a))
    elif kind == E_CARD:
        s.push(GainCard(seat, a, b))
    elif kind == E_DRAW:
        s.push(ChooseStacks(seat, a + player.powers[P_DRAW_BONUS], b, 0, 0))
    elif kind == E_UPGRADE:
        s.push(Upgrade(seat, a, b))
    elif kind == E_INCOME_CHIP:
        s.push(GainIncome(seat, a))
    elif kind == E_INCOME_ACTION:
        s.push(IncomeActions(seat, a))
    elif kind == E_ACTIVITY:
        s.push(Activity(seat, a, -1))
    elif kind == E_GOAL_CHIP:
        s.push(TakeGoal(seat, 1))
    elif kind == E_INSTALL_GOAL:
        s.push(InstallGoal(seat))
    elif kind == E_ACTIVATION_DIE:
        gain_die(s, seat, ACTIVATION)
    elif kind == E_FATE_DIE:
        gain_die(s, seat, FATE)
    elif kind == E_STAGE_TILE:
        s.push(FlipStage(seat))
    elif kind == E_MOVE_FEATURE:
        s.push(MoveFeature(seat, a))
    elif kind == E_SALE:
        s.push(Sale(seat, a, 0))
    elif kind == E_PURCHASE:
        s.push(Purchase(seat, a))
    elif kind == E_BUILD:
        s.push(Build(seat, 1, b, 0))
    elif kind == E_INSTALL_CARD:
        s.push(InstallCard(seat, b, 0))
    elif kind == E_REROLL:
        s.push(Reroll(seat, a, 0, 0, 0))
    elif kind == E_REFRESH_DIE:
        dice = at_most(a, player.used)
        if dice:
            s.push(RollDice(seat, dice))
    elif kind == E_TURN_DIE:
        s.push(TurnDie(seat, a))
    else:
        return False
    return True
