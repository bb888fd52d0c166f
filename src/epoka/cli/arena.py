"""`epoka arena`: tournaments between bots, kept in a file, and the table of how they stand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

import typer

from epoka import Game
from epoka.arena.executor import WorkersGone
from epoka.arena.executors import chosen_executor
from epoka.arena.pairings import AS_SEATED
from epoka.arena.results import Played, ResultsFile, read_results, setup_of
from epoka.arena.tournament import FailedGame, Setup, played, prepared
from epoka.bots import bot_names, make_bot
from epoka.cli import requests, saving, seats
from epoka.cli.arena_tables import drawn, shown_standings
from epoka.cli.outside import load_bots, refuse_bots_of_a_file
from epoka.cli.printing import complain
from epoka.cli.problem import Problem
from epoka.cli.progress import shown_progress
from epoka.cli.screen import Screen
from epoka.texts import Texts

UNFINISHED: Final = 1
"""Exit status where games are missing that were asked for."""
INTERRUPTED: Final = 130
MOST_FAILURES: Final = 3
"""After so many games that failed no further ones are played: the cause is the same, most likely."""


class Wishes(NamedTuple):
    """How a tournament is to be played and shown; none of it changes a result."""

    games: int
    """For each table."""
    out: str | None
    on: str
    workers: int | None
    limit: float | None
    records: bool
    times: bool
    plot: str | None
    language: str | None
    plain: bool


def hold_arena(
    game_name: str | None,
    bots: str | None,
    players: int | None,
    given_options: list[str],
    pairing: str,
    seed: int,
    wishes: Wishes,
) -> None:
    """Check everything that was asked, play what is missing, show how the bots stand."""
    check_wishes(wishes)
    game = requests.chosen_game(game_name)
    options = requests.chosen_options(given_options)
    hold(prepared(game, chosen_bots(game, bots), players, options, pairing, seed), wishes)


def check_wishes(wishes: Wishes) -> None:
    if wishes.games < 1:
        raise Problem(f"--games {wishes.games}: at least 1 game has to be played at each table")
    if wishes.plot is not None:
        saving.check_writable("--plot", wishes.plot)


def hold(setup: Setup, wishes: Wishes) -> None:
    check_wishes(wishes)
    texts = Texts(requests.chosen_language(wishes.language), requests.chosen_game(setup.game))
    tournament = Tournament(setup, wishes)
    status = tournament.play(texts)
    if tournament.games:
        show(setup, tournament.games, texts, wishes.plot, wishes.plain)
    if status:
        raise typer.Exit(status)


def go_on(file: str, wishes: Wishes) -> None:
    """Play what is missing in a file, as its first line tells."""
    setup = setup_of(Path(file))
    refuse_bots_of_a_file(setup.bots, file, "--out FILE --bots")
    if setup.pairing == AS_SEATED:
        raise Problem(f"{file} holds one table; epoka simulate --resume {file} goes on with it")
    hold(setup, wishes._replace(out=file))


def report(file: str, game_name: str | None, plot: str | None, language: str | None, plain: bool) -> None:
    """The table of a file, without playing."""
    if game_name is not None:
        requests.chosen_game(game_name)  # one from outside the package has to be loaded
    setup, games = read_results(Path(file))
    if not games:
        raise Problem(f"{file} holds no finished game yet")
    show(setup, games, Texts(requests.chosen_language(language), requests.chosen_game(setup.game)), plot, plain)


def chosen_bots(game: Game, text: str | None) -> list[str]:
    """The bots of the tournament; each is made once, so that one that cannot be is refused now."""
    known = bot_names(game)
    if text is None:
        raise Problem(f"who plays? For example --bots {','.join(known[:2])}; the bots are {', '.join(known)}")
    words = seats.split(text)
    if "" in words:
        raise Problem("a name is missing between the commas of --bots")
    load_bots(words, game)
    for word in words:
        make_bot(word, game, 1)
    return words


class Tournament:
    """The games that were asked for: those that were there, and those that are played now."""

    def __init__(self, setup: Setup, wishes: Wishes) -> None:
        self.setup = setup
        self.wishes = wishes
        self.total = wishes.games * len(setup.tables())
        self.games: list[Played] = []
        self.failures: list[FailedGame] = []

    def play(self, texts: Texts) -> int:
        """Play what is missing; answers the exit status, after telling why games are missing, if any are."""
        wishes = self.wishes
        with ExitStack() as stack:
            executor = stack.enter_context(chosen_executor(wishes.on, wishes.workers, wishes.limit))
            file = None
            if wishes.out is not None:
                file = stack.enter_context(ResultsFile(Path(wishes.out), self.setup))
                self.games += file.games
            done = {game.number for game in self.games}
            numbers = [number for number in range(self.total) if number not in done]
            coming = played(self.setup, executor, numbers, wishes.records, wishes.times)
            try:
                self._take(shown_progress(coming, len(numbers), texts, wishes.plain), file)
            except KeyboardInterrupt:
                complain(texts.say("cli-simulate-interrupted", {"played": len(self.games), "games": self.total}))
                return self._missing(INTERRUPTED, texts)
            except WorkersGone as gone:
                complain(str(gone))
                return self._missing(UNFINISHED, texts)
            for failure in self.failures:
                complain(str(failure))
            if self.failures:
                return self._missing(UNFINISHED, texts)
            if file is not None:
                file.put_in_order()
        return 0

    def _take(self, coming: Iterator[dict[str, Any] | FailedGame], file: ResultsFile | None) -> None:
        """Keep the games as they come, until too many have failed."""
        for result in coming:
            if isinstance(result, FailedGame):
                self.failures.append(result)
                if len(self.failures) == MOST_FAILURES:
                    return
                continue
            if file is not None:
                file.add(result)
            self.games.append(Played.of(result))

    def _missing(self, status: int, texts: Texts) -> int:
        """Tell what became of the games that were played, and how to go on."""
        if self.wishes.out is not None:
            told = {"played": len(self.games), "games": self.total, "file": self.wishes.out}
            complain(texts.say("cli-arena-kept", told))
        return status


def show(setup: Setup, games: list[Played], texts: Texts, plot: str | None, plain: bool) -> None:
    """The standings on the screen and, if asked for, the picture in its file."""
    screen = Screen(plain)
    games = sorted(games, key=lambda game: game.number)
    title = texts.say("simulate-title", {"game": setup.game, "count": len(games)})
    screen.show(title, "bold")
    standings, rated = shown_standings(setup, games, texts, screen)
    if plot is not None:
        try:
            saving.write(Path(plot), drawn(title, standings, rated, texts))
        except OSError as error:
            raise Problem(f"--plot {plot} cannot be written: {(error.strerror or str(error)).lower()}") from error
