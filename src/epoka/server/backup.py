"""Backups of a data folder, and the way back: what a write-ahead log needs so that neither loses anything."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from epoka import EpokaError
from epoka.server.folder import (
    BACKUPS,
    DATABASE,
    KEY,
    PRIVATE_FOLDER,
    RESTORING,
    SET_ASIDE,
    AlreadyServed,
    claim,
    existing_database,
    make_private_folder,
    sync_folder,
)
from epoka.server.keys import read_key, write_key
from epoka.server.schema import (
    COPY,
    NewerSchema,
    applied,
    connect_to_read,
    copy_database,
    has_write_ahead_log,
    is_copy,
    mark_as_copy,
    newest_schema,
    trouble,
)
from epoka.server.sqlite import forget_key
from epoka.server.store import StoreTrouble

BESIDE = ("", "-wal", "-shm", "-journal")
"""What belongs to a database file, by the ends of the names; the file itself first."""


class BackupProblem(EpokaError):
    """Why no backup was made or nothing was restored."""


@dataclass(frozen=True)
class Made:
    """A backup."""

    file: Path
    tables: int
    with_key: bool


@dataclass(frozen=True)
class Restored:
    """A database that is in place again."""

    tables: int
    aside: Path | None
    """Where that lies which was there before; None where there was nothing."""
    new_key: bool
    """Whether the key came with the backup and was another one."""


# ---- making ---------------------------------------------------------------------------------------------------------


def back_up(data: Path, target: Path | None = None, with_key: bool = False) -> Made:
    """Copy the database, while a server uses it or not; in place only when it is whole and checked."""
    file = existing_database(data)
    key = read_key_of(data)
    if key is None and not with_key:
        raise BackupProblem(
            f"{data} was last used by an older Epoka, which keeps its key in the database; start the server once, "
            "or take the key along with --with-key"
        )
    target = chosen_target(data, target)

    def finish(copy: sqlite3.Connection) -> None:
        mark_as_copy(copy)
        if not with_key:
            forget_key(copy)
        elif key is not None:
            copy.execute("INSERT OR REPLACE INTO settings VALUES ('key', ?)", [key])

    with in_words(f"no backup of {file} was made", file), closing(connect_to_read(file)) as source:
        copy_database(source, target, finish)
    with closing(connect_to_read(target, alone=True)) as made:
        return Made(target, count_tables(made), with_key)


def chosen_target(data: Path, target: Path | None) -> Path:
    """Where the backup goes. It never takes the place of anything but another backup."""
    if target is None:
        target = data / BACKUPS
        make_private_folder(target)
    if target.is_dir():
        target = unused(target / f"tables-{stamp()}", ".db")
    if not target.parent.is_dir():
        raise BackupProblem(f"there is no folder {target.parent} for the backup; make it first")
    if target.exists() and (target.resolve() == (data / DATABASE).resolve() or not is_backup(target)):
        raise BackupProblem(f"{target} is there already and is no backup; choose another name")
    return target


def is_backup(file: Path) -> bool:
    try:
        return is_copy(file)
    except sqlite3.Error:
        return False


def unused(stem: Path, suffix: str = "") -> Path:
    """A name that nothing has yet."""
    number, found = 2, stem.with_name(stem.name + suffix)
    while found.exists():
        found = stem.with_name(f"{stem.name}-{number}{suffix}")
        number += 1
    return found


def stamp() -> str:
    return f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}"


def read_key_of(data: Path) -> str | None:
    with in_words(f"the key of {data} cannot be used", data / KEY):
        return read_key(data)


# ---- going back -----------------------------------------------------------------------------------------------------


def restore(data: Path, source: Path) -> Restored:
    """Put a backup in place. What was there before is moved aside, its write-ahead log with it.

    The log must never be applied to the copy. So the copy gets its name only when the old files have lost theirs; a
    restore that is broken off in between is noticed at the next start, and can be run again.
    """
    if not source.is_file():
        raise BackupProblem(f"there is no backup {source}")
    try:
        with claim(data):
            return _restore(data, source)
    except AlreadyServed as error:
        raise BackupProblem(f"{error}; stop it first") from error


def _restore(data: Path, source: Path) -> Restored:
    keys: list[str] = []

    def finish(copy: sqlite3.Connection) -> None:
        keys.extend(row[0] for row in copy.execute("SELECT value FROM settings WHERE name = 'key'"))
        forget_key(copy)
        copy.execute("DELETE FROM settings WHERE name = ?", [COPY])

    coming = data / RESTORING
    with in_words(f"{source} cannot be restored", source):
        with closing(connect_to_read(source, alone=not has_write_ahead_log(source) or is_copy(source))) as backup:
            check_schema(backup, source)
            copy_database(backup, coming, finish)
        with closing(connect_to_read(coming, alone=True)) as copy:
            tables = count_tables(copy)
    new_key = bool(keys) and keys[0] != read_key_of(data)
    with in_words(f"{data} could not be changed", data / DATABASE):
        aside = set_aside(data, with_key=new_key)
        if new_key:
            write_key(data, keys[0])
        os.replace(coming, data / DATABASE)
        sync_folder(data)
    return Restored(tables, aside, new_key)


def check_schema(backup: sqlite3.Connection, source: Path) -> None:
    have = applied(backup)
    if not have:
        raise BackupProblem(f"{source} is a database, but not one of Epoka's")
    if max(have) > newest_schema():
        raise NewerSchema(max(have), newest_schema())


def set_aside(data: Path, with_key: bool) -> Path | None:
    """Move the database and all that belongs to it into a folder of its own; the file itself first."""
    names = [DATABASE + end for end in BESIDE] + ([KEY] if with_key else [])
    present = [name for name in names if (data / name).exists()]
    if not present:
        return None
    folder = unused(data / f"{SET_ASIDE}{stamp()}")
    folder.mkdir(PRIVATE_FOLDER)
    for name in present:
        os.rename(data / name, folder / name)
    sync_folder(folder)
    sync_folder(data)
    return folder


def count_tables(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])


@contextmanager
def in_words(what: str, file: Path) -> Iterator[None]:
    """Say in words what SQLite or the disk says in its own."""
    try:
        yield
    except (StoreTrouble, sqlite3.Error, OSError) as error:
        raise BackupProblem(f"{what}: {trouble(error, file)}. Nothing was changed.") from error
