"""The worker that measures Epoka: one request as JSON on the command line, one answer as JSON on standard output.

It runs in a process of its own, because whether the compiled modules or the sources are loaded (EPOKA_PURE=1) is
settled at the first import, and because peak memory is a property of a process.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from importlib.machinery import EXTENSION_SUFFIXES
from random import Random
from typing import Any

from breakdown import break_down
from loops import moments, play_random
from timing import GAMES_FOR_POSITIONS, POSITION_KEPT_EVERY, microseconds_each, peak_memory, play_for, play_games

import epoka


class Table:
    """One game with a fixed number of players, started afresh for every seed."""

    def __init__(self, name: str) -> None:
        self.game = epoka.game(name)
        self.players = min(4, max(self.game.players))

    def start(self) -> epoka.State:
        return self.game.start(players=self.players)

    def public(self, seed: int) -> int:
        return play_random(self.start(), epoka.Dealer(seed=seed), Random(seed), epoka.CHANCE)

    def playout(self, seed: int) -> int:
        return epoka.playout(self.start(), epoka.Dealer(seed=seed))

    def positions(self, first_seed: int) -> list[epoka.State]:
        """Positions evenly spread along some random games, first move to last."""
        kept: list[epoka.State] = []
        for seed in range(first_seed, first_seed + GAMES_FOR_POSITIONS):
            dealer, rng = epoka.Dealer(seed=seed), Random(seed)
            found = moments(self.start(), dealer, rng, epoka.CHANCE, every=POSITION_KEPT_EVERY)
            kept.extend(moment.position for moment in found)
        return kept


def identity(table: Table) -> dict[str, Any]:
    """Which build answers here: the files of the game's own module and of the playout loop."""
    names = [type(table.start()).__module__, epoka.playout.__module__]
    files = [sys.modules[name].__file__ or name for name in dict.fromkeys(names)]
    compiled = all(file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files)
    return {"modules": files, "compiled": compiled, "players": table.players}


def speed(table: Table, parts: list[str], seconds: float, first_seed: int) -> dict[str, Any]:
    """Rates of the asked loops and the cost of a copy, each after a warm-up that is not counted."""
    answer: dict[str, Any] = {}
    if "public" in parts:
        table.public(first_seed)
        answer["public"] = asdict(play_for(seconds, first_seed, table.public))
    if "playout" in parts:
        table.playout(first_seed)
        answer["playout"] = asdict(play_for(seconds, first_seed, table.playout))
    if "copy" in parts:
        answer["copy"] = copy_cost(table.positions(first_seed), seconds)
    return answer


def copy_cost(positions: list[epoka.State], seconds: float) -> float:
    """Microseconds a copy; the history has to come along, or it would not be the copy that is promised."""
    last = positions[-1]
    if last.copy().history != last.history:
        raise RuntimeError("state.copy() lost the history: its cost would be that of something else")

    def copy_all() -> None:
        for position in positions:
            position.copy()

    return microseconds_each(seconds, len(positions), copy_all)


def memory(table: Table, games: int, first_seed: int) -> dict[str, Any]:
    """CPU time and peak memory of a process that has played this many games and nothing else."""
    run = play_games(games, first_seed, table.public)
    return {"run": asdict(run), "peak": peak_memory()}


def main() -> None:
    request: dict[str, Any] = json.loads(sys.argv[1])
    try:
        table = Table(request["game"])
    except epoka.EpokaError as error:
        sys.exit(str(error))
    task = request["task"]
    answer = identity(table)
    if task == "speed":
        answer |= speed(table, request["parts"], request["seconds"], request["seed"])
    elif task == "memory":
        answer |= memory(table, request["games"], request["seed"])
    elif task == "profile":
        answer |= break_down(table.start, table.public, request["seconds"], request["seed"])
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
