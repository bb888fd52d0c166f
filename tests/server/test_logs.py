"""The log: what goes wrong is told in one short line, and nothing that people have sent is in it."""

from __future__ import annotations

import json
import socket
import struct
from pathlib import Path
from typing import Any

import pytest

from epoka.server import api, logs
from epoka.server.errors import Refused
from tests.server.wire import Wire, frame, get, on_the_wire, post

SECRETS = ["seat-secret-7f3a", "password-in-clear", "cookie-of-a-guest"]
BODY = json.dumps({"secret": SECRETS[0], "password": SECRETS[1], "name": "Ola"}).encode()
COOKIE = f"cookie: epoka-guest={SECRETS[2]}"


def break_off(connection: socket.socket) -> None:
    """Close with a reset, as a browser that crashes does."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


def lines(wire: Wire) -> list[dict[str, Any]]:
    return [json.loads(line) for line in wire.log.getvalue().splitlines()]


def errors(wire: Wire) -> list[dict[str, Any]]:
    return [line for line in lines(wire) if line["level"] in ("warning", "error", "critical")]


def test_broken_off_request_is_counted_and_not_logged(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        whole = post("/api/tables/abc/join", BODY, COOKIE)
        for request in (whole[:-1], whole[: -len(BODY)]):
            connection = wire.connect()
            connection.sendall(request)
            wire.until(lambda: bool(wire.announced.server_state.tasks))
            break_off(connection)
            wire.until(lambda: not wire.announced.server_state.tasks)
        half_head = wire.connect()
        half_head.sendall(whole[:40])
        break_off(half_head)
        wire.until(lambda: not wire.gate.lines)
        assert wire.counted(wire.server.metrics.broken_off) == 2
        assert errors(wire) == []
    assert not any(secret in wire.log.getvalue() for secret in SECRETS)


def test_socket_that_goes_while_it_is_refused_is_not_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with on_the_wire(tmp_path) as wire:
        for _ in range(20):
            break_off(wire.open_socket("/api/tables/nosuchtable/live", f"epoka-guest={SECRETS[2]}"))
        wire.until(lambda: not wire.gate.lines and not wire.announced.server_state.tasks)
        assert errors(wire) == []
    assert SECRETS[2] not in wire.log.getvalue()


def fail(*args: object, **more: object) -> None:
    password, secret = SECRETS[1], SECRETS[0]
    raise ValueError(f"{password} does not fit {secret}")


def test_mistake_of_ours_is_one_line_with_its_place_and_without_what_was_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "clean_name", fail)
    with on_the_wire(tmp_path) as wire:
        identity, cookie = wire.table()
        answer = wire.ask(post(f"/api/tables/{identity}/join", BODY, COOKIE, "connection: close"))
        assert (answer.status, answer.code) == (500, "internal")
        [line] = errors(wire)
        assert line["event"] == "unexpected" and line["path"] == f"/api/tables/{identity}/join"
        [told] = line["exception"]
        assert told["type"] == "builtins.ValueError" and "message" not in told
        assert told["frames"][-1].endswith(" fail") and "test_logs.py:" in told["frames"][-1]
    written = wire.log.getvalue()
    assert not any(secret in written for secret in [*SECRETS, cookie.partition("=")[2]])


def test_mistake_at_a_socket_is_one_line_without_what_was_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with on_the_wire(tmp_path) as wire:
        identity, cookie = wire.table()
        connection = wire.open_socket(f"/api/tables/{identity}/live?seat=0", cookie)
        monkeypatch.setattr(wire.server.sockets.seat_requests, "answer", fail)
        asked = {"type": "why", "id": SECRETS[0], "seat": 0, "seq": 1, "actions": [], "name": SECRETS[1]}
        connection.sendall(frame(json.dumps(asked).encode()))
        wire.until(lambda: not wire.gate.lines)
        assert [line["event"] for line in errors(wire)] == ["socket failed"]
    written = wire.log.getvalue()
    assert not any(secret in written for secret in [*SECRETS, cookie.partition("=")[2]])


def test_libraries_do_not_tell_headers_even_where_everything_is_logged(tmp_path: Path) -> None:
    with on_the_wire(tmp_path, log_level="debug") as wire:
        identity, cookie = wire.table()
        wire.open_socket(f"/api/tables/{identity}/live?seat=0", cookie)
        wire.ask(get("/api/tables", f"cookie: {cookie}"))
    assert cookie.partition("=")[2] not in wire.log.getvalue()


# ---- the form of a line ---------------------------------------------------------------------------------------------


def raised(error: Exception) -> Exception:
    try:
        raise error
    except Exception as caught:
        return caught


def test_messages_are_told_only_where_they_are_ours() -> None:
    ours, other = Refused(503, "store", "the disk is full"), ValueError("of a library")
    assert logs.described(raised(ours))["message"] == "the disk is full"
    assert "message" not in logs.described(raised(other))


def test_what_led_to_an_exception_is_told_too() -> None:
    try:
        try:
            raise KeyError("inner")
        except KeyError as error:
            raise Refused(400, "outer", "ours") from error
    except Refused as error:
        told = logs.tell_exception(None, "error", {"event": "x", "exc_info": error})
    assert [each["type"] for each in told["exception"]] == ["epoka.server.errors.Refused", "builtins.KeyError"]


def test_long_values_are_cut() -> None:
    told = logs.cut(None, "error", {"event": "e", "path": "x" * 100_000, "many": ["y"] * 100_000, "number": 7})
    assert len(json.dumps(told)) < 3 * logs.LONGEST_VALUE and told["number"] == 7


def test_deep_recursion_makes_a_short_line() -> None:
    def deeper() -> None:
        deeper()

    try:
        deeper()
    except RecursionError as error:
        assert len(json.dumps(logs.described(error))) < 10_000


def test_what_is_said_again_and_again_is_counted_instead() -> None:
    now = [0.0]
    repetitions = logs.Repetitions(lambda: now[0])
    assert sum(repetitions._left_out("flood") is not None for _ in range(500)) == logs.MOST_ALIKE
    assert repetitions._left_out("another") == 0
    now[0] = 61
    assert repetitions._left_out("flood") == 500 - logs.MOST_ALIKE


def test_log_that_cannot_be_written_keeps_nobody_from_playing(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        wire.log.close()  # as if the disk were full or its reader gone
        identity, _ = wire.table()
        assert wire.ask(get(f"/api/tables/{identity}")).status == 401
