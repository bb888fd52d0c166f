"""Finds the adapter of a game among the modules of this folder."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import epoka
from tests.conformance.adapters.base import Adapter


def adapter(game: epoka.Game) -> Adapter:
    """The adapter of a game; every game needs one to be checked at all."""
    folder = Path(__file__).parent
    for file in sorted(folder.glob("*.py")):
        for kind in vars(import_module(f"tests.conformance.adapters.{file.stem}")).values():
            if isinstance(kind, type) and issubclass(kind, Adapter) and kind is not Adapter and kind.game == game.name:
                return kind()
    raise LookupError(f"{folder} has no adapter for {game.name}: write one, like the others there")
