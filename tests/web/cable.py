"""A cable between browser and server that can be cut and mended."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType


class Cable:
    """Hands every byte on, on a port of its own; once cut, all connections break and none is taken."""

    def __init__(self, port: int) -> None:
        self.server = port
        self.ends: list[socket.socket] = []
        self.listening = self.listen(0)
        self.port: int = self.listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def listen(self, port: int) -> socket.socket:
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        listening.listen()
        threading.Thread(target=self.accept, args=[listening], daemon=True).start()
        return listening

    def accept(self, listening: socket.socket) -> None:
        with contextlib.suppress(OSError):  # closed by whoever cuts the cable
            while True:
                near, _ = listening.accept()
                far = socket.create_connection(("127.0.0.1", self.server))
                self.ends += [near, far]
                for source, target in [(near, far), (far, near)]:
                    threading.Thread(target=hand_on, args=[source, target], daemon=True).start()

    def cut(self) -> None:
        close(self.listening)
        for end in self.ends:
            close(end)
        self.ends.clear()

    def mend(self) -> None:
        self.listening = self.listen(self.port)

    def __enter__(self) -> Cable:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()


def hand_on(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while content := source.recv(65536):
            target.sendall(content)
    close(target)


def close(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
