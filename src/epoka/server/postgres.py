"""The event store in a PostgreSQL database.

A line that is lost is opened again by whoever needs it next. What was being written then has not happened, unless the
commit itself was under way: then the new line asks the database what became of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import psycopg
import structlog
from psycopg import errors

from epoka.server.keys import new_key
from epoka.server.schema import Damaged, NewerSchema, scripts
from epoka.server.sql_store import Clash, Connection, SqlStore, Values, forget_rows
from epoka.server.store import StoreTrouble

CONNECT_SECONDS: Final = 5
STATEMENT_MILLISECONDS: Final = 10_000
"""How long one statement may take; what waits longer waits for somebody who holds a table and has stopped."""
MIGRATING: Final = 0x65706F6B61
"""The advisory lock of whoever changes the schema: several servers may start at once."""
SERVING: Final = MIGRATING + 1
"""The advisory lock of the server whose tables these are."""
PATIENCE: Final = 2000
"""Milliseconds that a server waits for this lock."""

log = structlog.get_logger()


class Unreachable(StoreTrouble):
    """Nobody answers at the address, or not to us."""


class InUse(StoreTrouble):
    """Another server has this database."""

    def __init__(self) -> None:
        super().__init__("another server already uses this database")


class InDoubt(StoreTrouble):
    """The line was lost while a commit was under way, and the database cannot be asked what became of it."""

    def __init__(self) -> None:
        super().__init__("the line to the database was lost; what was sent last may have been written")


class PostgresStore(SqlStore):
    """Implements `EventStore`. The address is a URL of PostgreSQL: postgresql://user:password@host:port/database"""

    def __init__(self, address: str) -> None:
        self.address = address
        writing = PostgresConnection(address, serving=True)
        try:
            with self.worded():
                migrate(writing)
            super().__init__(writing, PostgresConnection(address))
        except BaseException:
            writing.close()
            raise

    def trouble(self, error: Exception) -> StoreTrouble:
        return trouble(error)

    @contextmanager
    def worded(self) -> Iterator[None]:
        try:
            yield
        except psycopg.Error as error:
            raise trouble(error) from error

    def forget(self, connection: Connection, table: str) -> None:
        forget_rows(connection, table)

    async def key(self) -> str:
        """Made by the first server that asks; from then on the same for all of this database."""
        sql = "INSERT INTO settings VALUES ('key', :key) ON CONFLICT (name) DO NOTHING"
        await self._do("", lambda connection: connection.run(sql, {"key": new_key()}))
        return str((await self._rows("SELECT value FROM settings WHERE name = 'key'"))[0][0])

    async def take_key(self, key: str) -> None:
        sql = "INSERT INTO settings VALUES ('key', :key) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self._do("", lambda connection: connection.run(sql, {"key": key}))


class PostgresConnection:
    """Implements `Connection`; opens the line again where it was lost."""

    def __init__(self, address: str, serving: bool = False) -> None:
        self.address = address
        self.serving = serving
        """Whether this line claims the database: two servers would not know of each other's moves."""
        self._line: psycopg.Connection[tuple[Any, ...]] | None = None
        self._transaction = ""

    def rows(self, sql: str, values: Values | None = None) -> list[tuple[Any, ...]]:
        """Outside a transaction a question is asked once more where the line turns out to be lost."""
        again = self._line is not None and not self._transaction
        try:
            return self._asked(sql, values)
        except (psycopg.OperationalError, psycopg.InterfaceError):
            if not again or self._alive():
                raise
            return self._asked(sql, values)

    def _asked(self, sql: str, values: Values | None) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = self.line.execute(worded_for_psycopg(sql), values).fetchall()
        return found

    def run(self, sql: str, values: Values | None = None) -> int:
        with clashes():
            return int(self.line.execute(worded_for_psycopg(sql), values).rowcount)

    def run_many(self, sql: str, rows: Sequence[Values]) -> None:
        if rows:
            with clashes(), self.line.cursor() as cursor:
                cursor.executemany(worded_for_psycopg(sql), rows)

    @property
    def line(self) -> psycopg.Connection[tuple[Any, ...]]:
        if self._line is None or not self._alive():
            if self._transaction:
                raise psycopg.OperationalError("the line was lost in a transaction")
            self._line = opened(self.address)
            if self.serving:
                self._claim(self._line)
        return self._line

    def _claim(self, line: psycopg.Connection[tuple[Any, ...]]) -> None:
        """Waits a moment: the line of a server that has just stopped may outlive it."""
        line.execute(f"SET lock_timeout = {PATIENCE}")
        try:
            line.execute("SELECT pg_advisory_lock(%s)", [SERVING])
        except psycopg.errors.LockNotAvailable:
            line.close()
            raise InUse from None
        line.execute("RESET lock_timeout")

    def _alive(self) -> bool:
        return self._line is not None and not self._line.closed and not self._line.broken

    def begin(self) -> None:
        """Notes the number of the transaction: by it the database can be asked later what became of it."""
        self.roll_back()
        try:
            self.line.execute("BEGIN")
            self._transaction = str(self.line.execute("SELECT pg_current_xact_id()::text").fetchall()[0][0])
        except (psycopg.OperationalError, psycopg.InterfaceError):  # lost since the last group; nothing was begun yet
            self._transaction = ""
            if self._alive():
                raise
            self.line.execute("BEGIN")
            self._transaction = str(self.line.execute("SELECT pg_current_xact_id()::text").fetchall()[0][0])

    def commit(self) -> None:
        transaction = self._transaction
        try:
            self.line.execute("COMMIT")
            self._transaction = ""
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            self._transaction = ""
            if self._alive():
                raise
            self._settle(transaction, error)

    def _settle(self, transaction: str, error: psycopg.Error) -> None:
        """Whether a commit whose answer was lost has happened."""
        try:
            status = self.rows("SELECT pg_xact_status(CAST(:id AS xid8))", {"id": transaction})[0][0]
        except (psycopg.Error, StoreTrouble) as problem:
            raise InDoubt from problem
        if status != "committed":
            raise error

    def roll_back(self) -> None:
        begun, self._transaction = self._transaction, ""
        if begun and self._alive():
            with suppress(psycopg.Error):  # a lost line has rolled it back already
                self.line.execute("ROLLBACK")

    def hold(self, table: str) -> None:
        """Other servers that would write to this table wait."""
        if table:
            self.rows("SELECT 1 FROM tables WHERE id = :table FOR UPDATE", {"table": table})

    def close(self) -> None:
        if self._line is not None:
            self._line.close()


def opened(address: str) -> psycopg.Connection[tuple[Any, ...]]:
    try:
        return psycopg.connect(
            address,
            autocommit=True,
            connect_timeout=CONNECT_SECONDS,
            options=f"-c statement_timeout={STATEMENT_MILLISECONDS} -c synchronous_commit=on",
            application_name="epoka",
            keepalives_idle=10,
            keepalives_interval=5,
            keepalives_count=3,
        )
    except psycopg.Error as error:
        raise Unreachable(why_unreachable(error)) from error


def why_unreachable(error: psycopg.Error) -> str:
    """In words for whoever runs the server; never the password, which libpq does not repeat, nor the address."""
    text = str(error).lower()
    if "password" in text or "authentication" in text or "pg_hba" in text:
        return "the database refuses this user or password"
    if "does not exist" in text:
        return "there is no such database or user"
    if "starting up" in text or "shutting down" in text:
        return "the database is starting or stopping"
    if "too many" in text or "remaining connection slots" in text:
        return "the database has no connection left"
    if "missing" in text or "invalid" in text:
        return "the address of the database is not understood"
    return "the database cannot be reached"


@cache
def worded_for_psycopg(sql: str) -> str:
    """Values by name are written %(name)s there."""
    return re.sub(r"(?<!:):(\w+)", r"%(\1)s", sql)


@contextmanager
def clashes() -> Iterator[None]:
    try:
        yield
    except psycopg.IntegrityError as error:
        raise Clash(error.diag.message_primary or "another row has that key") from error


# ---- the schema -----------------------------------------------------------------------------------------------------


def migrate(connection: PostgresConnection) -> None:
    """Bring the database to the present schema: all or nothing, one server at a time."""
    known = scripts("postgresql")
    connection.begin()
    try:
        connection.rows("SELECT pg_advisory_xact_lock(:lock)", {"lock": MIGRATING})
        connection.run("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)")
        have = {row[0] for row in connection.rows("SELECT version FROM schema_version")}
        if have and max(have) > max(known):
            raise NewerSchema(max(have), max(known))
        for number in [number for number in known if number not in have]:
            connection.line.execute(known[number])
            connection.run("INSERT INTO schema_version VALUES (:number)", {"number": number})
        connection.commit()
    except BaseException:
        connection.roll_back()
        raise


# ---- trouble --------------------------------------------------------------------------------------------------------

WORDS: Final[list[tuple[tuple[type[Exception], ...], Callable[[], StoreTrouble]]]] = [
    ((errors.DiskFull,), lambda: StoreTrouble("the disk of the database is full")),
    ((errors.ReadOnlySqlTransaction,), lambda: StoreTrouble("the database cannot be written")),
    ((errors.InsufficientPrivilege,), lambda: StoreTrouble("the user may not do that in the database")),
    ((errors.QueryCanceled, errors.LockNotAvailable), lambda: StoreTrouble("the database is busy")),
    ((errors.DeadlockDetected, errors.SerializationFailure), lambda: StoreTrouble("the database is busy")),
    ((errors.DataCorrupted, errors.IndexCorrupted), lambda: Damaged("the database is damaged")),
    ((msgspec.DecodeError, UnicodeError, TypeError, ValueError), lambda: Damaged("a row of the database is damaged")),
]


def trouble(error: Exception) -> StoreTrouble:
    """What went wrong in words an operator can use; never the SQL, the address or what was to be written."""
    if isinstance(error, StoreTrouble):
        return error
    for kinds, made in WORDS:
        if isinstance(error, kinds):
            return made()
    if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return Unreachable("the line to the database is lost")
    log.error("the database refuses a statement", kind=type(error).__name__, state=getattr(error, "sqlstate", None))
    return StoreTrouble("the database does not answer as it should")


def shown(address: str) -> str:
    """The address without the password, for logs and messages."""
    parts = urlsplit(address)
    user, _, host = parts.netloc.rpartition("@")
    name = user.partition(":")[0]
    return f"{parts.scheme}://{name}{'@' if name else ''}{host}{parts.path}"
