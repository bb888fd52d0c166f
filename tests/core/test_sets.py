"""Sets are picked in any order, and kept in one: what the kernel does with a step that collects, at a banquet."""

from __future__ import annotations

import pytest

import epoka


def at_table(parley: epoka.Game, players: int = 4, kind: str = "full") -> epoka.State:
    """The first envoy is to dine: there are three dishes of kind 0 and two of each other kind, for fewer less."""
    state = parley.start(players, banquet=kind, rounds=1, debate=False)
    dealer = epoka.Dealer(3)
    while state.prompt()[0] != "dine":
        state.act(dealer.draw(state) if state.mover == epoka.CHANCE else state.actions()[0])
    return state


def left(parley: epoka.Game, *eaten: str, kind: str = "full") -> epoka.State:
    """Of two envoys the second is to dine; the first has eaten some of 0 0 1 2 3 4 5."""
    return played(at_table(parley, 2, kind), *eaten)


def played(state: epoka.State, *names: str) -> epoka.State:
    state = state.copy()
    for name in names:
        state.act(state.action(name))
    return state


def names(state: epoka.State, actions: list[int]) -> list[str]:
    return [state.name(action) for action in actions]


def test_legal_actions_go_up_and_choices_go_anywhere(parley: epoka.Game) -> None:
    state = played(at_table(parley), "dish 2")
    assert names(state, state.actions()) == ["dish 2", "dish 3", "dish 4", "dish 5"]
    assert names(state, state.choices()) == [f"dish {kind}" for kind in range(6)]


def test_a_pick_out_of_order_goes_where_it_belongs_in_the_history(parley: epoka.Game) -> None:
    table = at_table(parley)
    assert names(table, played(table, "dish 3", "dish 0").history[table.turn :]) == ["dish 0", "dish 3"]
    assert played(table, "dish 3", "dish 0") == played(table, "dish 0", "dish 3")


def test_the_decisions_of_a_pick_go_with_it(parley: epoka.Game) -> None:
    table = at_table(parley)
    state = played(table, "dish 5", "salt", "dish 4")
    assert names(table, state.history[table.turn :]) == ["dish 5", "salt", "dish 4"]  # not whole yet
    state.act(state.action("honey"))
    assert names(table, state.history[table.turn :]) == ["dish 4", "honey", "dish 5", "salt"]


def test_equal_picks_are_in_the_order_of_their_decisions(parley: epoka.Game) -> None:
    table = at_table(parley)
    forth, back = ["dish 4", "salt", "dish 4", "honey"], ["dish 4", "honey", "dish 4", "salt"]
    assert played(table, *forth) == played(table, *back)
    assert names(table, played(table, *back).history[table.turn :]) == forth
    state = played(table, *back[:3])
    assert (names(state, state.actions()), names(state, state.choices())) == (["honey"], ["salt", "honey"])


def test_nothing_ends_by_itself_while_something_can_be_picked(parley: epoka.Game) -> None:
    state = played(left(parley, "dish 0", "dish 4", "salt", "dish 5", "salt", kind="free"), "dish 3")
    assert names(state, state.actions()) == ["rise"]
    assert names(state, state.choices()) == ["dish 0", "dish 1", "dish 2", "rise"]


def test_a_full_set_may_begin_with_what_only_another_order_completes(parley: epoka.Game) -> None:
    state = left(parley, "dish 1", "dish 2", "dish 3")
    assert names(state, state.actions()) == ["dish 0"]
    assert names(state, state.choices()) == ["dish 0", "dish 4", "dish 5"]


def test_where_no_order_goes_on_the_picks_are_the_legal_actions(parley: epoka.Game) -> None:
    state = played(left(parley, "dish 1", "dish 2", "dish 3"), "dish 5", "salt")
    assert names(state, state.actions()) == names(state, state.choices()) == ["dish 0", "dish 4"]


def test_a_sorted_history_holds_what_is_a_choice_in_that_order(parley: epoka.Game) -> None:
    """After 4 and 5 the third dish is no choice; after 0 it is one."""
    state = left(parley, "dish 1", "dish 2", "dish 3")
    whole = played(state, "dish 5", "salt", "dish 4", "salt")
    assert whole == played(state, "dish 0", "dish 4", "salt", "dish 5", "salt")
    assert names(state, whole.history[state.turn :]) == ["dish 0", "dish 4", "salt", "dish 5", "salt"]


def test_a_sorted_history_leaves_out_what_is_no_choice_in_that_order(parley: epoka.Game) -> None:
    """Of 0 1 3 3, after 3 and 1 there are two left to choose from, after 0 and 1 there is 3 only."""
    eaten = ["dish 0", "dish 0", "dish 1", "dish 2", "dish 2", "dish 4", "salt", "dish 4", "salt", "dish 5", "salt"]
    state = played(at_table(parley), *eaten, "dish 5", "salt")
    whole = played(state, "dish 3", "dish 1", "dish 0")
    assert whole == played(state, "dish 0", "dish 1")
    assert names(state, whole.history[state.turn :]) == ["dish 0", "dish 1"]


def test_nobody_is_asked_where_only_one_set_is_possible(parley: epoka.Game) -> None:
    """Of 0 0 1 1 2 2 3 4 5 the third envoy is left with 0 1 2, and takes them in no time."""
    state = played(at_table(parley, 3), "dish 0", "dish 1", "dish 3", "dish 2", "dish 4", "salt", "dish 5", "salt")
    assert (state.over, state.view(2)["eaten"][2]) == (True, [1, 1, 1, 0, 0, 0, 0])


def test_a_record_made_out_of_order_replays_in_the_one_it_has_then(parley: epoka.Game) -> None:
    record = at_table(parley).record()
    record["actions"] += ["dish 2", "dish 1", "dish 0"]
    state = epoka.replay(record)
    assert state.record()["actions"][-3:] == ["dish 0", "dish 1", "dish 2"]
    assert epoka.replay(state.record()) == state


def test_an_imagined_state_takes_picks_too_and_keeps_no_record_of_their_order(parley: epoka.Game) -> None:
    state = at_table(parley).imagine(0, epoka.Dealer(1))
    assert played(state, "dish 2", "dish 0").snapshot() == played(state, "dish 0", "dish 2").snapshot()


def test_all_or_none_of_a_gesture_in_any_order(parley: epoka.Game) -> None:
    state = at_table(parley)
    before = state.copy()
    with pytest.raises(epoka.Illegal):
        state.act_all([state.action(name) for name in ("dish 2", "dish 0", "speak")])
    assert state == before
    state.act_all([state.action(name) for name in ("dish 2", "dish 0")])
    assert state == played(before, "dish 0", "dish 2")


def test_half_a_pick_restored_from_its_snapshot_is_sorted_when_it_is_whole(parley: epoka.Game) -> None:
    half = played(at_table(parley), "dish 5", "salt", "dish 4")
    restored = parley.restore(half.snapshot())
    assert played(restored, "salt") == played(half, "salt")
    assert restored.refusal(restored.action("honey")) is None
