"""When a decision runs out of time: a bot plays for the seat until its owner returns, or what else was chosen."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from epoka.bots import stand_in_bot
from epoka.server.errors import Refused
from epoka.server.live import Live
from epoka.server.snapshots import QUIET_SECONDS
from epoka.server.table import Table
from epoka.server.tables import Tables

SECONDS_BETWEEN_LOOKS = 1.0
LOOKS_BETWEEN_CLEANINGS = 60
CLOCK_WAS_SET = 60.0
"""A clock that moves so many seconds more than it should between two looks was set."""
MOST_AT_ONCE = 20
"""Tables asked of the store at a time."""
SECONDS_TO_RETRY = 60.0
"""After which a table that could not be looked at is tried again."""

log = structlog.get_logger()


class Deadlines:
    """Looks for decisions that have run out of time, in the store, and now and then for tables nobody looks at."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._before = self._clocks()
        self._retry: dict[str, float] = {}
        """Tables that could not be looked at, with the moment of the next try."""

    def _clocks(self) -> tuple[float, float]:
        return self.tables.settings.clock(), self.tables.settings.steady()

    async def run(self) -> None:
        """Never returns."""
        looks = 0
        while True:
            try:
                await self.look()
            except Refused as error:
                log.warning("the clocks cannot be read", error=str(error))
            looks += 1
            if looks % LOOKS_BETWEEN_CLEANINGS == 0:
                await self.tables.keep_snapshots(QUIET_SECONDS)
                self.tables.forget_idle()
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)

    async def look(self) -> None:
        """Put a bot on every seat that is late, a few tables at a time."""
        self.notice_set_clock()
        now = self.tables.settings.clock()
        self._retry = {table: moment for table, moment in self._retry.items() if moment > now}
        after = (float("-inf"), "")
        while True:
            found = await self.tables.reading(self.tables.store.tables_due(now, after, MOST_AT_ONCE))
            for _, identity in found:
                if identity not in self._retry:
                    await self._look_at(identity, now)
            if len(found) < MOST_AT_ONCE:
                return
            after = found[-1]

    def notice_set_clock(self) -> None:
        """Where the clock was set forward, or the machine slept, the running decisions get their time anew."""
        (wall, steady), (now, steady_now) = self._before, self._clocks()
        self._before = now, steady_now
        if (now - wall) - (steady_now - steady) > CLOCK_WAS_SET:
            log.warning("the clock was set forward; running decisions get their time anew", seconds=int(now - wall))
            self.tables.forgive(now)

    async def _look_at(self, identity: str, now: float) -> None:
        try:
            live = await self.tables.get(identity)
            if not await self.stand_in(live):
                await self.tables.correct(live)
        except Refused as error:
            self._retry[identity] = now + SECONDS_TO_RETRY
            log.warning("nobody can stand in", table=identity, error=str(error))

    async def stand_in(self, live: Live) -> bool:
        """Deal with the seats that are late; answers whether there was one."""

        async def work() -> bool:
            due = live.due()
            if due is None or due > self.tables.settings.clock():
                return False
            await self.tables.commit(live, *run_out(live.table, self.tables.settings.clock()))
            return True

        return await self.tables.alone(live, work)


def run_out(table: Table, now: float) -> list[tuple[str, dict[str, Any]]]:
    """What happens to the seats that are late, as was chosen when the table was set up."""
    assert table.clock is not None
    late, chosen = table.late_at(now), table.clock.clock.on_late
    if chosen == "bot":
        bot = stand_in_bot(table.game)
        return [("standin", {"seat": seat, "on": True, "bot": bot}) for seat in late]
    told: list[tuple[str, dict[str, Any]]] = [("ran-out", {"seat": seat}) for seat in late]
    return told if chosen == "advice" else [*told, ("closed", {})]


async def welcome_back(tables: Tables, live: Live, seat: int) -> None:
    """The owner of a seat has returned: the bot that stood in leaves."""
    if not live.table.places[seat].standin:
        return

    async def work() -> None:
        if live.table.places[seat].standin:
            bot = stand_in_bot(live.table.game)
            await tables.commit(live, ("standin", {"seat": seat, "on": False, "bot": bot}))

    await tables.alone(live, work)
