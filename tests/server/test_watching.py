"""What whoever runs the server looks at: alive, ready, figures."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from epoka.server.readiness import Readiness
from epoka.server.sqlite import SqliteStore
from epoka.server.store import StoreTrouble
from tests.cli.driver import run
from tests.server.driver import Browser, House, running
from tests.server.test_serving import PATIENCE, served

pytestmark = pytest.mark.usefixtures("logs_as_before")


class Sick(SqliteStore):
    """Cannot write when told so; counts how often it is asked."""

    sick = False
    probes = 0

    async def probe(self) -> None:
        self.probes += 1
        if self.sick:
            raise StoreTrouble("the disk is full")
        await super().probe()


def test_ready_while_the_store_can_be_written_and_alive_all_the_time(tmp_path: Path) -> None:
    store = Sick(tmp_path / "tables.db")
    with running(tmp_path, store) as house:
        now = [0.0]
        house.server.readiness = Readiness(store, lambda: now[0])
        ola = house.browser()
        assert ola.get("/ready") == "ok\n"
        store.sick, now[0] = True, 2.0
        assert ola.get("/ready", 503) == "the disk is full\n"
        assert ola.get("/health") == "ok\n"
        store.sick, now[0] = False, 4.0
        assert ola.get("/ready") == "ok\n"


def test_readiness_writes_once_a_second_however_many_ask(tmp_path: Path) -> None:
    store = Sick(tmp_path / "tables.db")
    with running(tmp_path, store) as house:
        now = [0.0]
        house.server.readiness = Readiness(store, lambda: now[0])
        for moment in (0.0, 0.1, 0.9, 1.1):
            now[0] = moment
            assert house.browser().get("/ready") == "ok\n"
    assert store.probes == 2


def test_locked_database_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("epoka.server.schema.BUSY_MILLISECONDS", 50)
    with running(tmp_path) as house:
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert "locked by another program" in house.browser().get("/ready", 503)
        other.close()


def figures(house: House) -> dict[str, float]:
    lines = [line for line in house.client.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_requests_are_counted_by_route_and_status(house: House, ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    for _ in range(2):
        ola.get(f"/api/tables/{identity}")
    ola.get("/api/tables/unknown", 404)
    ola.get("/nowhere/at/all", 404)
    found = figures(house)
    route = 'epoka_requests_total{method="GET",route="/api/tables/{table}",status="%d"}'
    assert (found[route % 200], found[route % 404]) == (2, 1)
    assert found['epoka_requests_total{method="POST",route="/api/tables",status="201"}'] == 1
    assert not any(identity in name or "nowhere" in name for name in found)


def test_mistake_of_ours_is_counted(house: House, ola: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.server.tables, "get", None)
    ola.get("/api/tables/some", 500)
    found = figures(house)
    assert found["epoka_unexpected_errors_total"] == 1
    assert found['epoka_requests_total{method="GET",route="/api/tables/{table}",status="500"}'] == 1


def test_memory_descriptors_loop_store_and_disk_have_figures(house: House) -> None:
    found = figures(house)
    assert found["epoka_store_bytes"] > 4096 and found["epoka_disk_free_bytes"] > 0
    assert "epoka_loop_delay_seconds_count" in found
    if os.path.isdir("/proc/self"):
        assert found["process_resident_memory_bytes"] > 1e6 and found["process_open_fds"] > 3


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_metrics_on_a_port_of_their_own_are_not_with_the_tables(tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path, "--metrics-port", str(port)) as (process, address):
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            assert b"epoka_requests" in answer.read()
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(address + "metrics")
        assert json.load(refused.value)["error"]["code"] == "unknown-path"
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def test_port_of_the_metrics_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = run("serve", "--port", "0", "--data", str(tmp_path), "--metrics-port", port)
    assert result.exit_code == 2 and "try another --metrics-port" in result.output
