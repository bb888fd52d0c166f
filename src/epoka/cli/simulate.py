"""`epoka simulate`: many games between bots, on all cores."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, NamedTuple

import typer

from epoka import Game
from epoka.arena.executor import InThisProcess, WorkFailed
from epoka.arena.match import GameResult
from epoka.arena.pairings import AS_SEATED
from epoka.arena.processes import Processes, cores
from epoka.arena.results import ResultsFile, setup_of
from epoka.arena.tournament import Setup, play_item, work_item
from epoka.bots import bot_names
from epoka.cli import requests, saving, seats
from epoka.cli.outside import load_bots, refuse_bots_of_a_file
from epoka.cli.printing import complain
from epoka.cli.problem import Problem
from epoka.cli.progress import shown_progress
from epoka.cli.screen import Screen
from epoka.cli.tally import Tally, summary, tables
from epoka.texts import Texts

INTERRUPTED: Final = 130


class Wishes(NamedTuple):
    """How the games are to be played and shown; none of it changes a result."""

    games: int
    jobs: int | None
    json: str | None
    out: str | None
    language: str | None
    plain: bool


def simulate_games(
    game_name: str | None, players: str | None, seed: int, given_options: list[str], wishes: Wishes
) -> None:
    """Check everything that was asked, play, report."""
    game = requests.chosen_game(game_name)
    options = requests.chosen_options(given_options)
    bots = chosen_bots(game, players)
    resolved = game.resolve(len(bots), options)
    simulate(Setup(game.name, game.version, len(bots), resolved, bots, AS_SEATED, seed), wishes)


def go_on(file: str, wishes: Wishes) -> None:
    """Play what is missing in a file, as its first line tells."""
    setup = setup_of(Path(file))
    refuse_bots_of_a_file(setup.bots, file, "--players")
    if setup.pairing != AS_SEATED:
        raise Problem(f"{file} holds a tournament; epoka arena --resume {file} goes on with it")
    simulate(setup, wishes._replace(out=file))


def simulate(setup: Setup, wishes: Wishes) -> None:
    game = requests.chosen_game(setup.game)
    texts = Texts(requests.chosen_language(wishes.language), game)
    if wishes.games < 1:
        raise Problem(f"--games {wishes.games}: at least 1 game has to be played")
    if wishes.jobs is not None and wishes.jobs < 1:
        raise Problem(f"--jobs {wishes.jobs}: at least 1 process has to play; leave it out for one a core")
    if wishes.json not in (None, "-"):
        saving.check_writable("--json", wishes.json)
    state = requests.start(game, setup.players, setup.options)  # refuses what does not fit before any process starts
    tally = Tally([*setup.bots, *state.opponents()])
    begun = time.monotonic()
    with ExitStack() as stack:
        file = None
        if wishes.out is not None:
            file = stack.enter_context(ResultsFile(Path(wishes.out), setup))
        before = add_played(tally, file, wishes.games)
        whole = play_missing(setup, wishes, tally, file, texts)
    if tally.games and wishes.json != "-":
        screen = Screen(wishes.plain)
        screen.show(texts.say("simulate-title", {"game": game.name, "count": tally.games}), "bold")
        for part in tables(tally, tally.games - before, time.monotonic() - begun, texts, screen.plain):
            screen.show(part)
    if wishes.json is not None and tally.games:
        asked = {"game": setup.game, "options": setup.options, "players": setup.bots, "seed": setup.seed}
        write_json(wishes.json, {**asked, **summary(tally)})
    if not whole:
        complain(texts.say("cli-simulate-interrupted", {"played": tally.games, "games": wishes.games}))
        if wishes.out is not None:
            told = {"played": tally.games, "games": wishes.games, "file": wishes.out}
            complain(texts.say("cli-arena-kept", told))
        raise typer.Exit(INTERRUPTED)


def add_played(tally: Tally, file: ResultsFile | None, games: int) -> int:
    """Count the games that are in the file already; answers how many they are."""
    if file is not None:
        wanted = {game.number for game in file.games if game.number < games}
        for _, line in file.lines():
            if line["number"] in wanted:
                wanted.discard(line["number"])
                tally.add(result_of(line))
    return tally.games


def play_missing(setup: Setup, wishes: Wishes, tally: Tally, file: ResultsFile | None, texts: Texts) -> bool:
    """Play the games that are not there yet, in the order of their numbers; False where that was interrupted."""
    done = set() if file is None else {game.number for game in file.games}
    numbers = [number for number in range(wishes.games) if number not in done]
    coming = played(setup, numbers, wishes.jobs or cores(), file is not None)
    try:
        for line in shown_progress(coming, len(numbers), texts, wishes.plain):
            if file is not None:
                file.add(line)
            tally.add(result_of(line))
    except KeyboardInterrupt:
        return False
    if file is not None:
        file.put_in_order()
    return True


def result_of(line: dict[str, Any]) -> GameResult:
    """A game as a line of the file tells it."""
    fields = {name: line[name] for name in GameResult._fields if name not in ("breakdown", "record")}
    return GameResult(**fields, breakdown=line.get("breakdown", [{}] * len(line["bots"])), record=None)


def chosen_bots(game: Game, players: str | None) -> list[str]:
    known = bot_names(game)
    if players is None:
        example = ",".join([known[-1]] * game.players[0])
        raise Problem(f"who plays? For example --players {example}; the bots are {', '.join(known)}")
    words = seats.split(players)
    load_bots(words, game)
    seats.check_bots(words, game, bot_names(game))
    return words


def played(setup: Setup, numbers: list[int], jobs: int, records: bool) -> Iterator[dict[str, Any]]:
    """The results in the order of the games' numbers, whichever process plays them and when."""
    tables = setup.tables()
    items = (work_item(setup, tables, number, records, False) for number in numbers)
    executor = InThisProcess() if jobs == 1 else Processes(max(1, min(jobs, len(numbers))))
    try:
        with executor:
            yield from executor.map(play_item, items)
    except WorkFailed as failed:
        raise Problem(f"game {numbers[failed.number]} failed: {failed.reason}") from failed


def write_json(name: str, data: dict[str, Any]) -> None:
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    if name == "-":
        print(text, end="")
        return
    try:
        saving.write(Path(name), text)
    except OSError as error:
        raise Problem(f"--json {name} cannot be written: {(error.strerror or str(error)).lower()}") from error
