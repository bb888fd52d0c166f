"""What a seat does not know, dealt anew: for thinkers that must not know more than their seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from epoka.core.pool import Pool
from epoka.games.civolution.components.pieces import DECK_SIZE, DECKS

if TYPE_CHECKING:
    from epoka.core.dealer import Dealer
    from epoka.games.civolution.position.state import Civolution


def shuffle_unknown(s: Civolution, seat: int, dealer: Dealer) -> None:
    """Cards in other hands, drawn by others or put under the stacks, and marker cards others choose from."""
    for deck in range(len(DECKS)):
        _shuffle_deck(s, deck, seat, dealer)
    pool = s.marker_pool
    for other in range(s.players):
        if other != seat and len(s.seats[other].options) > 1:
            for card in s.seats[other].options:
                pool.put(card)
    for other in range(s.players):
        options = s.seats[other].options
        if other != seat and len(options) > 1:
            dealt = [_draw(pool, dealer) for _ in options]
            chosen = 0 if is_choosing(s, other) else 1
            s.seats[other].options = dealt[:chosen] + sorted(dealt[chosen:])


def is_choosing(s: Civolution, seat: int) -> bool:
    """Whether a player has not chosen a marker card yet; the chosen one lies first.

    That choice, which all players make at the same time, is the only sealed one of the game.
    """
    return any(step.sealed() and int(step.seat) == seat for step in s.agenda)


def _shuffle_deck(s: Civolution, deck: int, seat: int, dealer: Dealer) -> None:
    """Every card of a deck that the seat has not seen changes places with the others of that kind."""
    pool = s.decks[deck]
    first = deck * DECK_SIZE
    fate: list[list[int]] = []
    for other in range(s.players):
        player = s.seats[other]
        if other == seat:
            continue
        for place in range(len(player.hand)):
            if player.hand[place] // DECK_SIZE == deck and not player.known[place] >> seat & 1:
                fate.append([other, 0, player.known[place]])
                pool.put(player.hand[place] - first)
        for card in player.drawn:
            if card // DECK_SIZE == deck:
                fate.append([other, 1, 0])
                pool.put(card - first)
    under = [place for place in range(len(pool.under)) if not pool.knows[place] >> seat & 1]
    for place in under:
        pool.put(pool.under[place])
    _take_away(s, deck, seat)
    for other, drawn, known in fate:
        card = first + _draw(pool, dealer)
        player = s.seats[other]
        if drawn:
            player.drawn.append(card)
            player.drawn.sort()
        else:
            player.add_card(card, known)
    beneath = pool.under.copy()
    for place in under:
        beneath[place] = _draw(pool, dealer)
    pool.under = beneath


def _take_away(s: Civolution, deck: int, seat: int) -> None:
    """The unknown cards leave the places they have been gathered from."""
    for other in range(s.players):
        player = s.seats[other]
        if other == seat:
            continue
        kept = [
            place
            for place in range(len(player.hand))
            if player.hand[place] // DECK_SIZE != deck or player.known[place] >> seat & 1
        ]
        player.hand, player.known = [player.hand[place] for place in kept], [player.known[place] for place in kept]
        player.drawn = [card for card in player.drawn if card // DECK_SIZE != deck]


def _draw(pool: Pool, dealer: Dealer) -> int:
    """A card of the unordered part of a pool, taken out of it."""
    kind = pool.nth(dealer.below("imagine", pool.total))
    pool.counts[kind] -= 1
    pool.total -= 1
    return kind
