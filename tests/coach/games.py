"""Finished games for the coach, made once a run."""

from __future__ import annotations

from functools import cache

import epoka
from epoka import State
from epoka.arena.match import play_game
from epoka.bots import make_bot
from epoka.core.event import Values
from epoka.core.ids import CHANCE


@cache
def played(name: str, bots: tuple[str, ...], seed: str = "coach") -> Values:
    """The record of a game between these bots."""
    game = epoka.game(name)
    made = [make_bot(bot, game, f"{seed}/{seat}") for seat, bot in enumerate(bots)]
    record = play_game(game, made, seed, record=True).record
    assert record is not None
    return record


def position(record: Values, turn: int) -> State:
    """The first position from this turn on where somebody has at least three things to do."""
    game = epoka.game(record["game"])
    state = game.begin(record["players"], record["options"])
    for name in record["actions"]:
        if state.turn >= turn and state.mover != CHANCE and len(choices(state)) > 2:
            return state
        state.act(state.action(name))
    raise AssertionError("no such position")


def choices(state: State) -> list[int]:
    policy = state.game.policy()
    assert policy is not None
    policy.begin(state)
    return policy.candidates(state, state.legal())
