"""Connections beneath the application: how many there may be, how long their heads, how slow their bodies and readers.

uvicorn's protocols read and write; what is added here counts, and once a second `Gate.look` goes through all
connections and ends those whose time is over. Who does not read is cut off: a polite close would wait for the buffer.
"""

from __future__ import annotations

import asyncio
import contextlib
import resource
import struct
from math import inf
from socket import SO_LINGER, SOL_SOCKET
from typing import Any, cast

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from epoka.server.errors import Refused, malformed
from epoka.server.limits import Tally, counted_as
from epoka.server.messages import Refusal
from epoka.server.metrics import Metrics
from epoka.server.proxies import Proxies
from epoka.server.settings import NO_LIMIT, Gates

FILES_OF_OUR_OWN = 128
"""Descriptors for the database, the bots and whatever else is not a connection."""
MOST_TURNED_AWAY = 64
"""Connections beyond the limit that are told so at the same time; others are closed without a word."""
SECONDS_TO_TURN_AWAY = 2.0
MOST_PIPELINED = 16
MOST_PIECES = 1000
"""Frames of one message of a socket."""
MOST_UNREAD = 4
"""Messages of a socket that wait for the application before no more are read."""
PUSH = "epoka.push"
"""The extension of a socket's scope with which the application sends past the layers between."""


class Line:
    """One connection, whatever is spoken on it."""

    __slots__ = ("address", "due", "protocol", "refused", "send_due", "transport", "unsent")

    def __init__(self, transport: asyncio.Transport, address: str, protocol: Http) -> None:
        self.transport = transport
        self.address = address
        self.protocol: Http | None = protocol
        """None once it has become a socket."""
        self.refused: Refused | None = None
        """Why nothing is done for it."""
        self.due = inf
        """When what is being received must be complete."""
        self.send_due = inf
        """When more of what is being sent must have been taken."""
        self.unsent = 0


class Gate:
    """All connections of a server."""

    def __init__(self, limits: Gates, proxies: Proxies, metrics: Metrics) -> None:
        self.limits = limits
        self.proxies = proxies
        self.metrics = metrics
        self.lines: dict[asyncio.Transport, Line] = {}
        self.turned_away = 0
        """Those among them that are being refused."""
        self._by_address = Tally()
        self.most = min(limits.connections, most_connections())

    def enter(self, protocol: Http, transport: asyncio.Transport, peer: str, now: float) -> Line | None:
        """A new connection; None where there is not even room to refuse it."""
        line = Line(transport, counted_as(peer), protocol)
        line.due = now + self.limits.head_seconds
        if len(self.lines) - self.turned_away >= self.most:
            line.refused = Refused(503, "busy", "The server has too many connections. Try again in a moment.")
        elif self._by_address[line.address] >= self.limits.connections_by_address and peer not in self.proxies:
            message = "Your address has too many connections. Close some, or try again in a moment."
            line.refused = Refused(429, "too-many-connections", message)
        if line.refused is not None:
            self.metrics.refused.labels(line.refused.code).inc()
            if self.turned_away >= MOST_TURNED_AWAY:
                return None
            self.turned_away += 1
            line.due = now + SECONDS_TO_TURN_AWAY
        else:
            self._by_address.add(line.address)
        self.lines[transport] = line
        self.metrics.connections.set(len(self.lines))
        return line

    def leave(self, transport: asyncio.Transport) -> None:
        line = self.lines.pop(transport, None)
        if line is None:
            return
        self.metrics.connections.set(len(self.lines))
        if line.refused is not None:
            self.turned_away -= 1
            return
        self._by_address.remove(line.address)

    def look(self, now: float) -> None:
        """End what takes too long."""
        for line in list(self.lines.values()):
            if line.due < now and line.protocol is not None:
                line.protocol.late()
            unsent = line.transport.get_write_buffer_size()
            if not unsent:
                line.send_due = inf
            elif line.send_due is inf:
                line.send_due = now + self.limits.send_seconds
            elif unsent < line.unsent:
                line.send_due += (line.unsent - unsent) / self.limits.slowest
            line.unsent = unsent
            if line.send_due < now:
                self.metrics.cut_off.inc()
                cut_off(line.transport)


class Http(HttpToolsProtocol):
    """uvicorn's HTTP, with limits. `gate` is set by a subclass for each server."""

    gate: Gate
    line: Line | None = None
    receiving = True
    """Whether part of a request is still to come; at first the whole of it."""
    extra = 0
    """Bytes received since the head or the body began that are no body."""
    refusal: Refused | None = None
    """Why the parser was stopped."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.client = plain(self.client)
        self.line = self.gate.enter(self, transport, self.client[0], self.loop.time())
        if self.line is None:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()

    # ---- receiving ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self.line is None:
            return
        if self.line.refused is not None:
            self.answer(self.line.refused)
            return
        if not self.receiving:
            self.begin(self.gate.limits.head_seconds)
        self.extra += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():  # any other protocol is not spoken here: the request is answered as it is
                self.line.due, self.line.protocol = inf, None
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self.refuse(self.refusal or malformed("this is no HTTP"))
        else:
            if self.receiving and self.extra > self.gate.limits.head_bytes:
                self.refuse(self.too_large())

    def begin(self, seconds: float) -> None:
        """A head or a body begins to come."""
        assert self.line is not None
        self.receiving, self.extra = True, 0
        self.line.due = self.loop.time() + seconds

    def on_message_begin(self) -> None:
        if not self.receiving:
            self.begin(self.gate.limits.head_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        limits = self.gate.limits
        length = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if length > limits.head_bytes or len(self.headers) > limits.head_fields:
            self.stop(self.too_large())
        if len(self.pipeline) >= MOST_PIPELINED:
            self.stop(malformed("too many requests before the first is answered"))
        self.gate.proxies.note_unnamed(self.client[0] if self.client else "", self.headers)
        self.begin(limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.extra -= len(body)
        assert self.line is not None
        if self.cycle is not None and not self.cycle.response_complete:
            self.line.due += len(body) / self.gate.limits.slowest
        super().on_body(body)

    def on_message_complete(self) -> None:
        assert self.line is not None
        self.receiving, self.line.due = False, inf
        super().on_message_complete()

    # ---- refusing -------------------------------------------------------------------------------------------------

    def too_large(self) -> Refused:
        limits = self.gate.limits
        message = f"The head of a request has at most {limits.head_bytes} bytes in {limits.head_fields} fields."
        return Refused(431, "too-large", message, most=limits.head_bytes)

    def stop(self, refusal: Refused) -> None:
        """Stop the parser from within one of its calls."""
        self.refusal = refusal
        raise refusal

    def late(self) -> None:
        """What had to arrive has not."""
        assert self.line is not None
        if self.transport.is_closing():
            return
        cycle = self.cycle
        if self.line.refused is not None:
            self.answer(self.line.refused)
        elif cycle is None and not self.extra:
            self.transport.abort()  # nothing was asked
        elif cycle is None or (cycle.response_complete and not cycle.more_body):
            self.refuse(too_slow())
        elif cycle.more_body:
            if cycle.response_complete or self.pipeline:
                self.transport.abort()  # it was answered before its end
            else:
                self.refuse(too_slow())

    def refuse(self, refusal: Refused) -> None:
        self.gate.metrics.refused.labels(refusal.code).inc()
        self.answer(refusal)

    def answer(self, refusal: Refused) -> None:
        """Say why, and close; where an answer is already on its way, only close."""
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            self.transport.abort()
            return
        body = msgspec.json.encode(Refusal(error=refusal.error()))
        head = [
            STATUS_LINE[refusal.status],
            b"content-type: application/json\r\n",
            b"content-length: %d\r\n" % len(body),
            b"cache-control: no-store\r\n",
            b"connection: close\r\n\r\n",
        ]
        self.transport.write(b"".join([*head, body]))
        self.transport.close()

    def shutdown(self) -> None:
        """The server stops: who has not asked yet gets no answer any more."""
        if self.receiving and not self.transport.is_closing():
            self.transport.abort()
        else:
            super().shutdown()


def too_slow() -> Refused:
    return Refused(408, "too-slow", "The request did not arrive in time.")


class Socket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket: whoever does not read is not read from either, and a message has not too many pieces."""

    gate: Gate

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = plain(self.client)
        self._pushed: list[bytes] = []

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # else it was no handshake
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[PUSH] = self.push

    def push(self, text: bytes) -> bool:
        """Send a message at once; False where it has to wait its turn, or nothing is sent any more.

        Through the application each message would take a task and a dozen calls, which is more than the rest of it.
        What is sent in one turn of the loop, news and the answer to who acted, is one call to the system.
        """
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.transport.is_closing():
            return False
        if not self._pushed:
            self.loop.call_soon(self._write_pushed)
        self._pushed.append(framed(text))
        return True

    def _write_pushed(self) -> None:
        if self._pushed and not self.transport.is_closing():
            self.transport.write(b"".join(self._pushed))
        self._pushed.clear()

    async def send(self, message: Any) -> None:
        self._write_pushed()
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Reading is paused when several messages wait, not after each: pausing is a call to the system."""
        paused, self.read_paused = self.read_paused, True  # so that nothing is paused there
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_UNREAD and not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            cut_off(self.transport)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def shutdown(self) -> None:
        self._write_pushed()
        if self.writable.is_set():
            super().shutdown()
        else:
            cut_off(self.transport)


def protocols(gate: Gate) -> dict[str, Any]:
    """What uvicorn is to speak, as fields of its configuration."""
    return {
        "http": type("Http", (Http,), {"gate": gate}),
        "ws": type("Socket", (Socket,), {"gate": gate}),
    }


def framed(text: bytes) -> bytes:
    """A message as one frame of a WebSocket, as servers send it."""
    length = len(text)
    if length < 126:
        return b"\x81%c%b" % (length, text)
    if length < 1 << 16:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), text)


def cut_off(transport: asyncio.Transport) -> None:
    """End a connection with a reset, so that the system does not keep what nobody takes either."""
    socket = transport.get_extra_info("socket")
    if socket is not None:
        with contextlib.suppress(OSError):
            socket.setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def plain(client: tuple[str, int] | None) -> tuple[str, int]:
    """An IPv4 address as such, although it came to a socket for both kinds."""
    host, port = client or ("", 0)
    return host.removeprefix("::ffff:"), port


def allow_files(connections: int) -> None:
    """Ask the system for as many open files as so many connections need, as far as it gives them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + MOST_TURNED_AWAY + FILES_OF_OUR_OWN
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # then there are fewer connections
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """How many fit into what the system allows, with something left to say no."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return NO_LIMIT if soft == resource.RLIM_INFINITY else max(1, soft - MOST_TURNED_AWAY - FILES_OF_OUR_OWN)
