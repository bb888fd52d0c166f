"""The commonest chance of all: a piece comes from a pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from epoka.core.ids import ASK
from epoka.core.pool import Pool
from epoka.core.step import Chance, S

if TYPE_CHECKING:
    from epoka.core.dealer import Dealer


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance[S]):
    """A piece is drawn from a pool. Outcomes are numbered from `first` on by kinds of pieces; `stream` is the dealer's.

    A game says which pool it is and where the piece goes. A piece that is certain the kernel draws by itself, unless
    the step answers True to `always_asked`: where what is left in the pool is hidden.
    """

    def __init__(self, first: i64, stream: str) -> None:
        super().__init__()
        self.first: Final[i64] = first
        self.stream: Final = stream

    def pool(self, s: S) -> Pool:
        raise NotImplementedError

    def receive(self, s: S, kind: int) -> None:
        """Put the piece, which has left the pool, where it belongs."""
        raise NotImplementedError

    def forced(self, s: S) -> i64:
        if self.always_asked():
            return ASK
        kind = self.pool(s).certain()
        return ASK if kind < 0 else self.first + kind

    def allows(self, s: S, action: i64) -> bool:
        return self.pool(s).holds(int(action - self.first))

    def outcomes(self, s: S) -> list[tuple[int, float]]:
        return self.pool(s).outcomes(int(self.first))

    def draw(self, s: S, dealer: Dealer) -> int:
        return int(self.first) + self.pool(s).draw(dealer, self.stream)

    def act(self, s: S, action: i64) -> None:
        kind = int(action - self.first)
        self.pool(s).take(kind)
        self.receive(s, kind)
