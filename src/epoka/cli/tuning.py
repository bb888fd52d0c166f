"""`epoka tune`: better numbers for a bot, or the temperature at which a level is as strong as it should be."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

import typer

from epoka import Game
from epoka.arena.executor import Executor, WorkFailed
from epoka.arena.executors import chosen_executor
from epoka.arena.journal import BadResults, Journal, decoded, shown
from epoka.arena.match import interval
from epoka.arena.tuning import POLICY, Course, Step, beginning, difference, stepped
from epoka.bots import make_bot
from epoka.bots.levels import LEVELS
from epoka.cli import requests, saving
from epoka.cli.outside import load_bots
from epoka.cli.printing import complain, print_line
from epoka.cli.problem import Problem

FORMAT: Final = "epoka tune 1"
INTERRUPTED: Final = 130
MOST_TOLD: Final = 8
"""So many numbers are named after a step: those that have moved most."""


class Wishes(NamedTuple):
    """How long to look, where, and what becomes of it; none of it changes what a step finds."""

    steps: int
    check: int
    log: str | None
    out: str | None
    on: str
    workers: int | None


def tune(
    game_name: str | None,
    bot: str,
    against: str | None,
    wished: float,
    players: int | None,
    games: int,
    pace: float,
    seed: int,
    given_options: list[str],
    wishes: Wishes,
) -> None:
    """Check everything that was asked, take steps, write what was found, and play a match against what was before."""
    game = requests.chosen_game(game_name)
    course = chosen_course(game, bot, against, wished, players, games, pace, seed, given_options)
    if wishes.steps < 1 or wishes.check < 0:
        raise Problem("--steps is at least 1, and --check at least 0")
    for option, name in (("--log", wishes.log), ("--out", wishes.out)):
        if name is not None:
            saving.check_writable(option, name)
    start = beginning(course, game)
    with ExitStack() as stack:
        journal = None
        if wishes.log is not None:
            journal = stack.enter_context(kept(Path(wishes.log), course))
        executor = stack.enter_context(chosen_executor(wishes.on, wishes.workers, None))
        try:
            found = search(course, latest(journal, start), wishes.steps, journal, executor)
            verdict = compared(course, start, found, wishes.check, executor)
        except WorkFailed as failed:
            raise Problem(f"a game failed: {failed.reason}") from failed
        except KeyboardInterrupt as interrupt:
            if wishes.log is not None:
                complain(f"what was found so far is in {wishes.log}; run the same command again to continue")
            raise typer.Exit(INTERRUPTED) from interrupt
    print_line(verdict)
    text = json.dumps({"game": game.name, "bot": course.bot, "factors": found.factors}, indent=1) + "\n"
    if wishes.out is None:
        print(text, end="")
    else:
        saving.write(Path(wishes.out), text)
        print_line(wishes.out)


def chosen_course(
    game: Game,
    bot: str,
    against: str | None,
    wished: float,
    players: int | None,
    games: int,
    pace: float,
    seed: int,
    given_options: list[str],
) -> Course:
    seats = (2 if 2 in game.players else game.players[-1]) if players is None else players
    options = game.resolve(seats, requests.chosen_options(given_options))
    game.start(seats, **options)
    if seats < 2:
        raise Problem("whoever is tuned plays somebody: at least 2 players")
    if games < 2 or games % 2:
        raise Problem(f"--games {games}: an even number, since each deal is played twice with the sides changed")
    if not 0 < pace < 1000:
        raise Problem(f"--pace {pace:g} is no pace; above 0")
    if against is None:
        if bot in LEVELS:
            raise Problem(
                f"{bot} is a level: --against BOT says whom it is to win against how often, {POLICY} is tuned"
            )
    elif bot not in LEVELS:
        raise Problem(f"--against is for levels ({', '.join(LEVELS)}); {bot} is tuned against itself")
    elif not 0 < wished < 1:
        raise Problem(f"--share {wished:g} is no share of wins between 0 and 1")
    named = [name for name in (bot, against) if name is not None and name != POLICY]
    load_bots(named, game)
    for name in named:
        make_bot(name, game, 1)
    share = wished if against else 0.0
    return Course(game.name, game.version, seats, options, bot, against or "", share, games, pace, seed)


# ---- the steps so far -----------------------------------------------------------------------------------------------


def kept(path: Path, course: Course) -> Journal:
    """The file of the steps, if it is of this very course."""
    head = {"format": FORMAT, **course._asdict()}

    def check(line: bytes) -> None:
        found = decoded(line)
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise BadResults(f"{path} holds no steps of epoka tune: its first line should tell «{FORMAT}»")
        apart = [
            f"{name} {shown(found.get(name))} there, {shown(value)} here"
            for name, value in head.items()
            if found.get(name) != value
        ]
        if apart:
            raise BadResults(f"{path} holds steps of another course: {'; '.join(apart)}. Name another file")

    return Journal(path, head, check)


def latest(journal: Journal | None, start: Step) -> Step:
    """The last step of the file, or where the search sets out."""
    last = start
    for place, line in journal.lines() if journal is not None else ():
        last = read_step(line, last, place, journal)
    return last


def read_step(line: Any, before: Step, place: int, journal: Journal | None) -> Step:
    try:
        step = Step(**line)
        fits = step.step == before.step + 1 and set(step.factors) == set(before.factors)
        fits = fits and all(0 < factor < float("inf") for factor in step.factors.values())
    except (TypeError, AttributeError):
        fits = False
    if not fits:
        path = "" if journal is None else journal.path
        raise BadResults(f"line {place} of {path} is damaged; remove it and those after it")
    return step


def search(course: Course, last: Step, steps: int, journal: Journal | None, executor: Executor) -> Step:
    while last.step < steps:
        last = stepped(course, last, lambda one, other, label: difference(course, executor, one, other, label))
        if journal is not None:
            journal.add(last._asdict())
        print_line(told(last))
    return last


def told(step: Step) -> str:
    moved = sorted(step.factors.items(), key=lambda item: -abs(item[1] - 1))[:MOST_TOLD]
    return f"{step.step}: {step.difference:+.3f}  " + "  ".join([f"{name} {factor:.3f}" for name, factor in moved])


def compared(course: Course, start: Step, found: Step, games: int, executor: Executor) -> str:
    """A match of what was found against what was before, on deals that nobody was tuned on; of a level, the share."""
    if not games:
        return "not checked"
    judged = course._replace(games=games + games % 2)
    second = None if course.against else start.factors
    share = 1 / 2 + difference(judged, executor, found.factors, second, "check") / 2
    low, high = interval(share * judged.games, judged.games)
    whom = course.against or "the numbers before"
    of_two = "" if course.players == 2 else ", as if at a table of two"
    return (
        f"against {whom}: {100 * share:.1f} % of {judged.games} games ({100 * low:.1f} to {100 * high:.1f} %){of_two}"
    )
