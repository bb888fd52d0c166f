"""The names of the actions, to the letter, and what they are described by."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from epoka.games.civolution import notation
from epoka.games.civolution.components.vocabulary import BRANCHES
from tests.rules.civolution.table import GAME


def test_the_numbering_is_the_one_that_was_published() -> None:
    written = Path(__file__).with_name("action-names.txt").read_text(encoding="utf-8").splitlines()
    assert GAME.names == written


def test_decisions_come_before_chance() -> None:
    assert (GAME.num_actions, GAME.names[GAME.num_actions]) == (notation.NUM_ACTIONS, "starter 0")
    assert GAME.names[GAME.num_actions - 1] == "keep from achievement"


@pytest.mark.parametrize(
    ("name", "key", "values"),
    [
        ("use plan 6", "use-plan", {"value": 6}),
        ("do activation-die", "do", {"what": "activation-die"}),
        ("tribe b-forest camp strong", "tribe", {"territory": "b-forest", "place": "camp", "strength": "strong"}),
        ("displace 3 weak", "displace", {"seat": 3, "strength": "weak"}),
        ("sell iron-ore points", "sell-points", {"material": "iron-ore"}),
        ("site 1", "site", {"space": 1}),
        ("site island", "site", {"space": "island"}),
        ("install G65", "install-goal", {"goal": "G65"}),
        ("use K10", "use-chip", {"element": "K10"}),
        ("activity console", "activity", {"card": "console"}),
        ("give used", "give-die", {"value": "used"}),
        ("lay b round", "lay", {"tile": "b", "way": "round"}),
        ("deal M12", "deal-markers", {"marker": "M12"}),
    ],
)
def test_an_action_is_described_by_its_family_and_values(name: str, key: str, values: dict[str, Any]) -> None:
    assert GAME.describe(GAME.names.index(name)) == (key, values)


@pytest.mark.parametrize("word", BRANCHES)
def test_a_branch_has_the_number_of_its_word(word: str) -> None:
    number = getattr(notation, f"DO_{word.replace('-', '_').upper()}")
    assert GAME.names[number] == f"do {word}"
