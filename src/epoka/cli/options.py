"""Options that several commands have."""

from __future__ import annotations

from typing import Annotated

import typer

from epoka import EpokaError

DataFolder = Annotated[
    str | None, typer.Option("--data", metavar="FOLDER", help="Where tables are kept; otherwise in your data folder.")
]
StoreAddress = Annotated[
    str | None,
    typer.Option(
        "--store",
        metavar="ADDRESS",
        envvar="EPOKA_STORE",
        help="A PostgreSQL database, postgresql://user@host/name, instead of a file in the data folder.",
    ),
]


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
On = Annotated[str, typer.Option("--on", metavar="WHERE", help="local, ray, or ray=ADDRESS of a running cluster.")]
Workers = Annotated[
    int | None, typer.Option("--workers", "-w", help="Games at a time; otherwise one a core. 0: in this process.")
]


def named_once(game: str | None, module: str | None) -> str | None:
    """The game that was asked for, before the options or among them."""
    if game is not None and module is not None:
        raise EpokaError(f"which game, {game} or {module}? Name one of them")
    return module if game is None else game
