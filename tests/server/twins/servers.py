"""Two servers in one loop, spoken to without a network, that differ in nothing but what their tables hide."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from itsdangerous import TimestampSigner
from starlette.applications import Starlette
from starlette.types import Message

import epoka
from epoka.coach import Advice, Chances, Considered
from epoka.server import live, sealed_deal, seats
from epoka.server.app import Server, make_app
from epoka.server.bots import Workers
from epoka.server.coach import Coach
from epoka.server.errors import Refused
from epoka.server.processes import A, Pool, Process
from epoka.server.settings import Settings
from epoka.server.sqlite import SqliteStore
from epoka.server.store import WATCHER, Chair, Change, Snapshot, TableEvent, TableRow
from epoka.server.table import Table
from epoka.server.word_store import WordRow
from epoka.server.worker import Question
from tests.server.driver import PATIENCE, Clock
from tests.server.twins.pairs import AgreedDealer, Twins

HOST = "twins.test"
STRANGER = ""
PING, PONG = '{"type": "ping"}', '{"type":"pong"}'


@dataclass(frozen=True)
class Answer:
    """Everything of an answer that leaves the server."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class PredictableSecrets:
    """In place of the module `secrets`: the same ids, links and guests on both servers."""

    def __init__(self) -> None:
        self.count = 0

    def token_urlsafe(self, size: int) -> str:
        self.count += 1
        return sha256(f"token {self.count}".encode()).hexdigest()[:size]

    def token_hex(self, size: int) -> str:
        return self.token_urlsafe(2 * size)

    def choice(self, letters: str) -> str:
        self.count += 1
        return letters[sha256(str(self.count).encode()).digest()[0] % len(letters)]


class Adviser(Process):
    """In place of a bot's process: its answer depends on every detail of the position that it is given."""

    def __init__(self) -> None:
        """There is no process."""

    async def ask(self, question: bytes, kind: type[A]) -> tuple[A, bytes]:
        asked = msgspec.json.decode(question, type=Question)
        state = epoka.game(asked.game).restore(asked.position)
        digest = sha256(json.dumps(asked.position, sort_keys=True).encode()).digest()
        legal = state.actions(asked.seat)
        names = [state.name(legal[int.from_bytes(digest[:4]) % len(legal)])]
        return msgspec.convert({"names": names}, kind), b""

    async def end(self) -> None:
        """Nothing to end."""


class AdviserPool(Pool):
    async def _take(self) -> Process:
        return Adviser()


class Advisers(Workers):
    def __init__(self) -> None:
        self._pool = AdviserPool([], 1, 10.0)


class TwinCoach(Coach):
    """In place of the coach's processes: what it says depends on every detail of what it is asked."""

    def __init__(self) -> None:
        self._kept = OrderedDict()

    async def ask(self, question: Any, kind: Any, long: bool = False) -> Any:
        digest = sha256(msgspec.json.encode(question, order="sorted")).digest()
        share = digest[0] / 255
        if kind is Chances:
            return Chances([share, 1 - share], [share, share], "lines")
        if kind is not Advice:
            raise Refused(422, "cannot-judge", digest.hex())
        state = question.game.find().restore(question.position)
        legal = state.actions(question.seat)
        chosen = [legal[(digest[0] + place) % len(legal)] for place in range(min(3, len(legal)))]
        options = [Considered(state.name(action), "", {}, share, 1.0, 0.0, 0.0, False, {}, []) for action in chosen]
        return Advice(options, digest[1], len(legal), True)

    async def close(self) -> None:
        """Nothing to end."""


class Wire:
    """One socket: messages in, every frame that comes out noted."""

    def __init__(self, app: Starlette, scope: dict[str, Any]) -> None:
        self.frames: list[str] = []
        self._in: asyncio.Queue[Message] = asyncio.Queue()
        self._out: asyncio.Queue[Message] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.ensure_future(app(scope, self._in.get, self._out.put))
        self.open = True
        self._pings = 0
        """How many have not been answered yet."""

    async def say(self, message: str) -> None:
        """Send a message; all frames up to its answer are noted."""
        self._send(message)
        await self.settle()

    def _send(self, message: str) -> None:
        if self.open:
            self._in.put_nowait({"type": "websocket.receive", "text": message})
            self._pings += message == PING

    async def settle(self) -> None:
        """Wait until everything that was on its way has arrived."""
        self._send(PING)
        while self.open and self._pings:
            frame = await asyncio.wait_for(self._out.get(), PATIENCE)
            if frame["type"] == "websocket.close":
                self.open = False
                self.frames.append(f"closed {frame['code']} {frame.get('reason')}")
                await self._task  # when it has gone, those who stay are told
            elif frame["type"] == "websocket.send":
                self._pings -= frame["text"] == PONG
                self.frames.append(frame["text"])
            else:
                self.frames.append(frame["type"])

    async def end(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, PATIENCE)

    def taken(self) -> list[str]:
        """The frames since the last time."""
        frames, self.frames = self.frames, []
        return frames


class TwinServer:
    """One of the two."""

    def __init__(self, app: Starlette, store: SqliteStore, dealer: AgreedDealer) -> None:
        self.app = app
        self.server: Server = app.state.server
        self.store = store
        self.dealer = dealer

    async def ask(self, method: str, path: str, query: str, body: bytes, guest: str) -> Answer:
        scope = self._scope("http", path, query, guest)
        scope.update(method=method, scheme="http")
        told: list[Any] = []
        waiting = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return waiting.pop() if waiting else await asyncio.Future()

        async def send(message: Any) -> None:
            told.append(message)

        await self.app(scope, receive, send)
        content = b"".join(message.get("body", b"") for message in told[1:])
        return Answer(told[0]["status"], [pair for pair in told[0]["headers"] if pair[0] != b"date"], content)

    def wire(self, path: str, query: str, guest: str) -> Wire:
        scope = self._scope("websocket", path, query, guest)
        scope.update(scheme="ws", subprotocols=[])
        return Wire(self.app, scope)

    def _scope(self, kind: str, path: str, query: str, guest: str) -> dict[str, Any]:
        headers = [(b"host", HOST.encode())]
        if guest:
            cookie = self.server.cookies.sign(guest)
            headers.append((b"cookie", f"{self.server.cookies.name(False)}={cookie}".encode()))
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": headers,
            "client": ("127.0.0.1", 50000),
            "server": (HOST, 80),
            "state": {},
            "extensions": {"websocket.http.response": {}},
        }

    async def add(self, identity: str, twins: Twins, side: int) -> Table:
        """A table at the position of one of the twins: see `guest` for who sits there."""
        trial = twins.sides[side]
        state, now = trial.state, self.server.settings.clock()
        created: dict[str, Any] = {
            "game": twins.game.name,
            "version": twins.game.version,
            "players": twins.players,
            "options": dict(state.options),
            "places": [{"kind": "person", "taken": True}] * twins.players,
            "deadline": None,
            "clock": {"seconds": 100_000, "bank": True, "increment": 10},
            "forked_from": None,
            "chances": True,
            "moves": msgspec.to_builtins(trial.moves),
        }
        shared = [seat for seat in range(twins.players) if seat != twins.owner]
        chairs = [
            Chair(
                seat,
                seats.hashed(seat_secret(identity, seat)),
                guests=[guest(identity, seat), *([guest(identity, "shared")] if seat in shared else [])],
            )
            for seat in range(twins.players)
        ]
        watchers = Chair(WATCHER, seats.hashed(seat_secret(identity, WATCHER)), guests=[guest(identity, WATCHER)])
        change = Change(
            table=identity,
            expected=0,
            events=[TableEvent(1, "created", created, now)],
            snapshot=Snapshot(1, twins.game.version, {**state.snapshot(), "history": None}),
            new=TableRow(identity, guest(identity, "host"), now),
            chairs=[*chairs, watchers],
        )
        await self.store.write(change)
        if side:  # of what somebody notes nobody else learns even that it was
            note = WordRow("a-note", "note", twins.owner, guest(identity, twins.owner), "", "I hold it", "", now)
            await self.store.add_word(identity, note)
        return (await self.server.tables.get(identity)).table


def guest(identity: str, who: int | str) -> str:
    """The cookie's name of whoever sits on a seat, watches (WATCHER), is the host, or shares all seats but one."""
    return f"{identity}-{who}"


def seat_secret(identity: str, seat: int) -> str:
    return f"secret-{identity}-{seat}"


@asynccontextmanager
async def twin_servers(data: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[TwinServer]]:
    """The second begins with a copy of the first one's files, its keys among them."""
    predictable = PredictableSecrets()
    for module in (seats, sealed_deal):
        monkeypatch.setattr(module, "secrets", predictable)
    monkeypatch.setattr(live, "PRESENCE_SECONDS", 3600.0)  # told by a clock, not by what is asked
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda self: 1_800_000_000)
    folders = [data / "first", data / "second"]
    await SqliteStore(folders[0] / "tables.db").close()
    shutil.copytree(folders[0], folders[1])
    async with AsyncExitStack() as stack:
        found = []
        for folder in folders:
            store, dealer = SqliteStore(folder / "tables.db"), AgreedDealer()
            stack.push_async_callback(store.close)
            drawing = cast(epoka.Dealer, dealer)
            app = make_app(store, Settings(data=folder, pace=0.0, rates=None, clock=Clock(), dealer=drawing))
            twin = TwinServer(app, store, dealer)
            twin.server.seat_requests.workers = Advisers()
            coach = TwinCoach()
            twin.server.coach = twin.server.seat_requests.coach = twin.server.analyses.coach = coach
            twin.server.bot_driver.close()  # bots do not play: what they draw by chance would be no leak
            await stack.enter_async_context(twin.server.lifespan(app))
            found.append(twin)
        yield found
