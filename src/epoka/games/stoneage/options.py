"""Editions and single rules that players may choose (specification, section 1)."""

from __future__ import annotations

from typing import Any, Final

from epoka.core.errors import BadOption
from epoka.core.game import Option

OPTIONS: Final[list[Option]] = [
    Option("edition", ["pl", "cs", "uk"], "uk"),
    Option("starter", [0, 1, 2, 3, "random"], 0),
    Option("hunger", ["flat10", "per_food4"], None),
    Option("hunting_repeat", [False, True], None),
    Option("stacks_open", [False, True], None),
    Option("tie_share", [True, False], True),
    Option("second_green_set", [True, False], True),
    Option("tool_tiles", [18, 24], None),
    Option("deck_count_public", [True, False], True),
    Option("optional_actions", [False, True], False),
    Option("dice_choice_deferred", [False, True], False),
    Option("any_two_now", [False, True], False),
]

EDITIONS: Final[dict[str, dict[str, Any]]] = {
    "pl": {"hunger": "flat10", "hunting_repeat": False, "stacks_open": False, "tool_tiles": 18},
    "cs": {"hunger": "per_food4", "hunting_repeat": True, "stacks_open": True, "tool_tiles": 18},
    "uk": {"hunger": "flat10", "hunting_repeat": False, "stacks_open": False, "tool_tiles": 24},
}


def check(players: int, options: dict[str, Any]) -> None:
    """The starter must sit at the table."""
    starter = options["starter"]
    if starter != "random" and starter >= players:
        seats = ", ".join([str(seat) for seat in range(players)])
        raise BadOption(f"starter cannot be {starter} with {players} players: seats are {seats}, or random")


class Rules:
    """The options that the rules look up while a game is played."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.per_food: Final[bool] = options["hunger"] == "per_food4"
        self.hunting_repeat: Final[bool] = options["hunting_repeat"]
        self.second_green_set: Final[bool] = options["second_green_set"]
        self.tie_share: Final[bool] = options["tie_share"]
        self.deck_count_public: Final[bool] = options["deck_count_public"]
        self.optional_actions: Final[bool] = options["optional_actions"]
        self.dice_choice_deferred: Final[bool] = options["dice_choice_deferred"]
        self.any_two_now: Final[bool] = options["any_two_now"]
