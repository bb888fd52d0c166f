"""The base of every choice that opens a gesture of a player's turn."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.games.civolution.components.pieces import ATTRIBUTES
from epoka.games.civolution.console.attribute_chips import offer_attributes, take_attribute
from epoka.games.civolution.notation import ATTRIBUTE_CHIP
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision


class Opening(Decision):
    """A choice that opens a gesture: an attribute chip may be taken first, at any such moment of a turn (CV-124).

    Where there is nothing else to choose nobody is asked, and the chips are offered at the next choice; unless a chip
    would open this one again.
    """

    def offer(self, s: Civolution, out: list[int]) -> None:
        """Append what may be chosen here, sorted, as `actions` does."""
        raise NotImplementedError

    def choose(self, s: Civolution, action: i64) -> None:
        """Carry it out, as `act` does."""
        raise NotImplementedError

    def actions(self, s: Civolution, out: list[int]) -> None:
        self.offer(s, out)
        if self.inside():
            return
        if len(out) > 1 or self.always_asked() or self.afresh() is not self:
            chips: list[int] = []
            offer_attributes(s, self.seat, chips)
            if chips:
                out[:0] = chips

    def act(self, s: Civolution, action: i64) -> None:
        if ATTRIBUTE_CHIP <= action < ATTRIBUTE_CHIP + ATTRIBUTES:
            s.push(self.afresh())
            take_attribute(s, self.seat, action)
        else:
            self.choose(s, action)

    def afresh(self) -> Opening:
        """The choice as it goes on after a chip was taken."""
        return self
