"""`epoka calibrate`: how far foretold chances can be trusted."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from epoka import Game
from epoka.arena.calibrating import calibrate, file_of, watch, written
from epoka.arena.executors import chosen_executor
from epoka.arena.training import Course, lessons
from epoka.cli import requests
from epoka.cli.problem import Problem
from epoka.cli.progress import shown_progress
from epoka.cli.training import chosen_bots
from epoka.coach import calibration
from epoka.core.event import Values
from epoka.texts import Texts

AT_TABLE: Final = {1: "solo", 2: "two players", 3: "three players", 4: "four players"}


class Wishes(NamedTuple):
    """How many games are played, by whom, and where the tables go."""

    bots: str
    games: int
    seed: int
    workers: int | None
    report: str | None
    language: str | None
    plain: bool


def calibrate_values(game_name: str | None, players: int | None, wishes: Wishes) -> None:
    """Calibrate every value that is meant, one after the other; tables and maps are written as they come."""
    meant = [
        (game, seated)
        for game in requests.games_meant(game_name)
        for seated in (game.players if players is None else [players])
        if game.value(seated) is not None
    ]
    if not meant:
        raise Problem("nothing has been learned there: epoka train GAME -p PLAYERS")
    tables = []
    for game, seated in meant:
        tables.append(calibrate_value(game, seated, wishes))
        print(tables[-1], end="\n\n", flush=True)
        if wishes.report is not None:
            Path(wishes.report).write_text(report_of(tables, wishes), encoding="utf-8")


def calibrate_value(game: Game, players: int, wishes: Wishes) -> str:
    """Play games, write the map beside the coefficients, answer the table."""
    texts = Texts(requests.chosen_language(wishes.language), game)
    bots = chosen_bots(game, wishes.bots)
    course = Course(players, bots, wishes.games, 0.03, wishes.seed, learned_options(game, players))
    planned = lessons(game, course)
    with chosen_executor("local", wishes.workers, None) as executor:
        coming: Iterator[Any] = executor.map(watch, planned)
        found = calibrate(list(shown_progress(coming, len(planned), texts, wishes.plain)))
    path = calibration.place_of(game, players)
    assert path is not None
    games = {"bots": bots, "games": wishes.games, "noise": course.noise, "seed": wishes.seed}
    path.write_text(file_of(game, players, found, games), encoding="utf-8")
    return written(f"{Texts('en', game).say(f'game-{game.name}')}, {AT_TABLE.get(players, players)}", found)


def learned_options(game: Game, players: int) -> list[Values]:
    """The sets of options that the value has learned from, by turns."""
    path = game.coefficients(players)
    assert path is not None
    data: Any = json.loads(path.read_text(encoding="utf-8"))
    options: list[Values] = data.get("learned from", {}).get("options", [{}])
    return options


def report_of(tables: list[str], wishes: Wishes) -> str:
    command = f"epoka calibrate -b {wishes.bots} -n {wishes.games} --seed {wishes.seed} --report FILE"
    head = [
        "# How far chances can be trusted",
        "",
        f"Made by `{command}`;",
        "[coach.md](coach.md#calibration) says how. The bias is foretold less won, with twice its standard error",
        "(moments and sides of one game count together). Bold is what is off by more than 3 points beyond that. The",
        "last column is the value without lines of play and without a map.",
        "",
    ]
    return "\n".join(head) + "\n" + "\n\n".join(tables) + "\n"
