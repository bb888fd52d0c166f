"""Steps a second of the environments, beside environments of others in the same run, in CPU time on one core."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, field
from typing import Any

import machine
from figures import Figure
from peer import NoPeer, envs_python
from report import spread, table
from workers import WorkerFailed, ask, own_environment, peer_environment

WORKER = "envs_worker.py"


@dataclass
class Contestant:
    """One environment: what it is called here, how the worker makes it, what is wanted of it."""

    label: str
    library: str
    name: str
    players: int = 0
    tensor: bool = True
    target: int | None = None
    rates: list[float] = field(default_factory=list)

    @property
    def ours(self) -> bool:
        return self.players > 0 or "epoka" in self.name

    def request(self, seconds: float, seed: int) -> dict[str, Any]:
        return {
            "library": self.library,
            "name": self.name,
            "players": self.players,
            "tensor": self.tensor,
            "seconds": seconds,
            "seed": seed,
        }


def contestants() -> list[Contestant]:
    """Ours with their targets, and the peers beside them."""
    return [
        Contestant("PettingZoo stone-age, 4 players", "pettingzoo", "stone-age", 4, target=60_000),
        Contestant("PettingZoo founders, 4 players", "pettingzoo", "founders", 4, target=25_000),
        Contestant("PettingZoo civolution, 4 players", "pettingzoo", "civolution", 4, target=25_000),
        Contestant("PettingZoo leduc_holdem_v4", "pettingzoo", "leduc_holdem_v4"),
        Contestant("PettingZoo chess_v6", "pettingzoo", "chess_v6"),
        Contestant("OpenSpiel stone-age, 2 players", "openspiel", "python_epoka_stone_age", target=30_000),
        Contestant("OpenSpiel civolution, 2 players", "openspiel", "python_epoka_civolution", target=15_000),
        Contestant("OpenSpiel stone-age, without tensor", "openspiel", "python_epoka_stone_age", tensor=False),
        Contestant("OpenSpiel backgammon", "openspiel", "backgammon"),
    ]


def say(text: str) -> None:
    print(f"bench: {text}", file=sys.stderr, flush=True)


def run_rounds(all_of_them: list[Contestant], rounds: int, seconds: float, others: str | None) -> str:
    """Measure everybody once a round, in turn; answers the file of the rules that was timed."""
    file = ""
    for number in range(rounds):
        say(f"round {number + 1} of {rounds}")
        for each in all_of_them:
            if each.ours:
                answer = ask(sys.executable, WORKER, each.request(seconds, number + 1), own_environment(pure=False))
                file = answer["module"]
            elif others is not None:
                answer = ask(others, WORKER, each.request(seconds, number + 1), peer_environment())
            else:
                continue
            each.rates.append(answer["steps"] / answer["seconds"])
    return file


def cells(each: Contestant) -> list[str]:
    """A line of the result."""
    if not each.rates:
        return [each.label, "–", "–", "–", "not measured"]
    rate = Figure(tuple(each.rates))
    wanted = "–" if each.target is None else f"{each.target:,}"
    word = "" if each.target is None else "reached" if rate.median >= each.target else "NOT reached"
    return [each.label, f"{rate.median:,.0f}", spread(rate, 0), wanted, word]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="epoka bench --envs", description="Steps a second of the environments.")
    parser.add_argument("--rounds", type=int, default=5, help="alternating rounds (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each in a round")
    parser.add_argument("--only", default="", help="only those whose label holds this text")
    asked = parser.parse_args(arguments)
    measured = [each for each in contestants() if asked.only in each.label]
    others = None
    try:
        others = envs_python(say)
    except NoPeer as error:
        say(f"without the environments of others: {error}")
    about = machine.describe()
    try:
        file = run_rounds(measured, asked.rounds, asked.seconds, others)
    except WorkerFailed as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    print(f"steps of random legal play, one core, CPU time; {asked.rounds} alternating rounds of {asked.seconds:g} s")
    print(f"{about['python']} · {about['cpu']} · load {about['load']} before, {machine.load()} after")
    print(f"timed: {file}\n")
    head = ["environment", "steps/s", "low – high", "target", ""]
    print(table(head, [cells(each) for each in measured]))
    return 0
