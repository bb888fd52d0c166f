"""A game's own board for the terminal: where it lies and what it offers."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType

from epoka import Game
from epoka.cli.problem import Problem
from epoka.texts import Texts

View = Mapping[str, Any]


class Board(Protocol):
    """What a game's module `terminal` offers as its class `Terminal`, made with the texts."""

    def board(self, view: View) -> RenderableType:
        """The position as a seat sees it, with colours and boxes."""

    def board_lines(self, view: View) -> list[str]:
        """The same as plain lines."""

    def head(self, name: str) -> str:
        """The line of the list of choices that an action stands on: its notation, perhaps without a last number."""

    def label(self, head: str) -> str | None:
        """The words of such a line, None where the text of the action does."""

    def preview(self, previews: list[View]) -> str:
        """Cost and gain of a line, from the previews of its actions."""

    def odds(self, preview: View) -> str:
        """How likely the outcomes of one action are."""


def board_of(game: Game, texts: Texts) -> Board:
    """The board that lies beside the game's own module."""
    package = type(game).__module__.rpartition(".")[0]
    if find_spec(f"{package}.terminal") is None:
        raise Problem(f"{game.name} has no board for the terminal yet")
    return cast(Board, import_module(f"{package}.terminal").Terminal(texts))
