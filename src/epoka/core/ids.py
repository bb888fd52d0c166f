"""The numbers the kernel speaks in: seats and actions, and the special values that stand in their places.

Seats and actions count from 0, so that every special value is negative. Those of a seat, a mover and an audience are
stored in snapshots and in the events of a table: they keep their numbers for ever. The answers of `Step.forced` are
stored nowhere; no other special value has their numbers, so that one taken for another is noticed.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

SeatId: TypeAlias = i64
"""A seat: a player's, from 0 in seating order, or that of a side beyond the players."""

ActionId: TypeAlias = i64
"""An action, by its place in the game's numbering."""

# ---- in place of a mover --------------------------------------------------------------------------------------------

CHANCE: Final = -1
"""The mover of every roll, deal and draw."""

ENDED: Final = -3
"""The mover of a finished game."""

# ---- in place of a seat that looks on -------------------------------------------------------------------------------

ALL: Final = -1
"""The audience of what everybody may see."""

NOBODY: Final = -2
"""No seat: a spectator's, where somebody looks on, and that of a procedure of the whole table."""

# ---- in place of an action ------------------------------------------------------------------------------------------

ASK: Final = -4
"""Answer of `Step.forced`: there is a choice, somebody must be asked."""

GO: Final = -5
"""Answer of `Step.forced`: nothing is decided here, the kernel carries the step out by itself."""
