"""`epoka serve` and `epoka play` in the browser, as programs."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import urllib.request
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from epoka.server.folder import AlreadyServed, claim
from epoka.server.run import shown_host
from tests.cli.driver import run

PATIENCE = 30


pytestmark = pytest.mark.usefixtures("logs_as_before")


@contextmanager
def served(data: Path, *args: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server as a process of its own, and its address."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-P", "-m", "epoka", "serve", "--port", "0", "--data", str(data), *args]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Epoka is at http://127.0.0.1:"), line
        yield process, line.split()[-1]
    finally:
        process.kill()
        process.communicate()


def post(address: str, body: Any) -> Any:
    request = urllib.request.Request(address + "api/tables", json.dumps(body).encode(), method="POST")
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_server_stops_in_order_with_bots_at_work(tmp_path: Path, number: signal.Signals) -> None:
    with served(tmp_path) as (process, address):
        post(address, {"game": "stone-age", "seats": [{"kind": "bot"}, {"kind": "bot"}]})
        process.send_signal(number)
        _, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, errors
        assert "Traceback" not in errors
    assert not (tmp_path / "tables.db-wal").exists()


def test_log_is_one_json_object_a_line(tmp_path: Path) -> None:
    with served(tmp_path, "--log-level", "info") as (process, address):
        table = post(address, {"game": "stone-age", "seats": [{"kind": "me"}, {"kind": "here"}]})["table"]["id"]
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=PATIENCE)
    lines = [json.loads(line) for line in errors.splitlines()]
    created = next(line for line in lines if line["event"] == "table created")
    assert created["table"] == table and created["level"] == "info" and created["timestamp"].endswith("Z")


def test_one_server_a_data_folder(tmp_path: Path) -> None:
    with claim(tmp_path) as note:
        note("http://127.0.0.1:1234/")
        with pytest.raises(AlreadyServed, match=r"already runs .* at http://127\.0\.0\.1:1234/"), claim(tmp_path):
            pass
    with claim(tmp_path):
        pass


@pytest.mark.parametrize(
    ("args", "helps"),
    [
        (("--log-level", "loud"), "there is debug, info, warning, error"),
        (("--host", "203.0.113.7"), "try another --port"),
        (("--data", "/dev/null/folder"), "cannot be used"),
        (("--trusted-proxy", "proxy.example"), "is no address of a proxy"),
    ],
)
def test_server_that_cannot_start_says_why(tmp_path: Path, args: tuple[str, ...], helps: str) -> None:
    given = ("--data", str(tmp_path), "--port", "0", *args)
    result = run("serve", *given)
    assert result.exit_code == 2 and helps in result.output


def test_damaged_database_is_told_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"nonsense" * 1000)
    result = run("serve", "--port", "0", "--data", str(tmp_path))
    assert result.exit_code == 2
    assert "the database file is damaged" in result.output and "backup" in result.output
    assert (tmp_path / "tables.db").read_bytes() == b"nonsense" * 1000


def test_address_is_one_a_browser_can_open() -> None:
    assert [shown_host(host) for host in ("0.0.0.0", "::", "::1", "127.0.0.1")] == [
        *["127.0.0.1", "127.0.0.1", "[::1]", "127.0.0.1"]
    ]


# ---- playing --------------------------------------------------------------------------------------------------------


class Opened:
    """Stands in for the browser and for the server."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, browser: object = None) -> None:
        self.pages: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.served: list[tuple[str, int, Path]] = []
        self.browser = browser
        monkeypatch.setattr("webbrowser.open", self.pages.put)
        monkeypatch.setattr("webbrowser.get", self.get)
        monkeypatch.setattr("epoka.server.run.serve", self.serve)

    def get(self) -> object:
        if self.browser is None:
            raise webbrowser.Error("could not locate runnable browser")
        return self.browser

    def serve(self, host: str, port: int, settings: Any, log_level: str, ready: Callable[[str], None]) -> None:
        self.served.append((host, port, settings.data))
        with claim(settings.data):
            ready("http://127.0.0.1:5555/")


def test_play_without_a_game_opens_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = Opened(monkeypatch, webbrowser.BackgroundBrowser("firefox"))
    result = run("play", "--data", str(tmp_path))
    assert result.exit_code == 0
    assert opened.served == [("127.0.0.1", 0, tmp_path)]
    assert opened.pages.get(timeout=PATIENCE) == "http://127.0.0.1:5555/"
    assert "is open in your browser: http://127.0.0.1:5555/" in result.output


@pytest.mark.parametrize("browser", [None, webbrowser.GenericBrowser("lynx")])
def test_play_where_no_browser_opens_a_window_says_where_the_page_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, browser: object
) -> None:
    opened = Opened(monkeypatch, browser)
    result = run("play", "--data", str(tmp_path))
    assert "Open http://127.0.0.1:5555/ in a browser" in result.output
    assert opened.pages.empty()


def test_play_while_a_server_runs_opens_that_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = Opened(monkeypatch, webbrowser.BackgroundBrowser("firefox"))
    with claim(tmp_path) as note:
        note("http://127.0.0.1:1234/")
        assert run("play", "--data", str(tmp_path)).exit_code == 0
    assert opened.pages.get(timeout=PATIENCE) == "http://127.0.0.1:1234/"
