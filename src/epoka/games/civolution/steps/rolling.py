"""Dice of six sides, rolled one at a time."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.core.uniform import UniformRange
from epoka.games.civolution.notation import ROLL
from epoka.games.civolution.position.state import Civolution


class Roll(UniformRange[Civolution]):
    """One die is rolled; the step says what its value means.

    The opponent's dice are rolled like all others (AMB-48).
    """

    def __init__(self) -> None:
        super().__init__(ROLL, "dice")

    def count(self, s: Civolution) -> i64:
        return 6
