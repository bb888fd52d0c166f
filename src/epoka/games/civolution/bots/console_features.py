"""Features of a position: markers, materials, dice, modules, tracks, cards, chips and goals of a console."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.bots.weights import POWER_VALUES
from epoka.games.civolution.components.board import COLUMN_BASE, THRESHOLDS
from epoka.games.civolution.components.catalogue import GOAL_CHIPS, RESEARCH
from epoka.games.civolution.components.codes import C_MATERIAL, P_AS_FEATURE, P_FEED_LAND, P_FREE_SHIFT, P_SKIP_SPACE
from epoka.games.civolution.components.pieces import (
    ACTION_PHASE,
    ATTRIBUTE,
    CARDS,
    COLUMNS,
    DECK_SIZE,
    FEATURES,
    GOAL,
    INCOME,
    LANDS,
    M_ACTIVITY,
    M_BUILDING,
    M_EXPLORATION,
    M_MIGRATION,
    M_PLANNING,
    M_PROCREATION,
    M_PRODUCTION,
    M_RESEARCH,
    M_SUSTENANCE,
    M_TRADE,
    M_TRANSPORT,
    MODULE_OF_DECK,
    ROWS,
    TRACKS,
)
from epoka.games.civolution.components.spaces import FEATURE, FOCUS, IDEAS, MONEY, PLAN, STORE
from epoka.games.civolution.components.vocabulary import ACTIVITY, PASSIVE, POWERS, TRIGGER
from epoka.games.civolution.console.columns import next_stage
from epoka.games.civolution.position.counting import count
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.scoring import TILED_STAGES, TOP_STAGE
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.card_costs import COST_SPACES, active_spaces
from epoka.games.civolution.research.prices import can_pay

CONSOLE_NAMES: Final = [
    *["ideas", "few-ideas", "focus", "plans", "money", "feature-kinds"],
    *["cheap-materials", "middle-materials", "dear-materials"],
    *["activation-dice", "fate-dice", "unused-dice", "unused-values", "turn-near", "favor"],
    *["level-procreation", "level-migration", "level-building", "level-exploration", "level-sustenance"],
    *["level-activity", "levels-goods", "levels-cards", "levels-plans"],
    *["track-steps", "track-near", "track-bonuses"],
    *["hand", "hand-payable", "hand-near"],
    *["cards-passive", "cards-trigger", "cards-activity", "cards-other", "powers"],
    *["income-chips", "attribute-chips", "goal-chips"],
    *["stage-4-active", "stage-5-active", "stage-4-waiting", "stage-5-waiting", "stage-1-open", "stage-2-open"],
    *["goals", "goals-ready", "goals-near"],
]
GOODS_MODULES: Final = [M_TRANSPORT, M_PRODUCTION, M_TRADE]
SINGLE_MODULES: Final = [M_PROCREATION, M_MIGRATION, M_BUILDING, M_EXPLORATION, M_SUSTENANCE, M_ACTIVITY]
CARD_MODULES: Final = [module for module in MODULE_OF_DECK if module != M_BUILDING]
PLAN_MODULES: Final = [M_RESEARCH, M_PLANNING]
FEW_IDEAS: Final = 3
STAGE_CELLS: Final = [0, 4, 6]
"""Columns that begin in stage 1, and in stage 2 or below."""
BITS: Final = (P_FEED_LAND, P_FREE_SHIFT, P_AS_FEATURE, P_SKIP_SPACE)
POWER_WEIGHTS: Final = [0.0 if power in BITS else POWER_VALUES[POWERS[power]] for power in range(len(POWERS))]
"""What a unit of each power brings in an era; those that name things as bits are left out."""
MOST_OF_POWER: Final = 3


def console_features(s: Civolution, seat: i64, out: list[float]) -> None:
    player = s.seats[seat]
    markers(player, out)
    dice(s, seat, player, out)
    levels(player, out)
    tracks(player, out)
    hand(player, out)
    partition(player, out)
    goals(s, seat, player, out)


def markers(player: Player, out: list[float]) -> None:
    at = player.at
    ideas: i64 = at[IDEAS]
    out.append(float(ideas))
    out.append(float(ideas if ideas < FEW_IDEAS else FEW_IDEAS))
    out.append(float(at[FOCUS]))
    plans: i64 = 0
    kinds: i64 = 0
    for side in range(len(FEATURES)):
        plans += at[PLAN + side]
        if at[FEATURE + side]:
            kinds += 1
    out.append(float(plans))
    out.append(float(at[MONEY]))
    out.append(float(kinds))
    for row in range(ROWS):
        stored: i64 = 0
        for land in range(LANDS):
            stored += at[STORE + land * ROWS + row]
        out.append(float(stored))


def dice(s: Civolution, seat: i64, player: Player, out: list[float]) -> None:
    """How many there are, what is left of them in this turn, and how soon the side's turn comes."""
    unused = player.unused_dice()
    values: i64 = 0
    for side in range(len(FEATURES)):
        if player.dice[side]:
            values += 1
    out.append(float(unused + player.used))
    out.append(float(player.fate))
    out.append(float(unused))
    out.append(float(values))
    near = 0.0
    if s.phase == ACTION_PHASE and s.mover >= 0:
        sides: i64 = s.sides
        mover: i64 = s.mover
        near = 1.0 - ((seat - mover) % sides) / sides
    out.append(near)
    out.append(float(player.favor))


def levels(player: Player, out: list[float]) -> None:
    for module in SINGLE_MODULES:
        out.append(float(player.levels[module] - 1))
    for group in (GOODS_MODULES, CARD_MODULES, PLAN_MODULES):
        total: i64 = 0
        for module in group:
            total += player.levels[module] - 1
        out.append(float(total))


def tracks(player: Player, out: list[float]) -> None:
    """Steps taken, tracks that are one step before a bonus, bonuses reached."""
    steps: i64 = 0
    near: i64 = 0
    reached: i64 = 0
    for track in range(len(TRACKS)):
        space: i64 = player.tracks[track]
        steps += space
        for threshold in THRESHOLDS:
            if threshold <= space:
                reached += 1
            elif threshold == space + 1:
                near += 1
    out.append(float(steps))
    out.append(float(near))
    out.append(float(reached))


# ---- cards and chips ------------------------------------------------------------------------------------------------


def hand(player: Player, out: list[float]) -> None:
    """Cards in hand, those that could be paid where they would go, and those that lack one thing."""
    payable: i64 = 0
    near: i64 = 0
    for card in player.hand:
        lacks = lacking(player, card)
        if lacks == 0:
            payable += 1
        elif lacks == 1:
            near += 1
    out.append(float(len(player.hand)))
    out.append(float(payable))
    out.append(float(near))


def lacking(player: Player, card: i64) -> i64:
    """How many of the cost spaces of a card cannot be fulfilled in the column of its deck, or a new one."""
    column: i64 = -1
    for number in range(COLUMNS):
        if player.bound[number] == card // DECK_SIZE:
            column = number
            break
        if column < 0 and player.bound[number] < 0:
            column = number
    if column < 0:
        return COST_SPACES
    active = active_spaces(card, next_stage(player, column))
    missing: i64 = 0
    for space in range(COST_SPACES):
        if active >> space & 1:
            cost = RESEARCH[card].costs[space]
            place = (STORE if cost.kind == C_MATERIAL else FEATURE) + cost.what
            if player.at[place] < cost.amount:
                missing += 1
    return missing


def partition(player: Player, out: list[float]) -> None:
    """Installed cards by what they do, chips, and what the stages still promise."""
    kinds: list[int] = [0, 0, 0, 0]
    chips: list[int] = [0, 0, 0]
    waiting: list[int] = [0, 0]
    filled: list[int] = [0, 0, 0]
    for column in range(COLUMNS):
        base: i64 = COLUMN_BASE[column]
        left = player.left[column]
        for height in range(len(left)):
            element = left[height]
            if element < CARDS:
                kinds[kind_of(element)] += 1
            else:
                chips[0 if INCOME <= element < ATTRIBUTE else 1 if element < GOAL else 2] += 1
            stage = base + height
            if stage == TILED_STAGES or stage == TOP_STAGE:
                waiting[stage - TILED_STAGES] += 1
        right = player.right[column]
        for height in range(len(right)):
            stage = base + height
            if right[height] >= GOAL:
                chips[2] += 1
                if stage == TILED_STAGES or stage == TOP_STAGE:
                    waiting[stage - TILED_STAGES] += 1
            if stage < TILED_STAGES - 1:
                filled[stage] += 1
    for number in kinds:
        out.append(float(number))
    out.append(power_value(player))
    for number in chips:
        out.append(float(number))
    out.append(float(player.stage_4))
    out.append(float(player.stage_5))
    out.append(0.0 if player.stage_4 else float(waiting[0]))
    out.append(0.0 if player.stage_5 else float(waiting[1]))
    out.append(0.0 if player.bonus_1 else float(STAGE_CELLS[1] - filled[1]))
    out.append(0.0 if player.bonus_2 else float(STAGE_CELLS[2] - filled[2]))


def kind_of(card: i64) -> i64:
    top = RESEARCH[card].top
    return 0 if top == PASSIVE else 1 if top == TRIGGER else 2 if top == ACTIVITY else 3


def power_value(player: Player) -> float:
    """What all lasting powers bring in an era."""
    total = 0.0
    powers = player.powers
    for power in range(len(POWER_WEIGHTS)):
        amount: i64 = powers[power]
        if amount:
            total += POWER_WEIGHTS[power] * (amount if amount < MOST_OF_POWER else MOST_OF_POWER)
    return total


def goals(s: Civolution, seat: i64, player: Player, out: list[float]) -> None:
    """Visible goal chips, those that are met, and how near the others are."""
    held: i64 = 0
    ready: i64 = 0
    near = 0.0
    for stack in player.goals:
        if not stack:
            continue
        held += 1
        row = GOAL_CHIPS[stack[-1]]
        short: i64 = 0
        for condition in row.conditions:
            lacks = condition.amount - count(s, seat, condition.counter, condition.a)
            if lacks > 0:
                short += lacks
        if short == 0 and (not row.price or can_pay(s, seat, row.price)):
            ready += 1
        else:
            near += 1.0 / (1.0 + short)
    out.append(float(held))
    out.append(float(ready))
    out.append(near)
