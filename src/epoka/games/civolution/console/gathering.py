"""The base of choices that pick several things of one kind, one after the other."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import DONE
from epoka.games.civolution.position.state import Civolution


class Gather(Opening):
    """Up to `left` picks of one kind, a set unless `collects` says otherwise.

    `lowest` is the highest pick so far: the list goes on from there, so that every set is offered in one order only.
    Where the picks are no set it stays 0, and every order is offered. A subclass lists the picks (`picks_from`),
    carries one out (`pick`) and says which step goes on after it (`rest`).
    """

    def __init__(self, seat: i64, left: i64, lowest: i64 = 0) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest

    def inside(self) -> bool:
        return self.lowest > 0

    def collects(self, s: Civolution) -> bool:
        return True

    def optional(self) -> bool:
        """Whether the player may stop before all picks are made."""
        return True

    def offer(self, s: Civolution, out: list[int]) -> None:
        if self.optional():
            out.append(DONE)
        self.picks_from(s, self.lowest if self.lowest and self.collects(s) else 0, out)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            self.leave(s, self.left)
            return
        if self.left > 1:
            s.push(self.rest(s, action))
        else:
            self.leave(s, 0)
        self.pick(s, action)

    def pick(self, s: Civolution, action: i64) -> None:
        """Carry one pick out; the step for the others is on the agenda already."""
        raise NotImplementedError

    def rest(self, s: Civolution, action: i64) -> Opening:
        """The step for the picks that are left after this one."""
        raise NotImplementedError

    def leave(self, s: Civolution, left: i64) -> None:
        """The player is done; so many picks were not made."""

    def highest(self, s: Civolution, picked: i64) -> i64:
        """What `lowest` is for the step after a pick."""
        if not self.collects(s):
            return 0
        return picked if picked > self.lowest else self.lowest
