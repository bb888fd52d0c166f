"""Offering gestures at a rate and noting what came of it.

The moments are drawn independently, as people at many tables act; each goes to the table that has rested longest. A
table plays one gesture at a time, because people wait for each other: beyond capacity all tables are waiting for the
server, and what is offered further waits too.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, process_time
from urllib.request import urlopen

from load_process import ServerProcess
from load_table import Gesture, LoadTable

OPENED_TOGETHER = 16
SECONDS_BETWEEN_PINGS = 0.1


@dataclass
class Phase:
    """So many seconds at one rate."""

    rate: float
    seconds: float
    offered: int = 0
    gestures: list[Gesture] = field(default_factory=list)
    """Those that every socket had seen before the time was up."""
    pings: list[float] = field(default_factory=list)
    own_delays: list[float] = field(default_factory=list)
    """By how much the clients' own loop woke up late: what is theirs of the times above."""
    writing: float | None = None
    """Mean seconds to get a change onto the disk, by the server's own metrics."""
    server_cpu: float | None = None
    client_cpu: float = 0.0

    @property
    def rate_reached(self) -> float:
        """Gestures a second."""
        return len(self.gestures) / self.seconds

    @property
    def kept_up(self) -> bool:
        """All but those that were on their way when the time was up."""
        return len(self.gestures) >= 0.97 * self.offered

    @property
    def overwhelmed(self) -> bool:
        """Far beyond what the server can do."""
        return len(self.gestures) < 0.75 * self.offered

    def each(self, cpu: float | None) -> float | None:
        """CPU seconds a gesture."""
        return cpu / len(self.gestures) if cpu is not None and self.gestures else None


class Load:
    """All tables, those that are over included."""

    def __init__(self, server: ServerProcess, games: list[str], seed: int) -> None:
        self.server = server
        self.games = games
        self.chooser = Random(seed)
        self.tables: list[LoadTable] = []
        self.over: list[LoadTable] = []
        self._resting: asyncio.Queue[LoadTable] = asyncio.Queue()

    async def open(self, count: int) -> None:
        """So many more tables, the games in turn."""
        door = asyncio.Semaphore(OPENED_TOGETHER)

        async def open_one(number: int) -> None:
            async with door:
                table = await self._opened(self.games[number % len(self.games)])
                self.tables.append(table)
                self._resting.put_nowait(table)

        await asyncio.gather(*[open_one(number) for number in range(count)])

    async def _opened(self, game: str) -> LoadTable:
        table = LoadTable(self.server.address, game)
        await table.open()
        return table

    async def close(self) -> None:
        for table in self.tables:
            await table.close()

    # ---- a phase --------------------------------------------------------------------------------------------------

    async def phase(self, rate: float, seconds: float, watch: LoadTable) -> Phase:
        """Offer gestures at a rate for a while. `watch` is a table apart where nobody plays: it measures the lag."""
        phase = Phase(rate, seconds)
        written = await asyncio.to_thread(self._written)
        server_cpu, client_cpu = self.server.cpu(), process_time()
        start = perf_counter()
        pinging = asyncio.create_task(self._ping(watch, phase, start + seconds))
        playing: set[asyncio.Task[None]] = set()
        moments = sorted(self.chooser.random() * seconds for _ in range(round(rate * seconds)))
        phase.offered = len(moments)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                for moment in moments:
                    await asyncio.sleep(max(0.0, start + moment - perf_counter()))
                    table = await self._resting.get()
                    playing.add(asyncio.create_task(self._play(table, phase, start + seconds)))
        await asyncio.sleep(max(0.0, start + seconds - perf_counter()))
        phase.client_cpu = process_time() - client_cpu
        now = self.server.cpu()
        phase.server_cpu = now - server_cpu if now is not None and server_cpu is not None else None
        await asyncio.gather(pinging, *playing)
        now_written = await asyncio.to_thread(self._written)
        changes = now_written[1] - written[1]
        phase.writing = (now_written[0] - written[0]) / changes if changes else None
        return phase

    def _written(self) -> tuple[float, float]:
        """Seconds spent on changes until they were on disk, and how many there were."""
        with urlopen(f"{self.server.address}/metrics", timeout=120) as answer:
            lines = dict(line.rsplit(" ", 1) for line in answer.read().decode().splitlines())
        return float(lines["epoka_commit_seconds_sum"]), float(lines["epoka_commit_seconds_count"])

    async def _play(self, table: LoadTable, phase: Phase, end: float) -> None:
        gesture = await table.gesture(self.chooser)
        if gesture is not None and gesture.ended <= end:
            phase.gestures.append(gesture)
        if table.over:
            await table.close()
            self.over.append(table)
            self.tables.remove(table)
            table = await self._opened(table.game)
            self.tables.append(table)
        self._resting.put_nowait(table)

    async def _ping(self, table: LoadTable, phase: Phase, end: float) -> None:
        while (due := perf_counter() + SECONDS_BETWEEN_PINGS) < end:
            await asyncio.sleep(SECONDS_BETWEEN_PINGS)
            phase.own_delays.append(perf_counter() - due)
            phase.pings.append(await table.people[-1].ping())
