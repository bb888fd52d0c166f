"""Why one candidate is better than another: what each of them has gained and given up where its lines have led.

A value judges a side by features, in points. A game groups them in `reasons.json` beside its `game.py`, so that people
are told of food or tools instead of fifty terms: `{"food": ["food", "hunger-line"], …}`, where a `*` at the end stands
for whatever follows. The text `reason-<group>` names a group. A game without groups, or without a value, is told by
the sources of its points.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, Final

from epoka.core.game import Game
from epoka.core.state import State
from epoka.core.value import Value, place

OTHER: Final = "reason-other"
"""What no group holds."""
RIVALS: Final = "reason-rivals"
"""What the best of the others has less of."""
SMALLEST: Final = 0.15
"""Points below which a difference is not worth a word."""
MOST: Final = 4
"""So many reasons are told."""
CLEAR: Final = 1.0
"""Standard errors by which a reason has to differ from nothing."""


@dataclass(frozen=True)
class Reason:
    """One difference between two candidates: the text that names it, and its size in points."""

    key: str
    points: float
    error: float


@dataclass(frozen=True)
class End:
    """Where a line has led: the seat's prospects by reason, those of its strongest rival, and the lead, in points."""

    own: dict[str, float]
    rival: float

    @property
    def margin(self) -> float:
        return sum(self.own.values()) - self.rival


@cache
def groups(game: Game) -> dict[str, str]:
    """The group of each feature, with `*` at the end of a beginning; none where the game does not say."""
    module: Any = sys.modules.get(type(game).__module__)
    place_of_module = getattr(module, "__file__", None)
    path = Path(place_of_module).parent / "reasons.json" if place_of_module else None
    if path is None or not path.exists():
        return {}
    data: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))
    return {feature: f"reason-{group}" for group, features in data.items() for feature in features}


@cache
def reasons_of(game: Game, names: tuple[str, ...]) -> list[str]:
    """The reason that each feature counts for, in the order of the features."""
    known = groups(game)
    begins = {feature[:-1]: group for feature, group in known.items() if feature.endswith("*")}
    found = []
    for name in names:
        fitting = [group for begin, group in begins.items() if name.startswith(begin)]
        found.append(known.get(name) or (fitting[0] if fitting else OTHER))
    return found


def end_of_line(state: State, seat: int, value: Value | None) -> End:
    """What a line has come to, for the seat that moved at its beginning."""
    others = [side for side in range(state.sides) if side != seat]
    if value is None or not groups(state.game):
        points = state.points()
        own = {f"source-{source}": float(counted) for source, counted in state.breakdown(seat).items()}
        return End(own, float(max((points[side] for side in others), default=0)))
    left = value.left(state)
    scores = value.scores_at(state, left)
    knot, part = place(value.coefficients.knots, left)
    low, high = value.coefficients.coefficients[knot], value.coefficients.coefficients[knot + 1]
    own = {}
    keys = reasons_of(state.game, tuple(value.names))
    for key, feature, less, more in zip(keys, value.features(state, seat), low, high, strict=True):
        if feature:
            own[key] = own.get(key, 0.0) + feature * (less + part * (more - less))
    return End(own, max((scores[side] for side in others), default=0.0))


def differences(mine: Sequence[End], other: Sequence[End]) -> list[Reason]:
    """In what the first ends differ from the others, over common samples; the largest first."""
    pairs = list(zip(mine, other, strict=False))
    keys = sorted({key for pair in pairs for end in pair for key in end.own})
    found = [
        Reason(key, *mean_and_error([one.own.get(key, 0.0) - two.own.get(key, 0.0) for one, two in pairs]))
        for key in keys
    ]
    found.append(Reason(RIVALS, *mean_and_error([two.rival - one.rival for one, two in pairs])))
    clear = [reason for reason in found if abs(reason.points) >= max(SMALLEST, CLEAR * reason.error)]
    return sorted(clear, key=lambda reason: -abs(reason.points))[:MOST]


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """The mean of some numbers, and its standard error."""
    count = len(numbers)
    if count == 0:
        return 0.0, 0.0
    mean = sum(numbers) / count
    if count == 1:
        return mean, 0.0
    return mean, sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)
