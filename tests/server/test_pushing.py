"""Messages that go past the layers of the application, straight to the line of a socket."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from epoka.server.connections import framed
from tests.server.wire import frame, on_the_wire


def test_what_is_pushed_arrives_whole_and_in_order(tmp_path: Path) -> None:
    with on_the_wire(tmp_path) as wire:
        identity, cookie = wire.table()
        line = wire.open_socket(f"/api/tables/{identity}/live?seat=0", cookie)
        hello = message(line)
        assert hello["type"] == "hello" and hello["table"]["id"] == identity
        asked = {"type": "act", "id": "a", "seat": 0, "seq": 1, "actions": ["place forest 3"]}
        line.sendall(frame(json.dumps(asked).encode()))
        kinds = [message(line)["type"]]
        while kinds[-1] != "done":
            kinds.append(message(line)["type"])
        assert [kind for kind in kinds if kind != "table"] == ["news", "done"]


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536, 100_000])
def test_frames_are_those_of_the_library(length: int) -> None:
    text = b"x" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def message(line: socket.socket) -> dict[str, Any]:
    """The next message that the server has sent on a socket."""
    first, size = line.recv(2, socket.MSG_WAITALL)
    assert first == 0x81
    if size > 125:
        size = int.from_bytes(line.recv(2 if size == 126 else 8, socket.MSG_WAITALL), "big")
    found: dict[str, Any] = json.loads(line.recv(size, socket.MSG_WAITALL))
    return found
