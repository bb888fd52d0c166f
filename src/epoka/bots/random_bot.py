"""Uniformly random play: the floor that every other bot has to beat, and good for finding holes in rules."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from epoka.core.dealer import Dealer
from epoka.core.seat import Bot, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Takes any legal action worth considering, all equally likely; works for every game.

    With a seed the bot has a source of its own, otherwise it takes the dealer of its seat.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._dealer: Dealer | None = None if seed is None else Dealer(seed)

    def choose(self, seat: Seat) -> int:
        legal = seat.considered()
        dealer = self._dealer or seat.dealer
        return legal[dealer.below("random bot", len(legal))]
