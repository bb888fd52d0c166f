"""The load test: a server with many live tables, played by people who choose at random, all on this machine.

Gestures are offered at the wanted rate first, then at ever higher ones until the server cannot follow. Printed are the
rates reached, the time from a submission to the last socket's update, CPU time and memory; afterwards every table is
replayed from disk and compared with what each socket was shown. The exit status is 0 only if nothing was wrong; a
missed rate is for people to read.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import load_report
import machine
import uvloop
from load_check import check
from load_drive import Load, Phase
from load_process import LoadFailed, ServerProcess
from measure import say

import epoka

STEPS = (1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 16.0)
"""The rates after the wanted one, as its multiples."""


@dataclass
class Memory:
    """Resident MiB of the server: with one table, with all of them open, and at the end; None without /proc."""

    first: float | None = None
    opened: float | None = None
    end: float | None = None


@dataclass
class Loaded:
    """All that was measured."""

    tables: int
    sockets: int
    opening: float
    memory: Memory
    phases: list[Phase]
    finished: int
    """Games that came to their end on the way."""
    reopened: int
    """Sockets that the server let go for being slow, and that came back."""
    events: int
    problems: list[str]


async def load(server: ServerProcess, asked: argparse.Namespace) -> Loaded:
    """Drive the tables through all phases; then stop the server and check."""
    games = asked.game or [game.name for game in epoka.all_games()]
    crowd, apart = Load(server, games, asked.seed), Load(server, games, asked.seed)
    memory = Memory()
    await apart.open(1)
    memory.first = server.memory()
    started = perf_counter()
    await crowd.open(asked.tables)
    opening = perf_counter() - started
    memory.opened = server.memory()
    say(f"{asked.tables} tables are open")
    phases = await drive(crowd, apart, asked)
    memory.end = server.memory()
    await crowd.close()
    await apart.close()
    say("stopping the server, replaying every table")
    await asyncio.to_thread(server.stop)
    tables = [*crowd.tables, *crowd.over, *apart.tables]
    people = [person for table in tables for person in table.people]
    return Loaded(
        tables=asked.tables,
        sockets=sum(len(table.people) for table in crowd.tables),
        opening=opening,
        memory=memory,
        phases=phases,
        finished=len(crowd.over),
        reopened=sum(person.reopened for person in people),
        events=sum(len(table.acknowledged) for table in tables),
        problems=check(server.database, tables),
    )


async def drive(crowd: Load, apart: Load, asked: argparse.Namespace) -> list[Phase]:
    """The wanted rate after a warm-up, then more until it is too much."""
    watch = apart.tables[0]
    await crowd.phase(asked.rate, asked.seconds / 4, watch)
    phases = []
    for factor in (1.0, *(() if asked.no_ramp else STEPS)):
        say(f"{asked.rate * factor:g} gestures a second for {asked.seconds:g} s")
        phases.append(await crowd.phase(asked.rate * factor, asked.seconds, watch))
        if phases[-1].overwhelmed:
            break
    return phases


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="epoka bench --load", description="Many live tables on one server.")
    parser.add_argument("--tables", type=int, default=200, help="live tables, four sockets each (default: %(default)s)")
    parser.add_argument("--rate", type=float, default=200.0, help="gestures a second in all (default: %(default)g)")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each rate (default: %(default)g)")
    parser.add_argument("--no-ramp", action="store_true", help="only this rate, not ever higher ones after it")
    parser.add_argument("--game", action="append", help="only this game; may be repeated (default: all in turn)")
    parser.add_argument("--seed", type=int, default=1, help="of the people's choices (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write everything measured to FILE")
    return parser.parse_args(arguments)


def run(asked: argparse.Namespace) -> tuple[dict[str, Any], Loaded]:
    """Start a server on an empty folder and load it."""
    about = machine.describe()
    with tempfile.TemporaryDirectory(prefix="epoka-load-") as folder:
        server = ServerProcess(Path(folder))
        try:
            loaded = uvloop.run(load(server, asked))
        finally:
            server.kill()
    return {"machine": about, "build": server.build}, loaded


def main(arguments: list[str]) -> int:
    asked = parse(arguments)
    if asked.json is not None and not asked.json.absolute().parent.is_dir():
        print(f"bench: cannot write {asked.json}: its folder does not exist; make it first", file=sys.stderr)
        return 2
    try:
        about, loaded = run(asked)
    except LoadFailed as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("bench: stopped", file=sys.stderr)
        return 130
    print(load_report.text(about, loaded))
    if asked.json is not None:
        asked.json.write_text(json.dumps({**about, **asdict(loaded)}, indent=1) + "\n", encoding="utf-8")
        say(f"written: {asked.json}")
    return 1 if loaded.problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
