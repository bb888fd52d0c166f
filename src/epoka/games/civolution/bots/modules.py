"""What activating a module would bring now: each of its branches, carried out in the best way."""

from __future__ import annotations

from epoka.games.civolution.bots.effects import site_points, weak_tribes
from epoka.games.civolution.bots.errands import (
    best_activity,
    best_find,
    best_goal,
    best_income_action,
    best_install,
    best_project,
    best_purchase,
    best_sale,
    displayed_goal,
    gained_card,
    move_value,
    produce_value,
    transport_value,
)
from epoka.games.civolution.bots.roaming import best_exploration, best_hunt, best_migration, best_procreation
from epoka.games.civolution.bots.worth import Worth
from epoka.games.civolution.components.codes import (
    P_IDEA_BONUS,
    P_MIGRATE_BONUS,
    P_PLAN_BONUS,
    P_PROCREATE_BONUS,
    P_PRODUCE_BONUS,
    P_TRANSPORT_BONUS,
)
from epoka.games.civolution.components.pieces import (
    DECK_OF,
    M_ACTIVITY,
    M_FEATURES,
    M_MIGRATION,
    M_PROCREATION,
    M_PRODUCTION,
    M_SLEEP,
    M_TRADE,
    M_TRANSPORT,
)
from epoka.games.civolution.notation import (
    DO_ACTIVATION_DIE,
    DO_DICE,
    DO_DRAW,
    DO_EXPLORE,
    DO_FATE_DIE,
    DO_FIND,
    DO_FOCUS,
    DO_GAIN,
    DO_GOAL,
    DO_HUNT,
    DO_IDEAS,
    DO_INCOME,
    DO_INSTALL,
    DO_MOVE,
    DO_PLAN,
    DO_PROJECT,
    DO_STRENGTHEN,
)
from epoka.games.civolution.turns.branches import Branch

EVERYTHING = 50


# ---- branches and modules -------------------------------------------------------------------------------------------


def branch_value(worth: Worth, module: int, level: int, branch: int) -> float:
    if branch == DO_INSTALL:
        return best_install(worth, DECK_OF[module], 1 if level == 3 else 0).value
    if branch in (DO_HUNT, DO_STRENGTHEN, DO_EXPLORE, DO_FIND, DO_PROJECT):
        return outdoor_branch(worth, level, branch)
    if branch == DO_GOAL:
        return best_goal(worth).value + (displayed_goal(worth).value * 0.7 if level == 3 else 0.0)
    if branch == DO_PLAN:
        return worth.plan() * ((2 if level == 1 else 3) + worth.me.powers[P_PLAN_BONUS])
    if branch == DO_GAIN:
        return gained_card(worth).value * (1.8 if level == 3 else 1.0)
    if branch == DO_DRAW:
        crowd = 1.0 if len(worth.me.hand) < worth.w.hand else 0.5
        return worth.w.card * crowd * worth.fading() * [1.3, 1.6, 2.8][level - 1]
    if branch == DO_IDEAS:
        ideas = 2 if module == M_SLEEP else 3 if level == 1 else 6
        return worth.idea() * (ideas + worth.me.powers[P_IDEA_BONUS]) * (1.0 if ideas < 4 else 0.75)
    if branch == DO_FOCUS:
        return worth.focus()
    if branch == DO_MOVE:
        return move_value(worth) * (1 if level == 1 else 1.6)
    if branch == DO_INCOME:
        return best_income_action(worth).value * (1.0 if level == 1 else 2.0)
    return dice_branch(worth, branch)


def dice_branch(worth: Worth, branch: int) -> float:
    activation = worth.activation_die() + 0.4 if worth.s.activation_dice else 0.4 * worth.activation_die()
    fate = worth.fate_die() if worth.s.fate_dice else 0.5 * worth.fate_die()
    if branch == DO_ACTIVATION_DIE:
        return activation
    if branch == DO_FATE_DIE:
        return fate
    return activation + fate if branch == DO_DICE else 0.0


def outdoor_branch(worth: Worth, level: int, branch: int) -> float:
    if branch == DO_HUNT:
        best = best_hunt(worth, 0)
        if best.territory < 0:
            return 0.0
        food = best.value * (1.8 if level == 3 else 1.0)
        return worth.food(int(food + 0.5))
    if branch == DO_STRENGTHEN:
        weak = weak_tribes(worth)
        number = [1, 3, 4][level - 1]
        return (number if number < weak else weak) * worth.strength()
    if branch == DO_EXPLORE:
        found = max(0.0, best_exploration(worth).value)
        if level > 1:
            found += (2.0 if level == 2 else 4.0) + site_points(worth)
        return found
    if branch == DO_FIND:
        return best_find(worth).value * (1.9 if level == 3 else 1.0)
    best_one = best_project(worth, -1)
    if best_one.pick < 0:
        return 0.0
    return best_one.value * (1.0 if level == 1 else 1.3 if level == 2 else 1.5)


def module_value(worth: Worth, module: int) -> float:
    """Activating a module at its level."""
    if module >= M_FEATURES and module != M_SLEEP:
        return worth.feature(module - M_FEATURES)
    level = 1 if module == M_SLEEP else worth.me.levels[module]
    powers = worth.me.powers
    if module == M_MIGRATION:
        most = level + powers[P_MIGRATE_BONUS]
        best = best_migration(worth, 1 if level == 1 else level - 1, -1).value
        return max(0.0, best) * (1.0 + 0.5 * (most - 1) * (worth.passes() if level > 1 else 1.0))
    if module == M_PROCREATION:
        best = max(0.0, best_procreation(worth, -1).value)
        times = [1.0, 1.0 + 0.9 * worth.passes(), 1.9][level - 1] + 0.8 * powers[P_PROCREATE_BONUS]
        return best * times if worth.me.tribes > 1 else best
    if module == M_PRODUCTION:
        value = produce_value(worth, level + 1 + powers[P_PRODUCE_BONUS])
        bring = transport_value(worth, (2 if level == 3 else 1) + powers[P_TRANSPORT_BONUS])
        return value + bring * (worth.passes() if level == 1 else 1.0) * 0.9
    if module == M_TRANSPORT:
        return transport_value(worth, [3, 6, EVERYTHING][level - 1] + powers[P_TRANSPORT_BONUS])
    if module == M_TRADE:
        once = best_sale(worth, True).value + best_sale(worth, False).value + best_purchase(worth).value
        return once * (1.0 if level == 1 else 1.7) + (worth.money(2) if level == 3 else 0.0)
    if module == M_ACTIVITY:
        return best_activity(worth, -1).value * [1.0, 1.6, 1.9][level - 1]
    best = 0.0
    for branch in Branch(worth.seat, module, level).branches():
        value = branch_value(worth, module, level, branch)
        if value > best:
            best = value
    return best
