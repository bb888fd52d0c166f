"""Without librt the rules run on lists, and play the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import epoka

SOURCES = Path(__file__).parents[2] / "src"

PLAY = """
import sys
if sys.argv[1] == "without":
    sys.modules["librt"] = None
import epoka
assert not epoka.compiled()
import librt.vecs
print(librt.vecs.__name__)
state = epoka.game("founders").start(players=3)
epoka.playout(state, epoka.Dealer("vecs"))
print(" ".join(map(str, state.history)))
print(state.observation(0).hex())
"""


def run(how: str) -> list[str]:
    environment = {**os.environ, "EPOKA_PURE": "1", "PYTHONPATH": str(SOURCES)}
    command = [sys.executable, "-c", PLAY, how]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_missing_librt_is_stood_in_for() -> None:
    state = epoka.game("founders").start(players=3)
    epoka.playout(state, epoka.Dealer("vecs"))
    assert run("without") == ["epoka.vecs", " ".join(map(str, state.history)), state.observation(0).hex()]


def test_librt_is_used_where_it_is_there() -> None:
    assert run("with")[0] == "librt.vecs"
