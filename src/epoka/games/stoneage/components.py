"""The 36 civilization cards and 28 buildings, and the words for their parts."""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ["wood", "clay", "stone", "gold"]
WOOD: Final = 0
CLAY: Final = 1
STONE: Final = 2
GOLD: Final = 3
FOOD: Final = 4
"""What a roll may bring besides the four resources. Food is not a resource."""

DIVISORS: Final = [3, 4, 5, 6, 2]
"""By what a roll is divided for wood, clay, stone, gold and food (SA-27)."""

VALUES: Final = [3, 4, 5, 6]
"""Points of a resource in a building of variable price (SA-44)."""

SYMBOLS: Final = ["pottery", "weaving", "art", "time", "transport", "music", "medicine", "writing"]
PROFESSIONS: Final = ["farmer", "toolmaker", "builder", "shaman"]
FARMER: Final = 0
TOOLMAKER: Final = 1
BUILDER: Final = 2
SHAMAN: Final = 3

START_WORKERS: Final = 5
MOST_WORKERS: Final = 10
START_FOOD: Final = 12
MOST_AGRICULTURE: Final = 10
TOOL_SPACES: Final = 3
BEST_TOOL: Final = 4
SLOTS: Final = 4
STACK_HEIGHT: Final = 7

# Upper parts of the cards (SA-32 to SA-42).
DICE_FOR_ALL: Final = 0
SOME_FOOD: Final = 1
RESOURCE: Final = 2
RESOURCE_BY_DICE: Final = 3
POINTS: Final = 4
TOOL: Final = 5
AGRICULTURE: Final = 6
EXTRA_CARD: Final = 7
SINGLE_USE_TOOL: Final = 8
TWO_RESOURCES: Final = 9

UPPER_KINDS: Final = [
    "dice-for-all",
    "food",
    "resource",
    "resource-by-dice",
    "points",
    "tool",
    "agriculture",
    "extra-card",
    "single-use-tool",
    "two-resources",
]

# Dice for all: the faces 1 to 4 bring the resource before them in order (SA-32).
FACE_TOOL: Final = 5
FACE_AGRICULTURE: Final = 6


class Card:
    """A civilization card: an upper part to use, and a symbol or figures of a profession to score."""

    def __init__(self, id: str, upper: int, amount: int, resource: int, symbol: int, profession: int, figures: int):
        self.id: Final = id
        self.upper: Final = upper
        self.amount: Final = amount
        self.resource: Final = resource
        self.symbol: Final = symbol
        self.profession: Final = profession
        self.figures: Final = figures


def _green(id: str, symbol: str, upper: int, amount: int = 0, resource: int = -1) -> Card:
    return Card(id, upper, amount, resource, SYMBOLS.index(symbol), -1, 0)


def _sand(id: str, profession: int, figures: int, upper: int, amount: int = 0, resource: int = -1) -> Card:
    return Card(id, upper, amount, resource, -1, profession, figures)


CARDS: Final[list[Card]] = [
    _green("C01", "pottery", SOME_FOOD, 7),
    _green("C02", "pottery", DICE_FOR_ALL),
    _green("C03", "weaving", SOME_FOOD, 1),
    _green("C04", "weaving", SOME_FOOD, 3),
    _green("C05", "art", RESOURCE_BY_DICE, 2, GOLD),
    _green("C06", "art", TOOL, 1),
    _green("C07", "time", AGRICULTURE, 1),
    _green("C08", "time", DICE_FOR_ALL),
    _green("C09", "transport", RESOURCE, 2, STONE),
    _green("C10", "transport", DICE_FOR_ALL),
    _green("C11", "music", POINTS, 3),
    _green("C12", "music", POINTS, 3),
    _green("C13", "medicine", SOME_FOOD, 5),
    _green("C14", "medicine", TWO_RESOURCES, 2),
    _green("C15", "writing", EXTRA_CARD, 1),
    _green("C16", "writing", DICE_FOR_ALL),
    _sand("C17", FARMER, 1, RESOURCE, 1, STONE),
    _sand("C18", FARMER, 1, AGRICULTURE, 1),
    _sand("C19", FARMER, 1, DICE_FOR_ALL),
    _sand("C20", FARMER, 2, SOME_FOOD, 3),
    _sand("C21", FARMER, 2, DICE_FOR_ALL),
    _sand("C22", TOOLMAKER, 1, SINGLE_USE_TOOL, 4),
    _sand("C23", TOOLMAKER, 1, SINGLE_USE_TOOL, 3),
    _sand("C24", TOOLMAKER, 2, SINGLE_USE_TOOL, 2),
    _sand("C25", TOOLMAKER, 2, DICE_FOR_ALL),
    _sand("C26", TOOLMAKER, 2, DICE_FOR_ALL),
    _sand("C27", BUILDER, 1, SOME_FOOD, 4),
    _sand("C28", BUILDER, 1, DICE_FOR_ALL),
    _sand("C29", BUILDER, 2, SOME_FOOD, 2),
    _sand("C30", BUILDER, 2, DICE_FOR_ALL),
    _sand("C31", BUILDER, 3, POINTS, 3),
    _sand("C32", SHAMAN, 1, RESOURCE, 1, STONE),
    _sand("C33", SHAMAN, 1, RESOURCE, 1, GOLD),
    _sand("C34", SHAMAN, 1, RESOURCE_BY_DICE, 2, STONE),
    _sand("C35", SHAMAN, 2, RESOURCE, 1, CLAY),
    _sand("C36", SHAMAN, 2, RESOURCE_BY_DICE, 2, WOOD),
]

SINGLE_USE: Final[list[int]] = [number for number, card in enumerate(CARDS) if card.upper == SINGLE_USE_TOOL]
"""The single-use tools in order of their ids; elsewhere one is named by its place in this list."""

SINGLE_USE_VALUES: Final[list[int]] = [CARDS[number].amount for number in SINGLE_USE]

TWO_RESOURCES_CARD: Final[int] = [card.upper for card in CARDS].index(TWO_RESOURCES)

# Kinds of buildings (SA-44).
FIXED: Final = 0
N_OF_K: Final = 1
ONE_TO_SEVEN: Final = 2
MOST_RESOURCES: Final = 7


class Building:
    """A building tile: a fixed price with its points, or a number of resources that count by their values."""

    def __init__(self, id: str, kind: int, cost: list[int], points: int, count: int, kinds: int) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.cost: Final = cost
        self.points: Final = points
        self.count: Final = count
        self.kinds: Final = kinds


def _fixed(id: str, points: int, wood: int = 0, clay: int = 0, stone: int = 0, gold: int = 0) -> Building:
    return Building(id, FIXED, [wood, clay, stone, gold], points, wood + clay + stone + gold, 0)


def _choice(id: str, count: int, kinds: int) -> Building:
    return Building(id, N_OF_K, [], 0, count, kinds)


def _free(id: str) -> Building:
    return Building(id, ONE_TO_SEVEN, [], 0, MOST_RESOURCES, 0)


BUILDINGS: Final[list[Building]] = [
    _fixed("B01", 10, wood=2, clay=1),
    _fixed("B02", 11, wood=2, stone=1),
    _fixed("B03", 11, wood=1, clay=2),
    _fixed("B04", 12, wood=2, gold=1),
    _fixed("B05", 12, wood=1, clay=1, stone=1),
    _fixed("B06", 12, wood=1, clay=1, stone=1),
    _fixed("B07", 13, wood=1, stone=2),
    _fixed("B08", 13, clay=2, stone=1),
    _fixed("B09", 13, wood=1, clay=1, gold=1),
    _fixed("B10", 13, wood=1, clay=1, gold=1),
    _fixed("B11", 14, clay=2, gold=1),
    _fixed("B12", 14, clay=1, stone=2),
    _fixed("B13", 14, wood=1, stone=1, gold=1),
    _fixed("B14", 14, wood=1, stone=1, gold=1),
    _fixed("B15", 15, clay=1, stone=1, gold=1),
    _fixed("B16", 15, clay=1, stone=1, gold=1),
    _fixed("B17", 16, stone=2, gold=1),
    _choice("B18", 4, 1),
    _choice("B19", 4, 2),
    _choice("B20", 4, 3),
    _choice("B21", 4, 4),
    _choice("B22", 5, 1),
    _choice("B23", 5, 2),
    _choice("B24", 5, 3),
    _choice("B25", 5, 4),
    _free("B26"),
    _free("B27"),
    _free("B28"),
]
