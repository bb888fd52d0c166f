"""`epoka`: the commands and their options. What a command does lies in a module of its own, loaded when it runs."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from epoka import EpokaError
from epoka.cli import table_admin
from epoka.cli.options import DataFolder
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

OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given several times."),
]
Language = Annotated[
    str | None,
    typer.Option("--language", "-l", metavar="LANGUAGE", help="en, pl, cs or uk; otherwise as your system says."),
]
Plain = Annotated[bool, typer.Option("--plain", help="No colours, no boxes: for screen readers and logs.")]
GameName = Annotated[
    str | None, typer.Argument(metavar="[GAME]", help="A game by name; may be left out where there is one game.")
]
GameModule = Annotated[
    str | None,
    typer.Option("--game", "-g", metavar="GAME", help="The same; package.module for a game that is not installed."),
]
OfGame = Annotated[
    str | None,
    typer.Option("--game", "-g", metavar="GAME", help="Of which game, by name or package.module; otherwise of all."),
]


def named_once(game: str | None, module: str | None) -> str | None:
    """The game that was asked for, before the options or among them."""
    if game is not None and module is not None:
        raise EpokaError(f"which game, {game} or {module}? Name one of them")
    return module if game is None else game


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
    serve_tables(host, port, data, log_level, pace, trusted_proxy or [], limits, keep, metrics, outside)


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
            help="The bots, by comma: random,greedy,greedy; package.module:Bot for one of your own.",
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 1,
    option: OptionList = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", help="Processes; otherwise one a core.")] = None,
    json: Annotated[
        str | None, typer.Option("--json", metavar="FILE", help="Write every game's result there, - for the output.")
    ] = None,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Let bots play many games and compare them."""
    from epoka.cli.simulate import simulate_games

    simulate_games(named_once(game, module), players, games, seed, option or [], jobs, json, language, plain)


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
    on: Annotated[
        str, typer.Option("--on", metavar="WHERE", help="local, ray, or ray=ADDRESS of a running cluster.")
    ] = "local",
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", help="Games at a time; otherwise one a core. 0: in this process.")
    ] = None,
    limit: Annotated[
        float | None, typer.Option("--limit", metavar="SECONDS", help="A game that takes longer is ended.")
    ] = None,
    records: Annotated[bool, typer.Option(help="Keep the record of each game in the file.")] = True,
    times: Annotated[bool, typer.Option(help="Keep how long the seats thought, which differs from run to run.")] = True,
    plot: Annotated[str | None, typer.Option("--plot", metavar="FILE", help="Draw the ratings there, as SVG.")] = None,
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
    holding.hold_arena(named, bots, players, option or [], pairing, seed, wishes)


@app.command()
def train(
    game: GameName = None,
    module: GameModule = None,
    bots: Annotated[
        str, typer.Option("--bots", "-b", metavar="BOTS", help="Who plays the games to learn from, by comma.")
    ] = "greedy,builder",
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
    on: Annotated[
        str, typer.Option("--on", metavar="WHERE", help="local, ray, or ray=ADDRESS of a running cluster.")
    ] = "local",
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", help="Games at a time; otherwise one a core. 0: in this process.")
    ] = None,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Learn from games of bots how good positions are, for the levels that search."""
    if find_spec("numpy") is None:
        raise EpokaError("epoka train needs NumPy; install it with: pip install epoka[arena]")
    from epoka.cli.training import Wishes, train_value

    wishes = Wishes(out, on, workers, language, plain)
    train_value(named_once(game, module), bots, players, games, noise, seed, option or [], vary, wishes)


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


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a poor encoding shows ? instead of ending the game
    app()
