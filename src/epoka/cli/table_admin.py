"""`epoka tables`: what whoever runs the server may do with tables, while it runs or not."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from epoka.cli.options import DataFolder, StoreAddress
from epoka.cli.problem import Problem

if TYPE_CHECKING:
    from epoka.server.administration import Command, Reply, TableShown
    from epoka.server.store import TableSummary

app = typer.Typer(
    help="For whoever runs the server: list, show, close and delete tables, while it runs or not.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)

MOST_TABLES: Final = 10_000_000
EXPORTED_AT_ONCE: Final = 20
"""So many tables are read in one go, so that a running server is not kept from its work."""

TableId = Annotated[str, typer.Argument(metavar="ID", help="The table, as in its address.")]
Sure = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]


@app.command("list")
def list_tables(
    most: Annotated[int, typer.Option("--most", min=1, help="How many, those used last first.")] = 50,
    data: DataFolder = None,
    store: StoreAddress = None,
) -> None:
    """The tables that were used last."""
    reply = carried_out((data, store), "list", most=most)
    if not reply.tables:
        print("There are no tables.")
        return
    from epoka.cli.tables import Grid

    grid = Grid(["id", "game", "state", "created", "last used", "players", "bytes"], words=5)
    for table in reply.tables:
        grid.add(summary_cells(table))
    print(grid.as_lines().plain)


@app.command("show")
def show_table(table: TableId, data: DataFolder = None, store: StoreAddress = None) -> None:
    """One table: who sits there, how far it is. No secrets, no cards."""
    shown = carried_out((data, store), "show", table).shown
    assert shown is not None
    print_table(shown)


@app.command("close")
def close_table(table: TableId, data: DataFolder = None, store: StoreAddress = None) -> None:
    """Close a table: it can be read, but not played. Everybody sees it in the log."""
    print(carried_out((data, store), "close", table).done)


@app.command("delete")
def delete_table(table: TableId, yes: Sure = False, data: DataFolder = None, store: StoreAddress = None) -> None:
    """Delete a table for good."""
    if not yes:
        typer.confirm(f"Delete table {table} for good?", abort=True)
    print(carried_out((data, store), "delete", table).done)


@app.command("evict")
def evict_watchers(
    table: TableId,
    watchers: Annotated[bool, typer.Option("--watchers", help="Everybody who watches.")] = False,
    data: DataFolder = None,
    store: StoreAddress = None,
) -> None:
    """Send away whoever watches a table; the watch link ends, and the host can make a new one."""
    if not watchers:
        raise Problem("say who: --watchers for everybody who watches. Who holds a seat is shut out by its host")
    print(carried_out((data, store), "evict", table).done)


@app.command("host")
def move_host(
    table: TableId,
    to: Annotated[int, typer.Option("--to", metavar="SEAT", help="The seat, counted from 0.")],
    data: DataFolder = None,
    store: StoreAddress = None,
) -> None:
    """Give the right of the host to whoever holds a seat."""
    print(carried_out((data, store), "host", table, seat=to).done)


@app.command("new-key")
def new_key(yes: Sure = False, data: DataFolder = None, store: StoreAddress = None) -> None:
    """Change the key that signs cookies, for instance when a backup with it got into wrong hands."""
    if not yes:
        question = "Change the key? No browser is known any more, and seats without a link can only be given anew."
        typer.confirm(question, abort=True)
    print(carried_out((data, store), "new-key").done)


@app.command("export")
def export_games(
    file: Annotated[str, typer.Argument(metavar="FILE", help="Where the games go, a line of JSON each.")],
    everything: Annotated[
        bool, typer.Option("--all", help="Also what its host has not opened: only where all players agreed.")
    ] = False,
    data: DataFolder = None,
    store: StoreAddress = None,
) -> None:
    """Write finished games to a file, without names: those that their hosts have opened to anybody."""
    import json
    from collections import Counter
    from pathlib import Path

    from epoka.cli import saving
    from epoka.cli.serving import need_server

    need_server("epoka tables")
    from epoka.server.exporting import FORMAT

    saving.check_writable("FILE", file)
    tables = sorted(table.id for table in carried_out((data, store), "list", most=MOST_TABLES).tables)
    left_out: Counter[str] = Counter()
    lines: list[dict[str, Any]] = [{"format": FORMAT}]
    for first in range(0, len(tables), EXPORTED_AT_ONCE):
        part = tables[first : first + EXPORTED_AT_ONCE]
        reply = carried_out((data, store), "export", tables=part, everything=everything)
        left_out.update(reply.left_out)
        lines += [{"number": len(lines) - 1 + at, **game} for at, game in enumerate(reply.games)]
    saving.write(Path(file), "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines]))
    print(f"{len(lines) - 1} games: {file}")
    for reason, count in sorted(left_out.items()):
        print(f"{count} tables left out: {reason}")


# ---- asking ---------------------------------------------------------------------------------------------------------


def carried_out(place: tuple[str | None, str | None], do: str, table: str = "", **more: Any) -> Reply:
    """Have a command carried out: by the server where one runs, otherwise here. A place is a folder and an address."""
    from epoka.cli.serving import chosen_folder, need_server

    need_server("epoka tables")
    import msgspec

    from epoka.server import logs
    from epoka.server.admin_socket import ask
    from epoka.server.administration import Command, carry_out_directly
    from epoka.server.folder import AlreadyServed, claim, existing_database

    logs.set_up("error")
    data, address = place
    folder = chosen_folder(data)
    if address is None:
        existing_database(folder)
    command: Command = msgspec.convert({"do": do, "table": table, **more}, Command)
    try:
        with claim(folder):
            reply = asyncio.run(carry_out_directly(folder, address, command))
    except AlreadyServed:
        reply = ask(folder, command)
    if reply.error:
        raise Problem(reply.error)
    return reply


# ---- showing --------------------------------------------------------------------------------------------------------


def moment(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"


def summary_cells(table: TableSummary) -> list[str]:
    words = [table.id, table.game, table.status, moment(table.created), moment(table.used)]
    return [*words, str(table.players), f"{table.size:,}"]


def print_table(shown: TableShown) -> None:
    table = shown.summary
    print(f"table {table.id}: {table.game}, {table.status}")
    print(f"created {moment(table.created)}, last used {moment(table.used)} (UTC), {table.size:,} bytes")
    print(f"{shown.events} events, {shown.actions} actions; to decide: {seats_named(shown.asked)}")
    if shown.deadline is not None:
        due = "no clock runs" if shown.due is None else f"runs out {moment(shown.due)}"
        print(f"{shown.deadline:g} seconds for each decision; {due}")
    from epoka.cli.tables import Grid

    grid = Grid(["seat", "kind", "name", "played by", "host", "browsers"], words=5)
    for seat in shown.seats:
        by = f"{seat.bot} (stands in)" if seat.standin else seat.bot
        grid.add([str(seat.seat), seat.kind, seat.name, by, "host" if seat.host else "", str(seat.browsers)])
    print(grid.as_lines().plain)
    print(f"{shown.watchers} browsers may watch; {shown.sockets} sockets are open")
    if shown.rematch is not None:
        print(f"followed by table {shown.rematch}")


def seats_named(seats: list[int]) -> str:
    return ", ".join(f"seat {seat}" for seat in seats) if seats else "nobody"
