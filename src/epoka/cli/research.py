"""Commands for those who study games and write bots: learning, tuning, data, balance, language models."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

import typer

from epoka import EpokaError
from epoka.cli.options import GameModule, GameName, Language, On, OptionList, Plain, Workers, named_once

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command()
def train(
    game: GameName = None,
    module: GameModule = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="BOTS", help="Who plays the games to learn from, by comma.")
    ] = "greedy,builder",
    early: Annotated[
        str | None,
        typer.Option(
            "--early", metavar="BOTS", help="Who plays before them, by lot, up to a moment of each game drawn by lot."
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Seats at a table; otherwise the fewest.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 4000,
    noise: Annotated[
        float, typer.Option("--noise", help="In which part of their decisions the bots err, in three games of four.")
    ] = 0.03,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same file.")] = 1,
    option: OptionList = None,
    vary: Annotated[
        str | None, typer.Option("--vary", metavar="OPTION", help="Play all values of this option by turns.")
    ] = None,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help="Where the coefficients go; otherwise beside the game.")
    ] = None,
    on: On = "local",
    workers: Workers = None,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Learn from games of bots how good positions are, for the levels that search."""
    if find_spec("numpy") is None:
        raise EpokaError("epoka train needs NumPy; install it with: pip install epoka[arena]")
    from epoka.cli.training import Wishes, train_value

    wishes = Wishes(out, on, workers, language, plain)
    train_value(named_once(game, module), bots, early, players, games, noise, seed, option or [], vary, wishes)


@app.command()
def calibrate(
    game: GameName = None,
    module: GameModule = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="BOTS", help="Who plays the games to judge by, by comma.")
    ] = "builder",
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Seats at a table; otherwise all numbers in turn.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games; half of them judge.")] = 5000,
    seed: Annotated[int, typer.Option("--seed", help="Another one than the value has learned from.")] = 1001,
    workers: Workers = None,
    report: Annotated[
        str | None, typer.Option("--report", metavar="FILE", help="Write the tables there as Markdown, too.")
    ] = None,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Compare foretold chances with those that come true, by tenths, and write maps that mend them."""
    if find_spec("numpy") is None:
        raise EpokaError("epoka calibrate needs NumPy; install it with: pip install epoka[arena]")
    from epoka.cli.calibrating import Wishes, calibrate_values

    wishes = Wishes(bots, games, seed, workers, report, language, plain)
    calibrate_values(named_once(game, module), players, wishes)


@app.command()
def puzzles(
    game: GameName = None,
    module: GameModule = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Seats at a table; otherwise all numbers by turns.")
    ] = None,
    count: Annotated[int, typer.Option("--count", "-n", help="How many puzzles.")] = 60,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same puzzles.")] = 1,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help="Where the puzzles go; otherwise beside the game.")
    ] = None,
) -> None:
    """Look through games of bots for decisions of which one is clearly the best."""
    from epoka.cli.puzzles import mine_puzzles

    mine_puzzles(named_once(game, module), players, count, seed, out)


@app.command()
def dataset(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE…", help="Games of simulate, arena or tables export; saved games.")
    ],
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="Where it goes: .parquet or .jsonl.")],
    game: Annotated[
        str | None,
        typer.Option("--game", "-g", metavar="GAME", help="package.module, where the game is not installed."),
    ] = None,
) -> None:
    """Make a set to learn from of recorded games: what was seen, legal and done, and how it ended."""
    from epoka.cli.dataset import build_dataset

    build_dataset(files, out, game)


@app.command()
def balance(
    game: GameName = None,
    module: GameModule = None,
    bot: Annotated[str, typer.Option("--bot", "-b", metavar="BOT", help="The bot on every seat.")] = "greedy",
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", help="So many seats; may be given again. Otherwise all.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games, for each number of seats.")] = 1000,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "balance",
    option: OptionList = None,
    json: Annotated[str | None, typer.Option("--json", metavar="FILE", help="Write the figures there too.")] = None,
    on: On = "local",
    workers: Workers = None,
    plain: Plain = False,
) -> None:
    """See how a game plays out between equal bots: seats, points, length, and what its pieces do for their owners."""
    from epoka.cli.balance import Wishes, measure_balance

    wishes = Wishes(json, on, workers, plain)
    measure_balance(named_once(game, module), bot, players or [], games, seed, option or [], wishes)


@app.command()
def tune(
    game: GameName = None,
    module: GameModule = None,
    bot: Annotated[
        str,
        typer.Option(
            "--bot", "-b", metavar="BOT", help="A bot with weights, policy for what levels rest on, or a level."
        ),
    ] = "greedy",
    against: Annotated[
        str | None, typer.Option("--against", metavar="BOT", help="Of a level: whom it is to win against.")
    ] = None,
    share: Annotated[float, typer.Option("--share", help="Of a level: how large a part of the games.")] = 0.75,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Seats at a table; otherwise 2.")] = None,
    steps: Annotated[int, typer.Option("--steps", help="How many steps, those of --log counted.")] = 100,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games each step plays.")] = 100,
    pace: Annotated[float, typer.Option("--pace", help="How far steps go; noise wins where they go too far.")] = 0.2,
    check: Annotated[int, typer.Option("--check", help="How many games judge the result.")] = 400,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same steps.")] = 1,
    option: OptionList = None,
    log: Annotated[
        str | None, typer.Option("--log", metavar="FILE", help="Keep every step there, and go on with what is there.")
    ] = None,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help="Where the factors go; otherwise they are printed.")
    ] = None,
    on: On = "local",
    workers: Workers = None,
) -> None:
    """Find better numbers for a bot, or how blurred a level should be, by letting them play."""
    from epoka.cli import tuning

    wishes = tuning.Wishes(steps, check, log, out, on, workers)
    tuning.tune(named_once(game, module), bot, against, share, players, games, pace, seed, option or [], wishes)


@app.command()
def mcp() -> None:
    """Let a language model play: an MCP server over standard input and output."""
    from epoka.mcp import main

    raise typer.Exit(main())
