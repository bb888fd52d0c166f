"""When the position of a running table is written down beside its events.

The events tell the same; the snapshot is for an upgrade of the rules by which they no longer replay. Written with every
gesture it would be half of what a gesture costs the disk. So it is written when a game begins, when something is taken
back, when the game is over, with every sixteenth gesture, when a table has been quiet for a while, and when the server
stops. What that gives up: after a crash followed by other rules, a table goes on only if the gestures since the last
snapshot, fifteen at most, fit the new rules.
"""

from __future__ import annotations

from epoka import State
from epoka.server.live import Live

EVERY = 16
"""Events after which the position is written with the next gesture."""
QUIET_SECONDS = 60.0
"""After which it is written although nothing happens."""


def wanted(live: Live, kinds: list[str], after: State | None, seq: int) -> bool:
    """Whether to write the position with a change: with every one that does more than play on from the last."""
    if after is None:
        return False
    return after.over or kinds != ["acted"] or seq - live.snapped >= EVERY


def missing(live: Live) -> bool:
    """Whether the store has an earlier position than the table."""
    return live.table.moved > live.snapped
