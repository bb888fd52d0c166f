"""Snapshots are kept for years: what a step is saved as follows from its constructor, so the constructors are noted."""

from __future__ import annotations

from pathlib import Path

import pytest

import epoka
from epoka.core.parameters import parameters
from tests.recorded.versions import HERE

NOTED = sorted(HERE.glob("*/arguments.txt"))


@pytest.mark.parametrize("path", NOTED, ids=lambda path: path.parent.name)
def test_steps_are_saved_as_they_were(path: Path) -> None:
    """Otherwise `modernize` of the game has to say what the older form means; then this note is changed."""
    steps = epoka.game(path.parent.name).steps
    lines = [" ".join([name, *parameters(kind)]) for name, kind in sorted(steps.items())]
    assert lines == path.read_text("utf-8").splitlines()
