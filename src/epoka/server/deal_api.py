"""The operations of sealed deals."""

from __future__ import annotations

from epoka.server import deal_messages as dm
from epoka.server import messages as m
from epoka.server.api import Call, routes
from epoka.server.store import DealRow


async def told(call: Call, deal: DealRow) -> dm.OneDeal:
    return dm.OneDeal(deal=await call.deals.shown(deal, call.visitor.guest))


@routes.post(
    "/api/deals", "Seal a deal: its hash is published, its secret at the end", dm.OneDeal, body=dm.NewDeal, status=201
)
async def seal_deal(call: Call) -> dm.OneDeal:
    guest = call.person()
    call.limits.count("creating", call.address)
    return await told(call, await call.deals.new(guest, call.body))


@routes.get("/api/deals/{deal}", "A sealed deal with its tables; their results when all are over", dm.OneDeal)
async def show_deal(call: Call) -> dm.OneDeal:
    return await told(call, await call.deals.settled(call.path["deal"]))


@routes.post(
    "/api/deals/{deal}/words", "Mix words into a deal before its first table begins", dm.OneDeal, body=dm.MixIn
)
async def mix_words(call: Call) -> dm.OneDeal:
    call.limits.count("joining", call.address)
    return await told(call, await call.deals.mix(call.person(), call.path["deal"], call.body.words))


@routes.post("/api/deals/{deal}/tables", "Set up a table of a deal", m.Made, body=dm.DealtTable, status=201)
async def create_dealt_table(call: Call) -> m.Made:
    guest = call.person()
    call.limits.count("creating", call.address)
    live, links = await call.deals.table(guest, call.path["deal"], call.body)
    return m.Made(table=call.info(live), links=links)


@routes.post("/api/deals/{deal}/end", "No more tables: published when those that have begun are over", dm.OneDeal)
async def end_deal(call: Call) -> dm.OneDeal:
    call.limits.count("joining", call.address)
    return await told(call, await call.deals.end(call.person(), call.path["deal"]))


@routes.get("/api/deals/{deal}/proof", "A published deal with its games, to be checked", dm.Proof, rate="heavy")
async def show_proof(call: Call) -> dm.Proof:
    return await call.deals.proof(call.path["deal"])
