"""Which module to activate and with which dice, or whether to do a Reset."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.bots.module_values import known_value
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.codes import P_FREE_SHIFT
from epoka.games.civolution.components.pieces import M_FEATURES, M_SLEEP, MODULE_DICE, MODULES
from epoka.games.civolution.components.spaces import IDEAS
from epoka.games.civolution.notation import ACTIVATE, RESET
from epoka.games.civolution.turns.payment import FOCUS_SOURCE, SOURCES, has_source, pairs, shift
from epoka.games.civolution.turns.turn import Turn

IMPOSSIBLE = 1000.0
NO_PAIR: Final = -1
LOW_DIE: Final = [MODULE_DICE[module][0] - 1 if module < M_SLEEP else 0 for module in range(len(MODULES))]
HIGH_DIE: Final = [MODULE_DICE[module][1] - 1 if module < M_SLEEP else 0 for module in range(len(MODULES))]
"""The dice of each module, from 0 on; those of Sleep mean nothing."""


def source_cost(worth: Worth, source: int) -> float:
    """What it costs to give a die or marker up."""
    if source < 6:
        return 0.0 if worth.me.dice[source] > 1 else 0.12
    return worth.plan() * 0.8 if source < FOCUS_SOURCE else worth.focus() * 0.9


class Payments:
    """For each module the pair of sources that pays for it best, with an eye on what the other dice are good for.

    Every pair is looked at once for all modules. `values` says what the modules bring, 0 where it does not matter.
    """

    def __init__(self, worth: Worth, values: list[float], modules: list[int], found: list[int]) -> None:
        self.values = values
        self.costs = [IMPOSSIBLE] * len(MODULES)
        self.pairs = [NO_PAIR] * len(MODULES)
        """Packed as `payment.pairs` gives them."""
        idea = worth.idea()
        shifts = shifts_of(worth)
        for pair in found:
            one: i64 = pair // SOURCES
            other: i64 = pair % SOURCES
            later = worth.w.next_turn
            rest = LeftOver(worth, values, one, other)
            costs_one = source_cost(worth, int(one))
            costs_other = source_cost(worth, int(other))
            for module in modules:
                needed = ideas_needed(shifts, module, one, other)
                if needed > worth.me.at[IDEAS]:
                    continue
                cost = int(needed) * idea * 0.9 + costs_one + costs_other
                cost -= later * rest.without(module)
                if cost < self.costs[module]:
                    self.costs[module] = cost
                    self.pairs[module] = pair

    def balance(self, module: int) -> float:
        """What activating the module brings less what it costs."""
        return self.values[module] - self.costs[module]

    def best(self, worth: Worth, legal: list[int]) -> int:
        """The module with the best balance; a Reset where nothing good is left."""
        best, best_value = -1, -IMPOSSIBLE
        for action in legal:
            if action < RESET:
                value = self.balance(action - ACTIVATE)
                if value > best_value:
                    best, best_value = action, value
        if RESET in legal and (best < 0 or best_value < reset_value(worth)):
            return RESET
        return best


def shifts_of(worth: Worth) -> list[int]:
    """The ideas that turn each source that is there into each value: source * 6 + value - 1."""
    me = worth.me
    free: i64 = me.powers[P_FREE_SHIFT]
    shifts = [0] * (SOURCES * 6)
    for source in range(SOURCES):
        if has_source(me, source):
            for value in range(6):
                shifts[source * 6 + value] = int(shift(source, value + 1, free))
    return shifts


def ideas_needed(shifts: list[int], module: i64, one: i64, other: i64) -> i64:
    """The fewest ideas with which two sources pay for a module (`payment.ideas_for_pair`, looked up)."""
    if module == M_SLEEP:
        return 0
    low: i64 = LOW_DIE[module]
    high: i64 = HIGH_DIE[module]
    straight: i64 = shifts[one * 6 + low] + shifts[other * 6 + high]
    crossed: i64 = shifts[one * 6 + high] + shifts[other * 6 + low]
    return straight if straight < crossed else crossed


class LeftOver:
    """The two best modules that the dice beside a pair of sources still pay for without ideas."""

    def __init__(self, worth: Worth, values: list[float], one: i64, other: i64) -> None:
        dice: list[int] = worth.me.dice.copy()
        if one < 6:
            dice[one] -= 1
        if other < 6:
            dice[other] -= 1
        rest: i64 = dice[0] + dice[1] + dice[2] + dice[3] + dice[4] + dice[5]
        self.module: i64 = -1
        self.most = values[M_SLEEP] if rest > 1 else 0.0
        self.second = self.most
        if rest < 2:
            return
        for module in range(M_SLEEP):
            value = values[module]
            if value > self.second and pays(dice, module):
                if value > self.most:
                    self.second = self.most
                    self.most = value
                    self.module = module
                else:
                    self.second = value

    def without(self, module: i64) -> float:
        """The best of them, but for the module that the pair pays for now."""
        return self.second if module == self.module else self.most


def pays(dice: list[int], module: i64) -> bool:
    """Whether these dice pay for a module without ideas."""
    if module >= M_FEATURES:
        return dice[module - M_FEATURES] > 1
    return dice[LOW_DIE[module]] > 0 and dice[HIGH_DIE[module]] > 0


def payments_of_turn(worth: Worth, legal: list[int]) -> Payments:
    """What all modules bring that may be activated, and what pays for them."""
    values = [0.0] * len(MODULES)
    modules: list[int] = []
    for action in legal:
        if action < RESET:
            modules.append(action - ACTIVATE)
            values[action - ACTIVATE] = known_value(worth, action - ACTIVATE)
    return Payments(worth, values, modules, pairs(worth.me))


def choose_turn(worth: Worth, step: Turn, legal: list[int]) -> int:
    return payments_of_turn(worth, legal).best(worth, legal)


def reset_value(worth: Worth) -> float:
    """A Reset is as good as the turns it makes possible are better than this one."""
    if worth.s.last_round and worth.s.era == 4:
        return 0.3
    return worth.w.reset * (0.5 if worth.s.last_round else 1.0)
