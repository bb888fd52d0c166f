"""Every word of the vocabulary has its function, found by its number: effects, counters, prices, V.I.C.I.'s actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from epoka.core.errors import BadSnapshot
from epoka.games.civolution.bots import cost_values, effect_values
from epoka.games.civolution.components.solo_cards import SOLO_ACTIONS
from epoka.games.civolution.components.vocabulary import COSTS, COUNTERS, EFFECTS
from epoka.games.civolution.effects import FUNCTIONS
from epoka.games.civolution.game import CIVOLUTION
from epoka.games.civolution.position import counting
from epoka.games.civolution.solo import opponent_steps
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

NAMED_AFTER_WORDS: dict[str, tuple[list[str], Mapping[str, Callable[..., object]]]] = {
    "effects": (EFFECTS, FUNCTIONS),
    "counters": (COUNTERS, counting.FUNCTIONS),
    "values of effects": (EFFECTS, effect_values.EFFECT_FUNCTIONS),
    "actions of V.I.C.I.": (SOLO_ACTIONS, opponent_steps.FUNCTIONS),
}


@pytest.mark.parametrize("table_name", NAMED_AFTER_WORDS)
def test_every_word_of_the_vocabulary_is_one_function_that_bears_its_name(table_name: str) -> None:
    words, functions = NAMED_AFTER_WORDS[table_name]
    assert sorted(functions) == sorted(words)
    for word, function in functions.items():
        assert function.__name__ == word.replace("-", "_")


def test_every_price_of_the_vocabulary_has_a_value_for_bots() -> None:
    assert sorted(cost_values.FUNCTIONS) == sorted(COSTS)


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


@pytest.mark.parametrize("counter", [-1, len(COUNTERS)])
def test_an_unknown_counter_is_an_error_that_names_it(counter: int) -> None:
    with pytest.raises(ValueError, match=f"there is no counter {counter}: the vocabulary"):
        counting.count(table(), 0, counter, 0)


@pytest.mark.parametrize("kind", [-1, len(SOLO_ACTIONS)])
def test_an_unknown_action_of_vici_is_an_error_that_names_it(kind: int) -> None:
    with pytest.raises(ValueError, match=f"there is no action {kind} of V.I.C.I."):
        opponent_steps.OpponentAction(kind, 1, 0).act(table(), 0)


@pytest.mark.parametrize("purpose", range(len(PURPOSES)), ids=PURPOSES)
def test_every_purpose_of_a_territory_of_vici_has_its_function(purpose: int) -> None:
    assert PLACE_FUNCTIONS[purpose] is not None
