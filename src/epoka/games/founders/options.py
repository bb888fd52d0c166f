"""Rules that players may choose."""

from __future__ import annotations

from typing import Any, Final

from epoka.core.errors import BadOption
from epoka.core.game import Option

OPTIONS: Final[list[Option]] = [
    Option("starter", [0, 1, 2, 3, "random"], 0),
    Option("end_when_city_stack_empty", [False, True], False),
    Option("agreed_end", [False, True], True),
]


def check(players: int, options: dict[str, Any]) -> None:
    """The starter must sit at the table."""
    starter = options["starter"]
    if starter != "random" and starter >= players:
        seats = ", ".join([str(seat) for seat in range(players)])
        raise BadOption(f"starter cannot be {starter} with {players} players: seats are {seats}, or random")


class Rules:
    """The options that the rules look up while a game is played."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.end_when_city_stack_empty: Final[bool] = options["end_when_city_stack_empty"]
        self.agreed_end: Final[bool] = options["agreed_end"]
