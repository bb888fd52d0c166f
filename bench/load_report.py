"""The results of the load test as text."""

from __future__ import annotations

from statistics import median, quantiles
from typing import TYPE_CHECKING, Any

import machine
from load_drive import Phase
from report import table
from targets import Verdict

if TYPE_CHECKING:
    from load import Loaded

PROBLEMS_SHOWN = 20
EXPLAINED = """\
A gesture is acknowledged when it is on disk, and counts once it has reached every socket of its table. Each of its
actions is a message; the last one finishes it. Milliseconds: from that one to the last socket's update, the mean of
writing to disk, the answer to a ping on a quiet socket, the delay of the clients' own loop (a part of all times), and
CPU time a gesture."""


def text(about: dict[str, Any], loaded: Loaded) -> str:
    build, computer = about["build"], about["machine"]
    rate = loaded.phases[0].rate
    parts = [
        f"{loaded.tables} tables, {loaded.sockets} sockets (three seats and a watcher each), server and clients here",
        f"{computer['python']} · {computer['cpu']} · load {computer['load']} before, {machine.load()} after",
        *[f"rules: {'compiled' if build['compiled'] else 'uncompiled'} {file}" for file in build["modules"]],
        "",
        phase_table(loaded.phases),
        EXPLAINED,
        "",
        memory_lines(loaded),
        f"{loaded.opening:.1f} s to open all tables; {loaded.finished} games finished; "
        f"{loaded.reopened} sockets were let go for being slow and came back.",
        "",
        verdicts(loaded, rate),
        *loaded.problems[:PROBLEMS_SHOWN],
    ]
    return "\n".join(parts)


def phase_table(phases: list[Phase]) -> str:
    head = ["offered/s", "gestures/s", "actions/s", "last socket", "99 %", "disk", "ping", "99 %", "own"]
    head += ["server CPU", "ms", "clients CPU", "ms"]
    return table(head, [phase_cells(phase) for phase in phases])


def phase_cells(phase: Phase) -> list[str]:
    actions = sum(gesture.actions for gesture in phase.gestures) / phase.seconds
    return [
        f"{phase.offered / phase.seconds:.0f}",
        f"{phase.rate_reached:.0f}",
        f"{actions:.0f}",
        *times([gesture.seen for gesture in phase.gestures]),
        "–" if phase.writing is None else f"{phase.writing * 1000:.1f}",
        *times(phase.pings),
        times(phase.own_delays)[0],
        *cpu(phase, phase.server_cpu),
        *cpu(phase, phase.client_cpu),
    ]


def times(seconds: list[float]) -> list[str]:
    """Median and 99th percentile in milliseconds."""
    if len(seconds) < 2:
        return ["–", "–"]
    return [f"{median(seconds) * 1000:.1f}", f"{slowest(seconds) * 1000:.1f}"]


def slowest(seconds: list[float]) -> float:
    """The 99th percentile."""
    return quantiles(seconds, n=100, method="inclusive")[-1]


def cpu(phase: Phase, seconds: float | None) -> list[str]:
    """The share of one core, and milliseconds a gesture."""
    each = phase.each(seconds)
    if seconds is None or each is None:
        return ["–", "–"]
    return [f"{seconds / phase.seconds:.0%}", f"{each * 1000:.2f}"]


def memory_lines(loaded: Loaded) -> str:
    memory = loaded.memory
    if memory.first is None or memory.opened is None or memory.end is None:
        return "The server's memory was not measured: that needs /proc."
    fresh = (memory.opened - memory.first) / loaded.tables
    played = (memory.end - memory.first) / loaded.tables
    return (
        f"Memory of the server: {memory.first:.0f} MiB with one table, {memory.opened:.0f} MiB with all open, "
        f"{memory.end:.0f} MiB at the end:\n{fresh * 1024:.0f} KiB a table with its four sockets, "
        f"{played * 1024:.0f} KiB with {loaded.events / loaded.tables:.0f} gestures played at each."
    )


def verdicts(loaded: Loaded, rate: float) -> str:
    first = loaded.phases[0]
    wrong = f"problems: {len(loaded.problems)}" if loaded.problems else f"{loaded.events:,} gestures, all there"
    found = [
        Verdict(f"{rate:g} acknowledged gestures a second", f"{first.rate_reached:.1f}", first.kept_up),
        Verdict("nothing lost, every table replays to what its sockets were shown", wrong, not loaded.problems),
    ]
    return table(["target", "measured", ""], [[verdict.target, verdict.measured, verdict.word] for verdict in found])
