"""`epoka dataset`: the decisions of recorded games as a file to learn from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import epoka
from epoka import BadRecord, Game
from epoka.cli import requests, saving
from epoka.cli.printing import complain
from epoka.cli.problem import Problem
from epoka.data import Decision, decisions, recorded_games
from epoka.data.trajectories import Unfinished
from epoka.data.writing import write_decisions


def build_dataset(files: list[str], out: str, game_name: str | None) -> None:
    """Replay every game, write its decisions, tell how many; games that cannot be used are told and left out."""
    saving.check_writable("--out", out)
    if Path(out).resolve() in [Path(file).resolve() for file in files]:
        raise Problem(f"--out {out} is one of the files to read; name another one")
    game = requests.chosen_game(game_name) if game_name else game_of(files[0])
    told: Counter[str] = Counter()
    count = write_decisions(Path(out), game, all_decisions(files, game, told))
    print(f"{count} decisions of {told['games']} games of {game.name}: {out}")


def game_of(file: str) -> Game:
    """The game that the first record of a file is of."""
    first = next(recorded_games(Path(file)))
    return epoka.game(str(first.record.get("game")))


def all_decisions(files: list[str], game: Game, told: Counter[str]) -> Iterator[Decision]:
    for file in files:
        for recorded in recorded_games(Path(file)):
            if recorded.record.get("game") != game.name:
                raise Problem(
                    f"{file} has a game of {recorded.record.get('game')}; a set holds games of {game.name} only"
                )
            try:
                found = list(decisions(recorded))
            except (Unfinished, BadRecord) as error:
                complain(f"{file}: {error}; it is left out")
                continue
            told["games"] += 1
            yield from found
