"""`epoka balance`: how a game plays out between equal bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from epoka import Game
from epoka.arena.balance import Match, figures, outcomes
from epoka.arena.balance_tables import report
from epoka.arena.executor import WorkFailed
from epoka.arena.executors import chosen_executor
from epoka.bots import make_bot
from epoka.cli import requests, saving
from epoka.cli.outside import load_bots
from epoka.cli.problem import Problem
from epoka.cli.progress import shown_progress
from epoka.texts import Texts


class Wishes(NamedTuple):
    """Where the games are played, and where the figures go as well."""

    json: str | None
    on: str
    workers: int | None
    plain: bool


def measure_balance(
    game_name: str | None,
    bot: str,
    players: list[int],
    games: int,
    seed: str,
    given_options: list[str],
    wishes: Wishes,
) -> None:
    """Check everything that was asked, play, print the tables."""
    game = requests.chosen_game(game_name)
    options = requests.chosen_options(given_options)
    if games < 1:
        raise Problem(f"--games {games}: at least 1 game has to be played")
    if wishes.json is not None:
        saving.check_writable("--json", wishes.json)
    load_bots([bot], game)
    make_bot(bot, game, 1)
    counts = sorted(set(players)) or [count for count in game.players if count > 1]
    matches = [Match(game.name, count, settled(game, count, options), bot, games, seed) for count in counts]
    found = []
    texts = Texts("en", game)
    with chosen_executor(wishes.on, wishes.workers, None) as executor:
        for match in matches:
            try:
                found.append(figures(match, shown_progress(outcomes(match, executor), games, texts, wishes.plain)))
            except WorkFailed as failed:
                raise Problem(f"game {failed.number} of {match.players} failed: {failed.reason}") from failed
    print(report(found))
    if wishes.json is not None:
        saving.write(Path(wishes.json), json.dumps(found, indent=1) + "\n")


def settled(game: Game, players: int, options: dict[str, str]) -> dict[str, object]:
    """The options of so many players; refuses what does not fit before anything is played."""
    resolved = game.resolve(players, options)
    game.start(players, **resolved)
    return resolved
