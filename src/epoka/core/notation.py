"""The numbering of a game's actions, declared family by family: numbers, names and descriptions in one place."""

from __future__ import annotations

from bisect import bisect_right
from itertools import product
from typing import Any, Final

from epoka.core.errors import EpokaError
from epoka.core.event import Values

Columns = dict[str, list[Any]]
"""What tells the actions of a family apart: values by their names, each with a value for every action."""


def crossed(columns: Columns) -> Columns:
    """The columns of a family with an action for every combination of these values; the last one counts up first."""
    rows = list(product(*columns.values()))
    return {name: [row[place] for row in rows] for place, name in enumerate(columns)}


class Family:
    """Actions with numbers in a row, which are named and described alike."""

    def __init__(self, key: str, first: int, count: int, columns: Columns) -> None:
        self.key: Final = key
        self.first: Final = first
        self.count: Final = count
        self.columns: Final = columns

    def values(self, action: int) -> Values:
        return {name: column[action - self.first] for name, column in self.columns.items()}


class Notation:
    """Families in the order of their numbers: the decisions, then from `begin_chance` on the outcomes of chance.

    An action is written as its family's key with its values behind it (`at 2 -1`), hyphens of the key as spaces, and
    described to people by the message `action-<key>` with the same values. What is written otherwise brings its word.
    """

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.names: list[str] = []
        self.num_actions = -1
        """How many decisions there are; -1 until chance begins."""

    def add(self, key: str, columns: Columns | None = None, written: str | list[str] | None = None) -> int:
        """The number of the first action of a new family; without columns it is a family of one.

        `written` is the word that stands before the values where that is not the key, or the list of all names.
        """
        columns = columns or {}
        lengths = {len(column) for column in columns.values()} or {1}
        if len(lengths) > 1 or not max(lengths):
            raise EpokaError(f"the actions «{key}» have columns of different lengths, or empty ones")
        count = max(lengths)
        if isinstance(written, list):
            names = written
        else:
            names = [key.replace("-", " ") if written is None else written] * count
            for column in columns.values():
                names = [f"{name} {value}" for name, value in zip(names, column, strict=True)]
        if len(names) != count:
            raise EpokaError(f"there are {count} actions «{key}», but {len(names)} names")
        first = len(self.names)
        self.families.append(Family(key, first, count, columns))
        self.names.extend(names)
        return first

    def first(self, key: str) -> int:
        """The number of the first action of a family."""
        for family in self.families:
            if family.key == key:
                return family.first
        raise EpokaError(f"there are no actions «{key}»")

    def begin_chance(self) -> int:
        """The number of decisions; what is added from now on is an outcome of chance."""
        self.num_actions = len(self.names)
        return self.num_actions

    def family_of(self, action: int) -> Family:
        """The family an action belongs to."""
        firsts = [family.first for family in self.families]
        return self.families[bisect_right(firsts, action) - 1]

    def is_of(self, first: int, action: int) -> bool:
        """Whether an action belongs to the family that begins with `first`."""
        return 0 <= action < len(self.names) and self.family_of(action).first == first

    def describe(self, action: int) -> tuple[str, Values]:
        """An action as a message key and its values."""
        family = self.family_of(action)
        return family.key, family.values(action)
