"""What a finished game is worth to each side: its share of the win, its rank or its margin."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from epoka.core.bounds import Bounds
from epoka.core.errors import EpokaError, suggestion
from epoka.core.state import State

Returns = Callable[[State], list[float]]


def win_share(state: State) -> list[float]:
    """1 for the winner, shared by those who tie for the first place; 0 for the others."""
    places = state.ranking()
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def rank(state: State) -> list[float]:
    """1 for the first, -1 for the last, evenly between; who ties shares the mean. Their sum is 0."""
    places = state.ranking()
    if len(places) == 1:
        return [0.0]
    shared = [place + (places.count(place) - 1) / 2 for place in places]
    return [1 - 2 * (place - 1) / (len(places) - 1) for place in shared]


def margin(state: State) -> list[float]:
    """The points by which a side is ahead of the best of the others, below 0 where it is behind."""
    points = state.points()
    if len(points) == 1:
        return [float(points[0])]
    return [float(own - max(points[:side] + points[side + 1 :])) for side, own in enumerate(points)]


KINDS: dict[str, Returns] = {"win": win_share, "rank": rank, "margin": margin}


def returns_called(name: str) -> Returns:
    """The returns of this name; where there are none, the error lists what there is."""
    if name not in KINDS:
        raise EpokaError(f"there are no returns «{name}»; {suggestion(name, sorted(KINDS))}")
    return KINDS[name]


def worth_between(name: str, bounds: Bounds) -> tuple[float, float]:
    """The least and the most that a game can be worth to a side; without known bounds it is infinite."""
    if name != "margin":
        return (0.0, 1.0) if name == "win" else (-1.0, 1.0)
    if bounds.least_points is None or bounds.most_points is None:
        return -inf, inf
    widest = float(max(bounds.most_points - bounds.least_points, bounds.most_points))
    return -widest, widest
