"""What the checks share: the tables they sit down at, ways to play there, and a little statistics."""

from __future__ import annotations

import json
import marshal
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from math import sqrt
from typing import Any

import epoka
from epoka.core import game as games
from epoka.core.step import Step
from epoka.plugins import game_in

VOLUME = int(os.environ.get("EPOKA_GAMES", "1"))
"""EPOKA_GAMES=20 plays twenty times as many games in every check."""


MARSHAL = 2
"""The last form of marshal that writes equal data alike, whether or not parts of it are one object."""


class Table:
    """A game with a number of players and a set of options."""

    def __init__(self, game: epoka.Game, players: int, options: dict[str, Any]) -> None:
        self.game = game
        self.players = players
        self.options = options
        written = "-".join([f"{name}={value}" for name, value in options.items()])
        self.id = f"{game.name}-{players}" + (f"-{written}" if written else "")

    def start(self) -> epoka.State:
        return self.game.start(self.players, **self.options)

    def dealer(self, seed: int) -> epoka.Dealer:
        """A dealer of this table's own: with one for all, every table would see the same cards in the same order."""
        return epoka.Dealer(f"{self.id} {seed}")

    def __repr__(self) -> str:
        return self.id


def game_called(reference: str) -> epoka.Game:
    """A game by its name, or that of `package.module`, which need not be registered."""
    return game_in(reference) if "." in reference else epoka.game(reference)


@contextmanager
def registered(game: epoka.Game) -> Iterator[None]:
    """Make a game known by its name for a while."""
    before = games._games.copy()
    epoka.register(game)
    try:
        yield
    finally:
        games._games.clear()
        games._games.update(before)


def option_sets(game: epoka.Game, players: int) -> list[dict[str, Any]]:
    """The defaults, and every single value of every option beside them; what clashes or changes nothing is left out."""
    sets: list[dict[str, Any]] = []
    resolved: list[dict[str, Any]] = []
    wishes: list[dict[str, Any]] = [{}, *[{option.name: value} for option in game.options for value in option.values]]
    for wish in wishes:
        try:
            options = game.resolve(players, wish)
        except epoka.BadOption:
            continue
        if options not in resolved:
            resolved.append(options)
            sets.append(wish)
    return sets


@cache
def all_tables(game: epoka.Game) -> list[Table]:
    """Every number of players with every set of options."""
    return [Table(game, players, options) for players in game.players for options in option_sets(game, players)]


@cache
def covering_tables(game: epoka.Game) -> list[Table]:
    """Every number of players, and every set of options once, at the numbers of players that allow it in turn.

    Enough for what a number of players and an option may each break, but hardly the two together.
    """
    by_options: dict[str, list[Table]] = {}
    for table in all_tables(game):
        if table.options:
            by_options.setdefault(repr(table.options), []).append(table)
    return plain_tables(game) + [found[turn % len(found)] for turn, found in enumerate(by_options.values(), 1)]


def plain_tables(game: epoka.Game) -> list[Table]:
    """One table a number of players: for what options cannot change."""
    return [table for table in all_tables(game) if not table.options]


# ---- playing --------------------------------------------------------------------------------------------------------


def pick(state: epoka.State, dealer: epoka.Dealer) -> int:
    """Chance as it falls, decisions at random as `playout` takes them."""
    if state.mover == epoka.CHANCE:
        return dealer.draw(state)
    legal = top(state).considered(state, state.actions())
    return legal[dealer.below("policy", len(legal))]


def walk(table: Table, seed: int = 0) -> Iterator[epoka.State]:
    """One random game: the same state again after every action, the start and the end included."""
    state, dealer = table.start(), table.dealer(seed)
    yield state
    while not state.over:
        state.act(pick(state, dealer))
        yield state


@cache
def played(table: Table, seed: int = 0) -> list[int]:
    """The whole history of the game that `walk` plays."""
    state = table.start()
    epoka.playout(state, table.dealer(seed))
    return state.history


def again(table: Table, history: list[int]) -> epoka.State:
    """The state that a history leads to."""
    state = table.start()
    for action in history:
        state.act(action)
    return state


def moments(table: Table, count: int, seed: int = 0) -> Iterator[epoka.State]:
    """Some states of one random game, independent of one another: the first, the last and others evenly between."""
    last = len(played(table, seed))
    wanted = {last * number // (count - 1) for number in range(count)}
    for turn, state in enumerate(walk(table, seed)):
        if turn in wanted:
            yield state.copy()


def long_look(table: Table, seed: int = 0) -> Iterator[epoka.State]:
    """Every state of the set-up and first decisions, then every thirteenth: steps repeat, but not in thirteens."""
    for turn, state in enumerate(walk(table, seed)):
        if turn < 40 or turn % 13 == 0 or state.over:
            yield state


def top(state: epoka.State) -> Step[Any]:
    """The step that is to be decided."""
    return state.agenda[-1]


def digest(state: epoka.State) -> str:
    """A short stand-in for the whole state."""
    return sha256(text(state).encode()).hexdigest()


def text(state: epoka.State) -> str:
    """The snapshot as JSON, in which 1 and true differ."""
    return json.dumps(state.snapshot(), sort_keys=True)


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of plain data first differ, "" where they do not; 1 and true differ, lists and tuples too."""
    return "" if same_bytes(one, other) else first_difference(one, other, path)


def same_bytes(one: Any, other: Any) -> bool:
    """Whether two pieces of plain data are equal in every type and in their order; the quick answer for most of them.

    What has another order of keys, or is no plain data, has to be looked at more closely.
    """
    try:
        return marshal.dumps(one, MARSHAL) == marshal.dumps(other, MARSHAL)
    except ValueError:
        return False


def first_difference(one: Any, other: Any, path: str) -> str:
    if type(one) is not type(other):
        return f"{path}: {one!r:.80} or {other!r:.80}"
    if isinstance(one, dict):
        if one.keys() != other.keys():
            return f"{path}: keys {sorted(one)} or {sorted(other)}"
        return next(filter(None, (first_difference(one[key], other[key], f"{path}/{key}") for key in one)), "")
    if isinstance(one, (list, tuple)):
        if len(one) != len(other):
            return f"{path}: {len(one)} or {len(other)} entries"
        pairs = enumerate(zip(one, other, strict=True))
        return next(
            filter(None, (first_difference(mine, yours, f"{path}/{number}") for number, (mine, yours) in pairs)), ""
        )
    return "" if one == other else f"{path}: {one!r:.80} or {other!r:.80}"


def unlike(one: epoka.State, other: epoka.State) -> str:
    """Where the snapshots of two states first differ, "" where they do not; 1 and true differ as well."""
    return difference(one.snapshot(), other.snapshot())


# ---- other processes ------------------------------------------------------------------------------------------------


@cache
def other_process() -> ProcessPoolExecutor:
    """A process started afresh, which shares nothing with this one."""
    return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))


def run_module(module: str, *args: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a module as a program that finds whatever this one finds, with these settings in its environment."""
    path = os.pathsep.join([folder or os.getcwd() for folder in sys.path])
    return subprocess.run(
        [sys.executable, "-P", "-m", module, *args],
        env={**os.environ, "PYTHONPATH": path, **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def echo(state: epoka.State) -> tuple[str, epoka.State]:
    """For a process of its own: what it received, and the state sent back."""
    return digest(state), state


# ---- statistics -----------------------------------------------------------------------------------------------------


def misfit(counts: dict[Any, int], odds: dict[Any, float]) -> float:
    """How many times larger than tolerable Pearson's chi-square is; above 1 the counts do not come from these odds.

    What is tolerable is exceeded by one fair sample in about thirty thousand (Wilson and Hilferty's approximation).
    Rare outcomes are taken together, so that the approximation holds.
    """
    impossible = [outcome for outcome in counts if odds.get(outcome, 0.0) <= 0.0]
    if impossible:
        return float("inf")
    total = sum(counts.values())
    cells: list[tuple[float, int]] = []
    rare_expected, rare_seen = 0.0, 0
    for outcome, chance in odds.items():
        expected, seen = chance * total, counts.get(outcome, 0)
        if expected < 5:
            rare_expected, rare_seen = rare_expected + expected, rare_seen + seen
        else:
            cells.append((expected, seen))
    if rare_expected >= 5:
        cells.append((rare_expected, rare_seen))
    freedom = len(cells) - 1
    if freedom < 1:
        return 0.0
    square = sum([(seen - expected) ** 2 / expected for expected, seen in cells])
    spread = 2 / (9 * freedom)
    return float(square / (freedom * (1 - spread + 4 * sqrt(spread)) ** 3))


def classes_of(game: epoka.Game, base: type[Any]) -> list[type[Any]]:
    """The classes derived from one of the kernel that belong to a game, found where the kernel looks for its steps."""
    folder, _, name = type(game).__module__.rpartition(".")
    home = folder if name == "game" else type(game).__module__
    return [kind for kind in derived(base) if kind.__module__ == home or kind.__module__.startswith(f"{home}.")]


def derived(kind: type[Any]) -> Iterator[type[Any]]:
    for below in kind.__subclasses__():
        yield below
        yield from derived(below)
