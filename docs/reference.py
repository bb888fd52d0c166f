"""Writes the reference of the library from its sources: names, signatures and docstrings, without running anything."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
MODULES = {
    "epoka": "The library: games, states, chance, records, bots.",
    "epoka.bots": "Bots by their names.",
    "epoka.arena.match": "Games between bots.",
    "epoka.arena.executors": "Who does the work: processes or a cluster.",
    "epoka.envs.aec": "PettingZoo.",
    "epoka.envs.single": "Gymnasium.",
    "epoka.envs.spiel": "OpenSpiel.",
    "epoka.envs.batch": "Many games at once.",
    "epoka.envs.returns": "What a finished game is worth.",
    "epoka.data": "Decisions of recorded games.",
    "epoka.describing": "Positions in words.",
    "epoka.testing": "The conformance suite, for games of other people.",
}
Named = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def page() -> str:
    lines = [
        "# Reference",
        "",
        "Everything that other programs may rely on. In Python, `help(epoka.State)` tells the same.",
        "",
        "This page is written by `python docs/generate.py`; a test keeps it true.",
    ]
    for module, about in MODULES.items():
        lines += ["", f"## {module}", "", about]
        for name, node in public(module):
            lines += ["", *entry(name, node)]
    return "\n".join(lines) + "\n"


def parsed(module: str) -> ast.Module:
    path = SOURCES / module.replace(".", "/")
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def public(module: str) -> list[tuple[str, Named]]:
    """The classes and functions that a module offers: those that `__all__` names, else its own without underscores."""
    tree = parsed(module)
    own = {node.name: node for node in tree.body if isinstance(node, Named)}
    listed = next((names(node.value) for node in tree.body if isinstance(node, ast.Assign) and is_all(node)), None)
    if listed is None:
        return [(name, node) for name, node in own.items() if not name.startswith("_")]
    found = []
    for name in listed:
        node = own.get(name) or imported(tree, name)
        if node is not None:
            found.append((name, node))
    return found


def is_all(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets)


def names(value: ast.expr) -> list[str]:
    return [str(each.value) for each in getattr(value, "elts", []) if isinstance(each, ast.Constant)]


def imported(tree: ast.Module, name: str) -> Named | None:
    """What a module takes from another one under this name, if that is a class or a function."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("epoka."):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    inside = [each for each in parsed(node.module).body if isinstance(each, Named)]
                    return next((each for each in inside if each.name == alias.name), None)
    return None


def entry(name: str, node: Named) -> list[str]:
    if not isinstance(node, ast.ClassDef):
        return [f"### `{name}{signature(node)}`", "", *words(node)]
    made = next((each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"), None)
    lines = [f"### `{name}{signature(made, method=True) if made else ''}`", "", *words(node)]
    for each in node.body:
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and not each.name.startswith("_"):
            is_property = any(isinstance(mark, ast.Name) and mark.id == "property" for mark in each.decorator_list)
            shown = each.name if is_property else f"{each.name}{signature(each, method=True)}"
            told = " ".join(words(each)).strip()
            lines.append(f"- `{shown}`" + (f": {told}" if told else ""))
    return lines


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef, method: bool = False) -> str:
    args = node.args
    if method and args.args and args.args[0].arg in ("self", "cls"):
        args = ast.arguments(
            posonlyargs=args.posonlyargs,
            args=args.args[1:],
            vararg=args.vararg,
            kwonlyargs=args.kwonlyargs,
            kw_defaults=args.kw_defaults,
            kwarg=args.kwarg,
            defaults=args.defaults,
        )
    result = "" if node.returns is None or node.name == "__init__" else f" -> {ast.unparse(node.returns)}"
    return f"({ast.unparse(args)}){result}"


def words(node: Named) -> list[str]:
    told = ast.get_docstring(node)
    return told.splitlines() if told else []
