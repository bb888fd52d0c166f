"""What the cards of a player add up to, and what he would score if the game ended now; asked many times a decision."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.core.bits import count_bits
from epoka.games.stoneage.components import BUILDER, CARDS, FARMER, SHAMAN, TOOLMAKER
from epoka.games.stoneage.player import Player

PROFESSION: Final[vec[i64]] = vec[i64]([card.profession for card in CARDS])
FIGURES: Final[vec[i64]] = vec[i64]([card.figures for card in CARDS])
SYMBOL: Final[vec[i64]] = vec[i64]([card.symbol for card in CARDS])


class Holdings:
    """The figures of each profession on some cards, and the symbols held at least once and at least twice, as bits."""

    def __init__(self, cards: i64) -> None:
        self.farmers: i64 = 0
        self.toolmakers: i64 = 0
        self.builders: i64 = 0
        self.shamans: i64 = 0
        self.once: i64 = 0
        self.twice: i64 = 0
        number: i64 = 0
        while cards:
            if cards & 1:
                profession = PROFESSION[number]
                if profession == FARMER:
                    self.farmers += FIGURES[number]
                elif profession == TOOLMAKER:
                    self.toolmakers += FIGURES[number]
                elif profession == BUILDER:
                    self.builders += FIGURES[number]
                elif profession == SHAMAN:
                    self.shamans += FIGURES[number]
                else:
                    bit: i64 = 1 << SYMBOL[number]
                    self.twice |= self.once & bit
                    self.once |= bit
            cards >>= 1
            number += 1

    def figures(self, profession: i64) -> i64:
        """How many figures of a profession the cards show together."""
        if profession == FARMER:
            return self.farmers
        if profession == TOOLMAKER:
            return self.toolmakers
        return self.builders if profession == BUILDER else self.shamans

    def score(self, player: Player, second_green_set: bool) -> i64:
        """The points of a player with these cards if the game ended now (the sum of `scoring.breakdown`)."""
        first = count_bits(self.once)
        second = count_bits(self.twice) if second_green_set else 0
        return (
            player.building_points
            + player.card_points
            + player.hunger
            + self.farmers * player.agriculture
            + self.toolmakers * player.tool_sum()
            + self.builders * count_bits(player.buildings)
            + self.shamans * player.workers
            + first * first
            + second * second
            + player.resources()
            + (2 if player.two_resources else 0)
        )
