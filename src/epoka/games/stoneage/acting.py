"""Phase 2: each player in turn resolves all his places, in any order (SA-19 to SA-27)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.ids import GO
from epoka.core.refusal import Refusal
from epoka.core.step import Step
from epoka.games.stoneage.gains import preview_redeem, redeem
from epoka.games.stoneage.notation import PAIRS, REDEEM, RESOLVE, RETURN
from epoka.games.stoneage.places import NAMES, PLACES
from epoka.games.stoneage.state import StoneAge


class ResolvePlaces(Step[StoneAge]):
    """A player chooses which of his places comes next, until all his workers are home."""

    def forced(self, s: StoneAge) -> i64:
        player = s.seats[self.seat]
        left: i64 = 0
        place: i64 = 0
        number: i64 = 0
        for workers in player.placed:
            if workers:
                left += 1
                place = number
            number += 1
        if left == 0:
            return GO
        if left == 1 and not player.two_resources and not s.rules.optional_actions:
            return RESOLVE + place
        return super().forced(s)

    def actions(self, s: StoneAge, out: list[int]) -> None:
        player = s.seats[self.seat]
        placed = player.placed
        for place in range(PLACES):
            if placed[place]:
                out.append(RESOLVE + place)
        if s.rules.optional_actions:
            for place in range(PLACES):
                if placed[place]:
                    out.append(RETURN + place)
        if player.two_resources:
            for pair in range(len(PAIRS)):
                out.append(REDEEM + pair)

    def act(self, s: StoneAge, action: i64) -> None:
        if action == GO:
            return
        s.push(self)
        if action >= REDEEM:
            redeem(s, self.seat, action)
        elif action >= RETURN:
            workers = take_home(s, self.seat, action - RETURN)
            if s.listening:
                s.tell("returned", {"seat": int(self.seat), "place": NAMES[action - RETURN], "workers": int(workers)})
        else:
            place = action - RESOLVE
            s.places[place].resolve(s, self.seat, take_home(s, self.seat, place))

    def prompt(self, s: StoneAge) -> tuple[str, dict[str, Any]]:
        placed = s.seats[self.seat].placed
        return "resolve-places", {"places": len([1 for workers in placed if workers])}

    def preview(self, s: StoneAge, action: int) -> dict[str, Any]:
        if action >= REDEEM:
            return preview_redeem(action)
        if action >= RETURN:
            return {}
        place = action - RESOLVE
        return s.places[place].preview(s, self.seat, s.seats[self.seat].placed[place])

    def refuse(self, s: StoneAge, action: int) -> Refusal:
        if RESOLVE <= action < RETURN:
            return Refusal("nobody-there", "SA-19", {"place": NAMES[action - RESOLVE]})
        if RETURN <= action < REDEEM:
            if not s.rules.optional_actions:
                return Refusal("actions-compulsory", "SA-19")
            return Refusal("nobody-there", "SA-19", {"place": NAMES[action - RETURN]})
        if REDEEM <= action < REDEEM + len(PAIRS):
            return Refusal("no-two-resources-card", "SA-42")
        return Refusal("acting-now", "SA-19")


def take_home(s: StoneAge, seat: i64, place: i64) -> i64:
    """The workers of a place return to the player board (SA-20)."""
    player = s.seats[seat]
    workers: i64 = player.placed[place]
    player.placed[place] = 0
    player.home += workers
    s.crowd[place] -= workers
    return workers
