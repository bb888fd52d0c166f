"""What the other players are likely to take before a seat's next turn."""

from __future__ import annotations

from typing import Final

from epoka.games.stoneage.components import BUILDINGS, FIXED
from epoka.games.stoneage.places import BUILDING, CARD, HUNT, NEEDS, RINGS, TOOL_MAKER
from epoka.games.stoneage.state import StoneAge

VILLAGE: Final = [0.35, 0.45, 0.45]
"""How likely a rival with a free choice takes the tool maker, the hut, the field in one turn."""
SLOT: Final = [0.40, 0.28, 0.18, 0.12]
"""The same for the cards, cheapest slot first."""
PAYABLE: Final = 0.35
UNPAYABLE: Final = 0.12
"""The same for a building the rival could pay at once, and for others."""
CLOSED_SOON: Final = 0.3
CROWDED: Final = 0.08
OPEN: Final = 0.02
"""The same for a gathering place that one more player would close, that two would close, that has room for all."""


def risk(s: StoneAge, seat: int, place: int, workers: int) -> float:
    """How likely the place is no longer to be had at this seat's next turn."""
    if place == HUNT:
        return 0.0
    stays = 1.0
    for ahead in range(1, s.players):
        rival = int(s.seat_after(seat, ahead))
        if s.seats[rival].home >= max(1, NEEDS[place]):
            stays *= 1 - taken_by(s, rival, place, workers)
    return 1 - stays


def taken_by(s: StoneAge, rival: int, place: int, workers: int) -> float:
    """How likely one rival's next placement takes the place, or so many rings of it that too few are left."""
    if place >= BUILDING:
        return PAYABLE if could_pay(s, rival, s.tops[place - BUILDING]) else UNPAYABLE
    if place >= CARD:
        return SLOT[place - CARD] if s.seats[rival].resources() >= place - CARD else SLOT[place - CARD] / 2
    if place >= TOOL_MAKER:
        return VILLAGE[place - TOOL_MAKER]
    most_players = s.places[place].most_players
    if most_players < s.players:
        return CLOSED_SOON if s.players_on(place) >= most_players - 1 else CROWDED
    spare = RINGS - s.crowd[place] - workers
    return CLOSED_SOON if spare < 3 else CROWDED if spare < 5 else OPEN


def could_pay(s: StoneAge, seat: int, number: int) -> bool:
    """Whether a seat has the price of a building already."""
    tile = BUILDINGS[number]
    goods = s.seats[seat].goods
    if tile.kind != FIXED:
        return goods[0] + goods[1] + goods[2] + goods[3] >= 4
    for kind in range(4):
        if goods[kind] < tile.cost[kind]:
            return False
    return True
