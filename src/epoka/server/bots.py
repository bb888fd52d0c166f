"""Bots think in processes of their own, with a time limit: a stuck or crashed one is replaced and blocks no table."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys

import msgspec

from epoka import Dealer, State
from epoka.server.worker import Gesture, Question

LONGEST_ANSWER = 1 << 20


class BotFailed(Exception):
    """No answer in time, a crash, or an answer that makes no sense."""


class Worker:
    """One process and the pipes to it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, command: list[str]) -> Worker:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        return cls(process)

    async def ask(self, question: Question) -> Gesture:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(question) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise BotFailed("its process ended")
        return msgspec.json.decode(line, type=Gesture)

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Workers:
    """As many processes as allowed, started when first needed."""

    def __init__(self, most: int, limit: float, command: list[str] | None = None) -> None:
        self.limit = limit
        self.command = command or [sys.executable, "-P", "-m", "epoka.server.worker"]
        self._free = asyncio.Semaphore(most)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()

    async def think(self, state: State, seat: int, bot: str, dealer: Dealer | None = None) -> list[str]:
        """The names of a whole gesture. The bot is given a position imagined by the dealer, never the real one."""
        imagined = state.imagine(seat, dealer or Dealer()).snapshot()
        question = Question(state.game.name, imagined, seat, bot)
        async with self._free:
            worker = await self._take()
            try:
                gesture = await asyncio.wait_for(worker.ask(question), self.limit)
            except TimeoutError as error:
                await self._drop(worker)
                raise BotFailed(f"no answer within {self.limit:g} seconds") from error
            except (BotFailed, OSError, ValueError, msgspec.MsgspecError) as error:
                await self._drop(worker)
                raise BotFailed(str(error)) from error
            except asyncio.CancelledError:
                await self._drop(worker)
                raise
            self._idle.append(worker)
        if gesture.error or not gesture.names:
            raise BotFailed(gesture.error or "an empty answer")
        return gesture.names

    async def _take(self) -> Worker:
        if self._idle:
            return self._idle.pop()
        try:
            worker = await Worker.start(self.command)
        except OSError as error:
            raise BotFailed(f"its process does not start: {error.strerror}") from error
        self._all.add(worker)
        return worker

    async def _drop(self, worker: Worker) -> None:
        self._all.discard(worker)
        await worker.end()

    async def close(self) -> None:
        for worker in list(self._all):
            await self._drop(worker)
        self._idle.clear()
