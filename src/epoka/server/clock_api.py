"""The operations of clocks: a pause by agreement."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from epoka.server import messages as m
from epoka.server.api import Call, routes
from epoka.server.clocks import ClockFace
from epoka.server.errors import Refused, closed
from epoka.server.live import Live

LONGEST = 60
"""Days of a pause that ends by itself."""


class AskPause(m.Given):
    seat: m.SeatNumber
    days: Annotated[int, Meta(ge=1, le=LONGEST)] | None = None
    """None: until somebody ends it."""


class PauseVote(m.Given):
    seat: m.SeatNumber
    agree: bool


class Resume(m.Given):
    seat: m.SeatNumber


async def seated(call: Call) -> tuple[Live, ClockFace]:
    """The table and its clock, for a person who holds the seat."""
    live = await call.live()
    live.admit_seat(call.visitor, call.body.seat)
    call.limits.count_acting(call.person(), call.address)
    if not live.table.playing:
        raise closed() if live.table.closed else Refused(400, "game-over", "The game is over.")
    if live.table.clock is None:
        raise Refused(400, "no-clock", "No clock runs at this table.")
    return live, live.table.clock


@routes.post("/api/tables/{table}/pause", "Ask for a pause of the clock", m.OneTable, body=AskPause)
async def ask_pause(call: Call) -> m.OneTable:
    live, _ = await seated(call)
    wanted: AskPause = call.body

    async def work() -> None:
        face = live.table.clock
        if face is None or face.wish is not None or face.asleep(call.tables.settings.clock()):
            raise Refused(409, "pause-pending", "A pause is asked for already, or holds.")
        asked = {"by": wanted.seat, "days": wanted.days}
        waiting = live.table.others(wanted.seat)
        if waiting:
            await call.tables.commit(live, ("pause-asked", {**asked, "waiting": waiting}))
        else:
            await call.tables.commit(live, ("paused", asked))

    await call.tables.alone(live, work)
    return m.OneTable(table=call.info(live))


@routes.post("/api/tables/{table}/pause-vote", "Agree to a pause, refuse or withdraw it", m.OneTable, body=PauseVote)
async def vote_pause(call: Call) -> m.OneTable:
    live, _ = await seated(call)
    vote: PauseVote = call.body

    async def work() -> None:
        wish = live.table.clock.wish if live.table.clock else None
        if wish is None or (vote.seat not in wish.waiting and (vote.agree or vote.seat != wish.by)):
            raise Refused(400, "pause-no-request", "Nobody waits for this seat's consent to a pause.")
        if not vote.agree:
            await call.tables.commit(live, ("pause-refused", {"seat": vote.seat}))
        elif wish.waiting == [vote.seat]:
            await call.tables.commit(live, ("paused", {"by": wish.by, "days": wish.days}))
        else:
            await call.tables.commit(live, ("pause-agreed", {"seat": vote.seat}))

    await call.tables.alone(live, work)
    return m.OneTable(table=call.info(live))


@routes.post("/api/tables/{table}/resume", "End a pause", m.OneTable, body=Resume)
async def end_pause(call: Call) -> m.OneTable:
    live, _ = await seated(call)
    seat = call.body.seat

    async def work() -> None:
        face = live.table.clock
        if face is None or not face.asleep(call.tables.settings.clock()):
            raise Refused(400, "pause-no-request", "The clock is not paused.")
        await call.tables.commit(live, ("resumed", {"seat": seat}))

    await call.tables.alone(live, work)
    return m.OneTable(table=call.info(live))
