"""The event store: all or nothing, in order, and plain words when the disk is full, locked or damaged."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from epoka.server.schema import newest_schema
from epoka.server.sqlite import SqliteStore
from epoka.server.store import WATCHER, Chair, Change, Conflict, Snapshot, Standing, StoreTrouble, TableEvent, TableRow
from tests.server.driver import PATIENCE, Browser, running


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqliteStore]:
    """The contract below is what any store must keep; a second one is added here."""
    store = SqliteStore(tmp_path / "tables.db")
    yield store
    asyncio.run(store.close())


def event(seq: int, **more: Any) -> TableEvent:
    return TableEvent(seq, "acted", {"number": seq}, 1.5 * seq, **more)


def new_table(identity: str, host: str = "host") -> Change:
    row = TableRow(identity, host, 7.0)
    return Change(table=identity, expected=0, events=[event(1)], new=row, chairs=[Chair(0), Chair(WATCHER)])


# ---- the contract ---------------------------------------------------------------------------------------------------


def test_what_is_written_is_read(store: SqliteStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        await store.write(Change(table="a", expected=1, events=[event(2, seat=1, message="m"), event(3)]))
        assert await store.table("a") == TableRow("a", "host", 7.0)
        assert await store.events("a") == [event(1), event(2, seat=1, message="m"), event(3)]
        assert await store.events("a", after=2) == [event(3)]
        assert await store.table("b") is None and await store.events("b") == []

    asyncio.run(check())


def test_append_expects_the_number_it_was_made_for(store: SqliteStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        with pytest.raises(Conflict):
            await store.write(Change(table="a", expected=0, events=[event(1)]))
        with pytest.raises(Conflict):
            await store.write(Change(table="a", expected=2, events=[event(3)]))
        assert await store.events("a") == [event(1)]

    asyncio.run(check())


def test_message_of_a_seat_is_written_once(store: SqliteStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        await store.write(Change(table="a", expected=1, events=[event(2, seat=0, message="m")]))
        await store.write(Change(table="a", expected=2, events=[event(3, seat=1, message="m")]))
        with pytest.raises(Conflict):
            await store.write(Change(table="a", expected=3, events=[event(4, seat=0, message="m")]))

    asyncio.run(check())


def test_change_is_written_as_a_whole_or_not_at_all(store: SqliteStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        bad = Change(table="a", expected=1, events=[event(2), event(2)], chairs=[Chair(0, "x", "", ["g"])])
        with pytest.raises(Conflict):
            await store.write(bad)
        assert await store.events("a") == [event(1)]
        assert (await store.chairs("a"))[1].guests == []

    asyncio.run(check())


def test_failing_change_takes_no_other_of_its_group_along(store: SqliteStore) -> None:
    async def check() -> None:
        changes = [new_table("a"), new_table("a"), new_table("b"), new_table("c")]
        results = await asyncio.gather(*[store.write(change) for change in changes], return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None), type(None)]
        assert [await store.events(name) for name in "abc"] == [[event(1)]] * 3

    asyncio.run(check())


def test_chairs_are_replaced_and_guests_find_their_tables(store: SqliteStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        await store.write(new_table("b", host="ola"))
        chair = Chair(0, "hash", "argon", ["ola", "petr"])
        await store.write(Change(table="a", expected=1, events=[event(2)], chairs=[chair]))
        assert (await store.chairs("a"))[1] == chair
        assert sorted(await store.tables_of("ola", 10)) == ["a", "b"]
        assert await store.tables_of("ola", 1) == ["a"]
        await store.write(Change(table="a", expected=2, events=[event(3)], chairs=[Chair(0)]))
        assert await store.tables_of("petr", 10) == []

    asyncio.run(check())


def test_latest_snapshot_is_kept(store: SqliteStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        assert await store.snapshot("a") is None
        for seq in (2, 3):
            snapshot = Snapshot(seq, 1, {"pieces": seq})
            await store.write(Change(table="a", expected=seq - 1, events=[event(seq)], snapshot=snapshot))
        assert await store.snapshot("a") == Snapshot(3, 1, {"pieces": 3})

    asyncio.run(check())


def test_tables_that_go_on_by_themselves_are_known(store: SqliteStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        change = new_table("b")
        change.standing = Standing(unattended=True)
        await store.write(change)
        assert await store.tables_unattended() == ["b"]
        await store.write(Change(table="b", expected=1, events=[event(2)]))
        assert await store.tables_unattended() == ["b"], "nothing new was said about how it stands"
        await store.write(Change(table="b", expected=2, events=[event(3)], standing=Standing()))
        assert await store.tables_unattended() == []

    asyncio.run(check())


def test_key_is_made_once(tmp_path: Path) -> None:
    async def key() -> str:
        store = SqliteStore(tmp_path / "tables.db")
        found = await store.key()
        await store.close()
        return found

    first = asyncio.run(key())
    assert len(first) == 64 and asyncio.run(key()) == first


def test_closed_store_refuses(tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.close()
        with pytest.raises(StoreTrouble, match="shutting down"):
            await store.write(new_table("a"))
        with pytest.raises(StoreTrouble, match="shutting down"):
            await store.events("a")

    asyncio.run(check())


# ---- SQLite's own ---------------------------------------------------------------------------------------------------


def test_commits_are_synchronous_and_logged_ahead(store: SqliteStore) -> None:
    connection = store._write_connection
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


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
        pages = store._write_connection.execute("PRAGMA page_count").fetchone()[0]
        store._write_connection.execute(f"PRAGMA max_page_count = {pages}")
        large = TableEvent(2, "acted", {"text": "x" * 20_000}, 1.0)
        with pytest.raises(StoreTrouble, match="the disk is full"):
            await store.write(Change(table="a", expected=1, events=[large]))
        assert await store.events("a") == [event(1)]
        store._write_connection.execute("PRAGMA max_page_count = 100000")
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
