"""What so many rounds can bring at most. The rules themselves bound nothing: nobody has to buy anything."""

from __future__ import annotations

from typing import Final

from epoka.core.bounds import Bounds
from epoka.games.stoneage.components import (
    BUILDINGS,
    CARDS,
    MOST_AGRICULTURE,
    MOST_WORKERS,
    SLOTS,
    SYMBOLS,
)

BEST_RESOURCE: Final = 6
"""The value of gold."""
RESOURCES_A_ROUND: Final = 30
"""All workers gather wood with sixes, every tool and every one-use tool helps: (60 + 12 + 9) / 3, rounded up."""
RESOURCES_A_CARD: Final = 12
"""Two dice at the most for whatever a card brings."""
HUNGER_A_ROUND: Final = 10
ACTIONS_A_WORKER: Final = 14
"""To be placed, then to roll and use six tools, to pay seven resources and to stop, or to choose what a card brings."""
ACTIONS_OF_FEEDING: Final = 12


def bounds_of(players: int, rounds: int) -> Bounds:
    """The bounds of games that are cut off after so many rounds."""
    buildings = sum([max(tile.points, BEST_RESOURCE * tile.count) for tile in BUILDINGS])
    figures = sum([card.figures for card in CARDS]) * max(MOST_AGRICULTURE, MOST_WORKERS, len(BUILDINGS))
    culture = 2 * len(SYMBOLS) * len(SYMBOLS)
    cards = RESOURCES_A_CARD * len(CARDS)
    a_round = players * (MOST_WORKERS * ACTIONS_A_WORKER + ACTIONS_OF_FEEDING) + SLOTS + players
    return Bounds(
        longest=(rounds + 1) * a_round,
        least_points=-HUNGER_A_ROUND * rounds,
        most_points=buildings + figures + culture + cards + RESOURCES_A_ROUND * rounds,
    )
