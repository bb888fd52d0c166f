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
    """How long to measure: rounds of so many CPU seconds a figure; then so many games, and ten times as many."""

    rounds: int
    seconds: float
    repetitions: int
    games: int


THOROUGH = Effort(rounds=9, seconds=0.8, repetitions=3, games=300)
QUICK = Effort(rounds=3, seconds=0.4, repetitions=1, games=100)


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
    """The same games spread over ten processes and all in one, which runs between the fifth and the sixth of them.

    Equal games and a place in the middle leave little for chance and for busy neighbours to decide.
    """
    games = effort.games
    growth = Growth(games, [], [])
    for turn in range(effort.repetitions):
        say(f"{games:,} and {games * 10:,} games in fresh processes, {turn + 1} of {effort.repetitions}")
        ten: list[Answer] = []
        for part in range(10):
            if part == 5:
                growth.in_one.append(ask_ours(game, False, task="memory", games=games * 10, seed=1))
            ten.append(ask_ours(game, False, task="memory", games=games, seed=1 + part * games))
        growth.spread_out.append(ten)
    return growth
