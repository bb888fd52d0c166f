"""Which cards to keep, to take, to give up."""

from __future__ import annotations

from epoka.games.civolution.bots.best_actions import gained_card
from epoka.games.civolution.bots.card_values import potential
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.components.pieces import DECK_SIZE, DECKS
from epoka.games.civolution.notation import DISCARD, KEEP, OPEN_STACK


def research_price(worth: Worth, action: int) -> float:
    """A card to keep or discard, a stack to take from."""
    if action < DISCARD:
        return potential(worth, action - KEEP)
    if action < OPEN_STACK:
        return -potential(worth, action - DISCARD)
    best = gained_card(worth)
    deck = action - OPEN_STACK
    return best.value if best.pick == deck else 0.05


def stack_price(worth: Worth, deck: int) -> float:
    """Decks of which little is in hand and whose column stands low are worth drawing from."""
    held = len([card for card in worth.me.hand if card // DECK_SIZE == deck])
    return 1.0 - 0.2 * held - 0.01 * (deck % len(DECKS))


def kept_deck(worth: Worth, deck: int) -> float:
    """The worth of the best drawn card of a deck."""
    best = 0.0
    for card in worth.me.drawn:
        if card // DECK_SIZE == deck:
            best = max(best, potential(worth, card))
    return best
