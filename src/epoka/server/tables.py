"""All tables that are in memory: loading by replay, committing events, telling who listens, forgetting idle ones."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import structlog

import epoka
from epoka import State
from epoka.server import snapshots
from epoka.server.errors import Refused, store_trouble, unknown_table
from epoka.server.live import Live
from epoka.server.metrics import Metrics
from epoka.server.settings import Settings
from epoka.server.standing import present_standing, standing_after
from epoka.server.store import (
    Chair,
    Change,
    Conflict,
    DealRow,
    DraftRow,
    EventStore,
    HintRow,
    Snapshot,
    Standing,
    StoreTrouble,
    TableEvent,
    TableRow,
)
from epoka.server.table import Table

COME_BACK = 1012
"""Closes a socket: open it again, everything is as it was."""

GONE = 4404
"""Closes a socket: the table was deleted."""
PAUSE_TAKING_UP = 0.01
MOST_TAKEN_UP = 64
"""So many tables at which bots play are loaded after a start before the next one waits for them."""
A_DAY = 24 * 3600.0
"""Opening a table counts as using it, but is written down once a day at most."""
NOTED_AGAIN = 60.0
"""So long it does for the store that a table was in use, where nothing else of how it stands has changed."""
MOST_BESIDE = 5000
"""Events of a table beyond one for each action of its present line: taken back, renamed, renewed, joined …"""
PLAYED_ON = ("acted", "sealed", "standin", "ran-out", "bot-failed", "closed", "host-moved", "watchers-evicted")
"""What happens at a table however many events it has: the game can be played to its end, and the table be closed."""

T = TypeVar("T")
log = structlog.get_logger()


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
        self._running: set[asyncio.Future[Any]] = set()
        self.careful: set[asyncio.Task[None]] = set()
        """Tasks that nobody cancels while they are `at_work`: they need no other task for what must come to its end."""
        self.at_work: set[asyncio.Task[None]] = set()
        self._clock_set = 0.0
        """When the clock was last set forward, as it shows since."""

    # ---- finding --------------------------------------------------------------------------------------------------

    async def take_up(self) -> None:
        """After a start: bots are waited for at tables that nobody may open for long. Clocks are in the store.

        One table after the other with a pause between them, so that whoever comes meanwhile is served, and only so
        many at a time.
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
            while len([live for live in self.live.values() if live.driver is not None]) >= MOST_TAKEN_UP:
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
            snapshot = await self._snapshot(identity)
            chairs = await self.store.chairs(identity)
            drafts = await self.store.drafts(identity)
            hints = await self.store.hints(identity)
            noted = await self.store.standing(identity)
        except StoreTrouble as error:
            raise store_trouble(str(error)) from error
        table = rebuilt(identity, events, snapshot)
        await self._take_seed(table)
        table.take_hints(hints)
        try:
            table.take_drafts(drafts)
        except epoka.EpokaError as error:  # half a gesture by other rules; whoever made it begins it again
            log.warning("drafts do not fit", table=identity, error=str(error))
        live = Live(table, row.host, chairs)
        live.snapped = 0 if snapshot is None else snapshot.seq
        live.forgive(self._clock_set)
        self.live[identity] = live
        self.metrics.tables.set(len(self.live))
        await self._correct(live, noted)
        self.after_commit(live)
        return live

    async def _take_seed(self, table: Table) -> None:
        """What the draws of a sealed deal follow from."""
        if table.deal is None:
            return
        deal = await self.reading(self.store.deal(table.deal))
        if deal is None:
            raise store_trouble("the sealed deal of this table is lost")
        table.seed = deal.seed

    async def _snapshot(self, identity: str) -> Snapshot | None:
        """The snapshot; a damaged one is done without, since the events tell the same."""
        try:
            return await self.store.snapshot(identity)
        except StoreTrouble as error:
            log.error("a snapshot cannot be read", table=identity, error=str(error))
            return None

    async def _correct(self, live: Live, noted: tuple[Standing, float] | None) -> None:
        """Write down how a table really stands where the store does not know, and that it is in use.

        A disk that refuses is no reason not to show the table.
        """
        if noted is None:
            return
        live.noted, live.noted_at = noted
        standing = present_standing(live.table, live.due())
        if live.noted != standing or live.noted_at < self.settings.clock() - A_DAY:
            try:
                await self.note(live)
            except StoreTrouble as error:
                log.warning("how a table stands was not noted", table=live.table.id, error=str(error))

    async def note(self, live: Live) -> None:
        """Write down how a table stands, and that it is in use."""
        seq, now, standing = live.table.seq, self.settings.clock(), present_standing(live.table, live.due())
        live.noted = None  # until it is written nobody relies on it
        await self.store.note(live.table.id, seq, standing, now)
        if live.table.seq == seq:  # else something happened meanwhile, and was noted with it
            live.noted, live.noted_at = standing, now

    async def correct(self, live: Live) -> None:
        """See to it that the store knows how a table stands."""
        await self._correct(live, await self.reading(self.store.standing(live.table.id)))

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
        task = asyncio.current_task()
        if task in self.careful:
            return await self._carefully(task, live, work)

        async def locked() -> T:
            async with live.lock:
                return await work()

        task = asyncio.ensure_future(locked())
        self._running.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    async def _carefully(self, task: asyncio.Task[None], live: Live, work: Callable[[], Awaitable[T]]) -> T:
        finished = asyncio.get_running_loop().create_future()
        self._running.add(finished)
        self.at_work.add(task)
        try:
            async with live.lock:
                return await work()
        finally:
            self.at_work.discard(task)
            self._running.discard(finished)
            finished.set_result(None)

    def _finished(self, task: asyncio.Future[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may have gone: then nobody else looks at it

    async def create(
        self, row: TableRow, data: dict[str, Any], after: State, chairs: list[Chair], deal: DealRow | None = None
    ) -> Live:
        event = TableEvent(1, "created", data, row.created)
        table = Table.begun(row.id, event, after)
        table.seed = "" if deal is None else deal.seed
        change = Change(
            table=row.id,
            expected=0,
            events=[event],
            snapshot=table.snapshot(),
            new=row,
            chairs=chairs,
            standing=standing_after(table, after, ["created"], row.created),
            deal=table.deal,
        )
        await self._write(change)
        live = Live(table, row.host, chairs)
        live.used = self.settings.clock()
        live.noted, live.noted_at = change.standing, row.created
        live.snapped = table.seq
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
        drafts: list[DraftRow] | None = None,
        host: str | None = None,
    ) -> int:
        """Write what happens to disk, then let it happen in memory, then tell everybody. Needs the table's lock.

        `after` is the position it leads to, where it changes; `message` goes with the last of the happenings; `drafts`
        are all that are left. With another position there are none, unless they are given.
        """
        table = live.table
        since, now = table.seq, self.settings.clock()
        if after is not None and drafts is None:
            drafts = []
        kinds = [kind for kind, _ in happenings]
        check_length(table, kinds)
        events = [TableEvent(since + number, kind, data, now) for number, (kind, data) in enumerate(happenings, 1)]
        last = events[-1]
        events[-1] = TableEvent(last.seq, last.kind, last.data, now, seat, message)
        standing = standing_after(table, after or table.state, kinds, now)
        first_action = message is not None and not table.messages
        noted = live.noted == standing and now - live.noted_at < NOTED_AGAIN and not first_action
        change = Change(
            table=table.id,
            expected=since,
            events=events,
            snapshot=table.snapshot(after, last.seq) if snapshots.wanted(live, kinds, after, last.seq) else None,
            chairs=chairs or [],
            drafts=drafts if drafts != table.draft_rows else None,
            standing=None if noted else standing,
            host=host,
        )
        try:
            await self._write(change)
            table.play_all(events, after)
            if drafts is not None:
                table.take_drafts(drafts)
        except Refused:
            raise
        except Exception:
            self.forget(live)  # memory and disk disagree: the disk is right
            raise
        if not noted:
            live.noted, live.noted_at = standing, now
        if change.snapshot is not None:
            live.snapped = last.seq
        live.host = host or live.host
        if chairs:
            live.reseat(chairs)
        live.used = now
        for event in events:
            self.metrics.event(event.kind).inc()
        live.publish(since)
        self.after_commit(live)
        return last.seq

    async def keep_drafts(self, live: Live, drafts: list[DraftRow]) -> None:
        """Write unfinished gestures to disk; nobody else is told. Needs the table's lock."""
        table = live.table
        if drafts != table.draft_rows:
            await self._write(Change(table=table.id, expected=table.seq, drafts=drafts))
            table.take_drafts(drafts)

    async def keep_hint(self, live: Live, hint: HintRow) -> None:
        """Write down that a seat was helped; everybody at the table may know. Needs the table's lock."""
        table = live.table
        if table.hints.get((hint.seat, hint.turn), 0) < hint.step:
            await self._write(Change(table=table.id, expected=table.seq, hints=[hint]))
            table.take_hints([hint])
            live.publish_table()

    async def keep_snapshots(self, quiet: float = 0.0) -> None:
        """Write down the positions of the tables at which nothing has happened for so many seconds."""
        before = self.settings.clock() - quiet
        late = [live for live in self.live.values() if snapshots.missing(live) and live.table.moved_at <= before]
        works = [self.alone(live, partial(self._keep_snapshot, live)) for live in late]
        for problem in await asyncio.gather(*works, return_exceptions=True):
            if isinstance(problem, Exception):
                log.warning("a snapshot was not written", error=str(problem))

    async def _keep_snapshot(self, live: Live) -> None:
        """Needs the table's lock."""
        table = live.table
        if snapshots.missing(live):
            await self._write(Change(table=table.id, expected=table.seq, snapshot=table.snapshot()))
            live.snapped = table.seq

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

    async def writing(self, done: Awaitable[None]) -> None:
        """Have the store keep something beside the events."""
        try:
            await done
        except StoreTrouble as error:
            self.metrics.trouble.inc()
            raise store_trouble(str(error)) from error

    def forgive(self, moment: float) -> None:
        """The clock was set: nobody is late because of that, at no table."""
        self._clock_set = moment
        for live in self.live.values():
            live.forgive(moment)
            live.publish_table()

    # ---- forgetting -----------------------------------------------------------------------------------------------

    def forget(self, live: Live, code: int = COME_BACK) -> None:
        """Take a table out of memory; the next who asks loads it again, whoever listens among them."""
        for listener in list(live.listeners):
            listener.end(code)
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
        self.metrics.tables.set(len(self.live))

    def forget_idle(self) -> None:
        """Tables that nobody looks at and where no bot plays; a clock that runs is in the store."""
        longest = self.settings.clock() - self.settings.idle
        for live in list(self.live.values()):
            busy = live.listeners or live.lock.locked() or live.driver is not None
            if not busy and live.used < longest and not present_standing(live.table, None).unattended:
                self.forget(live)

    async def delete(self, identity: str) -> None:
        """Remove a table for good. It need not be readable."""
        live = self.live.get(identity)
        await (self.erase(identity) if live is None else self.alone(live, lambda: self.erase(identity)))

    async def erase(self, identity: str) -> None:
        """The same for whoever has the table's lock already."""
        await self.reading(self.store.delete(identity))
        live = self.live.get(identity)
        if live is not None:
            self.forget(live, GONE)
        log.info("table deleted", table=identity)

    async def close(self) -> None:
        """Let what has begun come to its end, and leave the positions as they are now."""
        while self._running:
            await asyncio.wait(self._running)
        await self.keep_snapshots()


def rebuilt(identity: str, events: list[TableEvent], snapshot: Snapshot | None) -> Table:
    """A table from what the store holds of it; whatever is wrong with that concerns this table alone."""
    try:
        return Table.load(identity, events, snapshot)
    except epoka.EpokaError as error:
        log.error("table does not load", table=identity, error=str(error))
        message = "This table was played by rules that this server no longer knows. It is kept, but cannot go on."
        raise Refused(503, "rules-changed", message) from error
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
        log.error("table does not load", table=identity, error=f"{type(error).__name__}: {error}")
        raise store_trouble("the data of this table is damaged") from error


def check_length(table: Table, kinds: list[str]) -> None:
    """Refuse what would let the events of a table grow without end."""
    beside = table.seq + len(kinds) - table.turn
    if beside > MOST_BESIDE and any(kind not in PLAYED_ON for kind in kinds):
        message = f"Too much has been taken back or changed at this table ({MOST_BESIDE} times); it can be played on."
        raise Refused(409, "too-long", message, most=MOST_BESIDE)
