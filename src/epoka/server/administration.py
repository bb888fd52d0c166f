"""What whoever runs the server may do with tables: the same on a running server and on a stopped one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal

import msgspec
import structlog

from epoka.server.errors import Refused
from epoka.server.exporting import exported, why_not
from epoka.server.info import deadline
from epoka.server.live import Live
from epoka.server.metrics import Metrics
from epoka.server.opening import open_store
from epoka.server.settings import Settings
from epoka.server.store import WATCHER, Chair, TableSummary
from epoka.server.tables import Tables, rebuilt

SENT_AWAY = 4401
"""Closes a socket: this browser has no right at the table any more."""

log = structlog.get_logger()


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """One command, as it travels to a running server."""

    do: Literal["list", "show", "close", "delete", "evict", "host", "new-key", "export"]
    table: str = ""
    seat: int = 0
    most: int = 50
    tables: list[str] = []
    """Of an export, which also asks whether everything goes or only what hosts have opened."""
    everything: bool = False


class SeatShown(msgspec.Struct):
    seat: int
    kind: str
    name: str
    bot: str
    browsers: int
    """How many have opened the seat."""
    host: bool
    standin: bool


class TableShown(msgspec.Struct):
    """A table in full, but for secrets and cards."""

    summary: TableSummary
    seats: list[SeatShown]
    watchers: int
    sockets: int
    events: int
    actions: int
    asked: list[int]
    deadline: float | None
    due: float | None
    rematch: str | None


class Reply(msgspec.Struct):
    """What came of a command: an error, or a sentence and what was asked for."""

    error: str = ""
    done: str = ""
    tables: list[TableSummary] = []
    shown: TableShown | None = None
    games: list[dict[str, Any]] = []
    """Of an export: one for each table of which it is allowed."""
    left_out: dict[str, int] = {}
    """How many tables are not exported, by the reason."""


class Impossible(Exception):
    """Why a command cannot be carried out."""


class Administration:
    """Carries commands out."""

    def __init__(self, tables: Tables, key_changed: Callable[[], Awaitable[None]]) -> None:
        self.tables = tables
        self.key_changed = key_changed

    async def carry_out(self, command: Command) -> Reply:
        try:
            return await self._carry_out(command)
        except (Impossible, Refused) as error:
            return Reply(error=str(error))

    async def _carry_out(self, command: Command) -> Reply:
        if command.do == "list":
            return Reply(tables=await self.tables.reading(self.tables.store.summaries(command.most)))
        if command.do == "export":
            return await self.export(command.tables, command.everything)
        if command.do == "new-key":
            return await self.new_key()
        summary = await self.summary(command.table)
        if command.do == "delete":
            await self.tables.delete(summary.id)
            return Reply(done=f"table {summary.id} is deleted")
        live = await self.tables.get(summary.id)
        if command.do == "show":
            return Reply(shown=shown(live, summary))
        work = {
            "close": lambda: self.close(live),
            "evict": lambda: self.evict(live),
            "host": lambda: self.move_host(live, command.seat),
        }[command.do]
        done = await self.tables.alone(live, work)
        log.info("done for whoever runs the server", command=command.do, table=summary.id)
        return Reply(done=done)

    async def summary(self, identity: str) -> TableSummary:
        found = await self.tables.reading(self.tables.store.summaries(1, identity))
        if not found:
            raise Impossible(f"there is no table «{identity}»; `epoka tables list` shows which there are")
        return found[0]

    async def export(self, identities: list[str], everything: bool) -> Reply:
        """Finished games without names; tables stay where they are, in memory or not."""
        reply = Reply(left_out={})
        for identity in identities:
            store = self.tables.store
            events = await self.tables.reading(store.events(identity))
            snapshot = await self.tables.reading(store.snapshot(identity))
            try:
                table = rebuilt(identity, events, snapshot)
            except Refused:
                reason = "unreadable"
            else:
                table.take_hints(await self.tables.reading(store.hints(identity)))
                reason = why_not(table, everything)
                if not reason:
                    reply.games.append(exported(table))
                    continue
            reply.left_out[reason] = reply.left_out.get(reason, 0) + 1
        return reply

    # ---- commands that need the table's lock ----------------------------------------------------------------------

    async def close(self, live: Live) -> str:
        if live.table.closed:
            raise Impossible(f"table {live.table.id} is closed already")
        await self.tables.commit(live, ("closed", {}))
        return f"table {live.table.id} is closed; it can still be read"

    async def evict(self, live: Live) -> str:
        """Send away whoever watches, and let the watch link end: else they would be back at once."""
        gone = set(live.chairs[WATCHER].guests)
        await self.tables.commit(live, ("watchers-evicted", {}), chairs=[Chair(WATCHER)])
        for listener in list(live.listeners):
            guest = listener.guest
            if guest in gone and not live.seats_of(guest) and not live.is_host(guest):
                listener.end(SENT_AWAY)
        return f"{len(gone)} watching browsers were sent away from table {live.table.id}; the watch link has ended"

    async def move_host(self, live: Live, seat: int) -> str:
        """The right of the host goes to the browser that holds a seat; where several do, to one that is connected.

        Of several that are not connected nobody knows which one is still used.
        """
        if not 0 <= seat < live.table.players:
            raise Impossible(f"table {live.table.id} has the seats 0 to {live.table.players - 1}")
        guests = live.chairs[seat].guests
        if not guests:
            raise Impossible(f"no browser holds seat {seat}; `epoka tables show {live.table.id}` shows who sits where")
        if live.host in guests:
            raise Impossible(f"whoever holds seat {seat} is the host already")
        connected = [listener.guest for listener in live.listeners if listener.guest in guests]
        if not connected and len(guests) > 1:
            raise Impossible(
                f"{len(guests)} browsers hold seat {seat} and none is connected; let the person open the table, then "
                "repeat this while the server runs"
            )
        await self.tables.commit(live, ("host-moved", {"seat": seat}), host=(connected or guests)[0])
        return f"seat {seat} is the host of table {live.table.id} now"

    # ---- the key --------------------------------------------------------------------------------------------------

    async def new_key(self) -> Reply:
        await self.tables.reading(self.tables.store.renew_key())
        await self.key_changed()
        for live in self.tables.live.values():
            for listener in list(live.listeners):
                listener.end(SENT_AWAY)
        log.warning("the key that signs cookies was changed")
        return Reply(
            done="the key is changed: no browser is known any more, and every seat is opened by its link again"
        )


def shown(live: Live, summary: TableSummary) -> TableShown:
    table = live.table
    seats = [
        SeatShown(
            seat=seat,
            kind=place.kind,
            name=place.name,
            bot=table.played_by_bot(seat),
            browsers=len(live.chairs[seat].guests),
            host=live.host in live.chairs[seat].guests,
            standin=place.standin,
        )
        for seat, place in enumerate(table.places)
    ]
    return TableShown(
        summary=summary,
        seats=seats,
        watchers=len(live.chairs[WATCHER].guests),
        sockets=len(live.listeners),
        events=table.seq,
        actions=table.turn,
        asked=table.asked() if table.playing else [],
        deadline=deadline(table),
        due=table.due(),
        rematch=table.rematch,
    )


async def carry_out_directly(data: Path, address: str | None, command: Command) -> Reply:
    """On the store of a stopped server, by whoever has claimed its data folder."""
    store = open_store(data, address)
    try:
        tables = Tables(store, Settings(data=data), Metrics())

        async def nobody_to_tell() -> None:
            """No server signs anything at the moment."""

        return await Administration(tables, nobody_to_tell).carry_out(command)
    finally:
        await store.close()
