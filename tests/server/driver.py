"""Drives a server inside the test: browsers with cookies of their own, sockets, a clock that stands still."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from epoka import Dealer
from epoka.server.app import Server, make_app
from epoka.server.settings import Settings
from epoka.server.sqlite import SqliteStore
from epoka.server.store import EventStore

PATIENCE = 20
"""Seconds after which a message that should come counts as missing."""

TWO_PEOPLE = [{"kind": "me", "name": "Ola"}, {"kind": "here", "name": "Petr"}]
ME_AND_LINK = [{"kind": "me", "name": "Ola"}, {"kind": "link"}]


message_ids = itertools.count(1)
"""Never the same twice: a repeated id is a repeated submission."""


class Clock:
    """Moves only when told to."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Screen:
    """One open socket."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.position: dict[str, Any] = {}
        self.raw: list[str] = []
        """Everything received, to the letter."""

    def receive(self) -> dict[str, Any]:
        """The next message; raises WebSocketDisconnect where the server has closed."""
        stream: Any = self.session._send_rx
        frame = self.session.portal.start_task_soon(stream.receive).result(PATIENCE)
        if frame["type"] == "websocket.close":
            raise WebSocketDisconnect(frame["code"])
        self.raw.append(frame["text"])
        message: dict[str, Any] = json.loads(frame["text"])
        if message["type"] in ("hello", "news", "draft"):
            self.position = message["position"]
        return message

    def until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def send(self, message: Any) -> None:
        self.session.send_json(message)

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request of the seat shown, wait for its answer."""
        number = fields.pop("id", None) or f"m{next(message_ids)}"
        fields.setdefault("seat", self.position["seat"])
        if kind != "undo-vote":
            fields.setdefault("seq", self.position["seq"])
        self.send({"type": kind, "id": number, **fields})
        while True:
            message = self.receive()
            if message.get("id") == number:
                return message

    def act(self, *names: str, **fields: Any) -> dict[str, Any]:
        return self.ask("act", actions=list(names), **fields)

    def act_first(self) -> dict[str, Any]:
        """The first choice, as part of whatever gesture is begun."""
        return self.act(*self.position["draft"], self.position["choices"][0]["name"])

    def gesture(self) -> list[str]:
        """A whole gesture, always the first choice; what was sent at last."""
        while True:
            sent = [*self.position["draft"], self.position["choices"][0]["name"]]
            answer = self.act(*sent)
            assert answer["type"] in ("done", "draft"), answer
            if answer["type"] == "done":
                return sent

    def sit(self, seat: int | None) -> dict[str, Any]:
        self.send({"type": "sit", "seat": seat})
        return self.until("hello", "error")

    def closed_with(self) -> int:
        """Reads on until the server closes; answers the code."""
        while True:
            try:
                self.receive()
            except WebSocketDisconnect as closed:
                return closed.code


class Browser:
    """A browser with a cookie jar."""

    def __init__(self, client: TestClient, stack: ExitStack) -> None:
        self.client = client
        self._stack = stack

    @property
    def cookie_name(self) -> str:
        app: Any = self.client.app
        return str(app.state.server.cookies.name(secure=False))

    @property
    def cookie(self) -> str:
        """What this browser is known by."""
        return self.client.cookies[self.cookie_name]

    @cookie.setter
    def cookie(self, value: str) -> None:
        self.client.cookies.set(self.cookie_name, value)

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.client.get(path)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.client.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def create(self, game: str = "stone-age", seats: Any = None, **more: Any) -> Any:
        body = {"game": game, "seats": seats or TWO_PEOPLE, **more}
        return self.post("/api/tables", body, 201)

    def join(self, link: str, **more: Any) -> Any:
        """Open a link."""
        path, _, fragment = link.partition("#")
        secret = fragment.partition("=")[2]
        return self.post(f"/api/tables/{path.removeprefix('/t/')}/join", {"secret": secret, **more})

    def open(self, table: str, seat: int | None = None, since: int | None = None) -> Screen:
        """A socket that has not received anything yet."""
        query = [f"{name}={value}" for name, value in (("seat", seat), ("from", since)) if value is not None]
        session = self.client.websocket_connect(f"/api/tables/{table}/live?{'&'.join(query)}")
        return Screen(self._stack.enter_context(session))

    def watch(self, table: str, seat: int | None = None, since: int | None = None) -> Screen:
        """A socket that has been greeted."""
        screen = self.open(table, seat, since)
        screen.until("hello")
        return screen


class House:
    """A running server and the browsers in front of it."""

    def __init__(self, client: TestClient, server: Server, store: EventStore, clock: Clock, stack: ExitStack) -> None:
        self.client = client
        self.server = server
        self.store = store
        self.clock = clock
        self._stack = stack

    def browser(self) -> Browser:
        """A new browser, without any cookie."""
        client = TestClient(self.client.app, raise_server_exceptions=False)
        client.portal = self.client.portal
        return Browser(client, self._stack)

    def run(self, function: Any, *args: Any) -> Any:
        """Run an asynchronous function in the server's loop."""
        assert self.client.portal is not None
        return self.client.portal.call(function, *args)

    def metric(self, name: str) -> float:
        return sum(
            float(line.rpartition(" ")[2])
            for line in self.client.get("/metrics").text.splitlines()
            if line.startswith(name) and not line.startswith("#")
        )


@contextmanager
def running(
    data: Path, store: EventStore | None = None, clock: Clock | None = None, **settings: Any
) -> Iterator[House]:
    """A server on a data folder; without rate limits and without pauses unless asked for."""
    clock = clock or Clock()
    chosen = {
        "pace": 0.0,
        "rates": None,
        "workers": 1,
        "clock": clock,
        "steady": clock,
        "dealer": Dealer(1),
        **settings,
    }
    own = store or SqliteStore(data / "tables.db")
    app = make_app(own, Settings(data=data, **chosen))
    with TestClient(app) as client, ExitStack() as stack:
        yield House(client, app.state.server, own, clock, stack)
    asyncio.run(own.close())


def two_people(ola: Browser, petr: Browser, game: str = "stone-age", **more: Any) -> tuple[Screen, Screen]:
    """Ola on seat 0 and Petr on seat 1, each at a screen of their own."""
    made = ola.create(game, ME_AND_LINK, **more)
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"], name="Petr")
    return ola.watch(identity, 0), petr.watch(identity, 1)


def begun(browser: Browser, **more: Any) -> str:
    """A table of two people at one screen where the first has made a move: from then on clocks run."""
    made = browser.create(options={"starter": 0}, **more)
    identity = str(made["table"]["id"])
    first_move(browser, identity)
    return identity


def first_move(browser: Browser, identity: str) -> None:
    """A gesture of seat 0, the first in a game of Stone Age."""
    seq = browser.get(f"/api/tables/{identity}")["table"]["seq"]
    act = {"type": "act", "id": f"m{next(message_ids)}", "seat": 0, "seq": seq, "actions": ["place forest 3"]}
    browser.post(f"/api/tables/{identity}/act", act)


def table_of(browser: Browser) -> str:
    return str(browser.get("/api/tables")["tables"][0]["id"])
