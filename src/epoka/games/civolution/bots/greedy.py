"""`greedy`: a bot that prices everything in points and does what is worth most now.

Each kind of decision is one small function; `decisions.CHOICES` and `prices.PRICES` find the one that fits the step on
top of the agenda. To make a bot of your own, start from this one and change a function or a number of `Weights`.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from epoka.core.seat import Bot, Seat
from epoka.games.civolution.bots.decisions import choose_at
from epoka.games.civolution.bots.demand import find_wishes
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.bots.weights import Weights
from epoka.games.civolution.position.state import Civolution


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Plays by value. It remembers nothing between decisions and looks at nothing but its seat."""

    def __init__(self) -> None:
        self.weights = Weights()

    def choose(self, seat: Seat) -> int:
        s = seat.position
        assert isinstance(s, Civolution)
        legal = seat.actions()
        if len(legal) == 1:
            return legal[0]
        worth = Worth(s, seat.index, self.weights)
        find_wishes(worth)
        return choose_at(worth, s.agenda[-1], legal)
