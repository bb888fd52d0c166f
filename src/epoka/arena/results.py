"""The file of results: a first line with the set-up, then a line for each game, added as it ends.

A line is written in one piece. Where a crash tears the last one all the same, the torn part is set aside in a file
beside it, and that game is played again. When all games that were asked for are there, the lines are put in the order
of their numbers: without times, equal set-ups then give equal files, byte by byte, however they were played.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple, Self

from epoka.arena.tournament import Setup, seating
from epoka.core.errors import EpokaError, described
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


class BadResults(EpokaError):
    """A file that holds no results, damaged ones, or those of another tournament."""


class ResultsFile:
    """The results of one tournament, open for more. Nobody else can write to them meanwhile."""

    def __init__(self, path: Path, setup: Setup) -> None:
        """Make the file, or go on with it where it holds games of this very set-up."""
        self.path = path
        self.games: list[Played] = []
        """Those that were there before."""
        self._file = opened(path)
        try:
            self._read(setup)
        except BaseException:
            self._file.close()
            raise

    def _read(self, setup: Setup) -> None:
        self._set_torn_line_aside()
        self._file.seek(0)
        head = self._file.readline()
        if not head:
            self._write({"format": FORMAT, **setup._asdict()})
            return
        refuse_others(self.path, read_head(self.path, head), setup)
        self.games = list(read_games(self.path, self._file, setup))
        self._file.seek(0, os.SEEK_END)

    def _set_torn_line_aside(self) -> None:
        content_end = self._file.seek(0, os.SEEK_END)
        whole = end_of_last_line(self._file)
        if whole < content_end:
            self._file.seek(whole)
            with open(f"{self.path}.torn", "ab") as aside:
                aside.write(self._file.read() + b"\n")
            self._file.truncate(whole)

    def add(self, line: dict[str, Any]) -> None:
        self._write(line)

    def _write(self, line: dict[str, Any]) -> None:
        try:
            self._file.write(as_line(line))
            self._file.flush()
        except OSError as error:
            raise BadResults(f"{self.path} cannot be written: {(error.strerror or str(error)).lower()}") from error

    def put_in_order(self) -> None:
        """Sort the lines of the games by their numbers, where they are not; all at once or not at all."""
        places = list(self._places())
        if places == sorted(places):
            return
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}.part")
        self._file.seek(0)
        with open(beside, "wb") as ordered:
            ordered.write(self._file.readline())
            for _, start, length in sorted(places):
                self._file.seek(start)
                ordered.write(self._file.read(length))
        os.replace(beside, self.path)

    def _places(self) -> Iterator[tuple[int, int, int]]:
        """Number, place and length of every line of a game."""
        self._file.seek(0)
        start = len(self._file.readline())
        for line in self._file:
            yield json.loads(line)["number"], start, len(line)
            start += len(line)

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def read_results(path: Path) -> tuple[Setup, list[Played]]:
    """The set-up and the games of a file, in the order of their numbers; a torn last line is left out."""
    try:
        with open(path, "rb") as file:
            setup = read_head(path, file.readline())
            games = list(read_games(path, file, setup))
    except OSError as error:
        raise BadResults(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from error
    return setup, sorted(games, key=lambda game: game.number)


def opened(path: Path) -> BinaryIO:
    """The file to read and to add to, kept from others."""
    try:
        file = open(path, "a+b")  # noqa: SIM115  it stays open as long as its ResultsFile
    except OSError as error:
        raise BadResults(
            f"{path} cannot be written: {(error.strerror or str(error)).lower()}; name a file in a folder that is yours"
        ) from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        file.close()
        raise BadResults(f"another arena is playing into {path}; wait for it, or name another file") from error
    return file


def end_of_last_line(file: BinaryIO) -> int:
    """How many bytes of a file are whole lines."""
    end = file.seek(0, os.SEEK_END)
    while end > 0:
        start = max(0, end - 65536)
        file.seek(start)
        found = file.read(end - start).rfind(b"\n")
        if found >= 0:
            return start + found + 1
        end = start
    return 0


def as_line(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


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


def shown(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value))
    if isinstance(value, dict):
        return " ".join(f"{name}={each}" for name, each in value.items())
    return str(value)


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


def decoded(line: bytes) -> Any:
    """What a line holds; None where it is no JSON."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None
