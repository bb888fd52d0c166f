"""The course of the game: rounds, their phases, the new round and the end (SA-8, SA-58 to SA-64)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.step import Procedure, Step, TableProcedure
from epoka.core.uniform import RandomStarter
from epoka.games.stoneage.acting import ResolvePlaces
from epoka.games.stoneage.cards import DealCard, take_deferred_dice
from epoka.games.stoneage.components import SLOTS, WOOD
from epoka.games.stoneage.feeding import Feed, ReadyToFeed
from epoka.games.stoneage.notation import STARTER
from epoka.games.stoneage.places import MOST_PLAYERS
from epoka.games.stoneage.placing import next_placement
from epoka.games.stoneage.state import StoneAge


class Starter(RandomStarter[StoneAge]):
    """Who begins, where that is left to chance (SA-6)."""

    def __init__(self) -> None:
        super().__init__(STARTER)

    def begin(self, s: StoneAge, seat: i64) -> None:
        s.first = seat


class Round(TableProcedure[StoneAge]):
    """A round: placing, then every player's actions, then everybody's feeding (SA-8)."""

    def act(self, s: StoneAge, action: i64) -> None:
        s.round += 1
        if s.listening:
            s.tell("round", {"round": int(s.round), "seat": int(s.first)})
        s.push(END_OF_ROUND)
        deferred = s.rules.dice_choice_deferred
        order = s.seats_from(s.first)
        s.push_all([READY_TO_FEED[seat] if deferred else FEED[seat] for seat in order])
        s.push_all([TURN[seat] if deferred else RESOLVE_PLACES[seat] for seat in order])
        next_placement(s, s.first)


class Turn(Procedure[StoneAge]):
    """With `dice_choice_deferred` a player's actions begin with the dice he is owed."""

    def act(self, s: StoneAge, action: i64) -> None:
        s.push(ResolvePlaces(self.seat))
        take_deferred_dice(s, self.seat)


class EndOfRound(TableProcedure[StoneAge]):
    """The end by buildings, then the steps to the next round, or the end by cards (SA-58 to SA-64)."""

    def act(self, s: StoneAge, action: i64) -> None:
        s.deferred = []
        s.ended_by_buildings = 0 in s.heights  # SA-63
        s.ended_by_cards = s.deck.size() < s.free_slots()  # SA-62
        if s.ended_by_buildings or s.ended_by_cards:
            finish(s)  # SA-64
            return
        s.first = s.seat_after(s.first)  # SA-58
        for player in s.seats:
            player.used = 0  # SA-52, SA-60
        slide(s)
        s.push(ROUND)  # SA-61
        s.push_all([DEAL_CARD[slot] for slot in range(SLOTS) if s.slots[slot] < 0])


def slide(s: StoneAge) -> None:
    """The remaining cards move to the cheapest slots, keeping their order (SA-59)."""
    left = [card for card in s.slots if card >= 0]
    s.slots = left + [-1] * (SLOTS - len(left))


def finish(s: StoneAge) -> None:
    """Before the final scoring an open card of SA-42 turns into two resources, worth a point each whatever they are."""
    for seat in range(s.players):
        player = s.seats[seat]
        if player.two_resources:
            player.two_resources = False
            player.goods[WOOD] += 2
            if s.listening:
                s.tell("redeemed-at-end", {"seat": seat})
    if s.listening:
        values: dict[str, Any] = {"by": "buildings"}
        if s.ended_by_cards:
            values["by"] = "both" if s.ended_by_buildings else "cards"
        s.tell("game-ends", values)


# Steps are immutable, so that those of every round are made once.
ROUND: Final = Round()
END_OF_ROUND: Final = EndOfRound()
DEAL_CARD: Final[list[Step[StoneAge]]] = [DealCard(slot) for slot in range(SLOTS)]
TURN: Final[list[Step[StoneAge]]] = [Turn(seat) for seat in range(MOST_PLAYERS)]
RESOLVE_PLACES: Final[list[Step[StoneAge]]] = [ResolvePlaces(seat) for seat in range(MOST_PLAYERS)]
READY_TO_FEED: Final[list[Step[StoneAge]]] = [ReadyToFeed(seat) for seat in range(MOST_PLAYERS)]
FEED: Final[list[Step[StoneAge]]] = [Feed(seat) for seat in range(MOST_PLAYERS)]
