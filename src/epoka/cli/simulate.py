"""`epoka simulate`: many games between bots, on all cores."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import typer

from epoka import Game, plugins
from epoka.arena.executor import InThisProcess, WorkFailed
from epoka.arena.match import GameResult, play_one, rotated
from epoka.arena.processes import Processes, cores
from epoka.bots import bot_names
from epoka.cli import requests, saving, seats
from epoka.cli.outside import load_bots
from epoka.cli.printing import complain
from epoka.cli.problem import Problem
from epoka.cli.progress import shown_progress
from epoka.cli.screen import Screen
from epoka.cli.tally import Tally, summary, tables
from epoka.texts import Texts

INTERRUPTED: Final = 130


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
    if json_file not in (None, "-"):
        saving.check_writable("--json", json_file)
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


def played(
    game: Game, options: dict[str, Any], bots: list[str], games: int, seed: int, jobs: int
) -> Iterator[GameResult]:
    """The results in the order of the games' numbers, whichever process plays them and when."""
    items = ((plugins.given(), game.name, options, bots, seed, number) for number in range(games))
    executor = InThisProcess() if jobs == 1 else Processes(min(jobs, games))
    try:
        with executor:
            yield from executor.map(play_numbered, items)
    except WorkFailed as failed:
        raise Problem(f"game {failed.number} failed: {failed.reason}") from failed


def play_numbered(item: tuple[list[str], str, dict[str, Any], list[str], int, int]) -> GameResult:
    """One game, which depends on the seed and its own number alone."""
    outside, game, options, bots, seed, number = item
    plugins.load_all(outside)
    return play_one(game, len(bots), options, rotated(bots, number), f"{seed}/{number}")


def write_json(name: str, data: dict[str, Any]) -> None:
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    if name == "-":
        print(text, end="")
        return
    try:
        saving.write(Path(name), text)
    except OSError as error:
        raise Problem(f"--json {name} cannot be written: {(error.strerror or str(error)).lower()}") from error
