"""Which module to activate and with which dice, or whether to do a Reset."""

from __future__ import annotations

from epoka.games.civolution.bots.module_values import module_value
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.pieces import M_FEATURES, M_SLEEP, MODULE_DICE, MODULES
from epoka.games.civolution.notation import ACTIVATE, RESET
from epoka.games.civolution.turns.payment import FOCUS_SOURCE, SOURCES, ideas_for_pair, pairs
from epoka.games.civolution.turns.turn import Turn

IMPOSSIBLE = 1000.0


class Payment:
    """Two sources (dice, planning or focus markers) and what it costs to give them up."""

    def __init__(self) -> None:
        self.one = -1
        self.other = -1
        self.cost = IMPOSSIBLE


def source_cost(worth: Worth, source: int) -> float:
    """What it costs to give a die or marker up."""
    if source < 6:
        return 0.0 if worth.me.dice[source] > 1 else 0.12
    return worth.plan() * 0.8 if source < FOCUS_SOURCE else worth.focus() * 0.9


def left_over(worth: Worth, values: list[float], module: int, one: int, other: int) -> float:
    """The best that the remaining dice still pay for without ideas."""
    dice = worth.me.dice.copy()
    if one < 6:
        dice[one] -= 1
    if other < 6:
        dice[other] -= 1
    best = values[M_SLEEP] if sum(dice) > 1 else 0.0
    for later in range(M_SLEEP):
        if later == module or values[later] <= best:
            continue
        if later >= M_FEATURES:
            payable = dice[later - M_FEATURES] > 1
        else:
            payable = dice[MODULE_DICE[later][0] - 1] > 0 and dice[MODULE_DICE[later][1] - 1] > 0
        if payable:
            best = values[later]
    return best


def best_payment(worth: Worth, module: int, found: list[int], values: list[float]) -> Payment:
    """The cheapest pair of sources, with an eye on what the other dice are good for."""
    best = Payment()
    ideas = worth.me.at[0]
    for pair in found:
        one, other = pair // SOURCES, pair % SOURCES
        needed = int(ideas_for_pair(worth.me, module, one, other))
        if needed > ideas:
            continue
        cost = needed * worth.idea() * 0.9 + source_cost(worth, one) + source_cost(worth, other)
        if values:
            cost -= worth.w.next_turn * left_over(worth, values, module, one, other)
        if cost < best.cost:
            best.one, best.other, best.cost = one, other, cost
    return best


def choose_turn(worth: Worth, step: Turn, legal: list[int]) -> int:
    """The module with the best balance; a Reset where nothing good is left."""
    values = [0.0] * len(MODULES)
    for action in legal:
        if action < RESET:
            values[action - ACTIVATE] = module_value(worth, action - ACTIVATE)
    found = pairs(worth.me)
    best, best_value = -1, -IMPOSSIBLE
    for action in legal:
        if action < RESET:
            module = action - ACTIVATE
            value = values[module] - best_payment(worth, module, found, values).cost
            if value > best_value:
                best, best_value = action, value
    if RESET in legal and (best < 0 or best_value < reset_value(worth)):
        return RESET
    return best


def reset_value(worth: Worth) -> float:
    """A Reset is as good as the turns it makes possible are better than this one."""
    if worth.s.last_round and worth.s.era == 4:
        return 0.3
    return worth.w.reset * (0.5 if worth.s.last_round else 1.0)
