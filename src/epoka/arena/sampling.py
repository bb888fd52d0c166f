"""Positions to learn from: games of bots that err now and then, described at every milestone."""

from __future__ import annotations

from typing import Any

from epoka.bots import make_bot
from epoka.core.dealer import Dealer
from epoka.core.errors import EpokaError
from epoka.core.event import Values
from epoka.core.game import find_game
from epoka.core.ids import CHANCE
from epoka.core.seat import Bot, Seat
from epoka.core.value import final_shares

FINE = 1 << 20
"""Into so many parts the draw of an error is divided."""
DIGITS = 4
"""To so many digits features are passed on."""


def lesson(
    game: str, options: Values, bots: list[str], noise: float, seed: str, early: list[str] | None = None
) -> Values:
    """A game of self-play to learn from, as plain data; the same lesson gives the same positions.

    `noise` is how often a bot takes any action instead of its own, so that bad positions are known as well. Of `early`
    one is drawn for each seat to play there up to a moment that is drawn too; the bots go on from what these leave.
    """
    return {"game": game, "options": options, "bots": bots, "noise": noise, "seed": seed, "early": early or []}


def teach(item: Values) -> Values:
    """Play the game of a lesson, and describe it wherever a search would judge it: at every new milestone.

    What others have played before the bots is not described: positions are worth what the bots make of them.
    `features` has a row a position, in it a row a side; `left` is the share of the game still to come at each of them;
    `points` and `shares` are the final points and who won, by side.
    """
    game = find_game(item["game"])
    seated: list[str] = item["bots"]
    policy, value = game.policy(), game.features(len(seated))
    if policy is None or value is None:
        raise EpokaError(f"{game.name} declares no policy with milestones and no features, so nothing can be learned")
    state = game.start(len(seated), **item["options"])
    dealer = Dealer(item["seed"])
    bots = [make_bot(name, game, f"{item['seed']}/{seat}") for seat, name in enumerate(seated)]
    playing, until = bots, 1.0
    if item["early"]:
        until = dealer.below("until", FINE) / FINE
        drawn = [item["early"][dealer.below("early", len(item["early"]))] for _ in seated]
        playing = [make_bot(name, game, f"{item['seed']}/early {seat}") for seat, name in enumerate(drawn)]
    thinkers = [dealer.child(f"seat {seat}") for seat in range(len(bots))]
    features: list[Any] = []
    left: list[float] = []
    reached = policy.milestone(state)
    while not state.over:
        mover = state.mover
        if mover == CHANCE:
            state.act(dealer.draw(state))
            continue
        milestone = policy.milestone(state)
        if milestone > reached:
            reached = milestone
            if value.left(state) <= until:
                playing = bots
            if playing is bots:
                sides = [value.features(state, side) for side in range(state.sides)]
                features.append([[round(feature, DIGITS) for feature in side] for side in sides])
                left.append(round(value.left(state), DIGITS))
        state.act(erring(playing[mover], Seat(state, mover, thinkers[mover]), item["noise"]))
    return {"features": features, "left": left, "points": state.points(), "shares": final_shares(state)}


def erring(bot: Bot, seat: Seat, noise: float) -> int:
    """The choice of a bot, or now and then any other one worth considering."""
    if noise and seat.dealer.below("error", FINE) < noise * FINE:
        legal = seat.considered()
        return legal[seat.dealer.below("error taken", len(legal))]
    return bot.choose(seat)
