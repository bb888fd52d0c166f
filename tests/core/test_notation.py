"""Families of actions: one declaration gives the numbers, the names and the descriptions."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.core.notation import crossed
from epoka.numbers import renumbered


def small() -> epoka.Notation:
    notation = epoka.Notation()
    assert [notation.add("go-home"), notation.add("at", {"x": [0, 1], "y": [5, -5]})] == [0, 1]
    assert notation.begin_chance() == 3
    assert notation.add("roll", {"pips": [1, 2]}, ["roll one", "roll two"]) == 3
    return notation


class AnyGame(epoka.Game):
    def __init__(self, **declared: Any) -> None:
        super().__init__("any", 1, range(1, 2), [], **declared)


def test_actions_are_numbered_and_named_in_the_order_of_their_families() -> None:
    game = AnyGame(notation=small())
    assert game.names == ["go home", "at 0 5", "at 1 -5", "roll one", "roll two"]
    assert (game.num_actions, game.num_codes, game.code("AT 1 -5")) == (3, 5, 2)


def test_an_action_is_described_by_its_family_and_values() -> None:
    described = [AnyGame(notation=small()).describe(action) for action in range(5)]
    at = [("at", {"x": 0, "y": 5}), ("at", {"x": 1, "y": -5})]
    assert described == [("go-home", {}), *at, ("roll", {"pips": 1}), ("roll", {"pips": 2})]


def test_another_word_than_the_key_may_stand_before_the_values() -> None:
    notation = epoka.Notation()
    notation.add("deal-card", {"card": ["C1", "C2"]}, "deal")
    assert (notation.names, notation.describe(1)) == (["deal C1", "deal C2"], ("deal-card", {"card": "C2"}))


def test_crossed_columns_have_every_combination_and_the_last_counts_up_first() -> None:
    columns = crossed({"seat": [0, 1], "strength": ["weak", "strong"]})
    assert columns == {"seat": [0, 0, 1, 1], "strength": ["weak", "strong", "weak", "strong"]}


def test_an_action_belongs_to_one_family() -> None:
    notation = small()
    assert [[notation.is_of(first, action) for action in range(-1, 6)] for first in (0, 1, 3)] == [
        [False, True, False, False, False, False, False],
        [False, False, True, True, False, False, False],
        [False, False, False, False, True, True, False],
    ]


def test_a_game_without_families_describes_an_action_by_its_name() -> None:
    assert AnyGame(names=["yes", "no"], num_actions=2).describe(1) == ("action", {"name": "no"})


@pytest.mark.parametrize(
    ("columns", "names", "told"),
    [
        ({"x": [1], "y": [1, 2]}, None, "columns of different lengths"),
        ({"x": []}, None, "columns of different lengths, or empty ones"),
        ({"x": [1, 2]}, ["one"], "there are 2 actions «go», but 1 names"),
    ],
)
def test_a_family_that_does_not_fit_together_is_refused(columns: Any, names: Any, told: str) -> None:
    with pytest.raises(epoka.EpokaError, match=told):
        epoka.Notation().add("go", columns, names)


def test_a_game_whose_actions_are_not_numbered_to_the_end_is_refused() -> None:
    for declared in ({}, {"notation": epoka.Notation()}, {"names": ["a"], "num_actions": 2}):
        with pytest.raises(epoka.EpokaError, match="any numbers no actions: give its notation"):
            AnyGame(**declared)


def test_two_actions_of_one_name_are_refused() -> None:
    with pytest.raises(epoka.EpokaError, match=r"any gives two actions one name: \['go'\]"):
        AnyGame(names=["go", "stay", "Go"], num_actions=3)


# ---- numbers written as literals ------------------------------------------------------------------------------------

DECLARED = {"WORDS": ["oak", "elm"], "NOTATION": small()}


def test_the_first_action_of_a_family_is_found_by_its_key() -> None:
    assert [small().first(key) for key in ("go-home", "at", "roll")] == [0, 1, 3]
    with pytest.raises(epoka.EpokaError, match="«fly»"):
        small().first("fly")


def test_a_literal_becomes_the_number_that_stands_behind_it() -> None:
    source = 'ELM: Final = 7  # = WORDS.index("elm")\nROLL: Final = -3  # = NOTATION.first("roll") - 1\n'
    assert renumbered(source, DECLARED) == (
        'ELM: Final = 1  # = WORDS.index("elm")\nROLL: Final = 2  # = NOTATION.first("roll") - 1\n'
    )


def test_lines_that_do_not_say_what_they_must_be_stay_as_they_are() -> None:
    source = 'MOST: Final = 7\nLEAST: Final = 1  # not less\n    INNER: Final = 7  # = WORDS.index("elm")\n'
    assert renumbered(source, DECLARED) == source
