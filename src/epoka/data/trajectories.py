"""The decisions of a recorded game: what the seat saw, what was legal, what it did, and what the game came to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from epoka.core.errors import BadRecord, EpokaError
from epoka.core.game import find_game
from epoka.core.state import State
from epoka.data.sources import Recorded
from epoka.envs.returns import margin, rank, win_share


class Decision(NamedTuple):
    """One decision of a game; forced moves and chance are none."""

    number: int
    """Of the game in its file."""
    seed: str
    turn: int
    """How many actions were before, chance among them."""
    seat: int
    player: str
    observation: bytes
    """What the seat knew, as `state.observation(seat)` writes it: numbers of 32 bits."""
    legal: list[int]
    action: int
    win: float
    """What the seat got at the end: its share of the win, its rank from 1 to -1, its lead in points, its points."""
    rank: float
    margin: float
    points: int


class Unfinished(EpokaError):
    """A game without an end, so that nobody knows what its decisions were worth."""


def decisions(recorded: Recorded) -> Iterator[Decision]:
    """The decisions of a game in their order. Raises Unfinished, and BadRecord where it cannot be replayed."""
    state, seen = replayed(recorded)
    if not state.over:
        raise Unfinished(f"game {recorded.number} is not finished")
    won, placed, ahead, points = win_share(state), rank(state), margin(state), state.points()
    for turn, seat, observation, legal, action in seen:
        player = recorded.players[seat] if seat < len(recorded.players) else ""
        ends = (won[seat], placed[seat], ahead[seat], points[seat])
        yield Decision(recorded.number, recorded.seed, turn, seat, player, observation, legal, action, *ends)


Seen = tuple[int, int, bytes, list[int], int]


def replayed(recorded: Recorded) -> tuple[State, list[Seen]]:
    """The end of a game, and every decision on the way to it."""
    record = recorded.record
    seen: list[Seen] = []
    try:
        state = find_game(str(record["game"])).begin(record["players"], record["options"])
        for turn, name in enumerate(record["actions"]):
            action = state.action(name)
            mover = state.mover
            if mover >= 0:
                seen.append((turn, mover, state.observation(mover), state.actions(), action))
            state.act(action)
    except (EpokaError, LookupError, TypeError) as error:
        raise BadRecord(f"game {recorded.number} cannot be replayed: {error}") from error
    return state, seen
