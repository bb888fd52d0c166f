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

NOTATION.add("activate", {"module": MODULES})
ACTIVATE: Final = 0  # = NOTATION.first("activate")
NOTATION.add("reset")
RESET: Final = 22  # = NOTATION.first("reset")
NOTATION.add("attribute", {"attribute": ATTRIBUTE_NAMES})
ATTRIBUTE_CHIP: Final = 23  # = NOTATION.first("attribute")
NOTATION.add("use-die", {"value": PIPS})
USE_DIE: Final = 35  # = NOTATION.first("use-die")
"""The value v is USE_DIE + v - 1, here as everywhere."""
NOTATION.add("use-plan", {"value": PIPS})
USE_PLAN: Final = 41  # = NOTATION.first("use-plan")
NOTATION.add("use-focus")
USE_FOCUS: Final = 47  # = NOTATION.first("use-focus")
NOTATION.add("reroll", {"value": PIPS})
REROLL: Final = 48  # = NOTATION.first("reroll")
NOTATION.add("do", {"what": BRANCHES})
BRANCH: Final = 54  # = NOTATION.first("do")
NOTATION.add("done")
DONE: Final = 86  # = NOTATION.first("done")
NOTATION.add("decline")
DECLINE: Final = 87  # = NOTATION.first("decline")
NOTATION.add("in", {"territory": TERRITORY_NAMES})
IN: Final = 88  # = NOTATION.first("in")
NOTATION.add("to", {"territory": TERRITORY_NAMES})
TO: Final = 110  # = NOTATION.first("to")
NOTATION.add("tribe", crossed({"territory": TERRITORY_NAMES, "place": PLACES, "strength": STRENGTHS}))
TRIBE: Final = 132  # = NOTATION.first("tribe")
"""TRIBE + a group of tribes (`packing.group_at`)."""
NOTATION.add("land", {"terrain": TERRAINS[:LANDS]})
LAND: Final = 264  # = NOTATION.first("land")
NOTATION.add("camp-fire")
CAMP_FIRE: Final = 270  # = NOTATION.first("camp-fire")
NOTATION.add("camp-free")
CAMP_FREE: Final = 271  # = NOTATION.first("camp-free")
NOTATION.add("displace", crossed({"seat": SEATS, "strength": STRENGTHS}))
DISPLACE: Final = 272  # = NOTATION.first("displace")
NOTATION.add("spend-ideas")
SPEND: Final = 280  # = NOTATION.first("spend-ideas")
NOTATION.add("fail")
FAIL: Final = 281  # = NOTATION.first("fail")
NOTATION.add("value", {"value": PIPS})
VALUE: Final = 282  # = NOTATION.first("value")
NOTATION.add("take", {"material": MATERIALS})
TAKE: Final = 288  # = NOTATION.first("take")
NOTATION.add("pay", {"material": MATERIALS})
PAY: Final = 306  # = NOTATION.first("pay")
NOTATION.add("sell", {"material": MATERIALS})
SELL: Final = 324  # = NOTATION.first("sell")
"""Sell a material for money."""
NOTATION.add("sell-points", {"material": MATERIALS}, [f"sell {material} points" for material in MATERIALS])
SELL_POINTS: Final = 342  # = NOTATION.first("sell-points")
NOTATION.add("buy", {"material": MATERIALS})
BUY: Final = 360  # = NOTATION.first("buy")
NOTATION.add("site", {"space": [*up_to(SITE_SPACES), "island"]})
SITE: Final = 378  # = NOTATION.first("site")
NOTATION.add("build", {"project": PROJECTS})
BUILD: Final = 403  # = NOTATION.first("build")
NOTATION.add("slot", {"slot": up_to(SETTLEMENTS)})
SLOT: Final = 407  # = NOTATION.first("slot")
NOTATION.add("feature", {"feature": FEATURES})
GAIN_FEATURE: Final = 411  # = NOTATION.first("feature")
NOTATION.add("lift", {"feature": FEATURES})
LIFT: Final = 417  # = NOTATION.first("lift")
NOTATION.add("drop", {"feature": FEATURES})
DROP: Final = 423  # = NOTATION.first("drop")
NOTATION.add("return", {"feature": FEATURES})
RETURN_FEATURE: Final = 429  # = NOTATION.first("return")
NOTATION.add("track", {"track": TRACKS})
TRACK: Final = 435  # = NOTATION.first("track")
NOTATION.add("upgrade", {"module": MODULES[:MAIN_MODULES]})
UPGRADE: Final = 440  # = NOTATION.first("upgrade")
NOTATION.add("stage", {"stage": [4, 5]})
STAGE: Final = 455  # = NOTATION.first("stage")
NOTATION.add("column", {"column": up_to(COLUMNS)})
COLUMN: Final = 457  # = NOTATION.first("column")
NOTATION.add("beside")
BESIDE: Final = 466  # = NOTATION.first("beside")
NOTATION.add("atop")
ATOP: Final = 467  # = NOTATION.first("atop")
NOTATION.add("install", {"card": CARD_NAMES})
INSTALL: Final = 468  # = NOTATION.first("install")
NOTATION.add("keep", {"card": CARD_NAMES})
KEEP: Final = 628  # = NOTATION.first("keep")
NOTATION.add("discard", {"card": CARD_NAMES})
DISCARD: Final = 788  # = NOTATION.first("discard")
NOTATION.add("open-stack", {"deck": DECKS}, "open")
OPEN_STACK: Final = 948  # = NOTATION.first("open-stack")
"""The face-up stack of a deck."""
NOTATION.add("closed-stack", {"deck": DECKS}, "draw")
CLOSED_STACK: Final = 953  # = NOTATION.first("closed-stack")
"""The face-down stack of a deck."""
NOTATION.add("as-stage", {"stage": up_to(5)})
AS_STAGE: Final = 958  # = NOTATION.first("as-stage")
NOTATION.add("ignore", {"space": up_to(5)})
IGNORE: Final = 963  # = NOTATION.first("ignore")
NOTATION.add("by-material")
BY_MATERIAL: Final = 968  # = NOTATION.first("by-material")
NOTATION.add("by-settlements")
BY_SETTLEMENTS: Final = 969  # = NOTATION.first("by-settlements")
NOTATION.add("take-goal", {"goal": GOAL_NAMES}, "goal")
TAKE_GOAL: Final = 970  # = NOTATION.first("take-goal")
NOTATION.add("goal-space", {"space": up_to(GOAL_SPACES)}, "space")
GOAL_SPACE: Final = 1035  # = NOTATION.first("goal-space")
NOTATION.add("install-goal", {"goal": GOAL_NAMES}, "install")
INSTALL_GOAL: Final = 1038  # = NOTATION.first("install-goal")
NOTATION.add("take-chip", {"income": INCOME_NAMES}, "chip")
TAKE_CHIP: Final = 1103  # = NOTATION.first("take-chip")
NOTATION.add("use-chip", {"element": CHIP_NAMES}, "use")
USE_CHIP: Final = 1128  # = NOTATION.first("use-chip")
"""Income chips, then starting chip cards."""
NOTATION.add("point-chip", {"element": CHIP_NAMES}, "point")
POINT_CHIP: Final = 1163  # = NOTATION.first("point-chip")
NOTATION.add("activity", {"card": ["console", *CARD_NAMES]})
ACTIVITY_OF: Final = 1198  # = NOTATION.first("activity")
NOTATION.add("rob", {"seat": SEATS}, "from")
ROB: Final = 1359  # = NOTATION.first("rob")
NOTATION.add("give-die", {"value": [*PIPS, "used"]}, "give")
GIVE_DIE: Final = 1363  # = NOTATION.first("give-die")
NOTATION.add("plan-on", {"value": PIPS}, "plan")
PLAN_ON: Final = 1370  # = NOTATION.first("plan-on")
NOTATION.add("free", {"space": SPACES})
FREE: Final = 1376  # = NOTATION.first("free")
NOTATION.add("feed", {"number": list(range(TRIBES + 1))})
FEED: Final = 1432  # = NOTATION.first("feed")
NOTATION.add("save", {"number": list(range(FAVOR_END))})
SAVE: Final = 1453  # = NOTATION.first("save")
NOTATION.add("keep-markers", {"marker": MARKER_NAMES}, "keep")
KEEP_MARKERS: Final = 1459  # = NOTATION.first("keep-markers")
NOTATION.add("pick", {"chip": CHIP_CARD_NAMES})
PICK: Final = 1471  # = NOTATION.first("pick")
NOTATION.add("keep-from", {"deck": DECKS})
KEEP_FROM: Final = 1481  # = NOTATION.first("keep-from")
"""Name the deck of a drawn card that is kept; everybody sees that."""
NUM_ACTIONS: Final[int] = NOTATION.begin_chance()

# ---- chance -------------------------------------------------------------------------------------------------------

NOTATION.add("starter", {"seat": SEATS})
STARTER: Final = 1486  # = NOTATION.first("starter")
NOTATION.add("cover", {"number": up_to(len(COVERINGS))})
COVER: Final = 1490  # = NOTATION.first("cover")
NOTATION.add("lay", crossed({"tile": list(TILE_LETTERS), "way": ["straight", "round"]}))
LAY: Final = 1596  # = NOTATION.first("lay")
"""LAY + a tile as it lies (`components.map.laid_tile`)."""
NOTATION.add("category", {"category": CATEGORIES}, "score")
CATEGORY: Final = 1612  # = NOTATION.first("category")
NOTATION.add("deal-card", {"card": CARD_NAMES}, "deal")
DEAL: Final = 1621  # = NOTATION.first("deal-card")
NOTATION.add("deal-income", {"income": INCOME_NAMES}, "deal")
DEAL_INCOME: Final = 1781  # = NOTATION.first("deal-income")
NOTATION.add("deal-attribute", {"attribute": ATTRIBUTE_NAMES}, "deal")
DEAL_ATTRIBUTE: Final = 1806  # = NOTATION.first("deal-attribute")
NOTATION.add("deal-goal", {"goal": GOAL_NAMES}, "deal")
DEAL_GOAL: Final = 1818  # = NOTATION.first("deal-goal")
NOTATION.add("deal-event", {"incident": ids("F", EVENTS)}, "deal")
DEAL_EVENT: Final = 1883  # = NOTATION.first("deal-event")
NOTATION.add("deal-markers", {"marker": MARKER_NAMES}, "deal")
DEAL_MARKERS: Final = 1903  # = NOTATION.first("deal-markers")
NOTATION.add("deal-chip-card", {"chip": CHIP_CARD_NAMES}, "deal")
DEAL_CHIP_CARD: Final = 1915  # = NOTATION.first("deal-chip-card")
NOTATION.add("site-is", {"site": SITES})
SITE_IS: Final = 1925  # = NOTATION.first("site-is")
NOTATION.add("tile-is", {"material": MATERIALS})
TILE_IS: Final = 1939  # = NOTATION.first("tile-is")
NOTATION.add("roll", {"value": PIPS})
ROLL: Final = 1957  # = NOTATION.first("roll")
NOTATION.add("set", {"number": up_to(STARTER_SETS)})
NUMBER: Final = 1963  # = NOTATION.first("set")
"""The beginners' number of a player."""
NOTATION.add("deal-vici", {"card": ids("V", SOLO_CARDS)}, "deal")
DEAL_VICI: Final = 1969  # = NOTATION.first("deal-vici")
"""V.I.C.I.'s action cards (solo)."""

# ---- branches by their names --------------------------------------------------------------------------------------


def branch(word: str) -> int:
    """The action that chooses this branch."""
    return NOTATION.first("do") + BRANCHES.index(word)


DO_HUNT: Final = 54  # = branch("hunt")
DO_STRENGTHEN: Final = 55  # = branch("strengthen")
DO_EXPLORE: Final = 56  # = branch("explore")
DO_FIND: Final = 57  # = branch("find")
DO_PROJECT: Final = 58  # = branch("project")
DO_INSTALL: Final = 59  # = branch("install")
DO_GOAL: Final = 60  # = branch("goal")
DO_PLAN: Final = 61  # = branch("plan")
DO_GAIN: Final = 62  # = branch("gain")
DO_DRAW: Final = 63  # = branch("draw")
DO_DICE: Final = 64  # = branch("dice")
DO_IDEAS: Final = 65  # = branch("ideas")
DO_FOCUS: Final = 66  # = branch("focus")
DO_FOOD: Final = 67  # = branch("food")
DO_MOVE: Final = 68  # = branch("move")
DO_INCOME: Final = 69  # = branch("income")
DO_PRODUCE: Final = 70  # = branch("produce")
DO_TRANSPORT: Final = 71  # = branch("transport")
DO_SALE: Final = 72  # = branch("sale")
DO_PURCHASE: Final = 73  # = branch("purchase")
DO_PROCREATE: Final = 74  # = branch("procreate")
DO_TEST: Final = 75  # = branch("test")
DO_FAVOR: Final = 76  # = branch("favor")
DO_STAGE: Final = 77  # = branch("stage")
DO_POINTS: Final = 78  # = branch("points")
DO_ACTIVITY: Final = 79  # = branch("activity")
DO_TRIBE: Final = 80  # = branch("tribe")
DO_ACTIVATION_DIE: Final = 81  # = branch("activation-die")
DO_FATE_DIE: Final = 82  # = branch("fate-die")
DO_LOSE: Final = 83  # = branch("lose")
DO_HOTTER: Final = 84  # = branch("hotter")
DO_COLDER: Final = 85  # = branch("colder")
