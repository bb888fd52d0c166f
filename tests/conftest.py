"""What every test may use."""

import gc
import os

import pytest


def pytest_configure(config: pytest.Config) -> None:
    os.environ["EPOKA_TEXTS"] = "strict"  # a sentence that is missing is an error, also in programs that tests start
    config.addinivalue_line(
        "markers", "rule(*ids): the rules and worked examples, at most three, that this test checks"
    )


def pytest_collection_finish() -> None:
    """Thousands of tests wait until the end: the collector of garbage need not look through them all that time."""
    gc.collect()
    gc.freeze()
