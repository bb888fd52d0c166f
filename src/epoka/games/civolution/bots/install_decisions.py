"""Decisions of installing: which card, in which column, at which cost."""

from __future__ import annotations

from epoka.games.civolution.bots.best_actions import best_install
from epoka.games.civolution.bots.card_values import card_value, column_value, spaces_value
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.catalogue import RESEARCH
from epoka.games.civolution.components.codes import C_MATERIAL, C_RETURN_FEATURE
from epoka.games.civolution.components.pieces import DECK_SIZE
from epoka.games.civolution.console.columns import PlaceElement, PlaceHalf, next_stage, type_of
from epoka.games.civolution.notation import AS_STAGE, BESIDE, BY_SETTLEMENTS, COLUMN, DECLINE, IGNORE, INSTALL
from epoka.games.civolution.research.card_costs import active_spaces, stages_for
from epoka.games.civolution.research.installing import Alternatives, CardColumn, CardStage, IgnoreSpace, InstallCard


def card_price(worth: Worth, step: InstallCard, action: int) -> float:
    if action == DECLINE:
        return 0.0
    best = best_install(worth, int(step.deck), int(step.special))
    return best.value if best.pick == action - INSTALL else -1.0


def card_column_price(worth: Worth, step: CardColumn, action: int) -> float:
    return column_price(worth, int(step.card), action - COLUMN, int(step.special))


def card_stage_price(worth: Worth, step: CardStage, action: int) -> float:
    return spaces_value(worth, int(step.card), int(active_spaces(int(step.card), action - AS_STAGE + 1)))


def alternative_price(worth: Worth, step: Alternatives, action: int) -> float:
    return 1.0 if action == BY_SETTLEMENTS else 0.0


def element_price(worth: Worth, step: PlaceElement, action: int) -> float:
    return column_value(worth, int(type_of(step.element)), action - COLUMN)


def column_price(worth: Worth, card: int, column: int, special: int) -> float:
    """The best stage of a column for a card; low columns leave room for cheap cards to come."""
    best = -100.0
    for stage in stages_for(worth.s, worth.seat, card, column, special):
        value = card_value(worth, card, column, stage)
        if value > best:
            best = value
    if worth.me.bound[column] < 0:
        others = len([other for other in worth.me.hand if other // DECK_SIZE == card // DECK_SIZE and other != card])
        best += column_value(worth, card // DECK_SIZE, column) - worth.stage(int(next_stage(worth.me, column)))
        best -= 0.4 * others * (int(next_stage(worth.me, column)) - 1)
    return best


def ignore_price(worth: Worth, step: IgnoreSpace, action: int) -> float:
    """Leaving out a space spares its cost and loses its points; a special bonus kept may install a second card."""
    card = int(step.card)
    if action == DECLINE:
        second = 0.0
        if step.special:
            deck = card // DECK_SIZE
            if len([other for other in worth.me.hand if other // DECK_SIZE == deck]) > 1:
                second = 1.5
        return second
    cost = RESEARCH[card].costs[action - IGNORE]
    value = -float(cost.points)
    if cost.kind == C_MATERIAL:
        value += cost.amount * worth.material_lost(cost.what)
    elif cost.kind == C_RETURN_FEATURE:
        value += cost.amount * worth.feature_lost(cost.what)
    return value


def half_price(worth: Worth, step: PlaceHalf, action: int) -> float:
    """Beside fills a stage; on top reaches a higher one."""
    column = int(step.column)
    stage = int(next_stage(worth.me, column))
    return (
        worth.stage(stage) + 0.3
        if action == BESIDE
        else worth.stage(stage + len(worth.me.left[column]) - len(worth.me.right[column]))
    )
