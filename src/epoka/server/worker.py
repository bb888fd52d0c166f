"""The process in which bots think: a question a line on standard input, an answer a line on standard output.

It is given a position that the seat imagines, so there is nothing to cheat with, and it answers a whole gesture.
Its arguments are the games and bots from outside that its server offers.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

import epoka
from epoka import CHANCE, Dealer, Seat, plugins
from epoka.bots import make_bot
from epoka.bots.levels import LONGEST_THOUGHT
from epoka.server.processes import Answer, work


class Question(msgspec.Struct):
    game: str
    position: dict[str, Any]
    seat: int
    bot: str
    seed: str | None = None
    """Of what the bot draws, where a game has to go the same way again."""


class Gesture(Answer):
    """The names of a whole gesture, or what went wrong."""

    names: list[str] = []


def think(question: Question) -> list[str]:
    """Decide until the gesture is whole."""
    game = epoka.game(question.game)
    state = game.restore(question.position)
    bot = make_bot(question.bot, game, seconds=LONGEST_THOUGHT)
    seat, dealer = question.seat, Dealer(question.seed)
    if state.mover != seat:  # a sealed choice, made while another seat is on the agenda before
        return [state.name(bot.choose(Seat(state, seat, dealer)))]
    names: list[str] = []
    while not names or (state.unfinished and state.mover == seat and state.mover != CHANCE):
        action = bot.choose(Seat(state, seat, dealer))
        names.append(state.name(action))
        state.act(action)
    return names


def answer(line: bytes) -> Gesture:
    try:
        return Gesture(names=think(msgspec.json.decode(line, type=Question)))
    except Exception as error:  # a bot may be anybody's: the table wants to know, not to die
        return Gesture(error=f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    plugins.load_all(sys.argv[1:])
    work(lambda line: (answer(line), b""))
