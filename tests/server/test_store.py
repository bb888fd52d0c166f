"""The event store in SQLite's file: plain words when the disk is full, the file locked or damaged."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest

from epoka.server.schema import newest_schema
from epoka.server.sqlite import SqliteConnection, SqliteStore
from epoka.server.store import Change, StoreTrouble, TableEvent
from tests.server.driver import PATIENCE, Browser, running
from tests.server.test_store_contract import event, new_table


def plain(store: SqliteStore) -> sqlite3.Connection:
    """The connection that writes."""
    assert isinstance(store._write_connection, SqliteConnection)
    return store._write_connection.plain


# ---- SQLite's own ---------------------------------------------------------------------------------------------------


def test_commits_are_synchronous_and_logged_ahead(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    connection = plain(store)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    asyncio.run(store.close())


def test_schema_has_a_version_and_a_newer_one_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    asyncio.run(SqliteStore(file).close())
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT max(version) FROM schema_version").fetchone() == (newest_schema(),)
        connection.execute("INSERT INTO schema_version VALUES (99)")
    with pytest.raises(StoreTrouble, match="newer Epoka"):
        SqliteStore(file)


@pytest.mark.parametrize("content", [b"this is no database at all, " * 200, b"SQLite format 3\x00" + b"\xff" * 5000])
def test_file_that_is_no_database_is_told_at_the_start(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(content)
    with pytest.raises(StoreTrouble, match="damaged"):
        SqliteStore(file)
    assert file.read_bytes() == content


def test_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreTrouble):
        SqliteStore(tmp_path / "file" / "tables.db")


# ---- trouble while people play --------------------------------------------------------------------------------------


def refused(ola: Browser, identity: str, seq: int) -> dict[str, Any]:
    body = {"id": f"try{seq}", "seat": 0, "seq": seq, "actions": ["place forest 3"]}
    error: dict[str, Any] = ola.post(f"/api/tables/{identity}/act", body, 503)["error"]
    assert error["code"] == "store" and "Nothing was lost" in error["message"]
    return error


class Filling(SqliteStore):
    """Runs out of space when told to."""

    full = False

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.refused = threading.Event()

    async def write(self, change: Change) -> None:
        if self.full:
            self.refused.set()
            raise StoreTrouble("the disk is full")
        await super().write(change)


def test_full_disk_refuses_an_action_and_loses_nothing(tmp_path: Path) -> None:
    store = Filling(tmp_path / "tables.db")
    with running(tmp_path, store) as house:
        ola = house.browser()
        identity = ola.create()["table"]["id"]
        screen = ola.watch(identity, 0)
        before = dict(screen.position)
        store.full = True
        assert "disk is full" in refused(ola, identity, 1)["message"]
        assert screen.act("place forest 3", id="a")["error"]["code"] == "store"
        assert ola.get(f"/api/tables/{identity}/position?seat=0")["position"] == before
        store.full = False
        assert screen.act("place forest 3", id="a")["type"] == "done"


def test_bot_waits_for_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("epoka.server.bot_driver.RETRY_SECONDS", 0.01)
    store = Filling(tmp_path / "tables.db")
    with running(tmp_path, store) as house:
        ola = house.browser()
        identity = ola.create(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["table"]["id"]
        screen = ola.watch(identity, 0)
        screen.gesture()
        store.full = True
        assert store.refused.wait(PATIENCE)
        assert screen.position["asked"] == [1]
        store.full = False
        while 0 not in screen.position["asked"]:
            screen.until("news")


def test_database_that_may_not_grow_says_that_the_disk_is_full(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")

    async def fill() -> None:
        await store.write(new_table("a"))
        pages = plain(store).execute("PRAGMA page_count").fetchone()[0]
        plain(store).execute(f"PRAGMA max_page_count = {pages}")
        large = TableEvent(2, "acted", {"text": "x" * 20_000}, 1.0)
        with pytest.raises(StoreTrouble, match="the disk is full"):
            await store.write(Change(table="a", expected=1, events=[large]))
        assert await store.events("a") == [event(1)]
        plain(store).execute("PRAGMA max_page_count = 100000")
        await store.write(Change(table="a", expected=1, events=[large]))
        assert await store.events("a") == [event(1), large]
        await store.close()

    asyncio.run(fill())


def test_locked_database_refuses_and_goes_on_afterwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("epoka.server.schema.BUSY_MILLISECONDS", 50)
    with running(tmp_path) as house:
        ola = house.browser()
        identity = ola.create()["table"]["id"]
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert "locked by another program" in refused(ola, identity, 1)["message"]
        other.execute("ROLLBACK")
        other.close()
        assert ola.watch(identity, 0).act("place forest 3", id="try1")["type"] == "done"


def test_damage_to_one_table_leaves_the_others(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ola = house.browser()
        good, bad = (ola.create()["table"]["id"] for _ in range(2))
        cookies = dict(ola.client.cookies)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE events SET data = '{\"torn' WHERE table_id = ?", [bad])
    with running(tmp_path) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        error = ola.get(f"/api/tables/{bad}", 503)["error"]
        assert "damaged" in error["message"] and "torn" not in error["message"]
        assert [table["id"] for table in ola.get("/api/tables")["tables"]] == [good]
        assert ola.watch(good, 0).act("place forest 3")["type"] == "done"


DAMAGED = ["'{\"torn'", "'[]'", "x'ff00'", "'{}'"]


@pytest.mark.parametrize("snapshot", DAMAGED)
def test_table_with_a_damaged_snapshot_is_loaded_from_its_events(tmp_path: Path, snapshot: str) -> None:
    with running(tmp_path) as house:
        ola = house.browser()
        identity = ola.create()["table"]["id"]
        before = ola.watch(identity, 0).position
        cookies = dict(ola.client.cookies)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute(f"UPDATE snapshots SET data = {snapshot}")
    with running(tmp_path) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        screen = ola.watch(identity, 0)
        assert screen.position == before
        assert screen.act("place forest 3")["type"] == "done"


@pytest.mark.parametrize("event", [*DAMAGED, "'{\"game\": 7}'"])
def test_damaged_event_beside_a_damaged_snapshot_answers_503_for_that_table_only(tmp_path: Path, event: str) -> None:
    with running(tmp_path) as house:
        ola = house.browser()
        good, bad = (ola.create()["table"]["id"] for _ in range(2))
        cookies = dict(ola.client.cookies)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE snapshots SET data = '{}' WHERE table_id = ?", [bad])
        connection.execute(f"UPDATE events SET data = {event} WHERE table_id = ?", [bad])
    with running(tmp_path) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        error = ola.get(f"/api/tables/{bad}", 503)["error"]
        assert error["code"] == "store" and "damaged" in error["message"]
        assert ola.get(f"/api/tables/{good}")["table"]["id"] == good


def test_damaged_pages_answer_503_and_no_trace(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ola = house.browser()
        identity = ola.create()["table"]["id"]
        cookies = dict(ola.client.cookies)
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'events'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    content = bytearray(file.read_bytes())
    content[(page - 1) * size : page * size] = b"\x5a" * size
    file.write_bytes(bytes(content))
    with running(tmp_path) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        answer = ola.client.get(f"/api/tables/{identity}")
        assert answer.status_code == 503 and "damaged" in answer.text
        assert "Traceback" not in answer.text and "sqlite" not in answer.text.lower()
