"""Observations: what a seat knows as numbers in a declared layout, for programs that learn.

A state writes its observation field by field, by the forms in which its fields are declared (`epoka.core.forms`). What
the seat must not know is concealed before (`State.concealed`), so that an observation holds all that the seat knows and
nothing else. Every number takes 32 bits, the lowest first.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from epoka.core.pool import MOST_KINDS, Pool

WIDTH: Final = 4
"""The bytes of a number."""
ABSENT: Final = -1
"""Fills the entries of a list that it does not reach."""
BLOCK: Final = 16
NOTHING: Final = b"\xff\xff\xff\xff" * 16
"""A block of so many absent numbers, to be written at once."""
CHECK: Final = (1 << 24) - 1
"""The highest checksum of what an observation has no room for."""

STEPS: Final = 24
"""How many steps of the agenda an observation shows, the one that is to be decided first."""
STEP_WIDTH: Final = 12
"""The numbers of a step: its kind from 1 on, then its arguments, of a list its length first."""


class Piece:
    """A part of an observation: numbers of one meaning, laid out as an array.

    The number at the place (i, j …) of the array stands at `start + i * strides[0] + j * strides[1] …`. `low` and
    `high` bound the numbers; `words` tell what they stand for, from 0 on, where they stand for something.
    """

    def __init__(
        self, name: str, start: int, shape: list[int], strides: list[int], low: int, high: int, words: list[str]
    ) -> None:
        self.name: Final = name
        self.start: Final = start
        self.shape: Final = shape
        self.strides: Final = strides
        self.low: Final = low
        self.high: Final = high
        self.words: Final = words

    def moved(self, prefix: str, places: int) -> Piece:
        """The piece as part of something larger."""
        name = f"{prefix}.{self.name}" if self.name and prefix else prefix + self.name
        return Piece(name, self.start + places, self.shape, self.strides, self.low, self.high, self.words)

    def repeated(self, times: int, stride: int) -> Piece:
        """The piece with one more dimension in front."""
        shape, strides = [times, *self.shape], [stride, *self.strides]
        return Piece(self.name, self.start, shape, strides, self.low, self.high, self.words)

    def or_absent(self) -> Piece:
        """The piece where it may be missing as a whole."""
        return Piece(self.name, self.start, self.shape, self.strides, min(self.low, ABSENT), self.high, self.words)

    def places(self) -> list[int]:
        """Where the numbers of the piece stand, in the order of the array."""
        found = [self.start]
        for length, stride in zip(self.shape, self.strides, strict=True):
            found = [place + row * stride for place in found for row in range(length)]
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        return Piece, (self.name, self.start, self.shape, self.strides, self.low, self.high, self.words)


def one(low: int, high: int, words: list[str] | None = None) -> list[Piece]:
    """The layout of a single number."""
    return [Piece("", 0, [], [], low, high, words or [])]


def row_of(length: int, low: int, high: int, words: list[str] | None = None) -> list[Piece]:
    """The layout of exactly so many numbers."""
    return [Piece("", 0, [length], [1], low, high, words or [])]


def list_of(shown: int, most: int, low: int, high: int, words: list[str] | None = None) -> list[Piece]:
    """The layout of a list: its length, its first entries, a checksum of those beyond where there may be any."""
    pieces = [
        Piece("length", 0, [], [], 0, most, []),
        Piece("", 1, [shown], [1], min(low, ABSENT), high, words or []),
    ]
    if shown < most:
        pieces.append(Piece("rest", 1 + shown, [], [], 0, CHECK, []))
    return pieces


def width_of(pieces: list[Piece]) -> int:
    """How many numbers the pieces take together; they lie side by side without gaps."""
    return sum([len(piece.places()) for piece in pieces])


class Layout:
    """Where each part of a game's observations stands, for one number of players and one set of options."""

    def __init__(self, game: str, version: int, players: int) -> None:
        self.game: Final = game
        self.version: Final = version
        self.players: Final = players
        self.pieces: list[Piece] = []
        self.size = 0

    def add(self, name: str, pieces: list[Piece]) -> None:
        """Append a part that consists of these pieces."""
        for piece in pieces:
            self.pieces.append(piece.moved(name, self.size))
        self.size += width_of(pieces)

    def piece(self, name: str) -> Piece:
        """The piece of this name."""
        for piece in self.pieces:
            if piece.name == name:
                return piece
        raise KeyError(f"observations of {self.game} have no part «{name}»")

    def bounds(self) -> tuple[list[int], list[int]]:
        """The lowest and the highest value of every number."""
        low, high = [0] * self.size, [0] * self.size
        for piece in self.pieces:
            for place in piece.places():
                low[place], high[place] = piece.low, piece.high
        return low, high

    def __reduce__(self) -> tuple[Any, ...]:
        return same_layout, (self.game, self.version, self.players, self.pieces, self.size)


def same_layout(game: str, version: int, players: int, pieces: list[Piece], size: int) -> Layout:
    layout = Layout(game, version, players)
    layout.pieces, layout.size = pieces, size
    return layout


# ---- writing --------------------------------------------------------------------------------------------------------


def put(out: BytesWriter, number: i64) -> None:
    """Write one number."""
    write_i32_le(out, i32(number))


def put_row(out: BytesWriter, numbers: list[int]) -> None:
    """Write the numbers of a list that always has the same length."""
    for number in numbers:
        write_i32_le(out, i32(number))


def put_list(out: BytesWriter, numbers: list[int], shown: i64, most: i64) -> None:
    """Write a list of at most `most` numbers of which `shown` have room."""
    count: i64 = len(numbers)
    put(out, count)
    place: i64 = 0
    rest: i64 = 0
    for number in numbers:
        if place < shown:
            put(out, number)
        else:
            rest = checked(rest, number)
        place += 1
    while place < shown:
        put(out, ABSENT)
        place += 1
    if shown < most:
        put(out, rest)


def put_bits(out: BytesWriter, members: i64, count: i64) -> None:
    """Write a set of numbers below `count`, kept as bits: 1 for each that is in it, 0 for the others."""
    place: i64 = 0
    while place < count:
        put(out, (members >> place) & 1)
        place += 1


def put_pool(out: BytesWriter, pool: Pool, under: i64) -> None:
    """Write how many pieces of each kind a pool may give, and the known ones under it where that many have room."""
    put_row(out, pool.counts)
    if under:
        put_list(out, pool.under, under, MOST_KINDS)
        put_list(out, pool.knows, under, MOST_KINDS)


def put_absent(out: BytesWriter, count: i64) -> None:
    """Fill so many places with nothing."""
    while count >= BLOCK:
        out.write(NOTHING)
        count -= BLOCK
    while count > 0:
        put(out, ABSENT)
        count -= 1


def checked(checksum: i64, number: i64) -> i64:
    """The checksum of what it stands for and of one number more."""
    return (checksum * 8191 + number + 1) & CHECK


def step_numbers(args: list[Any]) -> list[int]:
    """The arguments of a step as numbers, of a list its length first."""
    numbers: list[int] = []
    for arg in args:
        if isinstance(arg, list):
            numbers.append(len(arg))
            numbers.extend(arg)
        else:
            numbers.append(arg)
    return numbers


def observed_step(kind: int, numbers: list[int]) -> bytes:
    """What an observation has of a step: its kind and its arguments, of those without room a checksum."""
    out = BytesWriter()
    put(out, kind)
    room = STEP_WIDTH - 1
    if len(numbers) > room:
        beyond: i64 = 0
        for number in numbers[room - 1 :]:
            beyond = checked(beyond, number)
        numbers = [*numbers[: room - 1], int(beyond)]
    put_row(out, numbers)
    put_absent(out, room - len(numbers))
    return out.getvalue()
