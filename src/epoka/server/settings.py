"""How a server is run: what an operator may set, and what tests make small."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from epoka import Dealer


@dataclass(frozen=True)
class Rates:
    """How often one browser or address may do a thing, in the notation of the library `limits`."""

    creating: str = "30/minute"
    joining: str = "60/minute"
    acting: str = "40/second"
    reading: str = "60/second"
    """Looking at tables and positions, a browser."""
    reading_by_address: str = "300/second"
    heavy: str = "60/minute"
    """Reading whole games (review, log) and going on from them, a browser."""
    heavy_by_address: str = "300/minute"


@dataclass(frozen=True)
class Settings:
    data: Path
    """The folder of the database."""
    pace: float = 0.35
    """Seconds between the moves of bots, so that people can follow."""
    think_limit: float = 10.0
    """Seconds a bot may think about one gesture."""
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
    idle: float = 900.0
    """Seconds after which a table nobody looks at leaves the memory."""
    clock: Callable[[], float] = time.time
    dealer: Dealer = field(default_factory=Dealer)
    """Draws what chance decides: from the system's entropy, unless a test wants the same dice every time."""
    worker_command: list[str] | None = None
    """What starts a bot's process; None for the usual one."""
    reader_command: list[str] | None = None
    """What starts a process that reads; None for the usual one."""
