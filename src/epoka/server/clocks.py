"""Clocks for people: what was agreed at set-up, and where the clock of a table stands. No clock of its own, no disk.

A clock runs while somebody has to decide: from the first move of a person on, once every seat is taken, and neither in
the hours of the night nor in a pause that all have agreed to. Where it stands follows from the events of the table and
their moments alone, so that a restart changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

A_DAY = 24 * 3600.0
ON_RETURN = 60.0
"""So many seconds has whoever comes back with an empty bank, or less where a bank has less."""

Seconds = Annotated[float, Meta(ge=5, le=30 * A_DAY)]
Minute = Annotated[int, Meta(ge=0, le=1439)]
OnLate = Literal["bot", "advice", "end"]
"""When time runs out: a bot stands in, a bot advises and the table waits, the game ends without a result."""


class Night(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hours in which no clock runs, in minutes after midnight, where it is so many minutes later than in UTC."""

    begins: Minute
    ends: Minute
    zone: Annotated[int, Meta(ge=-720, le=840)] = 0

    @property
    def length(self) -> float:
        """Seconds of a night; none where it begins when it ends."""
        return (self.ends - self.begins) % 1440 * 60.0

    def since(self, moment: float) -> float:
        """Seconds since the last night began."""
        return (moment + self.zone * 60 - self.begins * 60) % A_DAY


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was chosen when the table was set up."""

    seconds: Seconds
    """For a decision; with a bank, what everybody has at the start."""
    bank: bool = False
    """Whether each has a bank of time for the whole game."""
    increment: Annotated[float, Meta(ge=0, le=A_DAY)] = 0.0
    """Seconds that a gesture adds to the bank."""
    night: Night | None = None
    on_late: OnLate = "bot"
    finish: bool = False
    """Whether bots go on when no person is left."""

    def elapsed(self, since: float, until: float) -> float:
        """Seconds between two moments, without those of the nights."""
        if until <= since:
            return 0.0
        night = self.night
        if night is None or not night.length:
            return until - since
        return until - since - (nights(night, until) - nights(night, since))

    def moment_after(self, since: float, seconds: float) -> float:
        """When so many seconds will have passed, nights not counted."""
        night = self.night
        if night is None or not night.length:
            return since + seconds
        into = night.since(since)
        start = since if into >= night.length else since + night.length - into
        day = A_DAY - night.length
        left = A_DAY - night.since(start)
        if seconds <= left:
            return start + seconds
        whole, rest = divmod(seconds - left, day)
        if not rest:  # at the very end of a day, not after the night that follows
            whole, rest = whole - 1, day
        return start + left + whole * A_DAY + night.length + rest

    def sleeps(self, moment: float) -> bool:
        return self.night is not None and self.night.since(moment) < self.night.length


def nights(night: Night, moment: float) -> float:
    """Seconds of all nights until a moment, counted from a fixed one."""
    whole, into = divmod(moment + night.zone * 60 - night.begins * 60, A_DAY)
    return whole * night.length + min(into, night.length)


class PauseWish(msgspec.Struct):
    """Somebody asks the others for a pause."""

    by: int
    days: int | None
    waiting: list[int]


class ClockFace:
    """Where the clock of one table stands."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.banks = [clock.seconds] * seats
        """What each seat has left; changed by those who decide."""
        self.begun = False
        """Whether a person has made a move."""
        self.complete = False
        """Whether nobody is waited for any more."""
        self.since = 0.0
        """From when on the present decision counts."""
        self.spent = 0.0
        """What was used for it before a pause."""
        self.paused: float | None = None
        """When the pause began."""
        self.until: float | None = None
        """When it ends by itself."""
        self.wish: PauseWish | None = None
        self.late: set[int] = set()
        """The seats that have run out of time and are waited for all the same."""

    @property
    def runs(self) -> bool:
        """Whether it runs at all, nights aside."""
        return self.begun and self.complete and (self.paused is None or self.until is not None)

    def left(self, seat: int) -> float:
        """What a seat has for the decision, at its beginning."""
        return self.banks[seat] if self.clock.bank else self.clock.seconds

    def due(self, seat: int) -> float | None:
        """When the time of a seat runs out."""
        if not self.runs or seat in self.late:
            return None
        return self.clock.moment_after(max(self.since, self.until or 0.0), max(0.0, self.left(seat) - self.spent))

    def asleep(self, moment: float) -> bool:
        """Whether a pause holds at this moment."""
        return self.paused is not None and (self.until is None or moment < self.until)

    # ---- what happens ---------------------------------------------------------------------------------------------

    def used(self, moment: float) -> float:
        """What has been used for the present decision."""
        if not (self.begun and self.complete):
            return 0.0
        if self.paused is None:
            return self.spent + self.clock.elapsed(self.since, moment)
        if self.until is None or moment <= self.until:
            return self.spent
        return self.spent + self.clock.elapsed(max(self.since, self.until), moment)

    def decided(self, seat: int, moment: float) -> None:
        """A seat has made its decision."""
        self.late.discard(seat)
        if self.clock.bank:
            left = max(0.0, self.banks[seat] - self.used(moment))
            self.banks[seat] = left + (self.clock.increment if self.begun else 0.0)

    def taken_back(self, seat: int, gestures: int) -> None:
        """What so many gestures of a seat had added goes with them."""
        if self.clock.bank:
            self.banks[seat] = max(0.0, self.banks[seat] - gestures * self.clock.increment)

    def restart(self, moment: float) -> None:
        """The next decision counts from here."""
        self.since, self.spent = moment, 0.0
        if self.until is not None and moment >= self.until:
            self.paused = self.until = None

    def returned(self, seat: int) -> None:
        self.late.discard(seat)
        if self.clock.bank:
            self.banks[seat] = max(self.banks[seat], min(ON_RETURN, self.clock.seconds))

    def pause(self, moment: float, days: int | None) -> None:
        self.spent, self.wish = self.used(moment), None
        self.since, self.paused = moment, moment
        self.until = None if days is None else moment + days * A_DAY

    def resume(self, moment: float) -> None:
        self.spent = self.used(moment)
        self.since, self.paused, self.until = moment, None, None


def clock_of(data: dict[str, Any]) -> Clock | None:
    """The clock of the first event of a table; tables of older versions know a time for each decision only."""
    if data.get("clock") is not None:
        return msgspec.convert(data["clock"], Clock)
    return Clock(data["deadline"]) if data["deadline"] is not None else None
