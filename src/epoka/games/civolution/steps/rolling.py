"""Dice of six sides, rolled one at a time."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.core.dealer import Dealer
from epoka.core.ids import ASK
from epoka.core.step import Chance
from epoka.games.civolution.notation import ROLL
from epoka.games.civolution.position.state import Civolution


class Roll(Chance[Civolution]):
    """One die; what it means is up to the step, and the opponent's dice are rolled like all others (AMB-48)."""

    def forced(self, s: Civolution) -> i64:
        return ASK

    def allows(self, s: Civolution, action: i64) -> bool:
        return ROLL <= action < ROLL + 6

    def outcomes(self, s: Civolution) -> list[tuple[int, float]]:
        return [(ROLL + side, 1 / 6) for side in range(6)]

    def draw(self, s: Civolution, dealer: Dealer) -> int:
        return ROLL + dealer.below("dice", 6)
