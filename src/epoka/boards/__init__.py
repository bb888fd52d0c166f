"""The board of a game for the terminal: its own where it has one, and what a board offers."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol, cast

from rich.console import RenderableType

from epoka.boards.generic import GenericBoard
from epoka.core.game import Game
from epoka.core.state import State
from epoka.texts import Texts, package_of

View = Mapping[str, Any]

NOTHING_ASKED: Final[View] = {}


def question(state: State, numbers: Mapping[str, int]) -> View:
    """What is asked now, for a board: the key and the values of the prompt, each action's number in the list."""
    prompt, values = state.prompt()
    return {"prompt": prompt, "values": values, "numbers": numbers}


class Board(Protocol):
    """What a game's module `terminal` offers as its class `Terminal`, made with the texts."""

    def board(self, view: View, asked: View) -> RenderableType:
        """The position as a seat sees it, with colours and boxes; what is asked may be marked in it."""

    def board_lines(self, view: View, asked: View) -> list[str]:
        """The same as plain lines."""

    def head(self, name: str) -> str:
        """The line of the list of choices that an action stands on: its notation, perhaps without a last number."""

    def label(self, head: str) -> str | None:
        """The words of such a line, None where the text of the action does."""

    def preview(self, previews: list[View]) -> str:
        """Cost and gain of a line, from the previews of its actions."""

    def group(self, preview: View) -> str:
        """The title under which a long list gathers such lines by number alone, since the board shows where they are.

        "" for what stands on the board nowhere, and is listed in words.
        """

    def details(self, state: State, action: int) -> list[str]:
        """All there is to say about one action: cost, gain and odds, or more about a refused one than its reason."""

    def surroundings(self, view: View) -> list[str]:
        """What eyes see on a map and the lines of the board do not tell: which places touch."""

    def piece(self, name: str) -> list[str]:
        """What a card, chip or tile does, by its id; nothing for other words."""


def board_of(game: Game, texts: Texts) -> Board:
    """The board that lies beside the game's own module; without one, the board for every game."""
    package = package_of(game)
    if not package or find_spec(f"{package}.terminal") is None:
        return GenericBoard(game, texts)
    return cast(Board, import_module(f"{package}.terminal").Terminal(texts))
