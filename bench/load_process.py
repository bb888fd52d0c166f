"""The server's process as the load test sees it: started, measured from outside, stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from workers import HERE

SECONDS_TO_STOP = 30


class LoadFailed(Exception):
    """Why the load could not be run to its end."""


class ServerProcess:
    """A server on a folder of its own. Figures from outside need /proc; elsewhere they are None."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        command = [sys.executable, str(HERE / "load_server.py"), str(data), *options]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        if not said:
            raise LoadFailed(f"the server did not start (exit status {self._process.wait()})")
        self.build: dict[str, Any] = json.loads(said)
        self.address: str = self.build["address"].rstrip("/")

    @property
    def database(self) -> Path:
        return self.data / "tables.db"

    def cpu(self) -> float | None:
        """CPU seconds used so far, in the program and in the kernel on its behalf."""
        fields = self._read("stat")
        return None if fields is None else cpu_of(fields)

    def children_cpu(self) -> float | None:
        """The same of the processes that work for it at the moment."""
        children = self._read(f"task/{self._process.pid}/children")
        if children is None:
            return None
        found = [read(int(child), "stat") for child in children.split()]
        return sum(cpu_of(fields) for fields in found if fields is not None)

    def memory(self) -> float | None:
        """Resident MiB."""
        fields = self._read("statm")
        return None if fields is None else int(fields.split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20

    def _read(self, name: str) -> str | None:
        return read(self._process.pid, name)

    def stop(self) -> None:
        """End it as an operator would; it has to do so in order and in time."""
        self._process.send_signal(signal.SIGTERM)
        try:
            status = self._process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            self.kill()
            raise LoadFailed(f"the server did not stop within {SECONDS_TO_STOP} s") from None
        if status not in (0, -signal.SIGTERM):
            raise LoadFailed(f"the server stopped with exit status {status}")

    def kill(self) -> None:
        """For when something has gone wrong; nothing happens where it has ended already."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()


def read(process: int, name: str) -> str | None:
    """A file of /proc; None where there is none."""
    file = Path("/proc", str(process), name)
    return file.read_text() if file.exists() else None


def cpu_of(fields: str) -> float:
    """CPU seconds by the file `stat` of a process."""
    user, system = fields.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
