"""All cards and chips as plain data by their ids: what a page draws them from."""

from __future__ import annotations

from typing import Any

from epoka.games.civolution.components.board import (
    BEACONS,
    COLUMN_BASE,
    ERA_VALUES,
    FINAL_TILE_VALUES,
    FINAL_VALUES,
    FIRE_POINTS,
    FOOD_DIAMONDS,
    GROUND_MATERIALS,
    HUNTING,
    MONEY_DIAMONDS,
    PALE,
    SETTLEMENT_COSTS,
    SETTLEMENT_DIAMONDS,
    SITE_POINTS,
    STAGE_POINTS,
    STATUE_POINTS,
    THRESHOLDS,
)
from epoka.games.civolution.components.catalogue import (
    ATTRIBUTE_CHIPS,
    CHIP_CARD_ROWS,
    EVENT_CARDS,
    GOAL_CHIPS,
    INCOME_CHIPS,
    MARKER_CARD_ROWS,
    RESEARCH,
    load,
)
from epoka.games.civolution.components.lines import (
    attribute_lines,
    card_lines,
    event_lines,
    goal_lines,
    income_lines,
    marker_lines,
)
from epoka.games.civolution.components.map import (
    CAMPS_FROM_FOUR,
    CAMPS_FROM_THREE,
    PLAIN_CAMPS,
    START_FOREST,
    START_GRASSLAND,
    TERRITORIES,
    TERRITORY_NAMES,
)
from epoka.games.civolution.components.module_rows import DOES_VALUES, MODULE_ROWS
from epoka.games.civolution.components.pieces import CATEGORIES, DECKS, LANDS, MATERIALS, MODULE_DICE, SITES, TERRAINS
from epoka.games.civolution.components.plain_solo import plain_solo


def plain_components() -> dict[str, Any]:
    """Every row with its lines (key, values, icon) and where it comes from; a module has values of its sentence."""
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
            for chip in [*INCOME_CHIPS, *CHIP_CARD_ROWS]
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
            for card in MARKER_CARD_ROWS
        },
        "modules": {
            module.id: {"dice": MODULE_DICE[number], "does": DOES_VALUES[number]}
            for number, module in enumerate(MODULE_ROWS)
        },
        "vici": plain_solo(),
        "board": plain_board(),
    }


def plain_board() -> dict[str, Any]:
    """The printed tables of boards, console and sites; the beacons and encampments of the territories."""
    return {
        "hunting": {terrain: HUNTING[number][1:] for number, terrain in enumerate(TERRAINS)},
        "fire_points": {terrain: FIRE_POINTS[number] for number, terrain in enumerate(TERRAINS[:LANDS])},
        "site_points": {site: SITE_POINTS[number] for number, site in enumerate(SITES)},
        "ground_materials": [[MATERIALS[material] for material in row] for row in GROUND_MATERIALS],
        "settlement_costs": [[MATERIALS[material] for material in row] for row in SETTLEMENT_COSTS],
        "settlement_diamonds": SETTLEMENT_DIAMONDS,
        "food_diamonds": FOOD_DIAMONDS,
        "money_diamonds": MONEY_DIAMONDS,
        "statue_points": STATUE_POINTS[1:],
        "thresholds": THRESHOLDS,
        "pale": PALE,
        "stage_points": STAGE_POINTS[1:],
        "column_bases": COLUMN_BASE,
        "era_values": ERA_VALUES,
        "final_values": dict(zip(CATEGORIES, FINAL_VALUES, strict=True)),
        "final_tile_values": dict(zip(CATEGORIES, FINAL_TILE_VALUES, strict=True)),
        "territories": {
            TERRITORY_NAMES[place]: {
                "beacons": BEACONS[place],
                "camps": [PLAIN_CAMPS[place], CAMPS_FROM_THREE[place], CAMPS_FROM_FOUR[place]],
                "start": place in (START_FOREST, START_GRASSLAND),
            }
            for place in range(TERRITORIES)
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
