"""Before the start: ready, clocks that wait, open tables, a seat that goes on in another browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.driver import ME_AND_LINK, Browser, House, running


class Gathered:
    """A table of two that waits: a host, and the link of the other seat."""

    def __init__(self, house: House, **more: Any) -> None:
        self.host, self.friend = house.browser(), house.browser()
        made = self.host.create(seats=ME_AND_LINK, gather=True, **more)
        self.id: str = made["table"]["id"]
        self.link: str = made["links"]["seats"]["1"]

    def ready(self, browser: Browser, on: bool = True, status: int = 200) -> Any:
        return browser.post(f"/api/tables/{self.id}/ready", {"on": on}, status)

    def info(self, browser: Browser) -> Any:
        return browser.get(f"/api/tables/{self.id}")["table"]

    def asked(self, seat: int = 0) -> list[int]:
        browser = self.friend if seat else self.host
        asked: list[int] = browser.get(f"/api/tables/{self.id}/position?seat={seat}")["position"]["asked"]
        return asked

    def log(self) -> list[str]:
        entries = self.host.get(f"/api/tables/{self.id}/log?seat=0")["entries"]
        return [event["key"] for entry in entries for event in entry["events"] if event["key"].startswith("table-")]


@pytest.fixture
def table(house: House) -> Gathered:
    return Gathered(house)


def test_nobody_decides_before_everybody_is_ready(table: Gathered) -> None:
    screen = table.host.watch(table.id, 0)
    assert screen.act("place hut")["error"]["code"] == "not-your-turn"
    table.ready(table.host)
    table.friend.join(table.link, name="Petr")
    assert table.info(table.host)["gathering"] and table.info(table.host)["ready"] == [0]
    assert table.asked() == []
    table.ready(table.friend)
    assert not table.info(table.host)["gathering"] and table.asked() == [0]
    assert table.log() == ["table-ready", "table-joined", "table-ready", "table-begun"]
    entries = table.host.get(f"/api/tables/{table.id}/log?seat=0")["entries"]
    assert len({(entry["seq"], entry["number"]) for entry in entries}) == len(entries), "an event is one line"


def test_who_is_not_ready_after_all_says_so(table: Gathered) -> None:
    table.friend.join(table.link)
    table.ready(table.host)
    table.ready(table.host, False)
    table.ready(table.friend)
    assert table.info(table.host)["ready"] == [1] and table.asked() == []


def test_bots_wait_for_the_people(house: House) -> None:
    ola = house.browser()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = ola.create(seats=seats, gather=True, options={"starter": 1})
    identity = made["table"]["id"]
    screen = ola.watch(identity, 0)
    assert screen.position["turn"] == made["table"]["turn"]
    ola.post(f"/api/tables/{identity}/ready", {"on": True})
    while screen.position["mover"] != 0 or screen.position["turn"] == made["table"]["turn"]:
        screen.until("news")


def test_the_host_begins_without_those_who_do_not_come(table: Gathered) -> None:
    table.friend.join(table.link)
    table.friend.post(f"/api/tables/{table.id}/begin", status=403)
    table.host.post(f"/api/tables/{table.id}/begin")
    assert table.asked() == [0]
    table.host.post(f"/api/tables/{table.id}/begin", status=409)
    assert table.ready(table.host, status=409)["error"]["code"] == "already-begun"


def test_the_game_begins_when_the_missing_seat_is_given_to_a_bot(table: Gathered) -> None:
    table.ready(table.host)
    table.host.post(f"/api/tables/{table.id}/seats/1/give", {"kind": "bot"})
    assert not table.info(table.host)["gathering"]


def test_a_table_that_gathers_does_so_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        table = Gathered(house)
        table.ready(table.host)
        cookie = table.host.cookie
    with running(tmp_path) as house:
        table.host = house.browser()
        table.host.cookie = cookie
        assert table.info(table.host)["ready"] == [0] and table.asked() == []


def test_no_clock_runs_before_the_first_move(house: House) -> None:
    table = Gathered(house, deadline=60)
    house.clock.now += 3600
    house.run(house.server.deadlines.look)
    table.friend.join(table.link)
    table.ready(table.host)
    table.ready(table.friend)
    house.clock.now += 3600
    house.run(house.server.deadlines.look)
    assert table.info(table.host)["due"] is None and "table-standin" not in table.log()
    table.host.watch(table.id, 0).gesture()
    assert table.info(table.host)["due"] is not None
    house.clock.now += 61
    house.run(house.server.deadlines.look)
    assert "table-standin" in table.log()


def test_who_watches_need_not_be_ready(house: House) -> None:
    host, watcher = house.browser(), house.browser()
    made = host.create(seats=ME_AND_LINK, gather=True)
    watcher.join(made["links"]["watch"])
    watcher.post(f"/api/tables/{made['table']['id']}/ready", {"on": True}, 403)
    house.browser().post(f"/api/tables/{made['table']['id']}/ready", {"on": True}, 401)


# ---- open tables ----------------------------------------------------------------------------------------------------


def opened(browser: Browser) -> list[str]:
    return [table["id"] for table in browser.get("/api/open")["tables"]]


def test_a_stranger_takes_a_seat_of_an_open_table(table: Gathered, house: House) -> None:
    stranger = house.browser()
    assert opened(stranger) == []
    stranger.post(f"/api/tables/{table.id}/take", {"name": "Eva"}, 409)
    table.host.post(f"/api/tables/{table.id}/list", {"on": True})
    assert opened(stranger) == [table.id] and opened(table.host) == []
    assert stranger.post(f"/api/tables/{table.id}/take", {"name": "Eva"})["table"]["mine"] == [1]
    assert table.info(table.host)["seats"][1]["name"] == "Eva"
    late = house.browser()
    assert opened(late) == []
    assert late.post(f"/api/tables/{table.id}/take", {}, 409)["error"]["code"] == "no-free-seat"


def test_open_tables_outlive_the_server_and_end_with_the_start(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        table = Gathered(house)
        table.host.post(f"/api/tables/{table.id}/list", {"on": True})
        cookie = table.host.cookie
    with running(tmp_path) as house:
        stranger, host = house.browser(), house.browser()
        host.cookie = cookie
        assert opened(stranger) == [table.id]
        host.post(f"/api/tables/{table.id}/begin")
        assert opened(stranger) == []
        host.post(f"/api/tables/{table.id}/list", {"on": True}, 409)


def test_strangers_do_not_talk_unless_the_host_allows_it(table: Gathered, house: House) -> None:
    table.host.post(f"/api/tables/{table.id}/list", {"on": True})
    assert table.info(table.host)["chat"] == "off"
    stranger = house.browser()
    stranger.post(f"/api/tables/{table.id}/take", {})
    stranger.post(f"/api/tables/{table.id}/chat", {"room": "players", "seat": 1, "text": "hi"}, 403)
    table.host.post(f"/api/tables/{table.id}/chat/allow", {"chat": "players"})
    stranger.post(f"/api/tables/{table.id}/chat", {"room": "players", "seat": 1, "text": "hi"}, 201)


def test_only_the_host_opens_a_table_and_a_seat_with_a_password_stays_closed(house: House) -> None:
    host, friend = house.browser(), house.browser()
    made = host.create(seats=[{"kind": "me"}, {"kind": "link", "password": "x"}], gather=True)
    identity = made["table"]["id"]
    friend.join(made["links"]["seats"]["1"], password="x")
    friend.post(f"/api/tables/{identity}/list", {"on": True}, 403)
    other = house.browser()
    made = host.create(seats=[{"kind": "me"}, {"kind": "link", "password": "x"}], gather=True)
    host.post(f"/api/tables/{made['table']['id']}/list", {"on": True})
    assert opened(other) == []
    other.post(f"/api/tables/{made['table']['id']}/take", {}, 409)


def test_an_open_table_tells_no_more_than_an_invitation(table: Gathered, house: House) -> None:
    table.host.post(f"/api/tables/{table.id}/list", {"on": True})
    (shown,) = house.browser().get("/api/open")["tables"]
    assert set(shown) == {"id", "game", "options", "seats", "host", "clock"}


# ---- another device -------------------------------------------------------------------------------------------------


def test_a_link_in_use_moves_the_seat_only_when_asked_and_renames_nothing(table: Gathered, house: House) -> None:
    table.friend.join(table.link, name="Petr")
    phone = house.browser()
    path = f"/api/tables/{table.id}/join"
    secret = table.link.partition("=")[2]
    refused = phone.post(path, {"secret": secret, "name": "Eva"}, 409)
    assert refused["error"]["code"] == "seat-in-use"
    phone.get(f"/api/tables/{table.id}", 401)
    screen = table.friend.watch(table.id, 1)
    assert phone.post(path, {"secret": secret, "name": "Eva", "instead": True})["table"]["mine"] == [1]
    assert screen.closed_with() == 4403
    assert table.info(table.host)["seats"][1]["name"] == "Petr"
    assert table.log() == ["table-joined", "table-moved"]
    table.friend.get(f"/api/tables/{table.id}", 401)


def test_notes_move_along_with_the_seat(table: Gathered, house: House) -> None:
    table.friend.join(table.link)
    table.friend.post(f"/api/tables/{table.id}/chat", {"room": "note", "seat": 1, "text": "mine"}, 201)
    phone = house.browser()
    phone.join(table.link, instead=True)
    (word,) = phone.get(f"/api/tables/{table.id}/chat?seat=1")["words"]
    assert word["text"] == "mine" and word["mine"]
