"""Bots: those that play every game, and how to find the ones that a game brings along."""

from typing import Final

from epoka.bots.levels import LEVELS, LevelBot, has_levels
from epoka.bots.random_bot import RandomBot
from epoka.core.errors import EpokaError, suggestion
from epoka.core.game import Game
from epoka.core.seat import Bot
from epoka.plugins import outside_bots

RANDOM = "random"
BEST = ["greedy"]
"""Bots of games worth listening to, the best first."""
GENTLE: Final = "wanderer"
STAND_IN: Final = "elder"
"""It plays well for whoever is away, and nobody waits long for it."""
ADVISER: Final = "sage"


# ---- who there is ---------------------------------------------------------------------------------------------------


def bot_names(game: Game) -> list[str]:
    """Every bot that can play this game: its levels, then all others."""
    return [*level_names(game), *other_bots(game)]


def level_names(game: Game) -> list[str]:
    """The levels of a game, the weakest first; none where it has no policy."""
    return list(LEVELS) if has_levels(game) else []


def other_bots(game: Game) -> list[str]:
    """The bots that are no levels: `random`, those from outside, those of the game, of which the best comes last."""
    outside = sorted(set(outside_bots(game)) - {RANDOM, *LEVELS})
    own = sorted(game.bots())
    best = [name for name in BEST if name in own][:1]
    return [RANDOM, *outside, *[name for name in own if name not in best], *best]


def unknown_bot(name: str, game: Game) -> str:
    """Why there is no such bot: what was probably meant, and who there is."""
    levels, others = level_names(game), other_bots(game)
    meant = suggestion(name, [*levels, *others])
    if levels:
        all_of_them = f"levels: {', '.join(levels)}; other bots: {', '.join(others)}"
        meant = f"{meant} There are {all_of_them}" if meant.endswith("?") else f"there are {all_of_them}"
    return f"no bot «{name}» plays {game.name}; {meant}"


def make_bot(name: str, game: Game, seed: int | str | None = None, seconds: float | None = None) -> Bot:
    """A fresh bot.

    The seed is for bots that draw lots; without one they use the dealer of their seat. Where people wait for a level,
    it stops thinking about a gesture after so many seconds; without a limit the same seed gives the same game.
    """
    if name == RANDOM:
        return RandomBot(seed)
    if name in level_names(game):
        return LevelBot(name, game, seconds)
    own = game.bots().get(name)
    if own is not None:
        return own()
    maker = outside_bots(game).get(name)
    if maker is None:
        raise EpokaError(unknown_bot(name, game))
    return maker()


# ---- who is asked where nobody was named ----------------------------------------------------------------------------


def gentle_bot(game: Game) -> str:
    """The opponent that is proposed to somebody who has not chosen one yet."""
    return _level_or_best(game, GENTLE)


def stand_in_bot(game: Game) -> str:
    """The bot that plays for the absent."""
    return _level_or_best(game, STAND_IN)


def advising_bot(game: Game) -> str:
    """The bot that gives hints."""
    return _level_or_best(game, ADVISER)


def _level_or_best(game: Game, level: str) -> str:
    """This level, and in a game without levels the best of its own bots, whoever else is installed."""
    if has_levels(game):
        return level
    return other_bots(game)[-1] if game.bots() else RANDOM
