"""Heavy reading: whatever takes a whole game is made by a process beside the loop, kept, and sent as it is.

A thing that many ask for at the same time is made once. Short work goes before long work; whoever leaves frees the
place in the queue, and where too many wait, the next is refused.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from starlette.requests import ClientDisconnect

from epoka import Game, plugins
from epoka.server.answers import Packed
from epoka.server.errors import Refused
from epoka.server.messages import ForkRecord
from epoka.server.processes import NoAnswer, Pool
from epoka.server.projection import lines_after
from epoka.server.reader import (
    AskFork,
    AskForkRecord,
    AskLog,
    AskPosition,
    AskPuzzle,
    AskReview,
    Beginning,
    GameKind,
    Question,
    Reply,
)
from epoka.server.settings import Settings
from epoka.server.table import Line, Table

LINES_AT_ONCE = 500
"""So many lines of a log are encoded before others have their turn."""
SHORT, LONG = 0, 1
"""How long a process has to work: some milliseconds, or for every step of a game."""

Key = tuple[Any, ...]
Prepare = Callable[[], Awaitable[Question]]
Gone = Callable[[], Awaitable[None]]
"""Returns when whoever asks has gone."""

log = structlog.get_logger()


class Asker:
    """Who asks: the address, and how to notice that they have gone."""

    def __init__(self, address: str, gone: Gone) -> None:
        self.address = address
        self.gone = gone


class Shelf:
    """What was made, by what it is of; what nobody has wanted for longest goes when it becomes too much."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[Key, Packed] = OrderedDict()

    def get(self, key: Key) -> Packed | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Key, packed: Packed) -> None:
        if key in self._kept or len(packed.content) > self.most:
            return
        self._kept[key] = packed
        self.size += len(packed.content)
        while self.size > self.most:
            self.size -= len(self._kept.popitem(last=False)[1].content)


class Job:
    """Something that is made for everybody who waits for it."""

    def __init__(self, key: Key, cost: int, address: str, prepare: Prepare) -> None:
        self.key = key
        self.cost = cost
        self.address = address
        self.prepare = prepare
        self.waiting = 0
        self.done: asyncio.Future[Packed] = asyncio.get_running_loop().create_future()


class Reading:
    """The processes that read, the queue before them, and what they have made."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.shelf = Shelf(settings.shelf_bytes)
        usual = [sys.executable, "-P", "-m", "epoka.server.reader", *plugins.given()]
        self._pool = Pool(settings.reader_command or usual, settings.readers, settings.read_limit)
        self._jobs: dict[Key, Job] = {}
        """Those that wait and those that are being made."""
        self._queue: list[Job] = []
        self._running: set[asyncio.Task[None]] = set()

    # ---- what can be read -----------------------------------------------------------------------------------------

    async def review(self, table: Table, seat: int | None, asker: Asker) -> Packed:
        async def prepare() -> Question:
            return AskReview(table.id, seat, beginning(table), await encoded_lines(table, 0))

        return await self._made(("review", table.id, seat, table.seq), LONG, prepare, asker)

    async def log(self, table: Table, seat: int | None, after: int, asker: Asker) -> Packed:
        async def prepare() -> Question:
            return AskLog(table.id, seat, await encoded_lines(table, after))

        return await self._made(("log", table.id, seat, table.seq, after), SHORT, prepare, asker)

    async def position(self, table: Table, turn: int, seat: int | None, asker: Asker) -> Packed:
        """An earlier position of the present line, to look at."""
        question = AskPosition(seat, table.seq, beginning(table), table.names_to(turn))
        return await self._made(("position", table.id, seat, table.seq, turn), SHORT, ready(question), asker)

    async def moment(self, table: Table, turn: int, asker: Asker) -> Packed:
        """A decision of a finished game with its choices, as the seat knew it that made it."""
        question = AskPosition(None, table.seq, beginning(table), table.names_to(turn), deciding=True)
        return await self._made(("moment", table.id, table.seq, turn), SHORT, ready(question), asker)

    async def puzzle(self, game: Game, number: int, asker: Asker) -> Packed:
        question = AskPuzzle(GameKind.of(game), number)
        return await self._made(("puzzle", game.name, number), SHORT, ready(question), asker)

    async def fork(self, table: Table, turn: int, asker: Asker) -> Packed:
        """Where a finished game can go on at or before an action: a `Forked`, not compressed."""
        table.names_to(0)
        question = AskFork(beginning(table), table.names_to(turn))
        return await self._made(("fork", table.id, table.seq, turn), SHORT, ready(question), asker)

    async def fork_record(self, wanted: ForkRecord, asker: Asker) -> Packed:
        question = AskForkRecord(wanted.record, wanted.turn)
        return await self._made(("fork-record", wanted.record, wanted.turn), SHORT, ready(question), asker)

    # ---- the queue ------------------------------------------------------------------------------------------------

    async def _made(self, key: Key, cost: int, prepare: Prepare, asker: Asker) -> Packed:
        """What a process makes of a question, once for all who ask the same."""
        found = self.shelf.get(key)
        if found is not None:
            return found
        job = self._jobs.get(key)
        if job is None:
            self._check_room(asker.address)
            job = Job(key, cost, asker.address, prepare)
            self._jobs[key] = job
            self._queue.append(job)
            self._start_next()
        return await self._wait(job, asker.gone)

    def _check_room(self, address: str) -> None:
        """Refuse where too many wait already, or too many of this address alone."""
        most, each = self.settings.most_reading, self.settings.most_reading_each
        mine = Counter(job.address for job in self._jobs.values())[address]
        if len(self._queue) >= most or mine >= each:
            raise Refused(503, "busy", "Too many games are being looked at; try again in a few seconds.")

    async def _wait(self, job: Job, gone: Gone) -> Packed:
        """Until it is made, or until whoever asks has gone; what nobody waits for any more leaves the queue."""
        job.waiting += 1
        leaving = asyncio.ensure_future(gone())
        try:
            either: list[asyncio.Future[Any]] = [job.done, leaving]
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not job.done.done():
                raise ClientDisconnect
            return job.done.result()
        finally:
            leaving.cancel()
            job.waiting -= 1
            if not job.waiting and job in self._queue:
                self._queue.remove(job)
                self._forget(job)

    def _start_next(self) -> None:
        while self._queue and len(self._running) < self.settings.readers:
            job = min(self._queue, key=lambda job: job.cost)  # of equal ones the first
            self._queue.remove(job)
            task = asyncio.ensure_future(self._run(job))
            self._running.add(task)
            task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self._start_next()

    async def _run(self, job: Job) -> None:
        """Let a process make it; whatever goes wrong is told to all who wait."""
        try:
            job.done.set_result(await self._ask(job))
        except Refused as refused:
            job.done.set_exception(refused)
        except Exception as error:
            log.error("reading failed", what=job.key[0], why=f"{type(error).__name__}: {error}")
            job.done.set_exception(Refused(503, "reading-failed", "This could not be made ready; try again later."))
        except asyncio.CancelledError:
            job.done.set_exception(Refused(503, "reading-failed", "The server is shutting down."))
            raise
        finally:
            self._forget(job)

    async def _ask(self, job: Job) -> Packed:
        async with self._pool.turn() as process:
            question = msgspec.json.encode(await job.prepare())
            reply, content = await process.ask(question, Reply)
        if reply.refused is not None:
            refused = reply.refused
            raise Refused(refused.status, refused.code, refused.message, **refused.values)
        if reply.error:
            raise NoAnswer(reply.error)
        made = Packed(content, reply.length)
        if reply.length:
            self.shelf.put(job.key, made)
        return made

    def _forget(self, job: Job) -> None:
        del self._jobs[job.key]
        if job.done.done():
            job.done.exception()  # whoever asked may have gone: then nobody else looks at it

    async def close(self) -> None:
        while self._queue:
            job = self._queue.pop()
            job.done.set_exception(Refused(503, "reading-failed", "The server is shutting down."))
            self._forget(job)
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._pool.close()


# ---- questions ------------------------------------------------------------------------------------------------------


def ready(question: Question) -> Prepare:
    async def prepare() -> Question:
        return question

    return prepare


def beginning(table: Table) -> Beginning:
    base = table.base.snapshot() if table.base_turn else None
    return Beginning(GameKind.of(table.game), table.players, table.options, table.base_turn, base)


async def encoded_lines(table: Table, after: int) -> msgspec.Raw:
    """The log of a table, encoded a part at a time; from the beginning if the table moves on meanwhile."""
    while True:
        seq, lines = table.seq, lines_after(table, after)
        parts = []
        for first in range(0, len(lines), LINES_AT_ONCE):
            parts.append(encoded_part(lines[first : first + LINES_AT_ONCE]))
            await asyncio.sleep(0)
        if table.seq == seq:
            return msgspec.Raw(b"[" + b",".join(parts) + b"]")


def encoded_part(lines: list[Line]) -> bytes:
    return msgspec.json.encode(lines)[1:-1]
