"""Planning markers on the dice spaces (CV-67)."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.games.civolution.components.spaces import PLAN
from epoka.games.civolution.console.markers import gain
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import PLAN_ON
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.preview import Preview


class PlanOn(Opening):
    """The player chooses the dice space to which all planning markers of one activation go (CV-67)."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number

    def rule(self) -> str:
        return "CV-67"

    def offer(self, s: Civolution, out: list[int]) -> None:
        for value in range(6):
            out.append(PLAN_ON + value)

    def choose(self, s: Civolution, action: i64) -> None:
        gain(s, self.seat, PLAN + action - PLAN_ON, self.number)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        shown.gains(PLAN + action - PLAN_ON, self.number)
