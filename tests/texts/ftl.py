"""The message files as syntax trees, for tests that compare languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import epoka
from epoka.texts import LANGUAGES

SOURCES = Path(epoka.__file__).parent


def file_sets(folder: str = "*") -> list[str]:
    """The general message file and those of the games, or of the game in this folder: paths with {} for a language."""
    games = sorted(
        path.relative_to(SOURCES).as_posix().replace("/texts/en/", "/texts/{}/")
        for path in SOURCES.glob(f"games/{folder}/texts/en/*.ftl")
    )
    return ["texts/{}.ftl", *games]


def folder_of(game: epoka.Game) -> str:
    """The folder a game lives in."""
    return type(game).__module__.split(".")[-2]


@cache
def parsed_file(file: Path) -> ast.Resource:
    """A message file, read once in a process: it may hold thousands of messages."""
    return FluentParser().parse(file.read_text("utf-8"))


def parsed(file_set: str, language: str) -> ast.Resource:
    return parsed_file(SOURCES / file_set.format(language))


def entries(file_set: str, language: str) -> list[ast.Message | ast.Term]:
    return [entry for entry in parsed(file_set, language).body if isinstance(entry, (ast.Message, ast.Term))]


def entries_for(game: epoka.Game, language: str) -> list[ast.Message | ast.Term]:
    """All that a table of this game may say: the general entries and its own."""
    return [entry for file_set in file_sets(folder_of(game)) for entry in entries(file_set, language)]


def name_of(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def patterns(entry: ast.Message | ast.Term) -> dict[str, ast.Pattern]:
    """The value ("" as its name, where there is one) and the attributes of an entry."""
    found = {attribute.id.name: attribute.value for attribute in entry.attributes}
    return found if entry.value is None else {"": entry.value, **found}


class Collector(Visitor):
    """Variables, selections, references and wordings below a node; a wording has × where a value goes."""

    def __init__(self, node: ast.BaseNode) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.selections: list[ast.SelectExpression] = []
        self.references: set[str] = set()
        self.wordings: list[str] = []
        self.visit(node)

    def visit_Pattern(self, node: Any) -> None:
        self.wordings.append("".join(getattr(part, "value", "×") for part in node.elements))
        self.generic_visit(node)

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        self.selections.append(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def collected(entry: ast.Message | ast.Term) -> Collector:
    """What is found below an entry, looked up once: the entries themselves are kept by `parsed`."""
    return Collector(entry)


def values_used(entry: ast.Message | ast.Term) -> set[str]:
    """The values an entry wants; `place_to` and `place` are both the value `place`."""
    return {name.partition("_")[0] for name in collected(entry).variables}


def all_entries() -> Iterator[tuple[str, ast.Message | ast.Term]]:
    """Every entry of every language."""
    for language in LANGUAGES:
        for file_set in file_sets():
            for entry in entries(file_set, language):
                yield language, entry
