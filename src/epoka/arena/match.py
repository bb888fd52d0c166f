"""Games and matches between bots, from a seed to a result that travels between processes."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from epoka.arena.stopwatch import Stopwatch
from epoka.bots import make_bot
from epoka.core.dealer import Dealer
from epoka.core.errors import EpokaError
from epoka.core.event import Values
from epoka.core.game import Game, find_game
from epoka.core.ids import CHANCE
from epoka.core.seat import Bot, Seat


class GameResult(NamedTuple):
    """How a finished game went; plain data. Lists have an entry a side."""

    bots: list[str]
    """Who played: the bots, then the opponents that the rules play, by their ids."""
    points: list[int]
    breakdown: list[dict[str, int]]
    ranking: list[int]
    rounds: int
    """0 for a game without rounds."""
    decisions: int
    over_by: str
    record: Values | None
    """The saved game, where it was asked for."""

    def share(self, seat: int) -> float:
        """The part of the win that belongs to a seat: 1 for a sole winner, less where several share the first place."""
        return win_share(self.ranking, seat)


def win_share(ranking: list[int], seat: int) -> float:
    """The part of the win that belongs to a seat by the places of all: 1 for a sole winner."""
    return 1 / ranking.count(1) if ranking[seat] == 1 else 0.0


def play_game(
    game: Game,
    bots: list[Bot],
    seed: int | str,
    options: Values | None = None,
    names: list[str] | None = None,
    record: bool = False,
    watch: Stopwatch | None = None,
) -> GameResult:
    """One game to its end, a bot a seat. The same seed, options and bots give the same game; a watch takes the time."""
    state = game.start(len(bots), **(options or {}))
    dealer = Dealer(seed)
    thinkers = [dealer.child(f"seat {seat}") for seat in range(len(bots))]
    decisions = 0
    while not state.over:
        mover = state.mover
        if mover == CHANCE:
            state.act(dealer.draw(state))
        else:
            seat = Seat(state, mover, thinkers[mover])
            if watch is None:
                action = bots[mover].choose(seat)
            else:
                action = watch.choice(bots[mover], seat, state.unfinished)
            state.act(action)
            decisions += 1
    rounds = state.view().get("round", 0)
    return GameResult(
        bots=[*(names or [type(bot).__name__ for bot in bots]), *state.opponents()],
        points=state.points(),
        breakdown=[state.breakdown(seat) for seat in range(state.sides)],
        ranking=state.ranking(),
        rounds=rounds if isinstance(rounds, int) else 0,
        decisions=decisions,
        over_by=state.over_by,
        record=state.record() if record else None,
    )


def play_one(
    game_name: str,
    players: int,
    options: Values,
    bot_names: list[str],
    seed: int | str,
    record: bool = False,
    watch: Stopwatch | None = None,
) -> GameResult:
    """One game from names alone, for worker processes."""
    if len(bot_names) != players:
        raise EpokaError(f"{players} players need {players} bots, one a seat; given: {', '.join(bot_names)}")
    game = find_game(game_name)
    bots = [make_bot(name, game, f"{seed}/{seat}") for seat, name in enumerate(bot_names)]
    return play_game(game, bots, seed, options, bot_names, record, watch)


def rotated(names: list[str], number: int) -> list[str]:
    """The seating of the game with this number: everybody moves on by a seat each game."""
    first = number % len(names)
    return names[first:] + names[:first]


def play_match(game_name: str, bot_names: list[str], games: int, seed: int, options: Values) -> list[GameResult]:
    """So many games with rotating seats; game number n is played with the seed `seed/n`."""
    players = len(bot_names)
    return [
        play_one(game_name, players, options, rotated(bot_names, number), f"{seed}/{number}") for number in range(games)
    ]


def wins(results: list[GameResult], name: str) -> float:
    """How many games a bot won; a shared win counts by its share, and a bot on several seats by all of them."""
    return sum(
        [result.share(seat) for result in results for seat, seated in enumerate(result.bots) if seated == name], 0.0
    )


def interval(won: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a winning rate (Wilson's, which behaves near 0 and 1 too)."""
    z = 1.96
    rate = won / games
    middle = rate + z * z / (2 * games)
    margin = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - margin) / scale), min(1.0, (middle + margin) / scale)
