"""Work on the cores of this machine: processes that are replaced when they die or hang."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from epoka.arena.executor import Executor, Failed, Queue, Work, WorkersGone, attempted
from epoka.interrupts import unbroken

READY: Final = "ready"
"""The first word of every process: from now on it may be given work, and the time of an item counts."""
PATIENCE: Final = 5.0
"""Seconds that a process has to end in before it is killed."""

SPAWNING: Final = multiprocessing.get_context("spawn")


class Processes(Executor):
    """So many processes, each with one item at a time; `limit` is how many seconds an item may take."""

    def __init__(self, workers: int, limit: float | None = None) -> None:
        self.workers = workers
        self.limit = limit
        self._staff: list[Worker] = []

    def stream(self, work: Work, items: Iterable[Any]) -> Iterator[tuple[int, Any]]:
        queue = Queue(items)
        try:
            self._employ(work, queue)
            while any(worker.task for worker in self._staff):
                for worker in self._heard():
                    yield from self._outcome(worker, queue)
                self._employ(work, queue)
        finally:  # whoever leaves early wants none of the results still to come
            for worker in [worker for worker in self._staff if worker.task is not None]:
                self._dismiss(worker)

    def _employ(self, work: Work, queue: Queue) -> None:
        """Give every free worker an item, hiring as long as there are items and places."""
        free = [worker for worker in self._staff if worker.task is None]
        while free or len(self._staff) < self.workers:
            task = queue.take()
            if task is None:
                return
            if not free:
                free.append(Worker())
                self._staff.append(free[0])
            free.pop().give(work, task)

    def _heard(self) -> list[Worker]:
        """Those of the busy workers who have something to say or are over their time; waits for the first."""
        busy = [worker for worker in self._staff if worker.task is not None]
        left = [worker.seconds_left(self.limit) for worker in busy]
        known = [seconds for seconds in left if seconds is not None]
        ready = wait([worker.channel for worker in busy], max(0.0, min(known)) if known else None)
        return [worker for worker in busy if worker.channel in ready or worker.over(self.limit)]

    def _outcome(self, worker: Worker, queue: Queue) -> Iterator[tuple[int, Any]]:
        """What became of the item of a worker; of a lost worker, nothing yet or a failure."""
        assert worker.task is not None
        number, item = worker.task
        try:
            if not worker.channel.poll():
                raise Lost(f"no result within {self.limit:g} seconds")
            result = worker.heard()
        except Lost as lost:
            started = worker.begun is not None
            self._dismiss(worker)
            if not started:
                raise WorkersGone(f"a worker process does not start: {lost}") from lost
            failure = queue.give_back(number, item, str(lost))
            if failure is not None:
                yield number, failure
            return
        if worker.task is None:
            yield number, result

    def _dismiss(self, worker: Worker) -> None:
        self._staff.remove(worker)
        worker.dismiss()

    def close(self) -> None:
        for worker in self._staff.copy():
            self._dismiss(worker)


class Lost(Exception):
    """Why a worker is of no use any more."""


class Worker:
    """One process, the channel to it, and what it is working on."""

    def __init__(self) -> None:
        self.task: tuple[int, Any] | None = None
        self.begun: float | None = None
        """When it began with its item; None as long as the process has not started."""
        self._work: Work | None = None
        self.channel, theirs = SPAWNING.Pipe()
        self.process = SPAWNING.Process(target=serve, args=(theirs,), daemon=True)
        with unheard_by_children():  # Ctrl-C reaches all processes, but only this one answers
            self.process.start()
        theirs.close()  # so that the channel ends with the process

    def give(self, work: Work, task: tuple[int, Any]) -> None:
        """An item to work on, now or as soon as the process is ready."""
        self.task = task
        self._work = work
        if self.begun is not None:
            self._begin()

    def _begin(self) -> None:
        assert self.task is not None
        self.begun = time.monotonic()
        with suppress(OSError):  # a process that has ended is noticed when it should be heard
            self.channel.send((self._work, self.task[1]))

    def heard(self) -> Any:
        """The result, after which the worker is free; or nothing, where it only says that it is ready."""
        try:
            said = self.channel.recv()
        except (EOFError, OSError, pickle.UnpicklingError) as error:
            raise Lost(self.end()) from error
        if self.begun is None:
            self._begin()
            return None
        self.task = None
        return said

    def seconds_left(self, limit: float | None) -> float | None:
        return None if limit is None or self.begun is None else self.begun + limit - time.monotonic()

    def over(self, limit: float | None) -> bool:
        left = self.seconds_left(limit)
        return left is not None and left <= 0

    def end(self) -> str:
        """How the process ended, in words."""
        self.process.join(PATIENCE)
        status = self.process.exitcode
        if status is None:
            return "its process closed the channel"
        return (
            f"its process was ended by {signal.Signals(-status).name}"
            if status < 0
            else f"its process ended ({status})"
        )

    def dismiss(self) -> None:
        self.process.kill()
        self.process.join()
        self.channel.close()


def serve(channel: Connection) -> None:
    """The other end: work on item after item until nobody asks any more."""
    try:
        channel.send(READY)
        while True:
            work, item = channel.recv()
            channel.send(sendable(attempted(work, item)))
    except (EOFError, BrokenPipeError, ConnectionResetError):  # whoever asked has gone
        return


def sendable(result: Any) -> Any:
    """The result, or why it cannot be sent."""
    try:
        pickle.dumps(result)
    except Exception as error:  # pickling runs code of whatever there is
        return Failed(f"the result cannot be sent: {error}")
    return result


@contextmanager
def unheard_by_children() -> Iterator[None]:
    """Processes and threads started within the block never hear an interrupt; one that comes meanwhile waits for us.

    Another thread, such as that of a progress bar, may be handed the signal that this one blocks, and Python would obey
    here all the same: a process whose start is broken off half-way complains about it.
    """
    resource_tracker.ensure_running()  # starting it with the first process would let interrupts through again
    with unbroken():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def cores() -> int:
    """How many processes this machine, and what it lets us use of it, can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
