"""A server that listens, in a thread of the test, and bare connections to it, for what no browser would send."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import os
import socket
import threading
from base64 import b64encode
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import structlog
import uvloop

from epoka import Dealer
from epoka.server import logs
from epoka.server.app import Server, make_app
from epoka.server.run import Announced, listen, prepared
from epoka.server.settings import Settings
from epoka.server.sqlite import SqliteStore

PATIENCE = 20
"""Seconds after which something that should happen counts as missing."""

T = TypeVar("T")


class Answer:
    def __init__(self, received: bytes) -> None:
        head, _, self.body = received.partition(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        self.status = int(lines[0].split()[1]) if received else 0
        """0 where nothing came."""
        pairs = [line.partition(": ")[::2] for line in lines[1:]]
        self.headers = {name.lower(): value for name, value in pairs}
        self.cookies = [value for name, value in pairs if name.lower() == "set-cookie"]

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        return str(self.json()["error"]["code"])


class Wire:
    """The running server and its loop."""

    def __init__(self, announced: Announced, server: Server, loop: asyncio.AbstractEventLoop, port: int) -> None:
        self.announced = announced
        self.gate = announced.gate
        self.server = server
        self.loop = loop
        self.port = port
        self.log = io.StringIO()
        self._stack = contextlib.ExitStack()

    # ---- talking --------------------------------------------------------------------------------------------------

    def connect(self, source: str = "127.0.0.1", read: int | None = None) -> socket.socket:
        """A connection that nothing is sent on; `read` makes its receiving buffer small."""
        connection = socket.socket()
        if read is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, read)
        connection.settimeout(PATIENCE)
        connection.bind((source, 0))
        connection.connect(("127.0.0.1", self.port))
        return self._stack.enter_context(connection)

    def ask(self, request: bytes, **connect: Any) -> Answer:
        """Send bytes, read until the server closes."""
        connection = self.connect(**connect)
        connection.sendall(request)
        return Answer(until_closed(connection))

    def post(self, path: str, body: Any, *headers: str) -> Answer:
        return self.ask(post(path, json.dumps(body).encode(), *headers, "connection: close"))

    def open_socket(self, path: str, cookie: str, **connect: Any) -> socket.socket:
        """A WebSocket whose handshake is done."""
        connection = self.connect(**connect)
        key = b64encode(os.urandom(16)).decode()
        fields = ["upgrade: websocket", "connection: upgrade", f"sec-websocket-key: {key}", "sec-websocket-version: 13"]
        connection.sendall(head("GET", path, *fields, f"cookie: {cookie}"))
        received = b""
        while b"\r\n\r\n" not in received:
            received += connection.recv(1)
        assert received.startswith(b"HTTP/1.1 101"), received
        return connection

    def table(self, seats: Any = None) -> tuple[str, str]:
        """A new table and the cookie of its host."""
        made = self.post("/api/tables", {"game": "stone-age", "seats": seats or [{"kind": "me"}, {"kind": "here"}]})
        assert made.status == 201, made.body
        return made.json()["table"]["id"], made.cookies[0].partition(";")[0]

    # ---- looking inside -------------------------------------------------------------------------------------------

    def run(self, function: Callable[..., Awaitable[T]], *args: Any) -> T:
        async def work() -> T:
            return await function(*args)

        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(PATIENCE)

    def call(self, function: Callable[..., T], *args: Any) -> T:
        """Call a function in the server's loop."""
        done: Future[T] = Future()
        self.loop.call_soon_threadsafe(lambda: done.set_result(function(*args)))
        return done.result(PATIENCE)

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so in the server's loop."""

        async def wait() -> None:
            while not condition():
                await asyncio.sleep(0.005)

        asyncio.run_coroutine_threadsafe(wait(), self.loop).result(PATIENCE)

    def later(self, seconds: float) -> None:
        """Look at the connections as if so many seconds had gone by."""
        self.call(lambda: self.gate.look(self.loop.time() + seconds))

    def counted(self, metric: Any) -> float:
        return float(self.call(metric._value.get))

    def close(self) -> None:
        self._stack.close()


@contextmanager
def on_the_wire(data: Path, log_level: str = "debug", host: str = "127.0.0.1", **settings: Any) -> Iterator[Wire]:
    """A server as `epoka serve` runs it; its log is kept."""
    chosen = {"pace": 0.0, "rates": None, "workers": 1, "dealer": Dealer(1), **settings}
    store = SqliteStore(data / "tables.db")
    ready: Future[None] = Future()
    served = Settings(data=data, **chosen)
    announced = prepared(make_app(store, served), served, lambda: ready.set_result(None))
    announced.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
    handlers, level = logging.getLogger().handlers.copy(), logging.getLogger().level
    with listen(host, 0) as listening:
        port = listening.getsockname()[1]
        app: Any = announced.config.app
        loop = uvloop.new_event_loop()
        wire = Wire(announced, app.state.server, loop, port)
        logs.set_up(log_level, wire.log)

        async def serve() -> None:
            await announced.serve(sockets=[listening])
            await store.close()

        def run() -> None:
            with asyncio.Runner(loop_factory=lambda: loop) as runner:
                runner.run(serve())

        thread = threading.Thread(target=run)
        thread.start()
        try:
            ready.result(PATIENCE)
            yield wire
        finally:
            wire.close()
            announced.should_exit = True
            thread.join(PATIENCE)
            structlog.reset_defaults()
            logging.getLogger().handlers[:] = handlers
            logging.getLogger().setLevel(level)
    assert not thread.is_alive(), "the server does not stop"


def head(method: str, path: str, *fields: str) -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "host: 127.0.0.1", *fields, "", ""]).encode("latin-1")


def post(path: str, body: bytes, *fields: str) -> bytes:
    return head("POST", path, f"content-length: {len(body)}", *fields) + body


def get(path: str, *fields: str) -> bytes:
    return head("GET", path, "connection: close", *fields)


def until_closed(connection: socket.socket) -> bytes:
    """Everything until the other side ends, in whatever way."""
    received = b""
    with contextlib.suppress(ConnectionError):
        while chunk := connection.recv(65536):
            received += chunk
    return received


def is_cut_off(connection: socket.socket) -> bool:
    """Whether the other side has ended the connection by force."""
    try:
        while connection.recv(1 << 20):
            pass
    except ConnectionError:
        return True
    return False


def frame(text: bytes, opcode: int = 1, last: bool = True) -> bytes:
    """A frame as browsers send it, masked with zeros."""
    length = len(text)
    size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return bytes([(0x80 if last else 0) | opcode]) + size + b"\0\0\0\0" + text
