"""Counters of a civilization's tribes, buildings and sites on the continent.

There is one function for each word of the vocabulary, named after it. `vocabulary` says what the number a means to
each; `counting` finds the functions by the numbers of their words.
"""

from __future__ import annotations

from mypy_extensions import i64

from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import SITE_SPACES, TERRAINS
from epoka.games.civolution.position.packing import ground_entry, owner_of
from epoka.games.civolution.position.state import Civolution

# ---- tribes ---------------------------------------------------------------------------------------------------------


def inhabited(s: Civolution, seat: i64, terrain: i64) -> list[int]:
    """The territories of a terrain (-1: of any) with a tribe of the seat."""
    return [
        place
        for place in range(TERRITORIES)
        if (terrain < 0 or TERRITORY_TERRAIN[place] == terrain) and s.tribes_in(place, seat)
    ]


def tribes(s: Civolution, seat: i64, a: i64) -> i64:
    total: i64 = 0
    for place in inhabited(s, seat, a):
        total += s.tribes_in(place, seat)
    return total


def strong_tribes(s: Civolution, seat: i64, a: i64) -> i64:
    total: i64 = 0
    for place in inhabited(s, seat, a):
        total += s.strong_in(place, seat)
    return total


def weak_tribes(s: Civolution, seat: i64, a: i64) -> i64:
    return tribes(s, seat, a) - strong_tribes(s, seat, a)


def wild_tribes(s: Civolution, seat: i64, a: i64) -> i64:
    total: i64 = 0
    for place in range(TERRITORIES):
        total += s.wild_in(place, seat)
    return total


def fire_camps(s: Civolution, seat: i64, a: i64) -> i64:
    return len([place for place in range(TERRITORIES) if owner_of(s.fire[place]) == seat])


def territories(s: Civolution, seat: i64, a: i64) -> i64:
    return len(inhabited(s, seat, a))


def terrains(s: Civolution, seat: i64, a: i64) -> i64:
    found: i64 = 0
    for place in inhabited(s, seat, -1):
        found |= 1 << TERRITORY_TERRAIN[place]
    return len([terrain for terrain in range(len(TERRAINS)) if found >> terrain & 1])


def crowd(s: Civolution, seat: i64, a: i64) -> i64:
    most: i64 = 0
    for place in inhabited(s, seat, a):
        here = s.tribes_in(place, seat)
        if here > most:
            most = here
    return most


def shared(s: Civolution, seat: i64, a: i64) -> i64:
    return len([place for place in inhabited(s, seat, -1) if is_shared(s, seat, place)])


def is_shared(s: Civolution, seat: i64, territory: i64) -> bool:
    for other in range(s.sides):
        if other != seat and s.tribes_in(territory, other):
            return True
    return False


# ---- buildings and sites --------------------------------------------------------------------------------------------


def farms(s: Civolution, seat: i64, a: i64) -> i64:
    places = [place for place in range(TERRITORIES) if s.farm[place] == seat]
    return len([place for place in places if a < 0 or TERRITORY_TERRAIN[place] == a])


def boats(s: Civolution, seat: i64, a: i64) -> i64:
    return s.boats_built(seat)


def statues(s: Civolution, seat: i64, a: i64) -> i64:
    return s.seats[seat].statues


def settlements(s: Civolution, seat: i64, a: i64) -> i64:
    return s.seats[seat].settlements_built()


def grounds(s: Civolution, seat: i64, a: i64) -> i64:
    return len([space for space in range(SITE_SPACES + 1) if has_building(s, seat, space)])


def has_building(s: Civolution, seat: i64, space: i64) -> bool:
    here = ground_entry(space, seat)
    return s.statues[here] + s.settled[here] > 0


def sites(s: Civolution, seat: i64, a: i64) -> i64:
    found: i64 = 0
    for space in range(SITE_SPACES):
        if s.site[space] >= 0 and (a < 0 or s.site[space] == a) and s.near_site(space, seat):
            found += 1
    return found
