"""How much blur or search each level takes in Founders, by the number of players; found by matches (docs/bots.md)."""

from __future__ import annotations

from typing import Final

from epoka.core.policy import Level, five_levels

SAGES: Final = {
    2: Level(rollouts=600, horizon=6),
    3: Level(rollouts=400, horizon=6),
    4: Level(rollouts=200, horizon=8, gate=1.5),
}
"""Rollouts a gesture that stay below a second on one core."""


def levels_at(players: int) -> list[Level]:
    """The five levels at a table of so many players, the weakest first."""
    return five_levels(0.53, 0.26, Level(rollouts=8, horizon=players), SAGES[players])
