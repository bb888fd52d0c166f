"""A server for tests: a program of its own on a free port, which can be killed and started again."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen


class Serving:
    """`epoka serve` on a folder of its own. Bots move at once."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-P", "-m", "epoka", "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*command, "--pace", "0", "--log-level", "warning"], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if self.address not in said:
            self.stop()
            raise RuntimeError(f"the server did not start; it said: {said or 'nothing'}")

    def kill(self) -> None:
        """As a power cut would: no last word, no closing of files."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def page_is_built(self) -> bool:
        try:
            with urlopen(self.address):
                return True
        except HTTPError:  # the server says in words what is missing
            return False


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        number: int = trial.getsockname()[1]
        return number
