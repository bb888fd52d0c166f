"""How a table stands, as the store notes it: whether it goes on by itself, and when its clock may run out."""

from __future__ import annotations

from epoka import State
from epoka.server.store import Standing
from epoka.server.table import Table

RESEATING = ("given", "standin", "ready", "begun")
"""What changes who decides for a seat, or lets the game begin."""
NEW_DECISION = ("created", "acted", "undone", *RESEATING)
"""What lets the clock of a decision start anew."""


def present_standing(table: Table, due: float | None) -> Standing:
    """How a table stands now; `due` is the moment its decision runs out."""
    if not table.playing:
        return Standing(table.status)
    bot = any(table.played_by_bot(seat) and not table.deserted(seat) for seat in table.asked())
    return Standing("playing", bot, due)


def standing_after(table: Table, after: State, kinds: list[str], now: float) -> Standing:
    """How a table will stand once this has happened, as far as that is known before it has.

    It errs on the careful side: the clock never runs out before the moment noted, and where a seat changes hands a bot
    is said to be waited for. Should that be wrong, the table is loaded once for nothing, and the store is corrected.
    """
    if table.closed or "closed" in kinds:
        return Standing("closed")
    if after.over:
        return Standing("over")
    reseated = any(kind in RESEATING for kind in kinds)
    if table.gathering and not reseated:
        return Standing("playing")
    asked = [seat for seat in after.asked() if seat >= 0]
    bot = reseated or any(table.played_by_bot(seat) for seat in asked)
    person = reseated or any(not table.played_by_bot(seat) for seat in asked)
    face = table.clock
    if face is None or not person:
        return Standing("playing", bot)
    start = now if any(kind in NEW_DECISION for kind in kinds) else min(now, face.since)
    left = min(face.left(seat) for seat in range(table.players)) - face.used(now)
    return Standing("playing", bot, start + max(0.0, left))
