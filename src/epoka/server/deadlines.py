"""When a decision runs out of time, a bot plays for the seat until its owner returns."""

from __future__ import annotations

import asyncio

import structlog

from epoka.bots import best_bot
from epoka.server.errors import Refused
from epoka.server.tables import Live, Tables

SECONDS_BETWEEN_LOOKS = 1.0
LOOKS_BETWEEN_CLEANINGS = 60

log = structlog.get_logger()


class Deadlines:
    """Looks at the clocks of all tables, and now and then for tables nobody looks at."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def run(self) -> None:
        """Never returns."""
        looks = 0
        while True:
            await self.look()
            looks += 1
            if looks % LOOKS_BETWEEN_CLEANINGS == 0:
                self.tables.forget_idle()
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def look(self) -> None:
        """Put a bot on every seat that is late."""
        now = self.tables.settings.clock()
        for live in list(self.tables.live.values()):
            due = live.table.due()
            if due is not None and due <= now:
                try:
                    await self.stand_in(live)
                except Refused as error:
                    log.warning("nobody can stand in", table=live.table.id, error=str(error))

    async def stand_in(self, live: Live) -> None:
        async def work() -> None:
            due = live.table.due()
            if due is not None and due <= self.tables.settings.clock():
                bot = best_bot(live.table.game)
                late = [("standin", {"seat": seat, "on": True, "bot": bot}) for seat in live.table.late()]
                await self.tables.commit(live, *late)

        await self.tables.alone(live, work)


async def welcome_back(tables: Tables, live: Live, seat: int) -> None:
    """The owner of a seat has returned: the bot that stood in leaves."""
    if not live.table.places[seat].standin:
        return

    async def work() -> None:
        if live.table.places[seat].standin:
            bot = best_bot(live.table.game)
            await tables.commit(live, ("standin", {"seat": seat, "on": False, "bot": bot}))

    await tables.alone(live, work)
