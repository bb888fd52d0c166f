"""How a server is run: what an operator may set, and what tests make small."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from epoka import Dealer

NO_LIMIT = sys.maxsize


@dataclass(frozen=True)
class Rates:
    """How often a thing may be done, in the notation of the library `limits`."""

    creating: str = "30/minute"
    """By address."""
    joining: str = "60/minute"
    """By address."""
    opening: str = "240/minute"
    """Sockets of tables, by browser."""
    acting: str = "40/second"
    """By browser."""
    acting_by_address: str = "400/second"
    """Several people may share an address."""
    reading: str = "60/second"
    """Looking at tables and positions, by browser."""
    reading_by_address: str = "300/second"
    heavy: str = "60/minute"
    """Reading whole games (review, log) and going on from them, by browser."""
    heavy_by_address: str = "300/minute"
    acting_by_program: str = "200/second"
    """Of one that plays with a token: it clicks faster than people."""
    reading_by_program: str = "200/second"
    talking: str = "20/minute"
    """Words at tables, by browser."""
    talking_by_address: str = "120/minute"


@dataclass(frozen=True)
class Gates:
    """What connections may cost. The defaults suit a server without a proxy in front of it."""

    connections: int = 2000
    """In all; fewer where the system allows fewer files."""
    connections_by_address: int = 300
    """A trusted proxy may have more: it comes for many people."""
    head_bytes: int = 32 * 1024
    """The longest head of a request; the same holds for what surrounds the pieces of a body."""
    head_fields: int = 100
    head_seconds: float = 10.0
    """How long a head may take to arrive."""
    body_seconds: float = 10.0
    """How long a body may take to arrive, beside the time it needs at the slowest speed."""
    bodies: int = 64 * 1024 * 1024
    """Bytes of bodies that are held at the same time."""
    slowest: int = 4096
    """Bytes a second at which a body must arrive, and an answer must be taken."""
    send_seconds: float = 20.0
    """After so many seconds in which nothing, or less than the slowest speed, is taken a connection is cut off."""
    keep_alive: int = 5
    """Seconds a connection is kept for the next request."""
    sockets_by_guest: int = 50
    sockets_by_address: int = 200
    sockets_by_table: int = 2000


OWN_MACHINE = Gates(
    connections=NO_LIMIT,
    connections_by_address=NO_LIMIT,
    bodies=NO_LIMIT,
    sockets_by_guest=NO_LIMIT,
    sockets_by_address=NO_LIMIT,
    sockets_by_table=NO_LIMIT,
)
"""For a server that only its owner reaches: nobody is counted."""


@dataclass(frozen=True)
class Settings:
    data: Path
    """The folder of the database, the lock and the administration."""
    store: str | None = None
    """The address of a PostgreSQL database that keeps the tables; None for a file in the folder."""
    pace: float = 0.35
    """Seconds between the moves of bots, so that people can follow."""
    think_limit: float = 10.0
    """Seconds a bot may think about one gesture; levels stop by themselves long before."""
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""
    readers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) // 2))
    """Processes in which whole games are read."""
    read_limit: float = 30.0
    """Seconds one of them may work on one answer."""
    most_reading: int = 32
    """So many answers may wait to be made, and of one address so many may wait or be made."""
    most_reading_each: int = 8
    shelf_bytes: int = 16 * 2**20
    """So much of what was read is kept for whoever asks next."""
    rates: Rates | None = Rates()
    """None: no limits."""
    gates: Gates = Gates()
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose X-Forwarded-For and X-Forwarded-Proto are believed; nobody's unless it is named."""
    idle: float = 900.0
    """Seconds after which a table nobody looks at leaves the memory."""
    keep_days: float | None = None
    """Days after which a finished or closed table that nobody used is deleted; None for never."""
    keep_empty_days: float | None = None
    """The same for a table at which no person ever acted."""
    keep_unfinished_days: float | None = None
    """The same for all others."""
    plugins: tuple[str, ...] = ()
    """Games (package.module) and bots (package.module:Bot) that are offered beside the installed ones."""
    metrics_address: tuple[str, int] | None = None
    """Host and port of the metrics, where they have a port of their own."""
    clock: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic
    """A clock that nobody sets: where the other runs away from it, it was set."""
    dealer: Dealer = field(default_factory=Dealer)
    """Draws what chance decides: from the system's entropy, unless a test wants the same dice every time."""
    worker_command: list[str] | None = None
    """What starts a bot's process; None for the usual one."""
    analysis_limit: float = 120.0
    """Seconds that the coach may work on one part of an analysis."""
    analyst_command: list[str] | None = None
    """What starts a process of the coach; None for the usual one."""
    reader_command: list[str] | None = None
    """What starts a process that reads; None for the usual one."""
