"""How much blur or search each level takes in Stone Age, by the number of players; found by matches (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from epoka.core.policy import Level, five_levels

SAGES: Final = {
    2: Level(rollouts=400, horizon=2),
    3: Level(rollouts=400, horizon=1),
    4: Level(rollouts=400, horizon=1),
}
"""Rollouts a gesture that stay below a second on one core."""


def levels_at(players: int) -> list[Level]:
    """The five levels at a table of so many players, the weakest first."""
    return five_levels(1.6, 0.95, Level(rollouts=20, horizon=1), SAGES[players])
