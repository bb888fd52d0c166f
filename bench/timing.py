"""CPU clocks and memory readings, shared by the workers on both sides so that both are measured alike.

This module runs in the peer's environment too: standard library only.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import process_time


@dataclass(frozen=True)
class Run:
    """Some games played one after another and what they took."""

    games: int
    decisions: int
    seconds: float


GAMES_FOR_POSITIONS = 8
POSITION_KEPT_EVERY = 40
"""About 200 positions on either side, first move to last: as many for both, so that caches help or hinder both."""


def play_for(seconds: float, first_seed: int, play: Callable[[int], int]) -> Run:
    """Play whole games, one a seed, until the CPU time is used up; `play` returns the decisions of its game."""
    games = decisions = 0
    start = process_time()
    while True:
        decisions += play(first_seed + games)
        games += 1
        used = process_time() - start
        if used >= seconds:
            return Run(games, decisions, used)


def play_games(games: int, first_seed: int, play: Callable[[int], int]) -> Run:
    """Play exactly this many games, one a seed."""
    decisions = 0
    start = process_time()
    for seed in range(first_seed, first_seed + games):
        decisions += play(seed)
    return Run(games, decisions, process_time() - start)


def microseconds_each(seconds: float, calls: int, one_pass: Callable[[], None]) -> float:
    """Mean CPU time of one call, repeating a pass of `calls` calls until the time is used up."""
    one_pass()
    passes = 0
    start = process_time()
    while True:
        one_pass()
        passes += 1
        used = process_time() - start
        if used >= seconds:
            return used / (passes * calls) * 1e6


def best_microseconds_each(seconds: float, calls: int, passes: list[Callable[[], None]]) -> list[float]:
    """CPU time of one call in the quickest pass of each kind.

    The kinds take turns, because their differences are what is wanted: a busy neighbour then disturbs single passes
    instead of one kind, and the quickest passes are the undisturbed ones.
    """
    best = [float("inf")] * len(passes)
    end = process_time() + seconds
    while process_time() < end:
        for kind, one_pass in enumerate(passes):
            start = process_time()
            one_pass()
            best[kind] = min(best[kind], process_time() - start)
    return [used / calls * 1e6 for used in best]


def peak_memory() -> float:
    """The largest resident size this process has had, in MiB.

    On Linux `ru_maxrss` of a fresh process starts at its parent's peak, because the figure survives exec;
    the kernel's own high-water mark of the new address space does not have that fault.
    """
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / 2**20 if sys.platform == "darwin" else peak / 1024
