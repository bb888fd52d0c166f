"""The tables by which a bot finds its decision for a step: complete, and with functions for these very steps."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.core.step import Chance, Procedure, Step
from epoka.games.founders.bots.greedy import DECISIONS as FOUNDERS
from epoka.games.founders.bots.policy import DECISIONS as FOUNDERS_POLICY
from epoka.games.founders.bots.policy import RANKS as FOUNDERS_RANKS
from epoka.games.stoneage.bots.greedy import DECISIONS as STONE_AGE

GAMES = Path(epoka.__file__).parent / "games"
TABLES = [
    ("stoneage/bots/greedy.py", "DECISIONS"),
    ("founders/bots/greedy.py", "DECISIONS"),
    ("founders/bots/policy.py", "DECISIONS"),
    ("founders/bots/policy.py", "RANKS"),
    ("civolution/bots/decisions.py", "CHOICES"),
    ("civolution/bots/prices.py", "PRICES"),
]
ANY_STEP = "Step[Any]"


def decisions(game: str) -> set[type[Step[Any]]]:
    """Every step of a game at which somebody may be asked."""
    return {step for step in epoka.game(game).steps.values() if not issubclass(step, (Chance, Procedure))}


@pytest.mark.parametrize(
    ("game", "table"),
    [
        ("stone-age", STONE_AGE),
        ("founders", FOUNDERS),
        ("founders", FOUNDERS_POLICY),
        ("founders", FOUNDERS_RANKS),
    ],
)
def test_the_bot_has_a_decision_for_every_step_that_asks(game: str, table: dict[type[Step[Any]], Any]) -> None:
    assert set(table) == decisions(game)


@pytest.mark.parametrize(("file", "name"), TABLES, ids=lambda value: value)
def test_every_function_of_a_table_is_written_for_the_step_it_is_entered_for(file: str, name: str) -> None:
    """The type checker cannot see this, and a compiled function refuses another step only when it is called."""
    wanted = functions_in(file.rpartition("/")[0])
    for step, function in entries(file, name):
        assert wanted[function] in (step, ANY_STEP), f"{step}: {function} of {file} is written for {wanted[function]}"


def entries(file: str, name: str) -> list[tuple[str, str]]:
    """The names of classes and functions in a table."""
    for node in ast.parse((GAMES / file).read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
            assert isinstance(node.value, ast.Dict)
            pairs = zip(node.value.keys, node.value.values, strict=True)
            return [(ast.unparse(key), ast.unparse(value)) for key, value in pairs if key is not None]
    raise LookupError(f"{file} has no table {name}")


def functions_in(folder: str) -> dict[str, str]:
    """Every function of the bots with the class that its parameter `step` is declared as."""
    found: dict[str, str] = {}
    for path in sorted((GAMES / folder).glob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                for parameter in node.args.args:
                    if parameter.arg == "step" and parameter.annotation is not None:
                        found[node.name] = ast.unparse(parameter.annotation)
    return found
