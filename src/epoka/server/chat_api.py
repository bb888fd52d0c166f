"""The HTTP interface of what is said at a table."""

from __future__ import annotations

from epoka.server import messages as m
from epoka.server.api import Call, routes
from epoka.server.chat import as_text


@routes.get("/api/tables/{table}/chat", "What was said, as far as a seat hears it", m.Words, query=("seat",))
async def show_chat(call: Call) -> m.Words:
    live = await call.live()
    return m.Words(words=await call.chat.heard(live, call.visitor, call.query.get("seat")))


@routes.get("/api/tables/{table}/chat/text", "The same as text", str, query=("seat",), media="text/plain")
async def show_chat_text(call: Call) -> str:
    live = await call.live()
    return as_text(await call.chat.heard(live, call.visitor, call.query.get("seat")))


@routes.post("/api/tables/{table}/chat", "Say something, or note it for oneself", m.OneWord, body=m.Say, status=201)
async def say_word(call: Call) -> m.OneWord:
    live = await call.live()
    call.limits.count("talking", call.guest())
    call.limits.count("talking_by_address", call.address)
    return m.OneWord(word=await call.chat.say(live, call.visitor, call.body))


@routes.post("/api/tables/{table}/chat/remove", "Delete a word: one's own, the host any", m.Words, body=m.Unsay)
async def remove_word(call: Call) -> m.Words:
    live = await call.live()
    call.limits.count_acting(call.guest(), call.address)
    await call.chat.remove(live, call.visitor, call.body.id)
    return m.Words(words=[])


@routes.post("/api/tables/{table}/chat/clear", "Delete all that was said, but for notes (host)", m.Words)
async def clear_chat(call: Call) -> m.Words:
    live, guest = await call.hosted()
    call.limits.count_acting(guest, call.address)
    await call.chat.clear(live)
    return m.Words(words=[])


@routes.post("/api/tables/{table}/chat/allow", "Who may be heard (host)", m.OneTable, body=m.AllowChat)
async def allow_chat(call: Call) -> m.OneTable:
    live, guest = await call.hosted()
    call.limits.count_acting(guest, call.address)
    await call.chat.allow(live, call.body.chat)
    return m.OneTable(table=call.info(live))
