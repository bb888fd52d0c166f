"""Whatever a player may click on in vain says why, with the rule."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from epoka.games.civolution import game
from epoka.games.civolution.components.catalogue import GOAL_CHIPS
from epoka.games.civolution.components.lines import goal_lines
from epoka.texts import LANGUAGES, Texts
from tests.rules.civolution.table import GAME, Seat, doing, refused
from tests.rules.civolution.why_case import Case
from tests.rules.civolution.why_cases import CASES
from tests.rules.civolution.why_cases_continent import after_a_roll, blocked_by_provisions

PAYABLE = "G21"
"""A goal chip that asks for two wood; with something to install the question is asked."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code} {case.action}")
def test_the_reason_names_what_is_missing_and_the_rule(case: Case) -> None:
    refusal = refused(case.position(), case.action)
    assert (refusal.code, refusal.rule) == (case.code, case.rule)
    assert {name: refusal.params[name] for name in case.values} == case.values


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    texts = Texts(language, GAME, ["Ola", "Jiří", "Ivan", "Ewa"])
    lines = [texts.refusal(refused(case.position(), case.action)) for case in CASES]
    assert [line for line in lines if not line or "{" in line or "$" in line] == []


@pytest.mark.rule("CV-119")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_goal_that_is_not_met_says_what_it_counts_and_how_many_there_are(language: str) -> None:
    texts = Texts(language, GAME)
    for goal in GOAL_CHIPS:
        if goal.conditions:
            seat: Seat = {"goals": [[goal.id], [PAYABLE]], "markers": {"wood": 2}}
            refusal = refused(doing(["InstallGoal", 0], seats={0: seat}), f"install {goal.id}")
            wants = [texts.say(line["key"], line["values"]) for line in goal_lines(goal)]
            assert any(want in texts.refusal(refusal) for want in wants), goal.id
            assert texts.refusal(refusal).endswith(f"{refusal.params['have']} (CV-119).")


@pytest.mark.rule("CV-89", "CV-92")
def test_ideas_that_are_missing_are_counted() -> None:
    (hunt, hunter), (find, finder) = after_a_roll()
    refusal = refused(hunter, hunt)
    assert (refusal.code, refusal.rule, refusal.params) == ("not-enough-ideas", "CV-89", {"ideas": 3, "have": 1})
    assert (refused(finder, find).code, refused(finder, find).rule) == ("other-terrain", "CV-92")


@pytest.mark.rule("CV-211")
def test_a_farm_space_closed_by_provisions_says_so() -> None:
    refusal = refused(blocked_by_provisions(), "in b-forest")
    assert (refusal.code, refusal.rule, refusal.params) == ("farm-space-blocked", "CV-211", {"territory": "b-forest"})


def test_every_reason_in_the_sources_has_a_case() -> None:
    written: set[str] = set()
    for file in Path(game.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                assert isinstance(node.args[0], ast.Constant)
                written.add(str(node.args[0].value))
    assert written - {case.code for case in CASES} == {"farm-space-blocked", "other-terrain", "not-enough-ideas"}
