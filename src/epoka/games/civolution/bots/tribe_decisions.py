"""Decisions about tribes that hang together: who goes where and onto which encampment."""

from __future__ import annotations

from epoka.games.civolution.bots.continent_values import (
    best_migration,
    best_procreation,
    best_settlers,
    camp_value,
    presence,
)
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.map import TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import IN_WILD, LANDS
from epoka.games.civolution.components.spaces import FOOD
from epoka.games.civolution.continent.encampments import RescueTo, WeakTribes
from epoka.games.civolution.continent.food import food_for
from epoka.games.civolution.continent.migrants import tribes_of
from epoka.games.civolution.continent.migration import FROM_SUPPLY, Flight, Journey, Migrate, Settle
from epoka.games.civolution.continent.procreation import Procreate
from epoka.games.civolution.course.feeding import Feed
from epoka.games.civolution.notation import CAMP_FIRE, CAMP_FREE, DONE, FEED, IN, TO, TRIBE
from epoka.games.civolution.position.packing import GROUPS, WEAK, group_at, place_of, strength_of, territory_of

WORTH_IT = 0.3


def choose_migrant(worth: Worth, step: Migrate, legal: list[int]) -> int:
    move = best_migration(worth, int(step.left), -1)
    return move.tribe if move.value > WORTH_IT and move.tribe in legal else DONE


def choose_destination(worth: Worth, step: Journey, legal: list[int]) -> int:
    tribe = TRIBE + int(group_at(step.start, step.place, step.strength))
    move = best_migration(worth, int(step.left), tribe)
    return TO + move.territory if TO + move.territory in legal else legal[0]


def choose_birthplace(worth: Worth, step: Procreate, legal: list[int]) -> int:
    return earliest_of_best(worth, int(step.left), legal)


def choose_for_weak(worth: Worth, step: WeakTribes, legal: list[int]) -> int:
    """The territory first, then one free camp after the other."""
    if int(step.territory) < 0:
        place = IN + best_settlers(worth, int(step.left)).territory
        return place if place in legal else DONE
    return legal[1] if len(legal) > 1 else DONE


def choose_camp(worth: Worth, step: Settle, legal: list[int]) -> int:
    return best_of_camps(worth, int(step.territory), step.origin == FROM_SUPPLY, legal)


def choose_refuge(worth: Worth, step: RescueTo, legal: list[int]) -> int:
    return CAMP_FIRE if CAMP_FIRE in legal else legal[0]


def earliest_of_best(worth: Worth, left: int, legal: list[int]) -> int:
    """The first of the best places for all new tribes that are left: they appear in the order of the territories."""
    values: list[float] = []
    for action in legal:
        if IN <= action < TO:
            values.append(best_procreation(worth, action - IN).value)
    values.sort()
    enough = max(WORTH_IT, values[-left] if left <= len(values) else WORTH_IT)
    for action in legal:
        if IN <= action < TO and best_procreation(worth, action - IN).value >= enough:
            return action
    return DONE


def best_of_camps(worth: Worth, territory: int, new: bool, legal: list[int]) -> int:
    best, most = legal[0], -100.0
    for camp in legal:
        value = camp_value(worth, territory, camp)
        if camp == CAMP_FREE and TERRITORY_TERRAIN[territory] < LANDS and new:
            value += 0.05
        if value > most:
            best, most = camp, value
    return best


def best_flight(worth: Worth, step: Flight, legal: list[int]) -> int:
    best, most = legal[0], -100.0
    for action in legal:
        territory = action - TO
        value = 0.0 if worth.s.tribes_in(territory, worth.seat) else presence(worth, territory)
        if value > most:
            best, most = action, value
    return best


def feed(worth: Worth, step: Feed, legal: list[int]) -> int:
    """All that can be fed, unless food is short and dearer tribes come later: weak ones on a camp come first.

    Feeding a tribe in the wilderness costs twice; a strong one there only becomes weak without food.
    """
    group = int(step.group)
    need = int(food_for(worth.s, worth.seat, territory_of(group), place_of(group)))
    if need == 0 or worth.hunger <= 0:
        return legal[-1]
    food = worth.me.at[FOOD]
    later = later_deaths(worth, group)
    keep = later if strength_of(group) else later if need > 1 else 0
    spare = food - keep
    fed = legal[0]
    for action in legal:
        if (action - FEED) * need <= spare or action == legal[0]:
            fed = action
    return fed


def later_deaths(worth: Worth, group: int) -> int:
    """Food that weak tribes of later places on camps need to survive."""
    total = 0
    for later in range(group + 1, GROUPS):
        place = place_of(later)
        if strength_of(later) == WEAK and place != IN_WILD:
            total += int(
                tribes_of(worth.s, worth.seat, later) * food_for(worth.s, worth.seat, territory_of(later), place)
            )
    return total
