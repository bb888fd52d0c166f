"""What the prices of the vocabulary take away, in points: one function for each kind of cost, found by its number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.pieces import EVOLUTION
from epoka.games.civolution.components.rows import Cost
from epoka.games.civolution.components.vocabulary import COSTS

CostValue = Callable[[Worth, int, int], float]
"""What a price takes away, by the thing that it names and how many of them."""


def price_value(worth: Worth, price: list[Cost]) -> float:
    """What a price takes away."""
    value = 0.0
    for cost in price:
        value += cost_value(worth, cost) if cost.amount else 0.0
    return value


def cost_value(worth: Worth, cost: Cost) -> float:
    return COST_VALUES[cost.kind](worth, cost.what, cost.amount)


def nothing_paid(worth: Worth, what: int, number: int) -> float:
    return 0.0


def one_each(worth: Worth, what: int, number: int) -> float:
    return number * 1.0


def any_material_paid(worth: Worth, what: int, number: int) -> float:
    return number * 0.9


def row_material_paid(worth: Worth, what: int, number: int) -> float:
    return number * (0.8 + 0.2 * what)


def features_paid(worth: Worth, what: int, number: int) -> float:
    return number * (0.7 + 0.8 * worth.units[EVOLUTION])


def food_paid(worth: Worth, what: int, number: int) -> float:
    return number * (worth.w.hungry if worth.hunger >= 0 else worth.w.spare_food)


def money_paid(worth: Worth, what: int, number: int) -> float:
    return worth.money(number)


def ideas_paid(worth: Worth, what: int, number: int) -> float:
    return number * worth.idea()


def focus_paid(worth: Worth, what: int, number: int) -> float:
    return number * worth.focus()


def tribes_weakened(worth: Worth, what: int, number: int) -> float:
    return number * worth.strength()


def tribes_lost(worth: Worth, what: int, number: int) -> float:
    return number * worth.tribe()


def favor_lost(worth: Worth, what: int, number: int) -> float:
    return number * (worth.w.favor * worth.future + 0.5 * int(worth.me.statues))


FUNCTIONS: Final[dict[str, CostValue]] = {
    "empty": nothing_paid,
    "material": one_each,
    "return-feature": features_paid,
    "have-feature": nothing_paid,
    "any-material": any_material_paid,
    "food": food_paid,
    "money": money_paid,
    "ideas": ideas_paid,
    "focus": focus_paid,
    "weaken": tribes_weakened,
    "favor": favor_lost,
    "any-feature": features_paid,
    "tribe": tribes_lost,
    "row-material": row_material_paid,
    "die": one_each,
    "card": one_each,
}
"""The function of every cost."""

COST_VALUES: Final[list[CostValue]] = [FUNCTIONS[word] for word in COSTS]
"""The same functions by the numbers of the words."""
