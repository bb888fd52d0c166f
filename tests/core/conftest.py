"""The kernel is tested with the small game outside the package, which is registered only while these tests run."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import pytest

import epoka
from tests.games.parley import Parley, ParleyGame


@pytest.fixture(scope="module")
def parley() -> Iterator[epoka.Game]:
    known = import_module("epoka.core.game")._games
    game = epoka.register(ParleyGame())
    yield game
    del known[game.name]


@pytest.fixture
def dealt(parley: epoka.Game) -> Parley:
    """Three envoys with their hands and a topic, each to offer a card."""
    state = parley.start(3)
    dealer = epoka.Dealer(1)
    while state.mover == epoka.CHANCE:
        state.act(dealer.draw(state))
    assert isinstance(state, Parley)
    return state
