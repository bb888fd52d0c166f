"""What every test may use."""

import gc
import os

import pytest

from epoka import plugins
from epoka.core import game as games

# The tests are about this package: games and bots that happen to be installed beside it are no part of them.
games._sources.clear()
plugins._bots_read = True


def pytest_configure(config: pytest.Config) -> None:
    os.environ["EPOKA_TEXTS"] = "strict"  # a sentence that is missing is an error, also in programs that tests start
    config.addinivalue_line(
        "markers", "rule(*ids): the rules and worked examples, at most three, that this test checks"
    )


def pytest_collection_finish() -> None:
    """Thousands of tests wait until the end: the collector of garbage need not look through them all that time."""
    gc.collect()
    gc.freeze()
