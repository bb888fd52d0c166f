"""The numbering of all actions and their names, one for every edition and number of players.

The numbers are written out so that they compile to constants; a test compares each with the name it stands for.
"""

from __future__ import annotations

from typing import Final

from epoka.core.dice import MOST_DICE, POWERS, sorted_rolls
from epoka.games.stoneage.components import BUILDINGS, CARDS, RESOURCES, SINGLE_USE
from epoka.games.stoneage.places import FOREST, HUNT, NAMES, PLACES, RINGS, TOOL_MAKER

MOST_HUNTERS: Final = 10

# ---- decisions ----------------------------------------------------------------------------------------------------

_names: list[str] = []

FIRST_PLACEMENT: Final[list[int]] = []
"""The action that places one worker (or the exact number) on each place; a second worker is the next action."""

PLACEMENT_PLACE: Final[list[int]] = []
PLACEMENT_WORKERS: Final[list[int]] = []
"""Which place and how many workers each `place` action means."""

for _place in range(PLACES):
    FIRST_PLACEMENT.append(len(_names))
    _most = MOST_HUNTERS if _place == HUNT else RINGS if FOREST <= _place < TOOL_MAKER else 1
    for _workers in range(1, _most + 1):
        PLACEMENT_PLACE.append(_place)
        PLACEMENT_WORKERS.append(2 if NAMES[_place] == "hut" else _workers)
        _names.append(f"place {NAMES[_place]} {_workers}" if _most > 1 else f"place {NAMES[_place]}")

RESOLVE: Final = 49
_names.extend([f"resolve {name}" for name in NAMES])
RETURN: Final = 65
_names.extend([f"return {name}" for name in NAMES])

REDEEM: Final = 81
PAIRS: Final[list[list[int]]] = [[first, second] for first in range(4) for second in range(first, 4)]
_names.extend([f"redeem {RESOURCES[first]} {RESOURCES[second]}" for first, second in PAIRS])

USE_TOOL: Final = 91
_names.extend([f"tool {space}" for space in range(1, 4)])
USE_TOOL_CARD: Final = 94
_names.extend([f"tool card {CARDS[card].id}" for card in SINGLE_USE])
TOOLS_DONE: Final = 97
_names.append("tools done")

PAY: Final = 98
_names.extend([f"pay {resource}" for resource in RESOURCES])
DECLINE: Final = 102
_names.append("decline")
BUILD: Final = 103
_names.append("build")
DONE: Final = 104
_names.append("done")

TAKE: Final = 105
_names.extend([f"take {face}" for face in range(1, 7)])
GROW: Final = 111
_names.extend([f"grow {space}" for space in range(1, 4)])

FEED: Final = 114
_names.extend([f"feed {resource}" for resource in RESOURCES])
STARVE: Final = 118
_names.append("starve")

NUM_ACTIONS: Final = 119

# ---- chance -------------------------------------------------------------------------------------------------------

STARTER: Final = 119
_names.extend([f"starter {seat}" for seat in range(4)])
DEAL_CARD: Final = 123
_names.extend([f"deal {card.id}" for card in CARDS])
DEAL_BUILDING: Final = 159
_names.extend([f"deal {building.id}" for building in BUILDINGS])
ROLL: Final = 186
"""`roll 0` does not exist: the sum n is action ROLL + n."""
_names.extend([f"roll {total}" for total in range(1, 6 * MOST_DICE + 1)])

ROLL_DICE: Final = 247
"""Sorted rolls of two, then three, then four dice."""
ROLLS: Final[list[list[int]]] = [roll for dice in (2, 3, 4) for roll in sorted_rolls(dice)]
_names.extend(["roll dice " + " ".join([str(face) for face in roll]) for roll in ROLLS])

ACTION_NAMES: Final[list[str]] = _names

FIRST_ROLL: Final = [0, 0, 0, 21, 77, 203]
"""Where in ROLLS those of two, three and four dice begin; the entry after is their end."""


def _roll_numbers(dice: int) -> list[int]:
    """For each of the 6 ** dice rolls, written as a number in base six, its place in ROLLS once sorted."""
    places = {tuple(roll): place for place, roll in enumerate(ROLLS)}
    return [
        places[tuple(sorted([number // POWERS[die] % 6 + 1 for die in range(dice)]))] for number in range(POWERS[dice])
    ]


ROLL_NUMBERS: Final[list[list[int]]] = [[], [], _roll_numbers(2), _roll_numbers(3), _roll_numbers(4)]
