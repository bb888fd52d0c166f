"""Random play: games end, their lists of actions are in order, pieces stay whole, declarations hold."""

from __future__ import annotations

import json

import pytest

import epoka
from epoka.core.bounds import Bounds
from epoka.testing.adapter import adapter
from epoka.testing.kit import VOLUME, Table, digest, long_look, moments, pick, top, walk

LONG_ENOUGH = 800
"""Games in which nobody wants to win may go on for ever, but everything there is to decide has come by then."""

NEVER_ENDING = 100_000


def test_random_play_comes_to_an_end(every_table: Table) -> None:
    for seed in range(3 * VOLUME):
        state = every_table.start()
        epoka.playout(state, every_table.dealer(seed))
        assert (state.over, state.mover, state.actions(), state.asked()) == (True, epoka.ENDED, [], [])
        assert state.over_by


@pytest.mark.parametrize("place", [0, -1], ids=["first", "last"])
def test_no_position_comes_again_while_one_seat_decides(plain_table: Table, place: int) -> None:
    """A choice that could be begun and given up again and again would keep the others waiting for ever."""
    state, dealer = plain_table.start(), plain_table.dealer(0)
    decided: list[str] = []
    last = epoka.CHANCE
    while not state.over and state.turn < LONG_ENOUGH:
        if state.mover != last or state.mover == epoka.CHANCE:
            decided.clear()
        last = state.mover
        position = digest_without_past(state)
        assert position not in decided
        decided.append(position)
        state.act(dealer.draw(state) if state.mover == epoka.CHANCE else state.actions()[place])


def digest_without_past(state: epoka.State) -> str:
    snapshot = state.snapshot()
    return json.dumps([snapshot["agenda"], snapshot["pieces"]])


def test_actions_are_sorted_unique_in_range_and_never_missing(every_table: Table) -> None:
    for state in walk(every_table):
        legal = state.actions()
        first, limit = (0, every_table.game.num_actions)
        if state.mover == epoka.CHANCE:
            first, limit = limit, every_table.game.num_codes
        assert legal == sorted(set(legal))
        assert state.over or legal
        assert all(first <= action < limit for action in legal)


def test_history_holds_what_was_chosen_and_nothing_else(table: Table) -> None:
    state, dealer = table.start(), table.dealer(3)
    chosen: list[int] = []
    while not state.over:
        assert state.turn == len(chosen)
        chosen.append(pick(state, dealer))
        state.act(chosen[-1])
    assert state.history == chosen


def test_nobody_is_asked_where_only_one_answer_is_possible(table: Table) -> None:
    for state in walk(table):
        assert state.over or len(state.choices()) > 1 or top(state).always_asked()


def test_every_seat_asked_at_once_has_its_own_actions(table: Table) -> None:
    for state in long_look(table):
        for seat in state.asked():
            choices = state.actions(seat)
            assert choices == sorted(set(choices))
            assert choices
        for seat in range(table.players):
            assert seat in state.asked() or state.actions(seat) == []


def test_pieces_are_conserved_by_every_action(every_table: Table) -> None:
    rules = adapter(every_table.game)
    for seed in range(VOLUME):
        for state in walk(every_table, seed):
            assert rules.faults(state.snapshot()) == []


def test_declared_length_and_points_hold(every_table: Table) -> None:
    for seed in range(3 * VOLUME):
        state = every_table.start()
        epoka.playout(state, every_table.dealer(seed))
        check_bounds(state, every_table.game.bounds(every_table.players, state.rounds()))


@pytest.mark.parametrize("place", [0, -1], ids=["first", "last"])
def test_bounds_hold_where_nobody_wants_to_win(plain_table: Table, place: int) -> None:
    """Whoever always does the same would go on for ever in some games: there a limit of rounds is declared."""
    game = plain_table.game
    state, dealer = plain_table.start(), plain_table.dealer(0)
    while not state.over and (game.round_limit is None or state.rounds() <= game.round_limit):
        state.take(dealer.draw(state) if state.mover == epoka.CHANCE else state.legal()[place])
        assert state.turn < NEVER_ENDING, "the game does not end: declare a round_limit"
    bounds = game.bounds(plain_table.players, game.round_limit)
    assert bounds.longest is not None or game.round_limit is None, "a limit of rounds bounds the length"
    check_bounds(state, bounds)


def check_bounds(state: epoka.State, bounds: Bounds) -> None:
    assert bounds.longest is None or state.turn <= bounds.longest
    assert bounds.most_points is None or max(state.points()) <= bounds.most_points
    assert bounds.least_points is None or min(state.points()) >= bounds.least_points


def test_number_of_players_and_codes_is_as_declared(table: Table) -> None:
    state = table.start()
    assert state.players == table.players
    sides = table.players + len(state.opponents())
    assert (state.sides, len(state.points()), len(state.ranking())) == (sides,) * 3
    assert len(table.game.names) == table.game.num_codes >= table.game.num_actions > 0


def test_breakdown_adds_up_to_the_points_at_any_time(table: Table) -> None:
    for state in long_look(table):
        assert state.points() == [sum(state.breakdown(seat).values()) for seat in range(state.sides)]


def test_ranking_orders_the_seats_by_points_and_shares_places(table: Table) -> None:
    for state in moments(table, 5):
        places, points = state.ranking(), state.points()
        assert sorted(places)[0] == 1
        for place, score in zip(places, points, strict=True):
            assert len([other for other in places if other < place]) == place - 1
            assert all(other >= place for other, more in zip(places, points, strict=True) if more < score)


def test_how_the_game_ended_is_told_only_at_the_end(table: Table) -> None:
    for state in moments(table, 9):
        assert bool(state.over_by) == state.over


def test_prompts_and_previews_are_plain_data_and_change_nothing(table: Table) -> None:
    for state in moments(table, 12):
        before = digest(state)
        json.dumps(state.prompt())
        for action in state.actions():
            json.dumps(state.preview(action))
        assert digest(state) == before
