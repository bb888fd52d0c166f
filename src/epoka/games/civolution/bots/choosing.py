"""All decisions but the choice of a turn: the option with the best price, by the family of the step."""

from __future__ import annotations

from typing import Any

from epoka.core.step import Step
from epoka.games.civolution.bots.installing import install_price, is_installing
from epoka.games.civolution.bots.modules import module_value
from epoka.games.civolution.bots.partition import attribute_value
from epoka.games.civolution.bots.pricing import price
from epoka.games.civolution.bots.settling import is_settling, settle_choice
from epoka.games.civolution.bots.turns import best_payment
from epoka.games.civolution.bots.worth import Worth
from epoka.games.civolution.components import ATTRIBUTES, MODULES
from epoka.games.civolution.goods import Produce, Transport
from epoka.games.civolution.menu import NO_MENU, Menu, run
from epoka.games.civolution.notation import ATTRIBUTE_CHIP, DONE, USE_DIE
from epoka.games.civolution.procreation import Strengthen
from epoka.games.civolution.turn import SOURCES, PayDice, pairs

NO_VALUES: list[float] = []
LEAST_GAIN = 0.5
SPARE_DICE = 3
"""From more dice on it matters which of them pay."""
NOTHING = -1e9


def choose_by_prices(o: Worth, step: Step[Any], legal: list[int]) -> int:
    """The best option; an attribute chip comes first wherever it may be taken and pays."""
    for action in legal:
        if ATTRIBUTE_CHIP <= action < ATTRIBUTE_CHIP + ATTRIBUTES:
            if attribute_value(o, action - ATTRIBUTE_CHIP) > LEAST_GAIN:
                return action
    if isinstance(step, PayDice):
        return pay_dice(o, int(step.module), int(step.first), legal)
    if is_settling(step):
        return settle_choice(o, step, legal)
    if isinstance(step, (Produce, Transport, Strengthen)):
        return first_of_best(o, step, int(step.left), legal)
    if isinstance(step, Menu):
        legal = [action for action in legal if leads_somewhere(o, step, action)]
    installing = is_installing(step)
    best, most = legal[0], NOTHING
    for action in legal:
        value = install_price(o, step, action) if installing else price(o, step, action)
        if value > most:
            best, most = action, value
    return best


def pay_dice(o: Worth, module: int, first: int, legal: list[int]) -> int:
    found = pairs(o.me)
    if first >= 0:
        found = [pair for pair in found if goes_with(pair, first) >= 0 and USE_DIE + goes_with(pair, first) in legal]
    values = NO_VALUES
    if o.me.unused_dice() > SPARE_DICE:
        values = [module_value(o, other) for other in range(len(MODULES))]
    payment = best_payment(o, module, found, values)
    if first < 0:
        return USE_DIE + payment.one
    return USE_DIE + goes_with(payment.one * SOURCES + payment.other, first)


def goes_with(pair: int, source: int) -> int:
    """The other source of a pair, -1 where this one is not in it; a person may have picked the higher one first."""
    one, other = pair // SOURCES, pair % SOURCES
    if one == source:
        return other
    return one if other == source else -1


def first_of_best(o: Worth, step: Step[Any], left: int, legal: list[int]) -> int:
    """Where things are chosen in a fixed order: of the best for all that are left, the first."""
    values = [price(o, step, action) for action in legal]
    ordered = sorted([value for value in values if value > 0.0])
    if not ordered:
        return legal[values.index(max(values))]
    enough = ordered[-left] if left <= len(ordered) else ordered[0]
    for number in range(len(legal)):
        if values[number] >= enough and values[number] > 0.0:
            return legal[number]
    return legal[0]


def leads_somewhere(o: Worth, step: Menu, action: int) -> bool:
    """Whether a branch of a menu would be used at all: an empty run comes back to the menu without end."""
    branches = step.items[0::3]
    if action not in branches:
        return True
    number = step.items[branches.index(action) * 3 + 2]
    if not run(o.s, o.seat, action, number, NO_MENU):
        return True
    first = o.s.agenda.pop()
    legal: list[int] = []
    first.actions(o.s, legal)
    return choose_by_prices(o, first, legal) != DONE
