"""How many of something a civilization has: what goals, events and some effects ask for."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.games.civolution.components.board import COLUMN_BASE, PALE
from epoka.games.civolution.components.codes import (
    N_ACTIVATION_DICE,
    N_ATTRIBUTE_CHIPS,
    N_BOATS,
    N_CARDS,
    N_COLUMNS,
    N_CROWD,
    N_DIAMONDS,
    N_DICE,
    N_FARMS,
    N_FATE_DICE,
    N_FAVOR,
    N_FEATURE,
    N_FEATURE_KINDS,
    N_FIRE_CAMPS,
    N_FOCUS,
    N_FOOD,
    N_GOAL_CHIPS,
    N_GROUNDS,
    N_HAND,
    N_IDEAS,
    N_INCOME_CHIPS,
    N_LOWEST_TRACK,
    N_MODULES,
    N_MONEY,
    N_PALE_SPACES,
    N_PALE_TRACKS,
    N_PLANNING,
    N_SETTLEMENTS,
    N_SHARED,
    N_SITES,
    N_STAGE,
    N_STATUES,
    N_STORED,
    N_STORED_KINDS,
    N_STORED_LAND,
    N_STORED_ROW,
    N_STRONG_TRIBES,
    N_TERRAINS,
    N_TERRITORIES,
    N_TRACK,
    N_TRACKS_AT,
    N_TRIBES,
    N_UPGRADES,
    N_WEAK_TRIBES,
    N_WILD_TRIBES,
)
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import (
    ATTRIBUTE,
    CARDS,
    COLUMNS,
    DECK_SIZE,
    FEATURES,
    GOAL,
    INCOME,
    LANDS,
    MAIN_MODULES,
    MATERIALS,
    ROWS,
    SITE_SPACES,
    TERRAINS,
    TRACKS,
)
from epoka.games.civolution.components.spaces import FEATURE, FOCUS, FOOD, IDEAS, MONEY, PLAN, STORE
from epoka.games.civolution.position.packing import ground_entry, owner_of
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.scoring import diamonds
from epoka.games.civolution.position.state import Civolution


def count(s: Civolution, seat: i64, counter: i64, a: i64) -> i64:
    """What a counter of the vocabulary counts, by family."""
    if counter <= N_STORED_LAND or counter in (N_FEATURE_KINDS, N_PLANNING):
        return _console(s.seats[seat], counter, a)
    if counter in (N_FOOD, N_MONEY, N_IDEAS, N_FOCUS, N_DICE, N_ACTIVATION_DICE, N_FATE_DICE):
        return _goods(s.seats[seat], counter)
    if N_TRIBES <= counter <= N_CROWD or counter == N_SHARED:
        return _tribes(s, seat, counter, a)
    if N_FARMS <= counter <= N_SITES or counter == N_GROUNDS:
        return _continent(s, seat, counter, a)
    if N_CARDS <= counter <= N_ATTRIBUTE_CHIPS or counter in (N_COLUMNS, N_STAGE):
        return _partition(s.seats[seat], counter, a)
    return _progress(s, seat, counter, a)


def _console(player: Player, counter: i64, a: i64) -> i64:
    """Tracks, features and the storage."""
    if counter == N_TRACK:
        return player.tracks[a]
    if counter == N_FEATURE:
        return player.features() if a < 0 else player.at[FEATURE + a]
    if counter == N_FEATURE_KINDS:
        return len([feature for feature in range(len(FEATURES)) if player.at[FEATURE + feature]])
    if counter == N_PLANNING:
        return sum(player.at[PLAN : PLAN + 6])
    stored = player.at[STORE : STORE + len(MATERIALS)]
    if counter == N_STORED:
        return sum(stored) if a < 0 else stored[a]
    if counter == N_STORED_KINDS:
        return len([number for number in stored if number])
    if counter == N_STORED_ROW:
        return sum([stored[land * ROWS + int(a) - 1] for land in range(LANDS)])
    return sum(stored[int(a) * ROWS : int(a) * ROWS + ROWS])


def _goods(player: Player, counter: i64) -> i64:
    """Food, money, ideas, focus and dice."""
    if counter == N_FOOD:
        return player.at[FOOD]
    if counter == N_MONEY:
        return player.at[MONEY]
    if counter == N_IDEAS:
        return player.at[IDEAS]
    if counter == N_FOCUS:
        return player.at[FOCUS]
    if counter == N_FATE_DICE:
        return player.fate
    activation = player.unused_dice() + player.used
    return activation if counter == N_ACTIVATION_DICE else activation + player.fate


def _tribes(s: Civolution, seat: i64, counter: i64, a: i64) -> i64:
    """Own tribes and where they are."""
    total: i64 = 0
    terrains: i64 = 0
    for territory in range(TERRITORIES):
        here = s.tribes_in(territory, seat)
        if not here:
            continue
        terrain = TERRITORY_TERRAIN[territory]
        terrains |= 1 << terrain
        if a >= 0 and terrain != a and counter not in (N_TERRAINS, N_WILD_TRIBES, N_FIRE_CAMPS, N_SHARED):
            continue
        if counter == N_TRIBES:
            total += here
        elif counter == N_STRONG_TRIBES:
            total += s.strong_in(territory, seat)
        elif counter == N_WEAK_TRIBES:
            total += here - s.strong_in(territory, seat)
        elif counter == N_WILD_TRIBES:
            total += s.wild_in(territory, seat)
        elif counter == N_FIRE_CAMPS:
            total += 1 if owner_of(s.fire[territory]) == seat else 0
        elif counter == N_TERRITORIES:
            total += 1
        elif counter == N_SHARED:
            total += 1 if is_shared(s, seat, territory) else 0
        elif here > total:
            total = here
    if counter == N_TERRAINS:
        return len([terrain for terrain in range(len(TERRAINS)) if terrains >> terrain & 1])
    return total


def is_shared(s: Civolution, seat: i64, territory: i64) -> bool:
    for other in range(s.sides):
        if other != seat and s.tribes_in(territory, other):
            return True
    return False


def _continent(s: Civolution, seat: i64, counter: i64, a: i64) -> i64:
    """Buildings and sites."""
    player = s.seats[seat]
    if counter == N_FARMS:
        farms = [place for place in range(TERRITORIES) if s.farm[place] == seat]
        return len([place for place in farms if a < 0 or TERRITORY_TERRAIN[place] == a])
    if counter == N_BOATS:
        return s.boats_built(seat)
    if counter == N_STATUES:
        return player.statues
    if counter == N_SETTLEMENTS:
        return player.settlements_built()
    if counter == N_GROUNDS:
        return len([space for space in range(SITE_SPACES + 1) if has_building(s, seat, space)])
    found: i64 = 0
    for space in range(SITE_SPACES):
        if s.site[space] >= 0 and (a < 0 or s.site[space] == a) and s.near_site(space, seat):
            found += 1
    return found


def has_building(s: Civolution, seat: i64, space: i64) -> bool:
    here = ground_entry(space, seat)
    return s.statues[here] + s.settled[here] > 0


def _partition(player: Player, counter: i64, a: i64) -> i64:
    """Installed cards and chips."""
    total: i64 = 0
    for column in range(COLUMNS):
        if counter == N_COLUMNS:
            total += 1 if player.left[column] else 0
            continue
        for half in range(2):
            stack = player.right[column] if half else player.left[column]
            for height in range(len(stack)):
                element = stack[height]
                if half and element < GOAL:
                    continue
                if counter == N_STAGE:
                    total += 1 if COLUMN_BASE[column] + height == a else 0
                elif counter == N_CARDS:
                    total += 1 if element < CARDS and (a < 0 or element // DECK_SIZE == a) else 0
                elif counter == N_INCOME_CHIPS:
                    total += 1 if INCOME <= element < ATTRIBUTE else 0
                elif counter == N_GOAL_CHIPS:
                    total += 1 if element >= GOAL else 0
                else:
                    total += 1 if ATTRIBUTE <= element < GOAL else 0
    return total


def _progress(s: Civolution, seat: i64, counter: i64, a: i64) -> i64:
    """Favour, modules, cards in hand, prosperity and the progress tracks taken together."""
    player = s.seats[seat]
    if counter == N_FAVOR:
        return player.favor
    if counter == N_MODULES:
        return len([module for module in range(MAIN_MODULES) if player.levels[module] >= a])
    if counter == N_UPGRADES:
        return player.upgrades
    if counter == N_HAND:
        return len(player.hand)
    if counter == N_DIAMONDS:
        return diamonds(player)
    if counter == N_LOWEST_TRACK:
        return min(player.tracks)
    if counter == N_TRACKS_AT:
        return len([track for track in range(len(TRACKS)) if player.tracks[track] >= a])
    if counter == N_PALE_TRACKS:
        return len([track for track in range(len(TRACKS)) if player.tracks[track] in PALE])
    if counter == N_PALE_SPACES:
        return sum([len([space for space in PALE if space <= player.tracks[track]]) for track in range(len(TRACKS))])
    raise ValueError(f"there is no counter {counter}")
