"""Draws the picture of docs/terminal.md: a position of each game as the terminal shows it.

python docs/picture.py
"""

from __future__ import annotations

from pathlib import Path

import epoka
from epoka.boards import NOTHING_ASKED, board_of
from epoka.boards.picture import svg
from epoka.bots import make_bot
from epoka.texts import Texts

DOCS = Path(__file__).parent
NAMES = ["Ola", "Petr", "Oksana", "greedy"]
SEED = 11


def position(game: epoka.Game, actions: int) -> epoka.State:
    """So many actions into a game between four bots."""
    state = game.start(4)
    dealer = epoka.Dealer(SEED)
    bots = [make_bot("greedy", game, seed=seat) for seat in range(4)]
    while state.turn < actions or state.mover != 0:
        if state.mover == epoka.CHANCE:
            state.act(dealer.draw(state))
        else:
            seat = epoka.Seat(state, state.mover, dealer.child(str(state.turn)))
            state.act(bots[state.mover].choose(seat))
    return state


def draw(state: epoka.State, file: Path) -> None:
    texts = Texts("en", state.game, NAMES)
    file.write_text(svg(board_of(state.game, texts).board(state.view(0), NOTHING_ASKED)), encoding="utf-8")


if __name__ == "__main__":
    draw(position(epoka.game("stone-age"), 330), DOCS / "terminal.svg")
