"""Every action, and every reason of a supply, as a message key and its values, for the sentences people read."""

from __future__ import annotations

from typing import Any

from epoka.games.founders.grid import SIDE_NAMES, x_of, y_of
from epoka.games.founders.notation import (
    ACCEPT,
    ADD,
    AT,
    BUY,
    DEAL,
    DRAFT,
    DRAW,
    LAY,
    NO_TOKEN,
    NUM_ACTIONS,
    PLAY_COIN,
    PLAY_CRAFTSMAN,
    PLAY_WAGON,
    PLAY_WAR,
    PROPOSE_END,
    REFUSE,
    REVEAL,
    SKIP,
    STARTER,
    cell_of,
)
from epoka.games.founders.tiles import KINDS, PRODUCTS, RESOURCES, TILES

ALONE = {
    PLAY_WAGON: "wagon",
    NO_TOKEN: "no-token",
    SKIP: "skip",
    PROPOSE_END: "propose-end",
    ACCEPT: "accept",
    REFUSE: "refuse",
}
"""The actions that need no values."""


def describe(action: int) -> tuple[str, dict[str, Any]]:
    """The message `action-<key>` and its values; the texts put words in place of the ids."""
    if action in ALONE:
        return ALONE[action], {}
    return _decision(action) if action < NUM_ACTIONS else _outcome(action)


def _decision(action: int) -> tuple[str, dict[str, Any]]:
    if action < LAY:
        return "draft", {"face": TILES[action - DRAFT].face}
    if action < REVEAL:
        return "lay", {"side": SIDE_NAMES[action - LAY]}
    if action < PLAY_WAR:
        return "reveal", {"kind": KINDS[action - REVEAL]}
    if action < PLAY_COIN:
        return "war", {"by": action - PLAY_WAR}
    if action < PLAY_WAGON:
        return "coin", {"by": action - PLAY_COIN}
    if action < NO_TOKEN:
        return "craftsman", {"good": RESOURCES[PRODUCTS[action - PLAY_CRAFTSMAN]]}
    if action < ADD:
        return "buy", {"good": RESOURCES[action - BUY]}
    if action < AT:
        return "add", {"face": TILES[action - ADD].face}
    cell = cell_of(action)
    return "at", {"x": x_of(cell), "y": y_of(cell)}


def _outcome(action: int) -> tuple[str, dict[str, Any]]:
    if action < DEAL:
        return "starter", {"seat": action - STARTER}
    if action < DRAW:
        return "deal", {"face": TILES[action - DEAL].face}
    return "draw", {"good": RESOURCES[PRODUCTS[action - DRAW]]}


def reasons(explanation: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """What `supply.explain` found, a message a requirement: who covers it, or why nobody does."""
    found: list[tuple[str, dict[str, Any]]] = []
    if not explanation["contact"]:
        found.append(("supply-no-contact", {}))
    found.extend([_covered(row) for row in explanation["suppliers"]])
    found.extend([_missing(row) for row in explanation["missing"]])
    return found


def _covered(row: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    if "bought" in row:
        return "supply-bought", {"good": row["good"]}
    source = row["source"]
    if "outlet" in row:
        outlet = row["outlet"]
        return "supply-through", {"good": row["good"], "face": source["face"], "x": outlet["x"], "y": outlet["y"]}
    return "supply-covered", {"good": row["good"], "face": source["face"], "x": source["x"], "y": source["y"]}


def _missing(row: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    if "busy" in row:
        return "supply-busy", {"good": row["good"], "face": row["busy"]["face"], "giving": row["giving"]}
    if "idle" in row:
        return "supply-idle", {"good": row["good"], "face": row["idle"]["face"]}
    return "supply-missing", {"good": row["good"]}
