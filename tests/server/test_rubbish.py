"""Rubbish by the thousand: every piece gets a clear answer or an end, and nothing of it is kept."""

from __future__ import annotations

import contextlib
import json
import random
import socket
from pathlib import Path

from epoka.server.settings import Rates
from epoka.server.sockets import MOST_NONSENSE
from tests.server.wire import Answer, Wire, frame, get, head, on_the_wire, post, until_closed

REQUESTS = 600
MESSAGES = 3000
WHOLE = post("/api/tables", json.dumps({"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "here"}]}).encode())


def mangled(chance: random.Random) -> bytes:
    """A request with bytes changed, taken out or doubled, of which some is cut off."""
    request = bytearray(WHOLE)
    for _ in range(chance.randrange(1, 8)):
        place = chance.randrange(len(request))
        change = chance.randrange(3)
        if change == 0:
            request[place] = chance.randrange(256)
        elif change == 1:
            del request[place : place + chance.randrange(1, 20)]
        else:
            request[place:place] = request[place : place + chance.randrange(1, 200)]
        request = request or bytearray(b"x")
    return bytes(request)


def nothing_is_kept(wire: Wire) -> None:
    wire.until(lambda: not wire.gate.lines)
    wire.until(lambda: not wire.announced.server_state.tasks and not wire.announced.server_state.connections)
    assert wire.call(lambda: wire.gate.turned_away) == 0
    assert wire.call(lambda: len(wire.gate._by_address)) == 0
    assert wire.call(lambda: wire.server.bodies.held) == 0
    assert wire.call(lambda: len(wire.server.sockets.open)) == 0
    assert wire.call(lambda: len(wire.server.sockets._by_guest) + len(wire.server.sockets._by_address)) == 0
    assert len(wire.log.getvalue()) < 20_000
    assert wire.ask(get("/health")).status == 200


def test_mangled_requests_are_refused_and_nothing_of_them_is_kept(tmp_path: Path) -> None:
    chance = random.Random(12)
    with on_the_wire(tmp_path, log_level="warning", rates=Rates(creating="5/hour")) as wire:
        statuses = set()
        for _ in range(REQUESTS):
            connection = wire.connect()
            with contextlib.suppress(ConnectionError):
                connection.sendall(mangled(chance))
                connection.shutdown(socket.SHUT_WR)
                statuses.add(Answer(until_closed(connection)).status)
            connection.close()
        assert 500 not in statuses and {400, 413} & statuses
        nothing_is_kept(wire)


def test_half_requests_are_ended_and_nothing_of_them_is_kept(tmp_path: Path) -> None:
    with on_the_wire(tmp_path, log_level="warning") as wire:
        for number in range(200):
            wire.connect().sendall(WHOLE[: 1 + number * (len(WHOLE) - 1) // 200])
        wire.until(lambda: len(wire.gate.lines) == 200)
        wire.until(lambda: sum(bool(line.protocol and line.protocol.extra) for line in wire.gate.lines.values()) > 100)
        wire.later(wire.gate.limits.head_seconds + wire.gate.limits.body_seconds)
        nothing_is_kept(wire)


def until_close_frame(page: socket.socket) -> bytes:
    """Everything up to the frame with which the server closes, or to its end."""
    received = b""
    with contextlib.suppress(ConnectionError):
        while received[-4:-2] != b"\x88\x02" and (chunk := page.recv(65536)):
            received += chunk
    return received


def test_nonsense_on_sockets_is_answered_until_it_is_too_much(tmp_path: Path) -> None:
    with on_the_wire(tmp_path, log_level="warning") as wire:
        identity, cookie = wire.table()
        for _ in range(MESSAGES // 100):
            page = wire.open_socket(f"/api/tables/{identity}/live?seat=0", cookie)
            page.sendall(frame(b'{"type": "fly"}') * 100)
            received = until_close_frame(page)
            assert received.endswith((4400).to_bytes(2, "big"))
            assert received.count(b'"type":"error"') <= MOST_NONSENSE
            page.close()
        nothing_is_kept(wire)


BROKEN_FRAMES = {
    "without a mask": b"\x81\x05hello",
    "of no known kind": b"\x8b\x80\0\0\0\0",
    "far too long": b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"\0\0\0\0",
    "in the middle of nothing": frame(b"x", opcode=0),
    "not UTF-8": frame(b"\xff\xfe"),
    "a ping in pieces": frame(b"x", opcode=9, last=False),
    "a close that is too short": frame(b"x", opcode=8),
}


def test_broken_frames_end_their_socket_and_no_other(tmp_path: Path) -> None:
    with on_the_wire(tmp_path, log_level="warning") as wire:
        identity, cookie = wire.table()
        good = wire.open_socket(f"/api/tables/{identity}/live?seat=0", cookie)
        for broken in list(BROKEN_FRAMES.values()) * 20:
            page = wire.open_socket(f"/api/tables/{identity}/live?seat=0", cookie)
            page.sendall(broken)
            until_close_frame(page)
            page.close()
        good.sendall(frame(b'{"type": "ping"}'))
        received = b""
        while b'"pong"' not in received:
            received += good.recv(65536)
        good.close()
        nothing_is_kept(wire)


def test_unknown_methods_and_addresses_are_told(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        for request, status in (
            (head("DELETE", "/api/tables", "connection: close"), 405),
            (get("/api/" + "x" * 20_000), 404),
            (get("/api/tables/" + "%00" * 5000), 404),
        ):
            assert wire.ask(request).status == status
