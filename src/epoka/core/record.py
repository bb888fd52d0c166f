"""Saved games: the options and the action names, replayed from the start; as a text a person can read and edit."""

from __future__ import annotations

from typing import Final

from epoka.core.errors import BadOption, BadRecord, EpokaError
from epoka.core.event import Values
from epoka.core.game import find_game, written
from epoka.core.state import State

HEADER: Final = "epoka record 1"


def replay(record: object) -> State:
    """The state a record leads to.

    A record of another rules version is replayed as long as every action is still legal, else refused naming the first
    that is not.
    """
    if not isinstance(record, dict):
        raise BadRecord(f"a record is a mapping with game, version, players, options and actions, not {record!r}")
    missing = [key for key in ("game", "version", "players", "options", "actions") if key not in record]
    if missing:
        raise BadRecord(f"the record lacks {', '.join(missing)}")
    game = find_game(str(record["game"]))
    options, actions = record["options"], record["actions"]
    if not isinstance(options, dict) or not isinstance(actions, list):
        raise BadRecord("the record's options must be a mapping and its actions a list of names")
    try:
        state = game.begin(record["players"], options)
    except BadOption as error:
        raise BadRecord(f"the record cannot be set up: {error}") from error
    for number, name in enumerate(actions, start=1):
        try:
            state.act(state.action(str(name)))
        except EpokaError as refused:
            message = f"action {number} of the record cannot be replayed: {refused}"
            if record["version"] != game.version:
                message += (
                    f" (the record is of rules version {record['version']}, this is version {game.version}; "
                    "it no longer replays)"
                )
            raise BadRecord(message) from refused
    return state


def record_text(record: Values) -> str:
    """The record as text: a few header lines, then one action a line."""
    lines = [HEADER, f"game {record['game']}", f"version {record['version']}", f"players {record['players']}"]
    for name, value in record["options"].items():
        lines.append(f"option {name} {written(value)}")
    lines.append("")
    lines.extend(record["actions"])
    return "\n".join(lines) + "\n"


def parse_record(text: str) -> Values:
    """The record a text holds. Blank lines after the header and lines starting with # do not count."""
    lines = [line.strip() for line in text.splitlines() if not line.lstrip().startswith("#")]
    while lines and not lines[0]:
        lines.pop(0)
    if not lines or lines[0] != HEADER:
        raise BadRecord(f"this is no saved game of Epoka: it should begin with «{HEADER}»")
    record: Values = {"options": {}, "actions": []}
    number = 1
    while number < len(lines) and lines[number]:
        _read_header(lines[number], record)
        number += 1
    missing = [key for key in ("game", "version", "players") if key not in record]
    if missing:
        raise BadRecord(f"the saved game lacks the line «{missing[0]} …» in its header")
    record["actions"] = [line for line in lines[number:] if line]
    return record


def _read_header(line: str, record: Values) -> None:
    words = line.split()
    if words[0] == "option" and len(words) == 3:
        record["options"][words[1]] = words[2]
    elif words[0] == "game" and len(words) == 2:
        record["game"] = words[1]
    elif words[0] in ("version", "players") and len(words) == 2 and words[1].isdecimal():
        record[words[0]] = int(words[1])
    else:
        raise BadRecord(f"the header line «{line}» is not understood: game, version, players and option lines go there")
