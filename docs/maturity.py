"""Counts how far each game is (see `epoka.maturity`), and writes the page about it."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import epoka
from epoka.cli.rulebook import Rulebook
from epoka.maturity import FILE, Maturity
from epoka.texts import Texts, package_of

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
OWN = {"own", "authored"}
PARTLY = {"in part"}
ABOUT_PLAY = {"rules.json", "reasons.json", "puzzles.json", FILE}
"""Files of a game that are not about its pieces; so are the folders of its bots and lessons."""


def counted(game: epoka.Game) -> Maturity:
    rules = Rulebook(game, Texts("en", game)).ids()
    pieces = sources(game)
    own = sum(count for source, count in pieces.items() if source in OWN)
    partly = sum(count for source, count in pieces.items() if source in PARTLY)
    return Maturity(
        rules=len(rules),
        tested=len(set(rules) & named_by_tests()),
        recorded=len(list((TESTS / "recorded" / game.name).glob("*.txt"))),
        printed=sum(pieces.values()) - own - partly,
        partly=partly,
        own=own,
    )


@cache
def named_by_tests() -> frozenset[str]:
    """The rules that tests name in their marks."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for mark in re.findall(r"mark\.rule\(([^)]*)\)", path.read_text(encoding="utf-8")):
            found.update(re.findall(r'"([A-Z]+-\d+[a-z]?)"', mark))
    return frozenset(found)


def sources(game: epoka.Game) -> Counter[str]:
    """Where the pieces of a game come from, as its data says row by row; a game that says nothing has printed ones."""
    folder = folder_of(game)
    found: Counter[str] = Counter()
    for path in sorted(folder.rglob("*.json")):
        if path.name not in ABOUT_PLAY and not {"bots", "lessons"} & set(path.relative_to(folder).parts):
            count_sources(json.loads(path.read_text(encoding="utf-8")), found)
    if not found:
        parts = [part for part in game.components().values() if isinstance(part, dict)]
        found["printed"] = sum(isinstance(row, dict) for part in parts for row in part.values())
    return found


def count_sources(data: Any, found: Counter[str]) -> None:
    if isinstance(data, dict):
        if isinstance(data.get("source"), str):
            found[data["source"]] += 1
        data = list(data.values())
    for each in data if isinstance(data, list) else []:
        count_sources(each, found)


def folder_of(game: epoka.Game) -> Path:
    return ROOT / "src" / package_of(game).replace(".", "/")


def page() -> str:
    """The labels of all games with the figures behind them."""
    lines = [
        "# How far each game is",
        "",
        "Counted, not claimed: rules that at least one test names, games that every test run replays, pieces of the",
        "box by where their content comes from. `epoka games` shows the same. A game is *complete* when all its rules",
        "are tested, at least ten games are recorded and all pieces are as printed; where some contents are this",
        "project's own, the label says so.",
        "",
        "This page is written by `python docs/generate.py`; a test keeps it true.",
        "",
        "| game | label | rules tested | recorded games | pieces as printed | in part | own |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for game in epoka.all_games():
        found = counted(game)
        label = Texts("en", game).say(f"maturity-{found.label}")
        figures = [f"{found.tested} of {found.rules}", found.recorded, found.printed, found.partly, found.own]
        lines.append(f"| {game.name} | {label} | {' | '.join(map(str, figures))} |")
    return "\n".join(lines) + "\n"


def data(game: epoka.Game) -> str:
    return json.dumps(counted(game)._asdict(), indent=1) + "\n"
