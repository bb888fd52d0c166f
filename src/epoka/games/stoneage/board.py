"""The places of the board: who may come to each, what it offers and what it brings (SA-12 to SA-17, SA-22 to SA-27)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.bits import bit, count_bits, has, set_with
from epoka.games.stoneage import odds
from epoka.games.stoneage.buildings import may_buy, offer_building
from epoka.games.stoneage.cards import offer_card
from epoka.games.stoneage.components import FOOD, MOST_WORKERS
from epoka.games.stoneage.gains import gain_agriculture, gain_worker
from epoka.games.stoneage.notation import FIRST_PLACEMENT
from epoka.games.stoneage.place import (
    ALREADY_THERE,
    ENOUGH_PLAYERS,
    FREE,
    NO_RINGS,
    NOTHING_THERE,
    OPEN,
    TAKEN,
    VILLAGE_CLOSED,
    Place,
)
from epoka.games.stoneage.places import (
    BUILDING,
    CARD,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    MOST_PLAYERS,
    NEEDS,
    PLACES,
    RINGS,
    TOOL_MAKER,
)
from epoka.games.stoneage.rolling import Roll, good_name
from epoka.games.stoneage.state import StoneAge
from epoka.games.stoneage.tools import gain_tool


def placements(place: int, workers: int) -> list[int]:
    """The actions that put one up to so many workers on a place."""
    return list(range(FIRST_PLACEMENT[place], FIRST_PLACEMENT[place] + workers))


class RollingPlace(Place):
    """Hunting and gathering: a die for every worker, the sum divided for the good (SA-25, SA-27)."""

    def __init__(self, number: int, rings: int, most_players: int, target: int) -> None:
        super().__init__(number, rings, most_players)
        self.target: Final[i64] = target
        self.placements: Final = [placements(number, workers) for workers in range(MOST_WORKERS + 1)]
        """What may be done here by so many workers that come in any number."""

    def most(self, s: StoneAge, seat: i64, home: i64) -> i64:
        """How many of the workers at home a seat could put here at once."""
        room = self.room(s, seat)
        most = room if room < home else home
        return most if most > 0 else 0

    def resolve(self, s: StoneAge, seat: i64, workers: i64) -> None:
        s.push(Roll(seat, self.target, workers))

    def preview(self, s: StoneAge, seat: i64, workers: int) -> dict[str, Any]:
        return odds.of_roll(workers, int(self.target))

    def data(self) -> dict[str, Any]:
        return {**super().data(), "good": good_name(self.target)}


class HuntingGrounds(RollingPlace):
    """Any number of hunters of every player; whether some may follow later depends on the edition (SA-12, SA-13)."""

    def __init__(self, players: int) -> None:
        super().__init__(HUNT, 0, players, FOOD)

    def room(self, s: StoneAge, seat: i64) -> i64:
        if has(s.seats[seat].standing, HUNT) and not s.rules.hunting_repeat:
            return ALREADY_THERE
        return FREE


class GatheringPlace(RollingPlace):
    """Seven rings for all, but each player comes once (SA-12, SA-13).

    With two or three players there is always one of them who may not come (SA-17).
    """

    def __init__(self, resource: int, players: int) -> None:
        super().__init__(FOREST + resource, RINGS, players - 1 if players < 4 else players, resource)

    def closed(self, s: StoneAge) -> i64:
        if self.most_players < s.players and s.players_on(self.number) >= self.most_players:
            return ENOUGH_PLAYERS
        return NO_RINGS if s.crowd[self.number] >= RINGS else OPEN

    def room(self, s: StoneAge, seat: i64) -> i64:
        if has(s.seats[seat].standing, self.number):
            return ALREADY_THERE
        reason = self.closed(s)
        return RINGS - s.crowd[self.number] if reason == OPEN else reason


class SinglePlace(Place):
    """A place for one player, who comes with the exact number of workers (SA-12).

    `if_free` is the reason why nobody may come to it although nobody stands there.
    """

    def __init__(self, number: int, if_free: int) -> None:
        super().__init__(number, NEEDS[number], 1)
        self.if_free: Final[i64] = if_free

    def closed(self, s: StoneAge) -> i64:
        if s.crowd[self.number]:
            return TAKEN
        return OPEN if has(open_singles(s), self.number) else self.if_free

    def room(self, s: StoneAge, seat: i64) -> i64:
        reason = self.closed(s)
        return self.needs if reason == OPEN else reason


class VillagePlace(SinglePlace):
    """One of the three places of the village: there may be others that keep it from being taken (SA-16)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, VILLAGE_CLOSED)

    def data(self) -> dict[str, Any]:
        return {**super().data(), "village": True}


class ToolMaker(VillagePlace):
    """Brings a tool (SA-22)."""

    def resolve(self, s: StoneAge, seat: i64, workers: i64) -> None:
        gain_tool(s, seat)

    def preview(self, s: StoneAge, seat: i64, workers: int) -> dict[str, Any]:
        return {"gain": odds.of_tool(s.seats[seat])}


class Hut(VillagePlace):
    """Brings a new worker, as long as the player has fewer than ten (SA-23)."""

    def resolve(self, s: StoneAge, seat: i64, workers: i64) -> None:
        gain_worker(s, seat)

    def preview(self, s: StoneAge, seat: i64, workers: int) -> dict[str, Any]:
        return {"gain": {"workers": 1 if s.seats[seat].workers < MOST_WORKERS else 0}}


class Field(VillagePlace):
    """Brings a step on the food track (SA-24)."""

    def resolve(self, s: StoneAge, seat: i64, workers: i64) -> None:
        gain_agriculture(s, seat)

    def preview(self, s: StoneAge, seat: i64, workers: int) -> dict[str, Any]:
        return {"gain": odds.of_agriculture(s.seats[seat])}


class CardSlot(SinglePlace):
    """The card in one of the four slots may be bought by whoever stands on it (SA-28)."""

    def __init__(self, slot: int) -> None:
        super().__init__(CARD + slot, NOTHING_THERE)
        self.slot: Final[i64] = slot

    def resolve(self, s: StoneAge, seat: i64, workers: i64) -> None:
        offer_card(s, seat, self.slot)

    def preview(self, s: StoneAge, seat: i64, workers: int) -> dict[str, Any]:
        return odds.of_card(s.seats[seat], s.slots[self.slot], int(self.slot) + 1)

    def affordable(self, s: StoneAge, seat: i64) -> bool:
        return s.seats[seat].resources() > self.slot


class BuildingStack(SinglePlace):
    """The visible building of a stack may be bought by whoever stands on it (SA-44)."""

    def __init__(self, stack: int) -> None:
        super().__init__(BUILDING + stack, NOTHING_THERE)
        self.stack: Final[i64] = stack

    def resolve(self, s: StoneAge, seat: i64, workers: i64) -> None:
        offer_building(s, seat, self.stack)

    def preview(self, s: StoneAge, seat: i64, workers: int) -> dict[str, Any]:
        return odds.of_building(s.tops[self.stack])

    def affordable(self, s: StoneAge, seat: i64) -> bool:
        return may_buy(s, seat, self.stack)


def places_for(players: int) -> list[Place]:
    """The places of a table, by their numbers; there are as many stacks of buildings as players (SA-3)."""
    places: list[Place] = [HuntingGrounds(players)]
    for resource in range(4):
        places.append(GatheringPlace(resource, players))
    places.extend([ToolMaker(TOOL_MAKER), Hut(HUT), Field(FIELD)])
    for slot in range(4):
        places.append(CardSlot(slot))
    for stack in range(players):
        places.append(BuildingStack(stack))
    return places


BOARDS: Final[list[list[Place]]] = [places_for(players) for players in range(MOST_PLAYERS + 1)]
"""The places for every number of players; positions share them."""

# ---- all placements of a seat --------------------------------------------------------------------------------------

ROLLING_PLACES: Final[list[list[RollingPlace]]] = [
    [place for place in board if isinstance(place, RollingPlace)] for board in BOARDS
]

VILLAGE: Final = 0b1110_0000
"""The places of the village, as bits."""

SINGLES_FOR: Final[list[int]] = [
    set_with([place for place in range(TOOL_MAKER, PLACES) if NEEDS[place] <= home]) for home in range(MOST_WORKERS + 1)
]
"""The places for one player to which so many workers at home could go, as bits."""

SINGLE_PLACEMENTS: Final[list[list[int]]] = [
    [FIRST_PLACEMENT[place] for place in range(TOOL_MAKER, PLACES) if has(places << TOOL_MAKER, place)]
    for places in range(1 << (PLACES - TOOL_MAKER))
]
"""The actions of every set of places for one player, as bits from the tool maker on."""


def open_singles(s: StoneAge) -> i64:
    """The places for one player to which somebody may still come this round, as bits.

    Nobody stands there, and there is a card or a building. With two or three players only two of the three places of
    the village are taken in a round (SA-16).
    """
    taken = s.occupied()
    places: i64 = VILLAGE
    if s.players < 4 and count_bits(taken & VILLAGE) >= 2:
        places = 0
    place = bit(CARD)
    for card in s.slots:
        if card >= 0:
            places |= place
        place <<= 1
    place = bit(BUILDING)
    for tile in s.tops:
        if tile >= 0:
            places |= place
        place <<= 1
    return places & ~taken


def hands(s: StoneAge, seat: i64) -> i64:
    """The workers that a seat may place: never more than a player can own, be the position one that no game reaches."""
    home = s.seats[seat].home
    return home if home < MOST_WORKERS else MOST_WORKERS


def singles_for(s: StoneAge, home: i64) -> i64:
    """Those of them to which a seat with so many workers at home may come."""
    return open_singles(s) & SINGLES_FOR[home] if home > 0 else 0


def can_place(s: StoneAge, seat: i64) -> bool:
    """Whether a seat has an unplaced worker and somewhere to put it (SA-10, SA-11)."""
    home = s.seats[seat].home
    if home == 0:
        return False
    return count_placements(s, seat, 1) > 0


def offer_placements(s: StoneAge, seat: i64, out: list[int]) -> None:
    """Append all that a seat may do with its workers at home (SA-9)."""
    home = hands(s, seat)
    for place in ROLLING_PLACES[s.players]:
        most = place.most(s, seat, home)
        if most:
            out.extend(place.placements[most])
    out.extend(SINGLE_PLACEMENTS[singles_for(s, home) >> TOOL_MAKER])


def count_placements(s: StoneAge, seat: i64, enough: i64) -> i64:
    """How many placements `offer_placements` would append; whoever asks for `enough` does not mind how many more."""
    home = hands(s, seat)
    count: i64 = 0
    for place in ROLLING_PLACES[s.players]:
        count += place.most(s, seat, home)
        if count >= enough:
            return count
    return count + count_bits(singles_for(s, home))


def nth_placement(s: StoneAge, seat: i64, number: i64) -> int:
    """The placement at this place of what `offer_placements` would append."""
    home = hands(s, seat)
    for place in ROLLING_PLACES[s.players]:
        most = place.most(s, seat, home)
        if number < most:
            return place.placements[most][number]
        number -= most
    return SINGLE_PLACEMENTS[singles_for(s, home) >> TOOL_MAKER][number]
