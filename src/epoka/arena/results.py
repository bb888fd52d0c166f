"""The file of results: a first line with the set-up, then a line for each game, added as it ends.

A line that a crash tears is set aside, and its game is played again. When all games that were asked for are there, the
lines are put in the order of their numbers: without times, equal set-ups then give equal files, byte by byte, however
they were played.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple, Self

from epoka.arena.journal import BadResults, Journal, decoded, shown
from epoka.arena.tournament import Setup, seating
from epoka.core.errors import described
from epoka.core.game import find_game

FORMAT: Final = "epoka arena 1"
FIELDS: Final = {
    "game": str,
    "version": int,
    "players": int,
    "options": dict,
    "bots": list,
    "pairing": str,
    "seed": int,
}
"""Of the first line, beside the format: what a `Setup` holds."""


class Played(NamedTuple):
    """What the table of a tournament wants to know of a game. Lists have an entry a side, times one a seat."""

    number: int
    bots: list[str]
    ranking: list[int]
    points: list[int]
    longest: list[float]
    mean: list[float]

    @classmethod
    def of(cls, line: dict[str, Any]) -> Self:
        longest, mean = line.get("longest", []), line.get("mean", [])
        return cls(line["number"], line["bots"], line["ranking"], line["points"], longest, mean)


class ResultsFile(Journal):
    """The results of one tournament, open for more. Nobody else can write to them meanwhile."""

    def __init__(self, path: Path, setup: Setup) -> None:
        """Make the file, or go on with it where it holds games of this very set-up."""
        self.games: list[Played] = []
        """Those that were there before."""
        super().__init__(path, {"format": FORMAT, **setup._asdict()}, lambda head: self._refuse_others(head, setup))
        try:
            self.games = list(read_games(path, self.file, setup))
        except BaseException:
            self.close()
            raise

    def _refuse_others(self, head: bytes, setup: Setup) -> None:
        refuse_others(self.path, read_head(self.path, head), setup)

    def put_in_order(self) -> None:
        """Sort the lines of the games by their numbers, where they are not; all at once or not at all."""
        places = list(self._places())
        if places == sorted(places):
            return
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}.part")
        self.file.seek(0)
        with open(beside, "wb") as ordered:
            ordered.write(self.file.readline())
            for _, start, length in sorted(places):
                self.file.seek(start)
                ordered.write(self.file.read(length))
        os.replace(beside, self.path)

    def _places(self) -> Iterator[tuple[int, int, int]]:
        """Number, place and length of every line of a game."""
        self.file.seek(0)
        start = len(self.file.readline())
        for line in self.file:
            yield json.loads(line)["number"], start, len(line)
            start += len(line)


def read_results(path: Path) -> tuple[Setup, list[Played]]:
    """The set-up and the games of a file, in the order of their numbers; a torn last line is left out."""
    try:
        with open(path, "rb") as file:
            setup = read_head(path, file.readline())
            games = list(read_games(path, file, setup))
    except OSError as error:
        raise BadResults(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from error
    return setup, sorted(games, key=lambda game: game.number)


def setup_of(path: Path) -> Setup:
    """The set-up of a file."""
    try:
        with open(path, "rb") as file:
            return read_head(path, file.readline())
    except OSError as error:
        raise BadResults(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from error


def read_head(path: Path, line: bytes) -> Setup:
    """The set-up that the first line tells."""
    head = decoded(line)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BadResults(f"{path} holds no results of the arena: its first line should tell «{FORMAT}»")
    for name, kind in FIELDS.items():
        if not isinstance(head.get(name), kind):
            raise BadResults(f"{path} is damaged: in its first line {name} is {described(head.get(name))}")
    setup = Setup(**{name: head[name] for name in FIELDS})
    if setup.players not in find_game(setup.game).players or not all(isinstance(bot, str) for bot in setup.bots):
        raise BadResults(f"{path} is damaged: its first line tells of players or bots that cannot be")
    return setup


def refuse_others(path: Path, held: Setup, asked: Setup) -> None:
    """Refuse a file of another tournament, saying in what they differ."""
    apart = [
        f"{name} {shown(there)} there, {shown(here)} here"
        for name, there, here in zip(Setup._fields, held, asked, strict=True)
        if there != here
    ]
    if apart:
        raise BadResults(f"{path} holds another tournament: {'; '.join(apart)}. Name another file for this one")


def read_games(path: Path, file: BinaryIO, setup: Setup) -> Iterator[Played]:
    """The games after the first line, each once; a torn last line is left out."""
    seen: set[int] = set()
    tables = setup.tables()
    for place, line in enumerate(file, start=2):
        if not line.endswith(b"\n"):
            return
        game = read_game(line, setup, tables)
        if game is None:
            raise BadResults(f"line {place} of {path} is damaged, or of another tournament; mend or remove that line")
        if game.number not in seen:
            seen.add(game.number)
            yield game


def read_game(line: bytes, setup: Setup, tables: list[list[str]]) -> Played | None:
    """The game of a line, None for one that cannot be of this tournament."""
    data = decoded(line)
    if not isinstance(data, dict):
        return None
    try:
        game = Played.of(data)
        seats, seed = seating(setup, tables, game.number)
        sides = len(game.bots)
        fits = (
            game.number >= 0
            and data["seed"] == seed
            and game.bots[: len(seats)] == seats
            and len(game.ranking) == len(game.points) == sides
            and all(type(place) is int for place in [*game.ranking, *game.points])
            and all(len(times) in (0, len(seats)) for times in (game.longest, game.mean))
        )
    except (KeyError, TypeError, ValueError):
        return None
    return game if fits else None
