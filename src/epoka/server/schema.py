"""The database file as such: opening it, its numbered migrations, copies and checks of it."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path

import msgspec

from epoka.server.folder import BEFORE_SCHEMA, PRIVATE_FILE, sync_folder
from epoka.server.store import StoreTrouble

BUSY_MILLISECONDS = 2000
LARGE = 1 << 30
"""From so many bytes on only the small tables are checked at the start."""
LONG_TABLES = ("events", "snapshots")
"""Where nearly all of the bytes are."""
NO_ROOM = 1024 * 1024
"""With fewer bytes left on the disk, that is why SQLite cannot do what it should."""
COPY = "copy"
"""The setting that marks a copy; the server removes it when it begins to use the file."""


class Damaged(StoreTrouble):
    """The file is not what it should be; only a backup helps."""

    def __init__(self, why: str = "the database file is damaged") -> None:
        super().__init__(why)


class NewerSchema(StoreTrouble):
    """A newer Epoka has written the database."""

    def __init__(self, have: int, known: int) -> None:
        super().__init__(f"the database was written by a newer Epoka (schema {have}, this one knows {known})")


class ForeignLog(StoreTrouble):
    """A write-ahead log lies beside a file to which it does not belong; SQLite would apply it and destroy the file."""

    def __init__(self, file: Path) -> None:
        wal = write_ahead_log(file).name
        super().__init__(f"{wal} is the log of another database, and would destroy this one if it were applied")


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def connect_to_read(file: Path, alone: bool = False) -> sqlite3.Connection:
    """Reading never changes the file, its write-ahead log included; `alone` reads the file as if it had none."""
    how = "immutable=1" if alone else "mode=ro"
    address = f"{file.absolute().as_uri()}?{how}"
    return sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)


def write_ahead_log(file: Path) -> Path:
    return file.with_name(file.name + "-wal")


def has_write_ahead_log(file: Path) -> bool:
    """Whether there is a write-ahead log beside the file with anything in it."""
    wal = write_ahead_log(file)
    return wal.exists() and wal.stat().st_size > 0


# ---- migrations -----------------------------------------------------------------------------------------------------


def scripts(dialect: str = "sqlite") -> dict[int, str]:
    """The migrations of a kind of database by their numbers."""
    folder = files("epoka.server") / "migrations" / dialect
    found = sorted((item for item in folder.iterdir() if item.name.endswith(".sql")), key=lambda item: item.name)
    return {int(item.name.removesuffix(".sql")): item.read_text(encoding="utf-8") for item in found}


def newest_schema() -> int:
    return max(scripts())


def applied(connection: sqlite3.Connection) -> set[int]:
    """The migrations that the file has had; none for a new one."""
    known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").fetchone()
    return {row[0] for row in connection.execute("SELECT version FROM schema_version")} if known else set()


def migrate(connection: sqlite3.Connection, file: Path) -> None:
    """Bring the file to the present schema, all numbered scripts that it lacks in one transaction.

    A file that holds something is copied first: there is no way back from a schema.
    """
    have, known = applied(connection), scripts()
    if have and max(have) > max(known):
        raise NewerSchema(max(have), max(known))
    missing = [number for number in known if number not in have]
    if have and missing:
        copy_database(connection, file.with_name(f"{BEFORE_SCHEMA}{missing[-1]}"))
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        for number in missing:
            for statement in known[number].split(";\n"):
                if statement.strip():
                    connection.execute(statement)
            connection.execute("INSERT INTO schema_version VALUES (?)", [number])
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


# ---- copies and checks ----------------------------------------------------------------------------------------------


def mark_as_copy(copy: sqlite3.Connection) -> None:
    """So that a log which lies beside it is known to be another's."""
    moment = datetime.now(UTC).isoformat(timespec="seconds")
    copy.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", [COPY, moment])


def copy_database(
    source: sqlite3.Connection, target: Path, finish: Callable[[sqlite3.Connection], None] = mark_as_copy
) -> None:
    """A consistent copy, also of a database in use: one plain file without a log, in its place only when it is whole.

    `finish` is done to the copy before it is checked. Where it is found damaged, `target` stays as it was.
    """
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    beside.unlink(missing_ok=True)
    os.close(os.open(beside, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))
    try:
        with closing(sqlite3.connect(beside, isolation_level=None)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            finish(copy)
            problem = first_problem(copy, "integrity_check(1)")
        if problem:
            raise Damaged(f"the database file is damaged ({problem})")
        descriptor = os.open(beside, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        os.replace(beside, target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    sync_folder(target.parent)


def first_problem(connection: sqlite3.Connection, check: str) -> str:
    """What SQLite finds wrong, in its own words; "" for nothing."""
    found = str(connection.execute(f"PRAGMA {check}").fetchone()[0])
    return "" if found == "ok" else found.splitlines()[-1]


def check_at_start(file: Path) -> None:
    """Refuse a damaged file before anything is written to it; a file that is not there yet is fine.

    It reads the whole file once, at about a second of processor time a gigabyte. The long tables of a large file are
    left out; `epoka backup` always checks everything.
    """
    if not file.exists() or file.stat().st_size == 0:
        if has_write_ahead_log(file):
            raise ForeignLog(file)
        return
    if has_write_ahead_log(file) and is_copy(file):
        raise ForeignLog(file)
    large = file.stat().st_size > LARGE
    with closing(connect_to_read(file)) as connection:
        for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            problem = "" if large and row[0] in LONG_TABLES else first_problem(connection, check_of(row[0]))
            if problem:
                raise Damaged(f"the database file is damaged ({problem})")


def check_of(table: str) -> str:
    """The quick check is for the long tables only: in others SQLite 3.40 takes keys in another order for missing."""
    return f"{'quick_check' if table in LONG_TABLES else 'integrity_check'}({table})"


def is_copy(file: Path) -> bool:
    """Whether the file, without the log beside it, is marked as a copy."""
    with closing(connect_to_read(file, alone=True)) as connection:
        try:
            found = connection.execute("SELECT 1 FROM settings WHERE name = ?", [COPY]).fetchone()
        except sqlite3.OperationalError:  # the log holds even the tables: then it belongs to this file
            return False
    return found is not None


def unmark(file: Path) -> None:
    """A copy that was put in place by hand becomes the database, before a log of its own begins."""
    if file.exists() and file.stat().st_size and is_copy(file):
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            connection.execute("DELETE FROM settings WHERE name = ?", [COPY])


# ---- trouble --------------------------------------------------------------------------------------------------------


def trouble(error: Exception, file: Path) -> StoreTrouble:
    """What went wrong in words an operator can use; never the SQL or a path."""
    if isinstance(error, StoreTrouble):
        return error
    text = str(error).lower()
    if "full" in text or "no space" in text or ("i/o error" in text and no_room_beside(file)):
        return StoreTrouble("the disk is full")
    if "locked" in text or "busy" in text:
        return StoreTrouble("the database is locked by another program")
    if isinstance(error, msgspec.DecodeError | UnicodeError | TypeError | ValueError):
        return Damaged()
    if "malformed" in text or "not a database" in text or "could not decode" in text:
        return Damaged()
    if "readonly" in text or "read-only" in text or "permission" in text:
        return StoreTrouble("the database cannot be written")
    if "unable to open" in text or isinstance(error, OSError):
        why = "the disk is full" if no_room_beside(file) else "the database cannot be opened or made there"
        return StoreTrouble(why)
    return StoreTrouble("the database does not answer")


def no_room_beside(file: Path) -> bool:
    try:
        return shutil.disk_usage(file.parent).free < NO_ROOM
    except OSError:
        return False
