"""Puzzles: positions of played games with one clearly best decision, and what the search found there.

`epoka puzzles` mines them. A game keeps its set as `puzzles.json` beside its `game.py`: the games they come from, each
with its actions as far as they are needed, and an index of the moments with their candidates.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from epoka.core.errors import EpokaError
from epoka.core.event import Values
from epoka.core.game import Game
from epoka.core.state import State

FORMAT: Final = 1
GRADES: Final = ("easy", "medium", "hard")
BETWEEN: Final = "; "
"""Stands between two actions."""


@dataclass(frozen=True)
class Puzzle:
    """A decision to be found: the game up to it, whose it is, how hard it is, and what the search says of it."""

    players: int
    options: Values
    actions: list[str]
    seat: int
    grade: str
    candidates: list[Values]
    """As `Considered`, the best first."""

    @property
    def answer(self) -> str:
        return str(self.candidates[0]["name"])

    def position(self, game: Game) -> State:
        """The position, by the rules of today; raises where it no longer fits them."""
        state = game.begin(self.players, self.options)
        for name in self.actions:
            state.act(state.action(name))
        legal = [state.name(action) for action in state.actions()]
        missing = [each["name"] for each in self.candidates if each["name"] not in legal]
        if state.mover != self.seat or missing:
            raise EpokaError(f"a puzzle of {game.name} no longer fits the rules: {missing or 'somebody else decides'}")
        return state


def place_of(game: Game) -> Path | None:
    """The file of a game's puzzles, whether it is there or not."""
    module: Any = sys.modules.get(type(game).__module__)
    file = getattr(module, "__file__", None)
    return Path(file).parent / "puzzles.json" if file else None


@cache
def puzzles_of(game: Game) -> list[Puzzle]:
    """All puzzles of a game, the easy ones first; none where it has no file."""
    path = place_of(game)
    if path is None or not path.exists():
        return []
    data: Any = json.loads(path.read_text(encoding="utf-8"))
    if data.get("format") != FORMAT or data.get("game") != game.name:
        raise EpokaError(f"{path} holds no puzzles of {game.name} in the form of this version; mine them anew")
    games = [(each["players"], each["options"], each["actions"].split(BETWEEN)) for each in data["games"]]
    found = []
    for row in data["puzzles"]:
        players, options, actions = games[row["game"]]
        found.append(Puzzle(players, options, actions[: row["turn"]], row["seat"], row["grade"], row["candidates"]))
    return sorted(found, key=lambda puzzle: GRADES.index(puzzle.grade))


def written(game: Game, puzzles: list[Puzzle]) -> str:
    """The file of a set of puzzles: each game once, one line a game and a puzzle."""
    longest: dict[str, Puzzle] = {}
    for puzzle in sorted(puzzles, key=lambda each: -len(each.actions)):
        if not any(begins(other, puzzle) for other in longest.values()):
            longest[str(len(longest))] = puzzle
    games = list(longest.values())
    heads = [
        {"players": each.players, "options": each.options, "actions": BETWEEN.join(each.actions)} for each in games
    ]
    rows = [
        {
            "game": next(number for number, whole in enumerate(games) if begins(whole, puzzle)),
            "turn": len(puzzle.actions),
            "seat": puzzle.seat,
            "grade": puzzle.grade,
            "candidates": puzzle.candidates,
        }
        for puzzle in puzzles
    ]
    return (
        f'{{"format": {FORMAT}, "game": {json.dumps(game.name)}, "version": {game.version},\n'
        f'"games": [\n{lines(heads)}\n],\n"puzzles": [\n{lines(rows)}\n]}}\n'
    )


def lines(rows: list[Values]) -> str:
    return ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)


def begins(whole: Puzzle, puzzle: Puzzle) -> bool:
    """Whether a puzzle comes from the game of another one, no later in it."""
    same = (whole.players, whole.options) == (puzzle.players, puzzle.options)
    return same and whole.actions[: len(puzzle.actions)] == puzzle.actions
