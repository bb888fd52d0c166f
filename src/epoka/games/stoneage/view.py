"""What a seat may know, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from epoka.core.bits import members
from epoka.games.stoneage import scoring
from epoka.games.stoneage.components import BUILDINGS, CARDS, RESOURCES, SINGLE_USE
from epoka.games.stoneage.places import NAMES, PLACES
from epoka.games.stoneage.player import Player

if TYPE_CHECKING:
    from epoka.games.stoneage.state import StoneAge


def seen(s: StoneAge, seat: int) -> dict[str, Any]:
    """All but one thing is public: which card another player drew and keeps face down (SA-39).

    Cards bought openly stay visible to all, since everybody saw them; at the end everything is.
    """
    unseen: i64 = 0
    for card in range(len(CARDS)):
        if s.deck.counts[card]:
            unseen |= 1 << card
    for other, player in enumerate(s.seats):
        if other != seat and player.extra >= 0 and not s.over:
            unseen |= 1 << int(player.extra)
    seen_by_all: dict[str, Any] = {
        "round": int(s.round),
        "first": int(s.first),
        "slots": [card_id(card) for card in s.slots],
        "stacks": [
            {"top": BUILDINGS[top].id if top >= 0 else None, "height": height}
            for top, height in zip(s.tops, s.heights, strict=True)
        ],
        "places": {place.name: place.seen(s) for place in s.places},
        "unseen_buildings": [BUILDINGS[tile].id for tile, count in enumerate(s.tiles.counts) if count],
        "deferred_dice": [faces[1:] for faces in s.deferred],
        "seats": [player_seen(s, player, other == seat or s.over) for other, player in enumerate(s.seats)],
    }
    if s.rules.deck_count_public:
        seen_by_all["deck"] = int(s.deck.size())
        seen_by_all["unseen_cards"] = [CARDS[card].id for card in members(unseen)]
    return seen_by_all


def seen_beside(s: StoneAge, seat: int) -> dict[str, Any]:
    """What a seat sees otherwise than a spectator: nothing, unless it holds a face-down card (SA-39)."""
    return seen(s, seat) if s.seats[seat].extra >= 0 and not s.over else {}


def card_id(card: int) -> str | None:
    return CARDS[card].id if card >= 0 else None


def player_seen(s: StoneAge, player: Player, own: bool) -> dict[str, Any]:
    """A player board; the face-down card shows only on the own one before the end, and only there it counts."""
    cards = player.all_cards() if own else player.cards
    sources = scoring.breakdown(player, cards, s.rules.second_green_set)
    return {
        "workers": int(player.workers),
        "home": int(player.home),
        "food": int(player.food),
        "agriculture": int(player.agriculture),
        "goods": {RESOURCES[kind]: player.goods[kind] for kind in range(4)},
        "placed": {NAMES[place]: player.placed[place] for place in range(PLACES) if player.placed[place]},
        "tools": player.tools.copy(),
        "used": [bool((player.used >> space) & 1) for space in range(3)],
        "cards": [CARDS[card].id for card in members(player.cards)],
        "extra": card_id(int(player.extra)) if own else None,
        "has_extra": player.extra >= 0,
        "open_tools": [CARDS[SINGLE_USE[place]].id for place in members(player.open_tools)],
        "two_resources": player.two_resources,
        "buildings": [BUILDINGS[tile].id for tile in members(player.buildings)],
        "track": player.track(),
        "points": sum(sources.values()),
        "breakdown": sources,
    }
