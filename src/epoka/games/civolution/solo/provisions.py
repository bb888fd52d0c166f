"""V.I.C.I.'s provisions and the feeding of her tribes (CV-194, CV-211)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.step import TableProcedure
from epoka.games.civolution.components.map import TERRITORY_NAMES
from epoka.games.civolution.components.pieces import IN_CAMP, IN_WILD, ON_FIRE
from epoka.games.civolution.continent.tribes import count_at, remove_tribe, restrength
from epoka.games.civolution.position.opponent import VICI
from epoka.games.civolution.position.packing import SPOTS, STRONG, WEAK, spot_of
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.solo.peopling import return_to_life
from epoka.games.civolution.solo.territory import PROVISION, determine, inhabited

ENOUGH: Final = 2
"""With so many provisions all encampments are fed, and one tribe in the wilderness."""


def find_provisions(s: Civolution) -> None:
    """Put a provision where she has the fewest; among equal territories where she has the most tribes."""
    places = inhabited(s)
    fewest = min([s.vici.provisions[place] for place in places], default=0)
    places = [place for place in places if s.vici.provisions[place] == fewest]
    most = max([int(s.tribes_in(place, VICI)) for place in places], default=0)
    determine(s, PROVISION, [place for place in places if s.tribes_in(place, VICI) == most])


class OpponentFeeding(TableProcedure[Civolution]):
    """Phase 6: one provision, then every territory is fed."""

    def act(self, s: Civolution, action: i64) -> None:
        s.push(FeedOpponent())
        find_provisions(s)


class FeedOpponent(TableProcedure[Civolution]):
    """Tribes that her provisions do not feed are weakened, and weak ones are lost."""

    def act(self, s: Civolution, action: i64) -> None:
        for territory in inhabited(s):
            feed(s, territory)
        if not inhabited(s):
            return_to_life(s)


def feed(s: Civolution, territory: i64) -> None:
    """Weaken or remove the hungry tribes of a territory, the weak ones first, so that none suffers twice."""
    provisions = s.vici.provisions[territory]
    camps_fed = fed_on_camps(s, territory, provisions)
    wild_fed = first_of(s, territory, [IN_WILD], 1 if provisions >= ENOUGH else 0)
    if s.listening:
        fed_in_all = int(sum(camps_fed) + sum(wild_fed))
        hungry = int(s.tribes_in(territory, VICI)) - fed_in_all
        s.tell("vici-fed", {"territory": TERRITORY_NAMES[territory], "fed": fed_in_all, "hungry": hungry})
    for strength in (WEAK, STRONG):
        for place in (ON_FIRE, IN_CAMP, IN_WILD):
            fed = wild_fed if place == IN_WILD else camps_fed
            for _ in range(count_at(s, VICI, territory, place, strength) - fed[spot_of(place, strength)]):
                if strength == STRONG:
                    restrength(s, VICI, territory, place, STRONG)
                else:
                    remove_tribe(s, VICI, territory, place, WEAK)


def fed_on_camps(s: Civolution, territory: i64, provisions: int) -> list[int]:
    """The tribe that a single provision feeds: strong before weak, the fire before other encampments."""
    places = [ON_FIRE, IN_CAMP]
    return first_of(s, territory, places, provisions if provisions < ENOUGH else int(s.tribes_in(territory, VICI)))


def first_of(s: Civolution, territory: i64, places: list[int], most: int) -> list[int]:
    """Up to so many tribes of these places, the strong ones first; by `packing.spot_of`."""
    chosen = [0] * SPOTS
    for strength in (STRONG, WEAK):
        for place in places:
            number = min(int(count_at(s, VICI, territory, place, strength)), most)
            chosen[spot_of(place, strength)] = number
            most -= number
    return chosen
