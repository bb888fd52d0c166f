"""One legality: names, lists, refusals and what `act` accepts say the same."""

from __future__ import annotations

from itertools import pairwise

import pytest

import epoka
from epoka.testing.kit import Table, digest, moments, unlike


def test_names_are_unique_and_parsed_back(any_game: epoka.Game) -> None:
    state = any_game.start(any_game.players[0])
    names = [state.name(action) for action in range(any_game.num_codes)]
    assert len(set(names)) == any_game.num_codes
    assert [state.action(name) for name in names] == list(range(any_game.num_codes))


def test_names_are_words_and_numbers_that_survive_sloppy_typing(any_game: epoka.Game) -> None:
    state = any_game.start(any_game.players[0])
    for action, name in enumerate(any_game.names):
        assert name == " ".join(name.split())
        assert state.action(f"  {name.upper()} ".replace(" ", "  ")) == action


def test_refusals_are_exactly_for_what_is_not_listed(table: Table) -> None:
    for state in moments(table, 40):
        allowed = [action for action in range(-1, table.game.num_codes + 1) if state.refusal(action) is None]
        assert allowed == state.choices()


def test_a_refused_action_raises_with_its_reason_and_changes_nothing(table: Table) -> None:
    for state in moments(table, 6):
        before, legal = digest(state), state.choices()
        for action in range(-1, table.game.num_codes + 1):
            if action not in legal:
                with pytest.raises(epoka.Illegal) as caught:
                    state.act(action)
                assert caught.value.refusal == state.refusal(action)
                assert caught.value.refusal.code
        assert digest(state) == before
        assert state.choices() == legal


def test_refusals_are_the_same_before_and_after_the_list_was_made(plain_table: Table) -> None:
    for state in moments(plain_table, 25):
        fresh = plain_table.game.restore(state.snapshot())
        listed = [state.refusal(action) for action in range(plain_table.game.num_codes)]
        assert [fresh.refusal(action) for action in range(plain_table.game.num_codes)] == listed


def test_legal_actions_are_accepted(table: Table) -> None:
    for state in moments(table, 20):
        assert set(state.actions()) <= set(state.choices())
        for action in state.choices():
            state.copy().act(action)


def test_act_all_does_all_or_nothing(table: Table) -> None:
    states = list(moments(table, 10))
    for state, later in pairwise(states):
        gesture = later.history[state.turn : state.turn + 5]
        before = digest(state)
        with pytest.raises(epoka.Illegal):
            state.act_all([*gesture, table.game.num_codes])
        assert digest(state) == before
        twin = state.copy()
        state.act_all(gesture)
        for action in gesture:
            twin.act(action)
        assert unlike(state, twin) == ""
