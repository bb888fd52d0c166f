"""All tables that are in memory: loading by replay, committing events, telling who listens, forgetting idle ones."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

import structlog

import epoka
from epoka import State
from epoka.server.errors import Refused, no_right, not_host, not_yours, store_trouble, unknown_table
from epoka.server.metrics import Metrics
from epoka.server.seats import Visitor
from epoka.server.settings import Settings
from epoka.server.store import WATCHER, Chair, Change, Conflict, EventStore, StoreTrouble, TableEvent, TableRow
from epoka.server.table import Table

COME_BACK = 1012
"""Closes a socket: open it again, everything is as it was."""

PAUSE_TAKING_UP = 0.01
RESEATING = ("given", "standin")
"""What changes who decides for a seat."""

T = TypeVar("T")
log = structlog.get_logger()


class Listener(Protocol):
    """Whoever wants to hear what happens at a table: a socket."""

    guest: str

    def news(self, live: Live, since: int) -> None: ...

    def table_changed(self, live: Live) -> None: ...

    def end(self, code: int) -> None: ...


class Live:
    """A table in memory, who may do what at it, and who listens."""

    def __init__(self, table: Table, host: str, chairs: list[Chair]) -> None:
        self.table = table
        self.host = host
        self.chairs = {chair.seat: chair for chair in chairs}
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.used = 0.0
        self.driver: asyncio.Task[None] | None = None
        """The task that lets bots play here."""
        self.failures: dict[int, int] = {}
        """How often the bot of a seat has failed."""
        self.cached: dict[int | None, tuple[object, str]] = {}
        """The latest news of each seat as text: it is the same for all who show that seat."""
        self.told = ""
        """What the listeners know of the table itself."""

    # ---- rights ---------------------------------------------------------------------------------------------------

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat for seat in self.chairs if seat != WATCHER and guest in self.chairs[seat].guests]

    def watches(self, guest: str | None) -> bool:
        return guest in self.chairs[WATCHER].guests

    def is_host(self, guest: str | None) -> bool:
        return guest is not None and guest == self.host

    def admit(self, visitor: Visitor) -> str:
        """The guest, if this browser has anything to do with the table."""
        guest = visitor.guest
        if guest is None and visitor.problem:
            message = "The cookie of this browser has expired or is damaged; open the link you were given again."
            raise Refused(401, visitor.problem, message)
        if guest is None or not (self.seats_of(guest) or self.watches(guest) or self.is_host(guest)):
            raise no_right()
        return guest

    def admit_seat(self, visitor: Visitor, seat: int | None) -> None:
        """Refuse whoever may not see what this seat sees; None is a spectator."""
        guest = self.admit(visitor)
        if seat is not None and seat not in self.seats_of(guest):
            raise not_yours(seat)

    def admit_host(self, visitor: Visitor) -> str:
        guest = self.admit(visitor)
        if not self.is_host(guest):
            raise not_host()
        return guest

    def online(self, seat: int) -> bool:
        """Whether somebody who holds the seat is looking; bots always are."""
        if self.table.places[seat].kind == "bot":
            return True
        return any(listener.guest in self.chairs[seat].guests for listener in self.listeners)

    # ---- telling --------------------------------------------------------------------------------------------------

    def publish(self, since: int) -> None:
        """Tell everybody what has happened after event `since`."""
        for listener in list(self.listeners):
            listener.news(self, since)
        self.publish_table()

    def publish_table(self, but: Listener | None = None) -> None:
        """Tell everybody about the table itself, where anything of it has changed."""
        table = self.table
        online = [self.online(seat) for seat in range(table.players)]
        told = repr((table.places, online, table.status, table.wish, table.rematch, table.due()))
        if told != self.told:
            self.told = told
            for listener in list(self.listeners):
                if listener is not but:
                    listener.table_changed(self)


class Tables:
    """The door to every table."""

    def __init__(self, store: EventStore, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.live: dict[str, Live] = {}
        self.after_commit: Callable[[Live], None] = lambda live: None
        """Called when a position has changed: whoever lets bots play."""
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._running: set[asyncio.Task[Any]] = set()

    # ---- finding --------------------------------------------------------------------------------------------------

    async def take_up(self) -> None:
        """After a start: clocks have run on, and bots are waited for, at tables that nobody may open for long.

        One table after the other with a pause between them, so that whoever comes meanwhile is served.
        """
        try:
            waiting = await self.reading(self.store.tables_unattended())
        except Refused as error:
            log.error("running tables are not taken up", error=str(error))
            return
        for identity in waiting:
            with contextlib.suppress(Refused):  # one that cannot be loaded does not hide the others; it is in the log
                await self.get(identity)
            await asyncio.sleep(PAUSE_TAKING_UP)

    async def get(self, table: str) -> Live:
        """The table, loaded if need be; once, however many ask at the same time."""
        live = self.live.get(table)
        if live is None:
            future = self._loading.get(table)
            if future is None:
                future = asyncio.ensure_future(self._load(table))
                self._loading[table] = future
                future.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(future)
        live.used = self.settings.clock()
        return live

    async def _load(self, identity: str) -> Live:
        try:
            row = await self.store.table(identity)
            if row is None:
                raise unknown_table(identity)
            events = await self.store.events(identity)
            snapshot = await self.store.snapshot(identity)
            chairs = await self.store.chairs(identity)
        except StoreTrouble as error:
            raise store_trouble(str(error)) from error
        try:
            table = Table.load(identity, events, snapshot)
        except epoka.EpokaError as error:
            log.error("table does not load", table=identity, error=str(error))
            message = "This table was played by rules that this server no longer knows. It is kept, but cannot go on."
            raise Refused(503, "rules-changed", message) from error
        live = Live(table, row.host, chairs)
        self.live[identity] = live
        self.metrics.tables.set(len(self.live))
        self.after_commit(live)
        return live

    async def of_guest(self, guest: str, most: int = 100) -> list[Live]:
        """The tables of a guest; one that cannot be loaded does not hide the others."""
        found = []
        for identity in await self.reading(self.store.tables_of(guest, most)):
            with contextlib.suppress(Refused):
                found.append(await self.get(identity))
        return found

    async def reading(self, answer: Awaitable[T]) -> T:
        """An answer of the store, its trouble as a refusal."""
        try:
            return await answer
        except StoreTrouble as error:
            raise store_trouble(str(error)) from error

    # ---- changing -------------------------------------------------------------------------------------------------

    async def alone(self, live: Live, work: Callable[[], Awaitable[T]]) -> T:
        """Do a piece of work while nobody else changes the table, to its end even if who asked has gone."""

        async def locked() -> T:
            async with live.lock:
                return await work()

        task = asyncio.ensure_future(locked())
        self._running.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may have gone: then nobody else looks at it

    async def create(self, row: TableRow, data: dict[str, Any], after: State, chairs: list[Chair]) -> Live:
        event = TableEvent(1, "created", data, row.created)
        table = Table.begun(row.id, event, after)
        change = Change(
            table=row.id,
            expected=0,
            events=[event],
            snapshot=table.snapshot(),
            new=row,
            chairs=chairs,
            unattended=goes_on_by_itself(table, after, ["created"]),
        )
        await self._write(change)
        live = Live(table, row.host, chairs)
        live.used = self.settings.clock()
        self.live[row.id] = live
        self.metrics.tables.set(len(self.live))
        log.info("table created", table=row.id, game=table.game.name, players=table.players)
        self.after_commit(live)
        return live

    async def commit(
        self,
        live: Live,
        *happenings: tuple[str, dict[str, Any]],
        seat: int | None = None,
        message: str | None = None,
        after: State | None = None,
        chairs: list[Chair] | None = None,
        then: Callable[[], None] | None = None,
    ) -> int:
        """Write what happens to disk, then let it happen in memory, then tell everybody. Needs the table's lock.

        `after` is the position it leads to, where it changes; `message` goes with the last of the happenings; `then`
        is done before anybody is told.
        """
        table = live.table
        since, now = table.seq, self.settings.clock()
        events = [TableEvent(since + number, kind, data, now) for number, (kind, data) in enumerate(happenings, 1)]
        last = events[-1]
        events[-1] = TableEvent(last.seq, last.kind, last.data, now, seat, message)
        change = Change(
            table=table.id,
            expected=since,
            events=events,
            snapshot=None if after is None else table.snapshot(after, last.seq),
            chairs=chairs or [],
            unattended=goes_on_by_itself(table, after or table.state, [event.kind for event in events]),
        )
        try:
            await self._write(change)
            table.play_all(events)
        except Refused:
            raise
        except Exception:
            self.forget(live)  # memory and disk disagree: the disk is right
            raise
        for chair in chairs or []:
            live.chairs[chair.seat] = chair
        if then is not None:
            then()
        live.used = now
        for event in events:
            self.metrics.events.labels(event.kind).inc()
        live.publish(since)
        self.after_commit(live)
        return last.seq

    async def _write(self, change: Change) -> None:
        try:
            with self.metrics.commit.time():
                await self.store.write(change)
        except StoreTrouble as error:
            self.metrics.trouble.inc()
            log.error("nothing was written", table=change.table, error=str(error))
            raise store_trouble(str(error)) from error
        except Conflict as error:
            stray = self.live.get(change.table)
            if stray is not None:
                self.forget(stray)
            raise store_trouble("the table was changed elsewhere; open it again") from error

    # ---- forgetting -----------------------------------------------------------------------------------------------

    def forget(self, live: Live) -> None:
        """Take a table out of memory; the next who asks loads it again, whoever listens among them."""
        for listener in list(live.listeners):
            listener.end(COME_BACK)
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
        self.metrics.tables.set(len(self.live))

    def forget_idle(self) -> None:
        """Tables that nobody looks at, where no bot plays and no clock runs."""
        longest = self.settings.clock() - self.settings.idle
        for live in list(self.live.values()):
            busy = live.listeners or live.lock.locked() or live.driver is not None or live.table.due() is not None
            if not busy and live.used < longest:
                self.forget(live)

    async def close(self) -> None:
        """Let what has begun come to its end."""
        while self._running:
            await asyncio.wait(self._running)


def goes_on_by_itself(table: Table, after: State, kinds: list[str]) -> bool:
    """Whether something will happen at the table although nobody looks, once this has happened.

    Where a seat changes hands it is said to be so: should that be wrong, the table is loaded once for nothing.
    """
    if after.over or table.closed or "closed" in kinds:
        return False
    if table.deadline is not None or any(kind in RESEATING for kind in kinds):
        return True
    return any(seat >= 0 and table.played_by_bot(seat) for seat in after.asked())
