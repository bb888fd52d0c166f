"""Numbers from a snapshot: within their bounds, or refused."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka import saved

NO_NUMBERS: list[Any] = [1.0, float("inf"), float("nan"), True, None, "1", [1], 10**5000, 1 << 63]


@pytest.mark.parametrize("value", [*NO_NUMBERS, -1, 10_000], ids=lambda value: type(value).__name__)
def test_what_is_no_count_is_refused(value: Any) -> None:
    for read in (
        lambda: saved.number(value),
        lambda: saved.numbers([0, value], 2),
        lambda: saved.several([value], 3),
        lambda: saved.stacks([[], [value]], 2, 5),
        lambda: saved.members([value], 5),
        lambda: epoka.Pool.load({"counts": [value], "under": [], "knows": []}),
    ):
        with pytest.raises(ValueError, match="is no whole number from"):
            read()


def test_lists_have_the_wanted_length() -> None:
    assert saved.numbers([1, 2], 2) == saved.several([1, 2], 9) == [1, 2]
    for read in (
        lambda: saved.numbers([1, 2], 3),
        lambda: saved.several([1, 2], 1),
        lambda: saved.stacks([[1]], 2, 5),
        lambda: saved.numbers("12", 2),
        lambda: saved.numbers({0: 1, 1: 2}, 2),
        lambda: epoka.Pool.load({"counts": [1, 1], "under": [], "knows": []}, kinds=3),
        lambda: epoka.Pool.load({"counts": [1, 1], "under": [1], "knows": []}),
    ):
        with pytest.raises(ValueError, match=", not"):
            read()


def test_what_was_read_is_not_tied_to_the_snapshot() -> None:
    data = [1, 2, 3]
    read = saved.numbers(data, 3)
    data.clear()
    assert read == [1, 2, 3]


def test_a_flag_is_no_number() -> None:
    assert saved.flag(True) is True
    for value in (1, 0, None, "true"):
        with pytest.raises(ValueError, match="neither true nor false"):
            saved.flag(value)


@pytest.mark.parametrize(
    "value", [0.5, float("inf"), 1 << 24, -(1 << 24), "x" * 1000, [0] * 10_000, b"x", {1: {2: 0.5}}]
)
def test_the_kernel_refuses_what_no_game_saves(parley: epoka.Game, value: Any) -> None:
    data = parley.start(2).snapshot()
    with pytest.raises(epoka.BadSnapshot):
        parley.restore({**data, "pieces": {**data["pieces"], "more": value}})
    parley.restore({**data, "pieces": {**data["pieces"], "more": [1, "x", None, True]}})


def test_the_kernel_refuses_endless_nesting(parley: epoka.Game) -> None:
    data = parley.start(2).snapshot()
    deep: list[Any] = []
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(epoka.BadSnapshot, match="lies too deep"):
        parley.restore({**data, "pieces": {**data["pieces"], "more": deep}})
