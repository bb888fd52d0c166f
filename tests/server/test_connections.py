"""Limits of time, size and number beneath the application, on real connections."""

from __future__ import annotations

import json
import resource
import select
import socket
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest

from epoka.server import connections
from epoka.server.answers import Packed
from epoka.server.connections import Gate, Line
from epoka.server.metrics import Metrics
from epoka.server.proxies import Proxies
from epoka.server.settings import OWN_MACHINE, Gates
from tests.server.wire import PATIENCE, Answer, frame, get, head, is_cut_off, on_the_wire, post, until_closed

BODY = json.dumps({"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "here"}]}).encode()


# ---- time -----------------------------------------------------------------------------------------------------------


def test_half_a_head_is_refused_when_its_time_is_over(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        connection = wire.connect()
        connection.sendall(head("GET", "/api/games")[:-2])
        wire.until(lambda: any(line.protocol and line.protocol.extra for line in wire.gate.lines.values()))
        wire.later(wire.gate.limits.head_seconds - 1)
        assert len(wire.gate.lines) == 1
        wire.later(wire.gate.limits.head_seconds + 1)
        answer = Answer(until_closed(connection))
        assert (answer.status, answer.code) == (408, "too-slow")
        wire.until(lambda: not wire.gate.lines)


def test_connection_on_which_nothing_is_asked_is_closed(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        silent = wire.connect()
        wire.until(lambda: len(wire.gate.lines) == 1)
        wire.later(wire.gate.limits.head_seconds + 1)
        assert until_closed(silent) == b""


def test_half_a_head_after_a_whole_request_has_no_more_time_than_the_first(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        connection = wire.connect()
        connection.sendall(head("GET", "/health"))
        assert connection.recv(65536).startswith(b"HTTP/1.1 200")
        connection.sendall(b"\r\n")  # a blank line is no request, and no way to stay
        wire.until(lambda: any(line.due < inf for line in wire.gate.lines.values()))
        wire.later(wire.gate.limits.head_seconds + 1)
        assert Answer(until_closed(connection)).status == 408
        wire.until(lambda: not wire.gate.lines)


def test_half_a_body_is_refused_when_its_time_is_over(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        connection = wire.connect()
        connection.sendall(post("/api/tables", BODY)[:-1])
        wire.until(lambda: bool(wire.announced.server_state.tasks))
        wire.later(wire.gate.limits.body_seconds + 1)
        assert Answer(until_closed(connection)).status == 408
        wire.until(lambda: not wire.announced.server_state.tasks)


def test_body_that_keeps_coming_fast_enough_has_its_time(tmp_path: Path) -> None:
    with on_the_wire(tmp_path, gates=Gates(slowest=10)) as wire:
        connection = wire.connect()
        connection.sendall(head("POST", "/api/tables", "content-length: 1000", "connection: close") + b" " * 900)
        wire.until(lambda: any(line.due > wire.loop.time() + 90 for line in wire.gate.lines.values()))
        wire.later(wire.gate.limits.body_seconds + 80)
        connection.sendall(b" " * 100)
        assert Answer(until_closed(connection)).status == 400  # it has arrived; blanks are no table


def test_body_that_is_still_sent_after_its_answer_is_not_waited_for_longer(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        connection = wire.connect()
        connection.sendall(head("POST", "/api/tables", "content-length: 100000000") + b"x" * 10)
        assert Answer(connection.recv(65536)).status == 413
        connection.sendall(b"x" * 1_000_000)
        wire.later(wire.gate.limits.body_seconds + 1)
        wire.until(lambda: not wire.gate.lines)


def test_request_that_is_whole_is_not_hurried(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        identity, cookie = wire.table()
        page = wire.open_socket(f"/api/tables/{identity}/live?seat=0", cookie)
        wire.until(lambda: len(wire.server.sockets.open) == 1)
        wire.later(3600)
        page.sendall(frame(b'{"type": "ping"}'))
        received = b""
        while b'"pong"' not in received:
            chunk = page.recv(65536)
            assert chunk
            received += chunk


# ---- size -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "fields",
    [["x: " + "y" * 40_000], [f"x-{number}: y" for number in range(101)]],
    ids=["long", "many"],
)
def test_head_beyond_the_limits_is_refused(tmp_path: Path, fields: list[str]) -> None:
    with on_the_wire(tmp_path) as wire:
        answer = wire.ask(get("/api/games", *fields))
        assert (answer.status, answer.code) == (431, "too-large")
        assert wire.ask(get("/api/games", *[f"x-{number}: y" for number in range(50)])).status == 200


@pytest.mark.parametrize("where", ["address", "head", "field", "blank lines", "trailer", "chunk extension"])
def test_endless_head_is_refused_long_before_it_fills_the_memory(tmp_path: Path, where: str) -> None:
    chunked = head("POST", "/api/tables", "transfer-encoding: chunked")
    begin, more = {
        "address": (b"GET /", b"a" * 4096),
        "head": (b"GET / HTTP/1.1\r\n", b"x: y\r\n" * 700),
        "field": (b"GET / HTTP/1.1\r\nx: ", b"y" * 4096),
        "blank lines": (b"", b"\r\n" * 2048),
        "trailer": (chunked + b"0\r\nx: ", b"y" * 4096),
        "chunk extension": (chunked + b"5;x=", b"y" * 4096),
    }[where]
    with on_the_wire(tmp_path) as wire:
        connection = wire.connect()
        connection.sendall(begin)
        with pytest.raises(ConnectionError):
            for _ in range(20_000):  # 80 MB
                connection.sendall(more)
        wire.until(lambda: not wire.gate.lines)
        assert wire.ask(get("/health")).status == 200


def test_many_requests_before_the_first_is_answered_are_refused(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        received = until_closed(sent(wire.connect(), head("GET", "/health") * 1000))
        assert received.count(b"HTTP/1.1 200") <= connections.MOST_PIPELINED + 1
        assert wire.counted(wire.server.metrics.refused.labels("malformed")) == 1


def sent(connection: socket.socket, request: bytes) -> socket.socket:
    connection.sendall(request)
    return connection


def test_half_bodies_hold_a_limited_number_of_bytes_together(tmp_path: Path) -> None:
    half = head("POST", "/api/fork", "content-length: 3900000", "connection: close") + b"x" * 3_000_000
    with on_the_wire(tmp_path, gates=Gates(bodies=8_000_000)) as wire:
        uploads = [wire.connect() for _ in range(6)]
        for connection in uploads:
            connection.sendall(half)
        wire.until(lambda: wire.server.metrics.refused.labels("busy")._value.get() == 4)
        assert wire.call(lambda: wire.server.bodies.held) <= 8_000_000
        assert wire.post("/api/tables", json.loads(BODY)).status == 201  # who only acts is not kept from it
        answered: list[socket.socket] = []
        while len(answered) < 4:
            answered, _, _ = select.select(uploads, [], [], PATIENCE)
        answers = [Answer(connection.recv(65536)) for connection in answered]
        assert [(answer.status, answer.headers["retry-after"]) for answer in answers] == [(503, "1")] * 4
        for connection in uploads:
            connection.close()
        wire.until(lambda: not wire.gate.lines)
        assert wire.call(lambda: wire.server.bodies.held) == 0


def test_body_that_says_it_is_too_large_is_refused_unread(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        answer = wire.ask(head("POST", "/api/tables", "content-length: 70000", "connection: close"))
        assert (answer.status, answer.code) == (413, "too-large")


@pytest.mark.parametrize(
    "request_",
    [
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"GET\r\n\r\n",
        b"BREW /pot HTCPCP/1.0\r\n\r\n",
        b"GET / HTTP/1.1\r\n: x\r\n\r\n",
    ],
)
def test_what_is_no_http_is_refused_and_counted_and_not_logged(tmp_path: Path, request_: bytes) -> None:
    with on_the_wire(tmp_path) as wire:
        answer = wire.ask(request_)
        assert (answer.status, answer.code) == (400, "malformed")
        assert wire.counted(wire.server.metrics.refused.labels("malformed")) == 1
    assert wire.log.getvalue() == ""


# ---- number ---------------------------------------------------------------------------------------------------------


def test_connections_in_all_are_limited_and_the_next_is_told(tmp_path: Path) -> None:
    with on_the_wire(tmp_path, gates=Gates(connections=5)) as wire:
        for _ in range(5):
            wire.connect().sendall(b"GET / HT")
        wire.until(lambda: len(wire.gate.lines) == 5)
        answer = wire.ask(get("/health"))
        assert (answer.status, answer.code) == (503, "busy")
        wire.later(wire.gate.limits.head_seconds + 1)
        wire.until(lambda: not wire.gate.lines)
        assert wire.ask(get("/health")).status == 200


def test_connections_of_an_address_are_limited_and_another_address_is_served(tmp_path: Path) -> None:
    with on_the_wire(tmp_path, gates=Gates(connections_by_address=3)) as wire:
        for _ in range(3):
            wire.connect().sendall(b"GET / HT")
        wire.until(lambda: len(wire.gate.lines) == 3)
        answer = wire.ask(get("/health"))
        assert (answer.status, answer.code) == (429, "too-many-connections")
        assert wire.ask(get("/health"), source="127.0.0.2").status == 200


def test_trusted_proxy_is_not_limited_by_its_address(tmp_path: Path) -> None:
    gates = Gates(connections_by_address=3)
    with on_the_wire(tmp_path, gates=gates, trusted_proxies=("127.0.0.0/8",)) as wire:
        for _ in range(6):
            wire.connect().sendall(b"GET / HT")
        wire.until(lambda: len(wire.gate.lines) == 6)
        assert wire.ask(get("/health")).status == 200


def test_those_turned_away_are_limited_too(tmp_path: Path) -> None:
    with on_the_wire(tmp_path, gates=Gates(connections=1)) as wire:
        wire.connect()
        crowd = [wire.connect() for _ in range(connections.MOST_TURNED_AWAY + 40)]
        code = wire.server.metrics.refused.labels("busy")
        wire.until(lambda: code._value.get() == len(crowd))
        assert wire.call(lambda: len(wire.gate.lines)) == 1 + connections.MOST_TURNED_AWAY
        wire.later(connections.SECONDS_TO_TURN_AWAY + 1)
        wire.until(lambda: wire.gate.turned_away == 0)


def test_connections_leave_room_for_the_files_of_the_server() -> None:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        pytest.skip("the system does not limit open files here")
    assert connections.most_connections() + connections.MOST_TURNED_AWAY < soft


def test_own_machine_counts_nobody(tmp_path: Path) -> None:
    with on_the_wire(tmp_path, gates=replace(OWN_MACHINE)) as wire:
        for _ in range(400):
            wire.connect()
        assert wire.ask(get("/health")).status == 200


def test_socket_keeps_its_place_among_the_connections_until_it_ends(tmp_path: Path) -> None:
    with on_the_wire(tmp_path, gates=Gates(connections=2)) as wire:
        identity, cookie = wire.table()
        sockets = [wire.open_socket(f"/api/tables/{identity}/live?seat=0", cookie) for _ in range(2)]
        assert wire.ask(get("/health")).status == 503
        sockets[0].close()
        wire.until(lambda: len(wire.gate.lines) == 1)
        assert wire.ask(get("/health")).status == 200


# ---- who does not read ----------------------------------------------------------------------------------------------


def test_socket_that_does_not_read_is_cut_off_and_its_place_freed(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        identity, cookie = wire.table()
        deaf = wire.open_socket(f"/api/tables/{identity}/live?seat=0", cookie, read=4096)
        wire.until(lambda: len(wire.server.tables.live[identity].listeners) == 1)
        [line] = wire.gate.lines.values()
        for number in range(4000):
            fields = {"seat": 0, "name": f"Ola {number}"}
            assert wire.post(f"/api/tables/{identity}/name", fields, f"cookie: {cookie}").status == 200
            if not wire.server.tables.live[identity].listeners:
                break
        assert wire.counted(wire.server.metrics.slow) == 1
        assert line.transport.get_write_buffer_size() > 0
        wire.later(0)
        wire.later(wire.gate.limits.send_seconds + 1)
        wire.until(lambda: line.transport not in wire.gate.lines and not wire.server.sockets.open)
        assert is_cut_off(deaf)
        assert wire.counted(wire.server.metrics.cut_off) == 1


def test_answer_that_nobody_takes_is_cut_off(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        wire.server.document = Packed(b"x" * 20_000_000, 20_000_000)
        deaf = wire.connect(read=4096)
        deaf.sendall(get("/openapi.json", "accept-encoding: gzip"))
        wire.until(lambda: any(line.transport.get_write_buffer_size() for line in wire.gate.lines.values()))
        wire.later(0)
        wire.later(wire.gate.limits.send_seconds - 1)
        assert len(wire.gate.lines) == 1
        wire.later(wire.gate.limits.send_seconds + 1)
        wire.until(lambda: not wire.gate.lines)
        assert is_cut_off(deaf)


class Reader:
    """A connection on which something is left to send."""

    def __init__(self, unsent: int) -> None:
        self.unsent = unsent
        self.cut = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def get_extra_info(self, name: str) -> None:
        return None

    def abort(self) -> None:
        self.cut = True


@pytest.mark.parametrize(("a_second", "cut"), [(4096, False), (4000, False), (100, True), (0, True)])
def test_who_reads_slower_than_the_slowest_speed_is_cut_off(a_second: int, cut: bool) -> None:
    gate, reader = Gate(Gates(slowest=4096, send_seconds=20), Proxies(()), Metrics()), Reader(100_000)
    gate.lines[reader] = Line(reader, "", None)  # type: ignore[index, arg-type]
    for second in range(24):
        gate.look(1000.0 + second)
        reader.unsent -= a_second
    assert reader.cut == cut


def test_pings_of_a_socket_that_does_not_read_fill_no_memory(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        identity, cookie = wire.table()
        deaf = wire.open_socket(f"/api/tables/{identity}/live?seat=0", cookie, read=4096)
        ping = frame(b"p" * 125, opcode=9) * 1000
        with pytest.raises(ConnectionError):
            for _ in range(1000):  # 131 MB
                deaf.sendall(ping)
        wire.until(lambda: not wire.gate.lines)


def test_message_in_endless_empty_pieces_ends_the_socket(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        identity, cookie = wire.table()
        page = wire.open_socket(f"/api/tables/{identity}/live?seat=0", cookie)
        page.sendall(frame(b"x", last=False))
        with pytest.raises(ConnectionError):
            for _ in range(1000):
                page.sendall(frame(b"", opcode=0, last=False) * 1000)
        wire.until(lambda: not wire.gate.lines)


# ---- the end --------------------------------------------------------------------------------------------------------


def test_server_stops_at_once_although_hundreds_of_requests_hang(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        for number in range(200):
            wire.connect().sendall([b"", b"GET / HT", post("/api/tables", BODY)[:-1]][number % 3])
        wire.until(lambda: len(wire.announced.server_state.tasks) == 66)

        async def stop() -> None:
            wire.announced.should_exit = True

        wire.run(stop)
        wire.until(lambda: not wire.gate.lines and not wire.announced.server_state.tasks)
    said = [json.loads(line)["event"] for line in wire.log.getvalue().splitlines()]
    assert said == []
