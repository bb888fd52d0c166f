"""Drives the command line: typed lines in, printed text out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import epoka
from epoka.cli.main import app

GAMES = [game.name for game in epoka.all_games()]
each_game = pytest.mark.parametrize("game", GAMES)


def run(*args: str, typed: Sequence[str] = ()) -> Result:
    """Run one command with these lines waiting at its input."""
    return CliRunner().invoke(app, list(args), input="".join(f"{line}\n" for line in typed))


def play(file: Path, game: str, *args: str, typed: Sequence[str]) -> str:
    """Play with a file to save in; answers what was printed and holds that nothing went wrong."""
    result = run("play", game, "--save", str(file), *args, typed=typed)
    assert result.exit_code == 0, result.output
    return result.output


def actions_in(file: Path) -> list[str]:
    """The notation of a saved game."""
    return file.read_text(encoding="utf-8").split("\n\n", 1)[1].split("\n")[:-1]


def people_of(game: str) -> str:
    """Seats without a bot, among whom no curtain falls at the start: one person where a game can be played alone."""
    return "Ola" if 1 in epoka.game(game).players else "Ola,Petr"
