"""V.I.C.I.'s markers: provisions, grids, and the chips and cards that leave the game for her (CV-202 to CV-205)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.components.elements import element_id
from epoka.games.civolution.components.map import TERRITORY_NAMES
from epoka.games.civolution.components.pieces import ATTRIBUTE, CATEGORIES, EVOLUTION, INCOME, PROSPERITY
from epoka.games.civolution.components.solo_cards import (
    EVOLUTION_ICONS,
    EVOLUTION_SPACES,
    PROSPERITY_ICONS,
    PROSPERITY_SPACES,
)
from epoka.games.civolution.console.attribute_chips import DealAttribute
from epoka.games.civolution.notation import ROLL
from epoka.games.civolution.position.opponent import VICI
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.cards import RefillOpen
from epoka.games.civolution.research.income_chips import DealIncome
from epoka.games.civolution.steps.rolling import Roll

BLOCKING_PROVISIONS: Final = 2
SIDES_A_CHIP: Final = 2
"""Die values for each chip of a display of three."""


def spend_marker(s: Civolution) -> bool:
    """Take one marker from her supply for a grid or the continent; False where none is left."""
    player = s.seats[VICI]
    if not player.supply:
        return False
    player.supply -= 1
    player.elsewhere += 1
    return True


def provide(s: Civolution, territory: i64) -> None:
    """Put a provision on a territory; the second one blocks the farm space unless a farm is there (CV-211, AMB-39)."""
    if not spend_marker(s):
        return
    vici = s.vici
    vici.provisions[territory] += 1
    number = vici.provisions[territory]
    if s.listening:
        s.tell("vici-provision", {"territory": TERRITORY_NAMES[territory], "number": number})
    if number == BLOCKING_PROVISIONS and s.farm[territory] < 0:
        vici.blocked |= 1 << int(territory)
        if s.listening:
            s.tell("vici-farm-blocked", {"territory": TERRITORY_NAMES[territory]})


def leave_game(s: Civolution, element: int) -> None:
    """Take a card or chip out of the game for the rest of it."""
    s.vici.gone.append(element)
    if s.listening:
        s.tell("vici-removed", {"element": element_id(element)})


# ---- the grids ------------------------------------------------------------------------------------------------------


def grow(s: Civolution, category: i64) -> None:
    """Put a marker on the next free space of the Evolution or Prosperity grid.

    A chip icon there costs a displayed chip (CV-204, CV-205).
    """
    vici = s.vici
    evolution = category == EVOLUTION
    space = vici.evolution + 1 if evolution else vici.prosperity + 1
    if space > (EVOLUTION_SPACES if evolution else PROSPERITY_SPACES) or not spend_marker(s):
        if s.listening:
            s.tell("vici-lost", {"doing": CATEGORIES[category]})
        return
    if evolution:
        vici.evolution = space
    else:
        vici.prosperity = space
    if s.listening:
        s.tell("vici-grid", {"category": CATEGORIES[category], "space": int(space)})
    if int(space) in (EVOLUTION_ICONS if evolution else PROSPERITY_ICONS):
        s.push(ChipRoll(category))


class ChipRoll(Roll):
    """Which chip leaves the game: of the attribute display for Evolution, else of the income display (AMB-1)."""

    def __init__(self, category: i64) -> None:
        super().__init__()
        self.category: i64 = category

    def act(self, s: Civolution, action: i64) -> None:
        space = (action - ROLL) // SIDES_A_CHIP
        income = self.category == PROSPERITY
        display = s.income_display if income else s.attribute_display
        if display[space] < 0:
            return
        if s.listening:
            s.tell("vici-chip-roll", {"value": int(action) - ROLL + 1})
        leave_game(s, (INCOME if income else ATTRIBUTE) + display[space])
        display[space] = -1
        if income and s.income_pool.size():
            s.push(DealIncome(space))
        elif not income and s.attribute_pool.size():
            s.push(DealAttribute(space))


def remove_open_card(s: Civolution, deck: i64) -> None:
    """The top card of a face-up stack leaves the game (CV-202)."""
    if not s.open[deck]:
        if s.listening:
            s.tell("vici-lost", {"doing": "remove-card"})
        return
    leave_game(s, s.open[deck].pop())
    s.push(RefillOpen(deck))
