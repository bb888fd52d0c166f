"""A server for tests: a program of its own on a free port, which can be killed and started again."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[2]

# As `epoka serve`, but bots move at once, and one browser may set as many tables as all the tests together want. Games
# of other packages are named by their modules, which lie below the folder.
PROGRAM = """
import sys
from pathlib import Path
from epoka.server.run import serve
from epoka.server.settings import Settings
port, data, folder, games = int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], sys.argv[4:]
sys.path.append(folder)
settings = Settings(data, pace=0, rates=None, plugins=tuple(games))
serve("127.0.0.1", port, settings, "warning", lambda address: print(address, flush=True))
"""


class Serving:
    """A server on a folder of its own."""

    def __init__(self, data: Path, *games: str, folder: Path = ROOT) -> None:
        self.data = data
        self.games = games
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-P", "-c", PROGRAM, str(self.port), str(self.data), str(self.folder), *self.games]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
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
