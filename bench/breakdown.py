"""Where the time of a random game goes.

A sampling or tracing profiler sees nothing inside compiled code. So positions of real games are kept, and the calls
of the loop are repeated on fresh copies of them: copy alone, copy and choose, copy and choose and act. The differences
are the costs, and no answer that a position may keep for the second time falsifies them. Kinds of decisions are told
apart by the first word of the action's name.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

from loops import Moment, moments
from timing import best_microseconds_each

import epoka

GAMES = 10
MOST_OF_A_KIND = 400


def break_down(
    start: Callable[[], epoka.State], play: Callable[[int], int], seconds: float, first_seed: int
) -> dict[str, Any]:
    """Costs by kind of action, the cost of a start, and the whole loop to hold them against."""
    kinds: dict[str, list[Moment[epoka.State]]] = defaultdict(list)
    seeds = range(first_seed, first_seed + GAMES)
    for seed in seeds:
        for moment in moments(start(), epoka.Dealer(seed=seed), Random(seed), epoka.CHANCE):
            kinds[kind_of(moment)].append(moment)
    rows = [cost_of_kind(kind, found, seconds / len(kinds)) for kind, found in kinds.items()]

    decisions = 0

    def start_all() -> None:
        for _ in seeds:
            start()

    def play_all() -> None:
        nonlocal decisions
        decisions = sum(play(seed) for seed in seeds)

    starting, playing = best_microseconds_each(seconds, GAMES, [start_all, play_all])
    return {"kinds": rows, "start": starting, "game": playing, "decisions": decisions / GAMES}


def kind_of(moment: Moment[epoka.State]) -> str:
    word = moment.position.name(moment.action).split()[0]
    return f"chance: {word}" if moment.by_chance else word


def cost_of_kind(kind: str, found: list[Moment[epoka.State]], seconds: float) -> dict[str, Any]:
    """How often a game meets this kind, and what choosing and acting cost each time."""
    kept = found[:: max(1, len(found) // MOST_OF_A_KIND)]
    by_chance = kept[0].by_chance
    choose = epoka.Dealer(seed=0).draw if by_chance else type(kept[0].position).actions

    def copy_all() -> None:
        for position, _, _ in kept:
            position.copy()

    def choose_all() -> None:
        for position, _, _ in kept:
            choose(position.copy())

    def act_all() -> None:
        for position, action, _ in kept:
            fresh = position.copy()
            choose(fresh)
            fresh.act(action)

    copying, choosing, acting = best_microseconds_each(seconds, len(kept), [copy_all, choose_all, act_all])
    return {
        "kind": kind,
        "by_chance": by_chance,
        "per_game": len(found) / GAMES,
        "choose": choosing - copying,
        "act": acting - choosing,
    }
