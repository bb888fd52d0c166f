"""Who is at a table: what it costs to tell, how many may look, and who has to leave."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, cast

import pytest
from starlette.websockets import WebSocket

from epoka.server import live as live_module
from epoka.server import sockets
from epoka.server.live import Live
from epoka.server.seats import Visitor
from epoka.server.settings import Gates, Rates
from epoka.server.sockets import Socket
from tests.server.driver import ME_AND_LINK, Browser, House, running


class Silent:
    """A connection on which nothing is ever sent."""

    scope: ClassVar[dict[str, Any]] = {}


class Work:
    """Counts what is done to tell a table."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.counts: dict[str, int] = {}
        for owner, name in ((Live, "online"), (sockets, "text"), (sockets, "table_info")):
            monkeypatch.setattr(owner, name, self.counting(name, getattr(owner, name)))

    def counting(self, name: str, function: Any) -> Any:
        def counted(*args: Any) -> Any:
            self.counts[name] = self.counts.get(name, 0) + 1
            return function(*args)

        return counted


def crowd(house: House, identity: str, number: int) -> None:
    """So many who watch, each in a browser of its own."""

    async def enter() -> None:
        live = await house.server.tables.get(identity)
        for each in range(number):
            websocket = cast(WebSocket, Silent())
            live.enter(Socket(house.server.sockets, websocket, Visitor(f"w{each}"), "here", live, None))

    house.run(enter)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Comings and goings are told when the test says so."""
    monkeypatch.setattr(live_module, "PRESENCE_SECONDS", 3600.0)


def tell(house: House, identity: str) -> None:
    async def publish() -> None:
        (await house.server.tables.get(identity)).publish_table()

    house.run(publish)


def test_telling_does_the_same_work_for_ten_and_for_a_thousand_listeners(
    house: House, ola: Browser, petr: Browser, monkeypatch: pytest.MonkeyPatch, unhurried: None
) -> None:
    work = Work(monkeypatch)
    done = []
    for number in (10, 1000):
        made = ola.create(seats=ME_AND_LINK)
        identity = made["table"]["id"]
        petr.join(made["links"]["seats"]["1"])
        ola.watch(identity, 0)
        crowd(house, identity, number)
        tell(house, identity)
        petr.open(identity, 1).until("hello")
        work.counts.clear()
        tell(house, identity)
        done.append(dict(work.counts))
    assert done[0] == done[1]
    assert done[0]["table_info"] == done[0]["text"] == 2  # once for all who watch, once for the host


def test_who_comes_and_goes_within_a_moment_is_told_once(
    house: House, ola: Browser, petr: Browser, unhurried: None
) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"])
    screen = ola.watch(identity, 0)
    for _ in range(5):
        petr.watch(identity, 1).session.close()
    petr.watch(identity, 1)
    tell(house, identity)
    assert screen.until("table")["table"]["seats"][1]["online"]
    screen.send({"type": "ping"})
    assert screen.receive()["type"] == "pong"


def test_page_that_is_loaded_again_is_not_told_at_all(
    house: House, ola: Browser, petr: Browser, unhurried: None
) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"])
    screen = ola.watch(identity, 0)
    first = petr.watch(identity, 1)
    tell(house, identity)
    screen.until("table")
    first.session.close()
    petr.watch(identity, 1)
    tell(house, identity)
    screen.send({"type": "ping"})
    assert screen.receive()["type"] == "pong"


def test_seat_is_online_until_its_last_page_is_closed(house: House, ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"])
    screen = ola.watch(identity, 0)
    pages = [petr.watch(identity, 1), petr.watch(identity, 1)]
    while not screen.until("table")["table"]["seats"][1]["online"]:
        pass
    pages[0].session.close()
    assert ola.get(f"/api/tables/{identity}")["table"]["seats"][1]["online"]
    pages[1].session.close()
    assert not screen.until("table")["table"]["seats"][1]["online"]


def test_who_comes_is_not_told_twice(house: House, ola: Browser, unhurried: None) -> None:
    identity = ola.create()["table"]["id"]
    screen = ola.open(identity, 0)
    assert screen.until("hello")["table"]["seats"][0]["online"]
    tell(house, identity)
    screen.send({"type": "ping"})
    assert screen.receive()["type"] == "pong"


# ---- how many may look ----------------------------------------------------------------------------------------------


@pytest.fixture
def three_browsers(tmp_path: Path) -> Iterator[Any]:
    """A function that opens sockets of one browser after another at one table, and answers what each is told."""

    def opened(gates: Gates, *browsers: int) -> list[str]:
        with running(tmp_path, gates=gates) as house:
            people = [house.browser() for _ in range(3)]
            made = people[0].create()
            for person in people[1:]:
                person.join(made["links"]["watch"])
            told = []
            for number in browsers:
                screen = people[number].open(made["table"]["id"])
                message = screen.receive()
                if message["type"] == "error":
                    assert screen.closed_with() == 4429
                    told.append(f"{message['error']['code']} {message['error']['values']['whose']}")
                else:
                    told.append(message["type"])
            return told

    yield opened


def test_sockets_of_a_browser_are_limited(three_browsers: Any) -> None:
    told = three_browsers(Gates(sockets_by_guest=2), 0, 0, 0, 1)
    assert told == ["hello", "hello", "too-many-sockets browser", "hello"]


def test_sockets_of_an_address_are_limited(three_browsers: Any) -> None:
    assert three_browsers(Gates(sockets_by_address=2), 0, 1, 2) == ["hello", "hello", "too-many-sockets address"]


def test_sockets_of_a_table_are_limited(three_browsers: Any) -> None:
    assert three_browsers(Gates(sockets_by_table=2), 0, 1, 2) == ["hello", "hello", "too-many-sockets table"]


def test_place_of_a_socket_is_free_again_when_it_ends(tmp_path: Path) -> None:
    with running(tmp_path, gates=Gates(sockets_by_guest=1)) as house:
        ola = house.browser()
        identity = ola.create()["table"]["id"]
        for _ in range(3):
            ola.watch(identity, 0).session.close()
            house.run(nobody_looks, house)
        assert ola.watch(identity, 0).position["seat"] == 0


async def nobody_looks(house: House) -> None:
    while house.server.sockets.open:
        await asyncio.sleep(0.001)


def test_opening_sockets_has_its_rate_and_the_page_comes_back_later(tmp_path: Path) -> None:
    with running(tmp_path, rates=Rates(opening="2/hour")) as house:
        ola = house.browser()
        identity = ola.create()["table"]["id"]
        for _ in range(2):
            ola.watch(identity, 0)
        screen = ola.open(identity, 0)
        assert screen.receive()["error"]["code"] == "too-many"
        assert screen.closed_with() == 1013


# ---- who has to leave -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["renew", "give"])
def test_who_is_shut_out_loses_the_spectators_socket_too(ola: Browser, petr: Browser, how: str) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"])
    screen = petr.watch(identity)
    ola.post(f"/api/tables/{identity}/seats/1/{how}", {"kind": "link"} if how == "give" else None)
    assert screen.closed_with() == 4403
    assert not any('"news"' in text for text in screen.raw)


def test_who_is_shut_out_but_has_the_watch_link_goes_on_watching(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"])
    petr.join(made["links"]["watch"])
    screen, watching = petr.watch(identity, 1), petr.watch(identity)
    ola.post(f"/api/tables/{identity}/seats/1/renew")
    assert screen.closed_with() == 4403
    assert watching.until("news")


def test_host_who_gives_the_own_seat_away_goes_on_watching(ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    seated, watching = ola.watch(identity, 0), ola.watch(identity)
    ola.post(f"/api/tables/{identity}/seats/0/give", {"kind": "link"})
    ola.post(f"/api/tables/{identity}/seats/1/give", {"kind": "link"})
    assert seated.closed_with() == 4403
    assert watching.until("news")


# ---- messages that wait ---------------------------------------------------------------------------------------------


def test_long_messages_that_wait_are_limited_by_their_length(house: House, ola: Browser) -> None:
    identity = ola.create()["table"]["id"]

    async def fill() -> tuple[int, int]:
        live = await house.server.tables.get(identity)
        socket = Socket(house.server.sockets, cast(WebSocket, Silent()), Visitor("w"), "here", live, None)
        live.enter(socket)
        sent = 0
        while socket in live.listeners:
            socket.send_text(b"x" * 300_000)
            sent += 1
        await asyncio.sleep(0)
        return sent, socket._waiting.qsize()

    assert house.run(fill) == (4, 1)  # what waited is dropped, and the code of the end takes its place
