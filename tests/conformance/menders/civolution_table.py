"""What the menders of Civolution share: whose turn it is, where something is, a tribe that comes."""

from __future__ import annotations

from typing import Final

from epoka import Refusal
from epoka.games.civolution.components.map import TERRITORY_NAMES
from epoka.games.civolution.continent.tribes import change_at
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.state import Civolution
from epoka.testing.kit import top

STRONG: Final = 1
PLENTY: Final = 12


def seat_of(s: Civolution) -> int:
    return int(top(s).seat)


def mover(s: Civolution) -> Player:
    return s.seats[seat_of(s)]


def territory_of(why: Refusal) -> int:
    return TERRITORY_NAMES.index(str(why.params["territory"]))


def camp(s: Civolution, territory: int, seat: int | None = None) -> None:
    """A strong tribe of a seat, the mover unless told, camps in a territory."""
    change_at(s, seat_of(s) if seat is None else seat, territory, 1, STRONG, 1)


def have_everything(s: Civolution, action: int, why: Refusal) -> None:
    mover(s).at = [PLENTY] * len(mover(s).at)
