"""How much blur or search each level takes in Stone Age, by the number of players; found by matches (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from epoka.core.policy import Level, five_levels

SAGES: Final = {
    2: Level(rollouts=400, horizon=2),
    3: Level(rollouts=320, horizon=1, gate=1.5, thorough=True),
    4: Level(rollouts=800, horizon=1, gate=1.5, thorough=True),
}
"""Rollouts a gesture that stay below a second on one core.

With four players a second round ahead showed no gain.
"""


def levels_at(players: int) -> list[Level]:
    """The five levels at a table of so many players, the weakest first."""
    return five_levels(1.5, 0.9, Level(rollouts=18, horizon=1), SAGES[players])
