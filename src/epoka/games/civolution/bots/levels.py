"""How much blur or search each level takes in Civolution, by the number of players; found by matches (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from epoka.core.policy import Level, five_levels

SAGES: Final = {
    1: Level(rollouts=900, horizon=6),
    2: Level(rollouts=300, horizon=3),
    3: Level(rollouts=200, horizon=3),
    4: Level(rollouts=150, horizon=3),
}
"""Rollouts a gesture that stay below a second on one core.

Alone a look twice as far ahead with three times the rollouts brought 27 ± 6 points against V.I.C.I. (docs/bots.md).
"""


def levels_at(players: int) -> list[Level]:
    """The five levels at a table of so many players, the weakest first."""
    return five_levels(1.05, 0.63, Level(rollouts=10, horizon=2), SAGES[players])
