"""The event store in one SQLite file: a writer thread with group commit, a reader thread beside it.

Full synchronous commit: what is acknowledged is on disk. Whatever waits while one commit runs shares the next one, so
that many tables cost hardly more than one. A change that fails is rolled back alone; the others of its group stand.
"""

from __future__ import annotations

import asyncio
import queue
import secrets
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from epoka.server.store import Chair, Change, Conflict, DraftRow, Snapshot, StoreTrouble, TableEvent, TableRow

MOST_IN_A_GROUP = 64
BUSY_MILLISECONDS = 2000

T = TypeVar("T")
Job = tuple[Change, "Future[None]"]


class SqliteStore:
    """Implements `EventStore`."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._closed = False
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._write_connection = connect(file)
            migrate(self._write_connection)
            self._read_connection = connect(file)
        except (sqlite3.Error, OSError) as error:
            raise trouble(error) from error
        self._writer = threading.Thread(target=self._write_groups, name="store-writer", daemon=True)
        self._writer.start()

    # ---- writing --------------------------------------------------------------------------------------------------

    async def write(self, change: Change) -> None:
        if self._closed:
            raise StoreTrouble("the server is shutting down")
        done: Future[None] = Future()
        self._queue.put((change, done))
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
            for change, done in group:
                problem = self._write_one(connection, change)
                if problem is None:
                    written.append(done)
                else:
                    finish(done, problem)
            connection.execute("COMMIT")
        except (sqlite3.Error, OSError) as error:
            rolled_back(connection)
            for _, done in group:
                if not done.done():
                    finish(done, trouble(error))
            return
        for done in written:
            finish(done, None)

    def _write_one(self, connection: sqlite3.Connection, change: Change) -> Exception | None:
        """Write one change within the group's transaction; what went wrong, if it alone is to blame."""
        connection.execute("SAVEPOINT one")
        try:
            apply(connection, change)
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
            except (sqlite3.Error, msgspec.DecodeError) as error:
                raise trouble(error) from error

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
        rows = await self._rows("SELECT seq, version, data FROM snapshots WHERE table_id = ?", [table])
        return Snapshot(rows[0][0], rows[0][1], decode(rows[0][2])) if rows else None

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

    async def key(self) -> str:
        rows = await self._rows("SELECT value FROM settings WHERE name = 'key'", [])
        return str(rows[0][0])

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


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the present schema, one numbered script after the other, each in a transaction."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
    row = connection.execute("SELECT max(version) FROM schema_version").fetchone()
    have = row[0] or 0
    folder = files("epoka.server") / "migrations"
    scripts = sorted((item for item in folder.iterdir() if item.name.endswith(".sql")), key=lambda item: item.name)
    newest = int(scripts[-1].name.removesuffix(".sql"))
    if have > newest:
        connection.execute("ROLLBACK")
        raise StoreTrouble(f"the database was written by a newer Epoka (schema {have}, this one knows {newest})")
    for script in scripts:
        number = int(script.name.removesuffix(".sql"))
        if number > have:
            for statement in script.read_text(encoding="utf-8").split(";\n"):
                if statement.strip():
                    connection.execute(statement)
            connection.execute("INSERT INTO schema_version VALUES (?)", [number])
    connection.execute("INSERT OR IGNORE INTO settings VALUES ('key', ?)", [secrets.token_hex(32)])
    connection.execute("COMMIT")


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
    if change.events:
        connection.execute("UPDATE tables SET unattended = ? WHERE id = ?", [change.unattended, table])


def encode(data: object) -> str:
    return msgspec.json.encode(data).decode()


def decode(text: str) -> dict[str, object]:
    return msgspec.json.decode(text, type=dict[str, object])


def decode_names(text: str) -> list[str]:
    return msgspec.json.decode(text, type=list[str])


def trouble(error: Exception) -> StoreTrouble:
    """What went wrong in words an operator can use; never the SQL or a path."""
    text = str(error).lower()
    if "full" in text or "no space" in text:
        return StoreTrouble("the disk is full")
    if "locked" in text or "busy" in text:
        return StoreTrouble("the database is locked by another program")
    if "malformed" in text or "not a database" in text or isinstance(error, msgspec.DecodeError):
        return StoreTrouble("the database file is damaged")
    if "readonly" in text or "permission" in text:
        return StoreTrouble("the database cannot be written")
    return StoreTrouble("the database does not answer")


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
