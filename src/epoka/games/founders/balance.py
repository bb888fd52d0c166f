"""What `epoka balance founders` notices: tiles that are shown and taken, tokens that are gained and played."""

from __future__ import annotations

from collections import Counter
from typing import Final

from epoka.core.event import Event, Values
from epoka.core.state import State

TILES: Final = "tiles taken of those shown"
GAINED: Final = "tokens gained"
PLAYED: Final = "tokens played"
HAPPENED: Final = "what happened"
TOKENS: Final = ["war", "coin", "wagon", "craftsman"]
OTHER: Final = ["replaced", "row-cleared", "skipped"]


class Watch:
    names: dict[str, list[str]] = {GAINED: TOKENS, PLAYED: TOKENS, HAPPENED: OTHER}
    limits: dict[str, float] = {}
    ranges: dict[str, tuple[float, float]] = {TILES: (0.15, 0.95)}

    def __init__(self, state: State) -> None:
        self.tiles: dict[str, list[int]] = {}
        self.counts: dict[str, Counter[str]] = {GAINED: Counter(), PLAYED: Counter(), HAPPENED: Counter()}

    def before(self, state: State, action: int) -> None:
        """Events tell all that is worth knowing."""

    def after(self, state: State, events: list[Event]) -> None:
        for event in events:
            key, values = event.key, event.values
            if key in ("tile-shown", "victory-shown"):
                self.tiles.setdefault(values["face"], [0, 0])[0] += 1
            elif key in ("added", "drafted"):
                self.tiles.setdefault(values["face"], [0, 0])[1] += 1
            elif key == "token-gained":
                self.counts[GAINED][values["token"]] += 1
            elif key == "craftsman-drawn":
                self.counts[GAINED]["craftsman"] += 1
            elif key.endswith("-played"):
                self.counts[PLAYED][key.removesuffix("-played")] += 1
            elif key in OTHER:
                self.counts[HAPPENED][key] += 1

    def noticed(self, state: State) -> Values:
        view = state.view()
        return {
            "of": {TILES: self.tiles},
            "counts": {group: dict(each) for group, each in self.counts.items()},
            "numbers": {"turns": view["turns"], "victory tiles left": len(view["display"])},
        }
