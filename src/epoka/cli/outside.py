"""Games and bots from outside the package, as they are named on the command line."""

from __future__ import annotations

import os
import shlex
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TextIO

import epoka
from epoka import Game
from epoka.cli.printing import complain
from epoka.cli.problem import Problem
from epoka.plugins import PluginWarning, game_of, module_of
from epoka.programs import PREFIX, Fault, check_start


def named_game(name: str) -> Game:
    """The game of this name, or that of the module `package.module`."""
    if "." in name:
        look_here_too()
        return epoka.load_game(name)
    return epoka.game(name)


def load_bots(words: list[str], game: Game) -> None:
    """Make every bot known that is written `package.module:Bot`, if it plays this game, or `exec:COMMAND`."""
    for word in words:
        if ":" in word:
            look_here_too()
            check_program(word)
            only = game_of(epoka.load_bot(word))
            if only not in ("", game.name):
                raise Problem(f"{word} plays {only}, not {game.name}")


def check_program(word: str) -> None:
    """Refuse a program that does not even start: it would lose every move."""
    if word.startswith(PREFIX):
        try:
            check_start(word)
        except Fault as fault:
            raise Problem(f"{word} is no bot: {fault}") from fault


def refuse_bots_of_a_file(words: list[str], file: str, option: str = "--seats") -> None:
    """A saved game may come from anybody: the code of a bot that it names runs only when its reader names it too."""
    for word in words:
        if ":" in word:
            named = ",".join(words)
            raise Problem(f"{file} was played with {word}, which runs code; to allow that: {option} {named}")


def again(game: Game, file: str, words: list[str]) -> str:
    """The command that goes on with a saved game, with all that has to be loaded for it."""
    parts = ["epoka", "play"]
    if module_of(game.name):
        parts += ["--game", module_of(game.name)]
    parts += ["--resume", file]
    if any(":" in word for word in words):
        parts += ["--seats", ",".join(words)]
    return shlex.join(parts)


def look_here_too() -> None:
    """Find modules in the current folder as well, after all others, so that nothing there takes another's place."""
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)


@contextmanager
def plain_warnings() -> Iterator[None]:
    """Packages that cannot be used are told in one line, without the place in the code."""
    with warnings.catch_warnings():
        usual = warnings.showwarning

        def show(
            message: Warning | str,
            category: type[Warning],
            filename: str,
            lineno: int,
            file: TextIO | None = None,
            line: str | None = None,
        ) -> None:
            if issubclass(category, PluginWarning):
                complain(f"warning: {message}")
            else:
                usual(message, category, filename, lineno, file, line)

        warnings.showwarning = show
        warnings.simplefilter("always", PluginWarning)
        yield
