"""Structured logs: one JSON object a line on standard error, of bounded length and without what people have sent.

Of an exception the log gets its type and where it happened: no local variables, and no message unless it is ours,
because a library's message may quote a body, a password or a cookie. Libraries are heard from warnings on: what they
would tell in detail are the headers and messages of people.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
import traceback
from collections.abc import Callable
from typing import TextIO, cast

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

LEVELS = ("debug", "info", "warning", "error")
LONGEST_VALUE = 500
MOST_FRAMES = 20
MOST_CAUSES = 5
MOST_ALIKE = 20
"""So many warnings or errors of the same words are written in a minute; the next minute says how many were left out."""


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Our own lines and those of the libraries, in one form."""
    stream = stream or sys.stderr
    number = getattr(logging, level.upper())
    repetitions = Repetitions()
    level_first: list[Processor] = [structlog.contextvars.merge_contextvars, structlog.processors.add_log_level]
    shared: list[Processor] = [
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        tell_exception,
        cut,
    ]
    structlog.configure(
        processors=[*level_first, repetitions.ours, *shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(cast("TextIO", Unfailing(stream))),
    )
    handler = logging.StreamHandler(Unfailing(stream))
    handler.addFilter(is_no_cancellation)
    handler.addFilter(repetitions.of_libraries)
    renderer = structlog.processors.JSONRenderer()
    before = [*level_first, *shared]
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processor=renderer, foreign_pre_chain=before))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(number, logging.WARNING))


class Unfailing:
    """A stream whose trouble (a full disk, a reader that is gone) keeps nobody from playing."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._stream.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._stream.flush()


def is_no_cancellation(record: logging.LogRecord) -> bool:
    """Work that is broken off because the server stops is no error."""
    kind = record.exc_info[0] if record.exc_info else None
    return not (kind is not None and issubclass(kind, asyncio.CancelledError))


class Repetitions:
    """Keeps an attack from filling the disk: of warnings and errors with the same words only the first are written."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._minute = 0
        self._counts: dict[str, int] = {}
        self._before: dict[str, int] = {}
        """How many were left out in the last minute."""

    def ours(self, logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
        """For our own lines."""
        if event.get("level") not in ("warning", "error"):
            return event
        left_out = self._left_out(str(event.get("event")))
        if left_out is None:
            raise structlog.DropEvent
        return {**event, "left_out": left_out} if left_out else event

    def of_libraries(self, record: logging.LogRecord) -> bool:
        """For lines of libraries, of which only warnings and errors come here."""
        left_out = self._left_out(str(record.msg))
        if left_out:
            record.msg = f"{record.msg} (and {left_out} times in the last minute)"
        return left_out is not None

    def _left_out(self, words: str) -> int | None:
        """Count a line. None where it is one too many, else how many like it were left out in the last minute."""
        minute = int(self._clock() // 60)
        if minute != self._minute:
            self._minute = minute
            self._before = {words: count - MOST_ALIKE for words, count in self._counts.items() if count > MOST_ALIKE}
            self._counts = {}
        words = words[:100]
        count = self._counts[words] = self._counts.get(words, 0) + 1
        return None if count > MOST_ALIKE else self._before.pop(words, 0)


def tell_exception(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Put in the place of an exception what may be told of it."""
    given = event.pop("exc_info", None)
    event.pop("stack_info", None)
    if given is True:
        given = sys.exc_info()
    error = given[1] if isinstance(given, tuple) else given
    if isinstance(error, BaseException):
        event["exception"] = [described(each) for each in chain(error)]
    return event


def chain(error: BaseException) -> list[BaseException]:
    """An exception and what led to it, the latest first."""
    found = [error]
    while len(found) < MOST_CAUSES:
        cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        if cause is None:
            break
        found.append(cause)
        error = cause
    return found


def described(error: BaseException) -> dict[str, object]:
    kind = type(error)
    told: dict[str, object] = {"type": f"{kind.__module__}.{kind.__qualname__}"}
    if kind.__module__.partition(".")[0] == "epoka":
        told["message"] = shortened(str(error))
    elif isinstance(error, OSError) and error.strerror:
        told["message"] = shortened(str(error.strerror))
    frames = list(traceback.walk_tb(error.__traceback__))[-MOST_FRAMES:]
    told["frames"] = [f"{frame.f_code.co_filename}:{line} {frame.f_code.co_name}" for frame, line in frames]
    return told


def cut(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """No value is longer than a few lines of a terminal; what is no plain value is written as text."""
    for key, value in event.items():
        if key == "exception" or key.startswith("_"):
            continue
        if not (value is None or isinstance(value, bool | int | float)):
            event[key] = shortened(value if isinstance(value, str) else repr(value))
    return event


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}… ({len(text)} characters)"
