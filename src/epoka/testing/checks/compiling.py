"""What mypyc would refuse although it runs well in plain Python, told before anybody waits for a build.

The kernel's classes are native: an argument that is `i64` there is `i64` in every class derived from them, not `int`,
and the other way round. Types of Python do not tell the two apart, so mypy says nothing.
"""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path
from typing import Any

import epoka
from epoka.testing.kit import classes_of

UNBOXED = ("i64", "i32", "i16", "u8", "float")
"""What compiled code hands over as it is. An override has to take the very same."""

Arguments = list[tuple[str, str]]
"""The arguments of a method after `self`, each with its type."""


def test_overrides_take_the_very_types_of_the_kernel(any_game: epoka.Game) -> None:
    own = [kind for base in (epoka.Step, epoka.State, epoka.Game, epoka.Bot) for kind in classes_of(any_game, base)]
    assert own, f"no class of {any_game.name} is derived from one of the kernel"
    assert [fault for kind in own for fault in faults(kind)] == []


def faults(kind: type[Any]) -> list[str]:
    """Every argument of a class that a class above it takes in another form."""
    found = []
    for method, arguments in methods(kind).items():
        for base in kind.__mro__[1:]:
            for (name, mine), (_, theirs) in zip(arguments, methods(base).get(method, []), strict=False):
                if mine != theirs and (mine in UNBOXED or theirs in UNBOXED):
                    place = f"{kind.__module__}.{kind.__name__}.{method}"
                    found.append(f"{place}: {name} is {mine}, but {theirs} in {base.__name__}; mypyc refuses that")
    return list(dict.fromkeys(found))


def methods(kind: type[Any]) -> dict[str, Arguments]:
    """The methods that a class defines itself, but for `__init__`, from its source; a compiled class tells no types."""
    source = source_of(kind.__module__)
    for node in ast.walk(parsed(source)) if source is not None else ():
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            functions = [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]
            return {function.name: arguments_of(function) for function in functions if function.name != "__init__"}
    return {}


def arguments_of(function: ast.FunctionDef) -> Arguments:
    given = [*function.args.posonlyargs, *function.args.args][1:]
    types = [ast.unparse(argument.annotation) if argument.annotation else "" for argument in given]
    return [(argument.arg, aliases().get(kind, kind)) for argument, kind in zip(given, types, strict=True)]


@cache
def aliases() -> dict[str, str]:
    """The kernel's other names for types: an `ActionId` is an `i64`."""
    source = source_of("epoka.core.ids")
    assert source is not None
    return {
        ast.unparse(node.target): ast.unparse(node.value)
        for node in parsed(source).body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias" and node.value is not None
    }


def source_of(module: str) -> Path | None:
    """The source of a module, which lies beside it where it is compiled; None for what is not written in Python."""
    file = getattr(sys.modules.get(module), "__file__", None)
    if file is None:
        return None
    source = Path(file) if file.endswith(".py") else Path(file).with_name(f"{module.rpartition('.')[2]}.py")
    return source if source.exists() else None


@cache
def parsed(source: Path) -> ast.Module:
    return ast.parse(source.read_text(encoding="utf-8"))
