"""The standings of a tournament as tables and as a picture."""

from __future__ import annotations

from typing import Final

from epoka.arena.match import interval
from epoka.arena.plot import Mark, picture
from epoka.arena.ratings import Rating, can_rate, ratings
from epoka.arena.results import Played
from epoka.arena.standings import Standing, Standings
from epoka.arena.tournament import Setup
from epoka.cli.screen import Screen
from epoka.cli.tables import Grid
from epoka.cli.tally import decimal, percent, shown_name
from epoka.texts import Texts

INSTALL: Final = "pip install 'epoka[arena]'"
"""What brings the library for ratings."""


def shown_standings(
    setup: Setup, games: list[Played], texts: Texts, screen: Screen
) -> tuple[Standings, dict[str, Rating]]:
    """Print the tables; answers what they were made from, the ratings empty where there are none."""
    standings = Standings(setup.bots, games)
    names = list(standings.sides)
    rated = ratings(names, games) if can_rate() and len(names) > 1 else {}
    screen.show(standings_table(standings, rated, texts).shown(screen.plain))
    if len(names) > 2:
        screen.show()
        screen.show(texts.say("cli-arena-duels"), "bold")
        screen.show(duels_table(standings, texts).shown(screen.plain))
    if not can_rate():
        screen.show(texts.say("cli-arena-unrated", {"command": INSTALL}))
    return standings, rated


def standings_table(standings: Standings, rated: dict[str, Rating], texts: Texts) -> Grid:
    heads = ["heading-bot", "cli-arena-games", "heading-win-rate", "heading-interval", "heading-points"]
    if rated:
        heads += ["cli-arena-rating", "heading-interval"]
    timed = any(side.longest for side in standings.sides.values())
    if timed:
        heads += ["cli-arena-longest", "cli-arena-mean"]
    grid = Grid([texts.say(head) for head in heads])
    for name, side in by_strength(standings, rated):
        row = [shown_name(name, texts), str(side.games), percent(side.win_rate(), texts)]
        row += [between(*side.win_interval(), texts), decimal(side.mean_points(), texts)]
        if rated:
            value, low, high = (str(round(number)) for number in rated[name])
            row += [value, f"{low} – {high}"]
        if timed:
            row += [decimal(1000 * seconds, texts) for seconds in (side.longest, side.mean)]
        grid.add(row)
    return grid


def by_strength(standings: Standings, rated: dict[str, Rating]) -> list[tuple[str, Standing]]:
    """The sides, the best first: by their ratings, or by their shares of wins where there are none."""

    def strength(entry: tuple[str, Standing]) -> float:
        name, side = entry
        return rated[name].value if rated else side.win_rate()

    return sorted(standings.sides.items(), key=strength, reverse=True)


def between(low: float, high: float, texts: Texts) -> str:
    """An interval of shares."""
    return f"{decimal(100 * low, texts)} – {percent(high, texts)}"


def duels_table(standings: Standings, texts: Texts) -> Grid:
    """How often the side of a row finishes ahead of the side of a column, with the interval."""
    names = list(standings.sides)
    grid = Grid(["", *[shown_name(name, texts) for name in names]])
    for name in names:
        cells = []
        for other in names:
            won, met = standings.duels.get((name, other), (0.0, 0.0))
            cells.append(f"{percent(won / met, texts)} ({between(*interval(won, int(met)), texts)})" if met else "")
        grid.add([shown_name(name, texts), *cells])
    return grid


def drawn(title: str, standings: Standings, rated: dict[str, Rating], texts: Texts) -> str:
    """The ratings as a picture, or the shares of wins in per cent where there are none."""
    if rated:
        marks = [Mark(shown_name(name, texts), *rating) for name, rating in rated.items()]
        return picture(f"{title} · {texts.say('cli-arena-rating')}", marks)
    marks = [
        Mark(shown_name(name, texts), *[100 * share for share in (side.win_rate(), *side.win_interval())])
        for name, side in standings.sides.items()
    ]
    return picture(f"{title} · {texts.say('heading-win-rate')} (%)", marks, digits=1)
