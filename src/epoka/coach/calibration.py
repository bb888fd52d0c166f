"""What is known of the errors of a value: foretold chances beside those that came true, and the map between them.

A value is fitted to foretell as well as possible on the whole; here and there it may still promise too much or too
little. And it has learned from milestones: in the midst of a round it may be far off. `epoka calibrate` plays games it
has not learned from, finds out where it is best asked, and writes a map beside the coefficients that leads from what it
says to what comes true. The map names the coefficients it was made for: after `epoka train` it is left aside until
somebody calibrates again.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from epoka.core.errors import EpokaError
from epoka.core.game import Game

STAGES: Final = (("early", 0.67), ("middle", 0.33), ("late", 0.0))
"""Parts of a game by the share that is still to come, each from its bound upward."""
FORMAT: Final = 2
BY_LINES: Final = "lines"
BY_VALUE: Final = "value"


def stage_of(left: float) -> int:
    """The number of the stage, 0 for early."""
    return next(number for number, (_, bound) in enumerate(STAGES) if left >= bound or bound == 0.0)


Maps = list[list[list[float]]]
"""For each stage the foretold chances and the real ones, both rising; none where nothing is known."""


class Calibration:
    """Maps foretold chances to those that came true, stage by stage; without maps they stay as they are.

    There are maps for what the value says of a state at once, and others for its mean where lines from there lead.
    """

    def __init__(self, at_once: Maps, at_ends: Maps, by: str = BY_VALUE) -> None:
        self.maps: Final = {BY_VALUE: at_once, BY_LINES: at_ends}
        self.by: Final = by
        """Which of the two foretells better."""

    def mended(self, shares: list[float], left: float, by: str) -> list[float]:
        """The chances as they came true, together 1 again."""
        maps = self.maps[by]
        if not maps:
            return shares
        foretold, real = maps[stage_of(left)]
        found = [between(foretold, real, share) for share in shares]
        total = sum(found)
        return [share / total for share in found] if total > 0.0 else shares


def between(xs: list[float], ys: list[float], x: float) -> float:
    """The value at x of the line through the points, level beyond its ends; 0 and 1 stay what they are."""
    at = bisect_right(xs, x)
    if at == 0:
        return ys[0]
    if at == len(xs):
        return ys[-1]
    low, high = xs[at - 1], xs[at]
    part = (x - low) / (high - low) if high > low else 0.0
    return ys[at - 1] + part * (ys[at] - ys[at - 1])


UNMENDED: Final = Calibration([], [])


def place_of(game: Game, players: int) -> Path | None:
    """The file of a game's map, whether it is there or not."""
    coefficients = game.coefficients(players)
    return None if coefficients is None else coefficients.with_name(f"calibration-{players}.json")


def fingerprint(game: Game, players: int) -> str:
    """What tells the coefficients of a value from others."""
    path = game.coefficients(players)
    return sha256(path.read_bytes()).hexdigest()[:16] if path is not None and path.exists() else ""


@cache
def calibrated(game: Game, players: int) -> Calibration:
    """What is known of the errors of a game's value; no map where its coefficients are others by now."""
    path = place_of(game, players)
    if path is None or not path.exists():
        return UNMENDED
    try:
        data: Any = json.loads(path.read_text(encoding="utf-8"))
        if data["format"] != FORMAT:
            return UNMENDED
        by = data["by"]
        if data["coefficients"] != fingerprint(game, players):
            return Calibration([], [], by)
        found = Calibration(data["maps"][BY_VALUE], data["maps"][BY_LINES], by)
        if not all(fits(maps) for maps in found.maps.values()) or by not in found.maps:
            raise ValueError("a map has rising chances, as many foretold as real, for every stage")
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise EpokaError(
            f"{path.name} cannot be read as a calibration: {error}; epoka calibrate {game.name}"
        ) from error
    return found


def fits(maps: Maps) -> bool:
    each = [len(x) == len(y) > 1 and sorted(x) == x and sorted(y) == y for x, y in maps]
    return len(each) == len(STAGES) and all(each)
