"""The process that reads for others: whole games are replayed, encoded and compressed here, away from the loop.

It is a part of the server and is given what the server knows. What it answers is made for one seat by the functions
of `projection`, as everything is that leaves the server. Its arguments are the games from outside that it offers.
"""

from __future__ import annotations

import importlib
import os
import sys
from typing import Any

import msgspec

import epoka
from epoka import Game, State, plugins
from epoka.coach.puzzles import puzzles_of
from epoka.core.game import register, same_game
from epoka.server import messages as m
from epoka.server.answers import Packed, pack
from epoka.server.errors import Refused
from epoka.server.moves import Move, Trial
from epoka.server.processes import Answer, work
from epoka.server.projection import decision, log_entries, review, shown
from epoka.server.table import Line, gesture_start, play_names

NICENESS = 10
"""Whoever plays comes first, also where there are fewer cores than processes."""


class GameKind(msgspec.Struct, frozen=True):
    """A game by its name; by its class where it does not come with Epoka."""

    name: str
    module: str
    kind: str

    @classmethod
    def of(cls, game: Game) -> GameKind:
        return cls(game.name, type(game).__module__, type(game).__qualname__)

    def find(self) -> Game:
        try:
            return epoka.game(self.name)
        except epoka.UnknownGame:
            return register(same_game(getattr(importlib.import_module(self.module), self.kind)))


class Beginning(msgspec.Struct, frozen=True):
    """Where a line of play begins: with the game, or after an upgrade with the position that was kept."""

    game: GameKind
    players: int
    options: dict[str, Any]
    turn: int = 0
    position: dict[str, Any] | None = None

    def state(self) -> State:
        game = self.game.find()
        if self.position is not None:
            return game.restore(self.position)
        return game.begin(self.players, self.options)


class AskReview(msgspec.Struct, tag="review"):
    table: str
    seat: int | None
    beginning: Beginning
    lines: msgspec.Raw


class AskLog(msgspec.Struct, tag="log"):
    table: str
    seat: int | None
    lines: msgspec.Raw


class AskPosition(msgspec.Struct, tag="position"):
    """The position after these actions; `seq` is the event up to which the table was read.

    `deciding` shows it as whoever is to decide there knows it, with the choices: for games that are over.
    """

    seat: int | None
    seq: int
    beginning: Beginning
    names: list[str]
    deciding: bool = False


class AskPuzzle(msgspec.Struct, tag="puzzle"):
    game: GameKind
    number: int


class AskFork(msgspec.Struct, tag="fork"):
    """Where a game can go on at or before its last action, which may be in the middle of a gesture."""

    beginning: Beginning
    names: list[str]


class AskForkRecord(msgspec.Struct, tag="fork-record"):
    record: str
    turn: int | None


Question = AskReview | AskLog | AskPosition | AskPuzzle | AskFork | AskForkRecord


class Forked(msgspec.Struct):
    """A position to go on from, after `start` of the actions of a game."""

    game: str
    turns: int
    start: int
    position: dict[str, Any]
    moves: list[Move] = []
    """What led there, for a record; whoever asked about a table has them."""


class Refusal(msgspec.Struct):
    status: int
    code: str
    message: str
    values: dict[str, Any]


class Reply(Answer):
    """What was asked for comes after the line; `length` is that of the text if it is compressed."""

    length: int = 0
    refused: Refusal | None = None


# ---- what is asked --------------------------------------------------------------------------------------------------


def read_lines(lines: msgspec.Raw) -> list[Line]:
    return msgspec.json.decode(lines, type=list[Line])


def reviewed(asked: AskReview) -> m.Review:
    lines, beginning = read_lines(asked.lines), asked.beginning
    played = [line.move for line in lines if line.number > beginning.turn and not line.undone]
    steps = review(beginning.state(), beginning.turn, played, asked.seat)
    return m.Review(steps=steps, entries=log_entries(asked.table, lines, asked.seat))


def logged(asked: AskLog) -> m.Log:
    return m.Log(entries=log_entries(asked.table, read_lines(asked.lines), asked.seat))


def positioned(asked: AskPosition) -> m.OnePosition:
    state = play_names(asked.beginning.state(), asked.names)
    turn = asked.beginning.turn + len(asked.names)
    if asked.deciding and state.mover >= 0:
        return m.OnePosition(position=decision(state, asked.seq, turn))
    return m.OnePosition(position=shown(state, asked.seat, asked.seq, turn))


def puzzled(asked: AskPuzzle) -> m.PuzzleTask:
    game = asked.game.find()
    puzzle = puzzles_of(game)[asked.number]
    state = puzzle.position(game)
    told = decision(state, 0, state.turn)
    return m.PuzzleTask(
        position=told,
        players=puzzle.players,
        opponents=state.opponents(),
        options=puzzle.candidates,
        grade=puzzle.grade,
    )


def forked(asked: AskFork) -> Forked:
    start = gesture_start(asked.beginning.state(), asked.names)
    state = play_names(asked.beginning.state(), asked.names[:start])
    return Forked(state.game.name, len(asked.names), start, state.snapshot())


def forked_record(asked: AskForkRecord) -> Forked:
    game, players, options, moves = played_record(asked.record)
    turn = len(moves) if asked.turn is None else min(asked.turn, len(moves))
    names = [move.name for move in moves[:turn]]
    start = gesture_start(game.begin(players, options), names)
    state = play_names(game.begin(players, options), names[:start])
    return Forked(game.name, len(moves), start, state.snapshot(), moves[:start])


def played_record(text: str) -> tuple[Game, int, dict[str, Any], list[Move]]:
    """The moves of a record with all that came of them."""
    try:
        record = epoka.parse_record(text)
        game, players, options = epoka.game(record["game"]), record["players"], record["options"]
        trial = Trial(game.begin(players, options))
        for number, name in enumerate(record["actions"], start=1):
            try:
                trial.act_by_name(name)
            except epoka.EpokaError as error:
                raise epoka.BadRecord(f"action {number} of the record cannot be replayed: {error}") from error
    except epoka.EpokaError as error:
        raise Refused(400, "bad-record", str(error), why=str(error)) from error
    return game, players, options, trial.moves


# ---- the process ----------------------------------------------------------------------------------------------------


def answered(question: Question) -> Packed | bytes:
    match question:
        case AskReview():
            return pack(reviewed(question))
        case AskLog():
            return pack(logged(question))
        case AskPosition():
            return pack(positioned(question))
        case AskPuzzle():
            return pack(puzzled(question))
        case AskFork():
            return msgspec.json.encode(forked(question))
        case AskForkRecord():
            return msgspec.json.encode(forked_record(question))


def answer(line: bytes) -> tuple[Reply, bytes]:
    try:
        found = answered(msgspec.json.decode(line, type=Question))
    except Refused as refused:
        return Reply(refused=Refusal(refused.status, refused.code, str(refused), refused.values)), b""
    except Exception as error:  # the server tells whoever asked, and its log
        return Reply(error=f"{type(error).__name__}: {error}"), b""
    return (Reply(length=found.length), found.content) if isinstance(found, Packed) else (Reply(), found)


if __name__ == "__main__":
    os.nice(NICENESS)
    plugins.load_all(sys.argv[1:])
    work(answer)
