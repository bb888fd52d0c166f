"""Every kind of effect has its function, found by its number."""

from __future__ import annotations

import pytest

from epoka.core.errors import BadSnapshot
from epoka.games.civolution.components.vocabulary import EFFECTS
from epoka.games.civolution.effects import FUNCTIONS
from epoka.games.civolution.game import CIVOLUTION
from epoka.games.civolution.solo.territory import PLACE_FUNCTIONS, PURPOSES
from epoka.games.civolution.steps.effects import (
    EFFECT_FUNCTIONS,
    NEXT_TURN,
    NO_EFFECT,
    OFFER_TRIGGER,
    PROCREATE_IN,
    RUN_ELEMENT,
    TEST_ELEMENT,
    perform,
)
from tests.rules.civolution.table import table

NAMED = (RUN_ELEMENT, PROCREATE_IN, TEST_ELEMENT, OFFER_TRIGGER, NEXT_TURN)


def test_every_effect_of_the_vocabulary_is_one_function_that_bears_its_name() -> None:
    assert sorted(FUNCTIONS) == sorted(EFFECTS)
    for word, function in FUNCTIONS.items():
        assert function.__name__ == word.replace("-", "_")


@pytest.mark.parametrize("kind", range(len(EFFECTS)), ids=EFFECTS)
def test_the_table_finds_the_function_of_a_kind_by_its_number(kind: int) -> None:
    assert EFFECT_FUNCTIONS[kind] is FUNCTIONS[EFFECTS[kind]]


def test_no_other_number_has_a_function_but_the_effects_that_have_a_name_of_their_own() -> None:
    filled = [kind for kind, function in enumerate(EFFECT_FUNCTIONS) if function is not None]
    assert filled == [*range(len(EFFECTS)), *NAMED]


@pytest.mark.parametrize("kind", [NO_EFFECT, -50, len(EFFECTS), RUN_ELEMENT - 1, max(NAMED) + 1, 100_000])
def test_an_unknown_kind_is_an_error_that_names_it_and_changes_nothing(kind: int) -> None:
    state = table()
    before = state.snapshot()
    with pytest.raises(ValueError, match=f"there is no effect {kind}: the vocabulary"):
        perform(state, 0, kind, 1, 2, 3)
    assert state.snapshot() == before


def test_a_snapshot_with_an_unknown_effect_is_refused_as_damaged() -> None:
    snapshot = table().snapshot()
    snapshot["agenda"].append(["Do", 0, len(EFFECTS), 1, 0, 0])
    with pytest.raises(BadSnapshot, match=f"there is no effect {len(EFFECTS)}"):
        CIVOLUTION.restore(snapshot)


@pytest.mark.parametrize("purpose", range(len(PURPOSES)), ids=PURPOSES)
def test_every_purpose_of_a_territory_of_vici_has_its_function(purpose: int) -> None:
    assert PLACE_FUNCTIONS[purpose] is not None
