"""Phase 1: placing workers (SA-9 to SA-18)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.core.step import Step
from epoka.games.stoneage import odds
from epoka.games.stoneage.notation import FIRST_PLACEMENT, PLACEMENT_PLACE, PLACEMENT_WORKERS, RESOLVE
from epoka.games.stoneage.places import BUILDING, CARD, FIELD, FOREST, HUNT, HUT, NAMES, NEEDS, RINGS, TOOL_MAKER
from epoka.games.stoneage.state import StoneAge

FREE: Final = 99
"""Room where nothing limits the number of workers."""


def room(s: StoneAge, seat: i64, place: i64) -> i64:
    """How many workers this seat could put on a place, were it to have any number."""
    if place == HUNT:
        return 0 if s.seats[seat].placed[HUNT] and not s.rules.hunting_repeat else FREE  # SA-13
    if place < TOOL_MAKER:
        if s.seats[seat].placed[place]:
            return 0  # SA-13
        if s.players < 4 and s.players_on(place) >= s.players - 1:
            return 0  # SA-17
        return RINGS - s.crowd[place]
    if s.crowd[place]:
        return 0
    if place < CARD:
        if s.players < 4 and village_places_taken(s) >= 2:
            return 0  # SA-16
        return NEEDS[place]
    if place < BUILDING:
        return 1 if s.slots[place - CARD] >= 0 else 0
    return 1 if place - BUILDING < s.players and s.tops[place - BUILDING] >= 0 else 0


def village_places_taken(s: StoneAge) -> i64:
    taken: i64 = 0
    for place in range(TOOL_MAKER, CARD):
        if s.crowd[place]:
            taken += 1
    return taken


def can_place(s: StoneAge, seat: i64) -> bool:
    """Whether a seat has an unplaced worker and somewhere to put it (SA-10, SA-11)."""
    home = s.seats[seat].home
    if home == 0:
        return False
    for place in range(BUILDING + s.players):
        if room(s, seat, place) >= 1 and home >= NEEDS[place]:
            return True
    return False


def next_placement(s: StoneAge, seat: i64) -> None:
    """Ask the first seat from `seat` on that can place; where nobody can, the phase is over (SA-11, SA-18)."""
    for ahead in range(s.players):
        candidate = s.seat_after(seat, ahead)
        if can_place(s, candidate):
            s.push(PlaceWorkers(candidate))
            return


class PlaceWorkers(Step[StoneAge]):
    """One player puts workers on one place, be it one card or one building (SA-9, SA-14)."""

    def actions(self, s: StoneAge, out: list[int]) -> None:
        seat = self.seat
        home = s.seats[seat].home
        for place in range(BUILDING + s.players):
            free = room(s, seat, place)
            first = FIRST_PLACEMENT[place]
            if place >= TOOL_MAKER:
                if free and home >= NEEDS[place]:
                    out.append(first)
                continue
            for workers in range(min(free, home)):
                out.append(first + int(workers))

    def act(self, s: StoneAge, action: i64) -> None:
        place, workers = PLACEMENT_PLACE[action], PLACEMENT_WORKERS[action]
        player = s.seats[self.seat]
        player.home -= workers
        player.placed[place] += workers
        s.crowd[place] += workers
        if s.listening:
            s.tell("placed", {"seat": int(self.seat), "place": NAMES[place], "workers": workers})
        next_placement(s, s.seat_after(self.seat))

    def prompt(self, s: StoneAge) -> tuple[str, dict[str, Any]]:
        return "place-workers", {"home": int(s.seats[self.seat].home)}

    def preview(self, s: StoneAge, action: int) -> dict[str, Any]:
        place, workers = PLACEMENT_PLACE[action], PLACEMENT_WORKERS[action]
        already = s.seats[self.seat].placed[place]  # hunters that were there before roll as well (SA-13)
        return odds.of_place(s, int(self.seat), place, already + workers)

    def refuse(self, s: StoneAge, action: int) -> Refusal:
        if action >= RESOLVE:
            return Refusal("placing-now", "SA-9")
        place, workers = PLACEMENT_PLACE[action], PLACEMENT_WORKERS[action]
        player = s.seats[self.seat]
        name = NAMES[place]
        if place < TOOL_MAKER and player.placed[place] and not (place == HUNT and s.rules.hunting_repeat):
            return Refusal("already-there", "SA-13", {"place": name})
        if FOREST <= place < TOOL_MAKER:
            if s.players < 4 and s.players_on(place) >= s.players - 1:
                return Refusal("enough-players-there", "SA-17", {"place": name, "players": s.players - 1})
            if workers > RINGS - s.crowd[place]:
                return Refusal("not-enough-rings", "SA-12", {"place": name, "free": RINGS - s.crowd[place]})
        elif place >= BUILDING and place - BUILDING >= s.players:
            return Refusal("stack-not-in-game", "SA-3", {"place": name, "players": s.players})
        elif place >= TOOL_MAKER and s.crowd[place]:
            return Refusal("place-taken", "SA-12", {"place": name, "by": s.owner_of(place)})
        elif TOOL_MAKER <= place <= FIELD and s.players < 4 and village_places_taken(s) >= 2:
            return Refusal("village-closed", "SA-16", {"place": name})
        if workers > player.home:
            rule = "SA-12" if place == HUT else "SA-9"
            return Refusal("too-few-workers", rule, {"wanted": workers, "home": int(player.home)})
        return Refusal("nothing-there", "SA-12", {"place": name})
