"""Which bot gives advice."""

from __future__ import annotations

from typing import Final

from epoka import Game
from epoka.bots import bot_names

ADVISERS: Final = ["greedy"]
"""Bots worth listening to, the best first."""


def best_bot(game: Game) -> str:
    known = bot_names(game)
    for name in ADVISERS:
        if name in known:
            return name
    return known[-1]
