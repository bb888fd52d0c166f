"""The socket: greeting, resuming, several browsers, hot-seat, slow readers, seats that change hands."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any, cast

from starlette.websockets import WebSocket

from epoka.server.seats import Visitor
from epoka.server.sockets import MOST_WAITING, TRY_LATER, Socket
from epoka.server.sqlite import SqliteStore
from epoka.server.store import Change
from tests.server.driver import ME_AND_LINK, PATIENCE, TWO_PEOPLE, Browser, House, running


def test_greeting_has_the_table_the_position_and_the_whole_log(ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    hello = ola.open(identity, 0).until("hello")
    assert hello["table"]["id"] == identity
    assert hello["position"] == ola.get(f"/api/tables/{identity}/position?seat=0")["position"]
    assert hello["entries"] == ola.get(f"/api/tables/{identity}/log?seat=0")["entries"]
    assert hello["from"] == 0


def test_coming_back_brings_only_what_is_new(ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    screen = ola.watch(identity, 0)
    known = screen.position["seq"]
    screen.act("place forest 3")
    hello = ola.open(identity, 0, known).until("hello")
    assert hello["from"] == known
    assert [entry["action"] for entry in hello["entries"]] == ["place forest 3"]
    assert ola.open(identity, 0, known + 1).until("hello")["entries"] == []


def test_coming_back_after_an_undo_brings_everything(ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    screen = ola.watch(identity, 0)
    turn = screen.position["turn"]
    screen.act("place forest 3")
    known = screen.position["seq"]
    screen.ask("undo", to=turn)
    hello = ola.open(identity, 0, known).until("hello")
    assert hello["from"] == 0
    assert [entry["action"] for entry in hello["entries"] if entry.get("undone")] == ["place forest 3"]


def test_number_from_another_life_brings_everything(ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    hello = ola.open(identity, 0, 5000).until("hello")
    assert hello["from"] == 0 and hello["entries"]


def test_two_browsers_see_the_same_game(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    mine = ola.watch(identity, 0)
    petr.join(made["links"]["seats"]["1"], name="Petr")
    joined = mine.until("table")["table"]["seats"][1]
    assert joined["name"] == "Petr" and joined["taken"] and not joined["online"]
    other = petr.watch(identity, 1)
    assert mine.until("table")["table"]["seats"][1]["online"]
    for _ in range(6):
        mover = [mine, other][mine.position["mover"]]
        mover.gesture()
        for screen in (mine, other):
            while screen.position["seq"] < mover.position["seq"]:
                screen.until("news")
    public = [{**screen.position["view"], "seat": None} for screen in (mine, other)]
    assert public[0] == public[1]
    other.session.close()
    assert not mine.until("table")["table"]["seats"][1]["online"]


def test_news_come_before_the_answer(ola: Browser) -> None:
    screen = ola.watch(ola.create()["table"]["id"], 0)
    screen.send({"type": "act", "id": "a", "seat": 0, "seq": 1, "actions": ["place forest 3"]})
    assert [message["type"] for message in (screen.until("news", "done"), screen.until("news", "done"))] == [
        "news",
        "done",
    ]


def test_spectator_sees_the_public_part_and_asks_for_nothing(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    petr.join(made["links"]["watch"])
    screen = petr.watch(identity)
    assert screen.position["seat"] is None and screen.position["choices"] == []
    refused = screen.ask("act", seat=0, actions=["place forest 3"])
    assert refused["error"]["code"] == "not-seated"
    assert screen.sit(0)["error"]["code"] == "not-yours"


# ---- hot-seat -------------------------------------------------------------------------------------------------------


def test_nothing_of_the_next_seat_is_sent_before_it_sits_down(ola: Browser) -> None:
    identity = ola.create(seats=TWO_PEOPLE)["table"]["id"]
    screen = ola.watch(identity, 0)
    screen.act("place forest 3")
    assert screen.position["seat"] == 0 and screen.position["asked"] == [1]
    assert screen.position["choices"] == []
    assert screen.ask("act", seat=1, actions=["place hunt 1"])["error"]["code"] == "not-seated"
    hello = screen.sit(1)
    assert hello["position"]["seat"] == 1 and hello["position"]["choices"]
    assert screen.act("place hunt 1")["type"] == "done"


def test_table_says_that_several_people_share_the_screen(ola: Browser) -> None:
    assert ola.create(seats=TWO_PEOPLE)["table"]["hotseat"]


# ---- who is let go --------------------------------------------------------------------------------------------------


def test_seat_given_away_closes_the_screen_of_who_had_it(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"])
    screen = petr.watch(identity, 1)
    ola.post(f"/api/tables/{identity}/seats/1/give", {"kind": "link"})
    assert screen.closed_with() == 4403
    assert not any('"table-given-to-person"' in text for text in screen.raw)


class Deaf:
    """A browser that never takes anything off the line."""

    def __init__(self) -> None:
        self.code = 0
        self.scope: dict[str, Any] = {}

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(3600)

    async def close(self, code: int) -> None:
        self.code = code

    async def receive(self) -> dict[str, Any]:
        await asyncio.sleep(3600)
        return {"type": "websocket.disconnect"}


def test_slow_reader_is_let_go_and_the_others_play_on(house: House, ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    screen = ola.watch(identity, 0)
    guest = house.server.cookies.read(ola.cookie).guest

    async def sit_deaf() -> Socket:
        live = await house.server.tables.get(identity)
        socket = Socket(house.server.sockets, cast(WebSocket, Deaf()), Visitor(guest), "here", live, 0)
        live.enter(socket)
        return socket

    deaf = house.run(sit_deaf)
    for number in range(MOST_WAITING + 2):
        ola.post(f"/api/tables/{identity}/name", {"seat": 0, "name": f"Ola {number}"})
    assert deaf._waiting.get_nowait() == TRY_LATER
    assert house.metric("epoka_slow_sockets_total") == 1
    assert screen.act("place forest 3")["type"] == "done"


def test_refused_socket_says_why_before_it_closes(ola: Browser, petr: Browser) -> None:
    identity = ola.create()["table"]["id"]
    for browser, table, seat, code in (
        (petr, identity, 0, "no-right"),
        (petr, "nosuchtable", 0, "unknown-table"),
        (ola, identity, 7, "not-yours"),
    ):
        screen = browser.open(table, seat)
        refused = screen.receive()
        assert refused["type"] == "error" and refused["id"] is None and refused["error"]["code"] == code
        assert screen.closed_with() in (4401, 4403, 4404)


def test_ping_is_answered(ola: Browser) -> None:
    screen = ola.watch(ola.create()["table"]["id"], 0)
    screen.send({"type": "ping"})
    assert screen.until("pong") == {"type": "pong"}


def test_sockets_are_told_when_the_server_stops(house: House, ola: Browser) -> None:
    screen = ola.watch(ola.create()["table"]["id"], 0)
    house.run(house.server.sockets.close)
    assert screen.closed_with() == 1001


class Holding(SqliteStore):
    """Writes a gesture only when it is let go."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.reached, self.going = threading.Event(), threading.Event()

    async def write(self, change: Change) -> None:
        if any(event.kind == "acted" for event in change.events):
            self.reached.set()
            await asyncio.to_thread(self.going.wait, PATIENCE)
        await super().write(change)


def test_gesture_that_is_being_written_outlives_its_socket(tmp_path: Path) -> None:
    store = Holding(tmp_path / "tables.db")
    with running(tmp_path, store) as house:
        ola = house.browser()
        identity = ola.create()["table"]["id"]
        screen = ola.watch(identity, 0)
        screen.send({"type": "act", "id": "a", "seat": 0, "seq": 1, "actions": ["place forest 3"]})
        assert store.reached.wait(PATIENCE)

        async def let_go() -> None:
            [socket] = house.server.sockets.open
            socket.end(4403)
            while socket.live.listeners:
                await asyncio.sleep(0)

        house.run(let_go)
        store.going.set()
        assert screen.closed_with() == 4403
        house.run(house.server.tables.close)
        assert [event.message for event in house.run(store.events, identity)] == [None, "a"]
