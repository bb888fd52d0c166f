"""The base of decisions that belong to a pick of a set, as the new value belongs to the die that is turned."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision


class PickPart(Decision):
    """The second half of a pick: of equal picks the one with the lower part comes first.

    `left` picks may follow. `lowest` is the highest pick of the set so far and `before` its part: from there on the
    lists of this pick and of the next ones go on, so that every set is offered in one order only.
    """

    def __init__(self, seat: i64, left: i64, lowest: i64, before: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest
        self.before: i64 = before

    def inside(self) -> bool:
        return True

    def part_of_pick(self) -> bool:
        return True

    def collects(self, s: Civolution) -> bool:
        return True

    def picked(self) -> i64:
        """The pick that this decision belongs to."""
        raise NotImplementedError

    def actions(self, s: Civolution, out: list[int]) -> None:
        self.picks_from(s, self.before if self.picked() == self.lowest else 0, out)

    def next_lowest(self) -> i64:
        """The highest pick of the set once this one belongs to it."""
        return max(self.lowest, self.picked())

    def next_before(self, part: i64) -> i64:
        """The part of the highest pick once this one belongs to the set."""
        if self.picked() > self.lowest:
            return part
        return max(self.before, part) if self.picked() == self.lowest else self.before
