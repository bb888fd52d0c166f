"""Work for executors, found by name in other processes."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any


def doubled(item: int) -> int:
    return 2 * item


def strange(item: dict[str, Any]) -> Any:
    """Does what the item says, good or bad."""
    match item["do"]:
        case "die":
            os.kill(os.getpid(), signal.SIGKILL)
        case "die once":
            mark = Path(item["mark"])
            if not mark.exists():
                mark.touch()
                os._exit(7)
        case "hang":
            time.sleep(3600)  # ended by the limit long before
        case "raise":
            raise ValueError("out of ideas")
        case "leave":
            raise SystemExit("tired")
        case "unsendable":
            return strange_result
    return item["do"]


def strange_result() -> None:
    """A function is no plain data; by name it could be sent."""


strange_result.__qualname__ = "nowhere.to.be.found"


def fell_cluster(item: int) -> int:
    """End the part of Ray that runs the workers of this machine."""
    if item == 1:
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(3600)  # ended with the cluster
    return item
