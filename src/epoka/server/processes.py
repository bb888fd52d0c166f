"""Processes that work for the loop: asked in one line, they answer in one, within a time limit.

A process that is stuck, has died or answers nonsense is replaced, and whoever asked is told. After the line of its
answer a process may send bytes, as many as the line says, which nobody has to decode on the way.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sys
import threading
from collections.abc import AsyncIterator, Callable
from typing import NoReturn, TypeVar

import msgspec

LONGEST_LINE = 1 << 20
LONGEST_CONTENT = 1 << 26


class NoAnswer(Exception):
    """No answer in time, a crash, or one that makes no sense."""


class Answer(msgspec.Struct, kw_only=True):
    """The line of an answer: what went wrong, if anything, and how many bytes come after the line."""

    error: str = ""
    size: int = 0


A = TypeVar("A", bound=Answer)


class Process:
    """One process and the pipes to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, command: list[str]) -> Process:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        return cls(process)

    async def ask(self, question: bytes, kind: type[A]) -> tuple[A, bytes]:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(question)
        self.process.stdin.write(b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise NoAnswer("its process ended")
        answer = msgspec.json.decode(line, type=kind)
        if not 0 <= answer.size <= LONGEST_CONTENT:
            raise NoAnswer(f"an answer of {answer.size} bytes")
        return answer, await self.process.stdout.readexactly(answer.size)

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Pool:
    """As many processes of one command as allowed, started when first needed; whoever asks first is served first."""

    def __init__(self, command: list[str], most: int, limit: float) -> None:
        self.command = command
        self.limit = limit
        self._free = asyncio.Semaphore(most)
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[Process]:
        """A process for oneself and for so long as the limit allows; one that fails is replaced."""
        async with self._free:
            process = await self._take()
            try:
                async with asyncio.timeout(self.limit):
                    yield process
            except TimeoutError as error:
                await self._drop(process)
                raise NoAnswer(f"no answer within {self.limit:g} seconds") from error
            except (NoAnswer, OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
                await self._drop(process)
                raise NoAnswer(str(error)) from error
            except BaseException:  # whoever asked has gone, and what it says next is the answer to nobody's question
                await self._drop(process)
                raise
            self._idle.append(process)

    async def _take(self) -> Process:
        if self._idle:
            return self._idle.pop()
        try:
            process = await Process.start(self.command)
        except OSError as error:
            raise NoAnswer(f"its process does not start: {error.strerror}") from error
        self._all.add(process)
        return process

    async def _drop(self, process: Process) -> None:
        self._all.discard(process)
        await process.end()

    async def close(self) -> None:
        for process in list(self._all):
            await self._drop(process)
        self._idle.clear()


def work(answer: Callable[[bytes], tuple[Answer, bytes]]) -> NoReturn:
    """The other end: answer question after question until the server goes."""
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for line in sys.stdin.buffer:
            lines.put(line)
        os._exit(0)  # the server has gone; nobody waits for an answer any more

    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints is not an answer
    threading.Thread(target=read, daemon=True).start()
    while True:
        said, content = answer(lines.get())
        said.size = len(content)
        out.write(msgspec.json.encode(said) + b"\n")
        out.write(content)
        out.flush()
