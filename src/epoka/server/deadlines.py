"""When a decision runs out of time, a bot plays for the seat until its owner returns."""

from __future__ import annotations

import asyncio

import structlog

from epoka.bots import best_bot
from epoka.server.errors import Refused
from epoka.server.tables import Live, Tables

SECONDS_BETWEEN_LOOKS = 1.0
LOOKS_BETWEEN_CLEANINGS = 60
CLOCK_WAS_SET = 60.0
"""A clock that moves so many seconds more than it should between two looks was set."""

log = structlog.get_logger()


class Deadlines:
    """Looks at the clocks of all tables, and now and then for tables nobody looks at."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._before = self._clocks()

    def _clocks(self) -> tuple[float, float]:
        return self.tables.settings.clock(), self.tables.settings.steady()

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
        self.notice_set_clock()
        now = self.tables.settings.clock()
        for live in list(self.tables.live.values()):
            due = live.due()
            if due is not None and due <= now:
                try:
                    await self.stand_in(live)
                except Refused as error:
                    log.warning("nobody can stand in", table=live.table.id, error=str(error))

    def notice_set_clock(self) -> None:
        """Where the clock was set forward, or the machine slept, the running decisions get their time anew."""
        (wall, steady), (now, steady_now) = self._before, self._clocks()
        self._before = now, steady_now
        if (now - wall) - (steady_now - steady) > CLOCK_WAS_SET:
            log.warning("the clock was set forward; running decisions get their time anew", seconds=int(now - wall))
            self.tables.forgive(now)

    async def stand_in(self, live: Live) -> None:
        async def work() -> None:
            due = live.due()
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
