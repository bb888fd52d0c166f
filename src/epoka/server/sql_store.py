"""The event store on a database that speaks SQL: a thread that writes with group commit, one that reads beside it.

What is acknowledged is on disk. Whatever waits while one commit runs shares the next one, so that many tables cost
hardly more than one. A change that fails is rolled back alone; the others of its group stand. The statements are those
that SQLite and PostgreSQL have in common, with values by name; what differs is asked of the connection. They are few:
for each of them the thread gives the interpreter away and has to get it back from a busy loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec

from epoka.server.deal_rows import DealRows, put_deal_table
from epoka.server.keys import new_key
from epoka.server.store import (
    Chair,
    Change,
    Conflict,
    DraftRow,
    Expired,
    HintRow,
    Kept,
    Snapshot,
    Standing,
    StoreTrouble,
    TableEvent,
    TableRow,
    TableSummary,
)
from epoka.server.word_store import WORDS, Words

MOST_IN_A_GROUP: Final = 64
TABLES: Final = ("id", "host", "created", "unattended", "status", "due", "used", "begun")
"""The columns of the tables themselves."""
OF_A_TABLE: Final = {
    "events": ("table_id", "seq", "kind", "data", "at", "seat", "message"),
    "snapshots": ("table_id", "seq", "version", "data"),
    "chairs": ("table_id", "seat", "secret", "password"),
    "guests": ("table_id", "seat", "guest"),
    "drafts": ("table_id", "seat", "names", "taken_back"),
    "hints": ("table_id", "seat", "turn", "step"),
    "analyses": ("table_id", "version", "data"),
    "words": WORDS,
    "listings": ("table_id",),
    "deal_tables": ("table_id", "deal_id"),
}
"""Everything in which something about a table is kept, by its `table_id`, with its columns."""
FLAGS: Final = ("unattended", "begun")
"""Columns that say yes or no; SQLite has numbers for that."""

IS_AT: Final = "SELECT 1 WHERE (SELECT coalesce(max(seq), 0) FROM events WHERE table_id = :table) = :expected"
APPEND: Final = """INSERT INTO events
    SELECT CAST(:table AS TEXT), CAST(:seq AS INTEGER), CAST(:kind AS TEXT), CAST(:data AS TEXT),
        CAST(:at AS DOUBLE PRECISION), CAST(:seat AS INTEGER), CAST(:message AS TEXT)
    WHERE (SELECT coalesce(max(seq), 0) FROM events WHERE table_id = :table) = :expected"""
"""An event, if the table is at the expected number."""

T = TypeVar("T")
Values = Mapping[str, Any]
Rows = dict[str, list[Values]]
"""All that is kept about a table, by the names of the places."""


class Clash(Exception):
    """The database refuses a row because another one has its key."""


class Connection(Protocol):
    """One line to the database. `rows`, `run` and `run_many` raise Clash, or an error that `trouble` can word."""

    def rows(self, sql: str, values: Values | None = None) -> list[tuple[Any, ...]]: ...

    def run(self, sql: str, values: Values | None = None) -> int:
        """How many rows it has changed."""

    def run_many(self, sql: str, rows: Sequence[Values]) -> None: ...

    def begin(self) -> None:
        """Begin to write; whatever was begun before is given up."""

    def commit(self) -> None:
        """On disk when it returns; else it has not happened, or nobody can tell."""

    def roll_back(self) -> None:
        """Give up what was begun, if anything was."""

    def hold(self, table: str) -> None:
        """Let nobody else write to this table before the commit."""

    def close(self) -> None: ...


class Job(NamedTuple):
    """A piece of work for the writer, the table it is about, and who waits for it."""

    table: str
    work: Callable[[Connection], object]
    """It may be done twice, after a rollback."""
    done: asyncio.Future[None]


Outcome = tuple[Job, Exception | None]
"""A piece of work that is on disk, or what went wrong with it."""


class SqlStore(DealRows, Words, ABC):
    """Implements `EventStore`, but for where the key is kept."""

    def __init__(self, writing: Connection, reading: Connection) -> None:
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._closed = False
        self._write_connection = writing
        self._read_connection = reading
        self._writer = threading.Thread(target=self._write_groups, name="store-writer", daemon=True)
        self._writer.start()

    @abstractmethod
    def trouble(self, error: Exception) -> StoreTrouble:
        """What went wrong in words an operator can use."""

    @abstractmethod
    def forget(self, connection: Connection, table: str) -> None:
        """Remove a table beyond recovery, as far as the database can."""

    @abstractmethod
    async def key(self) -> str: ...

    @abstractmethod
    async def take_key(self, key: str) -> None:
        """Sign with this key from now on."""

    async def renew_key(self) -> None:
        await self.take_key(new_key())

    # ---- writing --------------------------------------------------------------------------------------------------

    async def write(self, change: Change) -> None:
        await self._do(change.table, lambda connection: apply(connection, change))

    async def note(self, table: str, seq: int, standing: Standing, used: float) -> None:
        sql = """UPDATE tables SET status = :status, unattended = :unattended, due = :due,
                     used = CASE WHEN used < :used THEN :used ELSE used END
                 WHERE id = :table AND (SELECT max(seq) FROM events WHERE table_id = :table) = :seq"""
        values = {"table": table, "seq": seq, "used": used, **stands(standing)}
        await self._do(table, lambda connection: connection.run(sql, values))

    async def delete(self, table: str) -> None:
        await self._do(table, lambda connection: self.forget(connection, table))

    async def keep_analysis(self, table: str, version: int, data: str) -> None:
        sql = """INSERT INTO analyses SELECT id, CAST(:version AS INTEGER), CAST(:data AS TEXT) FROM tables
                 WHERE id = :table
                 ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, data = excluded.data"""
        values = {"table": table, "version": version, "data": data}
        await self._do(table, lambda connection: connection.run(sql, values))

    async def list_table(self, table: str, on: bool) -> None:
        sql = """INSERT INTO listings SELECT id FROM tables WHERE id = :table
                 ON CONFLICT (table_id) DO NOTHING"""
        if not on:
            sql = "DELETE FROM listings WHERE table_id = :table"
        await self._do(table, lambda connection: connection.run(sql, {"table": table}))

    async def probe(self) -> None:
        sql = """INSERT INTO settings VALUES ('probe', '1')
                 ON CONFLICT (name) DO UPDATE SET value = CASE settings.value WHEN '0' THEN '1' ELSE '0' END"""
        await self._do("", lambda connection: connection.run(sql))

    async def _do(self, table: str, work: Callable[[Connection], object]) -> None:
        """Have a piece of work done by the writer; on disk when it returns."""
        if self._closed:
            raise StoreTrouble("the server is shutting down")
        job = Job(table, work, asyncio.get_running_loop().create_future())
        self._queue.put(job)
        await job.done

    def _write_groups(self) -> None:
        going = True
        while going:
            first = self._queue.get()
            if first is None:
                return
            group = [first]
            while len(group) < MOST_IN_A_GROUP and going:
                try:
                    job = self._queue.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    going = False
                else:
                    group.append(job)
            tell(self._write_group(group))

    def _write_group(self, group: list[Job]) -> list[Outcome]:
        """In one order for all who write: two servers that hold tables for each other would wait for ever."""
        group.sort(key=lambda job: job.table)
        try:
            return self._write_together(group) or self._write_apart(group)
        except Exception as error:  # whatever it is, nobody must wait for ever; trouble words it
            self._write_connection.roll_back()
            problem = self.trouble(error)
            return [(job, problem) for job in group]

    def _write_together(self, group: list[Job]) -> list[Outcome] | None:
        """Do the work of a group; None where some of it cannot be done and nobody knows yet which."""
        connection = self._write_connection
        connection.begin()
        try:
            for job in group:
                connection.hold(job.table)
                job.work(connection)
        except (Conflict, Clash) as error:
            connection.roll_back()
            return [(group[0], as_conflict(error))] if len(group) == 1 else None
        connection.commit()
        return [(job, None) for job in group]

    def _write_apart(self, group: list[Job]) -> list[Outcome]:
        """The same, so that what cannot be done is left out and the rest of the group stands."""
        connection = self._write_connection
        connection.begin()
        outcomes = [(job, self._write_one(connection, job)) for job in group]
        connection.commit()
        return outcomes

    def _write_one(self, connection: Connection, job: Job) -> Exception | None:
        """Do one piece of work within the group's transaction; what went wrong, if it alone is to blame."""
        connection.run("SAVEPOINT one")
        try:
            connection.hold(job.table)
            job.work(connection)
        except (Conflict, Clash) as error:
            connection.run("ROLLBACK TO one")
            connection.run("RELEASE one")
            return as_conflict(error)
        connection.run("RELEASE one")
        return None

    # ---- reading --------------------------------------------------------------------------------------------------

    async def _read(self, question: Callable[[Connection], T]) -> T:
        def ask() -> T:
            try:
                return question(self._read_connection)
            except Exception as error:
                raise self.trouble(error) from error

        if self._closed:
            raise StoreTrouble("the server is shutting down")
        return await asyncio.get_running_loop().run_in_executor(self._reading, ask)

    async def _rows(self, sql: str, **values: Any) -> list[tuple[Any, ...]]:
        return await self._read(lambda connection: connection.rows(sql, values))

    async def table(self, table: str) -> TableRow | None:
        rows = await self._rows("SELECT id, host, created FROM tables WHERE id = :table", table=table)
        return TableRow(*rows[0]) if rows else None

    async def events(self, table: str, after: int = 0) -> list[TableEvent]:
        sql = """SELECT seq, kind, data, at, seat, message FROM events
                 WHERE table_id = :table AND seq > :after ORDER BY seq"""

        def question(connection: Connection) -> list[TableEvent]:
            rows = connection.rows(sql, {"table": table, "after": after})
            return [TableEvent(seq, kind, decode(data), *rest) for seq, kind, data, *rest in rows]

        return await self._read(question)

    async def snapshot(self, table: str) -> Snapshot | None:
        sql = "SELECT seq, version, data FROM snapshots WHERE table_id = :table"

        def question(connection: Connection) -> Snapshot | None:
            rows = connection.rows(sql, {"table": table})
            return Snapshot(rows[0][0], rows[0][1], decode(rows[0][2])) if rows else None

        return await self._read(question)

    async def chairs(self, table: str) -> list[Chair]:
        sql = "SELECT seat, secret, password FROM chairs WHERE table_id = :table ORDER BY seat"
        chairs = await self._rows(sql, table=table)
        guests = await self._rows("SELECT seat, guest FROM guests WHERE table_id = :table ORDER BY guest", table=table)
        return [Chair(row[0], row[1], row[2], [guest for seat, guest in guests if seat == row[0]]) for row in chairs]

    async def drafts(self, table: str) -> list[DraftRow]:
        def question(connection: Connection) -> list[DraftRow]:
            sql = "SELECT seat, names, taken_back FROM drafts WHERE table_id = :table"
            rows = connection.rows(sql, {"table": table})
            return [DraftRow(seat, decode_names(names), decode_names(taken_back)) for seat, names, taken_back in rows]

        return await self._read(question)

    async def hints(self, table: str) -> list[HintRow]:
        rows = await self._rows("SELECT seat, turn, step FROM hints WHERE table_id = :table ORDER BY turn", table=table)
        return [HintRow(*row) for row in rows]

    async def analysis(self, table: str) -> Kept | None:
        rows = await self._rows("SELECT version, data FROM analyses WHERE table_id = :table", table=table)
        return Kept(*rows[0]) if rows else None

    async def tables_of(self, guest: str, most: int) -> list[str]:
        sql = """SELECT id FROM tables WHERE host = :guest OR id IN (SELECT table_id FROM guests WHERE guest = :guest)
                 ORDER BY created DESC, id LIMIT :most"""
        return [row[0] for row in await self._rows(sql, guest=guest, most=most)]

    async def tables_listed(self, most: int) -> list[str]:
        sql = """SELECT id FROM tables WHERE status = 'playing' AND id IN (SELECT table_id FROM listings)
                 ORDER BY created DESC, id LIMIT :most"""
        return [row[0] for row in await self._rows(sql, most=most)]

    async def tables_unattended(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT id FROM tables WHERE unattended ORDER BY created DESC, id")]

    async def tables_due(self, moment: float, after: tuple[float, str], most: int) -> list[tuple[float, str]]:
        sql = """SELECT due, id FROM tables WHERE due <= :moment AND (due, id) > (:due, :id)
                 ORDER BY due, id LIMIT :most"""
        rows = await self._rows(sql, moment=moment, due=after[0], id=after[1], most=most)
        return [(row[0], row[1]) for row in rows]

    async def tables_expired(self, expired: Expired, most: int) -> list[str]:
        sql = """SELECT id FROM tables WHERE used < CASE
                     WHEN NOT begun AND CAST(:empty AS DOUBLE PRECISION) IS NOT NULL THEN :empty
                     WHEN status = 'playing' THEN CAST(:unfinished AS DOUBLE PRECISION)
                     ELSE :ended END
                 ORDER BY used LIMIT :most"""  # compared with NULL nothing is smaller
        moments = {"empty": expired.empty, "unfinished": expired.unfinished, "ended": expired.ended}
        return [row[0] for row in await self._rows(sql, most=most, **moments)]

    async def standing(self, table: str) -> tuple[Standing, float] | None:
        rows = await self._rows("SELECT status, unattended, due, used FROM tables WHERE id = :table", table=table)
        return (Standing(rows[0][0], bool(rows[0][1]), rows[0][2]), rows[0][3]) if rows else None

    async def summaries(self, most: int, table: str | None = None) -> list[TableSummary]:
        sql = """SELECT id, status, created, used,
                     (SELECT data FROM events WHERE table_id = id AND seq = 1),
                     (SELECT sum(length(data)) FROM events WHERE table_id = id),
                     (SELECT sum(length(data)) FROM snapshots WHERE table_id = id)
                 FROM tables WHERE CAST(:table AS TEXT) IS NULL OR id = :table ORDER BY used DESC, id LIMIT :most"""
        return [summary(*row) for row in await self._rows(sql, most=most, table=table)]

    # ---- whole tables, as they are kept ---------------------------------------------------------------------------

    async def identities(self, after: str = "", most: int = 1000) -> list[str]:
        """Some of the tables by id, those after `after`."""
        sql = "SELECT id FROM tables WHERE id > :after ORDER BY id LIMIT :most"
        return [row[0] for row in await self._rows(sql, after=after, most=most)]

    async def kept(self, table: str) -> Rows:
        """All that is kept about a table; nothing where there is none."""

        def question(connection: Connection) -> Rows:
            found = {"tables": rows_of(connection, "tables", TABLES, "id", table)}
            for name, columns in OF_A_TABLE.items():
                found[name] = rows_of(connection, name, columns, "table_id", table)
            return found

        return await self._read(question)

    async def keep(self, table: str, rows: Rows) -> None:
        """Put a table there as it was kept elsewhere; Conflict where there is one of that id."""

        def work(connection: Connection) -> None:
            for name, columns in (("tables", TABLES), *OF_A_TABLE.items()):
                named = ", ".join(f":{column}" for column in columns)
                connection.run_many(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({named})", rows[name])

        await self._do(table, work)

    async def close(self) -> None:
        """Let what waits be written, then close the connections."""
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reading.shutdown)
        self._read_connection.close()
        self._write_connection.close()


# ---- what is written ------------------------------------------------------------------------------------------------


def apply(connection: Connection, change: Change) -> None:
    table = change.table
    if change.new is not None:
        new = {"id": change.new.id, "host": change.new.host, "created": change.new.created}
        connection.run("INSERT INTO tables (id, host, created) VALUES (:id, :host, :created)", new)
    append(connection, change)
    if change.snapshot is not None:
        put_snapshot(connection, table, change.snapshot)
    for chair in change.chairs:
        put_chair(connection, table, chair)
    if change.drafts is not None:
        connection.run("DELETE FROM drafts WHERE table_id = :table", {"table": table})
        drafts = [(draft.seat, encode(draft.names), encode(draft.taken_back)) for draft in change.drafts]
        connection.run_many(
            "INSERT INTO drafts VALUES (:table, :seat, :names, :taken_back)",
            [dict(zip(("table", "seat", "names", "taken_back"), (table, *draft), strict=True)) for draft in drafts],
        )
    connection.run_many(
        """INSERT INTO hints VALUES (:table, :seat, :turn, :step)
           ON CONFLICT (table_id, seat, turn) DO UPDATE SET step = excluded.step""",
        [{"table": table, "seat": hint.seat, "turn": hint.turn, "step": hint.step} for hint in change.hints],
    )
    if change.host is not None:
        connection.run("UPDATE tables SET host = :host WHERE id = :table", {"host": change.host, "table": table})
    if change.deal is not None:
        put_deal_table(connection, table, change.deal)
    if change.standing is not None:
        put_standing(connection, change, change.standing)


def append(connection: Connection, change: Change) -> None:
    """Write the events; the table must be at the expected number even where there are none."""
    table = change.table
    if change.events:
        first, *rest = [event_values(table, event) for event in change.events]
        fits = connection.run(APPEND, {**first, "expected": change.expected})
        connection.run_many("INSERT INTO events VALUES (:table, :seq, :kind, :data, :at, :seat, :message)", rest)
    else:
        fits = len(connection.rows(IS_AT, {"table": table, "expected": change.expected}))
    if not fits:
        raise Conflict(f"table {table} is not at {change.expected}")


def event_values(table: str, event: TableEvent) -> Values:
    return {
        "table": table,
        "seq": event.seq,
        "kind": event.kind,
        "data": encode(event.data),
        "at": event.at,
        "seat": event.seat,
        "message": event.message,
    }


def put_snapshot(connection: Connection, table: str, snapshot: Snapshot) -> None:
    connection.run(
        """INSERT INTO snapshots VALUES (:table, :seq, :version, :data) ON CONFLICT (table_id)
           DO UPDATE SET seq = excluded.seq, version = excluded.version, data = excluded.data""",
        {"table": table, "seq": snapshot.seq, "version": snapshot.version, "data": encode(snapshot.data)},
    )


def put_chair(connection: Connection, table: str, chair: Chair) -> None:
    place = {"table": table, "seat": chair.seat}
    connection.run(
        """INSERT INTO chairs VALUES (:table, :seat, :secret, :password) ON CONFLICT (table_id, seat)
           DO UPDATE SET secret = excluded.secret, password = excluded.password""",
        {**place, "secret": chair.secret, "password": chair.password},
    )
    connection.run("DELETE FROM guests WHERE table_id = :table AND seat = :seat", place)
    connection.run_many(
        "INSERT INTO guests VALUES (:table, :seat, :guest)", [{**place, "guest": guest} for guest in chair.guests]
    )


def put_standing(connection: Connection, change: Change, standing: Standing) -> None:
    connection.run(
        """UPDATE tables SET status = :status, unattended = :unattended, due = :due, used = :used,
               begun = begun OR :acted WHERE id = :table""",
        {
            **stands(standing),
            "used": change.events[-1].at,
            "acted": any(event.message is not None for event in change.events),
            "table": change.table,
        },
    )


def stands(standing: Standing) -> Values:
    return {"status": standing.status, "unattended": standing.unattended, "due": standing.due}


def forget_rows(connection: Connection, table: str) -> None:
    for name in OF_A_TABLE:
        connection.run(f"DELETE FROM {name} WHERE table_id = :table", {"table": table})
    connection.run("DELETE FROM tables WHERE id = :table", {"table": table})


# ---- what is read ---------------------------------------------------------------------------------------------------


def rows_of(connection: Connection, name: str, columns: Sequence[str], key: str, table: str) -> list[Values]:
    """The rows of a table in one place, in the order of their keys."""
    sql = f"SELECT {', '.join(columns)} FROM {name} WHERE {key} = :table ORDER BY {', '.join(columns[:3])}"
    rows = [dict(zip(columns, row, strict=True)) for row in connection.rows(sql, {"table": table})]
    return [{column: bool(value) if column in FLAGS else value for column, value in row.items()} for row in rows]


def summary(
    identity: str, status: str, created: float, used: float, first: str | None, events: int | None, snapshot: int | None
) -> TableSummary:
    """A row of the list; a table whose beginning cannot be read has no game."""
    try:
        data = decode(first or "{}")
        game, players = str(data.get("game", "?")), int(str(data.get("players", 0)))
    except (msgspec.DecodeError, ValueError):
        game, players = "?", 0
    return TableSummary(identity, game, players, status, created, used, (events or 0) + (snapshot or 0))


def encode(data: object) -> str:
    return msgspec.json.encode(data).decode()


def decode(text: str) -> dict[str, object]:
    return msgspec.json.decode(text, type=dict[str, object])


def decode_names(text: str) -> list[str]:
    return msgspec.json.decode(text, type=list[str])


def as_conflict(error: Exception) -> Conflict:
    return error if isinstance(error, Conflict) else Conflict(str(error))


def tell(outcomes: list[Outcome]) -> None:
    """Wake up who waits, once for a whole group: every call into a loop from outside is a system call."""
    for loop in {job.done.get_loop() for job, _ in outcomes}:
        mine = [(job, problem) for job, problem in outcomes if job.done.get_loop() is loop]
        with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits any more
            loop.call_soon_threadsafe(finish, mine)


def finish(outcomes: list[Outcome]) -> None:
    """In the loop of those who wait; nobody does where a request was cancelled."""
    for job, problem in outcomes:
        if job.done.done():
            continue
        if problem is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(problem)
