"""Decisions of installing: which card, in which column, at which cost."""

from __future__ import annotations

from typing import Any

from epoka.core.step import Step
from epoka.games.civolution.bots.errands import best_install
from epoka.games.civolution.bots.partition import card_value, column_value, spaces_value
from epoka.games.civolution.bots.worth import Worth
from epoka.games.civolution.card_costs import active_spaces, stages_for
from epoka.games.civolution.cards.catalogue import RESEARCH
from epoka.games.civolution.columns import PlaceElement, PlaceHalf, next_stage, type_of
from epoka.games.civolution.components import DECK_SIZE
from epoka.games.civolution.installing import Alternatives, CardColumn, CardStage, IgnoreSpace, InstallCard
from epoka.games.civolution.kinds import C_MATERIAL, C_RETURN_FEATURE
from epoka.games.civolution.notation import AS_STAGE, BESIDE, BY_SETTLEMENTS, COLUMN, DECLINE, IGNORE, INSTALL


def is_installing(step: Step[Any]) -> bool:
    return isinstance(step, (InstallCard, CardColumn, CardStage, IgnoreSpace, Alternatives, PlaceElement, PlaceHalf))


def install_price(o: Worth, step: Step[Any], action: int) -> float:
    if isinstance(step, InstallCard):
        if action == DECLINE:
            return 0.0
        best = best_install(o, int(step.deck), int(step.special))
        return best.value if best.pick == action - INSTALL else -1.0
    if isinstance(step, CardColumn):
        return column_price(o, int(step.card), action - COLUMN, int(step.special))
    if isinstance(step, CardStage):
        return spaces_value(o, int(step.card), int(active_spaces(int(step.card), action - AS_STAGE + 1)))
    if isinstance(step, IgnoreSpace):
        return ignore_price(o, int(step.card), int(step.special), action)
    if isinstance(step, PlaceElement):
        return column_value(o, int(type_of(step.element)), action - COLUMN)
    if isinstance(step, PlaceHalf):
        return half_price(o, int(step.column), action)
    return 1.0 if action == BY_SETTLEMENTS else 0.0


def column_price(o: Worth, card: int, column: int, special: int) -> float:
    """The best stage of a column for a card; low columns leave room for cheap cards to come."""
    best = -100.0
    for stage in stages_for(o.s, o.seat, card, column, special):
        value = card_value(o, card, column, stage)
        if value > best:
            best = value
    if o.me.bound[column] < 0:
        others = len([other for other in o.me.hand if other // DECK_SIZE == card // DECK_SIZE and other != card])
        best += column_value(o, card // DECK_SIZE, column) - o.stage(int(next_stage(o.me, column)))
        best -= 0.4 * others * (int(next_stage(o.me, column)) - 1)
    return best


def ignore_price(o: Worth, card: int, special: int, action: int) -> float:
    """Leaving out a space spares its cost and loses its points; a special bonus kept may install a second card."""
    if action == DECLINE:
        second = 0.0
        if special:
            deck = card // DECK_SIZE
            if len([other for other in o.me.hand if other // DECK_SIZE == deck]) > 1:
                second = 1.5
        return second
    cost = RESEARCH[card].costs[action - IGNORE]
    value = -float(cost.points)
    if cost.kind == C_MATERIAL:
        value += cost.amount * o.material_lost(cost.what)
    elif cost.kind == C_RETURN_FEATURE:
        value += cost.amount * o.feature_lost(cost.what)
    return value


def half_price(o: Worth, column: int, action: int) -> float:
    """Beside fills a stage; on top reaches a higher one."""
    stage = int(next_stage(o.me, column))
    return (
        o.stage(stage) + 0.3 if action == BESIDE else o.stage(stage + len(o.me.left[column]) - len(o.me.right[column]))
    )
