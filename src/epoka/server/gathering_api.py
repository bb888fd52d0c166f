"""The HTTP interface of what comes before the start."""

from __future__ import annotations

from epoka.server import messages as m
from epoka.server.api import Call, routes
from epoka.server.table_setup import clean_name


@routes.post("/api/tables/{table}/ready", "Say that one is ready, or not yet", m.OneTable, body=m.Ready)
async def say_ready(call: Call) -> m.OneTable:
    live = await call.live()
    call.limits.count_acting(call.guest(), call.address)
    await call.gathering.ready(live, call.visitor, call.body.on)
    return m.OneTable(table=call.info(live))


@routes.post("/api/tables/{table}/begin", "Begin without waiting for everybody (host)", m.OneTable)
async def begin_game(call: Call) -> m.OneTable:
    live, _ = await call.hosted()
    await call.gathering.begin(live)
    return m.OneTable(table=call.info(live))


@routes.post("/api/tables/{table}/list", "Let anybody take a seat from the lobby (host)", m.OneTable, body=m.ListTable)
async def list_table(call: Call) -> m.OneTable:
    live, guest = await call.hosted()
    call.limits.count_acting(guest, call.address)
    await call.gathering.offer(live, call.body.on)
    return m.OneTable(table=call.info(live))


@routes.get("/api/open", "Tables at which anybody may take a seat", m.OpenTables)
async def list_open_tables(call: Call) -> m.OpenTables:
    return m.OpenTables(tables=await call.gathering.open_tables(call.visitor.guest))


@routes.post("/api/tables/{table}/take", "Take a free seat of an open table", m.OneTable, body=m.TakeSeat)
async def take_seat(call: Call) -> m.OneTable:
    call.limits.count("joining", call.address)
    guest = call.person()
    live = await call.tables.get(call.path["table"])
    await call.deals.admit(live, guest)
    await call.gathering.take(live, guest, clean_name(call.body.name))
    return m.OneTable(table=call.info(live))
