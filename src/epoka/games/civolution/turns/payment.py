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
KINDS: Final = 7
"""Sources that pay alike: dice and planning markers of one value, the focus markers."""
ENOUGH: Final = 2
"""More sources of a kind are of no use."""
MOST_IDEAS: Final = 6
"""More ideas than two sources can take: a value is at most three away from another."""
NEVER: Final = 99
"""More ideas than anybody has."""


def has_source(player: Player, source: i64) -> i64:
    """How many of a source the player has."""
    if source < 6:
        return player.dice[source]
    return player.at[PLAN + source - 6] if source < FOCUS_SOURCE else player.at[FOCUS]


def shift(source: i64, value: i64, free: i64) -> i64:
    """The ideas that turn a source into a value; of those in `free`, as bits, the first is saved (CV-41 to CV-43)."""
    if source == FOCUS_SOURCE:
        return 0
    own = source % 6 + 1
    ideas = distance(own, value)
    return ideas - 1 if ideas and free >> own & 1 else ideas


def ideas_for_pair(player: Player, module: i64, one: i64, other: i64) -> i64:
    """The fewest ideas with which two sources pay for a module."""
    if module == M_SLEEP:
        return 0
    dice = MODULE_DICE[module]
    low: i64 = dice[0]
    high: i64 = dice[1]
    free: i64 = player.powers[P_FREE_SHIFT]
    straight = shift(one, low, free) + shift(other, high, free)
    crossed = shift(one, high, free) + shift(other, low, free)
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
    """What some sources could pay an activation with: for each value the ideas that its two cheapest sources take.

    Planning markers are as good as dice of their value, and a third source of a value is of no use: so a number says
    which sources there are (`sources_of`). `free` are the values whose first shift takes no idea, as bits.
    """

    def __init__(self, sources: i64, free: i64) -> None:
        self.sources: i64 = 0
        self.cheapest: list[int] = [NEVER] * 7
        self.second: list[int] = [NEVER] * 7
        self.source: list[int] = [SOURCES] * 7
        """The cheapest source of each value; SOURCES + value where there are two alike."""
        for place in range(KINDS):
            count = sources % (ENOUGH + 1)
            sources //= ENOUGH + 1
            if count:
                self.sources += count
                source: i64 = place if place < 6 else FOCUS_SOURCE
                for value in range(1, 7):
                    self.add(source, count, value, shift(source, value, free))
        self.payable: list[int] = [0] * (MOST_IDEAS + 1)
        """The modules that can be paid for, as bits, by the ideas at hand."""
        for module in range(len(MODULE_DICE)):
            for ideas in range(self.ideas(module), MOST_IDEAS + 1):
                self.payable[ideas] |= 1 << module

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

    def modules(self, ideas: i64) -> i64:
        """The modules that take no more ideas than these, as bits; looked up, for all are tried at every turn."""
        return self.payable[ideas if ideas < MOST_IDEAS else MOST_IDEAS]


KNOWN_MEANS: Final[list[Means | None]] = [None] * (ENOUGH + 1) ** KINDS
"""Means without free shifts by their sources, found out when they are met; never changed."""
SHIFTED_MEANS: Final[dict[int, Means]] = {}
"""Those with free shifts, by both in one number; never changed either."""


def sources_of(player: Player) -> i64:
    """Which sources a player has, two standing for more: the focus markers, then each value from 6 down to 1."""
    found: i64 = player.at[FOCUS]
    if found > ENOUGH:
        found = ENOUGH
    for side in range(5, -1, -1):
        count: i64 = player.dice[side]
        count += player.at[PLAN + side]
        found = found * (ENOUGH + 1) + (count if count < ENOUGH else ENOUGH)
    return found


def means_of(player: Player) -> Means:
    """What a player could pay an activation with."""
    sources = sources_of(player)
    free: i64 = player.powers[P_FREE_SHIFT]
    if free:
        return shifted_means(sources, free)
    known = KNOWN_MEANS[sources]
    if known is None:
        known = Means(sources, 0)
        KNOWN_MEANS[sources] = known
    return known


def shifted_means(sources: i64, free: i64) -> Means:
    both = int(free * len(KNOWN_MEANS) + sources)
    known = SHIFTED_MEANS.get(both)
    if known is None:
        known = Means(sources, free)
        SHIFTED_MEANS[both] = known
    return known


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
