"""The spaces on which markers lie (CV-172): those of a console, then the raw materials on the continent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.components.map import TERRITORY_NAMES
from epoka.games.civolution.components.pieces import FEATURES, MATERIALS

# Where a marker may lie; the spaces of a console, then the raw materials on the continent (in a boat's notch on Water).
IDEAS: Final = 0
FOCUS: Final = 1
FOOD: Final = 2
MONEY: Final = 3
PLAN: Final = 4
"""PLAN + value - 1."""
FEATURE: Final = 10
STORE: Final = 16
RAW: Final = 34
SPACES: Final[list[str]] = [
    *["ideas", "focus", "food", "money"],
    *[f"plan {value}" for value in range(1, 7)],
    *FEATURES,
    *MATERIALS,
    *[f"raw {territory}" for territory in TERRITORY_NAMES],
]

RESET_COLUMN: Final = -1
"""Stands for the reset columns where a space is named (CV-166)."""


def space_name(space: i64) -> str:
    return "resets" if space == RESET_COLUMN else SPACES[space]
