"""V.I.C.I., the opponent of a solo game: what she has instead of a console (CV-183, CV-184, CV-185, CV-186, CV-187)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.forms import Deck, Forms, Number, Numbers, Part, Several
from epoka.core.pool import Pool
from epoka.games.civolution import copies
from epoka.games.civolution.components.codes import P_STRONG_DISPLACING
from epoka.games.civolution.components.map import TERRITORIES
from epoka.games.civolution.components.pieces import ELEMENTS, FEATURES, MARKERS
from epoka.games.civolution.components.solo_cards import EVOLUTION_SPACES, PROSPERITY_SPACES, SOLO_CARDS, VICI_CARDS
from epoka.games.civolution.position.player import Player

VICI: Final = 1
"""The seat of V.I.C.I.; the human sits on seat 0."""
HUMAN: Final = 0
TRIBES: Final = 15
DICE: Final = 6
GRID_START: Final = 2
"""So many markers lie on each grid at the beginning."""
RESET_ICONS: Final = 4
"""So many icons of both colours make a Reset."""


OPPONENT: Final[Forms] = {
    "evolution": Number(0, EVOLUTION_SPACES),
    "prosperity": Number(0, PROSPERITY_SPACES),
    "blocked": Number(0, (1 << TERRITORIES) - 1),
    "stack": Deck(SOLO_CARDS),
    "revealed": Several(SOLO_CARDS, 0, SOLO_CARDS - 1),
    "provisions": Numbers(TERRITORIES, 0, MARKERS),
    "gone": Several(ELEMENTS, 0, ELEMENTS - 1),
}


class Opponent(Part):
    """Her action cards, grids and provisions; tribes, discs, dice and points are in her `Player`."""

    def __init__(self) -> None:
        self.evolution: i64 = 0
        """Markers on the Evolution grid, which fills from space 1 on."""
        self.prosperity: i64 = 0
        self.blocked: i64 = 0
        """Territories whose farm space her provisions block, as bits."""
        self.stack = Pool([])
        """The face-down action cards; what is neither here nor revealed lies on the discard pile."""
        self.revealed: list[int] = []
        self.provisions: list[int] = []
        """Provision markers in each territory."""
        self.gone: list[int] = []
        """Cards and chips that left the game because of her, as elements of a column."""

    @staticmethod
    def new() -> Opponent:
        new = Opponent()
        new.evolution = GRID_START
        new.prosperity = GRID_START
        new.stack = Pool([1] * SOLO_CARDS)
        new.provisions = [0] * TERRITORIES
        return new

    def copy(self) -> Opponent:
        new = Opponent()
        copies.copy_opponent(self, new)
        return new

    def covered(self, spaces: list[int]) -> i64:
        """How many of these spaces of the Prosperity grid carry a marker."""
        return len([space for space in spaces if space <= self.prosperity])

    def blue_icons(self) -> int:
        return sum([VICI_CARDS[card].blue_icons for card in self.revealed])

    def red_icons(self) -> int:
        return sum([VICI_CARDS[card].red_icons for card in self.revealed])

    def resets(self) -> bool:
        """Whether the revealed cards make a Reset (CV-191)."""
        return self.blue_icons() >= RESET_ICONS and self.red_icons() >= RESET_ICONS

    # ---- saved form -----------------------------------------------------------------------------------------------

    def forms(self) -> Forms:
        return OPPONENT

    def check(self, markers: int) -> None:
        """Refuse a snapshot whose grids and provisions do not hold the markers she has put there."""
        placed = self.evolution + self.prosperity + sum(self.provisions)
        if placed != markers:
            raise ValueError(f"V.I.C.I. has put {markers} markers on grids and provisions, but {placed} lie there")


NO_OPPONENT: Final = Opponent()
"""What a game of several players has in her place."""


def console() -> Player:
    """Her tribes, discs and dice, the dice counted only; displacing never weakens her tribes (CV-184 to CV-187)."""
    new = Player.new()
    new.elsewhere = 2 * GRID_START  # CV-186
    new.supply = MARKERS - new.elsewhere
    new.tribes = TRIBES
    new.resets = 0
    new.boats = 0
    new.farms = 0
    new.dice = [0] * len(FEATURES)
    new.used = DICE
    new.powers[P_STRONG_DISPLACING] = 1
    return new
