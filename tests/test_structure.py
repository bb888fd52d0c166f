"""How the modules of a game hang together, read from the sources: imports, their circles, questions about steps.

What has to be imported inside a function lives in the wrong place, and a circle of modules cannot be read from any end.
A question `isinstance(step, …)` takes apart what the step itself should answer (a few are left to bots and boards).
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"
FOLDERS = sorted(path.parent for path in (SOURCE / "epoka" / "games").glob("*/game.py"))
GAMES = [folder.name for folder in FOLDERS]

LONGEST_CIRCLE = 5
MOST_QUESTIONS = 20
KERNEL_STEPS = frozenset({"Step", "Chance", "Procedure", "Draw"})
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


@cache
def modules(game: str) -> dict[str, ast.Module]:
    """The parsed sources of a game by the names they are imported by."""
    found = {}
    for path in sorted((SOURCE / "epoka" / "games" / game).rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text("utf-8"))
    return found


# ---- imports --------------------------------------------------------------------------------------------------------


def imported(node: ast.AST) -> list[str]:
    """The modules that an import may mean: the one it names, and each name of it that may be a module itself."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module is not None:
        return [node.module, *[f"{node.module}.{alias.name}" for alias in node.names]]
    return []


def imports_in_functions(tree: ast.AST) -> list[int]:
    """The lines of imports inside functions."""
    lines = set()
    for function in ast.walk(tree):
        if isinstance(function, FUNCTIONS):
            lines |= {node.lineno for node in ast.walk(function) if isinstance(node, (ast.Import, ast.ImportFrom))}
    return sorted(lines)


def graph(game: str) -> dict[str, set[str]]:
    """Which modules of the game each one imports, wherever it says so: for types only and inside functions too."""
    trees = modules(game)
    return {
        name: {other for node in ast.walk(tree) for other in imported(node) if other in trees and other != name}
        for name, tree in trees.items()
    }


def circles(edges: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules of which each leads to each other, the largest first (Tarjan's components above one)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        number[name] = lowest[name] = len(number)
        stack.append(name)
        for other in sorted(edges[name]):
            if other not in number:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in stack:
                lowest[name] = min(lowest[name], number[other])
        if lowest[name] == number[name]:
            place = stack.index(name)
            if len(stack) - place > 1:
                found.append(sorted(stack[place:]))
            del stack[place:]

    for name in sorted(edges):
        if name not in number:
            visit(name)
    return sorted(found, key=len, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_imported_inside_a_function(game: str) -> None:
    found = [f"{name}:{line}" for name, tree in modules(game).items() for line in imports_in_functions(tree)]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_no_circle_of_imports_is_longer_than_five_modules(game: str) -> None:
    longest = next(iter(circles(graph(game))), [])
    assert len(longest) <= LONGEST_CIRCLE, f"{len(longest)} modules: {', '.join(longest)}"


def test_circles_are_found_through_any_number_of_modules() -> None:
    edges = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a", "e"}, "e": {"d"}, "f": {"a"}}
    assert circles(edges) == [["a", "b", "c"], ["d", "e"]]


# ---- questions about steps ------------------------------------------------------------------------------------------


def step_classes() -> set[str]:
    """The names of all classes of the games that are steps, found by their bases."""
    bases: dict[str, set[str]] = {}
    for game in GAMES:
        for tree in modules(game).values():
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    bases[node.name] = {ast.unparse(base).partition("[")[0] for base in node.bases}
    steps = set(KERNEL_STEPS)
    while True:
        more = {name for name, above in bases.items() if above & steps} - steps
        if not more:
            return steps
        steps |= more


def questions(tree: ast.AST, steps: set[str]) -> list[int]:
    """The lines where something is asked whether it is a step of some class."""
    lines = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance" and len(node.args) == 2:
            kinds = {name.id for name in ast.walk(node.args[1]) if isinstance(name, ast.Name)}
            if kinds & steps or ast.unparse(node.args[0]) == "step":
                lines.append(node.lineno)
    return lines


def test_steps_are_seldom_asked_for_their_class() -> None:
    steps = step_classes()
    found = [
        f"{name}:{line}" for game in GAMES for name, tree in modules(game).items() for line in questions(tree, steps)
    ]
    assert len(found) <= MOST_QUESTIONS, f"{len(found)} questions: {', '.join(found)}"


def test_a_question_about_a_step_is_noticed_whatever_the_step_is_called() -> None:
    tree = ast.parse("isinstance(top, (Turn, int))\nisinstance(s, Civolution)\nisinstance(step, KINDS)\n")
    assert questions(tree, {"Turn"}) == [1, 3]
