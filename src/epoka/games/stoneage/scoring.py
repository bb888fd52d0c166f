"""Final scoring, at any moment as if the game ended then (SA-65, SA-66, SA-67, SA-68, SA-69, SA-70)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from epoka.core import saved
from epoka.core.bits import count_bits, members
from epoka.games.stoneage.components import (
    BUILDER,
    CARDS,
    FARMER,
    PROFESSIONS,
    SHAMAN,
    SYMBOLS,
    TOOLMAKER,
)
from epoka.games.stoneage.player import Player

if TYPE_CHECKING:
    from epoka.games.stoneage.state import StoneAge


def _of_symbol(symbol: int) -> int:
    return saved.members([number for number, card in enumerate(CARDS) if card.symbol == symbol], len(CARDS))


def _of_profession(profession: int) -> int:
    return saved.members([number for number, card in enumerate(CARDS) if card.profession == profession], len(CARDS))


SYMBOL_CARDS: Final[list[int]] = [_of_symbol(symbol) for symbol in range(len(SYMBOLS))]
PROFESSION_CARDS: Final[list[int]] = [_of_profession(profession) for profession in range(len(PROFESSIONS))]


def figures(cards: i64, profession: int) -> int:
    """How many figures of a profession the cards show together."""
    return sum([CARDS[number].figures for number in members(cards & PROFESSION_CARDS[profession])])


def culture_sets(cards: i64) -> list[int]:
    """How many symbols the first and the second set of green cards hold (SA-65).

    Cards count whether their upper part was used or not (SA-43).
    """
    first, second = 0, 0
    for mask in SYMBOL_CARDS:
        copies = count_bits(cards & mask)
        if copies >= 1:
            first += 1
        if copies >= 2:
            second += 1
    return [first, second]


def breakdown(player: Player, cards: i64, second_green_set: bool) -> dict[str, int]:
    """Points by source for a player whose cards are these; an open card of SA-42 counts as the two resources it is."""
    first, second = culture_sets(cards)
    left = int(player.resources()) + (2 if player.two_resources else 0)
    return {
        "buildings": int(player.building_points),
        "cards": int(player.card_points),
        # SA-66: figures of a profession times what it counts
        "farmer": figures(cards, FARMER) * int(player.agriculture),
        "toolmaker": figures(cards, TOOLMAKER) * int(player.tool_sum()),
        "builder": figures(cards, BUILDER) * int(count_bits(player.buildings)),
        "shaman": figures(cards, SHAMAN) * int(player.workers),
        "culture-first": first * first,
        "culture-second": second * second if second_green_set else 0,
        "resources": left,  # SA-67
        "hunger": int(player.hunger),
    }


def tie_break(s: StoneAge) -> list[int]:
    """What decides between equal points (SA-68): agriculture, tools and workers together (SA-69).

    Where ties are not shared, the later in turn order comes next (SA-70).
    """
    sums = [int(player.agriculture + player.tool_sum() + player.workers) for player in s.seats]
    if s.rules.tie_share:
        return sums
    return [total * s.players + (seat - int(s.first)) % s.players for seat, total in enumerate(sums)]
