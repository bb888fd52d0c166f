"""`epoka train`: plays games, learns a value from part of them and judges it by the others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from epoka.arena.fitting import Fit, fit, gathered
from epoka.arena.judging import Judgement, judge
from epoka.arena.match import rotated
from epoka.arena.sampling import lesson
from epoka.core.errors import EpokaError
from epoka.core.event import Values
from epoka.core.game import Game
from epoka.core.value import FORMAT

HELD_OUT = 0.15
"""The part of the games that a value does not learn from, to be judged by."""
CLEAN = 4
"""One game in so many is played without errors."""
DIGITS = 5
"""Significant digits of a coefficient in its file."""
FEWEST = 20
"""With fewer games there is nothing to learn and nothing to judge by."""


class Course(NamedTuple):
    """What a value is learned from; the same course gives the same file."""

    players: int
    bots: list[str]
    """Who plays, by turns at every seat; with fewer names than seats, each name sits at several."""
    games: int
    noise: float = 0.03
    seed: int = 1
    options: list[Values] = [{}]
    """The sets of options that are played, by turns."""
    early: list[str] = []
    """Who plays before the bots, up to a moment drawn for each game; nobody, where it is empty."""


def lessons(game: Game, course: Course) -> list[Values]:
    if game.policy() is None or game.features(course.players) is None:
        raise EpokaError(f"{game.name} declares no policy and no features to learn from; see docs/adding-a-game.md")
    if course.games < FEWEST:
        raise EpokaError(f"from {course.games} games nothing can be learned; at least {FEWEST}")
    if not 0.0 <= course.noise < 1.0:
        raise EpokaError(f"bots err in a part of their decisions between 0 and 1, not in {course.noise:g}")
    made = []
    for number in range(course.games):
        seated = [course.bots[seat % len(course.bots)] for seat in range(course.players)]
        noise = course.noise if number % CLEAN else 0.0
        options = course.options[number % len(course.options)]
        seed = f"train {course.seed}/{number}"
        made.append(lesson(game.name, options, rotated(seated, number), noise, seed, course.early))
    return made


def learned(games: list[Values]) -> tuple[Fit, Judgement]:
    """Learn from the first games and judge by the last."""
    cut = len(games) - max(1, int(len(games) * HELD_OUT))
    found = fit(gathered(games[:cut]))
    return found, judge(gathered(games[cut:]), found)


def file_of(game: Game, course: Course, found: Fit) -> Values:
    """What the file of coefficients says: the coefficients, and how they came about."""
    value = game.features(course.players)
    assert value is not None
    return {
        "format": FORMAT,
        "game": game.name,
        "version": game.version,
        "players": course.players,
        "features": value.names,
        "knots": found.knots,
        "coefficients": [[shortened(number) for number in row] for row in found.coefficients],
        "spread": [shortened(number) for number in found.spread],
        "learned from": {
            "bots": course.bots,
            **({"early": course.early} if course.early else {}),
            "games": course.games,
            "noise": course.noise,
            "seed": course.seed,
            "options": course.options,
        },
    }


def shortened(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


def write(path: Path, data: Values) -> None:
    """One line a row of numbers, so that changes can be read; written whole or not at all."""
    lines = [f"{json.dumps(key)}: {several(value)}" for key, value in data.items()]
    whole = "{\n" + ",\n".join(lines) + "\n}\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_text(whole, encoding="utf-8")
    beside.replace(path)


def several(value: Any) -> str:
    """A list of lists in lines of its own, anything else in one."""
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "[\n  " + ",\n  ".join(json.dumps(row) for row in value) + "\n]"
    return json.dumps(value, ensure_ascii=False)
