"""What every event store keeps, whatever the database: all or nothing, in order, each change by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from epoka.server.sql_store import OF_A_TABLE, SqlStore
from epoka.server.sqlite import SqliteStore
from epoka.server.store import (
    WATCHER,
    Chair,
    Change,
    Conflict,
    DraftRow,
    Expired,
    HintRow,
    Kept,
    Snapshot,
    Standing,
    StoreTrouble,
    TableEvent,
    TableRow,
)
from epoka.server.word_store import WordRow
from tests.server import databases

Opening = Callable[[], SqlStore]


@pytest.fixture(params=["sqlite", "postgresql"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    """Opens the same database each time, as a server that starts again does."""
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tables.db")
    address = databases.fresh_database()
    return lambda: databases.postgres_store(address)


@pytest.fixture
def store(opening: Opening) -> Iterator[SqlStore]:
    store = opening()
    yield store
    asyncio.run(store.close())


def event(seq: int, **more: Any) -> TableEvent:
    return TableEvent(seq, "acted", {"number": seq}, 1.5 * seq, **more)


def new_table(identity: str, host: str = "host") -> Change:
    row = TableRow(identity, host, 7.0)
    return Change(table=identity, expected=0, events=[event(1)], new=row, chairs=[Chair(0), Chair(WATCHER)])


def test_what_is_written_is_read(store: SqlStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        await store.write(Change(table="a", expected=1, events=[event(2, seat=1, message="m"), event(3)]))
        assert await store.table("a") == TableRow("a", "host", 7.0)
        assert await store.events("a") == [event(1), event(2, seat=1, message="m"), event(3)]
        assert await store.events("a", after=2) == [event(3)]
        assert await store.table("b") is None and await store.events("b") == []

    asyncio.run(check())


def test_append_expects_the_number_it_was_made_for(store: SqlStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        with pytest.raises(Conflict):
            await store.write(Change(table="a", expected=0, events=[event(1)]))
        with pytest.raises(Conflict):
            await store.write(Change(table="a", expected=2, events=[event(3)]))
        assert await store.events("a") == [event(1)]

    asyncio.run(check())


def test_message_of_a_seat_is_written_once(store: SqlStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        await store.write(Change(table="a", expected=1, events=[event(2, seat=0, message="m")]))
        await store.write(Change(table="a", expected=2, events=[event(3, seat=1, message="m")]))
        with pytest.raises(Conflict):
            await store.write(Change(table="a", expected=3, events=[event(4, seat=0, message="m")]))

    asyncio.run(check())


def test_change_is_written_as_a_whole_or_not_at_all(store: SqlStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        bad = Change(table="a", expected=1, events=[event(2), event(2)], chairs=[Chair(0, "x", "", ["g"])])
        with pytest.raises(Conflict):
            await store.write(bad)
        assert await store.events("a") == [event(1)]
        assert (await store.chairs("a"))[1].guests == []

    asyncio.run(check())


def test_failing_change_takes_no_other_of_its_group_along(store: SqlStore) -> None:
    async def check() -> None:
        changes = [new_table("a"), new_table("a"), new_table("b"), new_table("c")]
        results = await asyncio.gather(*[store.write(change) for change in changes], return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None), type(None)]
        assert [await store.events(name) for name in "abc"] == [[event(1)]] * 3

    asyncio.run(check())


def test_chairs_are_replaced_and_guests_find_their_tables(store: SqlStore) -> None:
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


def test_latest_snapshot_is_kept(store: SqlStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        assert await store.snapshot("a") is None
        for seq in (2, 3):
            snapshot = Snapshot(seq, 1, {"pieces": seq})
            await store.write(Change(table="a", expected=seq - 1, events=[event(seq)], snapshot=snapshot))
        assert await store.snapshot("a") == Snapshot(3, 1, {"pieces": 3})

    asyncio.run(check())


def test_tables_that_go_on_by_themselves_are_known(store: SqlStore) -> None:
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


def test_key_is_made_once(opening: Opening) -> None:
    async def key(renewed: bool = False) -> str:
        store = opening()
        if renewed:
            await store.renew_key()
        found = await store.key()
        await store.close()
        return found

    first = asyncio.run(key())
    assert len(first) == 64 and asyncio.run(key()) == first
    assert asyncio.run(key(renewed=True)) != first


def test_closed_store_refuses(opening: Opening) -> None:
    async def check() -> None:
        store = opening()
        await store.close()
        with pytest.raises(StoreTrouble, match="shutting down"):
            await store.write(new_table("a"))
        with pytest.raises(StoreTrouble, match="shutting down"):
            await store.events("a")

    asyncio.run(check())


def test_drafts_are_replaced_and_hints_grow(store: SqlStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        drafts = [DraftRow(0, ["place forest 3"], ["roll"]), DraftRow(1, [])]
        await store.write(Change(table="a", expected=1, drafts=drafts, hints=[HintRow(0, 4, 1)]))
        assert await store.drafts("a") == drafts
        await store.write(Change(table="a", expected=1, drafts=[], hints=[HintRow(0, 4, 3), HintRow(1, 5, 1)]))
        assert await store.drafts("a") == []
        assert await store.hints("a") == [HintRow(0, 4, 3), HintRow(1, 5, 1)]

    asyncio.run(check())


def test_an_analysis_is_kept_once_a_table(store: SqlStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        await store.keep_analysis("a", 1, "{}")
        await store.keep_analysis("a", 2, '{"luck": 1}')
        await store.keep_analysis("nowhere", 1, "{}")
        assert await store.analysis("a") == Kept(2, '{"luck": 1}')
        assert await store.analysis("nowhere") is None

    asyncio.run(check())


def test_tables_whose_time_runs_out_come_in_the_order_of_their_moments(store: SqlStore) -> None:
    async def check() -> None:
        for name, due in [("B", 30.0), ("a", 10.0), ("c", 10.0), ("d", None)]:
            change = new_table(name)
            change.standing = Standing(due=due)
            await store.write(change)
        assert await store.tables_due(20.0, (0.0, ""), 10) == [(10.0, "a"), (10.0, "c")]
        assert await store.tables_due(40.0, (10.0, "a"), 10) == [(10.0, "c"), (30.0, "B")]
        assert await store.tables_due(40.0, (0.0, ""), 1) == [(10.0, "a")]

    asyncio.run(check())


def test_tables_kept_long_enough_are_told_by_what_became_of_them(store: SqlStore) -> None:
    async def check() -> None:
        empty, running, over = new_table("empty"), new_table("running"), new_table("over")
        empty.standing = running.standing = Standing()
        over.standing = Standing("over")
        for change in (empty, running, over):
            await store.write(change)
        acted = [event(2, seat=0, message="m")]
        await store.write(Change(table="running", expected=1, events=acted, standing=Standing()))
        await store.write(Change(table="over", expected=1, events=acted, standing=Standing("over")))
        assert await store.tables_expired(Expired(), 10) == []
        assert await store.tables_expired(Expired(ended=9.0), 10) == ["over"]
        assert await store.tables_expired(Expired(empty=9.0), 10) == ["empty"]
        assert sorted(await store.tables_expired(Expired(unfinished=9.0, ended=9.0), 10)) == [
            "empty",
            "over",
            "running",
        ]
        assert await store.tables_expired(Expired(unfinished=9.0), 1) == ["empty"]

    asyncio.run(check())


def test_a_standing_is_corrected_unless_something_has_happened_since(store: SqlStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        await store.note("a", 7, Standing("closed"), 50.0)
        assert await store.standing("a") == (Standing(), 0.0)
        await store.note("a", 1, Standing("over", True, 3.5), 50.0)
        await store.note("a", 1, Standing("over", True, 3.5), 40.0)
        assert await store.standing("a") == (Standing("over", True, 3.5), 50.0)
        assert await store.standing("b") is None

    asyncio.run(check())


def test_summaries_tell_of_the_tables_used_last(store: SqlStore) -> None:
    async def check() -> None:
        for number, name in enumerate("ab"):
            begun = TableEvent(1, "created", {"game": "founders", "players": 3}, float(number))
            change = Change(
                table=name, expected=0, events=[begun], new=TableRow(name, "host", 7.0), standing=Standing()
            )
            await store.write(change)
        found = await store.summaries(10)
        assert [(one.id, one.game, one.players, one.used) for one in found] == [
            ("b", "founders", 3, 1.0),
            ("a", "founders", 3, 0.0),
        ]
        assert [one.id for one in await store.summaries(10, "a")] == ["a"]
        assert found[0].size == len('{"game":"founders","players":3}')

    asyncio.run(check())


def test_a_deleted_table_leaves_nothing(store: SqlStore) -> None:
    async def check() -> None:
        whole = new_table("a")
        whole.snapshot, whole.drafts, whole.hints = Snapshot(1, 1, {}), [DraftRow(0, [])], [HintRow(0, 1, 1)]
        whole.chairs = [Chair(0, "hash", "", ["ola"])]
        await store.write(whole)
        await store.keep_analysis("a", 1, "{}")
        await store.write(new_table("b"))
        await store.delete("a")
        for name in OF_A_TABLE:
            assert store._read_connection.rows(f"SELECT 1 FROM {name} WHERE table_id = 'a'") == []
        assert await store.table("a") is None and await store.table("b") is not None

    asyncio.run(check())


def test_everything_about_tables_is_known_by_name(store: SqlStore) -> None:
    """A migration that adds another place of things about tables must be heard of by whoever deletes."""
    if isinstance(store, SqliteStore):
        sql = """SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
                 WHERE m.type = 'table' AND c.name = 'table_id'"""
    else:
        sql = "SELECT table_name FROM information_schema.columns WHERE column_name = 'table_id'"
    assert sorted(row[0] for row in store._read_connection.rows(sql)) == sorted(OF_A_TABLE)


def test_what_people_write_comes_back_as_it_was(store: SqlStore) -> None:
    data = {"name": "Ołga ‹ %s :name \u0000 \\ 𝄞", "number": 12345678901234567890, "deep": [{"b": 1, "a": 2.5}]}

    async def check() -> None:
        await store.write(new_table("a"))
        strange = TableEvent(2, "renamed", data, 1723456789.123456, 0, "m")
        await store.write(Change(table="a", expected=1, events=[strange]))
        assert (await store.events("a", 1)) == [strange]
        assert list((await store.events("a", 1))[0].data) == list(data)

    asyncio.run(check())


def test_many_changes_at_once_are_all_written(store: SqlStore) -> None:
    async def check() -> None:
        names = [f"t{number:03}" for number in range(150)]
        await asyncio.gather(*[store.write(new_table(name)) for name in names])
        more = [Change(table=name, expected=1, events=[event(2)]) for name in names]
        await asyncio.gather(*[store.write(change) for change in more])
        assert [len(await store.events(name)) for name in names] == [2] * 150
        await store.probe()

    asyncio.run(check())


def test_words_are_kept_in_order_handed_on_and_removed(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("epoka.server.word_store.MOST_OF_A_ROOM", 2)

    def word(identity: str, room: str = "players", guest: str = "ola") -> WordRow:
        return WordRow(identity, room, 0, guest, "Ola", f"«{identity}»", "", 1.5)

    async def check() -> None:
        await store.write(new_table("a"))
        await store.add_word("nowhere", word("lost"))
        for identity in ("n", "x", "y", "z"):
            await store.add_word("a", word(identity, "note" if identity == "n" else "players"))
        assert await store.words("a") == [word("n", "note"), word("y"), word("z")]
        await store.hand_words("a", 0, "petr")
        await store.remove_words("a", ["y", "unknown"])
        assert await store.words("a") == [word("n", "note", "petr"), word("z", guest="petr")]
        await store.delete("a")
        assert await store.words("a") == [] and await store.words("nowhere") == []

    asyncio.run(check())


def test_tables_are_listed_until_they_are_not(store: SqlStore) -> None:
    async def check() -> None:
        await store.write(new_table("a"))
        for table in ("a", "a", "nowhere"):
            await store.list_table(table, True)
        assert await store.tables_listed(5) == ["a"] and await store.tables_listed(0) == []
        await store.list_table("a", False)
        assert await store.tables_listed(5) == []

    asyncio.run(check())
