"""An observation has the declared layout, holds all that a seat knows, and tells positions apart as the seat can."""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from hashlib import sha256

import pytest

import epoka
from epoka.core.observation import WIDTH, Layout
from epoka.testing.kit import VOLUME, Table, moments, plain_tables, walk

DECISIONS = int(os.environ.get("EPOKA_DECISIONS", "900"))
"""EPOKA_DECISIONS=100000 looks at so many decisions of every game."""
LONG_GAME = 3_000
"""Actions after which a game that nobody wants to win is left for another."""


def numbers(layout: Layout, observation: bytes) -> tuple[int, ...]:
    return struct.unpack(f"<{layout.size}i", observation)


def layout_of(table: Table) -> Layout:
    return table.game.layout(table.players, **table.options)


def test_every_number_of_an_observation_belongs_to_one_piece(table: Table) -> None:
    layout = layout_of(table)
    places = sorted([place for piece in layout.pieces for place in piece.places()])
    assert places == list(range(layout.size))
    names = [piece.name for piece in layout.pieces]
    assert len(set(names)) == len(names)


def test_observations_keep_the_declared_size_and_bounds(table: Table) -> None:
    layout = layout_of(table)
    low, high = layout.bounds()
    for state in moments(table, 12):
        for seat in [*range(table.players), None]:
            found = numbers(layout, state.observation(seat))
            outside = [place for place, number in enumerate(found) if not low[place] <= number <= high[place]]
            assert [name_at(layout, place) for place in outside] == []


def name_at(layout: Layout, place: int) -> str:
    return next(piece.name for piece in layout.pieces if place in piece.places())


def test_a_list_that_is_not_shown_whole_is_rare(plain_table: Table) -> None:
    """What has no room is told by a checksum only, which nobody can learn from; steps far down tell little anyway."""
    layout = layout_of(plain_table)
    lists = [piece for piece in layout.pieces if piece.name.endswith(".rest") and piece.name != "agenda.rest"]
    later = [state for place, state in enumerate(moments(plain_table, 40)) if place >= 20]
    shown = [numbers(layout, state.observation(0)) for state in later]
    for piece in lists:
        assert not [found for found in shown for place in piece.places() if found[place]], piece.name


def test_equal_observations_are_equal_views_with_equal_actions(table: Table) -> None:
    """Every decision of a game, looked at by the seat that decides and by the next one."""
    by_observation: dict[bytes, tuple[str, list[int]]] = {}
    by_view: dict[str, list[int]] = {}
    for seed in range(VOLUME):
        for number, state in enumerate(walk(table, seed)):
            if state.over or state.mover == epoka.CHANCE:
                continue
            for seat in {state.mover, number % table.players}:
                view, legal = repr(state.view(seat)), state.actions(seat)
                assert by_observation.setdefault(state.observation(seat), (view, legal)) == (view, legal)
                assert by_view.setdefault(view, legal) == legal


def test_every_decision_is_told_by_its_observation_and_nothing_else_is(plain_table: Table) -> None:
    """Drafts included: sets are picked in any order, so that unfinished ones come up as people make them.

    Whatever the seat cannot know is dealt anew: the observation and the legal actions must not notice.
    """
    wanted = DECISIONS // len(plain_tables(plain_table.game))
    known: dict[bytes, tuple[bytes, list[int]]] = {}
    told: dict[bytes, list[int]] = {}
    for number, (state, dealer) in enumerate(decisions(plain_table, wanted)):
        for seat in {state.mover, number % plain_table.players}:
            seen, choices = short(state.observation(seat)), state.choices(seat)
            view = short(repr(state.view(seat)).encode())
            assert known.setdefault(seen, (view, choices)) == (view, choices)
            assert told.setdefault(view, choices) == choices
            imagined = state.imagine(seat, dealer)
            assert (short(imagined.observation(seat)), imagined.choices(seat)) == (seen, choices)


def short(data: bytes) -> bytes:
    """So much of a digest that no two of some million will be alike by accident."""
    return sha256(data).digest()[:12]


def decisions(table: Table, count: int) -> Iterator[tuple[epoka.State, epoka.Dealer]]:
    """So many decisions of random games in which whatever may be chosen is."""
    seed = 0
    while count > 0:
        state, dealer = table.start(), table.dealer(seed)
        seed += 1
        while not state.over and count > 0 and state.turn < LONG_GAME:
            if state.mover == epoka.CHANCE:
                state.act(dealer.draw(state))
                continue
            yield state, dealer
            count -= 1
            choices = state.choices()
            state.act(choices[dealer.below("policy", len(choices))])


def test_an_observation_is_written_into_memory_of_its_size(plain_table: Table) -> None:
    state = plain_table.start()
    memory = bytearray(layout_of(plain_table).size * WIDTH)
    state.observe(0, memory)
    assert bytes(memory) == state.observation(0)
    with pytest.raises(epoka.EpokaError, match=f"takes {len(memory)} bytes, the buffer has {len(memory) - 4}"):
        state.observe(0, memory[4:])
    with pytest.raises(epoka.EpokaError, match="there is no seat"):
        state.observe(plain_table.players, memory)


def test_observing_leaves_the_state_alone(plain_table: Table) -> None:
    for state in moments(plain_table, 6):
        before = state.snapshot()
        for seat in range(plain_table.players):
            state.observation(seat)
        assert state.snapshot() == before
