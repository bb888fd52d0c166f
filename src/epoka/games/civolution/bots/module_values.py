"""What activating a module would bring now: each of its branches, carried out in the best way."""

from __future__ import annotations

from epoka.games.civolution.bots.best_actions import (
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
from epoka.games.civolution.bots.continent_values import (
    best_exploration,
    best_hunt,
    best_migration,
    best_procreation,
    hidden_points,
)
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.codes import (
    E_ACTIVATION_DIE,
    E_ACTIVITY,
    E_BUILD,
    E_CARD,
    E_DRAW,
    E_EXPLORE,
    E_FATE_DIE,
    E_FEATURE,
    E_FOCUS,
    E_HUNT,
    E_IDEAS,
    E_INCOME_ACTION,
    E_INSTALL_CARD,
    E_INSTALL_GOAL,
    E_LUCKY_FIND,
    E_MIGRATE,
    E_MONEY,
    E_MOVE_FEATURE,
    E_PLAN,
    E_POINTS,
    E_PROCREATE,
    E_PRODUCE,
    E_REVEAL,
    E_SALE,
    E_STRENGTHEN,
    E_TRANSPORT,
)
from epoka.games.civolution.components.module_rows import row_of
from epoka.games.civolution.components.pieces import MAIN_MODULES
from epoka.games.civolution.components.rows import NO_POWER, ModuleBranch, ModuleLevel
from epoka.games.civolution.components.vocabulary import ONE_OF
from epoka.games.civolution.notation import BRANCH
from epoka.games.civolution.position.continent_counters import weak_tribes

# ---- branches and modules -------------------------------------------------------------------------------------------


def repeated(number: int, again: float) -> float:
    """How much more than once it is worth to do a thing `number` times: each further time counts `again`."""
    return 1.0 + again * (number - 1)


def more(worth: Worth, branch: ModuleBranch) -> int:
    """What a lasting power adds to a branch."""
    return worth.me.powers[branch.more] if branch.more != NO_POWER else 0


def branch_value(worth: Worth, module: int, level: int, action: int) -> float:
    """Choosing a branch of a module with OR."""
    for branch in row_of(module, level).branches:
        if branch.word == action - BRANCH:
            return value_of(worth, branch)
    return 0.0


def value_of(worth: Worth, branch: ModuleBranch) -> float:
    effect = branch.effect()
    kind, number = effect.kind, effect.a
    if kind == E_INSTALL_CARD:
        return best_install(worth, effect.b, effect.c).value
    if kind in (E_HUNT, E_STRENGTHEN, E_EXPLORE, E_LUCKY_FIND, E_BUILD):
        return outdoor_branch(worth, branch)
    if kind == E_INSTALL_GOAL:
        return best_goal(worth).value + (displayed_goal(worth).value * 0.7 if branch.menu else 0.0)
    if kind == E_PLAN:
        return worth.plan() * (number + more(worth, branch))
    if kind == E_CARD:
        return gained_card(worth).value * repeated(number, 0.8)
    if kind == E_DRAW:
        crowd = 1.0 if len(worth.me.hand) < worth.w.hand else 0.5
        return worth.w.card * crowd * worth.fading() * (1.0 + 0.15 * number + 1.2 * (effect.b - 1))
    if kind == E_IDEAS:
        return worth.idea() * (number + more(worth, branch)) * (1.0 if number < 4 else 0.75)
    if kind == E_FOCUS:
        return worth.focus()
    if kind == E_MOVE_FEATURE:
        return move_value(worth) * repeated(number, 0.6)
    if kind == E_INCOME_ACTION:
        return best_income_action(worth).value * repeated(number, 1.0)
    return dice_branch(worth, branch)


def dice_branch(worth: Worth, branch: ModuleBranch) -> float:
    value = 0.0
    if branch.amount_of(E_ACTIVATION_DIE):
        value += worth.activation_die() + 0.4 if worth.s.activation_dice else 0.4 * worth.activation_die()
    if branch.amount_of(E_FATE_DIE):
        value += worth.fate_die() if worth.s.fate_dice else 0.5 * worth.fate_die()
    return value


def outdoor_branch(worth: Worth, branch: ModuleBranch) -> float:
    effect = branch.effects[0]
    kind, number = effect.kind, effect.a
    if kind == E_HUNT:
        best = best_hunt(worth, 0)
        if best.territory < 0:
            return 0.0
        return worth.food(int(best.value * repeated(number, 0.8) + 0.5))
    if kind == E_STRENGTHEN:
        weak = int(weak_tribes(worth.s, worth.seat, -1))
        return (number if number < weak else weak) * worth.strength()
    if kind == E_EXPLORE:
        found = max(0.0, best_exploration(worth).value)
        if branch.amount_of(E_REVEAL):
            found += branch.amount_of(E_POINTS) + hidden_points(worth)
        return found
    if kind == E_LUCKY_FIND:
        return best_find(worth).value * repeated(number, 0.9)
    best_one = best_project(worth, -1)
    if best_one.pick < 0:
        return 0.0
    return best_one.value * repeated(number, 0.3 if effect.c else 0.5)


def module_value(worth: Worth, module: int) -> float:
    """Activating a module at its level."""
    row = row_of(module, worth.me.levels[module] if module < MAIN_MODULES else 1)
    if len(row.branches) == 1:
        return lone_value(worth, row.branches[0])
    if row.how != ONE_OF:
        return menu_value(worth, row)
    best = 0.0
    for branch in row.branches:
        value = value_of(worth, branch)
        if value > best:
            best = value
    return best


def known_value(worth: Worth, module: int) -> float:
    """The same, looked up where it is known."""
    value = worth.known[module]
    if value < 0.0:
        value = module_value(worth, module)
        worth.known[module] = value
    return value


def lone_value(worth: Worth, branch: ModuleBranch) -> float:
    """A module that does one thing, or less of it where a favour test fails."""
    effect = branch.effects[0]
    kind, number = effect.kind, effect.a
    if kind == E_FEATURE:
        return worth.feature(effect.b)
    if kind == E_MIGRATE:
        most = number + more(worth, branch)
        best = best_migration(worth, branch.otherwise if branch.test else number, -1).value
        return max(0.0, best) * (1.0 + 0.5 * (most - 1) * (worth.passes() if branch.test else 1.0))
    if kind == E_PROCREATE:
        return procreation_value(worth, branch)
    if kind == E_TRANSPORT:
        return transport_value(worth, number + more(worth, branch))
    assert kind == E_ACTIVITY
    return best_activity(worth, -1).value * repeated(number, 0.6 if effect.c else 0.9)


def procreation_value(worth: Worth, branch: ModuleBranch) -> float:
    best = max(0.0, best_procreation(worth, -1).value)
    if worth.me.tribes <= 1:
        return best
    number = branch.effects[0].a
    sure = branch.otherwise if branch.test else number
    times = repeated(sure, 0.9) + 0.9 * (number - sure) * worth.passes()
    return best * (times + 0.8 * more(worth, branch))


def menu_value(worth: Worth, row: ModuleLevel) -> float:
    """A module with several actions that may all be done."""
    first, second = row.branches[0], row.branches[1]
    number = first.effects[0].a
    if first.effects[0].kind == E_PROCREATE:
        return procreation_value(worth, first)
    if first.effects[0].kind == E_PRODUCE:
        bring = transport_value(worth, second.effects[0].a + more(worth, second))
        return (
            produce_value(worth, number + more(worth, first)) + bring * (worth.passes() if second.test else 1.0) * 0.9
        )
    assert first.effects[0].kind == E_SALE
    once = best_sale(worth, True).value + best_sale(worth, False).value + best_purchase(worth).value
    money = sum([effect.a for effect in row.first if effect.kind == E_MONEY])
    return once * repeated(number, 0.7) + (worth.money(money) if money else 0.0)
