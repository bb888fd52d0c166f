"""The only source of chance, outside every state."""

from __future__ import annotations

import random
from hashlib import sha256
from typing import TYPE_CHECKING

from epoka.core.errors import EpokaError
from epoka.core.step import CHANCE

if TYPE_CHECKING:
    from epoka.core.state import State


class Dealer:
    """Draws the outcomes of chance from named streams.

    With a seed, the n-th number of a stream depends on the seed, the stream's name and n alone, so that one more roll
    does not change which card comes next. Without a seed every number is fresh system entropy, as a live table needs.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed
        self._streams: dict[str, random.Random] = {}

    def draw(self, state: State) -> int:
        """One outcome of the chance that `state` waits for."""
        if state.mover != CHANCE:
            raise EpokaError("nothing is left to chance here: draw() is for states whose mover is CHANCE")
        return state.agenda[-1].draw(state, self)

    def below(self, stream: str, limit: int) -> int:
        """A whole number from 0 to limit - 1, all equally likely; takes one number of the stream."""
        source = self._streams.get(stream)
        if source is None:
            source = self._open(stream)
        return int(source.random() * limit)

    def child(self, name: str) -> Dealer:
        """An independent dealer, for a thinker that must not disturb this one."""
        if self.seed is None:
            return Dealer(None)
        return Dealer(f"{self.seed}/{name}")

    def _open(self, stream: str) -> random.Random:
        source: random.Random
        if self.seed is None:
            source = random.SystemRandom()
        else:
            source = random.Random(int.from_bytes(sha256(f"{self.seed}:{stream}".encode()).digest(), "big"))
        self._streams[stream] = source
        return source
