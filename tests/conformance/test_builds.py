"""The compiled modules and their sources play the same games, action by action."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import epoka

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(epoka.__file__).resolve().parent


def transcript(pure: str) -> tuple[bool, list[str]]:
    """Whether a process with this EPOKA_PURE runs compiled, and what it printed of its games."""
    path = os.pathsep.join([str(ROOT), str(PACKAGE.parent)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.transcript"],
        env={**os.environ, "EPOKA_PURE": pure, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    head, *games = done.stdout.splitlines()
    print(head)
    return json.loads(head)["compiled"], games


def test_compiled_and_interpreted_play_the_same_games() -> None:
    if not any((PACKAGE / "core" / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES):
        pytest.skip(f"nothing is compiled in {PACKAGE}, so there is nothing to compare")
    compiled, games = transcript("0")
    interpreted, same_games = transcript("1")
    assert (compiled, interpreted) == (True, False)
    assert len(games) > 50
    assert [(one, other) for one, other in zip(games, same_games, strict=True) if one != other] == []
