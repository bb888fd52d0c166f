"""Starting and stopping a server as a program."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable, Iterator

import uvicorn
from starlette.applications import Starlette

from epoka.server import admin_socket, logs
from epoka.server.administration import Administration
from epoka.server.app import make_app
from epoka.server.connections import Gate, allow_files, protocols
from epoka.server.folder import CannotServe, claim
from epoka.server.garbage import collect_seldom
from epoka.server.metrics import Metrics
from epoka.server.opening import open_store
from epoka.server.proxies import Proxies
from epoka.server.settings import NO_LIMIT, Settings
from epoka.server.sockets import LONGEST_MESSAGE
from epoka.server.sql_store import SqlStore

SECONDS_TO_FINISH = 5
TICKS_A_LOOK = 10
"""uvicorn ticks ten times a second."""


def serve(
    host: str, port: int, settings: Settings, log_level: str, ready: Callable[[str], None] = lambda address: None
) -> None:
    """Serve until interrupted. `ready` is told the address once it answers."""
    logs.set_up(log_level)
    if settings.gates.connections != NO_LIMIT:
        allow_files(settings.gates.connections)
    with claim(settings.data) as note, listen(host, port) as listening:
        address = f"http://{shown_host(host)}:{listening.getsockname()[1]}/"
        note(address)
        store = open_store(settings.data, settings.store)
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
    store: SqlStore, settings: Settings, listening: socket.socket, address: str, ready: Callable[[str], None]
) -> None:
    app = make_app(store, settings)
    collecting = asyncio.ensure_future(collect_seldom())
    try:
        server = prepared(app, settings, lambda: ready(address))
        administration = Administration(app.state.server.tables, app.state.server.take_key)
        with served_metrics(app.state.server.metrics, settings):
            async with admin_socket.listening(settings.data, administration):
                await server.serve(sockets=[listening])
    finally:
        collecting.cancel()
        await store.close()


def prepared(app: Starlette, settings: Settings, started: Callable[[], None]) -> Announced:
    """A server that is not yet running."""
    gate = Gate(settings.gates, Proxies(settings.trusted_proxies), app.state.server.metrics)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # a compressor a socket costs more memory than a table
        timeout_keep_alive=settings.gates.keep_alive,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
        forwarded_allow_ips=gate.proxies.names(),
        lifespan="on",
        **protocols(gate),
    )
    return Announced(config, gate, started)


@contextlib.contextmanager
def served_metrics(metrics: Metrics, settings: Settings) -> Iterator[None]:
    """The metrics on a port of their own, where that is wanted."""
    if settings.metrics_address is None:
        yield
        return
    host, port = settings.metrics_address
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(metrics.served(host, port))
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            message = f"the metrics cannot be served on {host} port {port}: {why}; try another --metrics-port"
            raise CannotServe(message) from error
        yield


class Announced(uvicorn.Server):
    """Says when it answers, and ends of its own accord when it is interrupted."""

    def __init__(self, config: uvicorn.Config, gate: Gate, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.gate = gate
        self._say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._say_started()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_LOOK == 0:
            self.gate.look(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

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
