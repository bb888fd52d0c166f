"""Bots: those that play every game, and how to find the ones that a game brings along."""

from epoka.bots.levels import LEVELS, LevelBot
from epoka.bots.random_bot import RandomBot
from epoka.core.errors import EpokaError, suggestion
from epoka.core.game import Game
from epoka.core.seat import Bot
from epoka.plugins import outside_bots

RANDOM = "random"
ADVISERS = ["greedy"]
"""Bots worth listening to, the best first."""


def bot_names(game: Game) -> list[str]:
    """Every bot that can play this game: `random`, those from outside, those of the game, its levels."""
    outside = sorted(set(outside_bots(game)) - {RANDOM, *LEVELS})
    return [RANDOM, *outside, *sorted(game.bots()), *level_names(game)]


def level_names(game: Game) -> list[str]:
    """The levels of a game, the weakest first; none where it has no policy."""
    return list(LEVELS) if game.policy() is not None else []


def make_bot(name: str, game: Game, seed: int | str | None = None) -> Bot:
    """A fresh bot. The seed is for bots that draw lots; without one they use the dealer of their seat."""
    if name == RANDOM:
        return RandomBot(seed)
    if name in level_names(game):
        return LevelBot(name, game)
    own = game.bots().get(name)
    if own is not None:
        return own()
    maker = outside_bots(game).get(name)
    if maker is None:
        raise EpokaError(f"no bot «{name}» plays {game.name}; {suggestion(name, bot_names(game))}")
    return maker()


def best_bot(game: Game) -> str:
    """The bot that gives advice and plays for the absent: one of the game's own, whoever else is installed."""
    own = sorted(game.bots())
    for name in ADVISERS:
        if name in own:
            return name
    return own[-1] if own else RANDOM


def bots_by_strength(game: Game) -> list[str]:
    """Every bot of this game, the weakest first as far as that is known."""
    best = best_bot(game)
    return [*[name for name in bot_names(game) if name != best], best]
