"""The worker that measures catanatron; run by the Python of the environment made for it.

Same protocol as the other worker. Its public loop is what `Game.play` does, without the two copies a game that
`play` makes for observers.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from importlib.metadata import version
from typing import Any

from catanatron import game as engine
from catanatron.models.player import Color, RandomPlayer
from timing import GAMES_FOR_POSITIONS, POSITION_KEPT_EVERY, microseconds_each, peak_memory, play_for


class Table:
    """Four random players; counts the ticks in which one of them had a choice beside all the ticks."""

    def __init__(self) -> None:
        self.players = [RandomPlayer(color) for color in Color]
        self.choices = 0
        self.unfinished = 0

    def start(self, seed: int) -> Any:
        return engine.Game(self.players, seed=seed)

    def play(self, seed: int) -> int:
        """One game to its end or to the engine's own limit of turns; returns its ticks."""
        game = self.start(seed)
        ticks = choices = 0
        while game.winning_color() is None and game.state.num_turns < engine.TURNS_LIMIT:
            choices += len(game.state.playable_actions) > 1
            game.play_tick()
            ticks += 1
        self.choices += choices
        self.unfinished += game.winning_color() is None
        return ticks

    def positions(self, first_seed: int) -> list[Any]:
        """Positions evenly spread along some random games, first move to last."""
        kept: list[Any] = []
        for seed in range(first_seed, first_seed + GAMES_FOR_POSITIONS):
            game = self.start(seed)
            ticks = 0
            while game.winning_color() is None and game.state.num_turns < engine.TURNS_LIMIT:
                if ticks % POSITION_KEPT_EVERY == 0:
                    kept.append(game.copy())
                game.play_tick()
                ticks += 1
        return kept


def speed(seconds: float, first_seed: int) -> dict[str, Any]:
    Table().play(first_seed)
    table = Table()
    run = play_for(seconds, first_seed, table.play)
    peak = peak_memory()
    positions = table.positions(first_seed)

    def copy_all() -> None:
        for position in positions:
            position.copy()

    return {
        "modules": [engine.__file__],
        "version": version("catanatron"),
        "run": asdict(run),
        "choices": table.choices,
        "unfinished": table.unfinished,
        "peak": peak,
        "copy": microseconds_each(seconds / 2, len(positions), copy_all),
    }


if __name__ == "__main__":
    asked: dict[str, Any] = json.loads(sys.argv[1])
    print(json.dumps(speed(asked["seconds"], asked["seed"])))
