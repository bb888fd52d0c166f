"""When the collector of garbage looks at everything: seldom, since everybody waits meanwhile.

A table in memory has hundreds of lists that live as long as the table. Python would look through those of all tables
whenever their number has grown by a quarter, half a second for some hundred long games on a busy machine. Rings of
objects, the only garbage that needs a collector, are found while they are young as before, and old ones at intervals.
"""

from __future__ import annotations

import asyncio
import gc

SECONDS_BETWEEN = 600.0
YOUNG = 20_000
"""So many new objects before the young ones are looked at; a single position of a long game has a thousand."""
NEVER = 1_000_000
"""So many collections of the middle generation before the oldest has its turn."""


async def collect_seldom(pause: float = SECONDS_BETWEEN) -> None:
    """Look at everything at intervals only, until cancelled; what was loaded at the start never again."""
    young, middle, oldest = gc.get_threshold()
    gc.set_threshold(YOUNG, middle, NEVER)
    gc.collect()
    gc.freeze()
    try:
        while True:
            await asyncio.sleep(pause)
            gc.collect()
    finally:
        gc.set_threshold(young, middle, oldest)
        gc.unfreeze()
