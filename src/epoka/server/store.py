"""What the server asks of a database, and nothing else: a second one is a second file beside sqlite.py."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

WATCHER = -1
"""In place of a seat: whoever holds the watch link."""


class StoreTrouble(Exception):
    """The database cannot do what was asked: full, locked, damaged. What was asked has not happened."""


class Conflict(Exception):
    """Somebody else has appended in between; read again."""


class TableEvent(msgspec.Struct, frozen=True):
    """One thing that happened at a table. `seat` and `message` make a repeated submission harmless."""

    seq: int
    kind: str
    data: dict[str, Any]
    at: float
    seat: int | None = None
    message: str | None = None


class Snapshot(msgspec.Struct, frozen=True):
    """The position after event `seq`, by the rules of `version`."""

    seq: int
    version: int
    data: dict[str, Any]


class Chair(msgspec.Struct):
    """A seat, or the watchers: the hashes that open it and the guests who have opened it."""

    seat: int
    secret: str = ""
    password: str = ""
    guests: list[str] = []


class DraftRow(msgspec.Struct, frozen=True):
    """An unfinished gesture of a seat, for that seat alone: its actions, and those that may be played again."""

    seat: int
    names: list[str]
    taken_back: list[str] = []


class TableRow(msgspec.Struct, frozen=True):
    """What is known of a table beside its events."""

    id: str
    host: str
    created: float


class Change(msgspec.Struct, kw_only=True):
    """What is written in one transaction: all of it or nothing."""

    table: str
    expected: int
    """The sequence number the table must have for this to be written."""
    events: list[TableEvent] = []
    snapshot: Snapshot | None = None
    new: TableRow | None = None
    chairs: list[Chair] = []
    """Chairs as they are from now on."""
    drafts: list[DraftRow] | None = None
    """All drafts of the table from now on; None where they stay as they are."""
    unattended: bool = False
    """Whether things happen here even when nobody looks: decisions run out of time, or a bot is to decide."""


class EventStore(Protocol):
    """Everything may raise StoreTrouble."""

    async def write(self, change: Change) -> None:
        """On disk when it returns. Raises Conflict where the table is not at the expected number."""

    async def table(self, table: str) -> TableRow | None: ...

    async def events(self, table: str, after: int = 0) -> list[TableEvent]: ...

    async def snapshot(self, table: str) -> Snapshot | None: ...

    async def chairs(self, table: str) -> list[Chair]: ...

    async def drafts(self, table: str) -> list[DraftRow]: ...

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """The tables at which a guest sits or watches, the newest first."""

    async def tables_unattended(self) -> list[str]:
        """The tables where things happen even when nobody looks, the newest first."""

    async def key(self) -> str:
        """The secret with which this server signs; made once."""

    async def close(self) -> None: ...
