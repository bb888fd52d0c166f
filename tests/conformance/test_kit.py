"""What the checks of the suite rely on: tables that cover a game, and comparisons that overlook nothing."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import epoka
from epoka.testing.kit import all_tables, covering_tables, difference

each_game = pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: game.name)


@each_game
def test_covering_tables_hold_every_number_of_players_and_every_set_of_options(game: epoka.Game) -> None:
    covering, every = covering_tables(game), all_tables(game)
    assert {table.id for table in covering} <= {table.id for table in every}
    assert {table.players for table in covering if not table.options} == set(game.players)
    assert {repr(table.options) for table in covering} == {repr(table.options) for table in every}


@each_game
def test_options_are_covered_at_more_than_one_number_of_players(game: epoka.Game) -> None:
    assert len({table.players for table in covering_tables(game) if table.options}) > 1


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        ({"a": [1, 2]}, {"a": [1, 3]}, "/a/1: 2 or 3"),
        ({"a": 1}, {"a": True}, "/a: 1 or True"),
        ([1, 2], (1, 2), ": [1, 2] or (1, 2)"),
        ([1, 2], [1, 2, 3], ": 2 or 3 entries"),
        ({"a": 1}, {"b": 1}, ": keys ['a'] or ['b']"),
        ([Fraction(1, 2)], [Fraction(1, 3)], "/0: Fraction(1, 2) or Fraction(1, 3)"),
    ],
)
def test_a_difference_is_told_by_its_place(one: Any, other: Any, said: str) -> None:
    assert difference(one, other) == said


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"a": 1, "b": [2, "x"]}, {"b": [2, "x"], "a": 1}),
        (["".join(["long ", "text"])] * 2, ["long text", "long text"]),
        ([Fraction(1, 2)], [Fraction(1, 2)]),
    ],
    ids=["other order of keys", "other objects", "no plain data"],
)
def test_equal_data_have_no_difference(one: Any, other: Any) -> None:
    assert difference(one, other) == ""
