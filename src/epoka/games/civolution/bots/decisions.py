"""How each step is decided: by a function of its own, found by its class, or by the best price."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from epoka.core.step import Step
from epoka.games.civolution.bots.card_values import attribute_value
from epoka.games.civolution.bots.module_values import known_value
from epoka.games.civolution.bots.prices import price
from epoka.games.civolution.bots.tribe_decisions import (
    best_flight,
    choose_birthplace,
    choose_camp,
    choose_destination,
    choose_for_weak,
    choose_migrant,
    choose_refuge,
    feed,
)
from epoka.games.civolution.bots.turn_decisions import Payments, choose_turn
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.pieces import ATTRIBUTES, MODULES
from epoka.games.civolution.console.menu import NO_MENU, Menu, run
from epoka.games.civolution.continent.encampments import RescueTo, WeakTribes
from epoka.games.civolution.continent.goods import Produce, Transport
from epoka.games.civolution.continent.migration import Flight, Journey, Migrate, Settle
from epoka.games.civolution.continent.procreation import Procreate, Strengthen
from epoka.games.civolution.course.feeding import Feed
from epoka.games.civolution.notation import ATTRIBUTE_CHIP, DONE, USE_DIE
from epoka.games.civolution.turns.payment import SOURCES, pairs
from epoka.games.civolution.turns.turn import PayDice, Turn

LEAST_GAIN = 0.5
SPARE_DICE = 3
"""With more unused dice than this it matters which of them pay."""
NOTHING = -1e9


def choose_at(worth: Worth, step: Step[Any], legal: list[int]) -> int:
    """The best option; an attribute chip comes first wherever it may be taken and pays."""
    for action in legal:
        if ATTRIBUTE_CHIP <= action < ATTRIBUTE_CHIP + ATTRIBUTES:
            if attribute_value(worth, action - ATTRIBUTE_CHIP) > LEAST_GAIN:
                return action
    function = CHOICES.get(type(step))
    return best_priced(worth, step, legal) if function is None else function(worth, step, legal)


def best_priced(worth: Worth, step: Step[Any], legal: list[int]) -> int:
    """The option with the highest price, the first of equal ones."""
    best, most = legal[0], NOTHING
    for action in legal:
        value = price(worth, step, action)
        if value > most:
            best, most = action, value
    return best


def pay_dice(worth: Worth, step: PayDice, legal: list[int]) -> int:
    module, first = int(step.module), int(step.first)
    found = pairs(worth.me)
    if first >= 0:
        found = [pair for pair in found if goes_with(pair, first) >= 0 and USE_DIE + goes_with(pair, first) in legal]
    values = [0.0] * len(MODULES)
    if worth.me.unused_dice() > SPARE_DICE:
        values = [known_value(worth, other) for other in range(len(MODULES))]
    pair = Payments(worth, values, [module], found).pairs[module]
    return USE_DIE + (pair // SOURCES if first < 0 else goes_with(pair, first))


def goes_with(pair: int, source: int) -> int:
    """The other source of a pair, -1 where this one is not in it; a person may have picked the higher one first."""
    one, other = pair // SOURCES, pair % SOURCES
    if one == source:
        return other
    return one if other == source else -1


def produce(worth: Worth, step: Produce, legal: list[int]) -> int:
    return first_of_best(worth, step, int(step.left), legal)


def transport(worth: Worth, step: Transport, legal: list[int]) -> int:
    return first_of_best(worth, step, int(step.left), legal)


def strengthen(worth: Worth, step: Strengthen, legal: list[int]) -> int:
    return first_of_best(worth, step, int(step.left), legal)


def first_of_best(worth: Worth, step: Step[Any], left: int, legal: list[int]) -> int:
    """The first of the `left` best options, for steps that offer a set in a fixed order."""
    values = [price(worth, step, action) for action in legal]
    ordered = sorted([value for value in values if value > 0.0])
    if not ordered:
        return legal[values.index(max(values))]
    enough = ordered[-left] if left <= len(ordered) else ordered[0]
    for number in range(len(legal)):
        if values[number] >= enough and values[number] > 0.0:
            return legal[number]
    return legal[0]


def choose_branch(worth: Worth, step: Menu, legal: list[int]) -> int:
    return best_priced(worth, step, [action for action in legal if leads_somewhere(worth, step, action)])


def leads_somewhere(worth: Worth, step: Menu, action: int) -> bool:
    """Whether a branch of a menu would be used at all: an empty run comes back to the menu without end."""
    branches = step.items[0::3]
    if action not in branches:
        return True
    number = step.items[branches.index(action) * 3 + 2]
    if not run(worth.s, worth.seat, action, number, NO_MENU):
        return True
    first = worth.s.agenda.pop()
    legal: list[int] = []
    first.actions(worth.s, legal)
    return choose_at(worth, first, legal) != DONE


CHOICES: Final[dict[type[Step[Any]], Callable[..., int]]] = {
    Turn: choose_turn,
    PayDice: pay_dice,
    Migrate: choose_migrant,
    Journey: choose_destination,
    Procreate: choose_birthplace,
    WeakTribes: choose_for_weak,
    Settle: choose_camp,
    RescueTo: choose_refuge,
    Flight: best_flight,
    Feed: feed,
    Produce: produce,
    Transport: transport,
    Strengthen: strengthen,
    Menu: choose_branch,
}
"""The functions of the steps that are not decided by the best price alone, by their classes."""
