"""Phase 1: placing workers (SA-9 to SA-18)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.dealer import Stream
from epoka.core.ids import ASK
from epoka.core.refusal import Refusal
from epoka.core.step import Step
from epoka.games.stoneage.board import can_place, count_placements, nth_placement, offer_placements
from epoka.games.stoneage.notation import PLACEMENT_PLACE, PLACEMENT_WORKERS, RESOLVE
from epoka.games.stoneage.places import MOST_PLAYERS, NAMES
from epoka.games.stoneage.state import StoneAge

ALL_PLACEMENTS: Final = len(PLACEMENT_PLACE) + 1
"""More placements than there are."""


def next_placement(s: StoneAge, seat: i64) -> None:
    """Ask the first seat from `seat` on that can place; where nobody can, the phase is over (SA-11, SA-18)."""
    for ahead in range(s.players):
        candidate = s.seat_after(seat, ahead)
        if can_place(s, candidate):
            s.push(PLACE_WORKERS[candidate])
            return


class PlaceWorkers(Step[StoneAge]):
    """One player puts workers on one place, be it one card or one building (SA-9, SA-14)."""

    def forced(self, s: StoneAge) -> i64:
        return ASK if count_placements(s, self.seat, 2) > 1 else super().forced(s)

    def random_choice(self, s: StoneAge, numbers: Stream) -> int:
        count = count_placements(s, self.seat, ALL_PLACEMENTS)
        return nth_placement(s, self.seat, numbers.below(count))

    def actions(self, s: StoneAge, out: list[int]) -> None:
        offer_placements(s, self.seat, out)

    def act(self, s: StoneAge, action: i64) -> None:
        place, workers = PLACEMENT_PLACE[action], PLACEMENT_WORKERS[action]
        s.send(self.seat, place, workers)
        if s.listening:
            s.tell("placed", {"seat": int(self.seat), "place": NAMES[place], "workers": workers})
        next_placement(s, s.seat_after(self.seat))

    def prompt(self, s: StoneAge) -> tuple[str, dict[str, Any]]:
        return "place-workers", {"home": int(s.seats[self.seat].home)}

    def preview(self, s: StoneAge, action: int) -> dict[str, Any]:
        place, workers = PLACEMENT_PLACE[action], PLACEMENT_WORKERS[action]
        already = s.seats[self.seat].placed[place]  # hunters that were there before roll as well (SA-13)
        return s.places[place].preview(s, self.seat, already + workers)

    def refuse(self, s: StoneAge, action: int) -> Refusal:
        if action >= RESOLVE:
            return Refusal("placing-now", "SA-9")
        place, workers = PLACEMENT_PLACE[action], PLACEMENT_WORKERS[action]
        if place >= len(s.places):
            return Refusal("stack-not-in-game", "SA-3", {"place": NAMES[place], "players": s.players})
        refusal = s.places[place].refusal(s, self.seat, workers)
        assert refusal is not None, "only what is not offered is refused"
        return refusal


PLACE_WORKERS: Final[list[PlaceWorkers]] = [PlaceWorkers(seat) for seat in range(MOST_PLAYERS)]
"""Steps are immutable, so that those of every turn are made once."""
