"""Saved games as files: where they lie, how they are read and written.

A saved game is the record as text. Lines starting with # are comments to every reader of records; two of them tell the
command line who sits at the table and in which language, so that resuming needs nothing but the file.
"""

from __future__ import annotations

import os
import re
import sys
from datetime import datetime
from pathlib import Path
from typing import Final

from epoka import BadRecord, EpokaError, State, parse_record, record_text, replay
from epoka.cli.problem import Problem

SUFFIX: Final = ".epoka"
MOST_CHARACTERS: Final = 5_000_000
"""A game of ten thousand actions has some 200,000 characters: whatever is far beyond is no saved game."""


class SavedGame:
    """What a file holds: the position it leads to, and the notes beside the record."""

    def __init__(self, state: State, seats: str, language: str) -> None:
        self.state = state
        self.seats = seats
        self.language = language


def data_folder() -> Path:
    """Where this user's programs keep what belongs to them."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "epoka"
    given = os.environ.get("XDG_DATA_HOME", "")
    base = Path(given) if os.path.isabs(given) else Path.home() / ".local" / "share"
    return base / "epoka"


def new_file(game: str) -> Path:
    """A name in the data folder that no saved game has yet."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = data_folder() / (stem + SUFFIX)
    number = 2
    while path.exists():
        path = data_folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def check_target(path: Path) -> None:
    """A new game never takes the place of something that is there already."""
    if path.is_dir():
        raise Problem(f"{path} is a folder; --save wants the name of a file, for example {path / ('game' + SUFFIX)}")
    if path.exists() and path.stat().st_size:
        raise Problem(f"{path} is there already; go on with it by --resume {path}, or choose another name")


def check_writable(option: str, name: str) -> None:
    """Refuse a file that cannot be written before the work whose results go there."""
    path = Path(name)
    if path.is_dir() or not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise Problem(f"{option} {name} cannot be written; name a file in a folder that you may write to")


def as_text(state: State, seats: str, language: str) -> str:
    head, rest = record_text(state.record()).split("\n", 1)
    return f"{head}\n# seats {seats}\n# language {language}\n{rest}"


def write(path: Path, text: str) -> None:
    """Put the whole text there or leave the file as it was: first beside it, then in its place."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path = path.resolve()
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with open(beside, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(beside, path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def read_text(name: str) -> str:
    """The content of a file, or of standard input for `-`."""
    try:
        if name == "-":
            content = sys.stdin.buffer.read(MOST_CHARACTERS + 1)
        else:
            with open(name, "rb") as file:
                content = file.read(MOST_CHARACTERS + 1)
    except OSError as error:
        raise Problem(f"{name} cannot be read: {(error.strerror or str(error)).lower()}; name a saved game") from error
    if len(content) > MOST_CHARACTERS:
        raise BadRecord(f"{shown(name)} is far too long for a saved game of Epoka")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord(f"{shown(name)} is no saved game of Epoka: it is not even text (UTF-8)") from error


def load(name: str, actions: int | None = None) -> SavedGame:
    """Replay a file, all of it or its first actions."""
    text = read_text(name)
    try:
        record = parse_record(text)
        if actions is not None:
            if not 0 <= actions <= len(record["actions"]):
                raise Problem(f"--to {actions}: the game has {len(record['actions'])} actions, so 0 to that many")
            record["actions"] = record["actions"][:actions]
        state = replay(record)
    except Problem:
        raise
    except EpokaError as error:
        raise BadRecord(f"{shown(name)}: {error}") from error
    return SavedGame(state, note("seats", text), note("language", text))


def note(key: str, text: str) -> str:
    found = re.search(rf"^# {key} (.+)$", text, re.MULTILINE)
    return found.group(1).strip() if found else ""


def shown(name: str) -> str:
    return "standard input" if name == "-" else name
