"""Opening a store: rights, a check, the upgrade, and what to do where it cannot be; in a folder or at an address."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from epoka.server.folder import (
    BACKUPS,
    BEFORE_SCHEMA,
    DATABASE,
    RESTORING,
    CannotServe,
    make_private_folder,
    tighten,
    unusable,
)
from epoka.server.schema import Damaged, ForeignLog, NewerSchema, check_at_start, trouble
from epoka.server.sql_store import SqlStore
from epoka.server.sqlite import SqliteStore
from epoka.server.store import StoreTrouble

SCHEMES = ("postgresql", "postgres")


def open_store(data: Path, address: str | None = None) -> SqlStore:
    """The store at an address, or in a folder that the caller has claimed; what is damaged is left as it is."""
    try:
        make_private_folder(data)
    except OSError as error:
        raise unusable(data, error) from error
    return open_file(data) if address is None else open_database(address)


def open_database(address: str) -> SqlStore:
    if not address.startswith(tuple(f"{scheme}://" for scheme in SCHEMES)):
        raise CannotServe(f"--store takes an address such as postgresql://user@host/database, not «{address}»")
    try:
        from epoka.server.postgres import PostgresStore, shown
    except ImportError as error:
        raise CannotServe(f"PostgreSQL needs the library psycopg, the extra «postgresql» of Epoka ({error})") from error
    try:
        return PostgresStore(address)
    except StoreTrouble as problem:
        raise CannotServe(f"{shown(address)}: {problem}. Nothing was changed.") from problem


def open_file(data: Path) -> SqlStore:
    file = data / DATABASE
    try:
        tighten(data)
        if (data / RESTORING).exists() and not file.exists():
            raise StoreTrouble("a restore was broken off; run it again")
        check_at_start(file)
        return SqliteStore(file)
    except (StoreTrouble, sqlite3.Error, OSError) as error:
        problem = trouble(error, file)
        raise CannotServe(f"{file}: {problem}. {remedy(data, problem)}") from error


def remedy(data: Path, problem: StoreTrouble) -> str:
    """What whoever runs the server can do."""
    if isinstance(problem, NewerSchema):
        return "Install that version, or name another folder with --data."
    if isinstance(problem, ForeignLog) and (data / DATABASE).exists():
        return f"Nothing was changed. Without that log: epoka restore {data / DATABASE} --data {data}"
    if isinstance(problem, Damaged | ForeignLog):
        newest = newest_backup(data)
        if newest is None:
            return f"Nothing was changed. There is no backup in {data / BACKUPS}; with one: epoka restore FILE"
        return f"Nothing was changed. The newest backup: epoka restore {newest} --data {data}"
    return "Nothing was changed. Remove the cause, or name another folder with --data."


def newest_backup(data: Path) -> Path | None:
    """The copy in the data folder that was made last."""
    found = [*(data / BACKUPS).glob("*.db"), *data.glob(f"{BEFORE_SCHEMA}*")]
    return max(found, key=lambda file: file.stat().st_mtime, default=None)
