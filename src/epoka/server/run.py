"""Starting and stopping a server as a program."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn

from epoka import EpokaError
from epoka.server import logs
from epoka.server.app import make_app
from epoka.server.garbage import collect_seldom
from epoka.server.live import LONGEST_MESSAGE
from epoka.server.settings import Settings
from epoka.server.sqlite import SqliteStore
from epoka.server.store import StoreTrouble

DATABASE = "tables.db"
SECONDS_TO_FINISH = 5


class CannotServe(EpokaError):
    """Why the server does not start."""


class AlreadyServed(CannotServe):
    """Another server has this data folder; `address` is where it listens."""

    def __init__(self, message: str, address: str) -> None:
        super().__init__(message)
        self.address = address


def serve(
    host: str, port: int, settings: Settings, log_level: str, ready: Callable[[str], None] = lambda address: None
) -> None:
    """Serve until interrupted. `ready` is told the address once it answers."""
    logs.set_up(log_level)
    with claim(settings.data) as note, listen(host, port) as listening:
        address = f"http://{shown_host(host)}:{listening.getsockname()[1]}/"
        note(address)
        try:
            store = SqliteStore(settings.data / DATABASE)
        except StoreTrouble as error:
            raise CannotServe(
                f"{settings.data / DATABASE}: {error}. Put a backup in its place, or name another folder with --data."
            ) from error
        with asyncio.Runner(loop_factory=quick_loop()) as runner:
            runner.run(_serve(store, settings, listening, address, ready))


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed: about twice as many messages a second."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(
    store: SqliteStore, settings: Settings, listening: socket.socket, address: str, ready: Callable[[str], None]
) -> None:
    config = uvicorn.Config(
        make_app(store, settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # a compressor a socket costs more memory than a table
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
        lifespan="on",
    )
    server = Announced(config, lambda: ready(address))
    collecting = asyncio.ensure_future(collect_seldom())
    try:
        await server.serve(sockets=[listening])
    finally:
        collecting.cancel()
        await store.close()


class Announced(uvicorn.Server):
    """Says when it answers, and ends of its own accord when it is interrupted."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._say_started()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on Ctrl+C and on SIGTERM, without sending them on: then nothing would be closed in order."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # TCP is named because asyncio otherwise leaves the delay of small messages on: 40 ms between `news` and `done`
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise CannotServe(
            f"cannot listen on {host} port {port}: {(error.strerror or str(error)).lower()}; try another --port"
        ) from error
    return listening


def shown_host(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


@contextlib.contextmanager
def claim(data: Path) -> Iterator[Callable[[str], None]]:
    """One server a data folder: two would not know of each other's tables. Gives the place to note the address."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(data / "server.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise CannotServe(f"{data} cannot be used: {(error.strerror or str(error)).lower()}") from error
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            other = os.read(descriptor, 200).decode().strip()
            raise AlreadyServed(f"a server already runs on {data}, at {other}", other) from error

        def note(address: str) -> None:
            os.ftruncate(descriptor, 0)
            os.pwrite(descriptor, address.encode(), 0)

        yield note
    finally:
        os.close(descriptor)
