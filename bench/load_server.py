"""The server of the load test, as `epoka serve` runs it; started by load.py with a folder for its data.

All clients share one address here, so what one address may do, open and read is raised. What counts by browser stays as
it is, but for reading. With --keep-nothing all that is read is made anew for each who asks.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

from ours import Table, identity

from epoka.server.run import serve
from epoka.server.settings import Gates, Rates, Settings


def announce(address: str) -> None:
    """One line on standard output: where it answers, and which build does."""
    build = identity(Table("stone-age"))
    print(json.dumps({"address": address, "modules": build["modules"], "compiled": build["compiled"]}), flush=True)


MANY = "1000000/minute"

if __name__ == "__main__":
    rates = Rates(
        creating=MANY,
        joining=MANY,
        acting_by_address=MANY,
        reading=MANY,
        reading_by_address=MANY,
        heavy=MANY,
        heavy_by_address=MANY,
    )
    gates = Gates(connections=100_000, connections_by_address=100_000, sockets_by_address=100_000)
    settings = Settings(data=Path(sys.argv[1]), rates=rates, gates=gates, most_reading_each=sys.maxsize)
    if "--keep-nothing" in sys.argv:
        settings = replace(settings, shelf_bytes=0)
    serve("127.0.0.1", 0, settings, "warning", announce)
