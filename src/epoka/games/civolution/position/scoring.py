"""Points: the scoring categories, the stage partition, point bonuses, ties (CV-155 to CV-162, CV-168 to CV-171)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from epoka.games.civolution.components.board import (
    COLUMN_BASE,
    FINAL_TILE_VALUES,
    FINAL_VALUES,
    FOOD_DIAMONDS,
    MONEY_DIAMONDS,
    SETTLEMENT_DIAMONDS,
    STAGE_POINTS,
)
from epoka.games.civolution.components.catalogue import RESEARCH
from epoka.games.civolution.components.map import TERRITORIES
from epoka.games.civolution.components.pieces import (
    ATTRIBUTE,
    CARDS,
    CATEGORIES,
    COLUMNS,
    EVOLUTION,
    GOAL,
    INCOME,
    LANDS,
    POPULATION,
    PROSPERITY,
    ROWS,
    SETTLEMENTS,
)
from epoka.games.civolution.components.spaces import FOOD, MONEY, STORE
from epoka.games.civolution.components.vocabulary import POINT_BONUS
from epoka.games.civolution.position.player import SOURCES, Player

if TYPE_CHECKING:
    from epoka.games.civolution.position.state import Civolution

FOOD_A_DIAMOND: Final = 3
MONEY_A_DIAMOND: Final = 2
TOP_STAGE: Final = 5
TILED_STAGES: Final = 4
"""From this stage on elements score only with an active stage tile."""


def diamonds(player: Player) -> i64:
    """Prosperity, counted by food, money, emptied settlement recesses, full gaps of the storage (CV-159, CV-160)."""
    food, money = player.at[FOOD] // FOOD_A_DIAMOND, player.at[MONEY] // MONEY_A_DIAMOND
    total: i64 = food if food < FOOD_DIAMONDS else FOOD_DIAMONDS
    total += money if money < MONEY_DIAMONDS else MONEY_DIAMONDS
    for slot in range(SETTLEMENTS):
        if player.settlements >> slot & 1:
            total += SETTLEMENT_DIAMONDS[slot]
    for land in range(LANDS):
        first = STORE + land * ROWS
        if player.at[first + 1]:
            total += 1 if player.at[first] else 0
            total += 2 if player.at[first + 2] else 0
    return total


def units(s: Civolution, seat: i64, category: i64) -> i64:
    """How many units of a category a seat has (CV-157, CV-158, CV-159, CV-160, CV-161, CV-162)."""
    player = s.seats[seat]
    if category < EVOLUTION:
        return player.tracks[category]
    if category == EVOLUTION:  # CV-158, CV-197
        return s.vici.evolution if s.by_rules(seat) else player.features()
    if category == PROSPERITY:
        return s.vici.prosperity if s.by_rules(seat) else diamonds(player)
    if category == POPULATION:  # CV-161
        return s.tribes_of(seat)
    count: i64 = 0
    for territory in range(TERRITORIES):
        if s.tribes_in(territory, seat):
            count += 1
    return count


def final_value(s: Civolution, category: i64) -> i64:
    """The points for each unit of a category in the final scoring; where a tile lies on it, the tile's (CV-168)."""
    return FINAL_TILE_VALUES[category] if s.final_tiles >> category & 1 else FINAL_VALUES[category]


def stage_points(player: Player, stage: i64) -> i64:
    """The points for each element in a stage; stages 4 and 5 need their tile, higher ones give nothing (CV-169)."""
    if (
        stage > TOP_STAGE
        or (stage == TILED_STAGES and not player.stage_4)
        or (stage == TOP_STAGE and not player.stage_5)
    ):
        return 0
    return STAGE_POINTS[stage]


def partition_points(player: Player) -> i64:
    """The points of all cards and chips by their stages; two goal chips of one stage count separately."""
    total: i64 = 0
    for column in range(COLUMNS):
        base = COLUMN_BASE[column]
        for height in range(len(player.left[column])):
            total += stage_points(player, base + height)
        right = player.right[column]
        for height in range(len(right)):
            if right[height] >= GOAL:
                total += stage_points(player, base + height)
    return total


def tile_points(player: Player, stage: int) -> int:
    """What an active tile of a stage would score with the elements there now (CV-169)."""
    elements = 0
    for column in range(COLUMNS):
        height = stage - COLUMN_BASE[column]
        left, right = player.left[column], player.right[column]
        elements += 1 if 0 <= height < len(left) else 0
        elements += 1 if 0 <= height < len(right) and right[height] >= GOAL else 0
    return elements * STAGE_POINTS[stage]


def bonus_points(player: Player) -> i64:
    """Point bonus cards: for each card and income chip in their own column, themselves included (CV-170)."""
    total: i64 = 0
    for column in range(COLUMNS):
        value: i64 = 0
        counted: i64 = 0
        for element in player.left[column]:
            if element < CARDS or INCOME <= element < ATTRIBUTE:
                counted += 1
            if element < CARDS and RESEARCH[element].top == POINT_BONUS:
                value += RESEARCH[element].amount
        total += value * counted
    return total


def breakdown(s: Civolution, seat: i64) -> dict[str, int]:
    """Points gained so far by their source, then what the final scoring would bring now."""
    player = s.seats[seat]
    parts = {f"from-{source}": player.earned[number] for number, source in enumerate(SOURCES)}
    for category, name in enumerate(CATEGORIES):
        parts[name] = int(units(s, seat, category) * final_value(s, category))
    parts["stages"] = int(partition_points(player))
    parts["point-bonus"] = int(bonus_points(player))
    return parts


def tie_break(s: Civolution) -> list[int]:
    """More upgrades, then the earlier place in seating order from the monolith (CV-171, AMB-35).

    A tie with V.I.C.I. is hers (CV-199).
    """
    if s.solo:
        return [0, 1]
    order = [int((seat - s.first) % s.players) for seat in range(s.players)]
    return [int(s.seats[seat].upgrades) * s.players + s.players - 1 - order[seat] for seat in range(s.players)]
