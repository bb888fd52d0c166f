"""Which module to activate and with which dice, or whether to do a Reset."""

from __future__ import annotations

from epoka.games.civolution.bots.modules import module_value
from epoka.games.civolution.bots.partition import attribute_value
from epoka.games.civolution.bots.worth import Worth
from epoka.games.civolution.components import M_FEATURES, M_SLEEP, MODULE_DICE, MODULES
from epoka.games.civolution.notation import ACTIVATE, ATTRIBUTE_CHIP, RESET
from epoka.games.civolution.payment import FOCUS_SOURCE, SOURCES, ideas_for_pair, pairs

IMPOSSIBLE = 1000.0


class Payment:
    """Two of dice, planning and focus markers, and what it costs to give them up."""

    def __init__(self) -> None:
        self.one = -1
        self.other = -1
        self.cost = IMPOSSIBLE


def source_cost(o: Worth, source: int) -> float:
    """What a die or marker would be missed for."""
    if source < 6:
        return 0.0 if o.me.dice[source] > 1 else 0.12
    return o.plan() * 0.8 if source < FOCUS_SOURCE else o.focus() * 0.9


def left_over(o: Worth, values: list[float], module: int, one: int, other: int) -> float:
    """The best that the remaining dice still pay for without ideas."""
    dice = o.me.dice.copy()
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


def best_payment(o: Worth, module: int, found: list[int], values: list[float]) -> Payment:
    """The cheapest pair of sources, with an eye on what the other dice are good for."""
    best = Payment()
    ideas = o.me.at[0]
    for pair in found:
        one, other = pair // SOURCES, pair % SOURCES
        needed = int(ideas_for_pair(o.me, module, one, other))
        if needed > ideas:
            continue
        cost = needed * o.idea() * 0.9 + source_cost(o, one) + source_cost(o, other)
        if values:
            cost -= o.w.next_turn * left_over(o, values, module, one, other)
        if cost < best.cost:
            best.one, best.other, best.cost = one, other, cost
    return best


def choose_turn(o: Worth, legal: list[int]) -> int:
    """The module with the best balance; a Reset where nothing good is left; attribute chips whenever they pay."""
    for action in legal:
        if action >= ATTRIBUTE_CHIP and attribute_value(o, action - ATTRIBUTE_CHIP) > 0.5:
            return action
    values = [0.0] * len(MODULES)
    for action in legal:
        if action < RESET:
            values[action - ACTIVATE] = module_value(o, action - ACTIVATE)
    found = pairs(o.me)
    best, best_value = -1, -IMPOSSIBLE
    for action in legal:
        if action < RESET:
            module = action - ACTIVATE
            value = values[module] - best_payment(o, module, found, values).cost
            if value > best_value:
                best, best_value = action, value
    if RESET in legal and (best < 0 or best_value < reset_value(o)):
        return RESET
    return best


def reset_value(o: Worth) -> float:
    """A Reset is as good as the turns it makes possible are better than this one."""
    if o.s.last_round and o.s.era == 4:
        return 0.3
    return o.w.reset * (0.5 if o.s.last_round else 1.0)
