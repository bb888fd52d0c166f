"""What a choice costs, gains and risks, in numbers for the page and for people (previews)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from epoka.core.dice import POWERS, SUM_WEIGHTS
from epoka.games.stoneage.components import (
    AGRICULTURE,
    BUILDINGS,
    CARDS,
    DIVISORS,
    FIXED,
    FOOD,
    MOST_AGRICULTURE,
    N_OF_K,
    POINTS,
    RESOURCE,
    RESOURCE_BY_DICE,
    RESOURCES,
    SOME_FOOD,
    TOOL,
    UPPER_KINDS,
    Card,
)

if TYPE_CHECKING:
    from epoka.games.stoneage.player import Player


def of_roll(dice: int, target: int) -> dict[str, Any]:
    """The yield of a roll before tools: average pips, and how likely each number of goods is."""
    divisor = DIVISORS[target]
    chances: dict[int, float] = {}
    for total in range(dice, 6 * dice + 1):
        gained = total // divisor
        chances[gained] = chances.get(gained, 0.0) + SUM_WEIGHTS[dice][total] / POWERS[dice]
    return {
        "dice": dice,
        "average": 3.5 * dice,
        "divisor": divisor,
        "good": "food" if target == FOOD else RESOURCES[target],
        "chances": [[gained, chance] for gained, chance in sorted(chances.items())],
    }


def of_tool(player: Player) -> dict[str, int]:
    """A gained tool, lost at three fours (SA-46)."""
    return {"tool": 1 if player.growable() else 0}


def of_agriculture(player: Player) -> dict[str, int]:
    """A step on the food track, lost at 10 (SA-24)."""
    return {"agriculture": 1 if player.agriculture < MOST_AGRICULTURE else 0}


def of_card(player: Player, card: int, price: int) -> dict[str, Any]:
    """Price and upper part of a card on offer; `gain` is what comes at once and for certain."""
    row = CARDS[card]
    preview: dict[str, Any] = {"cost": {"any": price}, "card": row.id, "upper": UPPER_KINDS[row.upper]}
    if row.upper == RESOURCE_BY_DICE:
        preview["roll"] = of_roll(row.amount, row.resource)
    gain = of_upper_part(player, row)
    if gain:
        preview["gain"] = gain
    return preview


def of_upper_part(player: Player, row: Card) -> dict[str, int]:
    if row.upper == SOME_FOOD:
        return {"food": row.amount}
    if row.upper == RESOURCE:
        return {RESOURCES[row.resource]: row.amount}
    if row.upper == POINTS:
        return {"points": row.amount}
    if row.upper == TOOL:
        return of_tool(player)
    if row.upper == AGRICULTURE:
        return of_agriculture(player)
    return {}


def of_building(tile: int) -> dict[str, Any]:
    """Price and points of a building."""
    row = BUILDINGS[tile]
    if row.kind == FIXED:
        cost = {RESOURCES[kind]: row.cost[kind] for kind in range(4) if row.cost[kind]}
        return {"cost": cost, "building": row.id, "gain": {"points": row.points}}
    if row.kind == N_OF_K:
        return {"cost": {"any": row.count, "kinds": row.kinds}, "building": row.id}
    return {"cost": {"least": 1, "most": row.count}, "building": row.id}
