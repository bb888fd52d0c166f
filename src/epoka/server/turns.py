"""Readers take turns: one for each pass of the loop, however many there are.

Whoever plays needs several passes from a submission to its acknowledgement. Were all requests that have arrived
answered in one pass, each of those passes would take as long as all of them together.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """Who comes first is let in first."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._going = False

    async def mine(self) -> None:
        """Wait for one's turn."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        self._go_on()
        await turn

    def _go_on(self) -> None:
        if self._waiting and not self._going:
            self._going = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._going = False
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # whoever waited may have gone
                turn.set_result(None)
                break
        self._go_on()
