"""Points by source and the final ranking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType

from epoka import State
from epoka.cli.tables import Grid
from epoka.texts import Texts


def points_table(view: Mapping[str, Any], texts: Texts, plain: bool) -> RenderableType:
    """Every seat's points by source as the viewer may know them, from the view alone, which may keep them secret."""
    seats = view.get("seats")
    if not isinstance(seats, list) or not all(isinstance(seat, Mapping) and "points" in seat for seat in seats):
        return texts.say("cli-points-unseen")
    return counted([seat["points"] for seat in seats], [seat.get("breakdown", {}) for seat in seats], texts, plain)


def counted(points: list[int], sources: list[Mapping[str, int]], texts: Texts, plain: bool) -> RenderableType:
    """The points of every seat, and above them where they come from."""
    grid = Grid([texts.say("heading-source"), *[texts.player(seat) for seat in range(len(points))]], bold_last=True)
    for source in dict.fromkeys(source for breakdown in sources for source in breakdown):
        grid.add([texts.say(f"source-{source}"), *[str(breakdown.get(source, 0)) for breakdown in sources]])
    grid.add([texts.say("heading-total"), *[str(total) for total in points]])
    return grid.shown(plain)


def final_tables(state: State, texts: Texts, plain: bool) -> list[RenderableType]:
    """How the game ended, who is where, and with which points."""
    places, points = state.ranking(), state.points()
    ranking = Grid([texts.say("heading-place"), texts.say("heading-player"), texts.say("heading-points")], words=2)
    for seat in sorted(range(state.sides), key=lambda seat: places[seat]):
        ranking.add([f"{places[seat]}.", texts.player(seat), str(points[seat])])
    winners = [texts.player(seat) for seat in range(state.sides) if places[seat] == 1]
    ending = texts.say("results-ended", {"reason": texts.say(f"over-by-{state.over_by}")})
    won = texts.say("results-winner", {"count": len(winners), "names": ", ".join(winners)})
    sources: list[Mapping[str, int]] = [state.breakdown(seat) for seat in range(state.sides)]
    return ["", ending, won, ranking.shown(plain), "", counted(points, sources, texts, plain)]
