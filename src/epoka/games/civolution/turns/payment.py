"""What pays for activating a module: dice, planning and focus markers, ideas (CV-40, CV-41, CV-42, CV-43)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.games.civolution.components.codes import P_FREE_SHIFT
from epoka.games.civolution.components.pieces import M_SLEEP, MODULE_DICE
from epoka.games.civolution.components.spaces import FOCUS, PLAN
from epoka.games.civolution.console.dice import distance
from epoka.games.civolution.console.markers import pay
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.state import Civolution

SOURCES: Final = 13
"""What pays for an activation: a die of each value, a planning marker of each value, a focus marker."""
FOCUS_SOURCE: Final = 12
NEVER: Final = 99
"""More ideas than anybody has."""


def has_source(player: Player, source: i64) -> i64:
    """How many of a source the player has."""
    if source < 6:
        return player.dice[source]
    return player.at[PLAN + source - 6] if source < FOCUS_SOURCE else player.at[FOCUS]


def shift(player: Player, source: i64, value: i64) -> i64:
    """The ideas that turn a source into a value (CV-41, CV-42, CV-43)."""
    if source == FOCUS_SOURCE:
        return 0
    own = source % 6 + 1
    ideas = distance(own, value)
    return ideas - 1 if ideas and player.powers[P_FREE_SHIFT] >> own & 1 else ideas


def ideas_for_pair(player: Player, module: i64, one: i64, other: i64) -> i64:
    """The fewest ideas with which two sources pay for a module."""
    if module == M_SLEEP:
        return 0
    low, high = MODULE_DICE[module][0], MODULE_DICE[module][1]
    straight = shift(player, one, low) + shift(player, other, high)
    crossed = shift(player, one, high) + shift(player, other, low)
    return straight if straight < crossed else crossed


def fewest_ideas_with(player: Player, module: i64, source: i64) -> i64:
    """The fewest ideas with which a source and any other one pay for a module."""
    fewest: i64 = 9
    for other in range(SOURCES):
        if has_source(player, other) > (1 if other == source else 0):
            ideas = ideas_for_pair(player, module, source, other)
            if ideas < fewest:
                fewest = ideas
    return fewest


def lacking_source(source: int) -> Refusal:
    """The refusal of a die or marker that is not there."""
    if source == FOCUS_SOURCE:
        return Refusal("no-focus-marker", "CV-43")
    if source >= 6:
        return Refusal("no-planning-marker", "CV-42", {"value": source - 5})
    return Refusal("no-such-die", "CV-40", {"value": source + 1})


def sources(player: Player) -> list[int]:
    """The sources that the player has; one of which there are two or more comes twice."""
    found: list[int] = []
    for source in range(SOURCES):
        count = has_source(player, source)
        if count:
            found.append(source)
        if count > 1:
            found.append(source)
    return found


def pairs(player: Player) -> list[int]:
    """All pairs of sources the player has, as first * 13 + second with first <= second."""
    own = sources(player)
    found: list[int] = []
    for first in range(len(own)):
        for second in range(first + 1, len(own)):
            pair = own[first] * SOURCES + own[second]
            if pair not in found:
                found.append(pair)
    return found


class Means:
    """What a player could pay an activation with: for each value the ideas that its two cheapest sources take.

    All modules are tried at every turn, so the sources are looked at once for all of them.
    """

    def __init__(self, player: Player) -> None:
        self.sources: i64 = 0
        self.cheapest: list[int] = [NEVER] * 7
        self.second: list[int] = [NEVER] * 7
        self.source: list[int] = [SOURCES] * 7
        """The cheapest source of each value; SOURCES + value where there are two alike."""
        for source in range(SOURCES):
            count = has_source(player, source)
            if count:
                self.sources += count
                for value in range(1, 7):
                    self.add(source, count, value, shift(player, source, value))

    def add(self, source: i64, count: i64, value: i64, ideas: i64) -> None:
        if ideas < self.cheapest[value]:
            self.second[value] = int(ideas) if count > 1 else self.cheapest[value]
            self.cheapest[value] = int(ideas)
            self.source[value] = int(source) if count == 1 else SOURCES + int(value)
        elif ideas < self.second[value]:
            self.second[value] = int(ideas)

    def ideas(self, module: i64) -> i64:
        """The fewest ideas with which any two sources pay for a module; NEVER without two sources."""
        if module == M_SLEEP:
            return 0 if self.sources > 1 else NEVER
        low, high = MODULE_DICE[module][0], MODULE_DICE[module][1]
        if self.source[low] != self.source[high]:
            return self.cheapest[low] + self.cheapest[high]
        straight = self.cheapest[low] + self.second[high]
        crossed = self.second[low] + self.cheapest[high]
        return straight if straight < crossed else crossed


def spend(s: Civolution, seat: i64, source: i64) -> None:
    """Use a source up: a die is put aside, a marker returns to the supply."""
    player = s.seats[seat]
    if source < 6:
        player.dice[source] -= 1
        player.used += 1
    elif source < FOCUS_SOURCE:
        pay(s, seat, PLAN + source - 6, 1)
    else:
        pay(s, seat, FOCUS, 1)
