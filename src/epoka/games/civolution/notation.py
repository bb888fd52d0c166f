"""All actions, by families: their numbers, names and descriptions; decisions first, then the outcomes of chance."""

from __future__ import annotations

from typing import Final

from epoka.core.notation import Notation, crossed
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

NOTATION: Final = Notation()

PLACES: Final = ["fire", "camp", "wild"]
"""Where a tribe is: on the fire encampment, on another one or aboard a boat, in the wilderness."""
STRENGTHS: Final = ["weak", "strong"]


def up_to(most: int) -> list[int]:
    return list(range(1, most + 1))


def ids(letter: str, count: int) -> list[str]:
    """The ids of all pieces of a kind: G1, G2 and so on."""
    return [f"{letter}{number}" for number in up_to(count)]


PIPS: Final = up_to(6)
SEATS: Final = [0, 1, 2, 3]
CARD_NAMES: Final[list[str]] = [card_id(card) for card in range(CARDS)]
GOAL_NAMES: Final = ids("G", GOALS)
INCOME_NAMES: Final = ids("I", INCOMES)
ATTRIBUTE_NAMES: Final = ids("T", ATTRIBUTES)
MARKER_NAMES: Final = ids("M", MARKER_CARDS)
CHIP_CARD_NAMES: Final = ids("K", CHIP_CARDS)
CHIP_NAMES: Final[list[str]] = INCOME_NAMES + CHIP_CARD_NAMES

ACTIVATE: Final[int] = NOTATION.add("activate", {"module": MODULES})
RESET: Final[int] = NOTATION.add("reset")
ATTRIBUTE_CHIP: Final[int] = NOTATION.add("attribute", {"attribute": ATTRIBUTE_NAMES})
USE_DIE: Final[int] = NOTATION.add("use-die", {"value": PIPS})
"""The value v is USE_DIE + v - 1, here as everywhere."""
USE_PLAN: Final[int] = NOTATION.add("use-plan", {"value": PIPS})
USE_FOCUS: Final[int] = NOTATION.add("use-focus")
REROLL: Final[int] = NOTATION.add("reroll", {"value": PIPS})
BRANCH: Final[int] = NOTATION.add("do", {"what": BRANCHES})
DONE: Final[int] = NOTATION.add("done")
DECLINE: Final[int] = NOTATION.add("decline")
IN: Final[int] = NOTATION.add("in", {"territory": TERRITORY_NAMES})
TO: Final[int] = NOTATION.add("to", {"territory": TERRITORY_NAMES})
TRIBE: Final[int] = NOTATION.add(
    "tribe", crossed({"territory": TERRITORY_NAMES, "place": PLACES, "strength": STRENGTHS})
)
"""TRIBE + a group of tribes (`packing.group_at`)."""
LAND: Final[int] = NOTATION.add("land", {"terrain": TERRAINS[:LANDS]})
CAMP_FIRE: Final[int] = NOTATION.add("camp-fire")
CAMP_FREE: Final[int] = NOTATION.add("camp-free")
DISPLACE: Final[int] = NOTATION.add("displace", crossed({"seat": SEATS, "strength": STRENGTHS}))
SPEND: Final[int] = NOTATION.add("spend-ideas")
FAIL: Final[int] = NOTATION.add("fail")
VALUE: Final[int] = NOTATION.add("value", {"value": PIPS})
TAKE: Final[int] = NOTATION.add("take", {"material": MATERIALS})
PAY: Final[int] = NOTATION.add("pay", {"material": MATERIALS})
SELL: Final[int] = NOTATION.add("sell", {"material": MATERIALS})
"""Sell a material for money."""
SELL_POINTS: Final[int] = NOTATION.add(
    "sell-points", {"material": MATERIALS}, [f"sell {material} points" for material in MATERIALS]
)
BUY: Final[int] = NOTATION.add("buy", {"material": MATERIALS})
SITE: Final[int] = NOTATION.add("site", {"space": [*up_to(SITE_SPACES), "island"]})
BUILD: Final[int] = NOTATION.add("build", {"project": PROJECTS})
SLOT: Final[int] = NOTATION.add("slot", {"slot": up_to(SETTLEMENTS)})
GAIN_FEATURE: Final[int] = NOTATION.add("feature", {"feature": FEATURES})
LIFT: Final[int] = NOTATION.add("lift", {"feature": FEATURES})
DROP: Final[int] = NOTATION.add("drop", {"feature": FEATURES})
RETURN_FEATURE: Final[int] = NOTATION.add("return", {"feature": FEATURES})
TRACK: Final[int] = NOTATION.add("track", {"track": TRACKS})
UPGRADE: Final[int] = NOTATION.add("upgrade", {"module": MODULES[:MAIN_MODULES]})
STAGE: Final[int] = NOTATION.add("stage", {"stage": [4, 5]})
COLUMN: Final[int] = NOTATION.add("column", {"column": up_to(COLUMNS)})
BESIDE: Final[int] = NOTATION.add("beside")
ATOP: Final[int] = NOTATION.add("atop")
INSTALL: Final[int] = NOTATION.add("install", {"card": CARD_NAMES})
KEEP: Final[int] = NOTATION.add("keep", {"card": CARD_NAMES})
DISCARD: Final[int] = NOTATION.add("discard", {"card": CARD_NAMES})
OPEN_STACK: Final[int] = NOTATION.add("open-stack", {"deck": DECKS}, "open")
"""The face-up stack of a deck."""
CLOSED_STACK: Final[int] = NOTATION.add("closed-stack", {"deck": DECKS}, "draw")
"""The face-down stack of a deck."""
AS_STAGE: Final[int] = NOTATION.add("as-stage", {"stage": up_to(5)})
IGNORE: Final[int] = NOTATION.add("ignore", {"space": up_to(5)})
BY_MATERIAL: Final[int] = NOTATION.add("by-material")
BY_SETTLEMENTS: Final[int] = NOTATION.add("by-settlements")
TAKE_GOAL: Final[int] = NOTATION.add("take-goal", {"goal": GOAL_NAMES}, "goal")
GOAL_SPACE: Final[int] = NOTATION.add("goal-space", {"space": up_to(GOAL_SPACES)}, "space")
INSTALL_GOAL: Final[int] = NOTATION.add("install-goal", {"goal": GOAL_NAMES}, "install")
TAKE_CHIP: Final[int] = NOTATION.add("take-chip", {"income": INCOME_NAMES}, "chip")
USE_CHIP: Final[int] = NOTATION.add("use-chip", {"element": CHIP_NAMES}, "use")
"""Income chips, then starting chip cards."""
POINT_CHIP: Final[int] = NOTATION.add("point-chip", {"element": CHIP_NAMES}, "point")
ACTIVITY_OF: Final[int] = NOTATION.add("activity", {"card": ["console", *CARD_NAMES]})
ROB: Final[int] = NOTATION.add("rob", {"seat": SEATS}, "from")
GIVE_DIE: Final[int] = NOTATION.add("give-die", {"value": [*PIPS, "used"]}, "give")
PLAN_ON: Final[int] = NOTATION.add("plan-on", {"value": PIPS}, "plan")
FREE: Final[int] = NOTATION.add("free", {"space": SPACES})
FEED: Final[int] = NOTATION.add("feed", {"number": list(range(TRIBES + 1))})
SAVE: Final[int] = NOTATION.add("save", {"number": list(range(FAVOR_END))})
KEEP_MARKERS: Final[int] = NOTATION.add("keep-markers", {"marker": MARKER_NAMES}, "keep")
PICK: Final[int] = NOTATION.add("pick", {"chip": CHIP_CARD_NAMES})
KEEP_FROM: Final[int] = NOTATION.add("keep-from", {"deck": DECKS})
"""Name the deck of a drawn card that is kept; everybody sees that."""
NUM_ACTIONS: Final[int] = NOTATION.begin_chance()

# ---- chance -------------------------------------------------------------------------------------------------------

STARTER: Final[int] = NOTATION.add("starter", {"seat": SEATS})
COVER: Final[int] = NOTATION.add("cover", {"number": up_to(len(COVERINGS))})
LAY: Final[int] = NOTATION.add("lay", crossed({"tile": list(TILE_LETTERS), "way": ["straight", "round"]}))
"""LAY + a tile as it lies (`components.map.laid_tile`)."""
CATEGORY: Final[int] = NOTATION.add("category", {"category": CATEGORIES}, "score")
DEAL: Final[int] = NOTATION.add("deal-card", {"card": CARD_NAMES}, "deal")
DEAL_INCOME: Final[int] = NOTATION.add("deal-income", {"income": INCOME_NAMES}, "deal")
DEAL_ATTRIBUTE: Final[int] = NOTATION.add("deal-attribute", {"attribute": ATTRIBUTE_NAMES}, "deal")
DEAL_GOAL: Final[int] = NOTATION.add("deal-goal", {"goal": GOAL_NAMES}, "deal")
DEAL_EVENT: Final[int] = NOTATION.add("deal-event", {"incident": ids("F", EVENTS)}, "deal")
DEAL_MARKERS: Final[int] = NOTATION.add("deal-markers", {"marker": MARKER_NAMES}, "deal")
DEAL_CHIP_CARD: Final[int] = NOTATION.add("deal-chip-card", {"chip": CHIP_CARD_NAMES}, "deal")
SITE_IS: Final[int] = NOTATION.add("site-is", {"site": SITES})
TILE_IS: Final[int] = NOTATION.add("tile-is", {"material": MATERIALS})
ROLL: Final[int] = NOTATION.add("roll", {"value": PIPS})
NUMBER: Final[int] = NOTATION.add("set", {"number": up_to(STARTER_SETS)})
"""The beginners' number of a player."""
DEAL_VICI: Final[int] = NOTATION.add("deal-vici", {"card": ids("V", SOLO_CARDS)}, "deal")
"""V.I.C.I.'s action cards (solo)."""

# ---- branches by their names --------------------------------------------------------------------------------------


def branch(word: str) -> int:
    """The action that chooses this branch."""
    return BRANCH + BRANCHES.index(word)


DO_HUNT: Final[int] = branch("hunt")
DO_STRENGTHEN: Final[int] = branch("strengthen")
DO_EXPLORE: Final[int] = branch("explore")
DO_FIND: Final[int] = branch("find")
DO_PROJECT: Final[int] = branch("project")
DO_INSTALL: Final[int] = branch("install")
DO_GOAL: Final[int] = branch("goal")
DO_PLAN: Final[int] = branch("plan")
DO_GAIN: Final[int] = branch("gain")
DO_DRAW: Final[int] = branch("draw")
DO_DICE: Final[int] = branch("dice")
DO_IDEAS: Final[int] = branch("ideas")
DO_FOCUS: Final[int] = branch("focus")
DO_FOOD: Final[int] = branch("food")
DO_MOVE: Final[int] = branch("move")
DO_INCOME: Final[int] = branch("income")
DO_PRODUCE: Final[int] = branch("produce")
DO_TRANSPORT: Final[int] = branch("transport")
DO_SALE: Final[int] = branch("sale")
DO_PURCHASE: Final[int] = branch("purchase")
DO_PROCREATE: Final[int] = branch("procreate")
DO_TEST: Final[int] = branch("test")
DO_FAVOR: Final[int] = branch("favor")
DO_STAGE: Final[int] = branch("stage")
DO_POINTS: Final[int] = branch("points")
DO_ACTIVITY: Final[int] = branch("activity")
DO_TRIBE: Final[int] = branch("tribe")
DO_ACTIVATION_DIE: Final[int] = branch("activation-die")
DO_FATE_DIE: Final[int] = branch("fate-die")
DO_LOSE: Final[int] = branch("lose")
DO_HOTTER: Final[int] = branch("hotter")
DO_COLDER: Final[int] = branch("colder")
