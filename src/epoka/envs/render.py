"""Positions to look at: the board of the terminal, as text or as a picture."""

from __future__ import annotations

from typing import Final

from epoka.boards import NOTHING_ASKED, Board, board_of
from epoka.boards.picture import svg
from epoka.core.errors import EpokaError
from epoka.core.state import State
from epoka.texts import Texts

MODES: Final = ("ansi", "svg")


def checked_mode(mode: str | None) -> str | None:
    """The mode, if there is such a one."""
    if mode not in (None, *MODES):
        raise EpokaError(f"render_mode {mode!r} is unknown; environments show themselves as «ansi» text or «svg»")
    return mode


def rendered(state: State, seat: int | None, mode: str | None) -> str | None:
    """The position as this seat sees it, None as a spectator does: as text, as SVG, or not at all."""
    if mode is None:
        return None
    texts = Texts("en", state.game)
    board = board_of(state.game, texts)
    return picture(board, state, seat) if mode == "svg" else text(board, texts, state, seat)


def text(board: Board, texts: Texts, state: State, seat: int | None) -> str:
    """The board in lines, then whose turn it is and what is asked."""
    lines = [line.rstrip() for line in board.board_lines(state.view(seat), NOTHING_ASKED)]
    who = "the game is over" if state.over else f"seat {state.mover}: {texts.prompt(*state.prompt())}"
    return "\n".join([f"{state.game.name}, move {state.turn}", *lines, "", who, ""])


def picture(board: Board, state: State, seat: int | None) -> str:
    return svg(board.board(state.view(seat), NOTHING_ASKED))
