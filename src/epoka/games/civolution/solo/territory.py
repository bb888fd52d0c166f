"""Where V.I.C.I. does something: the territory wheel and the beacons (CV-206, CV-207)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.components.board import BEACONS
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import TERRAINS
from epoka.games.civolution.components.solo_cards import BEACON_OVERVIEW, TERRITORY_WHEEL
from epoka.games.civolution.notation import ROLL
from epoka.games.civolution.position.opponent import HUMAN, VICI
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.rolling import Roll

# What a territory is determined for.
PROCREATION: Final = 0
ORIGIN: Final = 1
DESTINATION: Final = 2
PROVISION: Final = 3
REVEAL: Final = 4
HUNTING: Final = 5
PURPOSES: Final = ["procreation", "origin", "destination", "provision", "reveal", "hunting-token"]

PlaceFunction = Callable[[Civolution, i64, i64], None]
"""Does in a territory what it was determined for; the second number is the territory a migration comes from."""

PLACE_FUNCTIONS: Final[list[PlaceFunction | None]] = [None] * len(PURPOSES)
"""The function of every purpose; the module `wiring` fills it."""

MOST_BEACONS: Final = 3


def determine(s: Civolution, purpose: i64, places: list[int], other: i64 = -1) -> None:
    """The only eligible territory, or a territory roll among several; with none the action is lost.

    `other` is the territory a migration comes from.
    """
    if not places:
        if s.listening:
            s.tell("vici-lost", {"doing": PURPOSES[purpose]})
    elif len(places) == 1:
        arrive(s, purpose, places[0], other)
    else:
        s.push(TerritoryRoll(purpose, bits_of(places), other))


def bits_of(places: list[int]) -> int:
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


def places_of(bits: i64) -> list[int]:
    return [place for place in range(TERRITORIES) if bits >> place & 1]


def inhabited(s: Civolution) -> list[int]:
    """The territories with her tribes; she never takes to the Water."""
    return [place for place in range(TERRITORIES) if s.tribes_in(place, VICI)]


def shared(s: Civolution, places: list[int]) -> list[int]:
    """Those of the territories where the human has a tribe too."""
    return [place for place in places if s.tribes_in(place, HUMAN)]


def arrive(s: Civolution, purpose: i64, territory: i64, other: i64) -> None:
    """Do in the territory that was found what it was determined for."""
    if s.listening:
        s.tell("vici-place", {"territory": TERRITORY_NAMES[territory], "doing": PURPOSES[purpose]})
    function = PLACE_FUNCTIONS[purpose]
    if function is None:
        raise ValueError(f"nothing is to be done in a territory for the purpose {purpose}")
    function(s, territory, other)


class TerritoryRoll(Roll):
    """The wheel names a terrain, or the next one along it where something is eligible."""

    def __init__(self, purpose: i64, places: i64, other: i64) -> None:
        super().__init__()
        self.purpose: i64 = purpose
        self.places: i64 = places
        """Eligible territories, as bits."""
        self.other: i64 = other

    def act(self, s: Civolution, action: i64) -> None:
        places = places_of(self.places)
        side = int(action) - ROLL
        terrains = [TERRITORY_WHEEL[(side + ahead) % len(TERRITORY_WHEEL)] for ahead in range(len(TERRITORY_WHEEL))]
        for terrain in terrains:
            there = [place for place in places if TERRITORY_TERRAIN[place] == terrain]
            if not there:
                continue
            if s.listening:
                s.tell("vici-wheel", {"value": side + 1, "terrain": TERRAINS[terrain]})
            if len(there) == 1:
                arrive(s, self.purpose, there[0], self.other)
            else:
                s.push(BeaconRoll(self.purpose, bits_of(there), self.other))
            return


class BeaconRoll(TerritoryRoll):
    """Among territories of one terrain the number of beacons decides, or the next number that is eligible."""

    def act(self, s: Civolution, action: i64) -> None:
        side = int(action) - ROLL
        for ahead in range(MOST_BEACONS):
            beacons = (BEACON_OVERVIEW[side] - 1 + ahead) % MOST_BEACONS + 1
            for place in places_of(self.places):
                if BEACONS[place] == beacons:
                    if s.listening:
                        s.tell("vici-beacons", {"value": side + 1, "beacons": beacons})
                    arrive(s, self.purpose, place, self.other)
                    return
