"""The server of the load test, as `epoka serve` runs it; started by load.py with a folder for its data.

All clients share one address here, so what one address may set up and join in a minute is raised. The limit on acting
counts by browser and stays as it is.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ours import Table, identity

from epoka.server.run import serve
from epoka.server.settings import Rates, Settings


def announce(address: str) -> None:
    """One line on standard output: where it answers, and which build does."""
    build = identity(Table("stone-age"))
    print(json.dumps({"address": address, "modules": build["modules"], "compiled": build["compiled"]}), flush=True)


if __name__ == "__main__":
    rates = Rates(creating="1000000/minute", joining="1000000/minute")
    serve("127.0.0.1", 0, Settings(data=Path(sys.argv[1]), rates=rates), "warning", announce)
