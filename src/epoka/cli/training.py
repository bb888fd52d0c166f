"""`epoka train`: learns how good positions are, and tells how well it foretells games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from epoka import Game
from epoka.arena.executors import chosen_executor
from epoka.arena.judging import written
from epoka.arena.sampling import teach
from epoka.arena.training import Course, file_of, learned, lessons, write
from epoka.bots import make_bot
from epoka.cli import requests, saving, seats
from epoka.cli.outside import load_bots
from epoka.cli.problem import Problem
from epoka.cli.progress import shown_progress
from epoka.texts import Texts


class Wishes(NamedTuple):
    """Where the games are played and what becomes of the result."""

    out: str | None
    on: str
    workers: int | None
    language: str | None
    plain: bool


def train_value(
    game_name: str | None,
    bots: str,
    early: str | None,
    players: int | None,
    games: int,
    noise: float,
    seed: int,
    given_options: list[str],
    vary: str | None,
    wishes: Wishes,
) -> None:
    """Check everything that was asked, play, learn, write the file, print how good it is."""
    game = requests.chosen_game(game_name)
    texts = Texts(requests.chosen_language(wishes.language), game)
    seated = game.players[0] if players is None else players
    options = varied(game, requests.chosen_options(given_options), vary)
    for each in options:
        game.start(seated, **each)
    before = [] if early is None else chosen_bots(game, early)
    course = Course(seated, chosen_bots(game, bots), games, noise, seed, options, before)
    path = game.coefficients(seated) if wishes.out is None else Path(wishes.out)
    if path is None:
        raise Problem("where does the file of coefficients go? Give --out FILE")
    if wishes.out is not None:
        saving.check_writable("--out", wishes.out)
    planned = lessons(game, course)
    with chosen_executor(wishes.on, wishes.workers, None) as executor:
        coming: Iterator[Any] = executor.map(teach, planned)
        taught = list(shown_progress(coming, len(planned), texts, wishes.plain))
    found, judgement = learned(taught)
    write(path, file_of(game, course, found))
    print(written(judgement))
    print(f"\n{path}")


def chosen_bots(game: Game, text: str) -> list[str]:
    """The bots that play; each is made once, so that one that cannot be is refused now."""
    words = seats.split(text)
    load_bots(words, game)
    for word in words:
        make_bot(word, game, 1)
    return words


def varied(game: Game, options: dict[str, Any], vary: str | None) -> list[dict[str, Any]]:
    """The sets of options that are played by turns: all values of one option, or what was given alone."""
    if vary is None:
        return [options]
    for option in game.options:
        if option.name == vary:
            return [{**options, vary: value} for value in option.values]
    raise Problem(f"--vary {vary}: {game.name} has the options {', '.join(option.name for option in game.options)}")
