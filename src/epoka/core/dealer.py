"""The only source of chance, outside every state."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from epoka.core.errors import CONTRADICTIONS, EpokaError
from epoka.core.ids import CHANCE

if TYPE_CHECKING:
    from epoka.core.state import State

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 12
MOST: Final = 1 << 31
"""The largest limit that `below` accepts: with a larger one its product would not fit into 64 bits."""


class Stream:
    """Numbers that look random: the generator sfc32 (C. Doty-Humphrey), small and good by the known test suites.

    Python's own generator would do; this one compiles to a dozen instructions and starts without filling a table,
    which makes random play about a sixth faster. No step exceeds 64 bits, so compiled and interpreted agree.
    """

    def __init__(self, seed: bytes) -> None:
        words = int.from_bytes(seed[0:12], "big")
        self._a: i64 = words >> 64
        self._b: i64 = (words >> 32) & WORD
        self._c: i64 = words & WORD
        self._count: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 bits of the stream."""
        word = (self._a + self._b + self._count) & WORD
        self._count = (self._count + 1) & WORD
        c = self._c
        self._a = self._b ^ (self._b >> 9)
        self._b = (c + (c << 3)) & WORD
        self._c = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
        return word

    def below(self, limit: i64) -> i64:
        """The next number from 0 to limit - 1: 53 random bits as a fraction below 1, times the limit, rounded down."""
        high = self.word()
        low = self.word() >> 11
        return (high * limit + ((low * limit) >> 21)) >> 32

    def numbers(self) -> list[int]:
        """Where the stream stands."""
        return [int(self._a), int(self._b), int(self._c), int(self._count)]

    def go_on_from(self, numbers: list[int]) -> None:
        """Stand where another stream stood."""
        self._a, self._b, self._c, self._count = numbers[0], numbers[1], numbers[2], numbers[3]


class Dealer:
    """Draws the outcomes of chance from named streams.

    With a seed, the n-th number of a stream depends on the seed, the stream's name and n alone, so that one more roll
    does not change which card comes next. Without a seed every number is fresh system entropy, as a live table needs.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self.seed = seed
        self._streams: dict[str, Stream] = {}

    def draw(self, state: State) -> int:
        """One outcome of the chance that `state` waits for."""
        if state.mover != CHANCE:
            raise EpokaError("nothing is left to chance here: draw() is for states whose mover is CHANCE")
        try:
            return state.agenda[-1].draw(state, self)
        except CONTRADICTIONS as error:
            state.blame_snapshot(error)
            raise

    def below(self, stream: str, limit: int) -> int:
        """A whole number from 0 to limit - 1, all equally likely; takes one number of the stream."""
        if not 0 < limit < MOST:
            raise EpokaError(f"a dealer draws below a limit of 1 to {MOST - 1}, not below {limit}")
        source = self.stream(stream)
        return secrets.randbelow(limit) if source is None else int(source.below(limit))

    def stream(self, name: str) -> Stream | None:
        """The stream of a name, for whoever draws from it many times; None without a seed."""
        source = self._streams.get(name)
        if source is None and self.seed is not None:
            source = Stream(sha256(f"{self.seed}:{name}".encode()).digest())
            self._streams[name] = source
        return source

    def streams(self) -> list[str]:
        """The names of the streams that were drawn from; none are kept without a seed."""
        return sorted(self._streams)

    def child(self, name: str) -> Dealer:
        """An independent dealer, for a thinker that must not disturb this one."""
        if self.seed is None:
            return Dealer(None)
        return Dealer(f"{self.seed}/{name}")

    def copy(self) -> Dealer:
        """A dealer that goes on from here by itself: both draw the same numbers, neither disturbs the other."""
        return dealer_at(self.seed, self._standing())

    def _standing(self) -> dict[str, list[int]]:
        return {name: stream.numbers() for name, stream in self._streams.items()}

    def __copy__(self) -> Dealer:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Dealer:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return dealer_at, (self.seed, self._standing())


def dealer_at(seed: int | str | None, standing: dict[str, list[int]]) -> Dealer:
    """The dealer of a seed whose streams stand where these numbers say."""
    dealer = Dealer(seed)
    for name, numbers in standing.items():
        stream = dealer.stream(name)
        assert stream is not None
        stream.go_on_from(numbers)
    return dealer
