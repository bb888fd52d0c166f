"""Sealed deals: made, mixed, played at one table or several, published when all are over, and checked."""

from __future__ import annotations

import asyncio
from typing import cast

import msgspec

import epoka
from epoka.server import deal_messages as dm
from epoka.server import messages as m
from epoka.server.errors import Refused
from epoka.server.live import Live
from epoka.server.projection import iso, record
from epoka.server.sealed_deal import FORMAT, commitment, first_other_draw, new_secret
from epoka.server.seats import new_table_id
from epoka.server.store import DealRow
from epoka.server.table import Table
from epoka.server.table_setup import TableSetup, bad_option, begin, find_game
from epoka.server.tables import Tables

NOT_THE_SAME = -1
"""Of a record that cannot be replayed by the rules of this server."""


class Deals:
    """One change of a deal at a time."""

    def __init__(self, tables: Tables, table_setup: TableSetup) -> None:
        self.tables = tables
        self.store = tables.store
        self.table_setup = table_setup
        self._changing = asyncio.Lock()
        self._checked: dict[str, int] = {}
        """The first draw of a finished table that is not as the seed says, 0 for none."""

    # ---- before the start -----------------------------------------------------------------------------------------

    async def new(self, guest: str, wanted: dm.NewDeal) -> DealRow:
        game = find_game(wanted.game)
        state = begin(game, wanted.players, dict(wanted.options))
        now = self.tables.settings.clock()
        options = dict(state.options)
        deal = DealRow(new_table_id(), guest, now, game.name, state.players, options, wanted.tables, new_secret())
        await self._keep(deal)
        return deal

    async def mix(self, guest: str, identity: str, words: str) -> DealRow:
        """Words of somebody, as long as no table has begun; those said before are replaced."""
        words = " ".join(words.split())
        if not words or not words.isprintable():
            raise bad_option("words to mix in consist of printable characters")
        async with self._changing:
            deal = await self.find(identity)
            if deal.begun:
                raise Refused(409, "deal-begun", "A table has begun: nothing is mixed in any more.")
            others = [(who, said) for who, said in deal.words if who != guest]
            if len(others) >= dm.MOST_WORDS:
                raise Refused(409, "deal-words", f"{dm.MOST_WORDS} people have mixed words in; that is enough.")
            return await self._keep(msgspec.structs.replace(deal, words=[*others, (guest, words)]))

    async def table(self, guest: str, identity: str, wanted: dm.DealtTable) -> tuple[Live, m.Links]:
        """One more table of the deal. Whoever has seen the deal at another one cannot set it up."""
        async with self._changing:
            deal = await self.find(identity)
            if deal.published is not None or deal.begun >= deal.places:
                raise Refused(409, "deal-full", "This deal is played at as many tables as it was made for.")
            if len(wanted.seats) != deal.players:
                raise bad_option(f"this deal is for {deal.players} players")
            await self._check_new_to(deal, guest)
            seated = msgspec.structs.asdict(wanted)
            new = m.NewTable(game=deal.game, options=deal.options, **seated)
            await self._keep(msgspec.structs.replace(deal, begun=deal.begun + 1))
            return await self.table_setup.new_table(guest, new, deal)

    # ---- who may know it ------------------------------------------------------------------------------------------

    async def admit(self, live: Live, guest: str) -> None:
        """Refuse to seat somebody, also among the watchers, who has seen this deal at another table."""
        if live.table.deal is not None:
            await self._check_new_to(await self.find(live.table.deal), guest, live.table.id)

    async def _check_new_to(self, deal: DealRow, guest: str, here: str = "") -> None:
        if deal.published is None and await self._knows(deal, guest, here):
            message = "This browser has seen this deal at another table; it would know what is drawn."
            raise Refused(409, "deal-known", message)

    async def _knows(self, deal: DealRow, guest: str | None, here: str = "") -> bool:
        tables = [live for live in await self._tables(deal) if live.table.id != here]
        return guest is not None and any(live.has_right(guest) for live in tables)

    async def check_published(self, live: Live) -> None:
        """Refuse what would tell others of the deal, or forget who has seen it, while it is still played."""
        if live.table.deal is None:
            return
        deal = await self.settled(live.table.deal)
        if deal.published is None and deal.places > 1:
            raise Refused(409, "deal-running", "The deal of this table is still played at another one, or may be.")

    # ---- the end --------------------------------------------------------------------------------------------------

    async def end(self, guest: str, identity: str) -> DealRow:
        """No more tables: published as soon as those that have begun are over."""
        async with self._changing:
            deal = await self.find(identity)
            if deal.maker != guest:
                raise Refused(403, "not-host", "Only whoever made the deal may do this.")
            await self._keep(msgspec.structs.replace(deal, places=max(1, deal.begun)))
        return await self.settled(identity)

    async def settled(self, identity: str) -> DealRow:
        """The deal, published where its last table is over; for good, whatever happens to the tables later."""
        async with self._changing:
            deal = await self.find(identity)
            if deal.published is not None or deal.begun < deal.places:
                return deal
            tables = await self._tables(deal)
            if any(live.table.playing for live in tables) or len(tables) < await self._count(deal):
                return deal
            return await self._keep(msgspec.structs.replace(deal, published=self.tables.settings.clock()))

    async def _count(self, deal: DealRow) -> int:
        return len(await self.tables.reading(self.store.tables_of_deal(deal.id)))

    # ---- telling --------------------------------------------------------------------------------------------------

    async def shown(self, deal: DealRow, guest: str | None) -> dm.Deal:
        """A deal as one browser sees it: results and the secret when it is published, never before."""
        tables = await self._tables(deal)
        return dm.Deal(
            id=deal.id,
            game=deal.game,
            players=deal.players,
            options=deal.options,
            created=iso(deal.created),
            commitment=commitment(deal.secret),
            words=[words for _, words in deal.words],
            mixed=any(who == guest for who, _ in deal.words),
            maker=deal.maker == guest,
            places=deal.places,
            begun=deal.begun,
            knows=await self._knows(deal, guest),
            secret=deal.secret if deal.published is not None else None,
            tables=[await self._shown_table(deal, live, guest) for live in tables],
        )

    async def _shown_table(self, deal: DealRow, live: Live, guest: str | None) -> dm.DealTable:
        table = live.table
        told = dm.DealTable(
            id=table.id if guest is not None and live.has_right(guest) else "",
            status=cast("m.Status", table.status),
            seats=[],
            fits="",
            other=0,
        )
        if deal.published is None or not table.state.over:
            return told
        points, ranking = table.state.points(), table.state.ranking()
        told.seats = [
            dm.DealSeat(name=place.name, bot=place.bot or None, points=points[seat], place=ranking[seat])
            for seat, place in enumerate(table.places)
        ]
        other = await self._first_other_draw(deal, table)
        told.fits = "unknown" if other == NOT_THE_SAME else "no" if other else "yes"
        told.other = max(0, other)
        return told

    async def _first_other_draw(self, deal: DealRow, table: Table) -> int:
        found = self._checked.get(table.id)
        if found is None:
            try:
                found = await asyncio.to_thread(first_other_draw, record(table, None), deal.seed) or 0
            except epoka.EpokaError:  # played by other rules
                found = NOT_THE_SAME
            self._checked[table.id] = found
        return found

    async def proof(self, identity: str) -> dm.Proof:
        deal = await self.settled(identity)
        if deal.published is None:
            raise Refused(409, "deal-running", "The deal is published when its last table is over.")
        over = [live.table for live in await self._tables(deal) if live.table.state.over]
        return dm.Proof(
            format=FORMAT,
            commitment=commitment(deal.secret),
            secret=deal.secret,
            words=[words for _, words in deal.words],
            records={table.id: record(table, None) for table in over},
        )

    # ---- the store ------------------------------------------------------------------------------------------------

    async def find(self, identity: str) -> DealRow:
        deal = await self.tables.reading(self.store.deal(identity))
        if deal is None:
            raise Refused(404, "unknown-deal", f"There is no deal «{identity}» here; check the link.", deal=identity)
        return deal

    async def _keep(self, deal: DealRow) -> DealRow:
        await self.tables.reading(self.store.keep_deal(deal))
        return deal

    async def _tables(self, deal: DealRow) -> list[Live]:
        """The tables of a deal; one that cannot be read hides none of the others."""
        found = []
        for identity in await self.tables.reading(self.store.tables_of_deal(deal.id)):
            try:
                found.append(await self.tables.get(identity))
            except Refused:
                continue
        return found
