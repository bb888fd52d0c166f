"""The event store in one SQLite file: a writer thread with group commit, a reader thread beside it.

Full synchronous commit: what is acknowledged is on disk. Whatever waits while one commit runs shares the next one, so
that many tables cost hardly more than one. A change that fails is rolled back alone; the others of its group stand.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from epoka.server.folder import make_private_file, make_private_folder
from epoka.server.keys import new_key, read_key, write_key
from epoka.server.schema import connect, migrate, trouble, unmark
from epoka.server.store import (
    Chair,
    Change,
    Conflict,
    DraftRow,
    Expired,
    Snapshot,
    Standing,
    StoreTrouble,
    TableEvent,
    TableRow,
    TableSummary,
)

MOST_IN_A_GROUP = 64

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], None]
Job = tuple[Work, "Future[None]"]


class SqliteStore:
    """Implements `EventStore`."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._closed = False
        try:
            make_private_folder(file.parent)
            make_private_file(file)
            unmark(file)
            self._write_connection = connect(file)
            migrate(self._write_connection, file)
            self._key = settled_key(self._write_connection, file.parent)
            self._with_table_id = tables_with_table_id(self._write_connection)
            self._read_connection = connect(file)
        except (sqlite3.Error, OSError) as error:
            raise trouble(error, file) from error
        self._writer = threading.Thread(target=self._write_groups, name="store-writer", daemon=True)
        self._writer.start()

    # ---- writing --------------------------------------------------------------------------------------------------

    async def write(self, change: Change) -> None:
        await self._do(lambda connection: apply(connection, change))

    async def note(self, table: str, seq: int, standing: Standing, used: float) -> None:
        sql = """UPDATE tables SET status = ?, unattended = ?, due = ?, used = max(used, ?)
                 WHERE id = ? AND (SELECT max(seq) FROM events WHERE table_id = id) = ?"""
        values = [standing.status, standing.unattended, standing.due, used, table, seq]
        await self._do(lambda connection: executed(connection, sql, values))

    async def delete(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten, not only forgotten
            for name in self._with_table_id:
                connection.execute(f"DELETE FROM {name} WHERE table_id = ?", [table])
            connection.execute("DELETE FROM tables WHERE id = ?", [table])
            connection.execute("PRAGMA secure_delete = OFF")

        await self._do(work)

    async def probe(self) -> None:
        sql = "INSERT INTO settings VALUES ('probe', '1') ON CONFLICT DO UPDATE SET value = 1 - value"
        await self._do(lambda connection: executed(connection, sql, []))

    async def _do(self, work: Work) -> None:
        """Have a piece of work done by the writer; on disk when it returns."""
        if self._closed:
            raise StoreTrouble("the server is shutting down")
        done: Future[None] = Future()
        self._queue.put((work, done))
        await asyncio.wrap_future(done)

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
            self._write_group(group)

    def _write_group(self, group: list[Job]) -> None:
        connection = self._write_connection
        written: list[Future[None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for work, done in group:
                problem = self._write_one(connection, work)
                if problem is None:
                    written.append(done)
                else:
                    finish(done, problem)
            connection.execute("COMMIT")
        except (sqlite3.Error, OSError) as error:
            rolled_back(connection)
            for _, done in group:
                if not done.done():
                    finish(done, trouble(error, self.file))
            return
        for done in written:
            finish(done, None)

    def _write_one(self, connection: sqlite3.Connection, work: Work) -> Exception | None:
        """Do one piece of work within the group's transaction; what went wrong, if it alone is to blame."""
        connection.execute("SAVEPOINT one")
        try:
            work(connection)
        except (Conflict, sqlite3.IntegrityError) as error:
            connection.execute("ROLLBACK TO one")
            connection.execute("RELEASE one")
            return error if isinstance(error, Conflict) else Conflict(str(error))
        connection.execute("RELEASE one")
        return None

    # ---- reading --------------------------------------------------------------------------------------------------

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        def ask() -> T:
            try:
                return question(self._read_connection)
            except (sqlite3.Error, msgspec.DecodeError, UnicodeError, TypeError) as error:
                raise trouble(error, self.file) from error

        if self._closed:
            raise StoreTrouble("the server is shutting down")
        return await asyncio.get_running_loop().run_in_executor(self._reading, ask)

    async def table(self, table: str) -> TableRow | None:
        rows = await self._rows("SELECT id, host, created FROM tables WHERE id = ?", [table])
        return TableRow(*rows[0]) if rows else None

    async def events(self, table: str, after: int = 0) -> list[TableEvent]:
        sql = "SELECT seq, kind, data, at, seat, message FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"

        def question(connection: sqlite3.Connection) -> list[TableEvent]:
            rows = connection.execute(sql, [table, after])
            return [TableEvent(seq, kind, decode(data), *rest) for seq, kind, data, *rest in rows]

        return await self._read(question)

    async def snapshot(self, table: str) -> Snapshot | None:
        sql = "SELECT seq, version, data FROM snapshots WHERE table_id = ?"

        def question(connection: sqlite3.Connection) -> Snapshot | None:
            row = connection.execute(sql, [table]).fetchone()
            return None if row is None else Snapshot(row[0], row[1], decode(row[2]))

        return await self._read(question)

    async def chairs(self, table: str) -> list[Chair]:
        chairs = await self._rows("SELECT seat, secret, password FROM chairs WHERE table_id = ? ORDER BY seat", [table])
        guests = await self._rows("SELECT seat, guest FROM guests WHERE table_id = ? ORDER BY guest", [table])
        return [Chair(row[0], row[1], row[2], [guest for seat, guest in guests if seat == row[0]]) for row in chairs]

    async def drafts(self, table: str) -> list[DraftRow]:
        def question(connection: sqlite3.Connection) -> list[DraftRow]:
            rows = connection.execute("SELECT seat, names, taken_back FROM drafts WHERE table_id = ?", [table])
            return [DraftRow(seat, decode_names(names), decode_names(taken_back)) for seat, names, taken_back in rows]

        return await self._read(question)

    async def tables_of(self, guest: str, most: int) -> list[str]:
        sql = """SELECT id FROM tables WHERE host = ?1 OR id IN (SELECT table_id FROM guests WHERE guest = ?1)
                 ORDER BY created DESC, id LIMIT ?2"""
        return [row[0] for row in await self._rows(sql, [guest, most])]

    async def tables_unattended(self) -> list[str]:
        sql = "SELECT id FROM tables WHERE unattended ORDER BY created DESC, id"
        return [row[0] for row in await self._rows(sql, [])]

    async def tables_due(self, moment: float, after: tuple[float, str], most: int) -> list[tuple[float, str]]:
        sql = "SELECT due, id FROM tables WHERE due <= ? AND (due, id) > (?, ?) ORDER BY due, id LIMIT ?"
        return [(row[0], row[1]) for row in await self._rows(sql, [moment, *after, most])]

    async def tables_expired(self, expired: Expired, most: int) -> list[str]:
        sql = """SELECT id FROM tables WHERE used < CASE
                     WHEN NOT begun AND ?1 IS NOT NULL THEN ?1
                     WHEN status = 'playing' THEN ?2
                     ELSE ?3 END
                 ORDER BY used LIMIT ?4"""  # compared with NULL nothing is smaller
        return [row[0] for row in await self._rows(sql, [expired.empty, expired.unfinished, expired.ended, most])]

    async def standing(self, table: str) -> tuple[Standing, float] | None:
        rows = await self._rows("SELECT status, unattended, due, used FROM tables WHERE id = ?", [table])
        return (Standing(rows[0][0], bool(rows[0][1]), rows[0][2]), rows[0][3]) if rows else None

    async def summaries(self, most: int, table: str | None = None) -> list[TableSummary]:
        sql = """SELECT id, status, created, used,
                     (SELECT data FROM events WHERE table_id = id AND seq = 1),
                     (SELECT sum(length(data)) FROM events WHERE table_id = id),
                     (SELECT sum(length(data)) FROM snapshots WHERE table_id = id)
                 FROM tables WHERE ?1 IS NULL OR id = ?1 ORDER BY used DESC, id LIMIT ?2"""
        rows = await self._rows(sql, [table, most])
        return [summary(*row) for row in rows]

    async def key(self) -> str:
        return self._key

    async def renew_key(self) -> None:
        key = new_key()
        try:
            await asyncio.to_thread(write_key, self.file.parent, key)
        except OSError as error:
            raise trouble(error, self.file) from error
        self._key = key

    async def _rows(self, sql: str, values: list[Any]) -> list[tuple[Any, ...]]:
        return await self._read(lambda connection: connection.execute(sql, values).fetchall())

    async def close(self) -> None:
        """Let what waits be written, then close the file."""
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reading.shutdown)
        self._read_connection.close()
        self._write_connection.close()


def apply(connection: sqlite3.Connection, change: Change) -> None:
    table = change.table
    if change.new is not None:
        row = change.new
        connection.execute("INSERT INTO tables (id, host, created) VALUES (?, ?, ?)", [row.id, row.host, row.created])
    found = connection.execute("SELECT max(seq) FROM events WHERE table_id = ?", [table]).fetchone()
    if (found[0] or 0) != change.expected:
        raise Conflict(f"table {table} is at {found[0]}, not at {change.expected}")
    for event in change.events:
        row_values = [table, event.seq, event.kind, encode(event.data), event.at, event.seat, event.message]
        connection.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", row_values)
    if change.snapshot is not None:
        snapshot = change.snapshot
        values = [table, snapshot.seq, snapshot.version, encode(snapshot.data)]
        connection.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", values)
    for chair in change.chairs:
        values = [table, chair.seat, chair.secret, chair.password]
        connection.execute("INSERT OR REPLACE INTO chairs VALUES (?, ?, ?, ?)", values)
        connection.execute("DELETE FROM guests WHERE table_id = ? AND seat = ?", [table, chair.seat])
        rows = [[table, chair.seat, guest] for guest in chair.guests]
        connection.executemany("INSERT INTO guests VALUES (?, ?, ?)", rows)
    if change.drafts is not None:
        connection.execute("DELETE FROM drafts WHERE table_id = ?", [table])
        rows = [[table, draft.seat, encode(draft.names), encode(draft.taken_back)] for draft in change.drafts]
        connection.executemany("INSERT INTO drafts VALUES (?, ?, ?, ?)", rows)
    if change.host is not None:
        connection.execute("UPDATE tables SET host = ? WHERE id = ?", [change.host, table])
    standing = change.standing
    if standing is not None:
        sql = """UPDATE tables SET status = ?, unattended = ?, due = ?, used = ?, begun = begun OR ? WHERE id = ?"""
        person_acted = any(event.message is not None for event in change.events)
        values = [standing.status, standing.unattended, standing.due, change.events[-1].at, person_acted, table]
        connection.execute(sql, values)


def executed(connection: sqlite3.Connection, sql: str, values: list[Any]) -> None:
    connection.execute(sql, values)


def tables_with_table_id(connection: sqlite3.Connection) -> list[str]:
    """Everything in which something about a table is kept."""
    sql = """SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
             WHERE m.type = 'table' AND c.name = 'table_id'"""
    return [row[0] for row in connection.execute(sql)]


def settled_key(connection: sqlite3.Connection, folder: Path) -> str:
    """The key of the folder. One that an older Epoka kept in the database moves there; a missing one is made."""
    row = connection.execute("SELECT value FROM settings WHERE name = 'key'").fetchone()
    key = read_key(folder)
    if key is None:
        key = row[0] if row is not None else new_key()
        write_key(folder, key)
    if row is not None:
        forget_key(connection)
    return key


def forget_key(connection: sqlite3.Connection) -> None:
    """Overwrite a key that the database holds."""
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("DELETE FROM settings WHERE name = 'key'")
    connection.execute("PRAGMA secure_delete = OFF")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


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


def rolled_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def finish(done: Future[None], problem: Exception | None) -> None:
    """Wake up who waits; nobody does when its request was cancelled."""
    if not done.set_running_or_notify_cancel():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)
