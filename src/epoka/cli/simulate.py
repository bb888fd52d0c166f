"""`epoka simulate`: many games between bots, on all cores."""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from epoka import Game, plugins
from epoka.arena.match import GameResult, play_one, rotated
from epoka.bots import bot_names
from epoka.cli import requests, saving, seats
from epoka.cli.interrupts import unheard_by_children
from epoka.cli.outside import load_bots
from epoka.cli.printing import complain
from epoka.cli.problem import Problem
from epoka.cli.screen import Screen
from epoka.cli.tally import Tally, summary, tables
from epoka.texts import Texts

LARGEST_BATCH: Final = 10
INTERRUPTED: Final = 130

Batch = tuple[list[str], str, dict[str, Any], list[str], int, int, int]
"""What to load, game, options, bots in their first seating, seed, number of the first game, how many games."""


def simulate_games(
    game_name: str | None,
    players: str | None,
    games: int,
    seed: int,
    given_options: list[str],
    jobs: int | None,
    json_file: str | None,
    language: str | None,
    plain: bool,
) -> None:
    """Check everything that was asked, play, report."""
    game = requests.chosen_game(game_name)
    texts = Texts(requests.chosen_language(language), game)
    options = requests.chosen_options(given_options)
    bots = chosen_bots(game, players)
    if games < 1:
        raise Problem(f"--games {games}: at least 1 game has to be played")
    if jobs is not None and jobs < 1:
        raise Problem(f"--jobs {jobs}: at least 1 process has to play; leave it out for one a core")
    if json_file is not None:
        check_json_file(json_file)
    state = requests.start(game, len(bots), options)  # refuses what does not fit before any process starts
    screen = Screen(plain)
    tally = Tally([*bots, *state.opponents()])
    results: list[GameResult] = []
    begun = time.monotonic()
    whole = True
    try:
        for result in shown_progress(played(game, options, bots, games, seed, jobs or cores()), games, texts, plain):
            tally.add(result)
            if json_file is not None:
                results.append(result)
    except KeyboardInterrupt:
        whole = False
    seconds = time.monotonic() - begun
    if tally.games and json_file != "-":
        screen.show(texts.say("simulate-title", {"game": game.name, "count": tally.games}), "bold")
        for part in tables(tally, seconds, texts, screen.plain):
            screen.show(part)
    if not whole:
        complain(texts.say("cli-simulate-interrupted", {"played": tally.games, "games": games}))
        raise typer.Exit(INTERRUPTED)
    if json_file is not None:
        asked = {"game": game.name, "options": game.resolve(len(bots), options), "players": bots, "seed": seed}
        write_json(json_file, {**asked, **summary(tally), "results": [result._asdict() for result in results]})


def chosen_bots(game: Game, players: str | None) -> list[str]:
    known = bot_names(game)
    if players is None:
        example = ",".join([known[-1]] * game.players[0])
        raise Problem(f"who plays? For example --players {example}; the bots are {', '.join(known)}")
    words = seats.split(players)
    load_bots(words, game)
    seats.check_bots(words, game, bot_names(game))
    return words


def cores() -> int:
    """How many processes this machine, and what it lets us use of it, can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def played(
    game: Game, options: dict[str, Any], bots: list[str], games: int, seed: int, jobs: int
) -> Iterator[GameResult]:
    """The results in the order of the games' numbers, whichever process plays them and when."""
    size = max(1, min(LARGEST_BATCH, games // (4 * jobs)))
    batches: list[Batch] = [
        (plugins.given(), game.name, options, bots, seed, first, min(size, games - first))
        for first in range(0, games, size)
    ]
    if jobs == 1 or len(batches) == 1:
        for batch in batches:
            yield from play_batch(batch)
        return
    pool = ProcessPoolExecutor(min(jobs, len(batches)), multiprocessing.get_context("spawn"))
    try:
        with unheard_by_children():  # Ctrl-C reaches all processes, but only this one answers
            coming = pool.map(play_batch, batches)
        for results in coming:
            yield from results
    finally:
        pool.shutdown(cancel_futures=True)


def play_batch(batch: Batch) -> list[GameResult]:
    """Some games in a row; each depends on the seed and its own number alone."""
    outside, game, options, bots, seed, first, count = batch
    plugins.load_all(outside)
    return [
        play_one(game, len(bots), options, rotated(bots, number), f"{seed}/{number}")
        for number in range(first, first + count)
    ]


def shown_progress(results: Iterator[GameResult], games: int, texts: Texts, plain: bool) -> Iterator[GameResult]:
    """A bar on standard error while the results come in; nothing where that is no terminal."""
    if plain or not sys.stderr.isatty():
        yield from results
        return
    from rich.console import Console

    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(texts.say("simulate-progress"), total=games)
        for result in results:
            progress.advance(task)
            yield result


def check_json_file(name: str) -> None:
    """Better now than after an hour of play."""
    if name == "-":
        return
    path = Path(name)
    if path.is_dir() or not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise Problem(f"--json {name} cannot be written; name a file in a folder that you may write to")


def write_json(name: str, data: dict[str, Any]) -> None:
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    if name == "-":
        print(text, end="")
        return
    try:
        saving.write(Path(name), text)
    except OSError as error:
        raise Problem(f"--json {name} cannot be written: {(error.strerror or str(error)).lower()}") from error
