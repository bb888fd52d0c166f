"""The data folder: closed to other users, the key in a file of its own, copies before an upgrade, plain words."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from epoka.server import schema
from epoka.server.folder import CannotServe, claim, tighten
from epoka.server.opening import open_store
from epoka.server.sqlite import SqliteStore
from epoka.server.store import StoreTrouble
from tests.cli.driver import run
from tests.server.driver import running

pytestmark = pytest.mark.usefixtures("logs_as_before")

OLD = 2
"""The last schema with the key in the database."""


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def older_database(data: Path, monkeypatch: pytest.MonkeyPatch, key: str = "k" * 64) -> None:
    """A folder as an earlier Epoka left it: an older schema, the key in the database, readable by everybody."""
    known = {number: text for number, text in schema.scripts().items() if number <= OLD}
    with monkeypatch.context() as patch:
        patch.setattr(schema, "scripts", lambda: known)
        data.mkdir(0o755, exist_ok=True)
        with closing(schema.connect(data / "tables.db")) as connection:
            schema.migrate(connection, data / "tables.db")
            connection.execute("INSERT INTO settings VALUES ('key', ?)", [key])
    data.chmod(0o755)
    (data / "tables.db").chmod(0o644)


# ---- who may read it ------------------------------------------------------------------------------------------------


def test_new_files_are_private_from_the_first_moment(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        with running(tmp_path / "data") as house:
            house.browser().create()
            modes = {entry.name: mode(entry) for entry in (tmp_path / "data").iterdir()}
    finally:
        os.umask(old)
    assert mode(tmp_path / "data") == 0o700
    assert {"tables.db", "tables.db-wal", "server.key"} <= modes.keys() and set(modes.values()) == {0o600}


def test_files_of_an_earlier_version_are_tightened_and_the_log_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    older_database(data, monkeypatch)
    asyncio.run(open_store(data).close())
    assert mode(data) == 0o700 and mode(data / "tables.db") == mode(data / "server.key") == 0o600
    told = capsys.readouterr().out
    assert told.count("rights tightened") == 2 and "0644" in told


def test_folder_with_things_of_others_keeps_its_rights(tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "tables.db").touch(0o644)
    (tmp_path / "tables.db").chmod(0o644)
    tmp_path.chmod(0o755)
    tighten(tmp_path)
    assert mode(tmp_path) == 0o755 and mode(tmp_path / "tables.db") == 0o600


# ---- the key --------------------------------------------------------------------------------------------------------


def test_key_moves_out_of_an_older_database_and_nobody_is_logged_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = "0123456789abcdef" * 4
    older_database(tmp_path, monkeypatch, key)
    store = SqliteStore(tmp_path / "tables.db")
    assert asyncio.run(store.key()) == key
    asyncio.run(store.close())
    assert (tmp_path / "server.key").read_text().strip() == key
    assert key.encode() not in (tmp_path / "tables.db").read_bytes()


def test_upgrade_that_was_broken_off_after_the_key_was_written_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older_database(tmp_path, monkeypatch, "a" * 64)
    (tmp_path / "server.key").write_text("a" * 64)
    store = SqliteStore(tmp_path / "tables.db")
    assert asyncio.run(store.key()) == "a" * 64
    asyncio.run(store.close())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        assert connection.execute("SELECT * FROM settings WHERE name = 'key'").fetchall() == []


@pytest.mark.parametrize("content", [b"", b"short", b"\xff" * 64])
def test_key_that_is_none_is_told_and_not_replaced(tmp_path: Path, content: bytes) -> None:
    asyncio.run(SqliteStore(tmp_path / "tables.db").close())
    (tmp_path / "server.key").write_bytes(content)
    with pytest.raises(StoreTrouble, match=r"server\.key holds no key"):
        SqliteStore(tmp_path / "tables.db")
    assert (tmp_path / "server.key").read_bytes() == content


# ---- upgrades -------------------------------------------------------------------------------------------------------


def test_older_database_is_copied_before_it_is_upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    older_database(tmp_path, monkeypatch)
    asyncio.run(SqliteStore(tmp_path / "tables.db").close())
    copy = tmp_path / f"tables.db.before-schema-{schema.newest_schema()}"
    assert mode(copy) == 0o600
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT max(version) FROM schema_version").fetchone() == (OLD,)
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_new_and_present_databases_are_not_copied(tmp_path: Path) -> None:
    for _ in range(2):
        asyncio.run(SqliteStore(tmp_path / "tables.db").close())
    assert list(tmp_path.glob("*.before-schema-*")) == []


def test_migration_that_was_left_out_is_made_up_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers given to changes that were merged later."""
    known = schema.scripts()
    with monkeypatch.context() as patch:
        patch.setattr(schema, "scripts", lambda: {**known, 99: "CREATE TABLE last (x);\n"})
        asyncio.run(SqliteStore(tmp_path / "tables.db").close())
    patched = {**known, 98: "CREATE TABLE late (x);\n", 99: ""}
    monkeypatch.setattr(schema, "scripts", lambda: patched)
    asyncio.run(SqliteStore(tmp_path / "tables.db").close())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        assert connection.execute("SELECT count(*) FROM late").fetchone() == (0,)


def test_what_the_rows_of_an_older_database_lack_is_found_in_its_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older_database(tmp_path, monkeypatch)
    agendas = {"a": '[["Place",0]]', "b": "[]", "c": '[["Place",1]]'}
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as connection:
        for table, agenda in agendas.items():
            connection.execute("INSERT INTO tables (id, host, created) VALUES (?, 'h', 1)", [table])
            snapshot = f'{{"game":"x","agenda":{agenda},"pieces":{{}}}}'
            connection.execute("INSERT INTO snapshots VALUES (?, 1, 1, ?)", [table, snapshot])
        events = [("a", 1, "created", 5, None), ("b", 1, "created", 6, None), ("b", 2, "acted", 7, "m")]
        for table, seq, kind, at, message in [*events, ("c", 1, "closed", 8, None)]:
            connection.execute("INSERT INTO events VALUES (?, ?, ?, '{}', ?, 0, ?)", [table, seq, kind, at, message])
    asyncio.run(SqliteStore(tmp_path / "tables.db").close())
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        rows = connection.execute("SELECT id, status, used, begun FROM tables ORDER BY id").fetchall()
    assert rows == [("a", "playing", 5, 0), ("b", "over", 7, 1), ("c", "closed", 8, 0)]


# ---- starting where it cannot be ------------------------------------------------------------------------------------


def no_room(*args: Any) -> int:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_start_on_a_full_disk_in_a_new_folder_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "pwrite", no_room)
    result = run("serve", "--port", "0", "--data", str(tmp_path / "new"))
    assert result.exit_code == 2 and "no space left on device" in result.output
    assert "backup" not in result.output


@pytest.mark.parametrize("words", ["database or disk is full", "disk I/O error", "unable to open database file"])
def test_start_on_a_full_disk_names_the_disk_and_no_backup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    """SQLite has different words for it, by what it was doing."""

    def refuse(*args: Any) -> None:
        raise sqlite3.OperationalError(words)

    monkeypatch.setattr("epoka.server.sqlite.connect", refuse)
    monkeypatch.setattr("shutil.disk_usage", lambda path: Usage())
    with pytest.raises(CannotServe) as problem:
        open_store(tmp_path)
    assert "the disk is full" in str(problem.value) and "backup" not in str(problem.value)


class Usage:
    free = 4096


def test_folder_that_cannot_be_made_is_told_without_a_trace(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    result = run("serve", "--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert result.exit_code == 2 and "cannot be used" in result.output and "backup" not in result.output


def test_newer_database_names_both_schemas_and_no_backup(tmp_path: Path) -> None:
    asyncio.run(SqliteStore(tmp_path / "tables.db").close())
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as connection:
        connection.execute("INSERT INTO schema_version VALUES (99)")
    with claim(tmp_path), pytest.raises(CannotServe, match=r"schema 99.*Install that version"):
        open_store(tmp_path)
