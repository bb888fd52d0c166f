"""Chance without weights: one of several outcomes, each as likely as any other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from epoka.core.ids import ASK, ActionId, SeatId
from epoka.core.step import Chance, S

if TYPE_CHECKING:
    from epoka.core.dealer import Dealer


@mypyc_attr(allow_interpreted_subclasses=True)
class UniformChance(Chance[S]):
    """One of some candidates. Outcomes are numbered from `first` on by candidate; `stream` is the dealer's.

    A game says which candidates there are and what follows. A single one is certain, and the kernel takes it by itself;
    where it is to be drawn nevertheless, the step answers True to `always_asked`.
    """

    def __init__(self, first: i64, stream: str) -> None:
        super().__init__()
        self.first: Final[i64] = first
        self.stream: Final = stream

    def candidates(self, s: S) -> list[int]:
        """What may come, sorted; never empty."""
        raise NotImplementedError

    def forced(self, s: S) -> i64:
        if self.always_asked():
            return ASK
        candidates = self.candidates(s)
        return self.first + candidates[0] if len(candidates) == 1 else ASK

    def outcomes(self, s: S) -> list[tuple[int, float]]:
        candidates = self.candidates(s)
        share = 1 / len(candidates)
        return [(int(self.first) + candidate, share) for candidate in candidates]

    def draw(self, s: S, dealer: Dealer) -> int:
        candidates = self.candidates(s)
        return int(self.first) + candidates[dealer.below(self.stream, len(candidates))]


@mypyc_attr(allow_interpreted_subclasses=True)
class UniformRange(UniformChance[S]):
    """Uniform chance over all numbers below a count, such as the sides of a die, without listing the candidates."""

    def count(self, s: S) -> i64:
        """How many candidates there are, at least one."""
        raise NotImplementedError

    def candidates(self, s: S) -> list[int]:
        return list(range(int(self.count(s))))

    def forced(self, s: S) -> i64:
        return ASK if self.count(s) > 1 or self.always_asked() else self.first

    def allows(self, s: S, action: ActionId) -> bool:
        return self.first <= action < self.first + self.count(s)

    def draw(self, s: S, dealer: Dealer) -> int:
        return int(self.first) + dealer.below(self.stream, int(self.count(s)))


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomStarter(UniformRange[S]):
    """Who begins, where that is left to chance: any of the players. `event` is the key under which it is told."""

    def __init__(self, first: i64, event: str = "starts") -> None:
        super().__init__(first, "starter")
        self.event: Final = event

    def count(self, s: S) -> i64:
        return s.players

    def begin(self, s: S, seat: SeatId) -> None:
        """This seat begins: the game notes it."""
        raise NotImplementedError

    def act(self, s: S, action: ActionId) -> None:
        seat = action - self.first
        self.begin(s, seat)
        if s.listening:
            s.tell(self.event, {"seat": int(seat)})
