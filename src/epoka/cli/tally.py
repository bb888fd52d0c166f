"""Results of many games, added up bot by bot."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

from rich.console import RenderableType

from epoka.arena.match import GameResult, interval
from epoka.cli.tables import Grid
from epoka.texts import Texts


class BotTally:
    """Everything one bot did, on whatever seats."""

    def __init__(self) -> None:
        self.wins = 0.0
        """A win that several share counts for each by its part."""
        self.seats = 0
        self.points = 0
        self.squares = 0
        self.sources: Counter[str] = Counter()

    def mean(self) -> float:
        return self.points / self.seats

    def spread(self) -> float:
        """The standard deviation of the points."""
        if self.seats < 2:
            return 0.0
        return sqrt(max(0.0, (self.squares - self.points**2 / self.seats) / (self.seats - 1)))


class Tally:
    """Adds up results one by one, so that any number of games takes the same memory."""

    def __init__(self, bots: list[str]) -> None:
        self.games = 0
        self.bots: dict[str, BotTally] = {name: BotTally() for name in bots}
        self.rounds: list[int] = [0, 0, 0]
        self.decisions: list[int] = [0, 0, 0]
        """Fewest, most and all together."""
        self.endings: Counter[str] = Counter()

    def add(self, result: GameResult) -> None:
        for seat, name in enumerate(result.bots):
            bot = self.bots[name]
            bot.wins += result.share(seat)
            bot.seats += 1
            bot.points += result.points[seat]
            bot.squares += result.points[seat] ** 2
            for source, points in result.breakdown[seat].items():
                bot.sources[source] += points
        self._measure(self.rounds, result.rounds)
        self._measure(self.decisions, result.decisions)
        self.endings[result.over_by] += 1
        self.games += 1

    def _measure(self, lengths: list[int], length: int) -> None:
        lengths[0] = length if self.games == 0 else min(lengths[0], length)
        lengths[1] = max(lengths[1], length)
        lengths[2] += length


def summary(tally: Tally) -> dict[str, Any]:
    """The tally as data, without anything that depends on the machine."""
    bots: dict[str, Any] = {}
    for name, bot in tally.bots.items():
        low, high = interval(bot.wins, tally.games)
        bots[name] = {
            "wins": bot.wins,
            "win_rate": bot.wins / tally.games,
            "interval": [low, high],
            "points": bot.mean(),
            "spread": bot.spread(),
            "sources": {source: points / bot.seats for source, points in bot.sources.items()},
        }
    return {"games": tally.games, "bots": bots, "endings": dict(sorted(tally.endings.items()))}


def tables(tally: Tally, played: int, seconds: float, texts: Texts, plain: bool) -> list[RenderableType]:
    """What a person wants to know: who wins, with which points, how long games last and how they end."""
    shown = [wins_table(tally, texts).shown(plain), "", sources_table(tally, texts).shown(plain), ""]
    if tally.rounds[1]:
        shown.append(length_line("heading-rounds", tally.rounds, tally.games, texts))
    shown.append(length_line("heading-decisions", tally.decisions, tally.games, texts))
    endings = [
        f"{texts.say(f'over-by-{by}')} {percent(times / tally.games, texts)}"
        for by, times in sorted(tally.endings.items())
    ]
    shown.append(f"{texts.say('heading-ending')}: {'; '.join(endings)}")
    speed = texts.say("cli-simulate-rate", {"speed": decimal(played / max(seconds, 1e-9), texts)})
    time = texts.say("simulate-speed", {"games": played, "seconds": decimal(seconds, texts)})
    shown.append(f"{time} · {speed}")
    return shown


def shown_name(name: str, texts: Texts) -> str:
    """A bot by its own name, an opponent that the rules play by the one the game gives it."""
    return texts.say(f"opponent-{name}") if texts.has(f"opponent-{name}") else name


def wins_table(tally: Tally, texts: Texts) -> Grid:
    heads = ["heading-bot", "heading-win-rate", "heading-interval", "heading-points", "cli-simulate-spread"]
    grid = Grid([texts.say(head) for head in heads])
    for name, bot in tally.bots.items():
        low, high = interval(bot.wins, tally.games)
        between = f"{decimal(100 * low, texts)} – {percent(high, texts)}"
        points = [decimal(bot.mean(), texts), f"± {decimal(bot.spread(), texts)}"]
        grid.add([shown_name(name, texts), percent(bot.wins / tally.games, texts), between, *points])
    return grid


def sources_table(tally: Tally, texts: Texts) -> Grid:
    grid = Grid([texts.say("heading-source"), *[shown_name(name, texts) for name in tally.bots]])
    for source in next(iter(tally.bots.values())).sources:
        means = [decimal(bot.sources[source] / bot.seats, texts) for bot in tally.bots.values()]
        grid.add([texts.say(f"source-{source}"), *means])
    return grid


def length_line(heading: str, lengths: list[int], games: int, texts: Texts) -> str:
    values = {"mean": decimal(lengths[2] / games, texts), "least": lengths[0], "most": lengths[1]}
    return f"{texts.say(heading)}: {texts.say('cli-simulate-length', values)}"


def percent(part: float, texts: Texts) -> str:
    return f"{decimal(100 * part, texts)} %"


def decimal(number: float, texts: Texts) -> str:
    """One digit behind the point, or behind the comma where the language writes one."""
    return texts.say("cli-decimal", {"number": number})
