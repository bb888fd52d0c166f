"""How a game plays out between equal players: points, length, seats, and what its own pieces do for whoever has them.

Game number n of a count of players is played with the seed `seed/players/n`, so that a run can be repeated exactly and
two sets of cards can be compared on equal chances. A game says in its module `balance` what is worth noticing: a class
`Watch`, made at the start of a game and told of every action. Without one the report tells what holds for every game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from statistics import mean, quantiles
from typing import Final, NamedTuple, Protocol

from epoka import plugins
from epoka.arena.executor import Executor
from epoka.arena.match import interval, win_share
from epoka.bots import make_bot
from epoka.core.dealer import Dealer
from epoka.core.event import Event, Values
from epoka.core.game import Game, find_game
from epoka.core.ids import CHANCE
from epoka.core.seat import Seat
from epoka.core.state import State
from epoka.texts import package_of

SEAT: Final = "seat"
SEAT_LIMIT: Final = 0.05
"""By how much wins by seat may differ from the fair share."""


class Watch(Protocol):
    """What a game's module `balance` offers under this name."""

    names: dict[str, list[str]]
    """Everything that belongs to a group, so that what never happens is told too."""
    limits: dict[str, float]
    """For groups of things that seats have: by how much wins may differ from the fair share."""
    ranges: dict[str, tuple[float, float]]
    """For groups of things that happen or not: the least and the greatest share that is healthy."""

    def __init__(self, state: State) -> None: ...

    def before(self, state: State, action: int) -> None:
        """A seat is about to act."""

    def after(self, state: State, events: list[Event]) -> None:
        """Somebody or chance has acted, and this came of it."""

    def noticed(self, state: State) -> Values:
        """What the finished game has shown, as plain data, all by groups and names; each part may be missing.

        `had`: which seats had a thing; their share of wins is compared with the fair one. `of`: how often something
        could have happened, and how often it did. `counts`: how often it did. `numbers`, without groups: how long the
        game was, what was left over.
        """


class Nothing:
    """The watch of a game that names nothing worth noticing."""

    names: dict[str, list[str]] = {}
    limits: dict[str, float] = {}
    ranges: dict[str, tuple[float, float]] = {}

    def __init__(self, state: State) -> None:
        pass

    def before(self, state: State, action: int) -> None:
        pass

    def after(self, state: State, events: list[Event]) -> None:
        pass

    def noticed(self, state: State) -> Values:
        return {}


def watch_of(game: Game) -> type[Watch]:
    """The class `Watch` of the module `balance` beside the game's own; the empty one where there is none."""
    package = package_of(game)
    if not package or find_spec(f"{package}.balance") is None:
        return Nothing
    found: type[Watch] = import_module(f"{package}.balance").Watch
    return found


# ---- playing --------------------------------------------------------------------------------------------------------


class Match(NamedTuple):
    """What is played: one bot on every seat."""

    game: str
    players: int
    options: Values
    bot: str
    games: int
    seed: str


def outcomes(match: Match, executor: Executor) -> Iterator[Values]:
    """The games in the order of their numbers, each as `play` tells it."""
    items = (
        {"outside": plugins.given(), **match._asdict(), "seed": f"{match.seed}/{match.players}/{number}"}
        for number in range(match.games)
    )
    return executor.map(play, items)


def play(item: Values) -> Values:
    """One game of a bot against itself."""
    plugins.load_all(item["outside"])
    game, players, seed = find_game(item["game"]), item["players"], item["seed"]
    state = game.start(players, **item["options"])
    events: list[Event] = []
    state.listen(events)
    bots = [make_bot(item["bot"], game, f"{seed}/{seat}") for seat in range(players)]
    dealer = Dealer(seed)
    thinkers = [dealer.child(f"seat {seat}") for seat in range(players)]
    watch = watch_of(game)(state)
    decisions = 0
    while not state.over:
        mover = state.mover
        if mover == CHANCE:
            state.act(dealer.draw(state))
        else:
            action = bots[mover].choose(Seat(state, mover, thinkers[mover]))
            watch.before(state, action)
            state.act(action)
            decisions += 1
        watch.after(state, events)
        events.clear()
    ranking = state.ranking()
    sources: Counter[str] = Counter()
    for seat in range(players):
        sources.update(state.breakdown(seat))
    found = watch.noticed(state)
    return {
        "points": state.points()[:players],
        "shares": [win_share(ranking, seat) for seat in range(players)],
        "over_by": state.over_by,
        "sources": dict(sources),
        **{part: found.get(part, {}) for part in ("had", "of", "counts")},
        "numbers": {"decisions": decisions, **found.get("numbers", {})},
    }


# ---- figures --------------------------------------------------------------------------------------------------------


def figures(match: Match, games: Iterable[Values]) -> Values:
    """What the games of one count of players come to."""
    found = list(games)
    players, seats = match.players, range(match.players)
    watch = watch_of(find_game(match.game))
    sources: Counter[str] = Counter()
    for game in found:
        sources.update(game["sources"])
    had = {SEAT: {str(seat): wins([game["shares"][seat] for game in found]) for seat in seats}}
    return {
        "players": players,
        "games": len(found),
        "points": spread([points for game in found for points in game["points"]]),
        "winner": spread([max(game["points"]) for game in found]),
        "numbers": {name: spread([game["numbers"].get(name, 0) for game in found]) for name in found[0]["numbers"]},
        "ends": {end: count / len(found) for end, count in Counter(game["over_by"] for game in found).most_common()},
        "sources": {name: value / len(found) / players for name, value in sources.items()},
        "had": {**had, **{group: held(group, found, watch) for group in groups(found, "had")}},
        "of": {group: shares(group, found, watch) for group in groups(found, "of")},
        "counts": {group: counted(group, found, watch) for group in groups(found, "counts")},
        "limits": {SEAT: SEAT_LIMIT, **watch.limits},
        "ranges": {group: list(limits) for group, limits in watch.ranges.items()},
    }


def groups(found: list[Values], kind: str) -> list[str]:
    return list(dict.fromkeys(group for game in found for group in game[kind]))


def names_in(group: str, found: list[Values], kind: str, watch: type[Watch]) -> list[str]:
    """The names of a group in their order: those that the game lists, or those that occurred."""
    if group in watch.names:
        return watch.names[group]
    return sorted({name for game in found for name in game[kind].get(group, {})})


def held(group: str, found: list[Values], watch: type[Watch]) -> dict[str, Values]:
    """The share of wins of whoever had a thing."""
    won: dict[str, list[float]] = {name: [] for name in names_in(group, found, "had", watch)}
    for game in found:
        for name, seats in game["had"].get(group, {}).items():
            won[name] += [game["shares"][seat] for seat in seats]
    return {name: wins(each) for name, each in won.items()}


def shares(group: str, found: list[Values], watch: type[Watch]) -> dict[str, list[int]]:
    total: dict[str, list[int]] = {name: [0, 0] for name in names_in(group, found, "of", watch)}
    for game in found:
        for name, (possible, happened) in game["of"].get(group, {}).items():
            total[name][0] += possible
            total[name][1] += happened
    return total


def counted(group: str, found: list[Values], watch: type[Watch]) -> dict[str, float]:
    """How often something happened, a game."""
    total: Counter[str] = Counter(dict.fromkeys(names_in(group, found, "counts", watch), 0))
    for game in found:
        total.update(game["counts"].get(group, {}))
    return {name: number / len(found) for name, number in total.items()}


def wins(won: list[float]) -> Values:
    if not won:
        return {"number": 0, "wins": 0.0, "low": 0.0, "high": 1.0}
    low, high = interval(sum(won), len(won))
    return {"number": len(won), "wins": mean(won), "low": low, "high": high}


def spread(numbers: list[int]) -> Values:
    """The mean, and the range that holds the middle nine tenths."""
    cuts = quantiles(numbers, n=20, method="inclusive") if len(numbers) > 1 else [float(numbers[0])]
    return {"mean": mean(numbers), "low": cuts[0], "high": cuts[-1]}
