"""The process in which the coach thinks: advice and chances for those who play, the parts of a game's analysis.

For whoever plays it is given a position that the seat imagines; a finished game is given whole. It is nicer than the
processes of bots, so that nobody waits for a move because somebody else wants to understand one.
"""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec

from epoka import plugins
from epoka.coach import advise, chances
from epoka.coach import reviewing as r
from epoka.coach.weighing import highest_level
from epoka.core.errors import EpokaError
from epoka.server.processes import Answer, work
from epoka.server.reader import NICENESS, Beginning, GameKind

LONGEST_ADVICE = 2.0
"""Seconds that people wait for a hint at most, where the machine is slow."""


class AskAdvice(msgspec.Struct, tag="advice"):
    game: GameKind
    position: dict[str, Any]
    seat: int
    seed: str


class AskChances(msgspec.Struct, tag="chances"):
    game: GameKind
    position: dict[str, Any]
    seat: int
    seed: str


class AskOutline(msgspec.Struct, tag="outline"):
    beginning: Beginning
    names: list[str]


class AskJudge(msgspec.Struct, tag="judge"):
    beginning: Beginning
    names: list[str]
    decisions: list[r.Decision]
    long: bool


Question = AskAdvice | AskChances | AskOutline | AskJudge


class Thought(Answer):
    """What was found comes after the line; `refused` says in a sentence why there is nothing to find."""

    refused: str = ""


def found(question: Question) -> object:
    match question:
        case AskAdvice():
            state = question.game.find().restore(question.position)
            budget = highest_level(state.game, state.players, LONGEST_ADVICE)
            return advise(state, question.seat, budget, question.seed)
        case AskChances():
            state = question.game.find().restore(question.position)
            return chances(state, question.seat, question.seed)
        case AskOutline():
            return r.outline(question.beginning.state(), question.names, question.beginning.turn)
        case AskJudge():
            judge = r.deepen if question.long else r.judge
            return judge(question.beginning.state(), question.names, question.decisions, question.beginning.turn)


def answer(line: bytes) -> tuple[Thought, bytes]:
    try:
        return Thought(), msgspec.json.encode(found(msgspec.json.decode(line, type=Question)))
    except EpokaError as error:
        return Thought(refused=str(error)), b""
    except Exception as error:  # the server tells whoever asked, and its log
        return Thought(error=f"{type(error).__name__}: {error}"), b""


if __name__ == "__main__":
    os.nice(NICENESS)
    plugins.load_all(sys.argv[1:])
    work(answer)
