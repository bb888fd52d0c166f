"""What may be typed to choose one of the legal actions."""

from __future__ import annotations

import pytest

from epoka.cli.choices import Choices

NAMES = ["place hunt 1", "place hunt 2", "place hunt 3", "place hut", "place card 1", "tool card C22", "done"]


def head(name: str) -> str:
    return "place hunt" if name.startswith("place hunt") else name


def label(line: str) -> str:
    return {"place hunt": "łowisko", "place hut": "chata"}.get(line, line)


@pytest.fixture
def choices() -> Choices:
    return Choices(NAMES, head, label)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("place hunt 3", ["place hunt 3"]),
        ("  PLACE   Hunt 3 ", ["place hunt 3"]),
        ("1 2", ["place hunt 2"]),
        ("2", ["place hut"]),
        ("5", ["done"]),
        ("1", ["place hunt 1", "place hunt 2", "place hunt 3"]),
        ("hunt", ["place hunt 1", "place hunt 2", "place hunt 3"]),
        ("pl hun 2", ["place hunt 2"]),
        ("hun 2", ["place hunt 2"]),
        ("łow 1", ["place hunt 1"]),
        ("cha", ["place hut"]),
        ("card c22", ["tool card C22"]),
        ("card 1", ["place card 1"]),
        ("d", ["done"]),
        ("0", []),
        ("6", []),
        ("2 2", []),
        ("1 9", []),
        ("1 2 3", []),
        ("9" * 5000, []),
        ("hunt 30", []),
        ("nonsense", []),
        ("", []),
    ],
)
def test_typed_words_mean_these_actions(choices: Choices, typed: str, meant: list[str]) -> None:
    assert choices.find(typed) == meant


def test_two_numbers_may_name_a_cell_where_no_line_takes_a_second_number() -> None:
    cells = Choices(["at 2 1", "at -1 2", "at -10 2"], lambda name: name, lambda name: name)
    assert cells.find("2 1") == ["at 2 1"]
    assert cells.find("-1 2") == ["at -1 2"]
    assert cells.find("3") == ["at -10 2"]


def test_every_action_knows_the_number_of_its_line(choices: Choices) -> None:
    assert choices.numbers() == {**dict.fromkeys(NAMES[:3], 1), **{NAMES[n]: n - 1 for n in range(3, 7)}}


def test_an_ambiguous_beginning_finds_every_line_it_fits(choices: Choices) -> None:
    assert choices.find("hu") == ["place hunt 1", "place hunt 2", "place hunt 3", "place hut"]
    assert choices.line_of(choices.find("hu")) is None


def test_all_numbers_of_one_place_share_a_line(choices: Choices) -> None:
    assert [line.head for line in choices.lines] == ["place hunt", "place hut", "place card 1", "tool card C22", "done"]
    assert choices.lines[0].numbers() == ["1", "2", "3"]
    assert choices.lines[1].numbers() == []
