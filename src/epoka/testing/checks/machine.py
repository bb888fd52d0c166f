"""Hypothesis plays: acting, undoing, saving, loading, imagining in any order, shrunk to the shortest failure."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import epoka
from epoka.testing.adapter import adapter
from epoka.testing.kit import VOLUME, Table, again, all_tables, difference, digest, pick, text, unlike

SAME_EVERY_TIME = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=12 * VOLUME,
    stateful_step_count=30,
    suppress_health_check=list(HealthCheck),
)


class Play(RuleBasedStateMachine):
    """One table. Beside the state it keeps only the list of actions that should have led there."""

    tables: list[Table] = []

    @initialize(table=st.integers(0, 999), seed=st.integers(0, 9), ahead=st.integers(0, 400))
    def sit_down(self, table: int, seed: int, ahead: int) -> None:
        self.table = self.tables[table % len(self.tables)]
        self.state = self.table.start()
        self.dealer = epoka.Dealer(seed)
        self.expected: list[int] = []
        for _ in range(ahead):
            if not self.state.over:
                self.take(pick(self.state, self.dealer))

    def take(self, action: int) -> None:
        self.state.act(action)
        self.expected.append(action)

    @precondition(lambda self: not self.state.over)
    @rule(number=st.integers(0, 999))
    def act(self, number: int) -> None:
        legal = self.state.actions()
        self.take(legal[number % len(legal)])

    @precondition(lambda self: not self.state.over)
    @rule(number=st.integers(0, 999))
    def act_illegally(self, number: int) -> None:
        codes = range(-1, self.table.game.num_codes + 1)
        illegal = sorted(set(codes) - set(self.state.choices()))
        with pytest.raises(epoka.Illegal):
            self.state.act(illegal[number % len(illegal)])

    @precondition(lambda self: self.state.turn > self.state.barrier)
    @rule()
    def undo_to_the_barrier(self) -> None:
        self.expected = self.expected[: self.state.barrier]
        self.state = again(self.table, self.expected)

    @rule()
    def save_and_load_the_record(self) -> None:
        loaded = epoka.replay(epoka.parse_record(epoka.record_text(self.state.record())))
        assert unlike(loaded, self.state) == ""
        self.state = loaded

    @rule()
    def save_and_load_the_snapshot(self) -> None:
        loaded = self.table.game.restore(json.loads(text(self.state)))
        assert unlike(loaded, self.state) == ""
        self.state = loaded

    @rule(seat=st.integers(0, 9), seed=st.integers(0, 99))
    def imagine(self, seat: int, seed: int) -> None:
        seat %= self.table.players
        before = digest(self.state)
        imagined = self.state.imagine(seat, epoka.Dealer(seed))
        assert difference(imagined.view(seat), self.state.view(seat)) == ""
        assert difference(imagined.insight(seat), self.state.insight(seat)) == ""
        epoka.playout(imagined, epoka.Dealer(seed))
        assert digest(self.state) == before

    @invariant()
    def pieces_are_whole(self) -> None:
        assert adapter(self.table.game).faults(self.state.snapshot()) == []

    @invariant()
    def history_is_what_was_done(self) -> None:
        assert self.state.history == self.expected

    @invariant()
    def somebody_can_go_on_or_the_game_is_over(self) -> None:
        assert bool(self.state.actions()) != self.state.over


def test_any_order_of_playing_undoing_saving_and_imagining(any_game: epoka.Game) -> None:
    class PlayOne(Play):
        tables = all_tables(any_game)

    run_state_machine_as_test(PlayOne, settings=SAME_EVERY_TIME)
