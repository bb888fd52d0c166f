"""The event store in PostgreSQL: whole games, lost lines, two servers, and plain words for whoever runs it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from epoka.server import schema
from epoka.server.folder import CannotServe
from epoka.server.opening import open_database
from epoka.server.store import Change, StoreTrouble
from tests.server import databases
from tests.server.databases import execute, postgres_store
from tests.server.driver import running
from tests.server.test_store_contract import event, new_table

KICK = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()"""


@pytest.fixture
def address() -> str:
    return databases.fresh_database()


def test_a_game_is_played_and_outlives_the_server(address: str, tmp_path: Path) -> None:
    with running(tmp_path, postgres_store(address)) as house:
        ola = house.browser()
        identity = ola.create(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])["table"]["id"]
        screen = ola.watch(identity, 0)
        for _ in range(12):
            screen.gesture()
            while 0 not in screen.position["asked"]:
                screen.until("news")
        before = screen.position
        cookies = dict(ola.client.cookies)
    with running(tmp_path, postgres_store(address)) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        after = ola.watch(identity, 0).position
        assert after["view"] == before["view"] and after["turn"] == before["turn"]


def test_a_second_server_is_refused(address: str) -> None:
    first = postgres_store(address)
    with pytest.raises(StoreTrouble, match="another server already uses this database"):
        postgres_store(address)
    asyncio.run(first.close())
    asyncio.run(postgres_store(address).close())


def test_lines_that_were_cut_are_opened_again(address: str) -> None:
    async def check() -> None:
        store = postgres_store(address)
        await store.write(new_table("a"))
        assert len(await store.events("a")) == 1
        execute(address, KICK)
        assert len(await store.events("a")) == 1
        await store.write(Change(table="a", expected=1, events=[event(2)]))
        execute(address, KICK)
        await store.write(Change(table="a", expected=2, events=[event(3)]))
        assert len(await store.events("a")) == 3
        await store.close()

    asyncio.run(check())


class CutAtCommit:
    """A line whose answer to COMMIT is lost, after the database has carried it out or before."""

    def __init__(self, line: Any, carried_out: bool) -> None:
        self.line = line
        self.carried_out = carried_out

    def __getattr__(self, name: str) -> Any:
        return getattr(self.line, name)

    def execute(self, sql: str, *values: Any) -> Any:
        import psycopg

        if sql != "COMMIT":
            return self.line.execute(sql, *values)
        if self.carried_out:
            self.line.execute(sql)
        self.line.close()
        raise psycopg.OperationalError("the answer was lost")


@pytest.mark.parametrize("carried_out", [True, False])
def test_a_commit_whose_answer_was_lost_is_asked_about(address: str, carried_out: bool) -> None:
    async def check() -> None:
        store = postgres_store(address)
        await store.write(new_table("a"))
        connection: Any = store._write_connection
        connection._line = CutAtCommit(connection._line, carried_out)
        change = Change(table="a", expected=1, events=[event(2)])
        if carried_out:
            await store.write(change)
        else:
            with pytest.raises(StoreTrouble, match="line to the database is lost"):
                await store.write(change)
        assert len(await store.events("a")) == 1 + carried_out
        await store.close()

    asyncio.run(check())


def test_a_database_that_may_only_be_read_refuses_and_goes_on_afterwards(address: str) -> None:
    async def check() -> None:
        store = postgres_store(address)
        await store.write(new_table("a"))
        name = address.partition("?")[0].rpartition("/")[2]
        execute(address, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        execute(address, KICK)
        with pytest.raises(StoreTrouble, match="the database cannot be written"):
            await store.write(Change(table="a", expected=1, events=[event(2)]))
        execute(databases.server(), f"ALTER DATABASE {name} SET default_transaction_read_only = off")
        execute(databases.server(), KICK.replace("current_database()", f"'{name}'"))
        await store.write(Change(table="a", expected=1, events=[event(2)]))
        assert len(await store.events("a")) == 2
        await store.close()

    asyncio.run(check())


def test_a_newer_schema_is_left_alone(address: str) -> None:
    asyncio.run(postgres_store(address).close())
    execute(address, "INSERT INTO schema_version VALUES (99)")
    with pytest.raises(StoreTrouble, match="newer Epoka"):
        postgres_store(address)


def test_a_migration_that_fails_leaves_nothing_behind(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    good = schema.scripts("postgresql")
    broken = {**good, 2: "CREATE TABLE half (id TEXT); SELECT nonsense FROM nowhere"}
    monkeypatch.setattr("epoka.server.postgres.scripts", lambda dialect: broken)
    with pytest.raises(StoreTrouble):
        postgres_store(address)
    assert execute(address, "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'") == []
    monkeypatch.setattr("epoka.server.postgres.scripts", lambda dialect: good)
    asyncio.run(postgres_store(address).close())


WRONG = {
    "postgresql://epoka:geheim@127.0.0.1:1/none": "cannot be reached",
    "postgresql://127.0.0.1:port/none": "not understood",
    "mysql://somewhere/none": "takes an address such as",
}


@pytest.mark.parametrize("wrong, words", WRONG.items())
def test_a_wrong_address_is_told_without_its_password(wrong: str, words: str) -> None:
    databases.server()
    with pytest.raises(CannotServe, match=words) as told:
        open_database(wrong)
    assert "geheim" not in str(told.value)


def test_a_database_that_is_not_there_is_told(address: str) -> None:
    name = address.partition("?")[0].rpartition("/")[2]
    with pytest.raises(CannotServe, match="there is no such database or user"):
        open_database(address.replace(name, "nowhere"))
