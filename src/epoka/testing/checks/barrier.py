"""The information barrier of undo: draws and rolls, listed or not, and what other seats did."""

from __future__ import annotations

import epoka
from epoka.testing.kit import VOLUME, Table, again, pick


def test_undo_reaches_back_to_the_last_draw_roll_or_action_of_another_seat(table: Table) -> None:
    """The barrier counted from the events, after every action."""
    for seed in range(VOLUME):
        state, dealer = table.start(), table.dealer(seed)
        events: list[epoka.Event] = []
        state.listen(events)
        movers: list[int] = []
        drawn: list[bool] = []
        while not state.over:
            movers.append(state.mover)
            state.act(pick(state, dealer))
            drawn.append(any(event.key in ("action", "forced") and event.values["seat"] < 0 for event in events))
            events.clear()
            assert state.barrier == reach(movers, drawn)


def reach(movers: list[int], drawn: list[bool]) -> int:
    """How many actions cannot be taken back."""
    turn = len(movers)
    while turn and not drawn[turn - 1] and movers[turn - 1] == movers[-1]:
        turn -= 1
    return turn


def test_undoing_to_the_barrier_gives_the_decision_back_to_the_same_seat(table: Table) -> None:
    state, dealer = table.start(), table.dealer(1)
    last = epoka.ENDED
    while not state.over and state.turn < 120:
        if state.turn > state.barrier:
            assert again(table, state.history[: state.barrier]).mover == last
        last = state.mover
        state.act(pick(state, dealer))


def test_a_gesture_is_unfinished_only_while_its_own_seat_goes_on(table: Table) -> None:
    """It begins at a whole position of the same seat, with nothing drawn since, and a restored state knows it too."""
    state, dealer = table.start(), table.dealer(2)
    begun, opener = 0, epoka.ENDED
    while not state.over and state.turn < 200:
        if state.unfinished:
            assert state.mover == opener
            assert begun >= state.barrier
            assert not again(table, state.history[:begun]).unfinished
            assert state.game.restore(state.snapshot()).unfinished
        else:
            begun, opener = state.turn, state.mover
        state.act(pick(state, dealer))
