"""What several commands are asked in the same way: which game, which options, which language."""

from __future__ import annotations

import os
from typing import Any, Final

import epoka
from epoka import BadOption, Game, State
from epoka.cli.outside import named_game
from epoka.cli.problem import Problem

LANGUAGES: Final = ["en", "pl", "cs", "uk"]


def chosen_game(name: str | None) -> Game:
    """The named game, or the only one."""
    if name is not None:
        return named_game(name)
    known = epoka.all_games()
    if len(known) > 1:
        raise Problem("which game? There is " + ", ".join(game.name for game in known))
    return known[0]


def games_meant(name: str | None) -> list[Game]:
    """The named game, or all there are."""
    return epoka.all_games() if name is None else [named_game(name)]


def chosen_options(given: list[str]) -> dict[str, Any]:
    """`name=value` pairs as a mapping; the game judges names and values."""
    options: dict[str, Any] = {}
    for pair in given:
        name, sign, value = pair.partition("=")
        name = name.strip().replace("-", "_")
        if not sign or not name or not value.strip():
            raise BadOption(f"--option wants name=value, not «{pair}»; `epoka games` lists the options of each game")
        if name in options:
            raise BadOption(f"the option {name} is given twice")
        options[name] = value.strip()
    return options


def start(game: Game, players: int, options: dict[str, Any]) -> State:
    """A new game; the names of the options are judged first, since anything may have been typed."""
    return game.start(players, **game.resolve(players, options))


def chosen_language(given: str | None) -> str:
    """The language asked for, or that of the system, or English."""
    if given is not None:
        if given not in LANGUAGES:
            raise Problem(f"there is no language «{given}»; there is {', '.join(LANGUAGES)}")
        return given
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        setting = os.environ.get(variable, "")
        if setting:
            return setting[:2] if setting[:2] in LANGUAGES else "en"
    return "en"
