"""Founders for the checks: its pieces counted from a snapshot. Nothing in it is secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import epoka
from epoka.games.founders import tiles
from epoka.testing.adapter import Adapter, Secret, Snapshot, below_zero
from tests.conformance.menders.founders import MENDERS, UNMENDABLE

KINDS = ("nature", "village", "city")
TOTALS = {"nature": 24, "village": 24, "city": 24, "victory": 25}
WAR, COIN, CRAFTSMAN = 1, 2, 4
ROW_LIMIT = 5


class FoundersAdapter(Adapter):
    game = "founders"
    hides = False
    menders = MENDERS
    unmendable = UNMENDABLE

    def faults(self, snapshot: Snapshot) -> list[str]:
        pieces = snapshot["pieces"]
        faults = tile_faults(snapshot) + token_faults(snapshot)
        for kind, row in zip(KINDS, pieces["rows"], strict=True):
            in_draft = any(step[0] in ("Draft", "BeginDraft", "DealTile") for step in snapshot["agenda"])
            if len(row) > ROW_LIMIT and not (kind == "nature" and in_draft):
                faults.append(f"{len(row)} tiles in the {kind} row")
        for seat, land in enumerate(pieces["lands"]):
            faults += [f"seat {seat}: {fault}" for fault in land_faults(land)]
        return faults

    def secrets(self, snapshot: Snapshot, seat: int) -> list[Secret]:
        return []

    def positions(self, game: epoka.Game) -> Iterator[epoka.State]:
        yield from positions(game)


def tile_faults(snapshot: Snapshot) -> list[str]:
    """All 97 tiles are in a stack, a row, the display, the box, a territory, replaced, or being laid in the draft."""
    pieces = snapshot["pieces"]
    counts = {tile.face: tile.count for tile in tiles.TILES}
    kinds = {tile.face: tiles.KINDS[tile.kind] for tile in tiles.TILES}
    found: Counter[str] = Counter()
    for kind, pool in enumerate([*pieces["stacks"], pieces["unseen_victory"]]):
        faces = [tile.face for tile in tiles.TILES if tile.kind == kind]
        found.update({face: count for face, count in zip(faces, pool["counts"], strict=True) if count})
    for faces in [*pieces["rows"], pieces["display"], pieces["box"], *pieces["replaced"]]:
        found.update(faces)
    for land in pieces["lands"]:
        found.update([tile[2] for tile in land["tiles"]])
    found.update([tiles.TILES[step[2]].face for step in snapshot["agenda"] if step[0] == "Lay"])
    faults = [f"{found[face]} tiles of {face}, not {count}" for face, count in counts.items() if found[face] != count]
    by_kind: Counter[str] = Counter()
    for face, count in found.items():
        by_kind[kinds[face]] += count
    return faults + [f"{by_kind[kind]} {kind} tiles" for kind, total in TOTALS.items() if by_kind[kind] != total]


def token_faults(snapshot: Snapshot) -> list[str]:
    """Six tokens of each kind are in the supply, in a hand, on a territory or in the box."""
    pieces = snapshot["pieces"]
    marks = [tile[3] for land in pieces["lands"] for tile in land["tiles"]]
    lost = pieces["lost_tokens"]
    hands: list[dict[str, Any]] = pieces["hands"]
    waiting = sum([1 for step in snapshot["agenda"] if step[0] == "DrawCraftsman"])
    counts = {
        "war": pieces["supply"][0] + sum(hand["war"] for hand in hands) + on_tiles(marks, WAR) + lost[0],
        "coin": pieces["supply"][1] + sum(hand["coin"] for hand in hands) + on_tiles(marks, COIN) + lost[1],
        "wagon": pieces["supply"][2]
        + sum(hand["wagon"] for hand in hands)
        + sum(len(land["wagons"]) for land in pieces["lands"])
        + lost[2],
        "craftsman": sum(pieces["craftsmen"]["counts"])
        + sum(len(hand["craftsmen"]) for hand in hands)
        + on_tiles(marks, CRAFTSMAN)
        + lost[3],
    }
    faults = [f"{count} {token} tokens" for token, count in counts.items() if count != 6]
    if waiting > 1:
        faults.append(f"{waiting} craftsmen to draw at once")
    return faults + below_zero(pieces["supply"], "a supply of tokens")


def on_tiles(marks: list[int], token: int) -> int:
    return len([mark for mark in marks if mark & token])


def land_faults(land: dict[str, Any]) -> list[str]:
    """A territory hangs together by sides; wagons stand on four tiles; a tile carries a token once."""
    cells = {(tile[0], tile[1]) for tile in land["tiles"]}
    faults = [] if len(cells) == len(land["tiles"]) else ["two tiles in one cell"]
    reached, waiting = set(), list(cells)[:1]
    while waiting:
        x, y = waiting.pop()
        if (x, y) in cells and (x, y) not in reached:
            reached.add((x, y))
            waiting += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    if reached != cells:
        faults.append("the territory does not hang together")
    for x, y in land["wagons"]:
        if not {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)} <= cells:
            faults.append(f"the wagon at {x} {y} stands on no square")
    if len({tuple(wagon) for wagon in land["wagons"]}) != len(land["wagons"]):
        faults.append("two wagons on one square")
    if any(not 0 <= tile[3] <= 7 for tile in land["tiles"]):
        faults.append("an unknown token on a tile")
    return faults


def positions(game: epoka.Game) -> Iterator[epoka.State]:
    """What random play does not come to: a proposal to end, a craftsman with a choice of mines, a second wagon.

    Beside the two mines lie an idle one and tiles of other kinds; of two squares one has its wagon.
    """
    state = game.start(2)
    dealer = epoka.Dealer(0)
    while not state.agenda or state.prompt()[0] != "reveal":
        state.act(dealer.draw(state) if state.mover == epoka.CHANCE else state.actions()[0])
    data = state.snapshot()
    for name in ("propose end", "refuse"):
        state.act(state.action(name))
        yield state.copy()
    mines = [[0, 0, "forest", 0], [1, 0, "mine", 0], [2, 0, "mine", 0], [3, 0, "mine", WAR]]
    yield choosing_a_cell(game, data, mines, [], tiles.CRAFTSMAN)
    squares = [[x, y, "forest", 0] for x in range(4) for y in range(2)]
    yield choosing_a_cell(game, data, squares, [[0, 0]], tiles.WAGON)


def choosing_a_cell(
    game: epoka.Game, data: dict[str, Any], land: list[list[Any]], wagons: list[list[int]], token: int
) -> epoka.State:
    """The position with this territory for seat 0, which plays a token."""
    lands = [{"tiles": land, "wagons": wagons}, data["pieces"]["lands"][1]]
    hand = {**data["pieces"]["hands"][0], "craftsmen": ["iron"], "wagon": 1}
    pieces = {**data["pieces"], "lands": lands, "hands": [hand, data["pieces"]["hands"][1]]}
    return game.restore({**data, "history": None, "pieces": pieces, "agenda": [["TokenAt", 0, token, 0]]})
