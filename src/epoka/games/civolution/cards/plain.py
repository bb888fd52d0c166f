"""All cards and chips as plain data by their ids: what a page draws them from."""

from __future__ import annotations

from typing import Any

from epoka.games.civolution.cards.catalogue import (
    ATTRIBUTE_CHIPS,
    CHIP_CARDS_,
    EVENT_CARDS,
    GOAL_CHIPS,
    INCOME_CHIPS,
    MARKER_CARDS_,
    RESEARCH,
    load,
)
from epoka.games.civolution.cards.lines import (
    attribute_lines,
    card_lines,
    event_lines,
    goal_lines,
    income_lines,
    marker_lines,
)
from epoka.games.civolution.components import DECKS


def plain_components() -> dict[str, Any]:
    """Every row with its lines (key, values, icon) and where it comes from."""
    source = sources()
    return {
        "cards": {
            card.id: {
                "deck": DECKS[card.deck],
                "starter": card.starter,
                "spaces": [
                    {"points": cost.points, "settlements": cost.settlements, "contains": cost.contains}
                    for cost in card.costs
                ],
                **card_lines(card),
                "source": source[card.id],
            }
            for card in RESEARCH
        },
        "goals": {goal.id: {"lines": goal_lines(goal), "source": source[goal.id]} for goal in GOAL_CHIPS},
        "incomes": {
            chip.id: {"lines": income_lines(chip), "starter": chip.starter, "source": source[chip.id]}
            for chip in [*INCOME_CHIPS, *CHIP_CARDS_]
        },
        "attributes": {
            chip.id: {"lines": attribute_lines(chip), "source": source[chip.id]} for chip in ATTRIBUTE_CHIPS
        },
        "events": {
            event.id: {"shift": event.shift, "lines": event_lines(event), "source": source[event.id]}
            for event in EVENT_CARDS
        },
        "markers": {
            card.id: {"lines": marker_lines(card), "starter": card.starter, "source": source[card.id]}
            for card in MARKER_CARDS_
        },
    }


def sources() -> dict[str, str]:
    """By id: "known" as printed, "in part", or "own" for what was chosen for this edition."""
    found: dict[str, str] = {}
    for name in ("research", "chips", "events", "start"):
        for part in load(name).values():
            if isinstance(part, list):
                found.update({row["id"]: row["source"] for row in part})
    return found
