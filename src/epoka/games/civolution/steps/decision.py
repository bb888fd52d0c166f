"""The base of every choice of a seat: how it refuses, previews and asks."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.core.step import Step
from epoka.games.civolution.components.catalogue import ATTRIBUTE_CHIPS
from epoka.games.civolution.components.pieces import ATTRIBUTES
from epoka.games.civolution.components.spaces import FEATURE
from epoka.games.civolution.notation import ATTRIBUTE_CHIP, DECLINE, DONE
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.wrong_moment import attribute_reason, elsewhere, not_offered


class Decision(Step[Civolution]):
    """A choice of a seat; `rule` is the id of the rule that its refusals cite."""

    def rule(self) -> str:
        return "CV-46"

    def idle(self, action: i64) -> bool:
        return action == DONE or action == DECLINE

    def refuse(self, s: Civolution, action: int) -> Refusal:
        if ATTRIBUTE_CHIP <= action < ATTRIBUTE_CHIP + ATTRIBUTES:
            return attribute_reason(s, self.seat, action - ATTRIBUTE_CHIP)
        found = self.reason(s, action)
        if found is None:
            found = elsewhere(s, self.seat, self.rule(), action)
        return found if found is not None else self.otherwise(action)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        """Why this step itself refuses an action; None where the action belongs to another moment."""
        return None

    def otherwise(self, action: int) -> Refusal:
        """The refusal of an action that belongs to no other moment either."""
        return not_offered(self.rule(), action)

    def preview(self, s: Civolution, action: int) -> dict[str, Any]:
        shown = Preview()
        if ATTRIBUTE_CHIP <= action < ATTRIBUTE_CHIP + ATTRIBUTES:
            shown.pays(FEATURE + ATTRIBUTE_CHIPS[action - ATTRIBUTE_CHIP].feature, 1)
            return shown.data()
        self.foresee(s, action, shown)
        return shown.data()

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        """Add what an action costs, gains and risks."""

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return words_of(type(self).__name__), {}


def words_of(name: str) -> str:
    """A class name as a message key: PayDice becomes pay-dice."""
    key = ""
    for letter in name:
        key += "-" + letter.lower() if letter.isupper() and key else letter.lower()
    return key
