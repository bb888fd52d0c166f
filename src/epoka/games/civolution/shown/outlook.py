"""What the seat that looks could do now and what it lacks: modules and their payment, cards, goal and attribute chips.

It uses nothing but what that seat may know: open things and its own hand.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.games.civolution.components.catalogue import ATTRIBUTE_CHIPS, GOAL_CHIPS, RESEARCH
from epoka.games.civolution.components.codes import (
    C_HAVE_FEATURE,
    C_MATERIAL,
    E_INSTALL_CARD,
    P_AS_FEATURE,
    P_AS_SETTLEMENT,
    P_ATTRIBUTE_DISCOUNT,
)
from epoka.games.civolution.components.module_rows import row_of
from epoka.games.civolution.components.pieces import (
    DECK_SIZE,
    MAIN_MODULES,
    MODULE_DICE,
    MODULE_OF_DECK,
    MODULES,
)
from epoka.games.civolution.components.rows import Cost, ModuleLevel
from epoka.games.civolution.components.spaces import FEATURE, IDEAS, STORE
from epoka.games.civolution.console.columns import columns_for, next_stage
from epoka.games.civolution.position.counting import count
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.card_costs import COST_SPACES, active_spaces, stages_for
from epoka.games.civolution.research.goal_chips import is_met
from epoka.games.civolution.research.prices import can_pay, space_of
from epoka.games.civolution.shown.idle import Prospect
from epoka.games.civolution.turns.payment import SOURCES, ideas_for_pair, pairs


def outlook(s: Civolution, seat: int) -> dict[str, Any] | None:
    """What a seat could do now and what it lacks; None for spectators and before the continent is laid."""
    if not 0 <= seat < s.players or not s.map.adjacent:
        return None
    player = s.seats[seat]
    found = pairs(player)
    trial = s.copy()
    assert isinstance(trial, Civolution)
    goals = [stack[-1] for stack in player.goals if stack] + [chip for chip in s.goal_display if chip >= 0]
    return {
        "modules": {MODULES[module]: module_ahead(trial, seat, module, found) for module in range(len(MODULES))},
        "cards": {RESEARCH[card].id: card_ahead(s, seat, card) for card in [*player.hand, *player.drawn]},
        "goals": {GOAL_CHIPS[chip].id: goal_ahead(s, seat, chip) for chip in goals},
        "attributes": {
            ATTRIBUTE_CHIPS[chip].id: attribute_ahead(player, chip) for chip in s.attribute_display if chip >= 0
        },
    }


# ---- modules --------------------------------------------------------------------------------------------------------


def module_ahead(s: Civolution, seat: i64, module: i64, found: list[int]) -> dict[str, Any]:
    """Its dice; every payment there is as [source, source, ideas], the cheapest first; its branches that are idle.

    Sources are the die values 1 to 6, then planning markers 1 to 6, then the focus marker. `short` says how many ideas
    are missing where nothing pays, None where there are not even two sources. `nothing` says that
    nothing at all would change, whatever is chosen. `s` is a copy of the table, on which steps are tried.
    """
    player = s.seats[seat]
    ideas = player.at[IDEAS]
    pays: list[list[int]] = []
    short: int | None = None
    for pair in found:
        one, other = pair // SOURCES, pair % SOURCES
        needed = int(ideas_for_pair(player, module, one, other))
        if needed <= ideas:
            pays.append([one, other, needed])
        elif short is None or needed - ideas < short:
            short = int(needed - ideas)
    pays.sort(key=expense)
    level = int(player.levels[module]) if module < MAIN_MODULES else 1
    prospect = Prospect(s, seat, module, row_of(module, level))
    return {
        "dice": MODULE_DICE[module].copy(),
        "level": level,
        "pays": pays,
        "short": None if pays else short,
        "idle": prospect.idle,
        "nothing": prospect.nothing,
    }


def expense(payment: list[int]) -> list[int]:
    """How dear a payment is, for sorting: ideas count first, then markers that could wait for another turn."""
    one, other, ideas = payment
    return [ideas * 2 + (one // 6) * 3 + (other // 6) * 3, ideas, one, other]


def special_bonus(row: ModuleLevel) -> int:
    """1 where a module installs cards with the special bonus (CV-69)."""
    return max([branch.effect().c for branch in row.branches if branch.effect().kind == E_INSTALL_CARD])


# ---- cards and chips ------------------------------------------------------------------------------------------------


def card_ahead(s: Civolution, seat: i64, card: i64) -> dict[str, Any]:
    """The column and stage it would take, its points there, what each cost space lacks, and whether it can be paid.

    Where several columns are free it is the lowest; `column` is None where the card has no place at all.
    """
    player = s.seats[seat]
    columns = columns_for(player, card // DECK_SIZE)
    if not columns:
        return {"column": None, "stage": 0, "points": 0, "missing": [0] * COST_SPACES, "payable": False}
    column = columns[0]
    stage = int(next_stage(player, column))
    active = active_spaces(card, stage)
    costs = RESEARCH[card].costs
    module = MODULE_OF_DECK[card // DECK_SIZE]
    special = special_bonus(row_of(module, player.levels[module]))
    return {
        "column": column + 1,
        "stage": stage,
        "points": sum(costs[space].points for space in range(COST_SPACES) if active >> space & 1),
        "missing": lacking(player, costs, active),
        "payable": any(stages_for(s, seat, card, each, special) for each in columns),
    }


def lacking(player: Player, costs: list[Cost], active: i64) -> list[int]:
    """How many are missing on each active cost space, from left to right, what one takes gone for the next of its kind.

    A feature that is returned counts among those one must have (AMB-17).
    """
    to_return, to_have = player.at.copy(), player.at.copy()
    settlements = player.settlements_built() + player.powers[P_AS_SETTLEMENT]
    missing: list[int] = []
    for space in range(COST_SPACES):
        cost = costs[space]
        lack: i64 = 0
        if active >> space & 1 and not (cost.settlements and cost.settlements <= settlements):
            left = to_have if cost.kind == C_HAVE_FEATURE else to_return
            at = STORE + cost.what if cost.kind == C_MATERIAL else FEATURE + cost.what
            extra = player.powers[P_AS_FEATURE] >> cost.what & 1 if cost.kind == C_HAVE_FEATURE else 0
            lack = cost.amount - left[at] - extra if cost.amount > left[at] + extra else 0
            left[at] -= min(cost.amount, left[at])
        missing.append(int(lack))
    return missing


def goal_ahead(s: Civolution, seat: i64, chip: i64) -> dict[str, Any]:
    """How many there are for each line of a goal chip, None where that is no number; and whether all of it is met."""
    row = GOAL_CHIPS[chip]
    have: list[int | None] = [int(count(s, seat, one.counter, one.a)) for one in row.conditions]
    met = [number is not None and number >= one.amount for number, one in zip(have, row.conditions, strict=True)]
    for cost in row.price:
        space = space_of(cost)
        have.append(int(s.seats[seat].at[space]) if space >= 0 else None)
        met.append(can_pay(s, seat, [cost]))
    return {"have": have, "met": met, "all": is_met(s, seat, chip)}


def attribute_ahead(player: Player, chip: i64) -> dict[str, Any]:
    """How many markers a player has of those that an attribute chip wants, and how many it wants of this player."""
    row = ATTRIBUTE_CHIPS[chip]
    wants = row.wants - player.powers[P_ATTRIBUTE_DISCOUNT] - (player.powers[P_AS_FEATURE] >> row.feature & 1)
    return {"have": int(player.at[FEATURE + row.feature]), "wants": int(max(wants, 1))}
