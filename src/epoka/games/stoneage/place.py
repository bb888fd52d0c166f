"""One place of the board: who may come and why not (SA-12, SA-13, SA-16, SA-17); each kind has its class in `board`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.games.stoneage.places import NAMES, NEEDS

if TYPE_CHECKING:
    from epoka.games.stoneage.state import StoneAge

FREE: Final = 99
"""Room where nothing limits the number of workers."""

# Why workers may not come to a place, as `Place.room` and `Place.closed` answer it; `Place.reason` puts it into words.
OPEN: Final = 0
ALREADY_THERE: Final = -1
ENOUGH_PLAYERS: Final = -2
NO_RINGS: Final = -3
TAKEN: Final = -4
VILLAGE_CLOSED: Final = -5
NOTHING_THERE: Final = -6


class Place:
    """One place that takes workers, at a table of a certain number of players.

    `rings` is how many workers fit (0: any number), `needs` how many come at once (0: one or more), `most_players` how
    many players may stand there together.
    """

    def __init__(self, number: int, rings: int, most_players: int) -> None:
        self.number: Final[i64] = number
        self.name: Final = NAMES[number]
        self.needs: Final[i64] = NEEDS[number]
        self.rings: Final[i64] = rings
        self.most_players: Final[i64] = most_players

    # ---- placing --------------------------------------------------------------------------------------------------

    def closed(self, s: StoneAge) -> i64:
        """Why nobody may come here any more this round, or OPEN."""
        return OPEN

    def room(self, s: StoneAge, seat: i64) -> i64:
        """How many workers a seat could put here, were it to have any number; below zero the reason why none."""
        raise NotImplementedError

    def takes(self, s: StoneAge, seat: i64, home: i64) -> bool:
        """Whether a seat with so many workers at home could put any of them here."""
        return home >= self.needs and self.room(s, seat) > 0

    def refusal(self, s: StoneAge, seat: i64, workers: int) -> Refusal | None:
        """Why a seat may not put so many workers here, or None."""
        room = self.room(s, seat)
        if room < 0:
            return self.reason(s, room)
        if workers > room:
            return self.reason(s, NO_RINGS)
        home = int(s.seats[seat].home)
        if workers > home:
            return Refusal("too-few-workers", "SA-12" if self.needs > 1 else "SA-9", {"wanted": workers, "home": home})
        return None

    def reason(self, s: StoneAge, reason: i64) -> Refusal:
        """The refusal for what `room` or `closed` has answered."""
        place = self.name
        if reason == ALREADY_THERE:
            return Refusal("already-there", "SA-13", {"place": place})
        if reason == ENOUGH_PLAYERS:
            return Refusal("enough-players-there", "SA-17", {"place": place, "players": int(self.most_players)})
        if reason == NO_RINGS:
            free = int(self.rings) - s.crowd[self.number]
            return Refusal("not-enough-rings", "SA-12", {"place": place, "free": free})
        if reason == TAKEN:
            return Refusal("place-taken", "SA-12", {"place": place, "by": s.owner_of(self.number)})
        if reason == VILLAGE_CLOSED:
            return Refusal("village-closed", "SA-16", {"place": place})
        return Refusal("nothing-there", "SA-12", {"place": place})

    # ---- acting ---------------------------------------------------------------------------------------------------

    def resolve(self, s: StoneAge, seat: i64, workers: i64) -> None:
        """Carry the place out for workers that have just been taken home."""
        raise NotImplementedError

    def preview(self, s: StoneAge, seat: i64, workers: int) -> dict[str, Any]:
        """What so many workers of a seat would bring."""
        raise NotImplementedError

    def affordable(self, s: StoneAge, seat: i64) -> bool:
        """Whether a seat could pay what the place asks now; otherwise its worker comes home with nothing."""
        return True

    # ---- for pages ------------------------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        """What is the same at every table: the place as a component."""
        return {"rings": int(self.rings), "needs": int(self.needs), "good": None, "village": False}

    def seen(self, s: StoneAge) -> dict[str, Any]:
        """What everybody sees: how many players may stand here, and why nobody else may come, if that is so."""
        reason = self.closed(s)
        if reason == OPEN:
            return {"players": int(self.most_players), "closed": None}
        why = self.reason(s, reason)
        told = {"code": why.code, "params": why.params, "rule": why.rule}
        return {"players": int(self.most_players), "closed": told}
