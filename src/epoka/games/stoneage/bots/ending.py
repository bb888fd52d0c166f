"""When the game will end, guessed from what is sold so far."""

from __future__ import annotations

from typing import Final

from epoka.games.stoneage.components import CARDS, SLOTS, STACK_HEIGHT
from epoka.games.stoneage.places import BUILDING, CARD
from epoka.games.stoneage.placing import PlaceWorkers
from epoka.games.stoneage.state import StoneAge

CARDS_A_ROUND: Final = [0.0, 0.0, 2.2, 2.8, 3.2]
TILES_A_ROUND: Final = 0.55
"""What is usually sold in a round: cards by the number of players, and buildings from each stack."""

HABIT: Final = 3
"""How many rounds of usual sales weigh as much as what was seen in this game."""


def rounds_after(s: StoneAge) -> float:
    """How many rounds will come after this one, at the pace of this game."""
    played = int(s.round) - 1 + HABIT
    deck = int(s.deck.size())
    sold = len(CARDS) - SLOTS - deck
    pace = (sold + HABIT * CARDS_A_ROUND[s.players]) / played
    least = deck / pace
    for height in s.heights:
        pace = (STACK_HEIGHT - height + HABIT * TILES_A_ROUND) / played
        least = min(least, height / pace)
    return least - 0.5


def chance_of_last(s: StoneAge) -> float:
    """How likely this round is the last, by what stands on the board."""
    going_on = 1.0
    placing = isinstance(s.agenda[-1], PlaceWorkers)
    for stack in range(s.players):
        height = s.heights[stack]
        if height == 0:
            return 1.0
        if height == 1:
            if s.crowd[BUILDING + stack]:
                going_on *= 0.2
            elif placing:
                going_on *= 0.6
    free = 0.0
    for slot in range(SLOTS):
        if s.slots[slot] < 0:
            free += 1.0
        elif s.crowd[CARD + slot]:
            free += 0.9
        elif placing:
            free += 0.5
    # The round is the last where more slots become free than the deck can fill.
    surplus = free - int(s.deck.size())
    if surplus >= 1.0:
        going_on *= 0.05
    elif surplus > -1.0:
        going_on *= 0.525 - 0.475 * surplus
    return 1 - going_on
