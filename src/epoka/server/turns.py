"""Readers take turns with a pause after each, however many there are.

Whoever plays needs several passes of the loop from a submission to its acknowledgement. Were all requests that have
arrived answered in one pass, each of those passes would take as long as all of them together. And while the loop is
never idle the thread that writes to the disk waits long for the interpreter: in the pause it gets it.
"""

from __future__ import annotations

import asyncio
from collections import deque

PAUSE = 0.001
"""Seconds from one turn to the next: a thousand answers a second are more than the limits let one address have."""


class Turns:
    """Who comes first is let in first; at once where nobody has been let in for a while."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._going = False
        self._not_before = 0.0

    async def mine(self) -> None:
        """Wait for one's turn."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        self._go_on()
        await turn

    def _go_on(self) -> None:
        if self._waiting and not self._going:
            self._going = True
            loop = asyncio.get_running_loop()
            if loop.time() < self._not_before:
                loop.call_later(PAUSE, self._next)
            else:
                loop.call_soon(self._next)

    def _next(self) -> None:
        self._going = False
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # whoever waited may have gone
                turn.set_result(None)
                self._not_before = asyncio.get_running_loop().time() + PAUSE
                break
        self._go_on()
