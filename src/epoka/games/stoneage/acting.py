"""Phase 2: each player in turn resolves all his places, in any order (SA-19 to SA-27)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.bits import count_bits, nth_member, offer_members
from epoka.core.dealer import Stream
from epoka.core.ids import ASK, GO
from epoka.core.refusal import Refusal
from epoka.core.step import Step
from epoka.games.stoneage.gains import preview_redeem, redeem
from epoka.games.stoneage.notation import PAIRS, REDEEM, RESOLVE, RETURN
from epoka.games.stoneage.places import NAMES
from epoka.games.stoneage.state import StoneAge


class ResolvePlaces(Step[StoneAge]):
    """A player chooses which of his places comes next, until all his workers are home."""

    def forced(self, s: StoneAge) -> i64:
        standing = s.seats[self.seat].standing
        if not standing:
            return GO
        place = s.unasked_place(self.seat, standing)
        return RESOLVE + place if place >= 0 else ASK

    def random_choice(self, s: StoneAge, numbers: Stream) -> int:
        player = s.seats[self.seat]
        if player.two_resources or s.rules.optional_actions:
            return super().random_choice(s, numbers)
        standing = player.standing
        return RESOLVE + int(nth_member(standing, numbers.below(count_bits(standing))))

    def actions(self, s: StoneAge, out: list[int]) -> None:
        player = s.seats[self.seat]
        offer_members(player.standing, RESOLVE, out)
        if s.rules.optional_actions:
            offer_members(player.standing, RETURN, out)
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
            workers = s.take_home(self.seat, action - RETURN)
            if s.listening:
                s.tell("returned", {"seat": int(self.seat), "place": NAMES[action - RETURN], "workers": int(workers)})
        else:
            place = action - RESOLVE
            s.places[place].resolve(s, self.seat, s.take_home(self.seat, place))

    def prompt(self, s: StoneAge) -> tuple[str, dict[str, Any]]:
        placed = s.seats[self.seat].placed
        return "resolve-places", {"places": len([1 for workers in placed if workers])}

    def preview(self, s: StoneAge, action: int) -> dict[str, Any]:
        if action >= REDEEM:
            return preview_redeem(action)
        if action >= RETURN:
            return {}
        place = action - RESOLVE
        player = s.seats[self.seat]
        shown = s.places[place].preview(s, self.seat, player.placed[place])
        if s.places[place].affordable(s, self.seat):
            return shown
        return {**shown, "forfeits": True, **s.then(self.seat, player.standing & ~(1 << place))}

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
