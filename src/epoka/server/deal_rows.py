"""Sealed deals as the database keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from epoka.server.store import DealRow

if TYPE_CHECKING:
    from epoka.server.sql_store import Connection
    from epoka.server.word_store import Doing

COLUMNS = ("id", "maker", "created", "game", "players", "options", "places", "secret", "words", "begun", "published")
ALL = ", ".join(COLUMNS)


class DealRows:
    """The part of a store that keeps sealed deals."""

    async def keep_deal(self: Doing, deal: DealRow) -> None:
        """Write a deal down, new or changed."""
        await self._do("", lambda connection: put_deal(connection, deal))

    async def deal(self: Doing, identity: str) -> DealRow | None:
        rows = await self._rows(f"SELECT {ALL} FROM deals WHERE id = :id", id=identity)
        return deal_row(rows[0]) if rows else None

    async def deals(self: Doing) -> list[DealRow]:
        """All of them, by id."""
        return [deal_row(row) for row in await self._rows(f"SELECT {ALL} FROM deals ORDER BY id")]

    async def tables_of_deal(self: Doing, deal: str) -> list[str]:
        """The tables of a deal, the oldest first."""
        sql = """SELECT id FROM tables JOIN deal_tables ON table_id = id WHERE deal_id = :deal ORDER BY created, id"""
        return [row[0] for row in await self._rows(sql, deal=deal)]

    async def forget_deals(self: Doing, before: float) -> None:
        """Remove the deals of before a moment that are played at no table any more."""
        sql = """DELETE FROM deals WHERE created < :before
                 AND NOT EXISTS (SELECT 1 FROM deal_tables WHERE deal_id = deals.id)"""
        await self._do("", lambda connection: connection.run(sql, {"before": before}))


def put_deal(connection: Connection, deal: DealRow) -> None:
    sql = f"""INSERT INTO deals ({ALL}) VALUES ({", ".join(f":{column}" for column in COLUMNS)})
              ON CONFLICT (id) DO UPDATE SET words = excluded.words, begun = excluded.begun, places = excluded.places,
              published = excluded.published"""
    values = msgspec.structs.asdict(deal)
    values |= {name: msgspec.json.encode(values[name]).decode() for name in ("options", "words")}
    connection.run(sql, values)


def put_deal_table(connection: Connection, table: str, deal: str) -> None:
    connection.run("INSERT INTO deal_tables VALUES (:table, :deal)", {"table": table, "deal": deal})


def deal_row(row: tuple[Any, ...]) -> DealRow:
    values = dict(zip(COLUMNS, row, strict=True))
    values |= {name: msgspec.json.decode(values[name]) for name in ("options", "words")}
    return msgspec.convert(values, DealRow)
