"""What every legal action of a step is worth, not only the best one: what levels blur and search begins with.

Each step has the price of its single actions (`prices`), or a function of its own where they hang together: what is
picked one after the other, who goes where, what pays for what.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from epoka.core.step import Step
from epoka.games.civolution.bots.best_actions import activity_value, displayed_goal_value, install_value, stack_value
from epoka.games.civolution.bots.card_values import attribute_value, goal_value
from epoka.games.civolution.bots.continent_values import (
    NOWHERE,
    arrival,
    best_procreation,
    camp_value,
    leaving,
    presence,
    settlers_value,
)
from epoka.games.civolution.bots.decisions import LEAST_GAIN, SPARE_DICE, goes_with, leads_somewhere
from epoka.games.civolution.bots.module_values import known_value
from epoka.games.civolution.bots.prices import price
from epoka.games.civolution.bots.tribe_decisions import WORTH_IT, feed
from epoka.games.civolution.bots.turn_decisions import IMPOSSIBLE, Payments, payments_of_turn, reset_value
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.map import TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import ATTRIBUTES, LANDS, MODULES
from epoka.games.civolution.console.menu import Menu
from epoka.games.civolution.continent.encampments import RescueTo, WeakTribes
from epoka.games.civolution.continent.goods import Produce, Transport
from epoka.games.civolution.continent.migrants import may_go, new_run
from epoka.games.civolution.continent.migration import FROM_SUPPLY, Flight, Journey, Migrate, Settle, destinations
from epoka.games.civolution.continent.procreation import Procreate, Strengthen
from epoka.games.civolution.course.feeding import Feed
from epoka.games.civolution.notation import (
    ACTIVATE,
    ACTIVITY_OF,
    ATTRIBUTE_CHIP,
    CAMP_FIRE,
    CAMP_FREE,
    DECLINE,
    DONE,
    FEED,
    IN,
    INSTALL,
    INSTALL_GOAL,
    OPEN_STACK,
    RESET,
    TAKE_GOAL,
    TO,
    TRIBE,
    USE_DIE,
)
from epoka.games.civolution.position.packing import place_of, territory_of
from epoka.games.civolution.research.cards import GainCard
from epoka.games.civolution.research.goal_chips import InstallGoal, TakeGoal
from epoka.games.civolution.research.installing import InstallCard
from epoka.games.civolution.turns.activities import Activity
from epoka.games.civolution.turns.payment import pairs
from epoka.games.civolution.turns.turn import PayDice, Turn

POINTLESS: Final = -1.0
"""Below doing nothing: a branch that would not be used."""
OVERFED: Final = 0.5
"""What food costs that a tribe gets although others need it more."""


def ranks_at(worth: Worth, step: Step[Any], legal: list[int]) -> list[float]:
    """What each legal action is worth in points."""
    chips = 0
    while chips < len(legal) and is_attribute(legal[chips]):
        chips += 1
    if chips == 0 and not is_attribute(legal[-1]):
        return ranks_without_chips(worth, step, legal)
    others = [action for action in legal if not is_attribute(action)]
    ranks = ranks_without_chips(worth, step, others)
    most = max(ranks)
    merged: list[float] = []
    place = 0
    for action in legal:
        if is_attribute(action):  # costs no turn: what else is best remains to be done
            merged.append(most + attribute_value(worth, action - ATTRIBUTE_CHIP) - LEAST_GAIN)
        else:
            merged.append(ranks[place])
            place += 1
    return merged


def is_attribute(action: int) -> bool:
    return ATTRIBUTE_CHIP <= action < ATTRIBUTE_CHIP + ATTRIBUTES


def ranks_without_chips(worth: Worth, step: Step[Any], legal: list[int]) -> list[float]:
    function = RANKS.get(type(step))
    if function is None:
        return [price(worth, step, action) for action in legal]
    return function(worth, step, legal)


# ---- a turn ---------------------------------------------------------------------------------------------------------


def turn_ranks(worth: Worth, step: Turn, legal: list[int]) -> list[float]:
    payments = payments_of_turn(worth, legal)
    return [payments.balance(action - ACTIVATE) if action < RESET else reset_value(worth) for action in legal]


def pay_ranks(worth: Worth, step: PayDice, legal: list[int]) -> list[float]:
    """What the best payment with each source costs."""
    module, first = int(step.module), int(step.first)
    values = [0.0] * len(MODULES)
    if worth.me.unused_dice() > SPARE_DICE:
        values = [known_value(worth, other) for other in range(len(MODULES))]
    found = pairs(worth.me)
    if first >= 0:
        found = [pair for pair in found if goes_with(pair, first) >= 0]
    ranks: list[float] = []
    for action in legal:
        with_it = [pair for pair in found if pays_with(pair, first, action - USE_DIE)]
        ranks.append(-Payments(worth, values, [module], with_it).costs[module] if with_it else -IMPOSSIBLE)
    return ranks


def pays_with(pair: int, first: int, source: int) -> bool:
    """Whether a pair goes on with a source after the first one, or begins with it."""
    return goes_with(pair, first) == source if first >= 0 else goes_with(pair, source) >= source


# ---- things picked one after the other, in a fixed order ------------------------------------------------------------


def set_ranks(values: list[float], left: int) -> list[float]:
    """What a pick is worth with the best that may still be picked after it."""
    ranks: list[float] = []
    for place in range(len(values)):
        later = sorted([value for value in values[place:] if value > 0.0])
        kept = 0
        total = values[place]
        if later and values[place] > 0.0:
            later.remove(values[place])
        while kept < left - 1 and later:
            total += later.pop()
            kept += 1
        ranks.append(total)
    return ranks


def picked_ranks(worth: Worth, step: Step[Any], left: int, legal: list[int]) -> list[float]:
    """`set_ranks` of the prices of a step; whatever is no pick keeps its own."""
    values = [price(worth, step, action) for action in legal]
    ranks = set_ranks(values, left)
    return [values[place] if legal[place] in (DONE, DECLINE) else ranks[place] for place in range(len(legal))]


def produce_ranks(worth: Worth, step: Produce, legal: list[int]) -> list[float]:
    return picked_ranks(worth, step, int(step.left), legal)


def transport_ranks(worth: Worth, step: Transport, legal: list[int]) -> list[float]:
    return picked_ranks(worth, step, int(step.left), legal)


def strengthen_ranks(worth: Worth, step: Strengthen, legal: list[int]) -> list[float]:
    return picked_ranks(worth, step, int(step.left), legal)


def procreate_ranks(worth: Worth, step: Procreate, legal: list[int]) -> list[float]:
    """New tribes appear in the order of the territories."""
    values = [best_procreation(worth, action - IN).value if IN <= action < TO else 0.0 for action in legal]
    ranks = set_ranks(values, int(step.left))
    return [ranks[place] if IN <= legal[place] < TO else WORTH_IT for place in range(len(legal))]


# ---- tribes ---------------------------------------------------------------------------------------------------------


def migrate_ranks(worth: Worth, step: Migrate, legal: list[int]) -> list[float]:
    """The best journey of each tribe."""
    ranks: list[float] = []
    run = new_run(worth.s, worth.seat)
    last = -1
    targets: list[int] = []
    arrivals: list[float] = []
    for action in legal:
        if action == DONE:
            ranks.append(WORTH_IT)
            continue
        group = action - TRIBE
        start = int(territory_of(group))
        if start != last:
            last = start
            targets = destinations(worth.s, worth.seat, start, int(step.left))
            arrivals = [arrival(worth, target) for target in targets]
        most = NOWHERE
        for number in range(len(targets)):
            if arrivals[number] > most and may_go(worth.s, worth.seat, group, run, targets[number]):
                most = arrivals[number]
        ranks.append(most - leaving(worth, start, int(place_of(group))))
    return ranks


def journey_ranks(worth: Worth, step: Journey, legal: list[int]) -> list[float]:
    return [arrival(worth, action - TO) for action in legal]


def weak_ranks(worth: Worth, step: WeakTribes, legal: list[int]) -> list[float]:
    """The territory first, then one free camp after the other."""
    if int(step.territory) < 0:
        return [settlers_value(worth, action - IN, int(step.left)) if action != DONE else 0.0 for action in legal]
    return [0.0 if action == DONE else 1.0 - 0.1 * place for place, action in enumerate(legal)]


def camp_ranks(worth: Worth, step: Settle, legal: list[int]) -> list[float]:
    territory = int(step.territory)
    settled_anew = step.origin == FROM_SUPPLY and TERRITORY_TERRAIN[territory] < LANDS
    return [
        camp_value(worth, territory, camp) + (0.05 if settled_anew and camp == CAMP_FREE else 0.0) for camp in legal
    ]


def refuge_ranks(worth: Worth, step: RescueTo, legal: list[int]) -> list[float]:
    return [1.0 if action == CAMP_FIRE else 0.0 for action in legal]


def flight_ranks(worth: Worth, step: Flight, legal: list[int]) -> list[float]:
    return [0.0 if worth.s.tribes_in(action - TO, worth.seat) else presence(worth, action - TO) for action in legal]


def feed_ranks(worth: Worth, step: Feed, legal: list[int]) -> list[float]:
    """A tribe that goes hungry is as good as lost; one that is fed instead of a dearer one costs less."""
    best = feed(worth, step, legal) - FEED
    return [
        (action - FEED - best) * worth.tribe() if action - FEED < best else (best - action + FEED) * OVERFED
        for action in legal
    ]


# ---- the console ----------------------------------------------------------------------------------------------------


def menu_ranks(worth: Worth, step: Menu, legal: list[int]) -> list[float]:
    return [price(worth, step, action) if leads_somewhere(worth, step, action) else POINTLESS for action in legal]


def install_ranks(worth: Worth, step: InstallCard, legal: list[int]) -> list[float]:
    return [
        0.0 if action == DECLINE else install_value(worth, action - INSTALL, int(step.special)).value
        for action in legal
    ]


def gain_ranks(worth: Worth, step: GainCard, legal: list[int]) -> list[float]:
    return [0.0 if action == DONE else stack_value(worth, action - OPEN_STACK) for action in legal]


def take_goal_ranks(worth: Worth, step: TakeGoal, legal: list[int]) -> list[float]:
    return [0.3 if action == DECLINE else displayed_goal_value(worth, action - TAKE_GOAL) for action in legal]


def install_goal_ranks(worth: Worth, step: InstallGoal, legal: list[int]) -> list[float]:
    return [install_goal_rank(worth, action) if action >= INSTALL_GOAL else 0.0 for action in legal]


def install_goal_rank(worth: Worth, action: int) -> float:
    for stack in worth.me.goals:
        if stack and stack[-1] == action - INSTALL_GOAL:
            return goal_value(worth, stack[-1], len(stack) > 1) + 0.01
    return 0.0


def activity_ranks(worth: Worth, step: Activity, legal: list[int]) -> list[float]:
    return [0.0 if action == DONE else activity_value(worth, action - ACTIVITY_OF) for action in legal]


RANKS: Final[dict[type[Step[Any]], Callable[..., list[float]]]] = {
    Turn: turn_ranks,
    PayDice: pay_ranks,
    Produce: produce_ranks,
    Transport: transport_ranks,
    Strengthen: strengthen_ranks,
    Procreate: procreate_ranks,
    Migrate: migrate_ranks,
    Journey: journey_ranks,
    WeakTribes: weak_ranks,
    Settle: camp_ranks,
    RescueTo: refuge_ranks,
    Flight: flight_ranks,
    Feed: feed_ranks,
    Menu: menu_ranks,
    InstallCard: install_ranks,
    GainCard: gain_ranks,
    TakeGoal: take_goal_ranks,
    InstallGoal: install_goal_ranks,
    Activity: activity_ranks,
}
"""The steps whose actions are not ranked by their single prices."""
