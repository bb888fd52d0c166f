"""How far a game is, by figures that are counted and not claimed: rules held by tests, recorded games, printed pieces.

`python docs/generate.py` counts them in a checkout and writes them beside the game as `maturity.json`; a test keeps the
file true. A game of somebody else may bring such a file too.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, NamedTuple

from epoka.core.game import Game
from epoka.texts import package_of

FILE: Final = "maturity.json"
ENOUGH_GAMES: Final = 10
"""Recorded games that show how every ending, option and number of players goes."""
COMPLETE: Final = "complete"
OWN_CONTENT: Final = "own-content"
GROWING: Final = "growing"


class Maturity(NamedTuple):
    rules: int
    tested: int
    """Rules that a test names."""
    recorded: int
    """Games that are replayed by every test run."""
    printed: int
    """Pieces of the box whose content the rulebook or the piece itself attests."""
    partly: int
    own: int
    """Pieces of which a part is known, and those whose content is this project's own."""

    @property
    def pieces(self) -> int:
        return self.printed + self.partly + self.own

    @property
    def label(self) -> str:
        """In one word; the texts have a sentence for each."""
        if self.tested < self.rules or self.recorded < ENOUGH_GAMES:
            return GROWING
        return OWN_CONTENT if self.partly or self.own else COMPLETE


def maturity_of(game: Game) -> Maturity | None:
    """The figures of a game, None where nobody has counted them."""
    package = package_of(game)
    if not package:
        return None
    file = files(package) / FILE
    return Maturity(**json.loads(file.read_text("utf-8"))) if file.is_file() else None
