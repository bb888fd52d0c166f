"""The event store in one SQLite file, with full synchronous commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from epoka.server.folder import make_private_file, make_private_folder
from epoka.server.keys import new_key, read_key, write_key
from epoka.server.schema import connect, migrate, trouble, unmark
from epoka.server.sql_store import Clash, Connection, SqlStore, Values, forget_rows
from epoka.server.store import StoreTrouble


class SqliteStore(SqlStore):
    """Implements `EventStore`."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            make_private_folder(file.parent)
            make_private_file(file)
            unmark(file)
            writing = connect(file)
            migrate(writing, file)
            self._key = settled_key(writing, file.parent)
            super().__init__(SqliteConnection(writing), SqliteConnection(connect(file)))
        except (sqlite3.Error, OSError) as error:
            raise trouble(error, file) from error

    def trouble(self, error: Exception) -> StoreTrouble:
        return trouble(error, self.file)

    def forget(self, connection: Connection, table: str) -> None:
        connection.run("PRAGMA secure_delete = ON")  # what is deleted is overwritten, not only forgotten
        forget_rows(connection, table)
        connection.run("PRAGMA secure_delete = OFF")

    async def key(self) -> str:
        return self._key

    async def take_key(self, key: str) -> None:
        try:
            await asyncio.to_thread(write_key, self.file.parent, key)
        except OSError as error:
            raise trouble(error, self.file) from error
        self._key = key


class SqliteConnection:
    """Implements `Connection`."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.plain = connection

    def rows(self, sql: str, values: Values | None = None) -> list[tuple[Any, ...]]:
        return self.plain.execute(sql, values or {}).fetchall()

    def run(self, sql: str, values: Values | None = None) -> int:
        with clashes():
            return self.plain.execute(sql, values or {}).rowcount

    def run_many(self, sql: str, rows: Sequence[Values]) -> None:
        if rows:
            with clashes():
                self.plain.executemany(sql, rows)

    def begin(self) -> None:
        self.plain.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        self.plain.execute("COMMIT")

    def roll_back(self) -> None:
        if self.plain.in_transaction:
            self.plain.execute("ROLLBACK")

    def hold(self, table: str) -> None:
        """Whoever writes holds the whole file."""

    def close(self) -> None:
        self.plain.close()


@contextmanager
def clashes() -> Iterator[None]:
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Clash(str(error)) from error


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
