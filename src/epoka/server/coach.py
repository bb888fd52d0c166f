"""The coach of a server: asks its processes for advice, chances and analyses.

Advice and chances are for people who wait; the analysis of whole games has a process of its own, so that it is never in
their way.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Any, TypeVar

import msgspec

from epoka import Dealer, State, plugins
from epoka.bots.levels import has_levels
from epoka.coach import Advice, Chances
from epoka.server import messages as m
from epoka.server.analyst import AskAdvice, AskChances, Question, Thought
from epoka.server.attempt import Attempt
from epoka.server.errors import Refused
from epoka.server.processes import NoAnswer, Pool
from epoka.server.reader import GameKind
from epoka.server.settings import Settings
from epoka.server.table import Table

KEPT = 200
"""So many answers are kept: the three steps of a hint are one search."""

T = TypeVar("T")
Key = tuple[Any, ...]


class Coach:
    """The processes in which the coach thinks, and what it said last."""

    def __init__(self, settings: Settings) -> None:
        usual = [sys.executable, "-P", "-m", "epoka.server.analyst", *plugins.given()]
        command = settings.analyst_command or usual
        self._quick = Pool(command, 1, settings.think_limit)
        self._long = Pool(command, 1, settings.analysis_limit)
        self._kept: OrderedDict[Key, Any] = OrderedDict()

    async def advice(self, table: Table, tried: Attempt, imagined: State) -> Advice | None:
        """What a seat should do after what it has tried; None where the game cannot be searched."""
        if not has_levels(table.game):
            return None
        seat = tried.seat
        key = ("advice", table.id, table.moved, seat, *tried.names)
        question = AskAdvice(GameKind.of(table.game), imagined.snapshot(), seat, f"{table.id}:{table.turn}:{seat}")
        return await self._once(key, question, Advice)

    async def chances(self, table: Table, seat: int) -> Chances:
        """The chances of all sides, as far as a seat may know them."""
        seed = f"{table.id}:{table.turn}:{seat}:chances"
        imagined = table.state.imagine(seat, Dealer(seed))
        question = AskChances(GameKind.of(table.game), imagined.snapshot(), seat, seed)
        return await self._once(("chances", table.id, table.moved, seat), question, Chances)

    async def _once(self, key: Key, question: Question, kind: type[T]) -> T:
        if key not in self._kept:
            self._kept[key] = await self.ask(question, kind)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        found: T = self._kept[key]
        return found

    async def ask(self, question: Question, kind: Any, long: bool = False) -> Any:
        """What a process finds. Raises NoAnswer where it fails, Refused where there is nothing to find."""
        pool = self._long if long else self._quick
        async with pool.turn() as process:
            thought, content = await process.ask(msgspec.json.encode(question), Thought)
            if not thought.refused and not thought.error:
                return msgspec.json.decode(content, type=kind)
        if thought.refused:
            raise Refused(422, "cannot-judge", thought.refused, why=thought.refused)
        raise NoAnswer(thought.error)

    async def close(self) -> None:
        await self._quick.close()
        await self._long.close()


def hint_of(advice: Advice, bot: str, step: int) -> m.Hint:
    """As much of the advice as this step tells: where to look, what to do, why."""
    look = sorted({option.name for option in advice.options if option.equal or option is advice.options[0]})
    others = sorted({option.name for option in advice.options})
    return m.Hint(
        step=step,
        bot=bot,
        look=look if step > 1 else others,
        action=advice.options[0].name if step > 1 else "",
        options=advice.options if step > 2 else [],
        samples=advice.samples if step > 2 else 0,
    )
