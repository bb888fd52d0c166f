"""What the goal chips of Civolution count can be come by, and whoever has it is not told that it is missing."""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.catalogue import GOAL_CHIPS
from epoka.testing.checks.reasons import untrue
from tests.conformance.menders.civolution_goals import meet_the_goal
from tests.rules.civolution.table import doing, refused

PAYABLE = "G21"
"""A goal chip that asks for two wood; with something to install the question is asked."""


@pytest.mark.parametrize("goal", [goal.id for goal in GOAL_CHIPS if goal.conditions])
def test_whoever_has_what_a_goal_counts_is_not_told_that_it_is_not_met(goal: str) -> None:
    state = doing(["InstallGoal", 0], seats={0: {"goals": [[goal], [PAYABLE]], "markers": {"wood": 2}}})
    reason = refused(state, f"install {goal}")
    assert reason.code == "goal-not-met"
    assert untrue(state, state.action(f"install {goal}"), reason, meet_the_goal) == ""
