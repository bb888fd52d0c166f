"""`epoka puzzles`: mines a set of puzzles, as many of each grade as can be had."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

from epoka.arena.mining import mine
from epoka.cli import requests
from epoka.cli.problem import Problem
from epoka.coach.puzzles import GRADES, Puzzle, place_of, written

VARIETY: Final = 4
"""At most one in so many puzzles of a grade has the same sort of answer."""


def sort_of(answer: str) -> list[str]:
    """The words of an action without its numbers: «place card 2» and «place card 4» are of one sort."""
    return [word for word in answer.split()[:2] if not word[-1].isdigit()]


def mine_puzzles(game_name: str | None, players: int | None, count: int, seed: int, out: str | None) -> None:
    """Mine until there are so many puzzles, as many of each grade as can be had."""
    game = requests.chosen_game(game_name)
    path = place_of(game) if out is None else Path(out)
    if path is None:
        raise Problem("where do the puzzles go? Give --out FILE")
    if game.policy() is None:
        raise Problem(f"{game.name} has no policy, so nothing can be searched")
    wanted = -(-count // len(GRADES))
    found: list[Puzzle] = []
    by_grade: Counter[str] = Counter()
    alike: Counter[tuple[str, ...]] = Counter()
    most = -(-wanted // VARIETY)
    number = 0
    while len(found) < count and number < 40 * count:
        seated = list(game.players)[number % len(game.players)] if players is None else players
        for puzzle in mine(game, seated, f"puzzles {seed}/{number}"):
            kind = (puzzle.grade, *sort_of(puzzle.answer))
            if by_grade[puzzle.grade] < wanted and alike[kind] < most:
                by_grade[puzzle.grade] += 1
                alike[kind] += 1
                found.append(puzzle)
                path.write_text(written(game, found), encoding="utf-8")
                print(f"{len(found)}: {puzzle.grade}, {puzzle.answer}", flush=True)
        number += 1
    print(path)
