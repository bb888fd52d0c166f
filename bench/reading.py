"""What reading costs those who play: a table's acknowledgements while others read whole games in a loop.

A server gets finished four-player games, made from the recorded ones. At one table somebody acts over a socket, again
and again with a pause; meanwhile a process of clients reads: one kind of reading after the other, first with what was
read kept by the server, then with everything made anew for each request. Printed are the times from a submission to
its acknowledgement, the answers to those who read, and CPU time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

sys.path.insert(0, str(Path(__file__).resolve().parent))

import machine
import uvloop
from load_process import LoadFailed, ServerProcess
from load_report import slowest, times
from load_table import LoadTable
from measure import say
from report import table
from workers import HERE

RECORDS = sorted((HERE.parent / "tests" / "recorded" / "civolution").glob("4p-*.txt"))
GAME = "civolution"
PLAYED = "stone-age"
PAUSE = 0.02
"""Seconds between an acknowledgement and the next submission."""
TARGET = 0.05
"""Seconds within which 99 of 100 submissions have to be acknowledged."""


@dataclass
class Over:
    """A finished game at a table of its own."""

    table: str
    turns: int
    cookie: str
    record: str


@dataclass
class Kind:
    """A kind of reading: what the clients ask for, over and over."""

    name: str
    requests: list[dict[str, str]]


@dataclass
class Measured:
    """The same seconds as those who play, those who read and the machine saw them."""

    name: str
    seconds: float
    acknowledged: list[float] = field(default_factory=list)
    own_delays: list[float] = field(default_factory=list)
    """By how much the player's own loop woke up late: what is its own of the times above."""
    answers: dict[str, int] = field(default_factory=dict)
    """By status."""
    megabytes: float = 0.0
    server_cpu: float | None = None
    readers_cpu: float | None = None
    memory: float | None = None


# ---- what is read ---------------------------------------------------------------------------------------------------


def post(server: ServerProcess, path: str, body: dict[str, Any]) -> tuple[Any, str]:
    """The answer and the cookie that came with it."""
    request = Request(server.address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=120) as answer:
        return json.load(answer), answer.headers["Set-Cookie"].partition(";")[0]


def finish(server: ServerProcess, file: Path) -> Over:
    record = file.read_text(encoding="utf-8")
    made, cookie = post(server, "/api/fork", fork_of(record))
    found = made["table"]
    if found["status"] != "over":
        raise LoadFailed(f"{file.name} is no finished game")
    return Over(found["id"], found["turn"], cookie, record)


def fork_of(record: str) -> dict[str, Any]:
    return {"record": record, "seat": 0, "bot": "random"}


def kinds(over: list[Over]) -> list[Kind]:
    def get(path: str) -> list[dict[str, str]]:
        """The same of every game, each with the cookie of whoever sits there."""
        return [
            {"path": path.format(table=one.table, last=one.turns), "cookie": one.cookie, "body": ""} for one in over
        ]

    forks = [{"path": "/api/fork", "cookie": one.cookie, "body": json.dumps(fork_of(one.record))} for one in over]
    return [
        Kind("review", get("/api/tables/{table}/review?seat=0")),
        Kind("at/last", get("/api/tables/{table}/at/{last}?seat=0")),
        Kind("log", get("/api/tables/{table}/log?seat=0")),
        Kind("record", get("/api/tables/{table}/record?seat=0")),
        Kind("position", get("/api/tables/{table}/position?seat=0")),
        Kind("components", get(f"/api/games/{GAME}/components")),
        Kind("fork", forks),
    ]


# ---- measuring ------------------------------------------------------------------------------------------------------


class Reading:
    """A process of clients that read until it is told to stop."""

    def __init__(self, server: ServerProcess, kind: Kind, clients: int) -> None:
        command = [sys.executable, str(HERE / "reading_clients.py")]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdin is not None and self._process.stdout is not None
        asked = {"address": server.address, "clients": clients, "requests": kind.requests}
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        self._process.stdout.readline()  # everybody has had a first answer

    def stop(self) -> dict[str, Any]:
        said, _ = self._process.communicate("", timeout=60)
        if self._process.returncode != 0:
            raise LoadFailed("those who read ended before their time")
        found: dict[str, Any] = json.loads(said)
        return found


async def play(server: ServerProcess, measured: Measured, chooser: Random) -> None:
    """Act again and again, each time after a pause; at another table when the game is over."""
    player = await opened(server)
    end = perf_counter() + measured.seconds
    while perf_counter() < end:
        if player.over:
            await player.close()
            player = await opened(server)
        due = perf_counter() + PAUSE
        await asyncio.sleep(PAUSE)
        measured.own_delays.append(perf_counter() - due)
        gesture = await player.gesture(chooser)
        if gesture is None:
            raise LoadFailed(f"a gesture was refused: {dict(player.refused)}")
        measured.acknowledged.append(gesture.answered)
    await player.close()


async def opened(server: ServerProcess) -> LoadTable:
    player = LoadTable(server.address, PLAYED)
    await player.open()
    return player


async def measure(server: ServerProcess, kind: Kind | None, name: str, asked: argparse.Namespace) -> Measured:
    """One kind of reading; None for a quiet server."""
    measured = Measured(name, asked.seconds)
    reading = None if kind is None else await asyncio.to_thread(Reading, server, kind, asked.clients)
    cpu, readers = server.cpu(), server.children_cpu()
    started = perf_counter()
    await play(server, measured, Random(asked.seed))
    measured.seconds = perf_counter() - started
    now, readers_now = server.cpu(), server.children_cpu()
    if cpu is not None and now is not None and readers is not None and readers_now is not None:
        measured.server_cpu, measured.readers_cpu = now - cpu, readers_now - readers
    measured.memory = server.memory()
    if reading is not None:
        found = await asyncio.to_thread(reading.stop)
        measured.answers = found["answers"]
        measured.megabytes = found["bytes"] / 2**20
    return measured


async def measure_all(folder: Path, kept: bool, asked: argparse.Namespace) -> tuple[dict[str, Any], list[Measured]]:
    """All kinds on one server; only those that are kept differ where nothing is."""
    server = ServerProcess(folder, *(() if kept else ("--keep-nothing",)))
    try:
        over = [await asyncio.to_thread(finish, server, file) for file in RECORDS[: asked.games]]
        say(f"{len(over)} finished games, {'what was read is kept' if kept else 'everything is made anew'}")
        wanted = [kind for kind in kinds(over) if not asked.only or kind.name in asked.only]
        found = [await measure(server, None, "quiet", asked)] if kept else []
        for kind in wanted:
            if kept or kind.name in ("review", "at/last", "log"):
                name = kind.name if kept else f"{kind.name}, made anew"
                say(name)
                found.append(await measure(server, kind, name, asked))
        await asyncio.to_thread(server.stop)
    finally:
        server.kill()
    return server.build, found


# ---- telling --------------------------------------------------------------------------------------------------------


def cells(measured: Measured) -> list[str]:
    answered = measured.answers.get("200", 0) + measured.answers.get("201", 0)
    others = sum(measured.answers.values()) - answered
    return [
        measured.name,
        f"{len(measured.acknowledged)}",
        *times(measured.acknowledged),
        times(measured.own_delays)[1],
        f"{answered / measured.seconds:.0f}",
        f"{others}",
        share(measured, measured.server_cpu),
        share(measured, measured.readers_cpu),
        "–" if measured.memory is None else f"{measured.memory:.0f}",
    ]


def share(measured: Measured, seconds: float | None) -> str:
    return "–" if seconds is None else f"{seconds / measured.seconds:.0%}"


def verdict(found: list[Measured]) -> str:
    slow = [one.name for one in found if len(one.acknowledged) < 2 or slowest(one.acknowledged) > TARGET]
    wanted = f"99 % of the acknowledgements within {TARGET * 1000:.0f} ms"
    return f"{wanted}: {'missed under ' + ', '.join(slow) if slow else 'reached under every kind of reading'}"


def text(about: dict[str, Any], build: dict[str, Any], found: list[Measured], clients: int) -> str:
    head = ["read meanwhile", "acks", "ms", "99 %", "own", "answers/s", "others", "server CPU", "readers CPU", "MiB"]
    parts = [
        f"another table's acknowledgements while {clients} clients read finished games, server and clients here",
        f"{about['python']} · {about['cpu']} · load {about['load']} before, {machine.load()} after",
        *[f"rules: {'compiled' if build['compiled'] else 'uncompiled'} {file}" for file in build["modules"]],
        "",
        table(head, [cells(one) for one in found]),
        "Milliseconds from a submission over a socket to its acknowledgement, which is on disk: median and 99th",
        "percentile; the delay of the player's own loop (99 %, a part of them). Others: answers with another status.",
        "CPU as shares of one core: the server's own process, and those in which it reads.",
        "",
        verdict(found),
    ]
    return "\n".join(parts)


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="epoka bench --reading", description="What reading costs those who play.")
    parser.add_argument("--clients", type=int, default=20, help="who read in a loop (default: %(default)s)")
    parser.add_argument("--games", type=int, default=len(RECORDS), help="finished games (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=12.0, help="for each kind (default: %(default)g)")
    parser.add_argument("--only", action="append", help="only this kind; may be repeated")
    parser.add_argument("--seed", type=int, default=1, help="of the player's choices (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write everything measured to FILE")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    asked = parse(arguments)
    about = machine.describe()
    try:
        with tempfile.TemporaryDirectory(prefix="epoka-reading-") as folder:
            build, found = uvloop.run(measure_all(Path(folder, "kept"), True, asked))
            found += uvloop.run(measure_all(Path(folder, "anew"), False, asked))[1]
    except LoadFailed as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("bench: stopped", file=sys.stderr)
        return 130
    print(text(about, build, found, asked.clients))
    if asked.json is not None:
        data = {"machine": about, "build": build, "measured": [asdict(one) for one in found]}
        asked.json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
        say(f"written: {asked.json}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
