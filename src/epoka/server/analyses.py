"""The analysis of finished games: made in the background a part at a time, kept in the store, once a game."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import structlog

from epoka.coach import reviewing as r
from epoka.server import messages as m
from epoka.server.analyst import AskJudge, AskOutline
from epoka.server.coach import Coach
from epoka.server.errors import Refused
from epoka.server.live import Live
from epoka.server.processes import NoAnswer
from epoka.server.reading import beginning
from epoka.server.store import EventStore, StoreTrouble
from epoka.server.table import Table
from epoka.server.tables import Tables

MADE: Final = 1
"""The form of a kept analysis: one of another form is made anew."""
MOST: Final = 12
"""So many games may be analysed or wait for it at the same time."""
TRIES: Final = 2
"""A part that fails is tried so often: a process may have died of something else."""

log = structlog.get_logger()


@dataclass
class Work:
    """An analysis on its way: its parts so far. One that was stopped or has failed goes on where it was."""

    task: asyncio.Task[None] | None = None
    walk: r.Outline | None = None
    judged: list[r.Judged] = field(default_factory=list)
    deep: list[r.Judged] = field(default_factory=list)
    done: int = 0
    total: int = 1
    problem: m.ApiError | None = None


class Analyses:
    """Starts, stops and keeps the analyses of finished games."""

    def __init__(self, tables: Tables, coach: Coach) -> None:
        self.tables = tables
        self.coach = coach
        self.works: dict[str, Work] = {}

    @property
    def store(self) -> EventStore:
        return self.tables.store

    async def show(self, live: Live) -> m.Analysis:
        """How far it is; with the analysis itself when it is done."""
        check_over(live.table)
        kept = await self.tables.reading(self.store.analysis(live.table.id))
        if kept is not None and kept.version == MADE:
            return m.Analysis(status="done", done=1, total=1, problem=None, review=msgspec.Raw(kept.data.encode()))
        work = self.works.get(live.table.id)
        if work is None:
            return m.Analysis(status="none", done=0, total=1, problem=None, review=None)
        status: m.AnalysisStatus = "failed" if work.problem else "running" if work.task else "none"
        return m.Analysis(status=status, done=work.done, total=work.total, problem=work.problem, review=None)

    async def start(self, live: Live) -> m.Analysis:
        """Begin it or go on with it, unless it is done."""
        shown = await self.show(live)
        if shown.status in ("done", "running"):
            return shown
        if len([work for work in self.works.values() if work.task]) >= MOST:
            raise Refused(503, "busy", "Many games are being analysed; try again in a few minutes.")
        work = self.works.setdefault(live.table.id, Work())
        work.problem = None
        work.task = asyncio.ensure_future(self._run(live.table, work))
        return m.Analysis(status="running", done=work.done, total=work.total, problem=None, review=None)

    async def cancel(self, live: Live) -> m.Analysis:
        """Stop it; what was found stays in memory for whoever begins it again."""
        work = self.works.get(live.table.id)
        if work is not None and work.task is not None:
            work.task.cancel()
            await asyncio.gather(work.task, return_exceptions=True)
        return await self.show(live)

    async def _run(self, table: Table, work: Work) -> None:
        try:
            found = await self._analyse(table, work)
            data = msgspec.json.encode(found).decode()
            await self.store.keep_analysis(table.id, MADE, data)
            self.works.pop(table.id, None)
        except Refused as refused:
            work.problem = refused.error()
        except (NoAnswer, StoreTrouble) as error:
            log.error("analysis failed", table=table.id, why=str(error))
            message = "The game could not be analysed to the end; what was found is kept, try again."
            work.problem = m.ApiError(code="analysis-failed", message=message, values={})
        finally:
            work.task = None

    async def _analyse(self, table: Table, work: Work) -> r.Review:
        start, names = beginning(table), table.names_to(table.turn)
        if work.walk is None:
            work.walk = await self._part(AskOutline(start, names), r.Outline)
        portions = r.portions(work.walk.decisions)
        seen = {each.turn for each in work.judged}
        work.total = len(portions) + 1 + r.SWINGS + r.PRACTICE
        work.done = 1 + len([some for some in portions if some[0].turn in seen])
        for some in portions:
            if some[0].turn not in seen:
                work.judged += await self._part(AskJudge(start, names, list(some), False), list[r.Judged])
                work.done += 1
        chosen = r.costliest(work.judged, table.players)
        deepened = {each.turn for each in work.deep}
        work.total = work.done + len(chosen) - len(deepened)
        for each in chosen:
            if each.turn not in deepened:
                question = AskJudge(start, names, [r.as_decision(each)], True)
                work.deep += await self._part(question, list[r.Judged])
                work.done += 1
        return r.assemble(work.walk, work.judged, work.deep, table.players)

    async def _part(self, question: AskOutline | AskJudge, kind: Any) -> Any:
        for _ in range(TRIES - 1):
            try:
                return await self.coach.ask(question, kind, long=True)
            except NoAnswer as error:
                log.warning("a part of an analysis failed", why=str(error))
        return await self.coach.ask(question, kind, long=True)

    async def close(self) -> None:
        tasks = [work.task for work in self.works.values() if work.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def check_over(table: Table) -> None:
    """A game that is not over keeps its secrets."""
    if not table.state.over:
        raise Refused(400, "still-playing", "A game is analysed when it is over.")
