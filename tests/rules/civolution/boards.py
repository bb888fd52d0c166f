"""Civilizations that have just so many of something: for measuring what counts, and from how many on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from epoka.games.civolution.components.board import PALE
from epoka.games.civolution.components.map import TERRITORY_NAMES
from epoka.games.civolution.components.pieces import FEATURES, LANDS, MATERIALS, MODULES, ROWS, TERRAINS, TRACKS
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import ISLAND_GROUND, Row, Seat, doing

LAND = [name for name in TERRITORY_NAMES if not name.endswith("water")]
SEA = [name for name in TERRITORY_NAMES if name.endswith("water")]
GROUND = 8
"""The site on which a Building ground lies where one is needed."""
GROUNDS = {GROUND: "ground-1"}
HARMLESS = ["cave", "cave", "cave", "rock", "rock", "oak", "oak", "oak", "grotto", "grotto"]
"""Sites that do nothing by lying there."""


class Board(NamedTuple):
    """Seat 0, and what else there is at the table."""

    seat: Seat
    more: dict[str, Any]

    def doing(self, *steps: Row) -> Civolution:
        """Seat 0 in the middle of its turn with these steps; no attribute chip is on display to be taken meanwhile."""
        others = self.more.get("seats", {})
        more = {"attributes": [], **{name: value for name, value in self.more.items() if name != "seats"}}
        return doing(*steps, seats={0: self.seat, **others}, **more)


def places(terrain: int) -> list[str]:
    """All territories of a terrain, or of all lands."""
    return [name for name in LAND if terrain < 0 or name.endswith(TERRAINS[terrain])]


def tribes_in(names: list[str], strength: str = "weak") -> Seat:
    return {"tribes": [f"{name} camp {strength}" for name in names]}


def one_of_each(number: int) -> list[str]:
    """A territory of each of so many lands."""
    return [places(land)[0] for land in range(LANDS)][:number]


def materials(row: int) -> list[str]:
    return [MATERIALS[land * ROWS + row - 1] for land in range(LANDS)]


def stacks(number: int, height: int) -> dict[int, list[str]]:
    """So many columns of this height, from the first on, each of another deck."""
    return {column + 1: [f"{'ABDE'[column]}{card}" for card in range(1, height + 1)] for column in range(number)}


def spread(number: int) -> dict[int, list[str]]:
    """So many cards in two columns."""
    cards = {1: [f"A{card}" for card in range(1, number // 2 + 1)], 2: []}
    cards[2] = [f"B{card}" for card in range(1, number - number // 2 + 1)]
    return cards


SEATS: dict[str, Callable[[int, int], Seat]] = {
    "track": lambda n, a: {"tracks": {TRACKS[a]: n}},
    "feature": lambda n, a: {"markers": {FEATURES[a]: n}},
    "stored": lambda n, a: {"markers": {"wood": n}},
    "stored-kinds": lambda n, a: {"markers": dict.fromkeys(MATERIALS[:n], 1)},
    "stored-row": lambda n, a: {"markers": dict.fromkeys(materials(a)[:n], 1)},
    "stored-land": lambda n, a: {"markers": {MATERIALS[a * ROWS]: n}},
    "food": lambda n, a: {"markers": {"food": n}},
    "money": lambda n, a: {"markers": {"money": n}},
    "ideas": lambda n, a: {"markers": {"ideas": n}},
    "focus": lambda n, a: {"markers": {"focus": n}},
    "dice": lambda n, a: {"dice": [1] * n, "used": 0, "fate": 0},
    "activation-dice": lambda n, a: {"dice": [1] * n, "used": 0},
    "fate-dice": lambda n, a: {"fate": n},
    "tribes": lambda n, a: {"tribes": [f"{SEA[0] if a >= 0 else 'b-forest'} camp weak"] * n, "boats": SEA[:1]},
    "strong-tribes": lambda n, a: {"tribes": ["b-forest camp strong"] * n},
    "weak-tribes": lambda n, a: {"tribes": ["b-forest camp weak"] * n},
    "wild-tribes": lambda n, a: {"tribes": ["b-forest wild weak"] * n},
    "fire-camps": lambda n, a: {"tribes": [f"{name} fire weak" for name in LAND[:n]]},
    "territories": lambda n, a: tribes_in(places(a)[:n]),
    "terrains": lambda n, a: tribes_in(one_of_each(n)),
    "crowd": lambda n, a: {"tribes": ["b-forest wild weak"] * n},
    "farms": lambda n, a: {"farms": places(a)[:n]},
    "boats": lambda n, a: {"boats": SEA[:n]},
    "statues": lambda n, a: {"statues": [ISLAND_GROUND] * n},
    "settlements": lambda n, a: {"settlements": dict.fromkeys(range(1, n + 1), GROUND)},
    "sites": lambda n, a: tribes_in(LAND),
    "favor": lambda n, a: {"favor": max(n, 1)},
    "cards": lambda n, a: {"columns": spread(n)},
    "income-chips": lambda n, a: {"columns": {column + 1: [f"I{column + 5}"] for column in range(n)}},
    "goal-chips": lambda n, a: {"columns": {column + 1: [f"G{column + 1}"] for column in range(n)}},
    "attribute-chips": lambda n, a: {"columns": {column + 1: [f"T{column + 1}"] for column in range(n)}},
    "modules": lambda n, a: {"levels": dict.fromkeys(MODULES[:n], a)},
    "upgrades": lambda n, a: {"upgrades": n},
    "hand": lambda n, a: {"hand": [f"C{card}" for card in range(1, n + 1)]},
    "diamonds": lambda n, a: {"settlements": dict.fromkeys(range(1, n + 1), GROUND)},
    "columns": lambda n, a: {"columns": stacks(n, 1)},
    "stage": lambda n, a: {"columns": stacks(n, a)},
    "lowest-track": lambda n, a: {"tracks": dict.fromkeys(TRACKS, n)},
    "tracks-at": lambda n, a: {"tracks": dict.fromkeys(TRACKS[:n], a)},
    "pale-tracks": lambda n, a: {"tracks": dict.fromkeys(TRACKS[:n], PALE[0])},
    "pale-spaces": lambda n, a: {"tracks": dict.fromkeys(TRACKS[:n], PALE[0])},
    "planning": lambda n, a: {"markers": {"plan 1": n}},
    "feature-kinds": lambda n, a: {"markers": dict.fromkeys(FEATURES[:n], 1)},
    "shared": lambda n, a: {"tribes": [f"{name} wild weak" for name in LAND[:n]]},
    "grounds": lambda n, a: {"statues": [ISLAND_GROUND] * n},
}
"""By counter: a seat with `n` of what it counts, of the kind `a`."""


def board(counter: str, number: int, of: int = 0) -> Board:
    """A table at which seat 0 has just so many of what a counter of the vocabulary counts."""
    seat = SEATS[counter](number, of)
    if counter == "shared":
        return Board(seat, {"seats": {1: {"tribes": [f"{name} wild strong" for name in LAND]}}})
    if counter == "sites":
        return Board(seat, {"sites": dict(enumerate(HARMLESS[:number], start=1))})
    return Board(seat, {"sites": GROUNDS} if counter in ("settlements", "diamonds", "statues", "grounds") else {})
