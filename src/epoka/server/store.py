"""What the server asks of a database, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from epoka.server.sealed_deal import seed_of
from epoka.server.word_store import WordRow

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


class HintRow(msgspec.Struct, frozen=True):
    """A seat has asked for a hint after so many actions, and how far: where to look (1), what to do (2), why (3)."""

    seat: int
    turn: int
    step: int


class Kept(msgspec.Struct, frozen=True):
    """Something that was made once, as JSON, and the form it has."""

    version: int
    data: str


class TableRow(msgspec.Struct, frozen=True):
    """What is known of a table beside its events."""

    id: str
    host: str
    created: float


class DealRow(msgspec.Struct, frozen=True):
    """A sealed deal. Nobody but the server knows its secret before it is published."""

    id: str
    maker: str
    created: float
    game: str
    players: int
    options: dict[str, Any]
    places: int
    """At how many tables it is played at most."""
    secret: str
    words: list[tuple[str, str]] = []
    """What was mixed in, and by which guests, in the order of their coming."""
    begun: int = 0
    """How many tables have begun: from the first on no words are mixed in any more."""
    published: float | None = None

    @property
    def seed(self) -> str:
        """What the draws of its tables follow from."""
        return seed_of(self.secret, [words for _, words in self.words])


class Standing(msgspec.Struct, frozen=True):
    """How a table stands, so that whoever looks after tables need not load it."""

    status: str = "playing"
    """playing, over or closed"""
    unattended: bool = False
    """Whether a bot is to decide, so that things happen here even when nobody looks."""
    due: float | None = None
    """No decision runs out of time before this moment; None where no clock runs."""


class TableSummary(msgspec.Struct, frozen=True):
    """A table as whoever runs the server sees it in a list."""

    id: str
    game: str
    players: int
    status: str
    created: float
    used: float
    """When something last happened, or somebody last opened it."""
    size: int
    """Bytes of its events and its snapshot."""


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
    hints: list[HintRow] = []
    """Hints that were given; one for the same decision replaces the one before."""
    standing: Standing | None = None
    """How the table stands from now on, and that it is in use; None where the store knows that well enough."""
    deal: str | None = None
    """The sealed deal of a new table."""
    host: str | None = None
    """Who is host from now on, where that changes."""


class Expired(msgspec.Struct, frozen=True):
    """Which tables have been kept long enough: those untouched since a moment, None for those kept for ever."""

    ended: float | None = None
    """Tables that are over or closed."""
    empty: float | None = None
    """Tables at which no person ever acted."""
    unfinished: float | None = None
    """All others."""


class EventStore(Protocol):
    """Everything may raise StoreTrouble."""

    async def write(self, change: Change) -> None:
        """On disk when it returns. Raises Conflict where the table is not at the expected number."""

    async def table(self, table: str) -> TableRow | None: ...

    async def events(self, table: str, after: int = 0) -> list[TableEvent]: ...

    async def snapshot(self, table: str) -> Snapshot | None: ...

    async def chairs(self, table: str) -> list[Chair]: ...

    async def drafts(self, table: str) -> list[DraftRow]: ...

    async def hints(self, table: str) -> list[HintRow]: ...

    async def analysis(self, table: str) -> Kept | None: ...

    async def keep_deal(self, deal: DealRow) -> None:
        """Write a sealed deal down, new or changed."""

    async def deal(self, identity: str) -> DealRow | None: ...

    async def tables_of_deal(self, deal: str) -> list[str]:
        """The tables of a deal, the oldest first."""

    async def forget_deals(self, before: float) -> None:
        """Remove the deals of before a moment that are played at no table any more."""

    async def keep_analysis(self, table: str, version: int, data: str) -> None:
        """Keep the analysis of a game; nothing where the table is gone."""

    async def words(self, table: str) -> list[WordRow]:
        """What was said at a table, in order."""

    async def add_word(self, table: str, word: WordRow) -> None: ...

    async def remove_words(self, table: str, ids: Sequence[str]) -> None: ...

    async def hand_words(self, table: str, seat: int, guest: str) -> None: ...

    async def list_table(self, table: str, on: bool) -> None:
        """Note that the lobby shows a table, or no longer."""

    async def tables_listed(self, most: int) -> list[str]:
        """The tables that the lobby may show, the newest first."""

    async def tables_of(self, guest: str, most: int) -> list[str]:
        """The tables at which a guest sits or watches, the newest first."""

    async def tables_unattended(self) -> list[str]:
        """The tables where a bot is to decide, the newest first."""

    async def tables_due(self, moment: float, after: tuple[float, str], most: int) -> list[tuple[float, str]]:
        """Some of the tables where a decision may have run out of time, by moment and id, those after `after`."""

    async def tables_expired(self, expired: Expired, most: int) -> list[str]:
        """Some of the tables that have been kept long enough."""

    async def standing(self, table: str) -> tuple[Standing, float] | None:
        """How a table stands, and when it was last used."""

    async def note(self, table: str, seq: int, standing: Standing, used: float) -> None:
        """Correct how a table stands, unless something has happened there since event `seq`."""

    async def delete(self, table: str) -> None:
        """Remove a table with all that belongs to it, beyond recovery; nothing where there is none."""

    async def summaries(self, most: int, table: str | None = None) -> list[TableSummary]:
        """The tables used last, or the one that is named."""

    async def probe(self) -> None:
        """Write a trifle to disk."""

    async def key(self) -> str:
        """The secret with which this server signs; made once."""

    async def renew_key(self) -> None:
        """Make a new one: nobody is known by a cookie any more."""

    async def close(self) -> None: ...
