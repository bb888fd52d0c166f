"""Pebbles with more choices at once than fit into a row: up to forty of a heap of fifty."""

from __future__ import annotations

from typing import Any, Final

import epoka
from tests.games.pebbles import Pebbles, PebblesGame


class BouldersGame(PebblesGame):
    """The same, only larger."""

    def __init__(self) -> None:
        super().__init__(with_option=False, most=40)
        self.name = "boulders"

    def blank(self, players: int, options: dict[str, Any]) -> epoka.State:
        state = Pebbles(self, players, options)
        state.heap = 50
        return state


GAME: Final = BouldersGame()
