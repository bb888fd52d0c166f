"""Cost, odds and gain of a choice before it is made."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from epoka.games.civolution import game
from epoka.games.civolution.components.pieces import M_RESEARCH
from epoka.games.civolution.notation import DO_PRODUCE, DO_TEST
from epoka.games.civolution.position.state import Civolution
from epoka.texts import LANGUAGES, Texts
from tests.rules.civolution.table import GAME, Row, Seat, do, doing
from tests.texts.ftl import entries_for, name_of

STRONG = "b-forest camp strong"
PAIR: Seat = {"tribes": [STRONG, STRONG]}
STATUE_GROUND = {9: "ground-1"}


def lines(state: Civolution, name: str) -> list[tuple[str, dict[str, Any]]]:
    told = state.preview(state.action(name))
    return [(line["key"].removeprefix("preview-"), line["values"]) for line in told.get("lines", [])]


CASES: list[tuple[str, Row, Seat, dict[str, Any], list[tuple[str, dict[str, Any]]]]] = [
    (
        "in b-forest",
        ["Hunt", 0, 1, 0],
        {"tribes": [STRONG]},
        {"sites": {9: "mushrooms"}},
        [
            ("hunt", {"dice": 1, "average": 5.3, "least": 4, "most": 7}),
            ("hunt-table", {"table": "4, 4, 5, 6, 6, 7"}),
        ],
    ),
    (
        "do test",
        ["Menu", 0, [DO_PRODUCE, 12, 2, DO_TEST, 13, 1]],
        {"fate": 2, "favor": 2, "markers": {"ideas": 1}},
        {},
        [
            ("test", {"percent": 56, "dice": 2, "limit": 2}),
            ("test-ideas", {"percent": 89, "ideas": 1}),
            ("times", {"n": 1}),
        ],
    ),
    (
        "land forest",
        ["LuckyFind", 0, 1],
        {"tribes": [STRONG], "fate": 2},
        {},
        [
            ("find", {"percent": 56, "dice": 2}),
            ("find-row", {"row": 1, "material": "wood"}),
            ("find-row", {"row": 2, "material": "beeswax"}),
            ("find-row", {"row": 3, "material": "oil"}),
        ],
    ),
    (
        "feed 1",
        ["Feed", 0, 15, 0, 0],
        {**PAIR, "markers": {"food": 2}},
        {},
        [("cost", {"space": "food", "n": 1}), ("tribes-weaken", {"n": 1})],
    ),
    (
        "save 1",
        ["Perish", 0, 2, 1, 2],
        {"tribes": ["b-forest camp weak"] * 2, "favor": 3},
        {},
        [("favor-back", {"n": 1}), ("tribes-die", {"n": 1})],
    ),
    (
        "to c-desert",
        ["Journey", 0, 2, 0, 1, 1],
        {"tribes": ["a-water camp strong"], "boats": ["a-water"]},
        {},
        [("migrations", {"n": 1}), ("fire-free", {"points": 2}), ("free-camps", {"n": 1}), ("develops", {})],
    ),
    (
        "in b-forest",
        ["BuildAt", 0, 0],
        {"tribes": [STRONG, "b-forest wild weak", "c-grassland camp strong"]},
        {},
        [("gain", {"space": "ideas", "n": 1}), ("farm-saves", {"n": 2})],
    ),
    (
        "slot 1",
        ["SettlementOf", 0, 8],
        {"tribes": [STRONG], "markers": {"wood": 1, "papyrus": 1, "stone": 1}},
        {"sites": STATUE_GROUND},
        [
            ("cost", {"space": "wood", "n": 1}),
            ("cost", {"space": "papyrus", "n": 1}),
            ("diamonds", {"n": 1}),
            ("income-chip", {}),
        ],
    ),
    (
        "pay jade",
        ["StatueOf", 0, 8],
        {"tribes": [STRONG], "markers": {"gold": 1, "jade": 1}, "favor": 3},
        {"sites": STATUE_GROUND, "era": 2},
        [("cost", {"space": "jade", "n": 1}), ("statue", {"points": 2, "times": 3})],
    ),
    (
        "install A1",
        ["InstallCard", 0, 0, 0],
        {"hand": ["A1"], "markers": {"wood": 1, "dexterity": 1, "coal": 1}},
        {},
        [
            ("stage", {"stage": 1, "points": 2}),
            ("cost", {"space": "wood", "n": 1}),
            ("points-at-most", {"points": 1}),
        ],
    ),
    (
        "install G25",
        ["InstallGoal", 0],
        {"goals": [["G25"]], "markers": {"herbs": 1, "food": 1}},
        {},
        [("cost", {"space": "herbs", "n": 1}), ("cost", {"space": "food", "n": 1}), ("upgrade-bonus", {})],
    ),
    ("goal G41", ["TakeGoal", 0, 1], {}, {"goals": ["G41"]}, [("goal-missing", {"need": 3, "have": 0})]),
    (
        "track culture",
        ["Advance", 0, 3],
        {"tracks": {"culture": 10}},
        {},
        [("track", {"track": "culture", "space": 12}), ("points", {"points": 3}), ("points", {"points": 2})],
    ),
    (
        "do favor",
        ["FavorOrIncome", 0],
        {"favor": 2},
        {},
        [("favor", {"space": 3, "percent": 50, "before": 33}), ("favor-statues", {"points": 2})],
    ),
    ("do gain", ["Branch", 0, M_RESEARCH, 3], {}, {}, [("gain-cards", {"n": 2})]),
    ("stage 4", ["FlipStage", 0], {"columns": {9: ["K1"]}}, {}, [("final-points", {"points": 7})]),
    (
        "sell beeswax",
        ["Sale", 0, 1, 0],
        {"markers": {"wood": 1, "beeswax": 1, "oil": 1}},
        {},
        [("cost", {"space": "beeswax", "n": 1}), ("gain", {"space": "money", "n": 2}), ("diamonds", {"n": -3})],
    ),
]


@pytest.mark.parametrize(("name", "step", "seat", "more", "expected"), CASES, ids=[case[0] for case in CASES])
def test_a_choice_tells_what_it_costs_and_brings(
    name: str, step: Row, seat: Seat, more: dict[str, Any], expected: list[tuple[str, dict[str, Any]]]
) -> None:
    assert lines(doing(step, seats={0: seat}, **more), name) == expected


@pytest.mark.rule("CV-89", "CV-41")
def test_after_a_roll_every_value_has_its_price_and_its_food() -> None:
    state = doing(["Hunt", 0, 1, 0], seats={0: {"tribes": [STRONG], "markers": {"ideas": 2}}})
    do(state, "in b-forest", "roll 2")
    assert state.preview(state.action("value 4")) == {
        "lines": [
            {"key": "preview-cost", "values": {"space": "ideas", "n": 2}},
            {"key": "preview-gain", "values": {"space": "food", "n": 5}},
            {"key": "preview-diamonds", "values": {"n": 1}},
        ],
        "cost": {"ideas": 2},
        "gain": {"food": 5},
    }


@pytest.mark.rule("CV-160")
def test_food_that_makes_no_more_diamonds_says_so_before_the_hunt_and_after_the_roll() -> None:
    state = doing(["Hunt", 0, 1, 0], seats={0: {"tribes": [STRONG], "markers": {"ideas": 2, "food": 15}}})
    assert lines(state, "in b-forest")[-1] == ("diamonds", {"n": 0})
    do(state, "in b-forest", "roll 2")
    assert lines(state, "value 2")[-1] == ("diamonds", {"n": 0})


@pytest.mark.rule("CV-123")
def test_an_upgrade_tells_what_the_module_will_do() -> None:
    state = doing(["Upgrade", 0, 1, 0], seats={0: {"levels": {"planning": 2}}})
    trade, planning = lines(state, "upgrade trade"), lines(state, "upgrade planning")
    assert [trade[0], planning[0]] == [("level", {"level": 2}), ("level", {"level": 3})]
    assert trade[1] == ("does-trade", {"level": 2, "branches": 2, "sale": 2, "purchase": 2, "money": 0})
    assert planning[1] == ("does-planning", {"level": 3, "branches": 2, "install_goal": 1, "goal_chip": 1, "plan": 3})


def written_keys() -> set[str]:
    """The keys of all lines that previews say, in every module that knows what a preview is."""
    found: set[str] = set()
    for file in Path(game.__file__).parent.rglob("*.py"):
        source = file.read_text("utf-8")
        if "Preview" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        found.add(f"preview-{part.value}")
    return found


def test_every_line_has_a_text_and_every_text_a_line() -> None:
    texts = {name_of(entry) for entry in entries_for(GAME, "en") if name_of(entry).startswith("preview-")}
    bonuses = {"preview-bonus-upgrade", "preview-bonus-favor", "preview-bonus-stage"}
    assert (written_keys() - {"preview-bonus-"}) | bonuses == texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_previews_can_be_said(language: str) -> None:
    texts = Texts(language, GAME, ["Ola", "Jiří"])
    for name, step, seat, more, _ in CASES:
        said = [
            texts.say(f"preview-{key}", values) for key, values in lines(doing(step, seats={0: seat}, **more), name)
        ]
        assert said and all("{" not in line for line in said)
