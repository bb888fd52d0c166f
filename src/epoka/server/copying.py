"""Moving a server from one database to another: every table as it is kept, then compared row by row."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

from epoka import EpokaError
from epoka.server.sql_store import OF_A_TABLE, SqlStore


class CannotCopy(EpokaError):
    """Why the copy ended; what was copied so far stays, and the next attempt goes on from there."""


class Copied(NamedTuple):
    tables: int
    events: int
    there_before: int
    """Tables that an earlier attempt had copied."""


async def copy_store(source: SqlStore, target: SqlStore, told: Callable[[int], None] = lambda tables: None) -> Copied:
    """Copy all tables and the key. Both databases must be out of use; the source is only read."""
    wanted = {identity async for identity in all_identities(source)}
    async for identity in all_identities(target):
        if identity not in wanted:
            raise CannotCopy(f"the target holds table {identity}, which the source does not have; empty it first")
    for deal in await source.deals():
        await target.keep_deal(deal)
    if await target.deals() != await source.deals():
        raise CannotCopy("the sealed deals differ in the target; empty it and begin again")
    events = before = 0
    for number, identity in enumerate(sorted(wanted), 1):
        rows = await source.kept(identity)
        there = await target.kept(identity)
        if there["tables"]:
            before += 1
        else:
            await target.keep(identity, rows)
            there = await target.kept(identity)
        for name in ("tables", *OF_A_TABLE):
            if there[name] != rows[name]:
                raise CannotCopy(f"{name} of table {identity} differ in the target; empty it and begin again")
        events += len(rows["events"])
        told(number)
    await target.take_key(await source.key())
    return Copied(len(wanted), events, before)


async def all_identities(store: SqlStore) -> AsyncIterator[str]:
    last = ""
    while found := await store.identities(last):
        for identity in found:
            yield identity
        last = found[-1]
