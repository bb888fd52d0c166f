"""Asking the workers, in alternating rounds.

Each measurement is a fresh process, and the rounds go from one contestant to the next, so that whatever else the
machine does hits all of them alike.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import Any

from figures import Answer, Growth
from peer import NoPeer, peer_python
from workers import ask, own_environment, peer_environment


@dataclass(frozen=True)
class Effort:
    """How long to measure: rounds of so many CPU seconds a figure, and pairs of long runs for memory."""

    rounds: int
    seconds: float
    pairs: int
    games: int


THOROUGH = Effort(rounds=9, seconds=0.8, pairs=3, games=1000)
QUICK = Effort(rounds=3, seconds=0.4, pairs=1, games=200)


@dataclass
class Measured:
    """Who answered, and all answers in the order of the rounds."""

    installed: Answer
    sources: Answer
    no_peer: str | None = None
    installed_rounds: list[Answer] = field(default_factory=list)
    sources_rounds: list[Answer] = field(default_factory=list)
    peer_rounds: list[Answer] = field(default_factory=list)


def say(text: str) -> None:
    """Progress goes to standard error: standard output is the result."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def ask_ours(game: str, pure: bool, **request: Any) -> Answer:
    return ask(sys.executable, "ours.py", {"game": game, **request}, own_environment(pure))


def measure(game: str, effort: Effort) -> Measured:
    """Round by round: Epoka as installed, the peer, Epoka from its sources."""
    measured = Measured(ask_ours(game, False, task="identify"), ask_ours(game, True, task="identify"))
    python = None
    try:
        python = peer_python(say)
    except NoPeer as error:
        measured.no_peer = str(error)
        say(f"without catanatron: {error}")
    for number in range(effort.rounds):
        say(f"round {number + 1} of {effort.rounds}")
        wanted = {"task": "speed", "seconds": effort.seconds, "seed": 1 + number * 100_000}
        parts = ["public", "playout", "copy"]
        measured.installed_rounds.append(ask_ours(game, False, parts=parts, **wanted))
        if python is not None:
            measured.peer_rounds.append(ask(python, "catan.py", wanted, peer_environment()))
        measured.sources_rounds.append(ask_ours(game, True, parts=["public"], **wanted))
    return measured


def measure_growth(game: str, effort: Effort) -> Growth:
    """Pairs of fresh processes of the installed build, one with ten times the games of the other."""
    growth = Growth(effort.games, [], [])
    for pair in range(effort.pairs):
        say(f"{effort.games:,} and {effort.games * 10:,} games, pair {pair + 1} of {effort.pairs}")
        growth.few.append(ask_ours(game, False, task="memory", games=effort.games, seed=1))
        growth.many.append(ask_ours(game, False, task="memory", games=effort.games * 10, seed=1))
    return growth
