"""Counters of a civilization's own things: its console, its goods and its stage partition.

There is one function for each word of the vocabulary, named after it. `vocabulary` says what the number a means to
each; `counting` finds the functions by the numbers of their words.
"""

from __future__ import annotations

from mypy_extensions import i64

from epoka.games.civolution.components.board import COLUMN_BASE, PALE
from epoka.games.civolution.components.pieces import (
    ATTRIBUTE,
    CARDS,
    COLUMNS,
    DECK_SIZE,
    ELEMENTS,
    FEATURES,
    GOAL,
    INCOME,
    LANDS,
    MAIN_MODULES,
    MATERIALS,
    ROWS,
    TRACKS,
)
from epoka.games.civolution.components.spaces import FEATURE, FOCUS, FOOD, IDEAS, MONEY, PLAN, STORE
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.scoring import diamonds as diamonds_of
from epoka.games.civolution.position.state import Civolution

# ---- features and the storage ---------------------------------------------------------------------------------------


def feature(s: Civolution, seat: i64, a: i64) -> i64:
    player = s.seats[seat]
    return player.features() if a < 0 else player.at[FEATURE + a]


def feature_kinds(s: Civolution, seat: i64, a: i64) -> i64:
    player = s.seats[seat]
    return len([number for number in range(len(FEATURES)) if player.at[FEATURE + number]])


def planning(s: Civolution, seat: i64, a: i64) -> i64:
    return sum(s.seats[seat].at[PLAN : PLAN + 6])


def storage(player: Player) -> list[int]:
    """How many markers of each material are stored."""
    return player.at[STORE : STORE + len(MATERIALS)]


def stored(s: Civolution, seat: i64, a: i64) -> i64:
    materials = storage(s.seats[seat])
    return sum(materials) if a < 0 else materials[a]


def stored_kinds(s: Civolution, seat: i64, a: i64) -> i64:
    return len([number for number in storage(s.seats[seat]) if number])


def stored_row(s: Civolution, seat: i64, a: i64) -> i64:
    materials = storage(s.seats[seat])
    return sum([materials[land * ROWS + int(a) - 1] for land in range(LANDS)])


def stored_land(s: Civolution, seat: i64, a: i64) -> i64:
    return sum(storage(s.seats[seat])[int(a) * ROWS : int(a) * ROWS + ROWS])


# ---- goods, dice and cards in hand ----------------------------------------------------------------------------------


def food(s: Civolution, seat: i64, a: i64) -> i64:
    return s.seats[seat].at[FOOD]


def money(s: Civolution, seat: i64, a: i64) -> i64:
    return s.seats[seat].at[MONEY]


def ideas(s: Civolution, seat: i64, a: i64) -> i64:
    return s.seats[seat].at[IDEAS]


def focus(s: Civolution, seat: i64, a: i64) -> i64:
    return s.seats[seat].at[FOCUS]


def activation_dice(s: Civolution, seat: i64, a: i64) -> i64:
    player = s.seats[seat]
    return player.unused_dice() + player.used


def fate_dice(s: Civolution, seat: i64, a: i64) -> i64:
    return s.seats[seat].fate


def dice(s: Civolution, seat: i64, a: i64) -> i64:
    return activation_dice(s, seat, a) + fate_dice(s, seat, a)


def hand(s: Civolution, seat: i64, a: i64) -> i64:
    return len(s.seats[seat].hand)


def diamonds(s: Civolution, seat: i64, a: i64) -> i64:
    return diamonds_of(s.seats[seat])


# ---- tracks and modules ---------------------------------------------------------------------------------------------


def favor(s: Civolution, seat: i64, a: i64) -> i64:
    return s.seats[seat].favor


def track(s: Civolution, seat: i64, a: i64) -> i64:
    return s.seats[seat].tracks[a]


def lowest_track(s: Civolution, seat: i64, a: i64) -> i64:
    return min(s.seats[seat].tracks)


def tracks_at(s: Civolution, seat: i64, a: i64) -> i64:
    tracks = s.seats[seat].tracks
    return len([number for number in range(len(TRACKS)) if tracks[number] >= a])


def pale_tracks(s: Civolution, seat: i64, a: i64) -> i64:
    tracks = s.seats[seat].tracks
    return len([number for number in range(len(TRACKS)) if tracks[number] in PALE])


def pale_spaces(s: Civolution, seat: i64, a: i64) -> i64:
    tracks = s.seats[seat].tracks
    return sum([len([space for space in PALE if space <= tracks[number]]) for number in range(len(TRACKS))])


def modules(s: Civolution, seat: i64, a: i64) -> i64:
    levels = s.seats[seat].levels
    return len([module for module in range(MAIN_MODULES) if levels[module] >= a])


def upgrades(s: Civolution, seat: i64, a: i64) -> i64:
    return s.seats[seat].upgrades


# ---- the stage partition --------------------------------------------------------------------------------------------


def columns(s: Civolution, seat: i64, a: i64) -> i64:
    player = s.seats[seat]
    return len([column for column in range(COLUMNS) if player.left[column]])


def stage(s: Civolution, seat: i64, a: i64) -> i64:
    player = s.seats[seat]
    total: i64 = 0
    for column in range(COLUMNS):
        height = int(a) - COLUMN_BASE[column]
        if height < 0:
            continue
        total += 1 if height < len(player.left[column]) else 0
        total += 1 if height < len(player.right[column]) and player.right[column][height] >= GOAL else 0
    return total


def installed(player: Player, first: i64, end: i64) -> i64:
    """How many installed elements have a number from `first` to below `end`.

    What fills both halves of a stage is counted on the left; on the right only goal chips lie by themselves.
    """
    total: i64 = 0
    for column in range(COLUMNS):
        for element in player.left[column]:
            total += 1 if first <= element < end else 0
        for element in player.right[column]:
            total += 1 if element >= GOAL and first <= element < end else 0
    return total


def cards(s: Civolution, seat: i64, a: i64) -> i64:
    if a < 0:
        return installed(s.seats[seat], 0, CARDS)
    return installed(s.seats[seat], a * DECK_SIZE, (a + 1) * DECK_SIZE)


def income_chips(s: Civolution, seat: i64, a: i64) -> i64:
    return installed(s.seats[seat], INCOME, ATTRIBUTE)


def attribute_chips(s: Civolution, seat: i64, a: i64) -> i64:
    return installed(s.seats[seat], ATTRIBUTE, GOAL)


def goal_chips(s: Civolution, seat: i64, a: i64) -> i64:
    return installed(s.seats[seat], GOAL, ELEMENTS)
