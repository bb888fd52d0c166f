"""Ray gives the results that processes of this machine give, byte by byte; when it fails, it is said so."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import epoka
from epoka.arena.executor import Executor, Failed, WorkersGone
from epoka.arena.processes import SPAWNING, Processes
from epoka.arena.ray_cluster import Driver, RayCluster
from epoka.arena.results import ResultsFile
from epoka.arena.tournament import Setup, played, prepared
from tests.arena.works import fell_cluster, strange
from tests.outside import Folder

GAMES = 40
LAST = "package.lastbot:Last"
"""A bot from outside, so that workers have to find it too."""

needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray has no wheel for this machine, or was not asked for; ./epoka test brings it"
)


@pytest.fixture(scope="module")
def cluster() -> Iterator[RayCluster]:
    """One for all tests of this file: starting it takes longer than they do. The last of them ends it."""
    with RayCluster(None, workers=2) as executor:
        yield executor


@pytest.fixture
def setup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Setup:
    folder = Folder(tmp_path)
    folder.write(
        "package/lastbot.py",
        """
        import epoka


        class Last(epoka.Bot):
            def choose(self, seat: epoka.Seat) -> int:
                return seat.considered()[-1]
        """,
    )
    folder.open_here(monkeypatch)
    epoka.load_bot(LAST)
    return prepared(epoka.game("stone-age"), ["random", LAST], 2, {}, "round-robin", 5)


def results_of(executor: Executor, setup: Setup, path: Path) -> bytes:
    """The file that a tournament leaves, without times."""
    with ResultsFile(path, setup) as file:
        for line in played(setup, executor, range(GAMES), record=True, times=False):
            assert isinstance(line, dict), line
            file.add(line)
        file.put_in_order()
    return path.read_bytes()


@needs_ray
def test_ray_and_local_processes_give_the_same_bytes(cluster: RayCluster, setup: Setup, tmp_path: Path) -> None:
    with Processes(2) as local:
        at_home = results_of(local, setup, tmp_path / "local.jsonl")
    assert at_home.count(b"\n") == GAMES + 1
    assert results_of(cluster, setup, tmp_path / "ray.jsonl") == at_home


@needs_ray
def test_a_worker_of_the_cluster_that_dies_fails_its_item_only(cluster: RayCluster) -> None:
    outcomes = dict(cluster.stream(strange, [{"do": "die"}, {"do": "work"}, {"do": "raise"}]))
    assert outcomes[0] == Failed("its worker died; tried 2 times")
    assert outcomes[1] == "work"
    assert outcomes[2].reason.startswith("ValueError out of ideas")


@needs_ray
def test_when_the_cluster_falls_what_came_before_is_kept_and_it_is_told(cluster: RayCluster) -> None:
    came = []
    with pytest.raises(WorkersGone, match="the Ray cluster is gone"):
        for number, _ in cluster.stream(fell_cluster, range(100)):
            came.append(number)
    assert 0 in came
    assert 1 not in came


def test_when_the_process_that_talks_to_the_cluster_ends_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray ends it when the cluster has not answered for a minute."""
    monkeypatch.setattr("epoka.arena.ray_cluster.find_spec", lambda name: True)
    ours, theirs = SPAWNING.Pipe()
    theirs.close()
    executor = RayCluster(None, workers=1)
    driver = SimpleNamespace(channel=ours, wait_for_cluster=lambda: None, hear=ours.recv, end=ours.close)
    executor._driver = cast(Driver, driver)
    with pytest.raises(WorkersGone, match="the Ray cluster is gone"):
        list(executor.stream(strange, [{"do": "work"}]))


def test_when_nothing_is_heard_of_the_cluster_any_more_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("epoka.arena.ray_cluster.SILENCE", 0.0)
    ours, _theirs = SPAWNING.Pipe()
    with pytest.raises(WorkersGone, match="the Ray cluster is gone"):
        Driver.hear(cast(Driver, SimpleNamespace(channel=ours)))


def test_a_cluster_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("epoka.arena.ray_cluster.BEGINNING", 0.0)
    ours, _theirs = SPAWNING.Pipe()
    driver = SimpleNamespace(ready=False, channel=ours)
    with pytest.raises(WorkersGone, match="no Ray cluster answered within 0 seconds"):
        Driver.wait_for_cluster(cast(Driver, driver))


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("epoka.arena.ray_cluster.find_spec", lambda name: None)
    with pytest.raises(epoka.EpokaError, match=r"pip install 'epoka\[cluster\]'"):
        RayCluster(None, workers=1)
