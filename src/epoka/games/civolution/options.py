"""The options of a game: map, start, who begins, how strong V.I.C.I. is."""

from __future__ import annotations

from typing import Any, Final

from epoka.core.errors import BadOption
from epoka.core.game import Option, OptionValue
from epoka.games.civolution.components.solo_cards import RED_ERAS

DIFFICULTIES: Final[list[OptionValue]] = list(RED_ERAS)

OPTIONS: Final = [
    Option("start", ["beginner", "advanced", "mixed", "chosen"], "advanced"),
    Option("map", ["random", "first-game"], "random"),
    Option("start_tiles", ["random", "first-games"], None),
    Option("starter", ["random", 0, 1, 2, 3], "random"),
    Option("difficulty", DIFFICULTIES, DIFFICULTIES[0]),
    Option("harder_resets", [False, True], False),
]
"""`mixed`: seat 0 starts as a beginner, the others do not (CV-29); `chosen`: alone, any starting cards (CV-182)."""


FIRST_GAME: Final[dict[str, OptionValue]] = {"start": "beginner", "map": "first-game"}
"""Ready-made sets and the map of the first game (CV-11, CV-29)."""


def preset(options: dict[str, Any]) -> dict[str, Any]:
    """The first map comes with Wood and Papyrus on the starting territories (CV-11)."""
    return {"start_tiles": "first-games" if options["map"] == "first-game" else "random"}


def check(players: int, options: dict[str, Any]) -> None:
    if players > 1:
        check_several(options)
    elif options["start"] == "mixed":
        raise BadOption("start cannot be mixed with one player: it is beginner, advanced or chosen")
    starter = options["starter"]
    if starter != "random" and starter >= players:
        raise BadOption(f"seat {starter} cannot begin: {players} play, from seat 0 to seat {players - 1}")


def check_several(options: dict[str, Any]) -> None:
    """What only a game against V.I.C.I. knows (CV-182, CV-216)."""
    for name, usual in (("difficulty", DIFFICULTIES[0]), ("harder_resets", False)):
        if options[name] != usual:
            raise BadOption(f"{name} is about the game of one player against V.I.C.I.; leave it out with more players")
    if options["start"] == "chosen":
        raise BadOption("start cannot be chosen with several players: they would pick the same cards; try advanced")


def beginners(players: int, options: dict[str, Any]) -> list[int]:
    """The seats that start with ready-made sets."""
    if options["start"] == "beginner":
        return list(range(players))
    return [0] if options["start"] == "mixed" else []
