"""Before the start: who is ready, open tables, and a seat that goes on in another browser."""

from __future__ import annotations

from epoka.server import messages as m
from epoka.server.errors import Refused
from epoka.server.info import seat_info
from epoka.server.live import Live
from epoka.server.seats import Visitor
from epoka.server.store import Chair
from epoka.server.tables import Tables

MOST_OPEN = 30
"""So many open tables are shown in the lobby."""


def already_begun() -> Refused:
    return Refused(409, "already-begun", "The game at this table has begun.")


class Gathering:
    """What happens at a table that waits until everybody is ready."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def ready(self, live: Live, visitor: Visitor, on: bool) -> None:
        """Whoever is at this browser is ready, or not yet."""
        seats = live.seats_of(live.admit(visitor))
        if not seats:
            raise Refused(403, "not-seated", "Whoever only watches need not be ready.")

        async def work() -> None:
            table = live.table
            if not table.gathering:
                raise already_begun()
            changed = [seat for seat in seats if (seat in table.ready) != on]
            if changed:
                await self.tables.commit(live, ("ready", {"seats": changed, "on": on}))

        await self.tables.alone(live, work)
        await self.note_listing(live)

    async def begin(self, live: Live) -> None:
        """The host does not wait any longer; whoever comes later finds the game begun."""

        async def work() -> None:
            if not live.table.gathering:
                raise already_begun()
            await self.tables.commit(live, ("begun", {}))

        await self.tables.alone(live, work)
        await self.note_listing(live)

    # ---- open tables ----------------------------------------------------------------------------------------------

    async def offer(self, live: Live, on: bool) -> None:
        """Let anybody take a free seat from the lobby, or nobody any more."""

        async def work() -> None:
            if on and not live.table.gathering:
                raise already_begun()
            if live.table.listed != on:
                await self.tables.commit(live, ("listed", {"on": on}))

        await self.tables.alone(live, work)
        await self.note_listing(live)

    async def note_listing(self, live: Live) -> None:
        """Let the store know whether the lobby may show this table."""
        await self.tables.writing(self.tables.store.list_table(live.table.id, is_open(live)))

    async def open_tables(self, guest: str | None) -> list[m.OpenTable]:
        """Tables with a free seat for anybody; those where this browser sits already are among its own."""
        found = []
        for identity in await self.tables.reading(self.tables.store.tables_listed(MOST_OPEN)):
            try:
                live = await self.tables.get(identity)
            except Refused:
                continue
            if is_open(live) and not live.seats_of(guest):
                found.append(open_table(live))
        return found

    async def take(self, live: Live, guest: str, name: str) -> None:
        """The first free seat of an open table."""

        async def work() -> None:
            if live.seats_of(guest):
                return
            free = free_seats(live) if is_open(live) else []
            if not free:
                raise Refused(409, "no-free-seat", "Somebody else has taken the last free seat at this table.")
            old = live.chairs[free[0]]
            chair = Chair(old.seat, old.secret, old.password, [guest])
            await self.tables.commit(live, ("joined", {"seat": old.seat, "name": name}), chairs=[chair])

        await self.tables.alone(live, work)
        await self.note_listing(live)

    # ---- another device -------------------------------------------------------------------------------------------

    async def move(self, live: Live, chair: Chair, guest: str) -> None:
        """A seat goes on in this browser instead of the one before. Its name stays, and so does what was played."""
        moved = Chair(chair.seat, chair.secret, chair.password, [guest])
        await self.tables.commit(live, ("moved", {"seat": chair.seat}), chairs=[moved])
        await self.tables.writing(self.tables.store.hand_words(live.table.id, chair.seat, guest))


def free_seats(live: Live) -> list[int]:
    """The seats that anybody may take who finds the table in the lobby."""
    return [
        seat
        for seat, place in enumerate(live.table.places)
        if place.kind == "person" and not place.taken and not place.password and not live.chairs[seat].guests
    ]


def is_open(live: Live) -> bool:
    return live.table.listed and live.table.gathering and live.table.playing and bool(free_seats(live))


def open_table(live: Live) -> m.OpenTable:
    table = live.table
    hosts = live.seats_of(live.host)
    return m.OpenTable(
        id=table.id,
        game=table.game.name,
        options=table.options,
        seats=[seat_info(live, seat) for seat in range(table.players)],
        host=hosts[0] if hosts else None,
        clock=table.clock.clock if table.clock else None,
    )
