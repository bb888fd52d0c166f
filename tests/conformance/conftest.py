"""Every check runs for every game, number of players and set of options it asks for by the name of its argument.

With EPOKA_CONFORMANCE=plain only tables without options are checked: for a second run of the same checks.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module

import pytest

import epoka
from tests.conformance import kit


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`table` is every table; `plain_table` those without options; `any_game` every game."""
    if "table" in metafunc.fixturenames:
        tables = kit.plain_tables() if os.environ.get("EPOKA_CONFORMANCE") == "plain" else kit.all_tables()
        metafunc.parametrize("table", tables, ids=[table.id for table in tables])
    if "plain_table" in metafunc.fixturenames:
        metafunc.parametrize("plain_table", kit.plain_tables(), ids=[table.id for table in kit.plain_tables()])
    if "any_game" in metafunc.fixturenames:
        metafunc.parametrize("any_game", kit.all_games(), ids=[game.name for game in kit.all_games()])


@pytest.fixture(autouse=True, scope="module")
def outside_game() -> Iterator[epoka.Game]:
    """The game outside the package is registered while its checks run, and unknown to all other tests."""
    known = import_module("epoka.core.game")._games
    yield epoka.register(kit.OUTSIDE_GAME)
    del known[kit.OUTSIDE_GAME.name]


@pytest.fixture(scope="session")
def other_process() -> Iterator[ProcessPoolExecutor]:
    """A process started afresh, which shares nothing with this one."""
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield pool
