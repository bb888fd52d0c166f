"""All actions, by families: their numbers, names and descriptions, the same for every edition and number of players."""

from __future__ import annotations

from typing import Final

from epoka.core.dice import MOST_DICE, POWERS, sorted_rolls
from epoka.core.notation import Notation
from epoka.games.stoneage.components import BUILDINGS, CARDS, RESOURCES, SINGLE_USE
from epoka.games.stoneage.places import FOREST, HUNT, NAMES, NEEDS, PLACES, RINGS, TOOL_MAKER

NOTATION: Final = Notation()

MOST_HUNTERS: Final = 10
SEATS: Final = [0, 1, 2, 3]
SPACES: Final = [1, 2, 3]
"""Of tools on a player board."""
FACES: Final = [1, 2, 3, 4, 5, 6]

# ---- decisions ----------------------------------------------------------------------------------------------------

FIRST_PLACEMENT: Final[list[int]] = []
"""The action that places one worker (or the exact number) on each place; a second worker is the next action."""

PLACEMENT_PLACE: Final[list[int]] = []
PLACEMENT_WORKERS: Final[list[int]] = []
"""Which place and how many workers each `place` action means."""

_placements: list[str] = []

for _place in range(PLACES):
    FIRST_PLACEMENT.append(len(_placements))
    _most = MOST_HUNTERS if _place == HUNT else RINGS if FOREST <= _place < TOOL_MAKER else 1
    for _workers in range(1, _most + 1):
        PLACEMENT_PLACE.append(_place)
        PLACEMENT_WORKERS.append(NEEDS[_place] or _workers)
        _placements.append(f"place {NAMES[_place]} {_workers}" if _most > 1 else f"place {NAMES[_place]}")

NOTATION.add("place", {"place": [NAMES[place] for place in PLACEMENT_PLACE], "workers": PLACEMENT_WORKERS}, _placements)
NOTATION.add("resolve", {"place": NAMES})
RESOLVE: Final = 49  # = NOTATION.first("resolve")
NOTATION.add("return", {"place": NAMES})
RETURN: Final = 65  # = NOTATION.first("return")

PAIRS: Final[list[list[int]]] = [[first, second] for first in range(4) for second in range(first, 4)]
NOTATION.add(
    "redeem", {"first": [RESOURCES[pair[0]] for pair in PAIRS], "second": [RESOURCES[pair[1]] for pair in PAIRS]}
)
REDEEM: Final = 81  # = NOTATION.first("redeem")

NOTATION.add("tool", {"space": SPACES})
USE_TOOL: Final = 91  # = NOTATION.first("tool")
NOTATION.add(
    "tool-card",
    {"card": [CARDS[card].id for card in SINGLE_USE], "value": [CARDS[card].amount for card in SINGLE_USE]},
    [f"tool card {CARDS[card].id}" for card in SINGLE_USE],
)
USE_TOOL_CARD: Final = 94  # = NOTATION.first("tool-card")
NOTATION.add("tools-done")
TOOLS_DONE: Final = 97  # = NOTATION.first("tools-done")

NOTATION.add("pay", {"good": RESOURCES})
PAY: Final = 98  # = NOTATION.first("pay")
NOTATION.add("decline")
DECLINE: Final = 102  # = NOTATION.first("decline")
NOTATION.add("build")
BUILD: Final = 103  # = NOTATION.first("build")
NOTATION.add("done")
DONE: Final = 104  # = NOTATION.first("done")

NOTATION.add("take", {"face": FACES})
TAKE: Final = 105  # = NOTATION.first("take")
NOTATION.add("grow", {"space": SPACES})
GROW: Final = 111  # = NOTATION.first("grow")

NOTATION.add("feed", {"good": RESOURCES})
FEED: Final = 114  # = NOTATION.first("feed")
NOTATION.add("starve")
STARVE: Final = 118  # = NOTATION.first("starve")

NUM_ACTIONS: Final[int] = NOTATION.begin_chance()

# ---- chance -------------------------------------------------------------------------------------------------------

NOTATION.add("starter", {"seat": SEATS})
STARTER: Final = 119  # = NOTATION.first("starter")
NOTATION.add("deal-card", {"card": [card.id for card in CARDS]}, "deal")
DEAL_CARD: Final = 123  # = NOTATION.first("deal-card")
NOTATION.add("deal-building", {"building": [tile.id for tile in BUILDINGS]}, "deal")
DEAL_BUILDING: Final = 159  # = NOTATION.first("deal-building")
NOTATION.add("roll", {"total": list(range(1, 6 * MOST_DICE + 1))})
ROLL: Final = 186  # = NOTATION.first("roll") - 1
"""`roll 0` does not exist: the sum n is action ROLL + n."""

ROLLS: Final[list[list[int]]] = [roll for dice in (2, 3, 4) for roll in sorted_rolls(dice)]
NOTATION.add("roll-dice", {"faces": [" ".join([str(face) for face in roll]) for roll in ROLLS]})
ROLL_DICE: Final = 247  # = NOTATION.first("roll-dice")
"""Sorted rolls of two, then three, then four dice."""

FIRST_ROLL: Final = [0, 0, 0, 21, 77, 203]
"""Where in ROLLS those of two, three and four dice begin; the entry after is their end."""


def _roll_numbers(dice: int) -> list[int]:
    """For each of the 6 ** dice rolls, written as a number in base six, its place in ROLLS once sorted."""
    places = {tuple(roll): place for place, roll in enumerate(ROLLS)}
    return [
        places[tuple(sorted([number // POWERS[die] % 6 + 1 for die in range(dice)]))] for number in range(POWERS[dice])
    ]


ROLL_NUMBERS: Final[list[list[int]]] = [[], [], _roll_numbers(2), _roll_numbers(3), _roll_numbers(4)]
