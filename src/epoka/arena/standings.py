"""How the bots of a tournament stand: games, wins, points, times, and who finishes ahead of whom."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from epoka.arena.match import interval, win_share
from epoka.arena.results import Played


class Standing:
    """What one bot, or an opponent that the rules play, has done in all games together."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        """A win that several share counts for each by its part; a bot on several seats wins with any of them."""
        self.seats = 0
        self.points = 0
        self.longest = 0.0
        """Of all gestures, in CPU seconds."""
        self.mean = 0.0
        """Of the average gestures of the games, in CPU seconds."""

    def win_rate(self) -> float:
        return self.wins / self.games

    def win_interval(self) -> tuple[float, float]:
        return interval(self.wins, self.games)

    def mean_points(self) -> float:
        return self.points / self.seats


class Standings:
    """The standings of all sides, in the order in which they are named or first seen."""

    def __init__(self, bots: list[str], games: Iterable[Played]) -> None:
        self.sides: dict[str, Standing] = {name: Standing() for name in bots}
        self.games = 0
        self.duels: dict[tuple[str, str], list[float]] = {}
        """For two sides: how often the first finished ahead of the second, an equal place by halves, and how often
        they met. A bot on several seats meets others with each of them."""
        for game in games:
            self.add(game)
        self.sides = {name: standing for name, standing in self.sides.items() if standing.games}

    def add(self, game: Played) -> None:
        self.games += 1
        for name in dict.fromkeys(game.bots):
            self.sides.setdefault(name, Standing()).games += 1
        for seat, name in enumerate(game.bots):
            side = self.sides[name]
            side.wins += win_share(game.ranking, seat)
            side.points += game.points[seat]
            if seat < len(game.longest):
                side.longest = max(side.longest, game.longest[seat])
                side.mean = (side.mean * side.seats + game.mean[seat]) / (side.seats + 1)
            side.seats += 1
        for one, other in combinations(range(len(game.bots)), 2):
            if game.bots[one] != game.bots[other]:
                self._meet(game, one, other)
                self._meet(game, other, one)

    def _meet(self, game: Played, one: int, other: int) -> None:
        duel = self.duels.setdefault((game.bots[one], game.bots[other]), [0.0, 0.0])
        duel[0] += ahead(game.ranking[one], game.ranking[other])
        duel[1] += 1


def ahead(place: int, other: int) -> float:
    """1 for a better place than another, ½ for the same."""
    return 0.5 if place == other else float(place < other)
