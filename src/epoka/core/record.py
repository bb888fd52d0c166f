"""Saved games: the options and the action names, replayed from the start; as a text a person can read and edit."""

from __future__ import annotations

from typing import Final

from epoka.core.errors import BadOption, BadRecord, EpokaError, described, excerpt
from epoka.core.event import Values
from epoka.core.game import find_game, written
from epoka.core.state import State

HEADER: Final = "epoka record 1"
MOST_DIGITS: Final = 9
"""The most digits that a number in the header may have."""
LONGEST_LINE: Final = 200
"""The most characters that a line may have; the longest name of an action has about forty."""
MOST_HEADER_LINES: Final = 100
MOST_ACTIONS: Final = 50_000
"""The most actions that a record may have: about twenty times the longest game that random play has brought about."""


def replay(record: object) -> State:
    """The state a record leads to.

    A record of another rules version is replayed as long as every action is still legal, else refused naming the first
    that is not.
    """
    if not isinstance(record, dict):
        raise BadRecord(
            f"a record is a mapping with game, version, players, options and actions, not {described(record)}"
        )
    missing = [key for key in ("game", "version", "players", "options", "actions") if key not in record]
    if missing:
        raise BadRecord(f"the record lacks {', '.join(missing)}")
    options, actions, version = record["options"], record["actions"], record["version"]
    if not isinstance(record["game"], str):
        raise BadRecord(f"the record's game must be a name, not {described(record['game'])}")
    game = find_game(record["game"])
    if not isinstance(options, dict) or not isinstance(actions, list):
        raise BadRecord("the record's options must be a mapping and its actions a list of names")
    if type(version) is not int or not 0 <= version < 10**MOST_DIGITS:
        raise BadRecord(f"the record's version must be a number of at most {MOST_DIGITS} digits")
    check_length(actions)
    try:
        state = game.begin(record["players"], options)
    except BadOption as error:
        raise BadRecord(f"the record cannot be set up: {error}") from error
    for number, name in enumerate(actions, start=1):
        try:
            state.act(state.action(name if isinstance(name, str) else described(name)))
        except EpokaError as refused:
            message = f"action {number} of the record cannot be replayed: {refused}"
            if version != game.version:
                message += (
                    f" (the record is of rules version {version}, this is version {game.version}; it no longer replays)"
                )
            raise BadRecord(message) from refused
    return state


def record_text(record: Values) -> str:
    """The record as text: a few header lines, then one action on each line."""
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
    check_lines(lines)
    record: Values = {"options": {}, "actions": []}
    number = 1
    while number < len(lines) and lines[number]:
        if number > MOST_HEADER_LINES:
            raise BadRecord(f"the header of a saved game has at most {MOST_HEADER_LINES} lines, then a blank one")
        _read_header(lines[number], record)
        number += 1
    missing = [key for key in ("game", "version", "players") if key not in record]
    if missing:
        raise BadRecord(f"the saved game lacks the line «{missing[0]} …» in its header")
    record["actions"] = [line for line in lines[number:] if line]
    check_length(record["actions"])
    return record


def check_lines(lines: list[str]) -> None:
    """Refuse a text with lines that no saved game has."""
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            raise BadRecord(
                f"line {number} of the saved game (not counting notes) is too long: "
                f"no line has more than {LONGEST_LINE} characters, this one has {len(line)}"
            )
        if not line.replace("\t", " ").isprintable():
            raise BadRecord(f"line {number} of the saved game (not counting notes) holds control characters")


def check_length(actions: list[str]) -> None:
    if len(actions) > MOST_ACTIONS:
        raise BadRecord(f"a saved game has at most {MOST_ACTIONS} actions, this one has {len(actions)}")


def _read_header(line: str, record: Values) -> None:
    words = line.split()
    if words[0] == "option" and len(words) == 3:
        record["options"][words[1]] = words[2]
    elif words[0] == "game" and len(words) == 2:
        record["game"] = words[1]
    elif words[0] in ("version", "players") and len(words) == 2 and words[1].isdecimal():
        if len(words[1]) > MOST_DIGITS:
            raise BadRecord(
                f"the number of the header line «{words[0]} …» is too large: at most {MOST_DIGITS} digits go there"
            )
        record[words[0]] = int(words[1])
    else:
        raise BadRecord(
            f"the header line «{excerpt(line)}» is not understood: game, version, players and option lines go there"
        )
