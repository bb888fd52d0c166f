"""What the checks have to be told about a game: what its pieces are, and what is hidden from whom."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from copy import copy
from pathlib import Path
from typing import Any

import epoka
from epoka.testing.kit import game_called

Snapshot = dict[str, Any]

Mender = Callable[[Any, int, epoka.Refusal], epoka.State | None]
"""Mends the cause that a refusal of an action names, and nothing else.

It changes the state, which is a copy, or answers another one: where the options of the table are the cause.
"""


class NothingToMend(Exception):
    """Raised by a mender where the action names what is not at this table at all, such as a colour nobody plays."""


ANOTHER_DECISION = "the step decides something else, so that no piece on the table is in the way"
"""Why most codes without a mender have none. Checked: the step must never offer the action at all."""


class Secret:
    """One hidden thing of a position: where it stands among the pieces, and how likely each value is to the seat.

    `Secret("the customer of 1", odds, "wants", 1)` is `pieces["wants"][1]`. What has no place of its own overrides
    `read`.
    """

    def __init__(self, name: str, odds: dict[Any, float], *place: str | int) -> None:
        self.name = name
        self.odds = odds
        self.place = place

    def read(self, snapshot: Snapshot) -> Any:
        """Its value in a snapshot."""
        found: Any = snapshot["pieces"]
        for key in self.place:
            found = found[key]
        return found


class Adapter:
    """The knowledge of one game that the checks need."""

    game: str
    """The game it is about: its name, or the `package.module` that holds it as `GAME`."""

    hides = True
    """Whether anything is ever hidden from a seat."""

    uncovers: dict[str, str] = {}
    """Hidden decisions, by the name of their step, that an event of this key lays open to everybody."""

    menders: dict[str, Mender] = {}
    """How to mend what a refusal names as its cause, by the code of the refusal."""

    unmendable: dict[str, str] = {}
    """The codes that name nothing which could be mended, each with the reason why that is so."""

    def faults(self, snapshot: Snapshot) -> list[str]:
        """What is wrong with the pieces of a position: some are missing, doubled or where they may not be."""
        raise NotImplementedError

    def secrets(self, snapshot: Snapshot, seat: int) -> list[Secret]:
        """What this seat does not know; a game that hides nothing says so by `hides`."""
        if self.hides:
            raise NotImplementedError
        return []

    def sources(self) -> list[Path]:
        """The files whose refusals must all occur: the folder of a module `game`, else the game's own module alone."""
        module = type(game_called(self.game)).__module__
        file = sys.modules[module].__file__
        assert file is not None
        folder, name = Path(file).parent, module.rpartition(".")[2]
        return sorted(folder.rglob("*.py")) if name == "game" else [folder / f"{name}.py"]

    def positions(self, game: epoka.Game) -> Iterator[epoka.State]:
        """Positions built by hand, for refusals that random play seldom meets."""
        return iter(())


def setting(field: str, value: Any) -> Mender:
    """Mends a cause by giving a field of the state this value, or the mover's entry where the field is a list."""

    def mend(state: Any, action: int, refusal: epoka.Refusal) -> None:
        if isinstance(getattr(state, field), list):
            getattr(state, field)[state.mover] = copy(value)
        else:
            setattr(state, field, copy(value))

    return mend


def once_each(found: list[int], count: int, what: str) -> list[str]:
    """Faults where pieces 0 to count - 1 are not all there exactly once."""
    return [f"{what} {piece} is there {found.count(piece)} times" for piece in range(count) if found.count(piece) != 1]


def below_zero(numbers: list[int], what: str) -> list[str]:
    return [f"{what} is {number}" for number in numbers if number < 0]


_adapters: dict[str, Adapter] = {}


def add_adapter(game: epoka.Game, adapter: Adapter) -> None:
    """Let the checks find the adapter of a game."""
    _adapters[game.name] = adapter


def adapter(game: epoka.Game) -> Adapter:
    """The adapter of a game; every game needs one to be checked at all."""
    return _adapters[game.name]
