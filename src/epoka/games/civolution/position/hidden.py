"""What a seat does not know: dealt anew for thinkers that must not know more, concealed in observations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from epoka.core.pool import KNOWN, Pool
from epoka.games.civolution.components.pieces import CARDS, DECK_SIZE, DECKS, MARKER_CARDS

if TYPE_CHECKING:
    from epoka.core.dealer import Dealer
    from epoka.games.civolution.position.player import Player
    from epoka.games.civolution.position.state import Civolution

SEATS: Final = 8
"""So many bits tell which seats know a card."""
NO_MARKERS: Final = Pool([0] * MARKER_CARDS)
"""Stands for a pool of marker cards of which nothing is known; never changed."""


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
            if player.hand[place] // DECK_SIZE == deck and not knows(player.known[place], seat):
                fate.append([other, 0, player.known[place]])
                pool.put(player.hand[place] - first)
        for card in player.drawn:
            if card // DECK_SIZE == deck:
                fate.append([other, 1, 0])
                pool.put(card - first)
    under = [place for place in range(len(pool.under)) if not knows(pool.knows[place], seat)]
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
            if player.hand[place] // DECK_SIZE != deck or knows(player.known[place], seat)
        ]
        player.hand, player.known = [player.hand[place] for place in kept], [player.known[place] for place in kept]
        player.drawn = [card for card in player.drawn if card // DECK_SIZE != deck]


def _draw(pool: Pool, dealer: Dealer) -> int:
    """A card of the unordered part of a pool, taken out of it."""
    kind = pool.nth(dealer.below("imagine", pool.total))
    pool.take(kind)
    return kind


def conceal(s: Civolution, seat: int) -> None:
    """Cards that the seat does not know show their backs, CARDS plus the number of the deck, and count in the pools.

    The pieces of `s` may be those of another state: what is concealed is replaced.
    """
    s.decks = [pool.copy() for pool in s.decks]
    s.seats = s.seats.copy()
    for other in range(s.players):
        if other != seat:
            s.seats[other] = _seen_player(s, s.seats[other], seat)
    s.marker_pool = NO_MARKERS  # what is left of it would tell what others have rejected
    for pool in s.decks:
        unknown = [place for place in range(len(pool.under)) if not knows(pool.knows[place], seat)]
        for place in unknown:
            pool.put(pool.under[place])
        if unknown:
            pool.under = [DECK_SIZE if place in unknown else card for place, card in enumerate(pool.under)]


def _seen_player(s: Civolution, player: Player, seat: int) -> Player:
    """A player as another seat sees it: after the cards that are known to it the backs of the others, in order."""
    seen = player.sharing()
    if player.hand:
        hand: list[int] = []
        known: list[int] = []
        backs: list[int] = []
        for place in range(len(player.hand)):
            if knows(player.known[place], seat):
                hand.append(player.hand[place])
                known.append(player.known[place])
            else:
                backs.append((_back(s, player.hand[place]) << SEATS) + player.known[place])
        backs.sort()
        for back in backs:
            hand.append(back >> SEATS)
            known.append(back & KNOWN)
        seen.hand, seen.known = hand, known
    if player.drawn:
        seen.drawn = sorted([_back(s, card) for card in player.drawn])
    if player.options:
        seen.options = [MARKER_CARDS] * len(player.options)
    return seen


def knows(seats: int, seat: int) -> bool:
    """Whether a seat is among these, kept as bits; a spectator never is."""
    return seat >= 0 and bool(seats >> seat & 1)


def _back(s: Civolution, card: int) -> int:
    """Put a card back into its pool and give what shows of it."""
    deck = card // DECK_SIZE
    s.decks[deck].put(card - deck * DECK_SIZE)
    return CARDS + deck
