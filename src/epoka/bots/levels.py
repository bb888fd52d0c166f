"""Five opponents a game, from one machine: the ranking of its policy blurred below, a search above.

What a level means is the same in every game: it wins most games against the one below it. How much blur or search that
takes is a matter of the game, so a game says so itself (`Game.levels`); the figures come from matches (docs/bots.md).
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from epoka.core.errors import EpokaError
from epoka.core.game import Game
from epoka.core.policy import Policy
from epoka.core.search import Searcher, make_search, needed_policy, position_to_move
from epoka.core.seat import Bot, Seat

LEVELS: Final = ("wanderer", "settler", "builder", "elder", "sage")
"""The weakest first."""
SILLY: Final = 4.0
"""An action that lies so many temperatures below the best is never taken, be it ever so gentle a level."""
LONGEST_THOUGHT: Final = 1.0
"""Seconds a gesture that people wait for a level: where its machine is slow, the clock ends what rollouts would not."""
FINE: Final = 1 << 20
"""Into so many parts the draw of an action is divided."""


@cache
def has_levels(game: Game) -> bool:
    """Whether a game has the policy that levels rest on. Servers ask often, and to make a policy may take a while."""
    return game.policy() is not None


@mypyc_attr(allow_interpreted_subclasses=True)
class Blurred(Bot):
    """Takes good actions more often than bad ones.

    The higher the temperature (in points), the less it tells them apart; at 0 it plays the policy itself.
    """

    def __init__(self, policy: Policy, temperature: float) -> None:
        self.policy = policy
        self.temperature = temperature

    def choose(self, seat: Seat) -> int:
        legal = seat.actions()
        if len(legal) == 1:
            return legal[0]
        position = position_to_move(seat, self.policy)
        self.policy.begin(position)
        if self.temperature <= 0.0:
            return self.policy.decide(position, legal)
        return drawn(seat, legal, self.policy.rank(position, legal), self.temperature)


def drawn(seat: Seat, legal: list[int], ranks: list[float], temperature: float) -> int:
    """One of the actions by its weight: softmax over the ranks, without those that are plainly silly."""
    most = max(ranks)
    weights = [exp((rank - most) / temperature) if most - rank <= SILLY * temperature else 0.0 for rank in ranks]
    point = seat.dealer.below("level", FINE) / FINE * sum(weights)
    for at in range(len(legal)):
        point -= weights[at]
        if point < 0.0:
            return legal[at]
    return legal[ranks.index(most)]


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelBot(Bot):
    """A level of a game. What it takes depends on the number of players, which it learns when it is first asked.

    With a limit in seconds it stops thinking about a gesture then, and what it does may depend on the machine.
    """

    def __init__(self, name: str, game: Game, seconds: float | None = None) -> None:
        self.name = name
        self._game = game
        self._seconds = seconds
        self._bot: Bot | None = None

    def choose(self, seat: Seat) -> int:
        if self._bot is None:
            self._bot = make_level(self.name, self._game, seat.position.players, self._seconds)
        return self._bot.choose(seat)


def make_level(name: str, game: Game, players: int, seconds: float | None = None) -> Bot:
    """The level of this name at a table of so many players."""
    if name not in LEVELS:
        raise EpokaError(f"there is no level «{name}»; the levels are {', '.join(LEVELS)}")
    level = game.levels(players)[LEVELS.index(name)]
    if level.rollouts == 0:
        return Blurred(needed_policy(game), level.temperature)
    search = make_search(game, players, level.horizon, level.thorough)
    return Searcher(search, level.rollouts, seconds, level.gate)
