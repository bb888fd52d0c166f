"""Lets bots play: at their own seats, and for people who are late until they return."""

from __future__ import annotations

import asyncio
import time

import structlog

from epoka import ALL, Dealer, Seat, State
from epoka.bots import RANDOM, make_bot
from epoka.lessons import next_reply, reason_for
from epoka.lessons.replies import seed_at
from epoka.server.bots import BotFailed, Workers
from epoka.server.errors import Refused
from epoka.server.live import Live
from epoka.server.metrics import Metrics
from epoka.server.moves import Move, Told, Trial
from epoka.server.seat_requests import SeatRequests, attempt
from epoka.server.table import Table
from epoka.server.tables import Tables

PATIENCE = 3
"""After so many failures a seat's bot is not asked any more until the server starts anew."""
RETRY_SECONDS = 2.0

log = structlog.get_logger()


class BotDriver:
    """One task a table while a bot is to decide there."""

    def __init__(
        self, tables: Tables, seat_requests: SeatRequests, workers: Workers, metrics: Metrics, pace: float
    ) -> None:
        self.tables = tables
        self.seat_requests = seat_requests
        self.workers = workers
        self.metrics = metrics
        self.pace = pace
        self._closed = False

    def poke(self, live: Live) -> None:
        """Something has changed at a table: if a bot is to decide, see to it that it does."""
        if live.driver is None and self._goes_on(live):
            live.driver = asyncio.ensure_future(self._drive(live))

    def _goes_on(self, live: Live) -> bool:
        """Whether a bot is to decide, at a table that is still in memory."""
        known = self.tables.live.get(live.table.id) is live
        return known and not self._closed and waiting_bot(live.table) is not None

    async def _drive(self, live: Live) -> None:
        try:
            while self._goes_on(live):
                if self.pace:
                    await asyncio.sleep(self.pace)
                await self._one_gesture(live)
        except Refused as error:  # the disk, most likely: the bot tries again later, the table waits
            log.warning("a bot could not play", table=live.table.id, error=str(error))
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.poke, live)
        except Exception as error:  # a mistake of ours: the table must not wait for ever, and the log must tell
            self.metrics.unexpected.inc()
            log.error("bots stopped", table=live.table.id, exc_info=error)
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.poke, live)
        finally:
            live.driver = None

    async def _one_gesture(self, live: Live) -> None:
        table = live.table
        waiting = waiting_bot(table)
        if waiting is None:
            return
        seat, bot = waiting
        thought_about = (table.moved, dict(table.kept))
        failures = live.failures.get(seat, 0)
        names: list[str] | None = None
        if failures < PATIENCE:
            started = time.perf_counter()
            try:
                names = await self._thought(table, seat, bot)
                self.metrics.thinking.labels(bot).observe(time.perf_counter() - started)
            except BotFailed as error:
                self.failed(live, seat, bot, str(error))

        async def play() -> None:
            if (table.moved, table.kept) != thought_about or waiting_bot(table) != (seat, bot):
                return  # somebody took something back, or returned, while the bot thought
            if names is not None and await self._played(live, seat, bot, names):
                return
            note = [("bot-failed", {"seat": seat, "bot": bot})] if live.failures.get(seat, 0) > failures else []
            if table.state.mover == seat:
                await self.seat_requests.play_on(live, seat, random_gesture(table, seat), before=note)
            else:
                choice = attempt(table, seat, [random_choice(table, seat)])
                await self.seat_requests.play(live, choice, before=note)

        await self.tables.alone(live, play)

    async def _thought(self, table: Table, seat: int, bot: str) -> list[str]:
        """What the bot wants to do; in a lesson what its list says, or the same whenever it comes to this."""
        if table.lesson is None:
            return await self.workers.think(table.state, seat, bot)
        reply = next_reply(table.lesson, table.state, table.replies()) if table.state.mover == seat else None
        if reply is not None:
            return scripted_gesture(table, reply)
        seed = seed_at(table.lesson, table.turn)
        return await self.workers.think(table.state, seat, bot, Dealer(seed), seed)

    async def _played(self, live: Live, seat: int, bot: str, names: list[str]) -> bool:
        """Commit what the bot said; False where that makes no sense."""
        table = live.table
        try:
            tried = attempt(table, seat, names)
            if tried.unfinished:
                raise BotFailed("it left a gesture unfinished")
            if table.explains and not tried.sealed_choice:
                tell_why(tried.trial, table.state, seat)
            await self.seat_requests.play(live, tried)
        except (Refused, BotFailed) as error:
            if isinstance(error, Refused) and error.status == 503:
                raise
            self.failed(live, seat, bot, str(error))
            return False
        return True

    def failed(self, live: Live, seat: int, bot: str, why: str) -> None:
        live.failures[seat] = live.failures.get(seat, 0) + 1
        self.metrics.bot_failures.labels(bot).inc()
        log.warning("bot failed", table=live.table.id, seat=seat, bot=bot, why=why)

    def close(self) -> None:
        self._closed = True
        for live in self.tables.live.values():
            if live.driver is not None:
                live.driver.cancel()


def waiting_bot(table: Table) -> tuple[int, str] | None:
    """A seat that is to decide and the bot that does so for it."""
    learner = table.progress()
    if not table.playing or (learner is not None and learner.waits):
        return None
    for seat in table.asked():
        bot = table.played_by_bot(seat)
        if bot and not table.deserted(seat):
            return seat, bot
    return None


def scripted_gesture(table: Table, reply: int) -> list[str]:
    """A whole gesture from the list of a lesson."""
    lesson, played, trial = table.lesson, table.replies(), Trial(table.state)
    action: int | None = reply
    while lesson is not None and action is not None:
        trial.act(action)
        played.append(trial.moves[-1].name)
        action = next_reply(lesson, trial.state, played) if trial.state.unfinished else None
    return [move.name for move in trial.moves]


def tell_why(trial: Trial, before: State, seat: int) -> None:
    """Let the first action of a gesture be told with its reason, where that is known and everybody sees the action."""
    first = trial.moves[0]
    key = reason_for(before, seat, first.name) if first.witness == ALL else ""
    if key:
        told = Told("table-why", {"seat": seat, "why": key})
        trial.moves[0] = Move(first.by, first.name, first.witness, (*first.told, told))


def random_choice(table: Table, seat: int) -> str:
    return table.state.name(make_bot(RANDOM, table.game).choose(Seat(table.state, seat, Dealer())))


def random_gesture(table: Table, seat: int) -> Trial:
    """A whole gesture of the bot that needs no time to think."""
    bot, trial = make_bot(RANDOM, table.game), Trial(table.state)
    while not trial.moves or trial.state.unfinished:
        trial.act(bot.choose(Seat(trial.state, seat, Dealer())))
    return trial
