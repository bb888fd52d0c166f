"""Pebbles that speak: a game outside the package with texts and rules of its own, so far in English alone."""

from __future__ import annotations

from typing import Final

from tests.games.pebbles import PebblesGame


class SpokenGame(PebblesGame):
    """The same heap, told in sentences."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "spoken"


GAME: Final = SpokenGame()
