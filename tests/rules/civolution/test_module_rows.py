"""The rows of the 22 modules: each level says what its rule says, and no number of a module stands anywhere else."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from epoka.games.civolution.components.catalogue import load
from epoka.games.civolution.components.codes import E_INSTALL_CARD
from epoka.games.civolution.components.grammar import BadComponents
from epoka.games.civolution.components.module_rows import (
    CONSOLE_ACTIVITY_ROW,
    DOES_VALUES,
    MODULE_ROWS,
    read_module,
    read_modules,
    row_of,
)
from epoka.games.civolution.components.pieces import DECK_OF, MAIN_MODULES, MODULES
from epoka.games.civolution.components.plain import plain_components
from epoka.games.civolution.components.reading import Row
from epoka.games.civolution.components.rows import NO_POWER, Effect, ModuleBranch, ModuleLevel
from epoka.games.civolution.components.vocabulary import (
    ANY_ORDER,
    COSTS,
    EFFECTS,
    ONE_AFTER_OTHER,
    ONE_OF,
    POWERS,
    WAYS,
)
from epoka.games.civolution.game import CIVOLUTION
from epoka.texts import LANGUAGES, Texts
from tests.texts.ftl import Collector, entries_for, name_of

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "web" / "src" / "games" / "civolution"

# ---- the rows against the rules -------------------------------------------------------------------------------------

RULES = {
    "sleep": ("CV-48", ["ideas 2 OR focus 1"]),
    "stamina": ("CV-49", ["feature 1"]),
    "intelligence": ("CV-49", ["feature 1"]),
    "calm": ("CV-49", ["feature 1"]),
    "dexterity": ("CV-49", ["feature 1"]),
    "expression": ("CV-49", ["feature 1"]),
    "perception": ("CV-49", ["feature 1"]),
    "migration": ("CV-50", ["migrate 1", "(favor) migrate 2, failed 1", "(favor) migrate 3, failed 2"]),
    "procreation": ("CV-51", ["procreate 1", "(favor) procreate 2, failed 1", "procreate 2 | (favor) strengthen 1"]),
    "production": ("CV-52", ["produce 2 | (favor) transport 1", "produce 3 | transport 1", "produce 4 / transport 2"]),
    "transport": ("CV-53", ["transport 3", "transport 6", "transport 50 boats-anywhere"]),
    "sustenance": ("CV-54", ["hunt 1 OR strengthen 1", "hunt 1 OR strengthen 3", "hunt 2 OR strengthen 4"]),
    "exploration": (
        "CV-55",
        [
            "explore 1 OR lucky-find 1",
            "explore 1 then reveal 1 then points 2 OR lucky-find 1",
            "explore 1 then reveal 1 then points 4 OR lucky-find 2",
        ],
    ),
    "building": (
        "CV-56",
        ["build 1 OR install-card 1", "build 2 same-kind OR install-card 1", "build 2 OR install-card 1 special-bonus"],
    ),
    "planning": (
        "CV-57",
        ["install-goal 1 OR plan 2", "install-goal 1 OR plan 3", "(goal-chip 1 / install-goal 1) OR plan 3"],
    ),
    "research": ("CV-58", ["card 1 OR draw 2 keep 1", "card 1 OR draw 4 keep 1", "card 2 OR draw 4 keep 2"]),
    "achievement": (
        "CV-59",
        [
            "install-card 1 OR activation-die 1 OR fate-die 1",
            "install-card 1 OR activation-die 1 then fate-die 1",
            "install-card 1 special-bonus OR activation-die 1 then fate-die 1",
        ],
    ),
    "insight": (
        "CV-60",
        ["install-card 1 OR ideas 3", "install-card 1 OR ideas 6", "install-card 1 special-bonus OR ideas 6"],
    ),
    "mutation": (
        "CV-61",
        [
            "install-card 1 OR move-feature 1",
            "install-card 1 OR move-feature 2",
            "install-card 1 special-bonus OR move-feature 2",
        ],
    ),
    "invention": (
        "CV-62",
        [
            "install-card 1 OR income-action 1",
            "install-card 1 OR income-action 2",
            "install-card 1 special-bonus OR income-action 2",
        ],
    ),
    "trade": ("CV-63", ["sale 1 / purchase 1", "sale 2 / purchase 2", "money 2 then sale 2 / purchase 2"]),
    "activity": ("CV-64", ["activity 1", "activity 2 different", "activity 2"]),
}
"""The table of the rules: OR between branches, / in any order, | one after the other; 50 is the number of markers."""

LEVELS = [(module, level) for module, (_, said) in RULES.items() for level in range(1, len(said) + 1)]
each_level = pytest.mark.parametrize(("module", "level"), LEVELS, ids=[f"{module} {level}" for module, level in LEVELS])


def said_effect(effect: Effect) -> str:
    word = EFFECTS[effect.kind]
    kept = f" keep {effect.b}" if word == "draw" else ""
    return f"{word} {effect.a}{kept}{f' {WAYS[word]}' if effect.c else ''}"


def said_branch(branch: ModuleBranch) -> str:
    if branch.menu:
        return f"({' / '.join([said_branch(inner) for inner in branch.menu])})"
    failed = f", failed {branch.otherwise}" if branch.otherwise else ""
    return f"{'(favor) ' if branch.test else ''}{' then '.join(map(said_effect, branch.effects))}{failed}"


def said_level(level: ModuleLevel) -> str:
    sign = {ONE_OF: " OR ", ANY_ORDER: " / ", ONE_AFTER_OTHER: " | "}[level.how]
    return "".join([f"{said_effect(effect)} then " for effect in level.first]) + sign.join(
        [said_branch(branch) for branch in level.branches]
    )


@pytest.mark.rule(*[f"CV-{number}" for number in range(48, 65)])
@each_level
def test_a_level_does_what_its_rule_says(module: str, level: int) -> None:
    assert said_level(row_of(MODULES.index(module), level)) == RULES[module][1][level - 1]


@pytest.mark.rule("CV-45")
def test_every_module_has_its_row_its_rule_and_its_levels() -> None:
    found = {row.id: (row.rule, len(row.levels)) for row in MODULE_ROWS}
    assert found == {module: (rule, len(said)) for module, (rule, said) in RULES.items()}


@pytest.mark.rule("CV-69")
def test_modules_install_the_cards_of_their_own_deck_and_level_three_brings_the_special_bonus() -> None:
    installs = {
        (number, branch.effect().b, level, branch.effect().c)
        for number, row in enumerate(MODULE_ROWS)
        for level, one in enumerate(row.levels, start=1)
        for branch in one.branches
        if branch.effect().kind == E_INSTALL_CARD
    }
    assert installs == {
        (module, deck, level, int(level == 3)) for module, deck in DECK_OF.items() for level in (1, 2, 3)
    }


@pytest.mark.parametrize(
    ("power", "grown"),
    [
        ("produce-bonus", {"production produce"}),
        ("transport-bonus", {"production transport", "transport transport"}),
        ("migrate-bonus", {"migration migrate"}),
        ("procreate-bonus", {"procreation procreate"}),
        ("idea-bonus", {"insight ideas", "sleep ideas"}),
        ("plan-bonus", {"planning plan"}),
    ],
)
def test_a_lasting_power_adds_to_the_modules_it_names_at_every_level(power: str, grown: set[str]) -> None:
    found: dict[str, int] = {}
    for row in MODULE_ROWS:
        for level in row.levels:
            for branch in level.branches:
                if branch.more != NO_POWER and POWERS[branch.more] == power:
                    key = f"{row.id} {EFFECTS[branch.effect().kind]}"
                    found[key] = found.get(key, 0) + 1
    assert found == {key: 1 if key.startswith("sleep") else 3 for key in grown}


@pytest.mark.rule("CV-132")
def test_the_activity_of_the_console_is_a_step_on_any_track_for_one_money() -> None:
    assert [(COSTS[cost.kind], cost.amount) for cost in CONSOLE_ACTIVITY_ROW.price] == [("money", 1)]
    assert [(EFFECTS[one.kind], one.a, one.b) for one in CONSOLE_ACTIVITY_ROW.effects] == [("track", 1, -1)]


# ---- bad rows -------------------------------------------------------------------------------------------------------


def bad(change: Callable[[Row], Any], module: str = "sustenance") -> Row:
    row: Row = copy.deepcopy(load("modules")["modules"][MODULES.index(module)])
    change(row)
    return row


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (bad(lambda row: row.update(more=1)), "it has a «more», which nothing reads"),
        (bad(lambda row: row["levels"].pop()), "must be listed 3 times"),
        (bad(lambda row: row.update(how="some of")), "«some of» is no way of belonging together"),
        (bad(lambda row: row["levels"][0].clear()), "it does nothing at one of its levels"),
        (bad(lambda row: row["levels"][0][0].pop("do")), "a branch has a name «do» where there are several"),
        (bad(lambda row: row["levels"][0][0].update(do="chase")), "«chase» is no branch"),
        (bad(lambda row: row["levels"][0][0].update(test=True)), "the one with a favour test, and no other, is named"),
        (bad(lambda row: row["levels"][0][0].update(test=True, do="test")), "it is not one of several branches"),
        (bad(lambda row: row["levels"][0][0].pop("effects")), "either effects or a menu"),
        (bad(lambda row: row["levels"][0][0].update(way="different")), "«different» is no way of doing «hunt»"),
        (bad(lambda row: row["levels"][0][0].update(more="luck")), "«luck» is no power"),
        (
            bad(lambda row: row["levels"][1][0]["effects"].append(["points", 1]), "migration"),
            "decides about one effect",
        ),
    ],
)
def test_a_bad_row_is_refused_by_the_name_of_its_module(row: Row, reason: str) -> None:
    with pytest.raises(BadComponents, match=rf"^{row['id']}: .*{re.escape(reason)}"):
        read_module(row)


def test_a_missing_module_is_named() -> None:
    with pytest.raises(BadComponents, match="sleep: this module is missing; there are 21 of 22"):
        read_modules(load("modules")["modules"][:-1])


# ---- nowhere else ---------------------------------------------------------------------------------------------------

RAISED = 20
FLAGS = {"level", "branches", "test", *[way.replace("-", "_") for way in WAYS.values()]}
TWICE = r"\b(twice|two times|dwa razy|dwukrotnie|dvakrát|двічі)\b"


def raised(module: str, level: int) -> dict[str, int]:
    """The values of a level, its numbers so much higher that no text can know them."""
    values = DOES_VALUES[MODULES.index(module)][level - 1]
    return {name: number + RAISED if number and name not in FLAGS else number for name, number in values.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_about_a_module_has_a_number_of_its_own(language: str) -> None:
    sentences = [entry for entry in entries_for(CIVOLUTION, language) if name_of(entry).startswith("does-")]
    assert len(sentences) == len(MODULES)
    wordings = [(name_of(entry), words) for entry in sentences for words in Collector(entry).wordings]
    assert [(name, words) for name, words in wordings if re.search(r"\d", words)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@each_level
def test_a_sentence_about_a_module_follows_the_numbers_of_its_row(language: str, module: str, level: int) -> None:
    values = raised(module, level)
    sentence = Texts(language, CIVOLUTION).say(f"does-{module}", values)
    shown = {int(number) for number in re.findall(r"\d+", sentence)}
    assert shown <= {number for number in values.values() if number > RAISED}
    assert module == "activity" or not re.search(TWICE, sentence), sentence


def test_the_page_gets_the_values_of_every_level_and_has_no_table_of_modules() -> None:
    given = plain_components()["modules"]
    assert {module: row["does"] for module, row in given.items()} == dict(zip(MODULES, DOES_VALUES, strict=True))
    table = re.compile(rf"\b({'|'.join(MODULES)})['\"]?: ?\[?\d")
    files = [*PAGE.glob("**/*.ts"), *PAGE.glob("**/*.svelte")]
    assert files
    assert [(file.name, found.group()) for file in files for found in table.finditer(file.read_text("utf-8"))] == []


def test_no_code_but_the_rows_knows_what_a_level_brings() -> None:
    """Comparing a level with a number is left to the bot's wish to upgrade and to the terminal's list of upgrades."""
    folder = ROOT / "src" / "epoka" / "games" / "civolution"
    by_level = re.compile(r"\blevels?(\[\w+\])?\)? (==|!=|<|>|<=|>=) \d|\]\[(self\.)?level - 1\]|\blevel - 1 \+")
    found = [
        (file.relative_to(folder).as_posix(), match.group())
        for file in sorted(folder.glob("**/*.py"))
        for match in by_level.finditer(file.read_text("utf-8"))
    ]
    allowed = [("bots/values.py", "level == 1"), ("steps/preview.py", "][level - 1]"), ("terminal.py", "level > 1")]
    assert found == allowed


def test_only_main_modules_have_more_than_one_level() -> None:
    assert [len(row.levels) for row in MODULE_ROWS] == [3] * MAIN_MODULES + [1] * (len(MODULES) - MAIN_MODULES)
