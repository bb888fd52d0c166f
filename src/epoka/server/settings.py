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
    rates: Rates | None = Rates()
    """None: no limits."""
    idle: float = 900.0
    """Seconds after which a table nobody looks at leaves the memory."""
    keep_days: float | None = None
    """Days after which a finished or closed table that nobody used is deleted; None for never."""
    keep_empty_days: float | None = None
    """The same for a table at which no person ever acted."""
    keep_unfinished_days: float | None = None
    """The same for all others."""
    metrics_address: tuple[str, int] | None = None
    """Host and port of the metrics, where they have a port of their own."""
    clock: Callable[[], float] = time.time
    dealer: Dealer = field(default_factory=Dealer)
    """Draws what chance decides: from the system's entropy, unless a test wants the same dice every time."""
    worker_command: list[str] | None = None
    """What starts a bot's process; None for the usual one."""
