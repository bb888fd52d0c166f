"""Work on a Ray cluster: one of this machine's own, or one that is running somewhere.

Ray ends the whole process that uses it when the cluster stops answering. So a process of its own talks to the cluster
and hands on what comes back; when it is gone, whoever waits for results is told so, and keeps what came before.
"""

from __future__ import annotations

import os
import secrets
import sys
import time
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from multiprocessing.connection import Connection
from typing import Any, Final

from epoka.arena.executor import Executor, Queue, Work, WorkersGone, attempted
from epoka.arena.processes import READY, SPAWNING, unheard_by_children
from epoka.core.errors import EpokaError, excerpt, named

MISSING: Final = "Ray is not installed; pip install 'epoka[cluster]' brings it"
GONE: Final = "the Ray cluster is gone"
DONE: Final = "done"
WORKING: Final = "working"
"""What the process that talks to the cluster says where nothing has come for a while."""
OBJECT_STORE: Final = 80_000_000
"""Bytes of shared memory for a cluster of this machine's own: results are small, and Ray wants no less than 75 MiB."""
BEGINNING: Final = 120.0
"""Seconds in which a cluster has to answer, or to be started here."""
STARTING: Final = 30.0
"""Seconds beyond the limit of an item in which Ray may start a worker for it."""
PAUSE: Final = 0.5
"""Seconds between two words to whoever waits for results, which also tell whether anybody still does."""
SILENCE: Final = 60.0
"""Seconds without a word after which that process is taken to wait for a cluster that is gone."""
PATIENCE: Final = 20.0
"""Seconds in which the cluster of this machine is to be shut down."""


class RayCluster(Executor):
    """So many items at a time on the cluster of this address; without one, on a cluster that is started for it here."""

    def __init__(self, address: str | None, workers: int | None, limit: float | None = None) -> None:
        if find_spec("ray") is None:
            raise EpokaError(MISSING)
        self._asked = (address, workers, limit)
        self._driver: Driver | None = None

    def stream(self, work: Work, items: Iterable[Any]) -> Iterator[tuple[int, Any]]:
        if self._driver is None:
            self._driver = Driver(*self._asked)
        channel = self._driver.channel
        said: Any = None
        try:
            self._driver.wait_for_cluster()
            channel.send((work, list(items)))
            while (said := self._driver.hear()) != DONE:
                if isinstance(said, WorkersGone):
                    raise said
                if said != WORKING:
                    yield said
        except (EOFError, OSError) as error:
            raise WorkersGone(GONE) from error
        finally:
            if said != DONE:  # whoever leaves early wants none of the results still to come
                self.close()

    def close(self) -> None:
        if self._driver is not None:
            self._driver.end()
            self._driver = None


class Driver:
    """The process that talks to the cluster, and the channel to it."""

    def __init__(self, address: str | None, workers: int | None, limit: float | None) -> None:
        self.ready = False
        self.channel, theirs = SPAWNING.Pipe()
        self.process = SPAWNING.Process(target=drive, args=(theirs, address, workers, limit, sys.path), daemon=True)
        with unheard_by_children():
            self.process.start()
        theirs.close()

    def wait_for_cluster(self) -> None:
        """Raises WorkersGone where there is none; Ray itself may go on looking for one for many minutes."""
        if self.ready:
            return
        if not self.channel.poll(BEGINNING):
            raise WorkersGone(f"no Ray cluster answered within {BEGINNING:g} seconds")
        said = self.channel.recv()
        if isinstance(said, WorkersGone):
            raise said
        self.ready = True

    def hear(self) -> Any:
        """What it says next. Ray itself may wait for ever for a part of the cluster that was lost."""
        if not self.channel.poll(SILENCE):
            raise WorkersGone(GONE)
        return self.channel.recv()

    def end(self) -> None:
        self.channel.close()
        self.process.join(PATIENCE if self.ready else 0)
        self.process.kill()
        self.process.join()


def drive(channel: Connection, address: str | None, workers: int | None, limit: float | None, path: list[str]) -> None:
    """The process that talks to the cluster: takes work and items, sends pairs of number and result."""
    silence()
    try:
        begin(address, workers)
    except Exception as error:  # Ray has many ways not to start, each with an error of its own
        channel.send(WorkersGone(f"Ray does not start: {named(error).splitlines()[0]}"))
        return
    import ray

    channel.send(READY)
    places = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
    try:
        while True:
            work, items = channel.recv()
            for pair in results(work, Queue(items), places, limit, path):
                channel.send(WORKING if pair is None else pair)
            channel.send(DONE)
    except (EOFError, BrokenPipeError, ConnectionResetError):  # nobody waits any more
        ray.shutdown()
    except WorkersGone as gone:
        channel.send(gone)


def silence() -> None:
    """What Ray tells about its workers is no part of a command's output; it keeps logs of its own."""
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)


def begin(address: str | None, workers: int | None) -> None:
    """Join the cluster of this address, or start one that lasts as long as this process."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # nothing leaves the machine
    if address is None and "RAY_AUTH_MODE" not in os.environ:
        # It listens to the network: only who knows this secret may send it work. Ray would keep one in the home folder.
        os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32))
    import ray

    if address is not None:
        ray.init(address=address, log_to_driver=False)
    else:
        ray.init(
            address="local",  # or Ray would join whatever cluster was started here before
            num_cpus=workers,
            include_dashboard=False,
            object_store_memory=OBJECT_STORE,
            log_to_driver=False,
        )


def results(
    work: Work, queue: Queue, places: int, limit: float | None, path: list[str]
) -> Iterator[tuple[int, Any] | None]:
    """Pairs of number and result as they come; None where nothing came for a while."""
    import ray
    from ray.exceptions import RayError

    remote = ray.remote(num_cpus=1, max_retries=0)(performed)
    running: dict[Any, tuple[int, Any, float]] = {}
    while True:
        while len(running) < places and (task := queue.take()) is not None:
            running[remote.remote(path, work, task[1])] = (*task, time.monotonic())
        if not running:
            return
        ready, _ = ray.wait(list(running), num_returns=1, timeout=PAUSE)
        for reference in ready:
            number, item, _ = running.pop(reference)
            try:
                outcome = ray.get(reference)
            except RayError as error:
                outcome = queue.give_back(number, item, lost(error, limit))
            if outcome is not None:
                yield number, outcome
        if not ready:
            cancel_late(running, limit)
            if not any(node["Alive"] for node in ray.nodes()):
                raise WorkersGone(GONE)
            yield None


def cancel_late(running: dict[Any, tuple[int, Any, float]], limit: float | None) -> None:
    """End what takes too long; Ray then answers with an error of its own."""
    import ray

    for reference, (_, _, begun) in running.items():
        if limit is not None and time.monotonic() - begun > limit + STARTING:
            ray.cancel(reference, force=True)


def lost(error: Exception, limit: float | None) -> str:
    """Why there is no result, in words; raises WorkersGone where there will be no further ones either."""
    from ray.exceptions import LocalRayletDiedError, RaySystemError, TaskCancelledError, WorkerCrashedError

    if isinstance(error, (LocalRayletDiedError, RaySystemError)):
        raise WorkersGone(GONE) from error
    if isinstance(error, TaskCancelledError):
        return f"no result within {limit:g} seconds"
    if isinstance(error, WorkerCrashedError):
        return "its worker died"
    return excerpt(str(error).splitlines()[0] if str(error) else type(error).__name__, 200)


def performed(path: list[str], work: Work, item: Any) -> Any:
    """One item in a worker of the cluster, which finds modules where they were found at home."""
    sys.path.extend(folder for folder in path if folder not in sys.path)
    return attempted(work, item)
