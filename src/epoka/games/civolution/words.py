"""Every action as a message key and its values, for the sentences people read."""

from __future__ import annotations

from typing import Any, Final

from epoka.games.civolution import notation as n
from epoka.games.civolution.notation import ACTION_NAMES

_FAMILIES: Final[list[tuple[int, str, list[str]]]] = [
    (n.ACTIVATE, "activate", ["module"]),
    (n.RESET, "reset", []),
    (n.ATTRIBUTE_CHIP, "attribute", ["attribute"]),
    (n.USE_DIE, "use-die", ["", "value"]),
    (n.USE_PLAN, "use-plan", ["", "value"]),
    (n.USE_FOCUS, "use-focus", [""]),
    (n.REROLL, "reroll", ["value"]),
    (n.BRANCH, "do", ["what"]),
    (n.DONE, "done", []),
    (n.DECLINE, "decline", []),
    (n.IN, "in", ["territory"]),
    (n.TO, "to", ["territory"]),
    (n.TRIBE, "tribe", ["territory", "place", "strength"]),
    (n.LAND, "land", ["terrain"]),
    (n.CAMP_FIRE, "camp-fire", [""]),
    (n.CAMP_FREE, "camp-free", [""]),
    (n.DISPLACE, "displace", ["seat", "strength"]),
    (n.SPEND, "spend-ideas", [""]),
    (n.FAIL, "fail", []),
    (n.VALUE, "value", ["value"]),
    (n.TAKE, "take", ["material"]),
    (n.PAY, "pay", ["material"]),
    (n.SELL, "sell", ["material"]),
    (n.SELL_POINTS, "sell-points", ["material", ""]),
    (n.BUY, "buy", ["material"]),
    (n.SITE, "site", ["space"]),
    (n.BUILD, "build", ["project"]),
    (n.SLOT, "slot", ["slot"]),
    (n.GAIN_FEATURE, "feature", ["feature"]),
    (n.LIFT, "lift", ["feature"]),
    (n.DROP, "drop", ["feature"]),
    (n.RETURN_FEATURE, "return", ["feature"]),
    (n.TRACK, "track", ["track"]),
    (n.UPGRADE, "upgrade", ["module"]),
    (n.STAGE, "stage", ["stage"]),
    (n.COLUMN, "column", ["column"]),
    (n.BESIDE, "beside", []),
    (n.ATOP, "atop", []),
    (n.INSTALL, "install", ["card"]),
    (n.KEEP, "keep", ["card"]),
    (n.DISCARD, "discard", ["card"]),
    (n.OPEN_STACK, "open-stack", ["deck"]),
    (n.CLOSED_STACK, "closed-stack", ["deck"]),
    (n.AS_STAGE, "as-stage", ["", "stage"]),
    (n.IGNORE, "ignore", ["space"]),
    (n.BY_MATERIAL, "by-material", [""]),
    (n.BY_SETTLEMENTS, "by-settlements", [""]),
    (n.TAKE_GOAL, "take-goal", ["goal"]),
    (n.GOAL_SPACE, "goal-space", ["space"]),
    (n.INSTALL_GOAL, "install-goal", ["goal"]),
    (n.TAKE_CHIP, "take-chip", ["income"]),
    (n.USE_CHIP, "use-chip", ["element"]),
    (n.POINT_CHIP, "point-chip", ["element"]),
    (n.ACTIVITY_OF, "activity", ["card"]),
    (n.ROB, "rob", ["seat"]),
    (n.GIVE_DIE, "give-die", ["value"]),
    (n.PLAN_ON, "plan-on", ["value"]),
    (n.FREE, "free", ["space"]),
    (n.FEED, "feed", ["number"]),
    (n.SAVE, "save", ["number"]),
    (n.KEEP_MARKERS, "keep-markers", ["marker"]),
    (n.PICK, "pick", ["chip"]),
    (n.KEEP_FROM, "keep-from", ["", "deck"]),
    (n.STARTER, "starter", ["seat"]),
    (n.COVER, "cover", ["number"]),
    (n.LAY, "lay", ["tile", "way"]),
    (n.CATEGORY, "category", ["category"]),
    (n.DEAL, "deal-card", ["card"]),
    (n.DEAL_INCOME, "deal-income", ["income"]),
    (n.DEAL_ATTRIBUTE, "deal-attribute", ["attribute"]),
    (n.DEAL_GOAL, "deal-goal", ["goal"]),
    (n.DEAL_EVENT, "deal-event", ["incident"]),
    (n.DEAL_MARKERS, "deal-markers", ["marker"]),
    (n.DEAL_CHIP_CARD, "deal-chip-card", ["chip"]),
    (n.SITE_IS, "site-is", ["", "site"]),
    (n.TILE_IS, "tile-is", ["", "material"]),
    (n.ROLL, "roll", ["value"]),
    (n.NUMBER, "set", ["number"]),
    (n.DEAL_VICI, "deal-vici", ["card"]),
]
"""Where a family begins, its message key, and what the words after the first say; "" where they say nothing new."""


def describe(action: int) -> tuple[str, dict[str, Any]]:
    """The message `action-<key>` and its values: numbers stay numbers, all else are ids for the texts."""
    key, names = next((key, names) for first, key, names in reversed(_FAMILIES) if action >= first)
    words = ACTION_NAMES[action].split(" ", len(names))[1:]
    values: dict[str, Any] = {}
    for name, word in zip(names, words, strict=True):
        if name:
            values[name] = int(word) if word.isdigit() else word
    return key, values
