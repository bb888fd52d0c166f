"""The places of the board: who may come to each, what it offers and what it brings (SA-12 to SA-17, SA-22 to SA-27)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.games.stoneage import odds
from epoka.games.stoneage.buildings import offer_building
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
from epoka.games.stoneage.places import BUILDING, CARD, FIELD, FOREST, HUNT, HUT, NEEDS, RINGS, TOOL_MAKER
from epoka.games.stoneage.rolling import Roll, good_name
from epoka.games.stoneage.state import StoneAge
from epoka.games.stoneage.tools import gain_tool


class RollingPlace(Place):
    """Hunting and gathering: a die for every worker, the sum divided for the good (SA-25, SA-27)."""

    def __init__(self, number: int, rings: int, most_players: int, target: int) -> None:
        super().__init__(number, rings, most_players)
        self.target: Final[i64] = target

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
        if s.seats[seat].placed[HUNT] and not s.rules.hunting_repeat:
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
        if s.seats[seat].placed[self.number]:
            return ALREADY_THERE
        reason = self.closed(s)
        return RINGS - s.crowd[self.number] if reason == OPEN else reason


class SinglePlace(Place):
    """A place for one player, who comes with the exact number of workers (SA-12)."""

    def __init__(self, number: int) -> None:
        super().__init__(number, NEEDS[number], 1)
        self.first: Final = FIRST_PLACEMENT[number]

    def room(self, s: StoneAge, seat: i64) -> i64:
        reason = self.closed(s)
        return self.needs if reason == OPEN else reason

    def takes(self, s: StoneAge, seat: i64, home: i64) -> bool:
        return home >= self.needs and self.closed(s) == OPEN

    def offer(self, s: StoneAge, seat: i64, home: i64, out: list[int]) -> None:
        if self.takes(s, seat, home):
            out.append(self.first)


class VillagePlace(SinglePlace):
    """With two or three players only two of the three places of the village are taken in a round (SA-16)."""

    def __init__(self, number: int, players: int) -> None:
        super().__init__(number)
        self.most_taken: Final[i64] = 2 if players < 4 else 3

    def closed(self, s: StoneAge) -> i64:
        if s.crowd[self.number]:
            return TAKEN
        taken: i64 = 0
        for place in range(TOOL_MAKER, CARD):
            if s.crowd[place]:
                taken += 1
        return VILLAGE_CLOSED if taken >= self.most_taken else OPEN

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
        super().__init__(CARD + slot)
        self.slot: Final[i64] = slot

    def closed(self, s: StoneAge) -> i64:
        if s.crowd[self.number]:
            return TAKEN
        return OPEN if s.slots[self.slot] >= 0 else NOTHING_THERE

    def resolve(self, s: StoneAge, seat: i64, workers: i64) -> None:
        offer_card(s, seat, self.slot)

    def preview(self, s: StoneAge, seat: i64, workers: int) -> dict[str, Any]:
        return odds.of_card(s.seats[seat], s.slots[self.slot], int(self.slot) + 1)


class BuildingStack(SinglePlace):
    """The visible building of a stack may be bought by whoever stands on it (SA-44)."""

    def __init__(self, stack: int) -> None:
        super().__init__(BUILDING + stack)
        self.stack: Final[i64] = stack

    def closed(self, s: StoneAge) -> i64:
        if s.crowd[self.number]:
            return TAKEN
        return OPEN if s.tops[self.stack] >= 0 else NOTHING_THERE

    def resolve(self, s: StoneAge, seat: i64, workers: i64) -> None:
        offer_building(s, seat, self.stack)

    def preview(self, s: StoneAge, seat: i64, workers: int) -> dict[str, Any]:
        return odds.of_building(s.tops[self.stack])


def places_for(players: int) -> list[Place]:
    """The places of a table, by their numbers; there are as many stacks of buildings as players (SA-3)."""
    places: list[Place] = [HuntingGrounds(players)]
    for resource in range(4):
        places.append(GatheringPlace(resource, players))
    places.extend([ToolMaker(TOOL_MAKER, players), Hut(HUT, players), Field(FIELD, players)])
    for slot in range(4):
        places.append(CardSlot(slot))
    for stack in range(players):
        places.append(BuildingStack(stack))
    return places


BOARDS: Final[list[list[Place]]] = [places_for(players) for players in range(5)]
"""The places for every number of players; positions share them."""
