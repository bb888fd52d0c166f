"""Which stack to turn a tile up from: what may come now, what the next player finds, what is swept away."""

from __future__ import annotations

from epoka.games.founders.bots.outlook import Outlook, distance
from epoka.games.founders.tiles import CITY, FIRST_FACE, NATURE, PRODUCTS, TILES, VICTORY, VILLAGE
from epoka.games.founders.turn import ROW_LIMIT

PLACEABLE_BASIC = 0.15
PLACEABLE_VILLAGE = 0.30
NEW_PRODUCT = 0.45
LEFT_OVER = 0.30
"""How much of a face's worth a player who comes later still finds in it."""


def stack_to_reveal(o: Outlook, kinds: list[int]) -> int:
    best, best_value = kinds[0], -1000.0
    ready = best_ready(o)
    for kind in kinds:
        value = worth_of_reveal(o, kind, ready)
        if value > best_value:
            best, best_value = kind, value
    return best


def best_ready(o: Outlook) -> float:
    """The worth of the best face that is open and fits."""
    best = 0.0
    for face in o.s.offered():
        best = max(best, worth_of_face(o, o.seat, face))
    return best


def worth_of_reveal(o: Outlook, kind: int, ready: float) -> float:
    """The mean over what may come, and the row that goes where it is full (TE-12)."""
    counts = o.s.stacks[kind].counts
    total = 0.0
    left = 0
    for place in range(len(counts)):
        if counts[place]:
            left += counts[place]
            total += counts[place] * worth_of_coming(o, FIRST_FACE[kind] + place, ready)
    value = total / left
    if len(o.s.rows[kind]) == ROW_LIMIT:
        for face in o.s.rows[kind]:
            value -= LEFT_OVER * worth_of_face(o, o.seat, face)
            value += LEFT_OVER * o.rivalry * worth_to_next(o, face)
    return value


def worth_of_coming(o: Outlook, face: int, ready: float) -> float:
    """A face I would take now is a gain over the best one so far; the one not taken is there for the next player."""
    mine = worth_of_face(o, o.seat, face)
    if mine > ready:
        return mine - ready + LEFT_OVER * ready
    return LEFT_OVER * mine - LEFT_OVER * o.rivalry * worth_to_next(o, face)


def worth_to_next(o: Outlook, face: int) -> float:
    return worth_of_face(o, int(o.s.seat_after(o.seat)), face)


def worth_of_face(o: Outlook, seat: int, face: int) -> float:
    """A quick estimate of what a face brings a seat that can place it."""
    board = o.boards[seat]
    tile = TILES[face]
    away = distance(board, face)
    if tile.kind == NATURE:
        return PLACEABLE_BASIC
    if tile.kind == VICTORY:
        return float(tile.points) * (1.0 if away == 0 else 0.0)
    if tile.kind == CITY:
        return o.token(tile.token) if away == 0 else o.weights.city[away]
    assert tile.kind == VILLAGE
    if away:
        return 0.0
    known = int(o.s.lands[seat].makes()) >> PRODUCTS[0]
    return o.late * (PLACEABLE_VILLAGE if known & (tile.makes >> PRODUCTS[0]) else NEW_PRODUCT)
