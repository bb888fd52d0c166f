"""`epoka tables`: every command on a running server and on a stopped one."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from typer.testing import Result

from epoka.server.admin_socket import listening
from epoka.server.administration import Administration
from epoka.server.folder import claim
from epoka.server.sqlite import SqliteStore
from epoka.server.store import Chair
from tests.cli.driver import run
from tests.server.driver import ME_AND_LINK, Browser, House, running
from tests.server.test_serving import PATIENCE, post, served

pytestmark = pytest.mark.usefixtures("logs_as_before")


@contextmanager
def commanded(house: House) -> Iterator[None]:
    """The server takes commands, and whoever would open its folder finds it in use."""
    data = house.server.settings.data
    assert house.client.portal is not None
    administration = Administration(house.server.tables, house.server.take_key)
    with claim(data) as note, house.client.portal.wrap_async_context_manager(listening(data, administration)):
        note("http://127.0.0.1:1234/")
        yield


def command(data: Path, *args: str, status: int = 0) -> Result:
    result = run("tables", *args, "--data", str(data))
    assert result.exit_code == status, result.output
    return result


def keys(browser: Browser, table: str) -> list[str]:
    entries = browser.get(f"/api/tables/{table}/log")["entries"]
    return [event["key"] for entry in entries for event in entry["events"]]


@contextmanager
def table_of_two(data: Path, runs: bool) -> Iterator[tuple[House | None, str, dict[str, dict[str, str]]]]:
    """A table of Ola, who is host, and Petr; Eva watches. Gives the cookies, and the house where the server runs."""
    with running(data) as house:
        ola, petr, eva = (house.browser() for _ in range(3))
        made = ola.create(seats=ME_AND_LINK)
        identity = made["table"]["id"]
        petr.join(made["links"]["seats"]["1"], name="Petr")
        eva.join(made["links"]["watch"])
        cookies = {name: dict(who.client.cookies) for name, who in (("ola", ola), ("petr", petr), ("eva", eva))}
        if runs:
            with commanded(house):
                yield house, identity, cookies
            return
    yield None, identity, cookies


@contextmanager
def afterwards(house: House | None, data: Path) -> Iterator[House]:
    """The server that ran on, or one that is started after the command."""
    if house is not None:
        yield house
    else:
        with running(data) as started:
            yield started


def known(house: House, cookies: dict[str, str]) -> Browser:
    browser = house.browser()
    browser.client.cookies.update(cookies)
    return browser


either = pytest.mark.parametrize("runs", [True, False], ids=["running", "stopped"])


@either
def test_tables_are_listed_with_what_helps_to_decide(tmp_path: Path, runs: bool) -> None:
    with table_of_two(tmp_path, runs) as (_, identity, _):
        listed = command(tmp_path, "list").output
    line = next(line for line in listed.splitlines() if identity in line)
    assert line.split()[:3] == [identity, "stone-age", "playing"] and "2027-01-15 08:00" in line
    assert listed.split("\n")[0].split() == ["id", "game", "state", "created", "last", "used", "players", "bytes"]


@either
def test_table_is_shown_without_its_secrets(tmp_path: Path, runs: bool) -> None:
    with table_of_two(tmp_path, runs) as (_, identity, _):
        shown = command(tmp_path, "show", identity).output
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        secrets = [row[0] for row in connection.execute("SELECT secret FROM chairs UNION SELECT guest FROM guests")]
    assert "Petr" in shown and "1 browsers may watch" in shown and "to decide: seat 0" in shown
    assert not any(secret and secret in shown for secret in secrets)


@either
def test_closed_by_command_everybody_sees_it(tmp_path: Path, runs: bool) -> None:
    with table_of_two(tmp_path, runs) as (house, identity, cookies):
        assert "is closed" in command(tmp_path, "close", identity).output
        with afterwards(house, tmp_path) as after:
            petr = known(after, cookies["petr"])
            assert petr.get(f"/api/tables/{identity}")["table"]["status"] == "closed"
            assert "table-closed" in keys(petr, identity)


def test_closed_table_is_not_closed_again(tmp_path: Path) -> None:
    with table_of_two(tmp_path, False) as (_, identity, _):
        command(tmp_path, "close", identity)
        assert "closed already" in command(tmp_path, "close", identity, status=2).output


@either
def test_deleted_by_command_it_is_gone(tmp_path: Path, runs: bool) -> None:
    with table_of_two(tmp_path, runs) as (house, identity, cookies):
        screen = known(house, cookies["petr"]).watch(identity, 1) if house else None
        command(tmp_path, "delete", identity, "--yes")
        assert screen is None or screen.closed_with() == 4404
        with afterwards(house, tmp_path) as after:
            known(after, cookies["ola"]).get(f"/api/tables/{identity}", 404)


@either
def test_watchers_are_sent_away_and_their_link_has_ended(tmp_path: Path, runs: bool) -> None:
    with table_of_two(tmp_path, runs) as (house, identity, cookies):
        watching = known(house, cookies["eva"]).watch(identity) if house else None
        playing = known(house, cookies["petr"]).watch(identity, 1) if house else None
        assert "1 watching browsers" in command(tmp_path, "evict", identity, "--watchers").output
        assert watching is None or watching.closed_with() == 4403
        if playing is not None:
            told = playing.until("news")["entries"][-1]["events"][-1]["key"]
            assert told == "table-watchers-evicted"
        with afterwards(house, tmp_path) as after:
            known(after, cookies["eva"]).get(f"/api/tables/{identity}", 401)
            assert "table-watchers-evicted" in keys(known(after, cookies["petr"]), identity)


@either
def test_right_of_the_host_moves_to_a_seat_and_everybody_sees_it(tmp_path: Path, runs: bool) -> None:
    with table_of_two(tmp_path, runs) as (house, identity, cookies):
        screen = known(house, cookies["petr"]).watch(identity, 1) if house else None
        command(tmp_path, "host", identity, "--to", "1")
        if screen is not None:
            assert screen.until("table")["table"]["host"] is True
        with afterwards(house, tmp_path) as after:
            ola, petr = known(after, cookies["ola"]), known(after, cookies["petr"])
            assert ola.post(f"/api/tables/{identity}/close", status=403)["error"]["code"] == "not-host"
            assert "table-host-moved" in keys(ola, identity)
            petr.post(f"/api/tables/{identity}/close")


@either
def test_new_key_makes_every_cookie_invalid(tmp_path: Path, runs: bool) -> None:
    with table_of_two(tmp_path, runs) as (house, identity, cookies):
        screen = known(house, cookies["petr"]).watch(identity, 1) if house else None
        before = (tmp_path / "server.key").read_bytes()
        command(tmp_path, "new-key", "--yes")
        assert screen is None or screen.closed_with() == 4401
        assert (tmp_path / "server.key").read_bytes() != before
        with afterwards(house, tmp_path) as after:
            known(after, cookies["ola"]).get(f"/api/tables/{identity}", 401)
            after.browser().create()


def test_server_as_a_program_takes_commands_and_lets_itself_be_backed_up(tmp_path: Path) -> None:
    with served(tmp_path) as (process, address):
        identity = post(address, {"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "here"}]})["table"]["id"]
        assert identity in command(tmp_path, "list").output
        command(tmp_path, "close", identity)
        assert "1 table" in run("backup", "--data", str(tmp_path)).output
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    assert not (tmp_path / "admin.sock").exists()
    assert "closed" in command(tmp_path, "list").output


def test_table_whose_data_is_damaged_can_still_be_listed_and_deleted(tmp_path: Path) -> None:
    with table_of_two(tmp_path, False) as (_, identity, _):
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            connection.execute("UPDATE events SET data = '{\"torn'")
        assert "?" in command(tmp_path, "list").output
        assert "damaged" in command(tmp_path, "show", identity, status=2).output
        command(tmp_path, "delete", identity, "--yes")
    assert "no tables" in command(tmp_path, "list").output


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("show", "nosuchtable"), "there is no table «nosuchtable»"),
        (("close", "nosuchtable"), "there is no table «nosuchtable»"),
        (("delete", "nosuchtable", "--yes"), "there is no table «nosuchtable»"),
        (("host", "TABLE", "--to", "7"), "has the seats 0 to 1"),
        (("host", "TABLE", "--to", "0"), "is the host already"),
        (("evict", "TABLE"), "say who: --watchers"),
    ],
)
def test_command_that_cannot_be_is_refused_with_what_would_do(tmp_path: Path, args: tuple[str, ...], why: str) -> None:
    with table_of_two(tmp_path, False) as (_, identity, _):
        given = [identity if arg == "TABLE" else arg for arg in args]
        assert why in command(tmp_path, *given, status=2).output


def test_seat_that_nobody_holds_cannot_host(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        identity = house.browser().create(seats=ME_AND_LINK)["table"]["id"]
    assert "no browser holds seat 1" in command(tmp_path, "host", identity, "--to", "1", status=2).output


def test_of_several_browsers_of_a_seat_the_connected_one_becomes_host(tmp_path: Path) -> None:
    """A link seated several browsers in earlier versions, and those of an older key are nobody any more."""
    with running(tmp_path) as house, commanded(house):
        ola = house.browser()
        made = ola.create(seats=ME_AND_LINK)
        identity = made["table"]["id"]
        browsers = [house.browser() for _ in range(4)]
        live, guests = house.server.tables.live[identity], []
        for browser in browsers:
            browser.join(made["links"]["seats"]["1"], instead=True)
            guests += live.chairs[1].guests

        async def seat_all() -> None:
            live.reseat([Chair(1, guests=guests)])

        house.run(seat_all)
        assert "4 browsers hold seat 1" in command(tmp_path, "host", identity, "--to", "1", status=2).output
        browsers[2].watch(identity, 1)
        command(tmp_path, "host", identity, "--to", "1")
        hosts = [browser.get(f"/api/tables/{identity}")["table"]["host"] for browser in browsers]
        assert hosts == [False, False, True, False]


def test_deleting_and_a_new_key_are_asked_about(tmp_path: Path) -> None:
    with table_of_two(tmp_path, False) as (_, identity, _):
        for args in (("delete", identity), ("new-key",)):
            assert run("tables", *args, "--data", str(tmp_path), typed=["n"]).exit_code == 1
        assert identity in command(tmp_path, "list").output


def test_folder_without_tables_and_a_newer_schema_are_told(tmp_path: Path) -> None:
    assert "there is no data folder" in command(tmp_path / "none", "list", status=2).output
    assert "no server has kept tables" in command(tmp_path, "list", status=2).output
    asyncio.run(SqliteStore(tmp_path / "tables.db").close())
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as connection:
        connection.execute("INSERT INTO schema_version VALUES (99)")
    assert "newer Epoka (schema 99" in command(tmp_path, "list", status=2).output


def test_server_that_takes_no_commands_is_told(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        house.browser().create()
        with claim(tmp_path):
            assert "does not take commands" in command(tmp_path, "list", status=2).output


def test_socket_is_closed_to_others_and_answers_nonsense_with_words(tmp_path: Path) -> None:
    """Also in a folder whose path is too long for a socket."""
    data = tmp_path / ("long" * 25)
    with running(data) as house, commanded(house):
        assert stat.S_IMODE((data / "admin.sock").stat().st_mode) == 0o600
        folder = os.open(data, os.O_RDONLY)
        for nonsense in (b"\n", b"{}\n", b'{"do": "dance"}\n', b"\xff\xfe\n"):
            with socket.socket(socket.AF_UNIX) as line:
                line.settimeout(20)
                line.connect(f"/proc/self/fd/{folder}/admin.sock")
                line.sendall(nonsense)
                assert b"not understood" in line.recv(10_000)
        os.close(folder)
        command(data, "list")
    assert not (data / "admin.sock").exists()


def test_socket_left_by_a_killed_server_is_replaced(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(tmp_path / "admin.sock"))
    with running(tmp_path) as house, commanded(house):
        house.browser().create()
        assert "stone-age" in command(tmp_path, "list").output
