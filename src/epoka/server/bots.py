"""Bots think in processes of their own, with a time limit: a stuck or crashed one is replaced and blocks no table."""

from __future__ import annotations

import sys

import msgspec

from epoka import Dealer, State, plugins
from epoka.server.processes import NoAnswer, Pool
from epoka.server.worker import Gesture, Question


class BotFailed(Exception):
    """No answer in time, a crash, or an answer that makes no sense."""


class Workers:
    """The processes in which bots think."""

    def __init__(self, most: int, limit: float, command: list[str] | None = None) -> None:
        usual = [sys.executable, "-P", "-m", "epoka.server.worker", *plugins.given()]
        self._pool = Pool(command or usual, most, limit)

    async def think(
        self, state: State, seat: int, bot: str, dealer: Dealer | None = None, seed: str | None = None
    ) -> list[str]:
        """The names of a whole gesture. The bot is given a position imagined by the dealer, never the real one."""
        imagined = state.imagine(seat, dealer or Dealer()).snapshot()
        question = msgspec.json.encode(Question(state.game.name, imagined, seat, bot, seed))
        try:
            async with self._pool.turn() as process:
                gesture, _ = await process.ask(question, Gesture)
        except NoAnswer as error:
            raise BotFailed(str(error)) from error
        if gesture.error or not gesture.names:
            raise BotFailed(gesture.error or "an empty answer")
        return gesture.names

    async def close(self) -> None:
        await self._pool.close()
