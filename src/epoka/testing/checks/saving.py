"""Copies, snapshots, records, pickles, other processes and undo: the state comes back equal, and stays its own."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

import epoka
from epoka.core.step import Step
from epoka.testing.kit import (
    VOLUME,
    Table,
    again,
    classes_of,
    digest,
    echo,
    long_look,
    moments,
    other_process,
    pick,
    played,
    text,
    unlike,
    walk,
)


def test_playing_on_never_touches_earlier_copies(table: Table) -> None:
    for seed in range(VOLUME):
        kept: list[tuple[epoka.State, str]] = []
        for turn, state in enumerate(walk(table, seed)):
            if turn % 23 == 0 or turn < 20:
                kept.append((state.copy(), digest(state)))
        assert [digest(state) for state, _ in kept] == [before for _, before in kept]


def test_playing_a_copy_never_touches_the_original(table: Table) -> None:
    for number, state in enumerate(moments(table, 6)):
        before = digest(state)
        epoka.playout(state.copy(), epoka.Dealer(number))
        assert digest(state) == before


def test_a_copy_plays_on_like_the_original(table: Table) -> None:
    history = played(table)
    for state in moments(table, 4):
        twin = state.copy()
        for action in history[state.turn :]:
            twin.act(action)
        assert unlike(twin, again(table, history)) == ""


def test_every_step_of_a_game_can_be_built_again(any_game: epoka.Game) -> None:
    steps = classes_of(any_game, Step)
    assert steps
    assert [kind.__name__ for kind in steps if kind.__name__ not in any_game.steps] == []


def test_every_step_met_in_play_is_built_again_from_its_arguments(table: Table) -> None:
    met: set[str] = set()
    for state in walk(table):
        for step in state.agenda:
            saved = json.dumps([type(step).__name__, *step.args()])
            if saved not in met:
                met.add(saved)
                assert fields_of(type(step)(*step.args())) == fields_of(step), saved
    assert met


def fields_of(step: Step[Any]) -> dict[str, Any]:
    """All that a step holds, in either build, but for what it has worked out once and keeps."""
    names = {*getattr(type(step), "__mypyc_attrs__", ()), *getattr(step, "__dict__", ())} - {"__dict__", "observed"}
    return {name: getattr(step, name) for name in names}


def test_snapshot_through_json_restores_an_equal_state(table: Table) -> None:
    for state in long_look(table):
        restored = table.game.restore(json.loads(json.dumps(state.snapshot())))
        assert unlike(restored, state) == ""
        assert restored.actions() == state.actions()
        assert (restored.mover, restored.over, restored.barrier) == (state.mover, state.over, state.barrier)


def test_a_restored_state_plays_on_like_the_original(table: Table) -> None:
    history = played(table)
    for state in moments(table, 4):
        restored = table.game.restore(json.loads(text(state)))
        for action in history[state.turn :]:
            restored.act(action)
        assert unlike(restored, again(table, history)) == ""


def test_an_imagined_state_survives_its_snapshot_and_plays_on_alike(table: Table) -> None:
    for state in moments(table, 4):
        imagined = state.imagine(0, epoka.Dealer(1))
        dealer = epoka.Dealer(2)
        for _ in range(10):
            if not imagined.over:
                imagined.act(pick(imagined, dealer))
        restored = table.game.restore(json.loads(text(imagined)))
        assert unlike(restored, imagined) == ""
        for _ in range(10):
            if not imagined.over:
                action = pick(imagined, dealer)
                imagined.act(action)
                restored.act(action)
        assert unlike(restored, imagined) == ""


def test_record_through_text_replays_to_an_equal_state(table: Table) -> None:
    for state in moments(table, 5):
        written = epoka.record_text(state.record())
        assert unlike(epoka.replay(epoka.parse_record(written)), state) == ""


def test_record_through_json_replays_to_an_equal_state(table: Table) -> None:
    for state in moments(table, 3):
        assert unlike(epoka.replay(json.loads(json.dumps(state.record()))), state) == ""


def test_pickle_brings_back_an_equal_state(table: Table) -> None:
    for state in moments(table, 20):
        assert unlike(pickle.loads(pickle.dumps(state)), state) == ""


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
def test_every_way_of_copying_gives_an_equal_state(plain_table: Table, way: Any) -> None:
    for state in long_look(plain_table):
        twin = way(state)
        assert unlike(twin, state) == ""
        assert type(twin) is type(state)


def test_another_process_sees_and_returns_an_equal_state(table: Table) -> None:
    states = list(moments(table, 4))
    for state, (seen, returned) in zip(states, other_process().map(echo, states), strict=True):
        assert seen == digest(state)
        assert unlike(returned, state) == ""


def test_dropping_the_last_action_and_replaying_gives_the_earlier_state(table: Table) -> None:
    previous = ""
    for turn, state in enumerate(walk(table)):
        if turn and turn % 97 == 0:
            assert digest(again(table, state.history[:-1])) == previous
        previous = digest(state) if (turn + 1) % 97 == 0 else ""


def test_a_snapshot_is_not_tied_to_its_state(table: Table) -> None:
    for state in moments(table, 25):
        before = digest(state)
        data = state.snapshot()
        restored = table.game.restore(data)
        scribble(data)
        assert digest(state) == before
        assert digest(restored) == before


def test_views_insights_logs_and_lists_are_not_tied_to_the_state(plain_table: Table) -> None:
    for state in moments(plain_table, 12):
        before, legal = digest(state), state.actions()
        scribble(state.view(0))
        scribble(state.insight(0))
        scribble(state.log(0))
        scribble(state.record())
        state.actions().clear()
        state.history.clear()
        assert digest(state) == before
        assert state.actions() == legal


def scribble(data: Any) -> None:
    """Spoil plain data all the way down."""
    inner = list(data.values()) if isinstance(data, dict) else list(data) if isinstance(data, list) else []
    for value in inner:
        scribble(value)
    if isinstance(data, (dict, list)):
        data.clear()


# ---- damage ---------------------------------------------------------------------------------------------------------


Path = tuple[Any, ...]


def values(data: Any, so_far: Path = ()) -> list[tuple[Path, Any]]:
    """Every value of plain data, with the keys that lead to it."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found = [(so_far, data)] if so_far else []
    for key, value in inner:
        found += values(value, (*so_far, key))
    return found


MISSING = object()


def spoiled(data: Any, path: Path, value: object = MISSING) -> Any:
    """The data with another value at one place, or without that place; what lies beside it is shared."""
    twin = copy.copy(data)
    if len(path) > 1:
        twin[path[0]] = spoiled(data[path[0]], path[1:], value)
    elif value is MISSING:
        del twin[path[0]]
    else:
        twin[path[0]] = value
    return twin


def test_a_snapshot_without_one_of_its_keys_is_refused(plain_table: Table) -> None:
    for state in moments(plain_table, 2):
        data = state.snapshot()
        for path, _ in values(data):
            if isinstance(path[-1], str) and path[0] != "options" and path != ("version",):
                with pytest.raises(epoka.BadSnapshot):
                    plain_table.game.restore(spoiled(data, path))


@pytest.mark.parametrize("value", ["nonsense", {"a": 1}], ids=["text", "mapping"])
def test_a_snapshot_with_nonsense_for_a_number_or_a_list_is_refused(plain_table: Table, value: object) -> None:
    for state in moments(plain_table, 3):
        data = state.snapshot()
        for path, old in values(data):
            if path != ("version",) and not isinstance(old, (bool, str)):
                with pytest.raises(epoka.BadSnapshot):
                    plain_table.game.restore(spoiled(data, path, value))


def test_a_snapshot_with_an_impossible_option_is_refused(plain_table: Table) -> None:
    data = plain_table.start().snapshot()
    for name in data["options"]:
        with pytest.raises(epoka.BadSnapshot, match=name):
            plain_table.game.restore(spoiled(data, ("options", name), "nonsense"))


@pytest.mark.parametrize("data", [None, [], "x", {}, {"game": "chess", "pieces": {}, "agenda": []}], ids=repr)
def test_what_is_no_snapshot_is_refused(any_game: epoka.Game, data: object) -> None:
    with pytest.raises(epoka.BadSnapshot):
        any_game.restore(data)
