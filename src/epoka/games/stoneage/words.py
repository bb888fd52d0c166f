"""Every action as a message key and its values, for the sentences people read."""

from __future__ import annotations

from typing import Any

from epoka.games.stoneage.components import BUILDINGS, CARDS, RESOURCES, SINGLE_USE
from epoka.games.stoneage.notation import (
    BUILD,
    DEAL_BUILDING,
    DEAL_CARD,
    DECLINE,
    FEED,
    GROW,
    NUM_ACTIONS,
    PAIRS,
    PAY,
    PLACEMENT_PLACE,
    PLACEMENT_WORKERS,
    REDEEM,
    RESOLVE,
    RETURN,
    ROLL,
    ROLL_DICE,
    ROLLS,
    STARTER,
    STARVE,
    TAKE,
    TOOLS_DONE,
    USE_TOOL,
    USE_TOOL_CARD,
)
from epoka.games.stoneage.places import NAMES


def describe(action: int) -> tuple[str, dict[str, Any]]:
    """The message `action-<key>` and its values; the texts put words in place of the ids."""
    return _decision(action) if action < NUM_ACTIONS else _outcome(action)


def _decision(action: int) -> tuple[str, dict[str, Any]]:
    if action < RESOLVE:
        return "place", {"place": NAMES[PLACEMENT_PLACE[action]], "workers": PLACEMENT_WORKERS[action]}
    if action < RETURN:
        return "resolve", {"place": NAMES[action - RESOLVE]}
    if action < REDEEM:
        return "return", {"place": NAMES[action - RETURN]}
    if action < USE_TOOL:
        first, second = PAIRS[action - REDEEM]
        return "redeem", {"first": RESOURCES[first], "second": RESOURCES[second]}
    if action < USE_TOOL_CARD:
        return "tool", {"space": action - USE_TOOL + 1}
    if action < TOOLS_DONE:
        card = CARDS[SINGLE_USE[action - USE_TOOL_CARD]]
        return "tool-card", {"card": card.id, "value": card.amount}
    if action == TOOLS_DONE:
        return "tools-done", {}
    if action < DECLINE:
        return "pay", {"good": RESOURCES[action - PAY]}
    if action < TAKE:
        return "decline" if action == DECLINE else "build" if action == BUILD else "done", {}
    if action < GROW:
        return "take", {"face": action - TAKE + 1}
    if action < FEED:
        return "grow", {"space": action - GROW + 1}
    if action < STARVE:
        return "feed", {"good": RESOURCES[action - FEED]}
    return "starve", {}


def _outcome(action: int) -> tuple[str, dict[str, Any]]:
    if action < DEAL_CARD:
        return "starter", {"seat": action - STARTER}
    if action < DEAL_BUILDING:
        return "deal-card", {"card": CARDS[action - DEAL_CARD].id}
    if action <= ROLL:  # the sums begin at ROLL + 1
        return "deal-building", {"building": BUILDINGS[action - DEAL_BUILDING].id}
    if action < ROLL_DICE:
        return "roll", {"total": action - ROLL}
    return "roll-dice", {"faces": " ".join([str(face) for face in ROLLS[action - ROLL_DICE]])}
