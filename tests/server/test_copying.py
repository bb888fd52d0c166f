"""Moving a server between SQLite and PostgreSQL and back: everything arrives, is compared, and goes on after a stop."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from epoka.server.copying import CannotCopy, Copied, copy_store
from epoka.server.sql_store import SqlStore
from epoka.server.sqlite import SqliteStore
from epoka.server.store import Chair, Change, DraftRow, HintRow, Snapshot, Standing, TableEvent
from tests.cli.driver import run
from tests.server import databases
from tests.server.databases import execute, postgres_store
from tests.server.test_store_contract import new_table


async def fill(store: SqlStore) -> None:
    for name in ("a", "b"):
        whole = new_table(name)
        whole.snapshot, whole.drafts, whole.hints = (
            Snapshot(1, 1, {"x": 1.5}),
            [DraftRow(0, ["roll"])],
            [HintRow(0, 1, 1)],
        )
        whole.chairs = [Chair(0, "hash", "argon", ["ola", "petr"])]
        whole.standing = Standing(unattended=True, due=99.5)
        await store.write(whole)
    much = [TableEvent(seq, "acted", {"words": "żółć ї"}, 1.25 * seq, 0, f"m{seq}") for seq in range(2, 40)]
    await store.write(Change(table="b", expected=1, events=much, standing=Standing("over")))
    await store.keep_analysis("b", 2, "{}")


async def everything(store: SqlStore) -> dict[str, object]:
    return {name: await store.kept(name) for name in await store.identities()}


def test_a_server_moves_to_postgresql_and_back(tmp_path: Path) -> None:
    async def check() -> None:
        first = SqliteStore(tmp_path / "one" / "tables.db")
        await fill(first)
        middle = postgres_store(databases.fresh_database())
        assert await copy_store(first, middle) == Copied(2, 40, 0)
        last = SqliteStore(tmp_path / "two" / "tables.db")
        assert await copy_store(middle, last) == Copied(2, 40, 0)
        assert await everything(last) == await everything(first) == await everything(middle)
        assert await last.key() == await middle.key() == await first.key()
        for store in (first, middle, last):
            await store.close()

    asyncio.run(check())


def test_a_copy_that_was_stopped_goes_on(tmp_path: Path) -> None:
    async def check() -> None:
        source, target = SqliteStore(tmp_path / "one" / "tables.db"), SqliteStore(tmp_path / "two" / "tables.db")
        await fill(source)
        await target.keep("a", await source.kept("a"))
        assert await copy_store(source, target) == Copied(2, 40, 1)
        await source.close()
        await target.close()

    asyncio.run(check())


def test_what_differs_in_the_target_is_noticed_and_left_as_it_is(tmp_path: Path) -> None:
    async def check() -> None:
        source, target = SqliteStore(tmp_path / "one" / "tables.db"), SqliteStore(tmp_path / "two" / "tables.db")
        await fill(source)
        rows = await source.kept("a")
        await target.keep("a", {**rows, "events": [{**rows["events"][0], "data": "{}"}]})
        with pytest.raises(CannotCopy, match="events of table a differ"):
            await copy_store(source, target)
        await target.write(new_table("z"))
        with pytest.raises(CannotCopy, match="holds table z"):
            await copy_store(source, target)
        await source.close()
        await target.close()

    asyncio.run(check())


def test_the_command_copies_and_says_how_much(tmp_path: Path) -> None:
    async def make() -> None:
        store = SqliteStore(tmp_path / "one" / "tables.db")
        await fill(store)
        await store.close()

    asyncio.run(make())
    address = databases.fresh_database()
    done = run("copy-store", str(tmp_path / "one"), address)
    assert "2 tables, 40 events" in done.stdout
    assert execute(address, "SELECT count(*) FROM events") == [(40,)]
    for wrong, words in [((address, address), "the same"), ((str(tmp_path / "none"), address), "no data folder")]:
        refused = run("copy-store", *wrong)
        assert refused.exit_code != 0 and words in refused.stderr
