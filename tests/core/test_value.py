"""Values: chances from scores, and files that are what they claim to be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.core.value import Coefficients, Value, read_coefficients
from tests.games.pebbles import GAME, Pebbles

GOOD: dict[str, Any] = {
    "format": 1,
    "game": "pebbles",
    "version": 1,
    "players": 2,
    "features": ["taken"],
    "knots": [0.0, 0.5, 1.0],
    "coefficients": [[4.0], [2.0], [0.0]],
    "spread": [1.0, 2.0, 4.0],
}


class Taken(Value):
    def features(self, state: epoka.State, side: int) -> list[float]:
        assert isinstance(state, Pebbles)
        return [float(state.taken[side])]

    def left(self, state: epoka.State) -> float:
        assert isinstance(state, Pebbles)
        return state.heap / 10


def file_of(folder: Path, **changes: Any) -> Path:
    path = folder / "value-2.json"
    path.write_text(json.dumps({**GOOD, **changes}), encoding="utf-8")
    return path


def read(path: Path) -> Coefficients:
    return read_coefficients(path, "pebbles", 1, 2, ["taken"])


def test_coefficients_change_evenly_between_knots(tmp_path: Path) -> None:
    value = Taken(["taken"])
    value.coefficients = read(file_of(tmp_path))
    state = GAME.start(2, heap=10)
    assert isinstance(state, Pebbles)
    state.taken = [1, 0]
    by_heap = []
    for heap in (10, 5, 3, 0):
        state.heap = heap
        by_heap.append(value.scores(state)[0])
    assert by_heap == pytest.approx([0.0, 2.0, 2.8, 4.0])


def test_chances_follow_from_differences_and_add_up() -> None:
    value = Taken(["taken"])
    value.coefficients = Coefficients(["taken"], [0.0, 1.0], [[1.0], [1.0]], [2.0, 2.0])
    state = GAME.start(3, heap=10)
    assert isinstance(state, Pebbles)
    state.taken = [3, 1, 1]
    shares = value.shares(state)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] / shares[1] == pytest.approx(2.718281828)
    state.taken = [13, 11, 11]
    assert value.shares(state) == pytest.approx(shares)


def test_of_a_finished_game_the_winners_share() -> None:
    state = GAME.start(3, heap=4)
    for action in (0, 0, 1):
        state.act(action)
    assert state.over
    assert Taken(["taken"]).shares(state) == [0.5, 0.5, 0.0]


def test_a_value_that_learned_nothing_gives_everybody_the_same() -> None:
    value = Taken(["taken"])
    state = GAME.start(4, heap=10)
    assert not value.learned()
    assert value.shares(state) == [0.25] * 4


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "boulders"}, "was trained for boulders with 2, not for pebbles with 2"),
        ({"players": 3}, "was trained for pebbles with 3, not for pebbles with 2"),
        ({"version": 9}, "version 9 of the rules of pebbles, these are version 1; train it anew"),
        ({"features": ["other"]}, "other features of pebbles; train it anew: epoka train pebbles"),
        ({"format": 2}, "has format 2"),
        ({"knots": [0.0, 0.7]}, "is damaged: knots rise from 0 to 1"),
        ({"coefficients": [[1.0]]}, "is damaged: every knot has a row"),
        ({"coefficients": [[1.0], [1.0], []]}, "is damaged: every row has a coefficient a feature"),
        ({"spread": [1.0, 0.0, 1.0]}, "is damaged: a spread is greater than 0"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, changes: dict[str, Any], said: str) -> None:
    with pytest.raises(epoka.EpokaError, match=said):
        read(file_of(tmp_path, **changes))


@pytest.mark.parametrize(("content", "said"), [("{", "cannot be read"), ("[]", "holds no coefficients")])
def test_a_file_that_is_something_else_is_refused(tmp_path: Path, content: str, said: str) -> None:
    path = tmp_path / "value-2.json"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(epoka.EpokaError, match=said):
        read(path)
    with pytest.raises(epoka.EpokaError, match="cannot be read"):
        read(tmp_path / "missing.json")
