"""What can be told of a view without knowing the game: for boards of games that have none of their own."""

from __future__ import annotations

from functools import cache
from typing import Final

from epoka.core.errors import BadOption
from epoka.core.game import Game

KERNEL: Final = ("game", "players", "options", "seat", "mover", "over", "over_by", "pending")
"""What the kernel puts into every view; everything else is the game's own."""


@cache
def parts_of_seats(game: Game) -> tuple[str, ...]:
    """The parts of a game's view that are lists with an entry for each seat.

    They are found by their length, which has to fit for every number of players: a row of four cards at a table of
    four is no list of players if it has four cards at a table of three as well.
    """
    found: set[str] | None = None
    for players in game.players:
        try:
            state = game.start(players)
        except BadOption:
            continue
        view = state.view(None)
        fitting = {
            name for name, part in view.items() if isinstance(part, list) and len(part) in (players, state.sides)
        }
        found = fitting if found is None else found & fitting
    return tuple(sorted(found or ()))
