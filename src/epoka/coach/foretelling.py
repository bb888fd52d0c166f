"""The chance of every side to win, as far as a seat may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from epoka.coach.calibration import BY_LINES, BY_VALUE, calibrated
from epoka.coach.reasons import mean_and_error
from epoka.core.dealer import Dealer
from epoka.core.errors import EpokaError
from epoka.core.ids import CHANCE
from epoka.core.search import Search, needed_policy
from epoka.core.state import State
from epoka.core.value import final_shares

IMAGINED: Final = 16
"""So many states are imagined where somebody wants to know a chance."""
LINES: Final = 16
"""So many short lines are played from a state as it is, in games whose value is only asked at milestones."""


@dataclass(frozen=True)
class Chances:
    """The chance of each side, together 1, with a standard error each, and how it was found."""

    shares: list[float]
    errors: list[float]
    by: str
    """value: judged at once; lines: judged where short lines of play led; playouts: played to the end."""


class NoChances(EpokaError):
    """Nothing is known that chances could come from."""


def value_shares(state: State) -> list[float]:
    """The chances of a state as it is, as the value says them."""
    if state.over:
        return final_shares(state)
    value = state.game.value(state.players)
    if value is None:
        raise NoChances(
            f"{state.game.name} has learned no value for {state.players} players, so there are no chances to tell"
        )
    return value.shares(state)


def mended(state: State, shares: list[float], by: str) -> list[float]:
    """Foretold chances of a state as they come true; those of a game without a value are played out and stay."""
    value = state.game.value(state.players)
    if value is None or state.over:
        return shares
    return calibrated(state.game, state.players).mended(shares, value.left(state), by)


def shares_of(state: State, seed: str = "shares", lines: int = LINES) -> list[float]:
    """The chances of a state as it is: judged at once, or where lines lead, whichever foretells better in this game."""
    if state.over or calibrated(state.game, state.players).by == BY_VALUE:
        return mended(state, value_shares(state), BY_VALUE)
    return averaged(state, None, seed, lines).shares


def chances(state: State, seat: int, seed: str = "chances", lines: int = IMAGINED, playouts: int = 0) -> Chances:
    """The chances at a position, from states that the seat imagines.

    They are judged as `shares_of` does, each of them by one line; `playouts` plays so many to the end instead, which
    takes longer and owes nothing to the value.
    """
    if state.over:
        return Chances(final_shares(state), [0.0] * state.sides, "value")
    if playouts:
        return averaged(state, seat, seed, playouts, ahead=None)
    value_shares(state.imagine(seat, Dealer(seed)))  # refuses a game without a value
    ahead = 0 if calibrated(state.game, state.players).by == BY_VALUE else 1
    return averaged(state, seat, seed, lines, ahead)


def averaged(state: State, seat: int | None, seed: str, count: int, ahead: int | None = 1) -> Chances:
    """The mean over lines to a milestone so far ahead, or to the end; with no seat, from the state as it is."""
    value = None if ahead is None else state.game.value(state.players)
    search = Search(needed_policy(state.game), value, ahead)
    found = []
    for number in range(count):
        name = f"{seed}/{number}"
        line = state.copy() if seat is None else state.imagine(seat, Dealer(name + "/unknown"))
        if ahead != 0:
            line.forget()
            play_on(line, search, Dealer(name))
        found.append(value_shares(line))
    both = [mean_and_error([shares[side] for shares in found]) for side in range(state.sides)]
    means, errors = [mean for mean, _ in both], [error for _, error in both]
    if ahead is None:
        return Chances(means, errors, "playouts")
    by = BY_LINES if ahead else BY_VALUE
    return Chances(mended(state, means, by), errors, by)


def play_on(state: State, search: Search, dealer: Dealer) -> None:
    """Let the policy play from here to the horizon of the search."""
    while not state.over and state.mover == CHANCE:
        state.take(dealer.draw(state))
    if state.over:
        return
    search.policy.begin(state)
    legal = state.legal()
    action = legal[0] if len(legal) == 1 else search.policy.decide(state, legal)
    search.play_line(state, 0, action, dealer)
