"""How much food tribes need where they are (CV-146, CV-147)."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.games.civolution.components.codes import P_FEED_LAND, P_FEED_WILD
from epoka.games.civolution.components.map import TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import IN_CAMP, IN_WILD
from epoka.games.civolution.position.state import Civolution


def food_for(s: Civolution, seat: i64, territory: i64, place: i64) -> i64:
    """How much food one tribe needs at a place (CV-146, CV-147)."""
    powers = s.seats[seat].powers
    food: i64 = 2 if place == IN_WILD else 1
    if s.farm[territory] == seat:
        food -= 1
    if place == IN_WILD:
        food -= powers[P_FEED_WILD]
    if powers[P_FEED_LAND] >> TERRITORY_TERRAIN[territory] & 1:
        food -= 1
    return food if food > 0 else 0


def saved_by_farm(s: Civolution, seat: i64, territory: i64) -> i64:
    """How much food a farm would save in the coming feeding (CV-147)."""
    wild = s.wild_in(territory, seat)
    saved: i64 = 0
    if food_for(s, seat, territory, IN_CAMP):
        saved += s.tribes_in(territory, seat) - wild
    if food_for(s, seat, territory, IN_WILD):
        saved += wild
    return saved
