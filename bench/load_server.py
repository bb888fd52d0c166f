"""The server of the load test, as `epoka serve` runs it; started by load.py with a folder for its data.

All clients share one address here, so what one address may do and open is raised. What counts by browser stays as it
is.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ours import Table, identity

from epoka.server.run import serve
from epoka.server.settings import Gates, Rates, Settings


def announce(address: str) -> None:
    """One line on standard output: where it answers, and which build does."""
    build = identity(Table("stone-age"))
    print(json.dumps({"address": address, "modules": build["modules"], "compiled": build["compiled"]}), flush=True)


if __name__ == "__main__":
    many = "1000000/minute"
    rates = Rates(creating=many, joining=many, acting_by_address="1000000/second")
    gates = Gates(connections=100_000, connections_by_address=100_000, sockets_by_address=100_000)
    serve("127.0.0.1", 0, Settings(data=Path(sys.argv[1]), rates=rates, gates=gates), "warning", announce)
