"""What the box must hold: counts, ids in order, starter numbers, and no card that can never be paid for."""

from __future__ import annotations

from typing import Final

from epoka.games.civolution.components.grammar import BadComponents
from epoka.games.civolution.components.pieces import (
    ATTRIBUTES,
    CHIP_CARDS,
    DECK_LETTERS,
    DECK_SIZE,
    DECKS,
    EVENTS,
    FEATURES,
    GOALS,
    INCOMES,
    MARKER_CARDS,
    MARKERS,
    SETTLEMENTS,
    STARTER_SETS,
)
from epoka.games.civolution.components.rows import (
    AttributeChip,
    Cost,
    Effect,
    EventCard,
    GoalChip,
    IncomeChip,
    MarkerCard,
    ResearchCard,
)
from epoka.games.civolution.components.vocabulary import COSTS

EMPTY: Final = COSTS.index("empty")
MATERIAL: Final = COSTS.index("material")
RETURN_FEATURE: Final = COSTS.index("return-feature")
HAVE_FEATURE: Final = COSTS.index("have-feature")
SET_ASIDE: Final = 8
"""Markers that lie in the reset columns, in the boats and in the two starting territories at the beginning (CV-20)."""


def check_ids(found: list[str], wanted: list[str], what: str) -> None:
    """Check that the rows are complete and in order; the error names the first that is not where it should be."""
    for place, id in enumerate(found):
        if found.count(id) > 1:
            raise BadComponents(f"{id}: this {what} is listed {found.count(id)} times")
        if place >= len(wanted):
            raise BadComponents(f"{id}: there are {len(found)} rows, but the box holds {len(wanted)}: {what}")
        if id != wanted[place]:
            raise BadComponents(f"{id}: here {wanted[place]} should follow: {what}")
    if len(found) < len(wanted):
        raise BadComponents(f"{wanted[len(found)]}: this {what} is missing; there are {len(found)} of {len(wanted)}")


def numbered(letter: str, count: int) -> list[str]:
    return [f"{letter}{number}" for number in range(1, count + 1)]


def check_starters(ids: list[str], starters: list[int], what: str) -> None:
    """The numbers 1 to 6 of the ready-made sets, each once."""
    for number in range(1, STARTER_SETS + 1):
        bearers = [id for id, starter in zip(ids, starters, strict=True) if starter == number]
        if len(bearers) != 1:
            raise BadComponents(
                f"{', '.join(bearers) or what}: {len(bearers)} of the {what} bear the starter number {number}"
            )
    for id, starter in zip(ids, starters, strict=True):
        if starter > STARTER_SETS:
            raise BadComponents(f"{id}: the starter numbers are 1 to {STARTER_SETS}, not {starter}")


# ---- equal rows ------------------------------------------------------------------------------------------------------


def effects_key(effects: list[Effect]) -> str:
    """The effects as a text, so that they can be compared."""
    return " ".join([f"{effect.kind}.{effect.a}.{effect.b}.{effect.c}" for effect in effects])


def costs_key(costs: list[Cost]) -> str:
    return " ".join([f"{cost.kind}.{cost.what}.{cost.amount}.{cost.settlements}.{cost.points}" for cost in costs])


def top_key(card: ResearchCard) -> str:
    """The top part of a card as a text, so that it can be compared."""
    said = f"{card.top}.{card.power}.{card.amount}.{card.test}"
    return f"{said} {costs_key(card.price)} {effects_key(card.effects)}"


def check_different(ids: list[str], keys: list[str], what: str) -> None:
    seen: dict[str, str] = {}
    for id, key in zip(ids, keys, strict=True):
        if key in seen:
            raise BadComponents(f"{id}: it is the same as {seen[key]}: {what}")
        seen[key] = id


# ---- research cards --------------------------------------------------------------------------------------------------


def check_cards(cards: list[ResearchCard]) -> list[ResearchCard]:
    ids = [card.id for card in cards]
    check_ids(ids, [id for letter in DECK_LETTERS for id in numbered(letter, DECK_SIZE)], "research card")
    for deck, name in enumerate(DECKS):
        part = [card for card in cards if card.deck == deck]
        check_starters([card.id for card in part], [card.starter for card in part], f"{name} cards")
    for card in cards:
        check_payable(card)
    keys = [f"{costs_key(card.costs)} | {top_key(card)} | {effects_key(card.instant)}" for card in cards]
    check_different(ids, keys, "no two cards are equal in cost and effect")
    return cards


def check_payable(card: ResearchCard) -> None:
    """A civilization with all its markers and settlements must be able to install the card at the highest cost."""
    filled = [cost for cost in card.costs if cost.kind != EMPTY]
    if not filled or card.costs[0].kind == EMPTY:
        raise BadComponents(f"{card.id}: its first cost space is empty")
    if sum([cost.amount for cost in filled]) > MARKERS - SET_ASIDE:
        raise BadComponents(f"{card.id}: it can never be paid for, there are only {MARKERS} markers")
    for cost in filled:
        if cost.settlements > SETTLEMENTS:
            raise BadComponents(f"{card.id}: nobody can build {cost.settlements} settlements, there are {SETTLEMENTS}")
        if cost.kind in (RETURN_FEATURE, HAVE_FEATURE) and cost.what >= len(FEATURES):
            raise BadComponents(f"{card.id}: there is no feature {cost.what}")
    for cost, following in zip(card.costs, card.costs[1:], strict=False):
        if cost.contains and (following.settlements == 0 or following.settlements > cost.settlements):
            raise BadComponents(f"{card.id}: the sign ⊃ must stand before a settlement requirement that is not larger")
    if card.costs[-1].contains:
        raise BadComponents(f"{card.id}: the sign ⊃ stands after the last space")


# ---- chips, events, starting cards -----------------------------------------------------------------------------------


def check_goals(goals: list[GoalChip]) -> list[GoalChip]:
    ids = [goal.id for goal in goals]
    check_ids(ids, numbered("G", GOALS), "goal chip")
    keys = [f"{_conditions_key(goal)} {costs_key(goal.price)}" for goal in goals]
    check_different(ids, keys, "no two goal chips demand the same")
    return goals


def _conditions_key(goal: GoalChip) -> str:
    return " ".join([f"{condition.counter}.{condition.a}.{condition.amount}" for condition in goal.conditions])


def check_incomes(chips: list[IncomeChip]) -> list[IncomeChip]:
    ids = [chip.id for chip in chips]
    check_ids(ids, numbered("I", INCOMES), "income chip")
    check_different(
        ids, [f"{chip.test} {effects_key(chip.effects)}" for chip in chips], "no two income chips do the same"
    )
    for chip in chips:
        if chip.module >= 0 or chip.starter:
            raise BadComponents(f"{chip.id}: only starting chip cards name a module or a starter number")
    return chips


def check_attributes(chips: list[AttributeChip]) -> list[AttributeChip]:
    ids = [chip.id for chip in chips]
    check_ids(ids, numbered("T", ATTRIBUTES), "attribute chip")
    benefits = [f"{chip.top}.{chip.power}.{chip.amount} {effects_key(chip.effects)}" for chip in chips]
    check_different(ids, benefits, "no two attribute chips have the same benefit")
    check_different(
        ids, [f"{chip.feature}.{chip.wants}" for chip in chips], "each feature is wanted once with 3, once with 4"
    )
    return chips


def check_events(events: list[EventCard]) -> list[EventCard]:
    ids = [event.id for event in events]
    check_ids(ids, numbered("F", EVENTS), "event")
    keys = [f"{event.who}.{event.counter}.{event.a}.{event.least}.{event.loss}" for event in events]
    check_different(ids, keys, "no two events look for the same")
    return events


def check_markers(cards: list[MarkerCard]) -> list[MarkerCard]:
    ids = [card.id for card in cards]
    check_ids(ids, numbered("M", MARKER_CARDS), "starting marker card")
    check_starters(ids, [card.starter for card in cards], "starting marker cards")
    keys = [f"{card.features} {card.materials} {card.food} {card.money} {card.ideas} {card.focus}" for card in cards]
    check_different(ids, keys, "no two marker cards give the same")
    return cards


def check_chip_cards(cards: list[IncomeChip]) -> list[IncomeChip]:
    ids = [card.id for card in cards]
    check_ids(ids, numbered("K", CHIP_CARDS), "starting chip card")
    check_starters(ids, [card.starter for card in cards], "starting chip cards")
    check_different(ids, [str(card.module) for card in cards], "each chip card upgrades another module")
    check_different(ids, [effects_key(card.effects) for card in cards], "no two chip cards have the same action")
    for card in cards:
        if card.module < 0:
            raise BadComponents(f"{card.id}: it names no main module")
    return cards
