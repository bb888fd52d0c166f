"""Who does the work: a function, many items, results as they come.

The function stands in a module, so that another process finds it by name; an item is plain data (JSON's kinds), and so
is a result. What comes of an item depends on the item alone, never on where or when it is worked on: every executor
gives the same results. An item whose worker dies or takes too long is tried once more; what fails twice, or raises an
error, is reported as `Failed` in its place, and the others go on.
"""

from __future__ import annotations

import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple, Self

from epoka.core.errors import EpokaError, named

Work = Callable[[Any], Any]
TRIES: Final = 2
"""How often an item is worked on whose worker dies or hangs."""


class Failed(NamedTuple):
    """In place of a result: why there is none."""

    reason: str


class WorkFailed(EpokaError):
    """An item of which nothing came."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"item {number}: {reason}")
        self.number = number
        self.reason = reason


class WorkersGone(EpokaError):
    """Nobody is left to work: processes that do not start, a cluster that does not answer."""


class Executor(ABC):
    """Works on items, on this machine or elsewhere. Closed at the end, also by leaving a `with`."""

    @abstractmethod
    def stream(self, work: Work, items: Iterable[Any]) -> Iterator[tuple[int, Any]]:
        """Pairs of an item's number, counted from 0, and its result or `Failed`, as they come.

        Raises WorkersGone where nobody is left to work. Items are taken when a worker is free for them.
        """

    def map(self, work: Work, items: Iterable[Any]) -> Iterator[Any]:
        """The results in the order of the items; raises WorkFailed where there is none."""
        early: dict[int, Any] = {}
        due = 0
        for number, came in self.stream(work, items):
            early[number] = came
            while due in early:
                result = early.pop(due)
                if isinstance(result, Failed):
                    raise WorkFailed(due, result.reason)
                yield result
                due += 1

    @abstractmethod
    def close(self) -> None:
        """Let go of all workers, whatever they are doing."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class InThisProcess(Executor):
    """One item after the other, here: for a debugger or a few quick items. Nothing guards against hangs and crashes."""

    def stream(self, work: Work, items: Iterable[Any]) -> Iterator[tuple[int, Any]]:
        for number, item in enumerate(items):
            yield number, attempted(work, item)

    def close(self) -> None:
        """There is nothing to let go of."""


class Queue:
    """The items still to be worked on, each with its number, and how often it was tried."""

    def __init__(self, items: Iterable[Any]) -> None:
        self._items = enumerate(items)
        self._again: list[tuple[int, Any]] = []
        self._tried: dict[int, int] = {}

    def take(self) -> tuple[int, Any] | None:
        """The next item; those that come back go first."""
        return self._again.pop() if self._again else next(self._items, None)

    def give_back(self, number: int, item: Any, reason: str) -> Failed | None:
        """Have an item tried again whose worker was lost; the failure where it was tried often enough."""
        tries = self._tried[number] = self._tried.get(number, 0) + 1
        if tries >= TRIES:
            return Failed(f"{reason}; tried {tries} times")
        self._again.append((number, item))
        return None


def attempted(work: Work, item: Any) -> Any:
    """The result of an item, or `Failed` with the error that it raises."""
    try:
        return work(item)
    except (Exception, SystemExit) as error:  # bots are somebody else's code and may fail in any way
        return Failed(told(error))


def told(error: BaseException) -> str:
    """An error as one line; whatever Epoka itself refuses needs no place, for others the last line of code is named."""
    if isinstance(error, EpokaError):
        return str(error)
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{named(error)} ({place.filename}, line {place.lineno})"
