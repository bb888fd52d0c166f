"""Attribute chips: who may take one, and what taking it means (CV-124, CV-125)."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.core.drawing import Draw
from epoka.core.pool import NOTHING, Pool
from epoka.games.civolution.components.catalogue import ATTRIBUTE_CHIPS
from epoka.games.civolution.components.codes import P_AS_FEATURE, P_ATTRIBUTE_DISCOUNT
from epoka.games.civolution.components.elements import element_id
from epoka.games.civolution.components.pieces import ATTRIBUTE, ATTRIBUTE_TYPE
from epoka.games.civolution.components.spaces import FEATURE
from epoka.games.civolution.console.columns import PlaceElement, columns_for
from epoka.games.civolution.console.markers import pay
from epoka.games.civolution.notation import ATTRIBUTE_CHIP, DEAL_ATTRIBUTE, DONE
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision


class DealAttribute(Draw[Civolution]):
    """An attribute chip is drawn from the bag onto a space of the display."""

    def __init__(self, space: i64) -> None:
        super().__init__(DEAL_ATTRIBUTE, "attributes")
        self.space: i64 = space

    def pool(self, s: Civolution) -> Pool:
        return s.attribute_pool

    def receive(self, s: Civolution, kind: int) -> None:
        s.attribute_display[self.space] = kind
        if s.listening:
            s.tell("attribute-shown", {"element": element_id(ATTRIBUTE + kind)})


def offer_attributes(s: Civolution, seat: i64, out: list[int]) -> None:
    """Append the displayed attribute chips that the player could take now (CV-124)."""
    player = s.seats[seat]
    found = NOTHING
    for chip in s.attribute_display:
        if chip < 0:
            continue
        row = ATTRIBUTE_CHIPS[chip]
        own = player.at[FEATURE + row.feature]
        if not own:
            continue
        counted = own + (player.powers[P_AS_FEATURE] >> row.feature & 1) + player.powers[P_ATTRIBUTE_DISCOUNT]
        if counted >= row.wants:
            found = [*found, ATTRIBUTE_CHIP + chip]
    if found and columns_for(player, ATTRIBUTE_TYPE):
        out.extend(sorted(found))


def take_attribute(s: Civolution, seat: i64, action: i64) -> None:
    """Give the player a chip: one of the required markers is returned, and the display is refilled at once (CV-125)."""
    chip = int(action) - ATTRIBUTE_CHIP
    space = s.attribute_display.index(chip)
    s.attribute_display[space] = -1
    s.push(PlaceElement(seat, ATTRIBUTE + chip))
    if s.attribute_pool.size():
        s.push(DealAttribute(space))
    pay(s, seat, FEATURE + ATTRIBUTE_CHIPS[chip].feature, 1)


class Attributes(Decision):
    """At the end of another decision the player may still take attribute chips."""

    def rule(self) -> str:
        return "CV-124"

    def actions(self, s: Civolution, out: list[int]) -> None:
        offer_attributes(s, self.seat, out)
        out.append(DONE)

    def act(self, s: Civolution, action: i64) -> None:
        if action != DONE:
            s.push(self)
            take_attribute(s, self.seat, action)
