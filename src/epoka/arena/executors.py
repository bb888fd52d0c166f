"""Which executor does the work, as people name it: `local`, `ray` or `ray=ADDRESS`."""

from __future__ import annotations

from epoka.arena.executor import Executor, InThisProcess
from epoka.arena.processes import Processes, cores
from epoka.arena.ray_cluster import RayCluster
from epoka.core.errors import EpokaError, excerpt


def chosen_executor(on: str, workers: int | None, limit: float | None) -> Executor:
    """The executor of this name; without a number of workers one a core, with 0 all is done in this process.

    `limit` is how many seconds an item may take.
    """
    kind, sign, address = on.partition("=")
    if kind not in ("local", "ray") or (sign and (kind == "local" or not address)):
        raise EpokaError(f"there is no «{excerpt(on)}» to play on; there is local, ray and ray=ADDRESS")
    if workers is not None and workers < 0:
        raise EpokaError(f"{workers} workers cannot play; at least 1, or 0 to play in this process")
    if limit is not None and limit <= 0:
        raise EpokaError(f"a limit of {limit:g} seconds leaves no time to play")
    if kind == "ray":
        return RayCluster(address or None, workers or (None if address else cores()), limit)
    if workers == 0:
        if limit is not None:
            raise EpokaError("a limit needs a process that can be ended: at least 1 worker")
        return InThisProcess()
    return Processes(workers or cores(), limit)
