"""Where the words of a table are kept: statements for both databases, the newest words only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from epoka.server.sql_store import Connection

MOST_OF_A_ROOM: Final = 500
"""So many words of a room are kept; of a further one the oldest goes."""
WORDS: Final = ("table_id", "number", "id", "room", "seat", "guest", "name", "text", "reaction", "at")
"""The columns of words."""


class WordRow(msgspec.Struct, frozen=True):
    """Something that was said at a table, with what only the server knows: the guest who said it."""

    id: str
    room: str
    seat: int
    guest: str
    name: str
    text: str
    reaction: str
    at: float


class Doing(Protocol):
    """What a store on a database does for its parts."""

    def _do(self, table: str, work: Callable[[Connection], object]) -> Awaitable[None]: ...

    def _rows(self, sql: str, **values: Any) -> Awaitable[list[tuple[Any, ...]]]: ...


class Words:
    """The part of the store that keeps what is said."""

    async def words(self: Doing, table: str) -> list[WordRow]:
        sql = """SELECT id, room, seat, guest, name, text, reaction, at FROM words
                 WHERE table_id = :table ORDER BY number"""
        return [WordRow(*row) for row in await self._rows(sql, table=table)]

    async def add_word(self: Doing, table: str, word: WordRow) -> None:
        """Keep a word; nothing where the table is gone."""
        await self._do(table, lambda connection: add(connection, table, word))

    async def remove_words(self: Doing, table: str, ids: Sequence[str]) -> None:
        rows = [{"table": table, "id": identity} for identity in ids]
        sql = "DELETE FROM words WHERE table_id = :table AND id = :id"
        await self._do(table, lambda connection: connection.run_many(sql, rows))

    async def hand_words(self: Doing, table: str, seat: int, guest: str) -> None:
        """What was said and noted at a seat belongs to the guest who has moved there from another browser."""
        sql = "UPDATE words SET guest = :guest WHERE table_id = :table AND seat = :seat"
        values = {"table": table, "seat": seat, "guest": guest}
        await self._do(table, lambda connection: connection.run(sql, values))


def add(connection: Connection, table: str, word: WordRow) -> None:
    values = {"table": table, "most": MOST_OF_A_ROOM, **msgspec.structs.asdict(word)}
    connection.run(
        """INSERT INTO words SELECT id,
               (SELECT coalesce(max(number), 0) + 1 FROM words WHERE table_id = :table),
               CAST(:id AS TEXT), CAST(:room AS TEXT), CAST(:seat AS INTEGER), CAST(:guest AS TEXT),
               CAST(:name AS TEXT), CAST(:text AS TEXT), CAST(:reaction AS TEXT), CAST(:at AS DOUBLE PRECISION)
           FROM tables WHERE id = :table""",
        values,
    )
    connection.run(
        """DELETE FROM words WHERE table_id = :table AND number IN (
               SELECT number FROM words WHERE table_id = :table AND room = :room
               ORDER BY number DESC LIMIT :most OFFSET :most)""",
        values,
    )
