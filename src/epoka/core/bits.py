"""Numbers packed into one: sets of small numbers as bits, and several parts side by side."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


def members(set_of: i64) -> list[int]:
    """The numbers whose bits are set, sorted."""
    found: list[int] = []
    number: i64 = 0
    while set_of:
        if set_of & 1:
            found.append(int(number))
        set_of >>= 1
        number += 1
    return found


def bit(number: i64) -> i64:
    """The set of this number alone, which is below 31: compiled, a literal is shifted as a C int."""
    one: i64 = 1
    return one << number


def lowest(set_of: i64) -> i64:
    """The lowest number of a set, which has one."""
    number: i64 = 0
    while not (set_of >> number) & 1:
        number += 1
    return number


def nth_member(set_of: i64, place: i64) -> i64:
    """The number at this place of a set, which has more numbers than that, counted from the lowest."""
    while place:
        set_of &= set_of - 1
        place -= 1
    return lowest(set_of)


def offer_members(set_of: i64, first: i64, out: list[int]) -> None:
    """Append an action for each number of a set, sorted; that of number 0 would be `first`."""
    while set_of:
        if set_of & 1:
            out.append(int(first))
        set_of >>= 1
        first += 1


def count_bits(set_of: i64) -> i64:
    """How many numbers a set has."""
    count: i64 = 0
    while set_of:
        set_of &= set_of - 1
        count += 1
    return count


def has(set_of: i64, number: i64) -> bool:
    """Whether a number belongs to a set."""
    return (set_of >> number) & 1 == 1


def set_with(numbers: list[int]) -> int:
    """The set of these numbers."""
    total = 0
    for number in numbers:
        total |= 1 << number
    return total


class Packed:
    """Several small numbers as one number. Each part has a size; the last part counts up first.

    `Packed([21, 4, 2])` packs a territory, a seat and a strength: `pack([3, 1, 0])` is 3 * 8 + 1 * 2 + 0.
    """

    def __init__(self, sizes: list[int]) -> None:
        self.sizes: Final = sizes
        self.size: Final = product(sizes)
        """How many numbers there are."""

    def pack(self, parts: list[int]) -> int:
        number = 0
        fits = len(parts) == len(self.sizes)
        for part, size in zip(parts, self.sizes, strict=False):
            fits = fits and 0 <= part < size
            number = number * size + part
        if not fits:
            raise ValueError(f"{parts} does not fit into parts of {self.sizes}")
        return number

    def unpack(self, number: int) -> list[int]:
        if not 0 <= number < self.size:
            raise ValueError(f"{number} is no number of parts of {self.sizes}")
        parts: list[int] = []
        for size in reversed(self.sizes):
            parts.append(number % size)
            number //= size
        parts.reverse()
        return parts


def product(numbers: list[int]) -> int:
    total = 1
    for number in numbers:
        total *= number
    return total
