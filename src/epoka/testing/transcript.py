"""Plays the same games wherever it runs and prints what happened, to compare one build with another.

`python -m epoka.testing.transcript GAME` with a name or a `package.module`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module

import epoka
from epoka.core.parameters import parameters
from epoka.testing.kit import VOLUME, Table, covering_tables, game_called, walk


def told(table: Table, seed: int) -> Iterator[str]:
    """All that a game says of itself, in plain text."""
    codes = range(-1, table.game.num_codes + 1)
    for turn, state in enumerate(walk(table, seed)):
        yield json.dumps([state.pieces(), [[type(step).__name__, *step.args()] for step in state.agenda]])
        if turn % 50 == 0 or state.over:
            yield json.dumps(state.snapshot())
            yield json.dumps([state.prompt(), state.view(0), state.insight(0), state.points(), state.ranking()])
            yield json.dumps([state.preview(action) for action in state.actions()])
            yield repr([state.refusal(action) for action in codes])
    yield json.dumps([state.history, state.log(0), state.record()])


def lines(game: epoka.Game) -> Iterator[str]:
    """How the steps of the game are built; then one line a game: which it was, and a digest of all it said."""
    yield f"{game.name} steps: {json.dumps({name: parameters(kind) for name, kind in sorted(game.steps.items())})}"
    for table in covering_tables(game):
        for seed in range(VOLUME):
            digest = sha256()
            for part in told(table, seed):
                digest.update(part.encode())
            yield f"{table.id} seed {seed}: {digest.hexdigest()}"


if __name__ == "__main__":
    print(json.dumps({"compiled": epoka.compiled(), "file": import_module("epoka.core.state").__file__}))
    for line in lines(game_called(sys.argv[1])):
        print(line)
