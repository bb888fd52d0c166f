"""No snapshot, however spoiled, hangs the rules or makes them fail: it is refused as one, or it can be played.

EPOKA_MUTATIONS=20000 spoils so many snapshots of each game.
"""

from __future__ import annotations

import json
import os
from typing import Any

import pytest

import epoka
from epoka.testing.adapter import adapter
from epoka.testing.kit import Table, moments, run_module

COUNT = int(os.environ.get("EPOKA_MUTATIONS", "2000"))


def test_spoiled_snapshots_are_refused_or_played(any_game: epoka.Game) -> None:
    done = run_module("epoka.testing.mutating", adapter(any_game).game, str(COUNT), "0")
    *_, last = done.stdout.splitlines() or [""]
    assert done.returncode == 0, f"{last[:2000]}\n{done.stderr[-3000:]}"
    ends = json.loads(last)["ends"]
    assert sum(ends.values()) == COUNT
    assert set(ends) <= {"refused", "played", "refused later"}
    assert min(ends["refused"], ends["played"]) > COUNT // 20, f"nearly all came to the same end: {ends}"


IMPOSSIBLE: list[Any] = [10**5000, -(10**5000), 1 << 63, float("inf"), float("nan"), 1.0, True, None]


def test_no_number_of_a_snapshot_may_be_impossible(plain_table: Table) -> None:
    for turn, state in enumerate(moments(plain_table, 4)):
        data = state.snapshot()
        for place, path in enumerate(numbers_in(data)):
            value = IMPOSSIBLE[(place + turn) % len(IMPOSSIBLE)]
            with pytest.raises(epoka.BadSnapshot):
                plain_table.game.restore(changed(data, path, value))


def numbers_in(data: Any, so_far: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The keys that lead to every whole number but the version."""
    if type(data) is int:
        return [so_far] if so_far != ("version",) and so_far[0] != "options" else []
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path for key, value in inner for path in numbers_in(value, (*so_far, key))]


def changed(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The data with another value at one place; what lies beside it is shared."""
    twin = data.copy()
    twin[path[0]] = changed(data[path[0]], path[1:], value) if len(path) > 1 else value
    return twin


def test_a_position_of_our_own_making_keeps_its_errors(any_game: epoka.Game) -> None:
    """Only where a snapshot was restored may it be to blame: elsewhere a failing rule is a mistake of ours."""
    state = any_game.start(any_game.players[0])
    state.agenda.append(Stumble(0))
    with pytest.raises(ZeroDivisionError):
        state.prompt()
    restored = any_game.restore(any_game.start(any_game.players[0]).snapshot())
    restored.agenda.append(Stumble(0))
    for ask in (restored.prompt, restored.copy().prompt, restored.imagine(0, epoka.Dealer(0)).prompt):
        with pytest.raises(epoka.BadSnapshot, match="contradicts itself: ZeroDivisionError"):
            ask()


def test_rules_that_go_round_in_circles_come_to_an_end(any_game: epoka.Game) -> None:
    state = any_game.start(any_game.players[0])
    state.agenda.append(Again(0))
    with pytest.raises(RuntimeError, match="round in circles"):
        state.settle()


class Stumble(epoka.Step[epoka.State]):
    def prompt(self, s: epoka.State) -> tuple[str, dict[str, Any]]:
        raise ZeroDivisionError("no such position")


class Again(epoka.Procedure[epoka.State]):
    def act(self, s: epoka.State, action: int) -> None:
        s.push(Again(0))
