"""The compiled modules and their sources play the same games, action by action."""

from __future__ import annotations

import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import epoka
from epoka.testing.adapter import adapter
from epoka.testing.kit import covering_tables, run_module

PACKAGE = Path(epoka.__file__).resolve().parent


def transcript(game: str, pure: str) -> tuple[bool, list[str]]:
    """Whether a process with this EPOKA_PURE runs compiled, and what it printed of its games."""
    done = run_module("epoka.testing.transcript", game, EPOKA_PURE=pure)
    assert done.returncode == 0, done.stderr
    head, *games = done.stdout.splitlines()
    print(head)
    return json.loads(head)["compiled"], games


def test_compiled_and_interpreted_play_the_same_games(any_game: epoka.Game) -> None:
    if not any((PACKAGE / "core" / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES):
        pytest.skip(f"nothing is compiled in {PACKAGE}, so there is nothing to compare")
    compiled, games = transcript(adapter(any_game).game, "0")
    interpreted, same_games = transcript(adapter(any_game).game, "1")
    assert (compiled, interpreted) == (True, False)
    assert len(games) >= len(covering_tables(any_game))
    assert [(one, other) for one, other in zip(games, same_games, strict=True) if one != other] == []
