"""What menders of all games use: other steps and other options for a position."""

from __future__ import annotations

from typing import Any

import epoka
from epoka.testing.adapter import Mender
from epoka.testing.kit import top


def change_step(state: epoka.State, **changes: int | list[int]) -> None:
    """The step that waits with other values: `first=3` changes its first argument after the seat, and so on."""
    step = top(state)
    args: list[Any] = step.args()
    for place, name in enumerate(("first", "second", "third", "fourth", "fifth"), start=1):
        if name in changes:
            args[place] = changes[name]
    state.agenda[-1] = type(step)(*args)


def other_options(**options: Any) -> Mender:
    """Mends what is a choice of the table, not of the position: the same position under other options."""

    def mend(state: epoka.State, action: int, why: epoka.Refusal) -> epoka.State:
        snapshot = state.snapshot()
        changed = {**snapshot, "history": None, "options": {**snapshot["options"], **options}}
        mended = state.game.restore(changed)
        assert type(top(mended)) is type(top(state)), "the step is decided by itself under these options"
        return mended

    return mend
