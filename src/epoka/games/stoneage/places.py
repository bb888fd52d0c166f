"""The sixteen places that take workers (SA-12)."""

from __future__ import annotations

from typing import Final

HUNT: Final = 0
FOREST: Final = 1
CLAY_PIT: Final = 2
QUARRY: Final = 3
RIVER: Final = 4
TOOL_MAKER: Final = 5
HUT: Final = 6
FIELD: Final = 7
CARD: Final = 8
"""The card in slot 1; the other slots follow."""
BUILDING: Final = 12
"""The building on stack 1; the other stacks follow."""
PLACES: Final = 16

MOST_PLAYERS: Final = 4

RINGS: Final = 7
"""Rings of each gathering place."""

NAMES: Final = [
    *["hunt", "forest", "clay", "quarry", "river", "toolmaker", "hut", "field"],
    *[f"card {slot}" for slot in range(1, 5)],
    *[f"building {stack}" for stack in range(1, 5)],
]

NEEDS: Final = [0, 0, 0, 0, 0, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]
"""How many workers exactly a placement takes; 0 where it is one or more."""
