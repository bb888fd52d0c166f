"""The end of what a player does: attribute chips may still be taken, complete stages bring bonuses (CV-108, CV-124)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.step import Procedure, Step
from epoka.games.civolution.components.board import COLUMN_BASE
from epoka.games.civolution.components.codes import E_INCOME_CHIP, E_STAGE_TILE
from epoka.games.civolution.components.pieces import COLUMNS
from epoka.games.civolution.console.attribute_chips import Attributes
from epoka.games.civolution.console.columns import next_stage
from epoka.games.civolution.notation import SEATS
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.effects import do


def is_complete(player: Player, stage: i64) -> bool:
    """Whether every cell of a stage is filled, goal chips in both halves (CV-108)."""
    for column in range(COLUMNS):
        if COLUMN_BASE[column] <= stage and next_stage(player, column) <= stage:
            return False
    return True


class Bonuses(Procedure[Civolution]):
    """The bonuses for a complete stage 1 and 2, once each (CV-108, AMB-22).

    What they bring may make an attribute chip possible, and this may complete a stage: so both are looked at again.
    """

    def act(self, s: Civolution, action: i64) -> None:
        player = s.seats[self.seat]
        if not player.bonus_1 and is_complete(player, 1):
            player.bonus_1 = 1
            self.give(s, 1, E_INCOME_CHIP)
        elif not player.bonus_2 and is_complete(player, 2):
            player.bonus_2 = 1
            self.give(s, 2, E_STAGE_TILE)

    def give(self, s: Civolution, stage: int, effect: i64) -> None:
        if s.listening:
            s.tell("stage-complete", {"seat": int(self.seat), "stage": stage})
        s.push(self)
        s.push(Attributes(self.seat))
        do(s, self.seat, effect, 1)


CLOSING: Final[list[list[Step[Civolution]]]] = [[Attributes(seat), Bonuses(seat)] for seat in SEATS]
"""Steps are immutable, so that these are made once for each seat."""


def closing(seat: i64) -> list[Step[Civolution]]:
    """The steps that end every moment of a player, the first one first: read the list, never change it."""
    return CLOSING[seat]
