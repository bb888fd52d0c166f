"""What every test may use."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(*ids): the rules and worked examples, at most three, that this test checks"
    )
