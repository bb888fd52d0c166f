"""Tables that have been kept long enough are deleted, where whoever runs the server wants that."""

from __future__ import annotations

import asyncio

import structlog

from epoka.server.errors import Refused
from epoka.server.store import Expired
from epoka.server.tables import A_DAY, Tables

SECONDS_BETWEEN_SWEEPS = 3600.0
MOST_AT_ONCE = 50
PAUSE = 0.01
"""Between two deletions, so that whoever plays is served."""

log = structlog.get_logger()


class Retention:
    """Sweeps once an hour. The first time after an hour: a clock that is wrong at the start may be right by then."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def run(self) -> None:
        """Never returns."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)
            try:
                await self.sweep()
            except Refused as error:
                log.warning("old tables were not deleted", error=str(error))

    async def sweep(self) -> int:
        """Delete what has been kept long enough; answers how many tables."""
        expired, deleted = self.expired(), 0
        while True:
            found = await self.tables.reading(self.tables.store.tables_expired(expired, MOST_AT_ONCE))
            for identity in found:
                if await self._looked_at(identity):
                    continue
                await self.tables.delete(identity)
                deleted += 1
                await asyncio.sleep(PAUSE)
            if len(found) < MOST_AT_ONCE:
                break
        if expired.empty is not None:
            await self.tables.reading(self.tables.store.forget_deals(expired.empty))
        if deleted:
            log.info("old tables deleted", tables=deleted)
        return deleted

    async def _looked_at(self, identity: str) -> bool:
        """Whether somebody looks at a table this very moment: then it is in use, and noted to be."""
        live = self.tables.live.get(identity)
        if live is None or not live.listeners:
            return False
        await self.tables.reading(self.tables.note(live))
        return True

    def expired(self) -> Expired:
        settings = self.tables.settings

        def since(days: float | None) -> float | None:
            return None if days is None else settings.clock() - days * A_DAY

        ended, empty, unfinished = settings.keep_days, settings.keep_empty_days, settings.keep_unfinished_days
        return Expired(since(ended), since(empty), since(unfinished))
