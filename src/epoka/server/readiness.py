"""Whether the server can do its work: it writes to the store and sees."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from epoka.server.store import EventStore, StoreTrouble

FRESH_SECONDS = 1.0
"""So long an answer is given again, however many ask."""
PATIENCE_SECONDS = 5.0


class Readiness:
    """Writes to the store at most once a second."""

    def __init__(self, store: EventStore, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._probing: asyncio.Task[str] | None = None
        self._answered = float("-inf")
        self._problem = ""

    async def problem(self) -> str:
        """Why nothing can be written at the moment, "" where all is well."""
        if self._probing is None and self._clock() - self._answered < FRESH_SECONDS:
            return self._problem
        if self._probing is None:
            self._probing = asyncio.ensure_future(self._probe())
        try:
            return await asyncio.wait_for(asyncio.shield(self._probing), PATIENCE_SECONDS)
        except TimeoutError:
            return f"the database has not answered within {PATIENCE_SECONDS:g} seconds"

    async def _probe(self) -> str:
        try:
            await self._store.probe()
            self._problem = ""
        except StoreTrouble as error:
            self._problem = str(error)
        self._answered, self._probing = self._clock(), None
        return self._problem
