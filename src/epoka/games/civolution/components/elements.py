"""Whatever may be installed, by one number: cards, income chips, chip cards, attribute chips, goal chips."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.components.catalogue import ATTRIBUTE_CHIPS, CHIP_CARD_ROWS, INCOME_CHIPS, RESEARCH
from epoka.games.civolution.components.pieces import ATTRIBUTE, CARDS, CHIP_CARD, DECK_LETTERS, DECK_SIZE, GOAL, INCOME
from epoka.games.civolution.components.rows import Cost, Effect


def card_id(card: int) -> str:
    return f"{DECK_LETTERS[card // DECK_SIZE]}{card % DECK_SIZE + 1}"


def element_id(element: int) -> str:
    """The id of anything that may be installed."""
    if element < CARDS:
        return card_id(element)
    if element < CHIP_CARD:
        return f"I{element - INCOME + 1}"
    if element < ATTRIBUTE:
        return f"K{element - CHIP_CARD + 1}"
    return f"T{element - ATTRIBUTE + 1}" if element < GOAL else f"G{element - GOAL + 1}"


NO_PRICE: Final[list[Cost]] = []


def effects_of(element: i64) -> list[Effect]:
    """The effects of an installed element: an activity's, a trigger's, an income chip's."""
    if element < CARDS:
        return RESEARCH[element].effects
    if element < CHIP_CARD:
        return INCOME_CHIPS[element - INCOME].effects
    if element < ATTRIBUTE:
        return CHIP_CARD_ROWS[element - CHIP_CARD].effects
    return ATTRIBUTE_CHIPS[element - ATTRIBUTE].effects


def needs_test(element: i64) -> bool:
    if element < CARDS:
        return RESEARCH[element].test
    if element < CHIP_CARD:
        return INCOME_CHIPS[element - INCOME].test
    if element < ATTRIBUTE:
        return CHIP_CARD_ROWS[element - CHIP_CARD].test
    return False


def price_of(element: i64) -> list[Cost]:
    return RESEARCH[element].price if element < CARDS else NO_PRICE


def power_of(element: i64) -> int:
    return RESEARCH[element].power if element < CARDS else ATTRIBUTE_CHIPS[element - ATTRIBUTE].power


def amount_of(element: i64) -> int:
    return RESEARCH[element].amount if element < CARDS else ATTRIBUTE_CHIPS[element - ATTRIBUTE].amount
