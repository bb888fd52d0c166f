"""A server in the test's own process."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from epoka.core import game as games
from tests.games.parley import ParleyGame
from tests.server.driver import Browser, House, running


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with running(tmp_path) as house:
        yield house


@pytest.fixture
def ola(house: House) -> Browser:
    return house.browser()


@pytest.fixture
def petr(house: House) -> Browser:
    return house.browser()


@pytest.fixture
def parley(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small game with sealed decisions and private hands, known by its name while the test runs."""
    monkeypatch.setitem(games._games, "parley", ParleyGame())


@pytest.fixture
def logs_as_before() -> Iterator[None]:
    """A server in this process sends the logs where the test's own output goes, which ends with the test."""
    handlers = logging.getLogger().handlers.copy()
    yield
    structlog.reset_defaults()
    logging.getLogger().handlers[:] = handlers
