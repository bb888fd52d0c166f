"""Where recorded games come from: files of `epoka simulate`, `epoka arena` and `epoka tables export`, saved games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

from epoka.core.errors import EpokaError
from epoka.core.event import Values
from epoka.core.record import HEADER, parse_record


class BadSource(EpokaError):
    """A file that holds no recorded games, or damaged ones."""


class Recorded(NamedTuple):
    """A recorded game with what is known about it beside the record."""

    record: Values
    number: int
    """In its file."""
    seed: str
    """Of its deal; "" where chance was not seeded."""
    players: list[str]
    """Who sat where: bots by their names, `person`; empty where that is not known."""


def recorded_games(path: Path) -> Iterator[Recorded]:
    """The games of a file, one after the other; a line that a crash tore at the end is left out."""
    try:
        with open(path, "rb") as file:
            first = file.readline()
            if first.decode("utf-8", "replace").lstrip("\ufeff").startswith((HEADER, "#")):
                yield saved_game(path, first + file.read())
                return
            found = 0
            for place, line in enumerate(chain([first] if first else [], file), start=1):
                game = game_of_line(path, place, line, found)
                if game is not None:
                    found += 1
                    yield game
    except OSError as error:
        raise BadSource(f"{path} cannot be read: {(error.strerror or str(error)).lower()}") from error
    if not found:
        raise BadSource(f"{path} holds no recorded games; epoka simulate --out FILE and epoka arena --out FILE do")


def saved_game(path: Path, content: bytes) -> Recorded:
    try:
        return Recorded(parse_record(content.decode("utf-8-sig")), 0, "", [])
    except (UnicodeDecodeError, EpokaError) as error:
        raise BadSource(f"{path}: {error}") from error


def game_of_line(path: Path, place: int, line: bytes, number: int) -> Recorded | None:
    """The game of a line of JSON; None for the first line, which tells what the file is about, and for a torn one."""
    try:
        data: Any = json.loads(line)
    except (ValueError, RecursionError) as error:
        if not line.endswith(b"\n") and place > 1:
            return None
        raise BadSource(f"line {place} of {path} is no JSON; mend or remove that line") from error
    if isinstance(data, dict) and "format" in data and place == 1:
        return None
    record = data.get("record") if isinstance(data, dict) else None
    if not isinstance(record, dict):
        raise BadSource(f"line {place} of {path} holds no record of a game; arena and simulate keep records with --out")
    players = data.get("bots", data.get("players", []))
    return Recorded(
        record,
        data["number"] if isinstance(data.get("number"), int) else number,
        str(data.get("seed", "")),
        [str(name) for name in players] if isinstance(players, list) else [],
    )
