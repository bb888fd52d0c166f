"""What a game never exceeds, for programs that must know before they play."""

from __future__ import annotations

from typing import Any, Final


class Bounds:
    """The most actions of a game, chance included, the least and most points of a side; None where none is known."""

    def __init__(self, longest: int | None, least_points: int | None, most_points: int | None) -> None:
        self.longest: Final = longest
        self.least_points: Final = least_points
        self.most_points: Final = most_points

    def __reduce__(self) -> tuple[Any, ...]:
        return Bounds, (self.longest, self.least_points, self.most_points)
