"""`epoka tune`: finds better numbers for a bot by letting it play against itself with them changed.

SPSA (simultaneous perturbation, Spall 1992): every step changes all numbers at once, up or down by lot, and lets the
bot with the changes play the bot with the opposite ones. Who wins tells which way to go, whatever the number of
numbers. It needs nothing but wins and losses, is a few lines long, and every step follows from the seed and the steps
before it, so that a run can be stopped and gone on with, and gives the same numbers on any executor. A sampler like
Optuna's asks for far more games where every one is a coin toss, and would be one more library.

A bot can be tuned whose attribute `weights` (or that of its policy) holds numbers or lists of numbers; each is changed
by a factor, a list as a whole. A level can be tuned that blurs its policy: the temperature is looked for at which it
wins a wished share against another bot, by the same steps in one dimension (Robbins and Monro 1951).
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from random import Random
from typing import Any, Final, NamedTuple

from epoka import plugins
from epoka.arena.executor import Executor
from epoka.arena.match import play_game, win_share
from epoka.bots import make_bot
from epoka.bots.levels import LEVELS, Blurred
from epoka.core.errors import EpokaError
from epoka.core.event import Values
from epoka.core.game import Game, find_game
from epoka.core.search import needed_policy
from epoka.core.seat import Bot

POLICY: Final = "policy"
"""The name by which the policy of a game is tuned, which its levels rest on."""
PERTURBED: Final = 0.15
"""By how much logarithms of factors are changed to begin with."""
SLOWER, NARROWER = 0.602, 0.101
"""The usual powers by which steps and changes become smaller."""
BLURRED: Final = "wanderer and settler"
UNHURRIED: Final = 10
"""So many steps go by before the steps become much smaller."""
LONGEST: Final = 0.2
"""The logarithm of no factor moves by more in one step."""


class Course(NamedTuple):
    """All that decides what is found; plain data."""

    game: str
    version: int
    players: int
    options: Values
    bot: str
    against: str
    """Whom a level plays; "" where weights are tuned, which play themselves."""
    wished: float
    """The share of wins that a level is to have; 0 where weights are tuned."""
    games: int
    """In each step; an even number, since each deal is played with the sides changed."""
    pace: float
    seed: int


# ---- numbers of a bot -----------------------------------------------------------------------------------------------


def weights_of(bot: Any) -> Any:
    """What holds the numbers of a bot; raises EpokaError where there is nothing like that."""
    for holder in (bot, getattr(bot, "policy", None)):
        found = getattr(holder, "weights", None)
        if found is not None:
            return found
    raise EpokaError(f"{type(bot).__name__} has no attribute «weights» with numbers to tune")


def factor_names(weights: Any) -> list[str]:
    """The numbers and lists of numbers among the attributes; switches are no numbers."""

    def is_number(value: object) -> bool:
        return isinstance(value, (int, float)) and not isinstance(value, bool)

    names = []
    for name in sorted(name for name in dir(weights) if not name.startswith("_")):
        value = getattr(weights, name)
        if is_number(value) or (isinstance(value, list) and value and all(is_number(each) for each in value)):
            names.append(name)
    return names


def scale(weights: Any, factors: dict[str, float]) -> None:
    """Multiply numbers by their factors; whole numbers stay what they are."""
    for name, factor in factors.items():
        value = getattr(weights, name)
        if isinstance(value, list):
            setattr(weights, name, [scaled(each, factor) for each in value])
        else:
            setattr(weights, name, scaled(value, factor))


def scaled(value: float, factor: float) -> float:
    return value * factor if isinstance(value, float) else value


def made(course: Course, factors: dict[str, float], seed: str) -> Bot:
    """The bot with its numbers changed; of a level the only factor is its temperature."""
    game = find_game(course.game)
    if course.against:
        return Blurred(needed_policy(game), factors["temperature"])
    bot = Blurred(needed_policy(game), 0.0) if course.bot == POLICY else make_bot(course.bot, game, seed)
    scale(weights_of(bot), factors)
    return bot


# ---- playing --------------------------------------------------------------------------------------------------------


def difference(course: Course, executor: Executor, first: Values, second: Values | None, label: str) -> float:
    """How much larger a part of the wins a seat of the first has than one of the second, over the games of a step."""
    items = [
        {
            "outside": plugins.given(),
            "course": course._asdict(),
            "sides": [first, second],
            "seed": f"{course.seed}/{label}/{deal // 2}",
            "turned": deal % 2,
        }
        for deal in range(course.games)
    ]
    found: list[float] = list(executor.map(play, items))
    return sum(found) / len(found)


def play(item: Values) -> float:
    """One game; the sides alternate around the table. A side without factors is the bot that a level plays against."""
    plugins.load_all(item["outside"])
    course, sides, seed = Course(**item["course"]), item["sides"], item["seed"]
    game = find_game(course.game)
    if game.version != course.version:
        raise EpokaError(f"this worker has rules version {game.version} of {game.name}, not {course.version}")
    seated = [(seat + item["turned"]) % 2 for seat in range(course.players)]
    bots = [
        make_bot(course.against, game, f"{seed}/{seat}")
        if sides[side] is None
        else made(course, sides[side], f"{seed}/{seat}")
        for seat, side in enumerate(seated)
    ]
    result = play_game(game, bots, seed, course.options)
    means = []
    for side in range(2):
        won = [win_share(result.ranking, seat) for seat in range(course.players) if seated[seat] == side]
        means.append(sum(won) / len(won))
    return means[0] - means[1]


# ---- steps ----------------------------------------------------------------------------------------------------------


class Step(NamedTuple):
    """What one step found, as it is kept: the factors are those after it."""

    step: int
    difference: float
    factors: dict[str, float]


Duel = Callable[[Values, Values | None, str], float]
"""Plays some games between two sets of factors; the label names the step."""


def stepped(course: Course, before: Step, duel: Duel) -> Step:
    """The step after another one; it depends on nothing but that one and the course."""
    number = before.step + 1
    if course.against:
        return level_step(course, before, number, duel)
    logs = {name: log(factor) for name, factor in before.factors.items()}
    change = PERTURBED / number**NARROWER
    lots = Random(f"{course.seed}/lots/{number}")
    signs = {name: lots.choice((-1.0, 1.0)) for name in logs}
    sides = [{name: exp(logs[name] + way * change * signs[name]) for name in logs} for way in (1.0, -1.0)]
    found = duel(sides[0], sides[1], str(number))
    pace = course.pace / (number + UNHURRIED) ** SLOWER
    moved = {name: logs[name] + max(-LONGEST, min(LONGEST, pace * found / (2 * change) * signs[name])) for name in logs}
    return Step(number, round(found, 6), {name: round(exp(value), 5) for name, value in moved.items()})


def level_step(course: Course, before: Step, number: int, duel: Duel) -> Step:
    """A level that wins too often is blurred more, one that wins too seldom less."""
    temperature = before.factors["temperature"]
    found = duel(before.factors, None, str(number))
    half = course.players // 2
    share = 1 / 2 + found * half * (course.players - half) / course.players  # a half for those who are equally strong
    pace = course.pace / (number + UNHURRIED) ** SLOWER
    change = max(-LONGEST, min(LONGEST, pace * (share - course.wished)))
    return Step(number, round(found, 6), {"temperature": round(temperature * exp(change), 5)})


def beginning(course: Course, game: Game) -> Step:
    """Where the search sets out: all numbers as they are."""
    if not course.against:
        bot = Blurred(needed_policy(game), 0.0) if course.bot == POLICY else make_bot(course.bot, game, 1)
        names = factor_names(weights_of(bot))
        if not names:
            raise EpokaError(f"the weights of {course.bot} hold no numbers to tune")
        return Step(0, 0.0, dict.fromkeys(names, 1.0))
    level = game.levels(course.players)[LEVELS.index(course.bot)]
    if not level.temperature:
        raise EpokaError(f"{course.bot} is no blurred policy, so it has no temperature; those that have are {BLURRED}")
    return Step(0, 0.0, {"temperature": level.temperature})
