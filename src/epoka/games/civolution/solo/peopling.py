"""V.I.C.I.'s tribes: camp priority, procreation, migration (CV-208, CV-209, CV-210, CV-214)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.step import TableProcedure
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import IN_CAMP, IN_WILD, ON_FIRE, WATER
from epoka.games.civolution.continent.tribes import change_at, count_at, may_displace, settle
from epoka.games.civolution.notation import CAMP_FIRE, CAMP_FREE, DISPLACE
from epoka.games.civolution.position.opponent import HUMAN, VICI
from epoka.games.civolution.position.packing import STRONG, WEAK, occupant_entry, occupant_of, owner_of, tribe_entry
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.solo.territory import DESTINATION, ORIGIN, PROCREATION, determine, inhabited

NO_CAMP: Final = -1


# ---- encampments ----------------------------------------------------------------------------------------------------


def has_free_camp(s: Civolution, territory: i64) -> bool:
    return s.fire[territory] < 0 or s.plain_occupied(territory) < s.camps[territory]


def best_camp(s: Civolution, territory: i64) -> i64:
    """The encampment she takes first (CV-208), as the action of settling there; NO_CAMP where all are protected."""
    if s.fire[territory] < 0:
        return CAMP_FIRE
    if s.plain_occupied(territory) < s.camps[territory]:
        return CAMP_FREE
    if owner_of(s.fire[territory]) == HUMAN and may_displace(s, VICI, s.fire[territory]):
        return CAMP_FIRE
    for strength in (WEAK, STRONG):
        occupant = occupant_of(HUMAN, strength)
        if s.plain[occupant_entry(territory, occupant)] and may_displace(s, VICI, occupant):
            return DISPLACE + occupant
    for strength in (STRONG, WEAK):
        occupant = occupant_of(VICI, strength)
        if s.fire[territory] == occupant:
            return CAMP_FIRE
        if s.plain[occupant_entry(territory, occupant)]:
            return DISPLACE + occupant
    return NO_CAMP


def fills_her_camps(s: Civolution) -> bool:
    """Whether every encampment of all her territories is hers (CV-209)."""
    for territory in inhabited(s):
        hers = s.plain[tribe_entry(territory, VICI, WEAK)] + s.plain[tribe_entry(territory, VICI, STRONG)]
        if owner_of(s.fire[territory]) != VICI or hers < s.camps[territory]:
            return False
    return True


# ---- procreation ----------------------------------------------------------------------------------------------------


def procreate(s: Civolution) -> None:
    """Give her a new tribe where there is room, else anywhere among her tribes.

    Nothing happens when all fifteen are placed.
    """
    places: list[int] = []
    if s.seats[VICI].tribes:
        own = inhabited(s)
        places = [place for place in own if has_free_camp(s, place)]
        if not places:
            places = [place for place in own if best_camp(s, place) != NO_CAMP]
    determine(s, PROCREATION, places)


def return_to_life(s: Civolution) -> None:
    """Her last tribe is gone: a new one appears where the human lives (CV-214)."""
    places = [place for place in range(TERRITORIES) if s.tribes_in(place, HUMAN) and TERRITORY_TERRAIN[place] != WATER]
    determine(s, PROCREATION, [place for place in places if best_camp(s, place) != NO_CAMP])


def procreate_in(s: Civolution, territory: i64) -> None:
    s.push(AfterProcreation())
    s.seats[VICI].tribes -= 1
    settle(s, VICI, territory, best_camp(s, territory), STRONG)


class AfterProcreation(TableProcedure[Civolution]):
    """One more migration where all her encampments are her own (CV-209)."""

    def act(self, s: Civolution, action: i64) -> None:
        if fills_her_camps(s):
            if s.listening:
                s.tell("vici-crowded", {})
            migrate(s)


# ---- migration ------------------------------------------------------------------------------------------------------


def origins(s: Civolution) -> list[int]:
    """The territories a migration may start from: two of her tribes are there, one of them strong."""
    return [place for place in inhabited(s) if s.tribes_in(place, VICI) >= 2 and s.strong_in(place, VICI)]


def migrate(s: Civolution) -> None:
    """Migrate once.

    Without a place to start from a procreation comes first; if there is none even then, the migration is lost (AMB-38).
    """
    s.push(SetOut())
    if not origins(s):
        procreate(s)


class SetOut(TableProcedure[Civolution]):
    """The territory from which a migration starts is determined."""

    def act(self, s: Civolution, action: i64) -> None:
        determine(s, ORIGIN, origins(s))


def choose_destination(s: Civolution, origin: i64) -> None:
    """Determine where she migrates: land next to the origin with the fewest of her tribes."""
    near = [
        place
        for place in s.map.adjacent[origin]
        if TERRITORY_TERRAIN[place] != WATER and best_camp(s, place) != NO_CAMP
    ]
    fewest = min([int(s.tribes_in(place, VICI)) for place in near], default=0)
    determine(s, DESTINATION, [place for place in near if s.tribes_in(place, VICI) == fewest], origin)


def settle_in(s: Civolution, territory: i64, origin: i64) -> None:
    """Move a strong tribe over: from the wilderness, else from the fire, else from another encampment."""
    for place in (IN_WILD, ON_FIRE, IN_CAMP):
        if count_at(s, VICI, origin, place, STRONG):
            change_at(s, VICI, origin, place, STRONG, -1)
            settle(s, VICI, territory, best_camp(s, territory), STRONG)
            return
