"""Programs that wait over HTTP for something to happen at a table, instead of asking again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from epoka.server.live import Live
from epoka.server.messages import FromServer

LONGEST_WAIT = 20.0
"""Seconds after which a program is answered in any case: proxies cut off whoever is silent for long."""


class Waiter:
    """A program that wants to be told of the next event. It counts as present while it waits."""

    def __init__(self, guest: str, seat: int) -> None:
        self.guest = guest
        self.seat: int | None = seat
        self.knows = ""
        self.woken = asyncio.Event()

    def news(self, live: Live, since: int) -> None:
        self.woken.set()

    def table_changed(self, live: Live) -> None:
        """Who comes and goes is nothing to wake a program for; that a table is closed is an event."""

    def send(self, message: FromServer) -> None:
        """What people say is nothing to wake a program for either."""

    def end(self, code: int) -> None:
        self.woken.set()


async def waited(live: Live, guest: str, seat: int, after: int, gone: Callable[[], Awaitable[None]]) -> None:
    """Return when there is an event after this one; at once where there is one already or none will come.

    A token waits once at a time: whoever waited with it before is answered.
    """
    table = live.table
    if table.seq > after or not table.playing:
        return
    for other in list(live.listeners):
        if isinstance(other, Waiter) and other.guest == guest:
            other.end(0)
    waiter = Waiter(guest, seat)
    live.enter(waiter)
    ends = [asyncio.ensure_future(waiter.woken.wait()), asyncio.ensure_future(gone())]
    try:
        await asyncio.wait(ends, timeout=LONGEST_WAIT, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for end in ends:
            end.cancel()
        live.leave(waiter)
