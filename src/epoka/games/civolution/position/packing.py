"""Several small numbers in one: groups of tribes, who is on an encampment, entries of the lists of a state.

Whoever needs one of the parts asks here, so that no other module knows how they are put together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.components.map import TERRITORIES

WEAK: Final = 0
STRONG: Final = 1

SPOTS: Final = 6
"""Three places in every territory, each with weak and strong tribes."""
GROUPS: Final = TERRITORIES * SPOTS
"""Weak tribes of a place come before its strong ones."""
OCCUPANTS: Final = 8
"""Four seats, each with weak and strong tribes."""
TRIBE_ENTRIES: Final = TERRITORIES * OCCUPANTS
"""The length of the lists `plain` and `wild` of a state."""
OWNERS: Final = 4
"""How many entries the lists `statues` and `settled` of a state have for each Building ground."""


# ---- a group: equal tribes of a seat at one place of a territory, in the order of the notation ----------------------


def group_at(territory: i64, place: i64, strength: i64) -> i64:
    return territory * 6 + place * 2 + strength


def spot_of(place: i64, strength: i64) -> i64:
    """The number of a group among those of its territory, from 0 on."""
    return place * 2 + strength


def territory_of(group: i64) -> i64:
    return group // 6


def place_of(group: i64) -> i64:
    return group // 2 % 3


def strength_of(group: i64) -> i64:
    """WEAK or STRONG; of an occupant too."""
    return group & 1


# ---- an occupant: whose tribe is on an encampment, and how strong; -1 is nobody -------------------------------------


def occupant_of(seat: i64, strength: i64) -> i64:
    return seat * 2 + strength


def owner_of(occupant: i64) -> i64:
    """The seat of an occupant; -1 for nobody."""
    return occupant >> 1


# ---- entries of lists -----------------------------------------------------------------------------------------------


def tribe_entry(territory: i64, seat: i64, strength: i64) -> i64:
    """Where `plain` and `wild` count the tribes of a seat in a territory; the strong ones follow the weak ones."""
    return territory * 8 + seat * 2 + strength


def occupant_entry(territory: i64, occupant: i64) -> i64:
    """Where `plain` and `wild` count the tribes of an occupant in a territory."""
    return territory * 8 + occupant


def ground_entry(space: i64, seat: i64) -> i64:
    """Where `statues` and `settled` count the buildings of a seat on a Building ground."""
    return space * 4 + seat
