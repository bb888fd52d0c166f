"""The printed tables of boards, console and sites, from `data/board.json`: replace a value there, not in the code."""

from __future__ import annotations

from typing import Any, Final

from epoka.games.civolution.components.catalogue import load
from epoka.games.civolution.components.grammar import BadComponents, word
from epoka.games.civolution.components.pieces import (
    CATEGORIES,
    COLUMNS,
    ERAS,
    FAVOR_END,
    GROUNDS,
    LANDS,
    MATERIALS,
    SETTLEMENTS,
    SITE_SPACES,
    SITES,
    TERRAINS,
    TRACK_END,
)

BOARD: Final = load("board")
DIE_SIDES: Final = 6
TERRITORIES: Final = 22


def value(key: str) -> Any:
    """A table of the file without the note where it comes from."""
    if key not in BOARD or "value" not in BOARD[key]:
        raise BadComponents(f"board.json: the table «{key}» is missing or has no value")
    return BOARD[key]["value"]


def numbers(key: str, count: int, found: object = None) -> list[int]:
    """A list of so many whole numbers from 0."""
    row = value(key) if found is None else found
    if not isinstance(row, list) or len(row) != count:
        raise BadComponents(f"board.json, «{key}»: there must be {count} numbers, not {row}")
    for number in row:
        if not isinstance(number, int) or number < 0:
            raise BadComponents(f"board.json, «{key}»: «{number}» is no whole number from 0")
    return list(row)


def by_terrain(key: str, terrains: list[str]) -> list[Any]:
    """What a table says of each terrain, in the order of their numbers."""
    table = value(key)
    if sorted(table) != sorted(terrains):
        raise BadComponents(f"board.json, «{key}»: it must speak of {', '.join(terrains)}, not {', '.join(table)}")
    return [table[terrain] for terrain in terrains]


def materials(key: str, names: list[str]) -> list[int]:
    return [word(f"board.json, «{key}»", "material", MATERIALS, name) for name in names]


def _site_column(column: str) -> list[int]:
    """A column of the table of sites, by kind of site."""
    found = [-1] * len(SITES)
    for row in BOARD["sites"]:
        for kind in row["kinds"]:
            found[word("board.json, «sites»", "site", SITES, kind)] = row[column]
    if -1 in found:
        raise BadComponents(f"board.json, «sites»: {SITES[found.index(-1)]} has no {column}")
    return found


HUNTING: Final[list[list[int]]] = [[0, *numbers("hunting", DIE_SIDES, row)] for row in by_terrain("hunting", TERRAINS)]
"""Food by terrain and die value; the die values begin at 1."""
STATUE_POINTS: Final[list[int]] = [0, *numbers("statue_points", FAVOR_END)]
"""Points of a statue by the space on the Favor of Agera track, from 1."""
FIRE_POINTS: Final[list[int]] = numbers("fire_points", LANDS, by_terrain("fire_points", TERRAINS[:LANDS]))
SITE_POINTS: Final[list[int]] = _site_column("points")
SITE_COUNTS: Final[list[int]] = _site_column("count")
GROUND_MATERIALS: Final[list[list[int]]] = [
    materials("ground_materials", row["materials"]) for row in BOARD["ground_materials"]
]
"""What statues may be made of on the six Building grounds, then on the island."""
SETTLEMENT_COSTS: Final[list[list[int]]] = [materials("settlement_costs", names) for names in value("settlement_costs")]
SETTLEMENT_DIAMONDS: Final[list[int]] = numbers("settlement_diamonds", SETTLEMENTS)
FOOD_DIAMONDS: Final[int] = numbers("food_diamonds", 1, [value("food_diamonds")])[0]
MONEY_DIAMONDS: Final[int] = numbers("money_diamonds", 1, [value("money_diamonds")])[0]
THRESHOLDS: Final[list[int]] = numbers("thresholds", 6)
PALE: Final[list[int]] = list(value("pale_spaces"))
BEACONS: Final[list[int]] = numbers("beacons", TERRITORIES)
STAGE_POINTS: Final[list[int]] = [0, *numbers("stage_points", 5)]
"""Points of an element by its stage, from 1; stages 4 and 5 count if their tile is active, higher ones never."""
ERA_VALUES: Final[list[int]] = numbers("era_values", ERAS)
FINAL_VALUES: Final[list[int]] = numbers("final_values", len(CATEGORIES))
FINAL_TILE_VALUES: Final[list[int]] = numbers("final_tile_values", len(CATEGORIES))
COLUMN_BASE: Final[list[int]] = numbers("column_bases", COLUMNS)
"""The stage at which each column begins."""
RESET_SPACES: Final[list[int]] = [0, *[int(value("reset_spaces")[str(players)]) for players in range(1, 5)]]
"""Resets until the end of the action phase is triggered, by the number of players."""


def check_board() -> None:
    """Check what must hold for the tables, whatever their values."""
    if sum(SITE_COUNTS) != SITE_SPACES:
        raise BadComponents(f"board.json, «sites»: there are {sum(SITE_COUNTS)} sites for {SITE_SPACES} spaces")
    if len(GROUND_MATERIALS) != GROUNDS + 1 or [row for row in GROUND_MATERIALS if len(row) not in (2, 3)]:
        raise BadComponents("board.json, «ground_materials»: six grounds and the island, each with 2 or 3 materials")
    if len(SETTLEMENT_COSTS) != SETTLEMENTS:
        raise BadComponents(f"board.json, «settlement_costs»: there are {SETTLEMENTS} settlements")
    if sorted(set(THRESHOLDS)) != THRESHOLDS or THRESHOLDS[-1] > TRACK_END:
        raise BadComponents(f"board.json, «thresholds»: {THRESHOLDS} must rise and end on the track")
    if [space for space in PALE if not 1 <= space <= TRACK_END]:
        raise BadComponents(f"board.json, «pale_spaces»: {PALE} must lie on the track")


check_board()
