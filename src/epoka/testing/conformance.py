"""The conformance suite: derive a class from `Suite`, give it the adapter of a game, and pytest runs every check.

With EPOKA_CONFORMANCE=plain it is a second, shorter run, for another build of the same game: how games go, at tables
without options. With EPOKA_CONFORMANCE=sample that run has a single table for each game.
"""

from __future__ import annotations

import os
from contextlib import AbstractContextManager
from importlib import import_module
from pkgutil import iter_modules

import pytest

import epoka
from epoka.testing import checks, kit
from epoka.testing.adapter import Adapter, add_adapter

SAMPLE = os.environ.get("EPOKA_CONFORMANCE") == "sample"
PLAIN = SAMPLE or os.environ.get("EPOKA_CONFORMANCE") == "plain"
PLAYED = ("play", "chance", "barrier", "machine")
"""The subjects of a second run."""


class Suite:
    """All checks for one game."""

    adapter: Adapter
    game: epoka.Game
    _while_checked: AbstractContextManager[None]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.game = kit.game_called(cls.adapter.game)
        add_adapter(cls.game, cls.adapter)

    @classmethod
    def setup_class(cls) -> None:
        """The game is registered while its checks run, and unknown to all other tests."""
        cls._while_checked = kit.registered(cls.game)
        cls._while_checked.__enter__()

    @classmethod
    def teardown_class(cls) -> None:
        cls._while_checked.__exit__(None, None, None)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Every check runs for the tables, or for the game, that it asks for by the name of its argument."""
        plain = kit.plain_tables(self.game)
        if SAMPLE:
            plain = [plain[len(plain) // 2]]
        offered = {
            "every_table": plain if PLAIN else kit.all_tables(self.game),
            "table": plain if PLAIN else kit.covering_tables(self.game),
            "plain_table": plain,
        }
        for name, found in offered.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, found, ids=[table.id for table in found])
        if "any_game" in metafunc.fixturenames:
            metafunc.parametrize("any_game", [self.game], ids=[self.game.name])


def add_checks() -> None:
    """Give the suite the checks of every subject; no two may have the same name."""
    for subject in iter_modules(checks.__path__):
        if PLAIN and subject.name not in PLAYED:
            continue
        for name, check in vars(import_module(f"{checks.__name__}.{subject.name}")).items():
            if name.startswith("test_"):
                assert not hasattr(Suite, name), f"there are two checks {name}"
                setattr(Suite, name, staticmethod(check))


add_checks()
