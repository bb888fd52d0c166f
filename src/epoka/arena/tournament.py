"""A tournament: bots, tables, deals, and the number of every game.

Where T tables are played, game number n belongs to table n mod T and to deal n div T. A deal is a seed and a rotation
of the seats: all tables play the same deals. So a game follows from its number and the set-up alone, a tournament can
be made longer at any time, and stopped in the middle it has played all tables about as often.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from epoka import plugins
from epoka.arena.executor import Executor, Failed
from epoka.arena.match import play_one, rotated
from epoka.arena.pairings import tables_for
from epoka.arena.stopwatch import Stopwatch
from epoka.core.errors import EpokaError
from epoka.core.event import Values
from epoka.core.game import Game, find_game

DIGITS: Final = 6
"""Of a second, behind the point."""


class Setup(NamedTuple):
    """All that decides what the games of a tournament are; plain data."""

    game: str
    version: int
    """Of the rules."""
    players: int
    options: Values
    """Resolved: every option with its value."""
    bots: list[str]
    pairing: str
    seed: int

    def tables(self) -> list[list[str]]:
        return tables_for(self.pairing, self.bots, self.players)


def prepared(game: Game, bots: list[str], players: int | None, options: Values, pairing: str, seed: int) -> Setup:
    """The set-up that was asked for. Raises EpokaError where it cannot be played."""
    if players is None:
        players = 2 if 2 in game.players else game.players[0]
    if len(set(bots)) < len(bots):
        raise EpokaError("a bot is named twice; to let one play itself, write the table out: --pairing greedy+greedy")
    resolved = game.resolve(players, options)
    game.start(players, **resolved)  # refuses what does not fit
    setup = Setup(game.name, game.version, players, resolved, bots, pairing, seed)
    setup.tables()
    return setup


def seating(setup: Setup, tables: list[list[str]], number: int) -> tuple[list[str], str]:
    """Who sits where in the game of this number, and the seed of its deal."""
    deal, table = divmod(number, len(tables))
    return rotated(tables[table], deal), f"{setup.seed}/{deal}"


class FailedGame(NamedTuple):
    """A game without a result, and why."""

    number: int
    seats: list[str]
    seed: str
    reason: str

    def __str__(self) -> str:
        return f"game {self.number} ({', '.join(self.seats)}; seed {self.seed}): {self.reason}"


def played(
    setup: Setup, executor: Executor, numbers: Sequence[int], record: bool, times: bool
) -> Iterator[dict[str, Any] | FailedGame]:
    """The games of these numbers, as they come: what `play_item` says of each, or why there is nothing to say."""
    tables = setup.tables()
    items = (work_item(setup, tables, number, record, times) for number in numbers)
    for place, result in executor.stream(play_item, items):
        if isinstance(result, Failed):
            number = numbers[place]
            yield FailedGame(number, *seating(setup, tables, number), result.reason)
        else:
            yield result


def work_item(setup: Setup, tables: list[list[str]], number: int, record: bool, times: bool) -> dict[str, Any]:
    """Everything that a worker anywhere has to know for one game."""
    seats, seed = seating(setup, tables, number)
    return {
        "outside": plugins.given(),
        "game": setup.game,
        "version": setup.version,
        "options": setup.options,
        "number": number,
        "seed": seed,
        "seats": seats,
        "record": record,
        "times": times,
    }


def play_item(item: dict[str, Any]) -> dict[str, Any]:
    """Play one game; the result is a line of the file of results."""
    plugins.load_all(item["outside"])
    version = find_game(item["game"]).version
    if version != item["version"]:
        raise EpokaError(f"this worker has rules version {version} of {item['game']}, not {item['version']}")
    seats: list[str] = item["seats"]
    watch = Stopwatch(len(seats))
    played = play_one(item["game"], len(seats), item["options"], seats, item["seed"], item["record"], watch)
    line: dict[str, Any] = {
        "number": item["number"],
        "seed": item["seed"],
        "bots": played.bots,
        "ranking": played.ranking,
        "points": played.points,
        "breakdown": played.breakdown,
        "rounds": played.rounds,
        "decisions": played.decisions,
        "over_by": played.over_by,
    }
    if item["times"]:
        line["longest"] = [round(seconds, DIGITS) for seconds in watch.longest]
        line["mean"] = [round(seconds, DIGITS) for seconds in watch.means()]
    if played.record is not None:
        line["record"] = played.record
    return line
