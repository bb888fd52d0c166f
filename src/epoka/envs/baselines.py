"""Who plays already: Epoka's bots, levels and learned value as policies inside these environments.

A policy is asked with the game in progress (`env.unwrapped.play` of PettingZoo and Gymnasium) and answers the action of
whoever is to move. Like every bot it is shown what its seat may know and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from epoka.bots import bot_names, make_bot
from epoka.core.dealer import Dealer
from epoka.core.errors import EpokaError
from epoka.core.ids import CHANCE
from epoka.core.seat import Bot, Seat
from epoka.core.state import State
from epoka.core.value import Value
from epoka.envs.play import Play

Policy = Callable[[Play], int]

VALUE: Final = "value"
"""The name of the policy that looks one action ahead with the learned value."""


def baseline(name: str, play: Play, seed: int | str = 0) -> Policy:
    """A policy by its name: `random`, a level, another bot of the game, `package.module:Class`, or `value`."""
    if name == VALUE:
        return ValuePolicy(play, seed)
    return BotPolicy(make_bot(name, play.game, seed), seed)


def baseline_names(play: Play) -> list[str]:
    """The policies that there are for a game, the levels first."""
    names = bot_names(play.game)
    return names if play.game.value(play.players) is None else [*names, VALUE]


class BotPolicy:
    """A bot as a policy. What it draws lots with follows from the seed."""

    def __init__(self, bot: Bot, seed: int | str) -> None:
        self._bot = bot
        self._thinking = Dealer(f"{seed} thinking")

    def __call__(self, play: Play) -> int:
        return self._bot.choose(Seat(play.state, play.state.mover, self._thinking))


class ValuePolicy:
    """Takes the action after which the mover's chance to win is best by the learned value of the game."""

    def __init__(self, play: Play, seed: int | str = 0) -> None:
        self._value = needed_value(play)
        self._thinking = Dealer(f"{seed} thinking")

    def __call__(self, play: Play) -> int:
        seat = play.state.mover
        imagined = play.state.imagine(seat, self._thinking)
        legal = imagined.actions()
        return max(legal, key=lambda action: self._after(imagined, action, seat))

    def _after(self, imagined: State, action: int, seat: int) -> float:
        """The chance of the seat once the action is taken and what is left to chance has fallen."""
        state = imagined.copy()
        state.take(action)
        while state.mover == CHANCE:
            state.take(self._thinking.draw(state))
        return self._value.shares(state)[seat]


def needed_value(play: Play) -> Value:
    value = play.game.value(play.players)
    if value is None:
        raise EpokaError(
            f"nothing was learned yet about {play.game.name} with {play.players} players: epoka train does"
        )
    return value


def chances(play: Play, seat: int, seed: int | str = 0) -> list[float]:
    """The chance of each side to win, by the learned value, as this seat can judge it: to compare a critic with."""
    return needed_value(play).shares(play.state.imagine(seat, Dealer(f"{seed} thinking")))


def win_share(play: Play, policy: Policy, others: Policy, games: int, seed: int = 0) -> tuple[float, float]:
    """The share of games that a policy wins against others at all the other seats, and half of its 95 % interval.

    It sits down at each seat in turn; a tie for the first place is shared.
    """
    won = 0.0
    for number in range(games):
        seat = number % play.players
        play.begin((seed << 32) + number // play.players)
        while not play.ended:
            play.act((policy if play.state.mover == seat else others)(play))
        places = play.state.ranking()
        won += 1 / places.count(1) if places[seat] == 1 else 0.0
    share = won / games
    return share, 1.96 * sqrt(max(share * (1 - share), 0.25 / games) / games)
