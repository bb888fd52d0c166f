"""Spoils snapshots at random and uses whatever is restored from them: `python -m epoka.testing.mutating GAME …`.

Runs in a process of its own. Before each trial it prints what it is about to try and allows itself a few seconds of
processor time: whoever started it then knows what never came to an end.
"""

from __future__ import annotations

import json
import random
import resource
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import epoka
from epoka.core.errors import described
from epoka.testing import kit

SECONDS = 10
"""Processor time a trial may take; they take milliseconds."""
MEMORY = 2 << 30
POSITIONS = 60
ACTIONS = 6

HUGE: list[Any] = [10_000, 1 << 24, 1 << 31, (1 << 62) - 1, 1 << 63, 10**30, 10**5000]
BELOW: list[Any] = [*[-number for number in HUGE], -1, -2, -7]
SMALL: list[Any] = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 25, 31, 40, 63, 99, 150, 271, 999, 9_999]
OTHERS: list[Any] = [0.5, 1.0, 1e300, float("inf"), float("-inf"), float("nan"), True, False, None, "", "x" * 10_000]
NESTED: list[Any] = [[], {}, [0] * 100_000, [[]] * 5, {"a": {"b": [1]}}, [[[[[[1]]]]]]]

Path = tuple[Any, ...]


def positions(game: epoka.Game, source: random.Random) -> list[dict[str, Any]]:
    """Snapshots from random games at all kinds of tables, some imagined, some with their history."""
    found: list[dict[str, Any]] = []
    tables = kit.all_tables(game)
    while len(found) < POSITIONS:
        table, seed = source.choice(tables), source.randrange(10)
        length = len(kit.played(table, seed))
        wanted = {source.randrange(length) for _ in range(4)}
        for turn, state in enumerate(kit.walk(table, seed)):
            if turn in wanted:
                with_past = source.random() < 0.2
                found.append((state if with_past else state.imagine(0, epoka.Dealer(seed))).snapshot())
    return found


def places(data: Any, so_far: Path = ()) -> Iterator[Path]:
    """The keys that lead to every value; of a history to three only, or there would be little else."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    if so_far:
        yield so_far
    for key, value in inner:
        if so_far != ("history",) or key in (0, 1, 2):
            yield from places(value, (*so_far, key))


def spoil(data: Any, paths: list[Path], source: random.Random) -> list[str]:
    """Change one value of plain data, seldom several, at any of these places; answers what was done.

    Half of the times only to other small numbers: a snapshot that is wrong, yet within bounds, is played.
    """
    done = []
    gently = source.random() < 0.5
    for _ in range(source.choice([1, 1, 1, 2, 3, 6])):
        *path, last = source.choice(paths)
        try:
            inner = data
            for key in path:
                inner = inner[key]
            old = inner[last]
        except (LookupError, TypeError):  # gone with what was spoiled before
            continue
        if isinstance(inner, str):
            continue
        if not gently and source.random() < 0.1:
            del inner[last]
            done.append(f"{[*path, last]} is missing")
            continue
        if source.random() < 0.05 and isinstance(inner, list):
            inner.append(old)
            done.append(f"{[*path, last]} is there twice")
            continue
        if gently and type(old) is not int:
            continue
        near = [old + 1, old - 1, old // 2, 0] if type(old) is int else SMALL
        kinds = [SMALL, near] if gently else [HUGE, BELOW, SMALL, OTHERS, NESTED]
        value = source.choice(source.choice(kinds))
        inner[last] = value.copy() if isinstance(value, (list, dict)) else value
        done.append(f"{[*path, last]}: {described(old)} became {described(value)}")
    return done


def use(state: epoka.State, source: random.Random) -> None:
    """All that people, bots and servers ask of a position."""
    dealer = epoka.Dealer(source.randrange(1000))
    for seat in [None, *range(state.players)]:
        state.view(seat)
        state.insight(seat)
    state.points()
    state.ranking()
    state.snapshot()
    for _ in range(ACTIONS):
        if state.over:
            return
        state.prompt()
        state.refusal(source.randrange(state.game.num_codes))
        legal = state.actions()
        if not legal:
            return
        if state.mover == epoka.CHANCE:
            state.chance()
            action = dealer.draw(state)
        else:
            action = source.choice(legal)
            state.preview(action)
        state.act(action)


def attempt(game: epoka.Game, data: Any, source: random.Random) -> str:
    """How far a spoiled snapshot comes; anything but an error of ours is let through."""
    try:
        state = game.restore(data)
    except epoka.BadSnapshot:
        return "refused"
    try:
        use(state.copy(), source)
        use(state.imagine(source.randrange(state.players), epoka.Dealer(1)), source)
    except epoka.EpokaError:
        return "refused later"
    return "played"


def limit_time() -> None:
    """This process may go on for some seconds of processor time."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    allowed = int(used.ru_utime + used.ru_stime) + SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (allowed, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def main(reference: str, count: int, seed: int, keep_going: bool) -> None:
    game = kit.game_called(reference)
    source = random.Random(f"{game.name} {seed}")
    known = [(json.dumps(position), list(places(position))) for position in positions(game, source)]
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    ends: Counter[str] = Counter()
    for number in range(count):
        text, paths = source.choice(known)
        data = json.loads(text)
        done: list[str] = []
        while not done:
            done = spoil(data, paths, source)
        print(json.dumps({"trying": number, "done": done}), flush=True)
        limit_time()
        try:
            ends[attempt(game, data, source)] += 1
        except Exception as error:
            if not keep_going:
                raise
            ends[f"{type(error).__name__}: {error}"[:100]] += 1
    print(json.dumps({"ends": ends}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), len(sys.argv) > 4)
