"""The socket of a table: everything a seat may know, as it happens, and the requests of that seat.

A socket shows one seat at a time. Where several people share a browser, nothing of another seat is sent before that
person has sat down (`sit`). Whoever reads too slowly is let go; coming back goes on from the last number seen.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from epoka.server import messages as m
from epoka.server.connections import PUSH
from epoka.server.deadlines import welcome_back
from epoka.server.errors import Refused, Stale, malformed
from epoka.server.info import table_info, viewer
from epoka.server.limits import Limits, Tally
from epoka.server.live import Live
from epoka.server.metrics import Metrics
from epoka.server.projection import entries, position
from epoka.server.seat_requests import SeatRequests
from epoka.server.seats import Visitor
from epoka.server.tables import Tables

MOST_WAITING = 64
"""Messages that wait to be sent to one browser."""
MOST_WAITING_LETTERS = 1_000_000
"""How long they may be together, but for a single one."""
LONGEST_MESSAGE = 64 * 1024
MOST_NONSENSE = 20
"""Messages nobody understands, after which a socket is closed."""
GOING_AWAY, TRY_LATER, REFUSED = 1001, 1013, 4000

log = structlog.get_logger()
encoder = msgspec.json.Encoder()
decoder: msgspec.json.Decoder[m.ToServer] = msgspec.json.Decoder(m.ToServer)


class Sockets:
    """All sockets of a server."""

    def __init__(self, tables: Tables, seat_requests: SeatRequests, limits: Limits, metrics: Metrics) -> None:
        self.tables = tables
        self.seat_requests = seat_requests
        self.limits = limits
        self.metrics = metrics
        self.open: set[Socket] = set()
        self._by_guest = Tally()
        self._by_address = Tally()

    async def serve(
        self, websocket: WebSocket, visitor: Visitor, address: str, table: str, seat: int | None, since: int
    ) -> None:
        """One socket from its opening to its end."""
        await websocket.accept()
        try:
            live = await self.tables.get(table)
            live.admit_seat(visitor, seat)
            if seat is not None:
                with contextlib.suppress(Refused):
                    await welcome_back(self.tables, live, seat)
                live.admit_seat(visitor, seat)  # it may have been given away meanwhile
            self._admit(visitor, address, live)
        except Refused as refused:
            self.metrics.refused.labels(refused.code).inc()
            await websocket.send_text(text(m.Failed(id=None, error=refused.error())).decode())
            await websocket.close(TRY_LATER if refused.code == "too-many" else REFUSED + refused.status)
            return
        socket = Socket(self, websocket, visitor, address, live, seat)
        self._note(socket, self.open.add, Tally.add)
        try:
            await socket.run(since)
        finally:
            self._note(socket, self.open.discard, Tally.remove)

    def _admit(self, visitor: Visitor, address: str, live: Live) -> None:
        """Refuse a socket too many."""
        guest, gates = visitor.guest or "", self.tables.settings.gates
        self.limits.count("opening", guest)
        for whose, has, most in (
            ("browser", self._by_guest[guest], gates.sockets_by_guest),
            ("address", self._by_address[address], gates.sockets_by_address),
            ("table", len(live.listeners), gates.sockets_by_table),
        ):
            if has >= most:
                message = f"There are already {most} open pages for this {whose}. Close one that is not needed."
                raise Refused(429, "too-many-sockets", message, whose=whose, most=most)

    def _note(self, socket: Socket, change: Callable[[Socket], None], count: Callable[[Tally, str], None]) -> None:
        change(socket)
        count(self._by_guest, socket.guest)
        count(self._by_address, socket.address)
        self.metrics.sockets.set(len(self.open))

    async def close(self) -> None:
        """Say goodbye to everybody: the server stops."""
        for socket in list(self.open):
            socket.end(GOING_AWAY)


class Socket:
    """One browser at one table."""

    def __init__(
        self, sockets: Sockets, websocket: WebSocket, visitor: Visitor, address: str, live: Live, seat: int | None
    ) -> None:
        assert visitor.guest is not None
        self.sockets = sockets
        self.websocket = websocket
        self.visitor = visitor
        self.guest = visitor.guest
        self.address = address
        self.live = live
        self.seat = seat
        self.knows = ""
        self._push: Callable[[bytes], bool] = websocket.scope.get("extensions", {}).get(PUSH, never)
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue(MOST_WAITING)
        self._unsent = 0
        """How many messages wait, the one that is being sent included: none may overtake them."""
        self._letters = 0
        """How long the waiting messages are together."""
        self._ending = False
        self._nonsense = 0

    # ---- sending --------------------------------------------------------------------------------------------------

    def send(self, message: m.FromServer) -> None:
        self.send_text(text(message))

    def send_text(self, message: bytes) -> None:
        if self._ending or (not self._unsent and self._push(message)):
            return
        if self._waiting.full() or (self._letters and self._letters + len(message) > MOST_WAITING_LETTERS):
            self.sockets.metrics.slow.inc()
            self.end(TRY_LATER)
            return
        self._unsent += 1
        self._letters += len(message)
        self._waiting.put_nowait(message)

    def end(self, code: int) -> None:
        """Leave the table, send nothing more, close. One that does not read is cut off by who runs the connections."""
        if self._ending:
            return
        self._ending = True
        self.live.leave(self)
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(code)

    def news(self, live: Live, since: int) -> None:
        self.send_text(live.news_text(self.seat, since))

    def table_changed(self, live: Live) -> None:
        key = viewer(live, self.guest)
        if key not in live.told_texts:
            live.told_texts[key] = text(m.TableNews(table=table_info(live, self.guest)))
        self.send_text(live.told_texts[key])

    def hello(self, since: int) -> None:
        """Everything, or what is new since an event the page knows."""
        table = self.live.table
        self.knows = self.live.shown()
        known = since if table.undone_seq <= since <= table.seq else 0
        self.send(
            m.Hello(
                table=table_info(self.live, self.guest),
                position=position(table, self.seat),
                entries=entries(table, self.seat, known),
                from_=known,
            )
        )

    async def _write(self) -> None:
        while True:
            message = await self._waiting.get()
            if isinstance(message, int):
                await self.websocket.close(message)
                return
            self._letters -= len(message)
            await self.websocket.send_text(message.decode())
            self._unsent -= 1

    # ---- receiving ------------------------------------------------------------------------------------------------

    async def run(self, since: int) -> None:
        """Until the browser leaves or is let go."""
        self.live.enter(self)
        self.hello(since)
        tasks = [asyncio.ensure_future(self._write()), asyncio.ensure_future(self._read())]
        tables = self.sockets.tables
        tables.careful.add(tasks[1])
        tasks[1].add_done_callback(tables.careful.discard)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._ending = True
            self.live.leave(self)
            self.live.used = tables.settings.clock()
            for task in tasks:
                if task not in tables.at_work:  # what is being written is written; then the task ends by itself
                    task.cancel()
            await asyncio.wait(tasks)
            for task in tasks:
                self._note(task)

    def _note(self, task: asyncio.Task[None]) -> None:
        """A browser that goes away is nothing to note; anything else is."""
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, WebSocketDisconnect | RuntimeError | OSError):
            self.sockets.metrics.unexpected.inc()
            log.error("socket failed", table=self.live.table.id, exc_info=problem)

    async def _read(self) -> None:
        while not self._ending:
            frame = await self.websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            if not self._ending:
                await self._receive(frame.get("text") or frame.get("bytes") or "")

    async def _receive(self, content: str | bytes) -> None:
        """One message; whatever is wrong with it is answered, and the socket goes on."""
        identity: str | None = None
        try:
            asked = self._understand(content)
            identity = None if isinstance(asked, m.Ping | m.Sit) else asked.id
            self.sockets.limits.count_acting(self.guest, self.address)
            if isinstance(asked, m.Ping):
                self.send(m.Pong())
            elif isinstance(asked, m.Sit):
                await self._sit(asked.seat)
            else:
                await self._answer(asked)
        except Refused as refused:
            self.sockets.metrics.refused.labels(refused.code).inc()
            failed = m.Failed(id=identity, error=refused.error())
            if isinstance(refused, Stale):
                failed.position, failed.entries = refused.position, refused.entries
            self.send(failed)
            if self._nonsense >= MOST_NONSENSE:
                self.end(REFUSED + 400)

    def _understand(self, content: str | bytes) -> m.ToServer:
        if len(content) > LONGEST_MESSAGE:
            self._nonsense += 1
            raise Refused(
                413, "too-large", f"A message has at most {LONGEST_MESSAGE} characters.", most=LONGEST_MESSAGE
            )
        try:
            return decoder.decode(content)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._nonsense += 1
            raise malformed(str(error)) from error

    async def _sit(self, seat: int | None) -> None:
        """From now on this seat's view; the page asks for it once the right person is at the screen."""
        self.live.admit_seat(self.visitor, seat)
        self.sockets.limits.count("opening", self.guest)
        self.seat = seat
        if seat is not None:
            await welcome_back(self.sockets.tables, self.live, seat)
        self.hello(0)

    async def _answer(self, asked: m.Request) -> None:
        if self.seat != asked.seat:
            raise Refused(403, "not-seated", f"This screen does not show seat {asked.seat}; sit down there first.")
        started = time.perf_counter()
        reply = await self.sockets.seat_requests.answer(self.live, self.visitor, asked)
        kind = type(asked).__struct_config__.tag
        self.sockets.metrics.submission(kind).observe(time.perf_counter() - started)
        self.send(reply)


def text(message: m.FromServer) -> bytes:
    return encoder.encode(message)


def never(message: bytes) -> bool:
    """Where the line has no short way, everything waits its turn."""
    return False
