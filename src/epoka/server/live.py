"""A table in memory: who may do what at it, who listens, and what everybody is told."""

from __future__ import annotations

import asyncio
from typing import Protocol

from epoka.server.errors import Refused, no_right, not_host, not_yours, wrong_token
from epoka.server.limits import Tally
from epoka.server.messages import FromServer
from epoka.server.seats import Visitor
from epoka.server.store import WATCHER, Chair, Standing
from epoka.server.table import Table
from epoka.server.telling import Telling

SHUT_OUT = 4403
"""Closes a socket: its seat, or every right of its browser, is gone."""
PRESENCE_SECONDS = 0.25


class Listener(Protocol):
    """Whoever wants to hear what happens at a table: a socket."""

    guest: str
    seat: int | None
    knows: str
    """The table as it was last told, see `Live.shown`."""

    def news(self, live: Live, since: int) -> None: ...

    def table_changed(self, live: Live) -> None: ...

    def send(self, message: FromServer) -> None: ...

    def end(self, code: int) -> None: ...


class Live:
    """A table in memory, who may do what at it, and who listens."""

    def __init__(self, table: Table, host: str, chairs: list[Chair]) -> None:
        self.table = table
        self.host = host
        self.chairs: dict[int, Chair] = {}
        self._seats: dict[str, list[int]] = {}
        """The seats of each guest, the watchers' among them."""
        self.listeners: set[Listener] = set()
        self._looking = Tally()
        """How many listeners each guest has."""
        self._telling: asyncio.TimerHandle | None = None
        """Comings and goings wait here to be told together."""
        self.forgiven = 0.0
        """Before this moment nobody is late: the clock was set."""
        self.lock = asyncio.Lock()
        self.used = 0.0
        self.noted: Standing | None = None
        """How the store has it that the table stands, and since when."""
        self.noted_at = 0.0
        self.snapped = 0
        """The event whose position the store has as a snapshot."""
        self.driver: asyncio.Task[None] | None = None
        """The task that lets bots play here."""
        self.failures: dict[int, int] = {}
        """How often the bot of a seat has failed."""
        self._news: Telling | None = None
        """What is being told."""
        self.told_texts: dict[object, bytes] = {}
        """The table as text, while it is being told: it is the same for all who have the same rights."""
        self.reseat(chairs)

    # ---- rights ---------------------------------------------------------------------------------------------------

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat for seat in self._seats.get(guest or "", ()) if seat != WATCHER]

    def watches(self, guest: str | None) -> bool:
        return WATCHER in self._seats.get(guest or "", ())

    def is_host(self, guest: str | None) -> bool:
        return guest is not None and guest == self.host

    def held_by_others(self, guest: str) -> bool:
        """Whether anybody but this guest holds a seat."""
        return any(other != guest for seat in self.chairs if seat != WATCHER for other in self.chairs[seat].guests)

    def admit(self, visitor: Visitor) -> str:
        """The guest, if this browser has anything to do with the table."""
        guest = visitor.guest
        if guest is None and visitor.problem:
            message = "The cookie of this browser has expired or is damaged; open the link you were given again."
            raise Refused(401, visitor.problem, message)
        if guest is None or not self.has_right(guest):
            raise wrong_token() if visitor.program else no_right()
        return guest

    def has_right(self, guest: str) -> bool:
        """Whether a guest holds a seat here, watches or is the host."""
        return guest in self._seats or self.is_host(guest)

    def admit_seat(self, visitor: Visitor, seat: int | None) -> None:
        """Refuse whoever may not see what this seat sees; None is a spectator."""
        guest = self.admit(visitor)
        if seat is not None and seat not in self.seats_of(guest):
            raise not_yours(seat)

    def admit_reader(self, visitor: Visitor, seat: int | None = None) -> None:
        """Refuse whoever may not look at the game: a finished one may be open to anybody, as a spectator."""
        if seat is not None or not (self.table.public and self.table.state.over):
            self.admit_seat(visitor, seat)

    def admit_host(self, visitor: Visitor) -> str:
        guest = self.admit(visitor)
        if not self.is_host(guest):
            raise not_host()
        return guest

    def online(self, seat: int) -> bool:
        """Whether somebody who holds the seat is looking; bots always are."""
        if self.table.places[seat].kind == "bot":
            return True
        return any(guest in self._looking for guest in self.chairs[seat].guests)

    def watchers(self) -> int:
        """How many browsers without a seat are looking on."""
        return len({listener.guest for listener in self.listeners if not self.seats_of(listener.guest)})

    def due(self) -> float | None:
        """When the present decision runs out."""
        due = self.table.due()
        return None if due is None else max(due, self.forgiven)

    def reseat(self, chairs: list[Chair]) -> None:
        """Other people hold these seats from now on. Who loses the seat shown by it, or every right, is let go."""
        self.chairs.update((chair.seat, chair) for chair in chairs)
        self._seats = {}
        for seat, chair in self.chairs.items():
            for guest in chair.guests:
                self._seats.setdefault(guest, []).append(seat)
        for listener in list(self.listeners):
            shown = listener.seat is None or listener.seat in self.seats_of(listener.guest)
            if not (shown and self.has_right(listener.guest)):
                listener.end(SHUT_OUT)

    def forgive(self, moment: float) -> None:
        """Running decisions get their time anew from this moment on."""
        face = self.table.clock
        self.forgiven = moment + (0 if face is None else max(map(face.left, range(self.table.players))))

    # ---- telling --------------------------------------------------------------------------------------------------

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._looking.add(listener.guest)
        self._tell_presence_soon()

    def leave(self, listener: Listener) -> None:
        """Once more does no harm."""
        if listener not in self.listeners:
            return
        self.listeners.discard(listener)
        self._looking.remove(listener.guest)
        self._tell_presence_soon()

    def _tell_presence_soon(self) -> None:
        """Who comes and goes within a moment is told once, and who only reloads a page not at all."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self.publish_table)

    def publish(self, since: int) -> None:
        """Tell everybody what has happened after event `since`."""
        self._news = Telling(self.table, since)
        for listener in list(self.listeners):
            listener.news(self, since)
        self.publish_table()
        self._news = None
        self.table.forget_public()

    def news_text(self, seat: int | None, since: int) -> bytes:
        """What a seat is told after events; the same text for all its sockets."""
        return (self._news or Telling(self.table, since)).text(seat)

    def publish_table(self) -> None:
        """Tell everybody about the table itself who does not know it as it is."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        shown = self.shown()
        for listener in list(self.listeners):
            if listener.knows != shown:
                listener.knows = shown
                listener.table_changed(self)
        self.told_texts.clear()

    def shown(self) -> str:
        """All of the table itself whose change is told, for comparing."""
        table = self.table
        online = [self.online(seat) for seat in range(table.players)]
        looking = (online, self.watchers())
        choices = (len(table.hints), table.public, table.chat, table.gathering, sorted(table.ready), table.listed)
        timed = (self.due(), vars(table.clock) if table.clock else None)
        return repr((self.host, table.places, looking, table.status, table.wish, table.rematch, timed, choices))
