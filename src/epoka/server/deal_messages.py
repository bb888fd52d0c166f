"""What is said about sealed deals: the twin of the last part of web/src/lib/protocol.ts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from epoka.server import messages as m
from epoka.server.clocks import Clock

MOST_TABLES = 8
MOST_WORDS = 16

Words = Annotated[str, Meta(min_length=1, max_length=100)]


class NewDeal(m.Given):
    """The game that is to be dealt the same way at several tables, or fairly at one."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, m.Scalar] = {}
    tables: Annotated[int, Meta(ge=1, le=MOST_TABLES)] = 1


class MixIn(m.Given):
    words: Words


class DealtTable(m.Given):
    """A table of a sealed deal: as a new table, but for what the deal settles."""

    seats: Annotated[list[m.NewSeat], Meta(min_length=1, max_length=16)]
    deadline: Annotated[float, Meta(ge=5, le=2_592_000)] | None = None
    clock: Clock | None = None
    undo: m.UndoPolicy = "free"
    hints: bool = True
    chances: bool = False
    chat: m.ChatPolicy = "players"
    gather: bool = False


class DealSeat(m.Sent):
    name: str
    bot: str | None
    points: int
    place: int


class DealTable(m.Sent):
    """A table of the deal; before the deal is published nothing but how it stands."""

    id: str
    """"" for who has no right there."""
    status: m.Status
    seats: list[DealSeat]
    fits: Literal["", "yes", "no", "unknown"]
    """Whether every draw was as the seed says; "" before the end."""
    other: int
    """The first action that was not, counted from 1; 0 for none."""


class Deal(m.Sent):
    id: str
    game: str
    players: int
    options: m.Values
    created: str
    commitment: str
    """SHA-256 of the secret."""
    words: list[str]
    mixed: bool
    """Whether this browser has mixed words in."""
    maker: bool
    places: int
    """At how many tables it is played."""
    begun: int
    """How many of them have begun."""
    knows: bool
    """Whether this browser has seen the deal already, at one of its tables."""
    secret: str | None
    """None before the deal is published."""
    tables: list[DealTable]


class OneDeal(m.Sent):
    deal: Deal


class Proof(m.Sent):
    """A published deal, for whoever wants to check it at home."""

    format: str
    commitment: str
    secret: str
    words: list[str]
    records: dict[str, dict[str, Any]]
    """The finished games by the ids of their tables."""
