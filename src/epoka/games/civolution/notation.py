"""The numbering and the notation of all actions: decisions first, then the outcomes of chance.

Families of names follow each other; the first number of each is written out, so that the compiler knows it.
"""

from __future__ import annotations

from typing import Final

from epoka.games.civolution.components.elements import card_id
from epoka.games.civolution.components.map import COVERINGS, TERRITORY_NAMES, TILE_LETTERS
from epoka.games.civolution.components.pieces import (
    ATTRIBUTES,
    CARDS,
    CATEGORIES,
    CHIP_CARDS,
    COLUMNS,
    DECKS,
    EVENTS,
    FAVOR_END,
    FEATURES,
    GOAL_SPACES,
    GOALS,
    INCOMES,
    LANDS,
    MAIN_MODULES,
    MARKER_CARDS,
    MATERIALS,
    MODULES,
    PROJECTS,
    SETTLEMENTS,
    SITE_SPACES,
    SITES,
    STARTER_SETS,
    TERRAINS,
    TRACKS,
    TRIBES,
)
from epoka.games.civolution.components.solo_cards import SOLO_CARDS
from epoka.games.civolution.components.spaces import SPACES
from epoka.games.civolution.components.vocabulary import BRANCHES

PLACES: Final = ["fire", "camp", "wild"]
"""Where a tribe is: on the fire encampment, on another one or aboard a boat, in the wilderness."""
STRENGTHS: Final = ["weak", "strong"]
CARD_NAMES: Final[list[str]] = [card_id(card) for card in range(CARDS)]
CHIP_NAMES: Final[list[str]] = [f"I{chip + 1}" for chip in range(INCOMES)] + [
    f"K{card + 1}" for card in range(CHIP_CARDS)
]

DO_HUNT: Final = 54
DO_STRENGTHEN: Final = 55
DO_EXPLORE: Final = 56
DO_FIND: Final = 57
DO_PROJECT: Final = 58
DO_INSTALL: Final = 59
DO_GOAL: Final = 60
DO_PLAN: Final = 61
DO_GAIN: Final = 62
DO_DRAW: Final = 63
DO_DICE: Final = 64
DO_IDEAS: Final = 65
DO_FOCUS: Final = 66
DO_FOOD: Final = 67
DO_MOVE: Final = 68
DO_INCOME: Final = 69
DO_PRODUCE: Final = 70
DO_TRANSPORT: Final = 71
DO_SALE: Final = 72
DO_PURCHASE: Final = 73
DO_PROCREATE: Final = 74
DO_TEST: Final = 75
DO_FAVOR: Final = 76
DO_STAGE: Final = 77
DO_POINTS: Final = 78
DO_ACTIVITY: Final = 79
DO_TRIBE: Final = 80
DO_ACTIVATION_DIE: Final = 81
DO_FATE_DIE: Final = 82
DO_LOSE: Final = 83
DO_HOTTER: Final = 84
DO_COLDER: Final = 85

_names: list[str] = []

ACTIVATE: Final = 0
_names.extend([f"activate {module}" for module in MODULES])
RESET: Final = 22
_names.extend(["reset"])
ATTRIBUTE_CHIP: Final = 23
_names.extend([f"attribute T{chip + 1}" for chip in range(ATTRIBUTES)])
USE_DIE: Final = 35
"""The value v is USE_DIE + v - 1, here as everywhere."""
_names.extend([f"use die {value}" for value in range(1, 7)])
USE_PLAN: Final = 41
_names.extend([f"use plan {value}" for value in range(1, 7)])
USE_FOCUS: Final = 47
_names.extend(["use focus"])
REROLL: Final = 48
_names.extend([f"reroll {value}" for value in range(1, 7)])
BRANCH: Final = 54
_names.extend([f"do {word}" for word in BRANCHES])
DONE: Final = 86
_names.extend(["done"])
DECLINE: Final = 87
_names.extend(["decline"])
IN: Final = 88
_names.extend([f"in {territory}" for territory in TERRITORY_NAMES])
TO: Final = 110
_names.extend([f"to {territory}" for territory in TERRITORY_NAMES])
TRIBE: Final = 132
"""TRIBE + a group of tribes (`packing.group_at`)."""
_names.extend(
    [
        f"tribe {territory} {place} {strength}"
        for territory in TERRITORY_NAMES
        for place in PLACES
        for strength in STRENGTHS
    ]
)
LAND: Final = 264
_names.extend([f"land {terrain}" for terrain in TERRAINS[:LANDS]])
CAMP_FIRE: Final = 270
_names.extend(["camp fire"])
CAMP_FREE: Final = 271
_names.extend(["camp free"])
DISPLACE: Final = 272
_names.extend([f"displace {seat} {strength}" for seat in range(4) for strength in STRENGTHS])
SPEND: Final = 280
_names.extend(["spend ideas"])
FAIL: Final = 281
_names.extend(["fail"])
VALUE: Final = 282
_names.extend([f"value {value}" for value in range(1, 7)])
TAKE: Final = 288
_names.extend([f"take {material}" for material in MATERIALS])
PAY: Final = 306
_names.extend([f"pay {material}" for material in MATERIALS])
SELL: Final = 324
"""For money."""
_names.extend([f"sell {material}" for material in MATERIALS])
SELL_POINTS: Final = 342
_names.extend([f"sell {material} points" for material in MATERIALS])
BUY: Final = 360
_names.extend([f"buy {material}" for material in MATERIALS])
SITE: Final = 378
_names.extend([f"site {number + 1}" for number in range(SITE_SPACES)] + ["site island"])
BUILD: Final = 403
_names.extend([f"build {project}" for project in PROJECTS])
SLOT: Final = 407
_names.extend([f"slot {slot + 1}" for slot in range(SETTLEMENTS)])
GAIN_FEATURE: Final = 411
_names.extend([f"feature {feature}" for feature in FEATURES])
LIFT: Final = 417
_names.extend([f"lift {feature}" for feature in FEATURES])
DROP: Final = 423
_names.extend([f"drop {feature}" for feature in FEATURES])
RETURN_FEATURE: Final = 429
_names.extend([f"return {feature}" for feature in FEATURES])
TRACK: Final = 435
_names.extend([f"track {track}" for track in TRACKS])
UPGRADE: Final = 440
_names.extend([f"upgrade {MODULES[module]}" for module in range(MAIN_MODULES)])
STAGE: Final = 455
_names.extend(["stage 4", "stage 5"])
COLUMN: Final = 457
_names.extend([f"column {column + 1}" for column in range(COLUMNS)])
BESIDE: Final = 466
_names.extend(["beside"])
ATOP: Final = 467
_names.extend(["atop"])
INSTALL: Final = 468
_names.extend([f"install {card}" for card in CARD_NAMES])
KEEP: Final = 628
_names.extend([f"keep {card}" for card in CARD_NAMES])
DISCARD: Final = 788
_names.extend([f"discard {card}" for card in CARD_NAMES])
OPEN_STACK: Final = 948
"""The face-up stack of a deck."""
_names.extend([f"open {deck}" for deck in DECKS])
CLOSED_STACK: Final = 953
"""The face-down stack of a deck."""
_names.extend([f"draw {deck}" for deck in DECKS])
AS_STAGE: Final = 958
_names.extend([f"as stage {stage}" for stage in range(1, 6)])
IGNORE: Final = 963
_names.extend([f"ignore {space}" for space in range(1, 6)])
BY_MATERIAL: Final = 968
_names.extend(["by material"])
BY_SETTLEMENTS: Final = 969
_names.extend(["by settlements"])
TAKE_GOAL: Final = 970
_names.extend([f"goal G{chip + 1}" for chip in range(GOALS)])
GOAL_SPACE: Final = 1035
_names.extend([f"space {space + 1}" for space in range(GOAL_SPACES)])
INSTALL_GOAL: Final = 1038
_names.extend([f"install G{chip + 1}" for chip in range(GOALS)])
TAKE_CHIP: Final = 1103
_names.extend([f"chip I{chip + 1}" for chip in range(INCOMES)])
USE_CHIP: Final = 1128
"""Income chips, then starting chip cards."""
_names.extend([f"use {chip}" for chip in CHIP_NAMES])
POINT_CHIP: Final = 1163
_names.extend([f"point {chip}" for chip in CHIP_NAMES])
ACTIVITY_OF: Final = 1198
_names.extend(["activity console"] + [f"activity {card}" for card in CARD_NAMES])
ROB: Final = 1359
_names.extend([f"from {seat}" for seat in range(4)])
GIVE_DIE: Final = 1363
_names.extend([f"give {value}" for value in range(1, 7)] + ["give used"])
PLAN_ON: Final = 1370
_names.extend([f"plan {value}" for value in range(1, 7)])
FREE: Final = 1376
_names.extend([f"free {space}" for space in SPACES])
FEED: Final = 1432
_names.extend([f"feed {number}" for number in range(TRIBES + 1)])
SAVE: Final = 1453
_names.extend([f"save {number}" for number in range(FAVOR_END)])
KEEP_MARKERS: Final = 1459
_names.extend([f"keep M{card + 1}" for card in range(MARKER_CARDS)])
PICK: Final = 1471
_names.extend([f"pick K{card + 1}" for card in range(CHIP_CARDS)])
KEEP_FROM: Final = 1481
"""Of which deck a drawn card is kept; everybody sees that."""
_names.extend([f"keep from {deck}" for deck in DECKS])

NUM_ACTIONS: Final = 1486

# ---- chance -------------------------------------------------------------------------------------------------------

STARTER: Final = 1486
_names.extend([f"starter {seat}" for seat in range(4)])
COVER: Final = 1490
_names.extend([f"cover {number + 1}" for number in range(len(COVERINGS))])
LAY: Final = 1596
"""LAY + a tile as it lies (`continent.laid_tile`)."""
_names.extend([f"lay {letter} {turn}" for letter in TILE_LETTERS for turn in ("straight", "round")])
CATEGORY: Final = 1612
_names.extend([f"score {category}" for category in CATEGORIES])
DEAL: Final = 1621
_names.extend([f"deal {card}" for card in CARD_NAMES])
DEAL_INCOME: Final = 1781
_names.extend([f"deal I{chip + 1}" for chip in range(INCOMES)])
DEAL_ATTRIBUTE: Final = 1806
_names.extend([f"deal T{chip + 1}" for chip in range(ATTRIBUTES)])
DEAL_GOAL: Final = 1818
_names.extend([f"deal G{chip + 1}" for chip in range(GOALS)])
DEAL_EVENT: Final = 1883
_names.extend([f"deal F{card + 1}" for card in range(EVENTS)])
DEAL_MARKERS: Final = 1903
_names.extend([f"deal M{card + 1}" for card in range(MARKER_CARDS)])
DEAL_CHIP_CARD: Final = 1915
_names.extend([f"deal K{card + 1}" for card in range(CHIP_CARDS)])
SITE_IS: Final = 1925
_names.extend([f"site is {site}" for site in SITES])
TILE_IS: Final = 1939
_names.extend([f"tile is {material}" for material in MATERIALS])
ROLL: Final = 1957
_names.extend([f"roll {value}" for value in range(1, 7)])
NUMBER: Final = 1963
"""The beginners' number of a player."""
_names.extend([f"set {number + 1}" for number in range(STARTER_SETS)])

DEAL_VICI: Final = 1969
"""V.I.C.I.'s action cards (solo)."""
_names.extend([f"deal V{card + 1}" for card in range(SOLO_CARDS)])

NUM_CODES: Final = 1984
ACTION_NAMES: Final[list[str]] = _names
