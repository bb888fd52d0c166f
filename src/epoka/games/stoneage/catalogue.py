"""The components as plain data, by the ids that views and actions use: what a page draws them from."""

from __future__ import annotations

from typing import Any, Final

from epoka.games.stoneage.board import BOARDS
from epoka.games.stoneage.components import (
    BUILDINGS,
    CARDS,
    DIVISORS,
    FOOD,
    MOST_AGRICULTURE,
    MOST_WORKERS,
    PROFESSIONS,
    RESOURCES,
    SYMBOLS,
    UPPER_KINDS,
    VALUES,
    Building,
    Card,
)

BUILDING_KINDS: Final = ["fixed", "choice", "free"]
"""Words for FIXED, N_OF_K and ONE_TO_SEVEN."""


def catalogue() -> dict[str, Any]:
    """Every card, building, good and place."""
    return {
        "cards": {card.id: card_data(card) for card in CARDS},
        "buildings": {building.id: building_data(building) for building in BUILDINGS},
        "goods": {
            **{good: {"divisor": DIVISORS[kind], "value": VALUES[kind]} for kind, good in enumerate(RESOURCES)},
            "food": {"divisor": DIVISORS[FOOD], "value": 0},
        },
        "places": {place.name: place.data() for place in BOARDS[-1]},
        "symbols": list(SYMBOLS),
        "professions": list(PROFESSIONS),
        "most": {"workers": MOST_WORKERS, "agriculture": MOST_AGRICULTURE},
    }


def card_data(card: Card) -> dict[str, Any]:
    """The upper part with its amount and resource, and the symbol or the figures of the lower part."""
    return {
        "upper": UPPER_KINDS[card.upper],
        "amount": card.amount,
        "resource": None if card.resource < 0 else RESOURCES[card.resource],
        "symbol": None if card.symbol < 0 else SYMBOLS[card.symbol],
        "profession": None if card.profession < 0 else PROFESSIONS[card.profession],
        "figures": card.figures,
    }


def building_data(building: Building) -> dict[str, Any]:
    """`cost` names the resources of a fixed price; otherwise `count` of them (at most, if free) of `kinds` kinds."""
    return {
        "kind": BUILDING_KINDS[building.kind],
        "cost": {RESOURCES[kind]: number for kind, number in enumerate(building.cost) if number},
        "points": building.points,
        "count": building.count,
        "kinds": building.kinds,
    }
