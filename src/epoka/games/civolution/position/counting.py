"""How many of something a civilization has: what goals, events and some effects ask for.

Every counter of the vocabulary is one function, found by the number of its word.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.components.vocabulary import COUNTERS
from epoka.games.civolution.position import console_counters, continent_counters
from epoka.games.civolution.position.state import Civolution

CounterFunction = Callable[[Civolution, i64, i64], i64]
"""How many a seat has of what the counter counts; the number of the row says of which kind."""

FUNCTIONS: Final[dict[str, CounterFunction]] = {
    "track": console_counters.track,
    "feature": console_counters.feature,
    "stored": console_counters.stored,
    "stored-kinds": console_counters.stored_kinds,
    "stored-row": console_counters.stored_row,
    "stored-land": console_counters.stored_land,
    "food": console_counters.food,
    "money": console_counters.money,
    "ideas": console_counters.ideas,
    "focus": console_counters.focus,
    "dice": console_counters.dice,
    "activation-dice": console_counters.activation_dice,
    "fate-dice": console_counters.fate_dice,
    "tribes": continent_counters.tribes,
    "strong-tribes": continent_counters.strong_tribes,
    "weak-tribes": continent_counters.weak_tribes,
    "wild-tribes": continent_counters.wild_tribes,
    "fire-camps": continent_counters.fire_camps,
    "territories": continent_counters.territories,
    "terrains": continent_counters.terrains,
    "crowd": continent_counters.crowd,
    "farms": continent_counters.farms,
    "boats": continent_counters.boats,
    "statues": continent_counters.statues,
    "settlements": continent_counters.settlements,
    "sites": continent_counters.sites,
    "favor": console_counters.favor,
    "cards": console_counters.cards,
    "income-chips": console_counters.income_chips,
    "goal-chips": console_counters.goal_chips,
    "attribute-chips": console_counters.attribute_chips,
    "modules": console_counters.modules,
    "upgrades": console_counters.upgrades,
    "hand": console_counters.hand,
    "diamonds": console_counters.diamonds,
    "columns": console_counters.columns,
    "stage": console_counters.stage,
    "lowest-track": console_counters.lowest_track,
    "tracks-at": console_counters.tracks_at,
    "pale-tracks": console_counters.pale_tracks,
    "planning": console_counters.planning,
    "feature-kinds": console_counters.feature_kinds,
    "shared": continent_counters.shared,
    "grounds": continent_counters.grounds,
    "pale-spaces": console_counters.pale_spaces,
}
"""The function of every word."""

COUNTER_FUNCTIONS: Final[list[CounterFunction]] = [FUNCTIONS[word] for word in COUNTERS]
"""The same functions by the numbers of the words."""


def count(s: Civolution, seat: i64, counter: i64, a: i64) -> i64:
    """What a counter of the vocabulary counts, with the number of its row."""
    if not 0 <= counter < len(COUNTER_FUNCTIONS):
        raise ValueError(f"there is no counter {counter}: the vocabulary of cards and chips does not know it")
    return COUNTER_FUNCTIONS[counter](s, seat, a)
