"""Draws the picture of docs/terminal.md: a position of each game as the terminal shows it.

python docs/picture.py
"""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

import epoka
from epoka.bots import make_bot
from epoka.cli.boards import NOTHING_ASKED, board_of
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
    console = Console(record=True, width=112, markup=False, highlight=False, emoji=False, file=StringIO())
    texts = Texts("en", state.game, NAMES)
    console.print(board_of(state.game, texts).board(state.view(0), NOTHING_ASKED))
    picture = console.export_svg(title="Epoka", theme=SVG_EXPORT_THEME, unique_id="epoka")
    # The exported picture asks a font server for its letters; any fixed-width letters of the reader's will do.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.S)
    file.write_text(picture.replace("Fira Code, monospace", "monospace"), encoding="utf-8")


if __name__ == "__main__":
    draw(position(epoka.game("stone-age"), 330), DOCS / "terminal.svg")
