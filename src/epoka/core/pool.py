"""A face-down deck as what may be drawn from it, not as an order nobody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from epoka.core.saved import numbers, rows, several

if TYPE_CHECKING:
    from epoka.core.dealer import Dealer


NOTHING: Final[list[int]] = []

MOST_KINDS: Final = 999
MOST_OF_A_KIND: Final = 99
KNOWN: Final = 255
"""The bits of all seats: no game has more than eight."""


class Pool:
    """A multiset of kinds 0, 1, 2 …, all its pieces equally likely to come next, over known pieces put under it.

    `under` lists what was put at the bottom, the next to come first; `knows` says for each of them which seats saw it,
    as one bit for each seat. Pieces under the pool come only when the pool itself is empty. Both lists are replaced,
    never changed, so that copies share them; `counts` they share until one of them changes.
    """

    def __init__(self, counts: list[int], total: i64 = -1) -> None:
        self.counts = counts
        """How many pieces there are of each kind: read it, and change it by `put` and `take` only."""
        self._shared = False
        """Whether another pool may hold the same list of counts."""
        self.total: i64 = total if total >= 0 else sum(counts)
        self.under = NOTHING
        self.knows = NOTHING

    def copy(self) -> Pool:
        new = Pool(self.counts, self.total)
        new._shared = self._shared = True
        new.under = self.under
        new.knows = self.knows
        return new

    def size(self) -> i64:
        """How many pieces are left, known ones included."""
        return self.total + len(self.under)

    def put(self, kind: int) -> None:
        """Put one piece back among those that are drawn at random."""
        self._change(kind, 1)

    def put_under(self, kind: int, knows: int) -> None:
        self.under = [*self.under, kind]
        self.knows = [*self.knows, knows]

    def holds(self, kind: int) -> bool:
        """Whether this kind may be the next one drawn."""
        if self.total:
            return 0 <= kind < len(self.counts) and self.counts[kind] > 0
        return bool(self.under) and self.under[0] == kind

    def take(self, kind: int) -> None:
        """Remove the piece that was drawn."""
        if self.total:
            self._change(kind, -1)
        else:
            self.under = self.under[1:]
            self.knows = self.knows[1:]

    def _change(self, kind: int, pieces: i64) -> None:
        """So many pieces of a kind more, in a list of counts of this pool's own."""
        if self._shared:
            self.counts = self.counts.copy()
            self._shared = False
        self.counts[kind] += int(pieces)
        self.total += pieces

    def certain(self) -> int:
        """The kind that must come next, or -1 where several may."""
        if not self.total:
            return self.under[0] if self.under else -1
        kind = 0
        for count in self.counts:
            if count:
                return kind if count == self.total else -1
            kind += 1
        return -1

    def draw(self, dealer: Dealer, stream: str) -> int:
        """The kind that comes next; the pool itself changes only when the outcome is applied with `take`.

        A piece from under the pool takes a number of the stream too, so that every draw takes exactly one.
        """
        if not self.total:
            dealer.below(stream, 1)
            return self.under[0]
        return self.nth(dealer.below(stream, self.total))

    def nth(self, place: i64) -> int:
        """The kind of the piece at this place, counting through the kinds in order."""
        kind = 0
        for count in self.counts:
            place -= count
            if place < 0:
                return kind
            kind += 1
        raise IndexError("no such piece in the pool")

    def outcomes(self, first: int) -> list[tuple[int, float]]:
        """Every kind that may come next as an action numbered from `first`, with its probability."""
        if not self.total:
            return [(first + self.under[0], 1.0)]
        total = float(self.total)
        return [(first + kind, count / total) for kind, count in enumerate(self.counts) if count]

    def __copy__(self) -> Pool:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Pool:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return pool_with, (self.counts, self.under, self.knows)

    def data(self) -> dict[str, Any]:
        return {"counts": self.counts.copy(), "under": self.under.copy(), "knows": self.knows.copy()}

    @staticmethod
    def load(data: dict[str, Any], kinds: int = 0) -> Pool:
        """The pool of which this is the saved form; where `kinds` is given it must have exactly so many."""
        counts = rows(data["counts"], kinds, kinds if kinds else MOST_KINDS)
        pool = Pool(several(counts, MOST_KINDS, 0, MOST_OF_A_KIND))
        under = rows(data["under"], 0, MOST_KINDS)
        if under or data["knows"]:
            pool.under = several(under, MOST_KINDS, 0, len(counts) - 1)
            pool.knows = numbers(data["knows"], len(under), 0, KNOWN)
        return pool


def pool_with(counts: list[int], under: list[int], knows: list[int]) -> Pool:
    """The pool of these pieces: what a pickled one comes back as."""
    pool = Pool(counts.copy())
    pool.under, pool.knows = under, knows
    return pool
