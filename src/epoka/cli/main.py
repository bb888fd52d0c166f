"""`epoka`: the commands and their options. What a command does lies in a module of its own, loaded when it runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from epoka import EpokaError
from epoka.cli import research, table_admin
from epoka.cli.options import (
    DataFolder,
    GameModule,
    GameName,
    Language,
    OfGame,
    On,
    OptionList,
    Plain,
    StoreAddress,
    Workers,
    named_once,
)
from epoka.cli.outside import plain_warnings
from epoka.cli.printing import complain

WRONG: Final = 2
"""Exit status of a request that cannot be carried out."""
INTERRUPTED: Final = 130


class Commands(TyperGroup):
    """Tells what is wrong in one sentence on standard error, without a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            with plain_warnings():
                return super().invoke(ctx)
        except EpokaError as error:
            complain(str(error))
            raise typer.Exit(WRONG) from error
        except KeyboardInterrupt as interrupt:
            print("\nepoka: interrupted", file=sys.stderr)
            raise typer.Exit(INTERRUPTED) from interrupt


app = typer.Typer(
    cls=Commands,
    help="Civilization board games by their rulebooks: play, serve, simulate, hold tournaments, look up the rules.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

app.add_typer(table_admin.app, name="tables")


def show_version(wanted: bool) -> None:
    if wanted:
        from epoka.cli.listing import version_line

        print(version_line())
        raise typer.Exit()


@app.callback()
def every_command(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Civilization board games by their rulebooks: play, serve, simulate, hold tournaments, look up the rules."""
    from epoka.cli.missing_texts import tell_once

    tell_once()


@app.command()
def play(
    game: GameName = None,
    module: GameModule = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats", "-s", metavar="NAMES", help="Who plays: me, other people's names, bots. me,builder,Ola"
        ),
    ] = None,
    option: OptionList = None,
    language: Language = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="For practice: the same dice and cards every time.")
    ] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[
        str | None,
        typer.Option("--save", metavar="FILE", help="Where the game is kept; otherwise in your data folder."),
    ] = None,
    plain: Plain = False,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here; a game, --seats or --resume mean the same.")
    ] = False,
    port: Annotated[int, typer.Option("--port", help="In the browser: the port; otherwise a free one.")] = 0,
    data: DataFolder = None,
) -> None:
    """Play in the browser; with a game, --seats or --resume in the terminal."""
    game = named_once(game, module)
    if not (terminal or plain or game or seats or option or resume or save):
        from epoka.cli.serving import play_in_browser

        play_in_browser(port, data)
        return
    from epoka.cli.opening import open_table

    raise typer.Exit(open_table(game, seats, option or [], language, seed, resume, save, plain))


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port to listen on; 0 for a free one.")] = 8440,
    data: DataFolder = None,
    store: StoreAddress = None,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "info",
    pace: Annotated[float, typer.Option("--pace", min=0, help="Seconds before each move of a bot.")] = 0.35,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            "--trusted-proxy",
            metavar="ADDRESS",
            help="An address or network whose X-Forwarded headers are believed; may be given again.",
        ),
    ] = None,
    connections: Annotated[int, typer.Option("--connections", min=1, help="Connections at the same time.")] = 2000,
    connections_by_address: Annotated[
        int, typer.Option("--connections-by-address", min=1, help="The same, of one address.")
    ] = 300,
    sockets_by_table: Annotated[
        int, typer.Option("--sockets-by-table", min=1, help="Open pages at the same time, of one table.")
    ] = 2000,
    keep_days: Annotated[
        float, typer.Option("--keep-days", min=0, help="Delete finished and closed tables unused so long; 0: never.")
    ] = 365,
    keep_empty_days: Annotated[
        float, typer.Option("--keep-empty-days", min=0, help="The same for tables where no person acted; 0: never.")
    ] = 30,
    keep_unfinished_days: Annotated[
        float, typer.Option("--keep-unfinished-days", min=0, help="The same for all other tables; 0: never.")
    ] = 0,
    metrics_port: Annotated[
        int | None, typer.Option("--metrics-port", help="Serve /metrics there, and no longer with the tables.")
    ] = None,
    metrics_host: Annotated[str, typer.Option("--metrics-host", help="The address for --metrics-port.")] = "127.0.0.1",
    game: Annotated[
        list[str] | None,
        typer.Option("--game", "-g", metavar="GAME", help="Offer the game of package.module too; may be given again."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="BOT", help="Offer the bot package.module:Bot too; may be given again."),
    ] = None,
) -> None:
    """Serve tables to browsers."""
    from epoka.cli.serving import serve_tables

    limits = {
        "connections": connections,
        "connections_by_address": connections_by_address,
        "sockets_by_table": sockets_by_table,
    }
    keep = (keep_days, keep_empty_days, keep_unfinished_days)
    metrics = (metrics_host, metrics_port)
    outside = [*(game or []), *(bot or [])]
    serve_tables(host, port, data, store, log_level, pace, trusted_proxy or [], limits, keep, metrics, outside)


@app.command()
def backup(
    file: Annotated[
        str | None, typer.Argument(metavar="[FILE]", help="Where it goes; otherwise into backups in the data folder.")
    ] = None,
    data: DataFolder = None,
    with_key: Annotated[
        bool, typer.Option("--with-key", help="Take the key along that signs cookies; then pass the file on to nobody.")
    ] = False,
) -> None:
    """Copy all tables into one file, also while the server runs."""
    from epoka.cli.backups import make_backup

    make_backup(file, data, with_key)


@app.command()
def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A backup.")],
    data: DataFolder = None,
) -> None:
    """Put a backup in place of the tables; they are moved aside, not deleted. The server must not run."""
    from epoka.cli.backups import restore_backup

    restore_backup(file, data)


@app.command("copy-store")
def copy_store(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A data folder, or postgresql://user@host/name.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="The same; it must not hold other tables.")],
) -> None:
    """Move a server to another database: copy all tables and compare them. No server may run on either."""
    from epoka.cli.backups import copy_tables

    copy_tables(source, target)


def refuse_beside_resume(game: str | None, bots: str | None, out: str | None, option: list[str] | None) -> None:
    """What the first line of a file tells is not told a second time."""
    if game or bots or out or option:
        raise EpokaError("--resume takes the game, its options and the bots from the file; leave them out, --out too")


@app.command()
def simulate(
    game: GameName = None,
    module: GameModule = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            "-p",
            metavar="BOTS",
            help="The bots, by comma: random,greedy,greedy; package.module:Bot or exec:COMMAND for your own.",
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 1,
    option: OptionList = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", help="Processes; otherwise one a core.")] = None,
    json: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write the table there as JSON, - for the output.")
    ] = None,
    out: Annotated[
        str | None,
        typer.Option("--out", metavar="FILE", help="Keep every game there, a line each, and go on with what is there."),
    ] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="FILE", help="Go on with the games of that file, as it tells.")
    ] = None,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Let bots play many games and compare them."""
    from epoka.cli import simulate as simulating

    wishes = simulating.Wishes(games, jobs, json, out, language, plain)
    named = named_once(game, module)
    if resume is None:
        simulating.simulate_games(named, players, seed, option or [], wishes)
        return
    refuse_beside_resume(named, players, out, option)
    simulating.go_on(resume, wishes)


@app.command("bot-check")
def bot_check(
    command: Annotated[str, typer.Argument(metavar="COMMAND", help="The program, as exec:COMMAND names it elsewhere.")],
    game: Annotated[str | None, typer.Option("--game", "-g", metavar="GAME", help="Only this game.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games of each.")] = 2,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 1,
) -> None:
    """Check whether a program keeps to the protocol of bots."""
    from epoka.cli.bot_check import check_bot

    check_bot(command, game, games, seed)


@app.command()
def arena(
    game: GameName = None,
    module: GameModule = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", "-b", metavar="BOTS", help="Who takes part, by comma; package.module:Bot for your own."),
    ] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Seats at a table; otherwise 2.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games each table plays.")] = 100,
    option: OptionList = None,
    pairing: Annotated[
        str,
        typer.Option(
            "--pairing",
            metavar="PAIRING",
            help="round-robin, all (every mixture), one-against-rest (the first bot), or tables: a+b+b,a+a+b.",
        ),
    ] = "round-robin",
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same deals.")] = 1,
    out: Annotated[
        str | None,
        typer.Option("--out", metavar="FILE", help="Keep every game there, a line each, and go on with what is there."),
    ] = None,
    on: On = "local",
    workers: Workers = None,
    limit: Annotated[
        float | None, typer.Option("--limit", metavar="SECONDS", help="A game that takes longer is ended.")
    ] = None,
    records: Annotated[bool, typer.Option(help="Keep the record of each game in the file.")] = True,
    times: Annotated[bool, typer.Option(help="Keep how long the seats thought, which differs from run to run.")] = True,
    plot: Annotated[str | None, typer.Option("--plot", metavar="FILE", help="Draw the ratings there, as SVG.")] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="FILE", help="Go on with the games of that file, as it tells.")
    ] = None,
    report: Annotated[
        str | None, typer.Option("--report", metavar="FILE", help="Show the table of that file without playing.")
    ] = None,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Hold a tournament between bots, rate them, go on another day."""
    from epoka.cli import arena as holding

    named = named_once(game, module)
    if report is not None:
        holding.report(report, named, plot, language, plain)
        return
    wishes = holding.Wishes(games, out, on, workers, limit, records, times, plot, language, plain)
    if resume is not None:
        refuse_beside_resume(named, bots, out, option)
        holding.go_on(resume, wishes)
        return
    holding.hold_arena(named, bots, players, option or [], pairing, seed, wishes)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A saved game, - for standard input.")],
    game: Annotated[
        str | None,
        typer.Option("--game", "-g", metavar="GAME", help="package.module, where the game is not installed."),
    ] = None,
    language: Language = None,
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Stop after so many actions.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="As this seat saw it, from 0; otherwise as a spectator.")
    ] = None,
    rules: Annotated[bool, typer.Option("--rules", help="The number of the rule behind each sentence.")] = False,
    plain: Plain = False,
) -> None:
    """Tell a saved game in sentences and show where it ends."""
    from epoka.cli.requests import chosen_game
    from epoka.cli.retelling import retell

    if game is not None:
        chosen_game(game)
    retell(file, language, to, seat, rules, plain)


@app.command()
def rules(
    what: Annotated[
        list[str] | None, typer.Argument(metavar="[ID…|WORD]", help="Rule ids, or words to look for.")
    ] = None,
    game: OfGame = None,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Look up rules by their id or by words."""
    from epoka.cli.rulebook import look_up

    look_up(what or [], game, language, plain)


@app.command()
def games(game: OfGame = None, language: Language = None, plain: Plain = False) -> None:
    """What can be played: players, options, defaults."""
    from epoka.cli.listing import list_games

    list_games(game, language, plain)


@app.command()
def bots(game: OfGame = None, language: Language = None, plain: Plain = False) -> None:
    """Who can play besides people."""
    from epoka.cli.listing import list_bots

    list_bots(game, language, plain)


@app.command()
def deal(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What the page of a sealed deal offers at the end.")],
    hash: Annotated[
        str | None, typer.Option("--hash", metavar="SHA256", help="The fingerprint you saw before the start.")
    ] = None,
) -> None:
    """Check a sealed deal: its secret against the fingerprint, and every draw of its games. Status 1 where not."""
    from epoka.cli.deal_check import check_deal

    check_deal(file, hash)


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its name: lower-case letters, digits, hyphens.")],
    folder: Annotated[str, typer.Option("--in", metavar="FOLDER", help="Where its folder is made.")] = ".",
) -> None:
    """Write a small complete game of your own, to be changed into another one."""
    from epoka.cli import new_game as writing

    writing.new_game(name, folder)


@app.command()
def texts(
    game: GameName = None,
    module: GameModule = None,
    language: Annotated[
        str | None, typer.Option("--language", "-l", metavar="LANGUAGE", help="en, pl, cs or uk; otherwise all.")
    ] = None,
    keys: Annotated[bool, typer.Option("--keys", help="List every key, not only those that are missing.")] = False,
    plain: Plain = False,
) -> None:
    """Which texts a game needs, and which are missing; for those who write a game. Status 1 where some are."""
    from epoka.cli.text_check import check_texts

    raise typer.Exit(check_texts(named_once(game, module), language, keys, plain))


app.add_typer(research.app)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a poor encoding shows ? instead of ending the game
    app()
