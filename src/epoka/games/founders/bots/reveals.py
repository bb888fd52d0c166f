"""What the quick policy thinks of turning up a tile of each stack."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.games.founders.bots.ground import GIVEN
from epoka.games.founders.bots.pricing import FIRST_PRODUCT, KIND, POINTS, TOKEN, Additions, Pricing, distance
from epoka.games.founders.bots.revealing import LEFT_OVER, NEW_PRODUCT, PLACEABLE_BASIC, PLACEABLE_VILLAGE
from epoka.games.founders.bots.standing import NOBODY, ends_by_revealing
from epoka.games.founders.state import NOTHING, Founders
from epoka.games.founders.tiles import BIT, CITY, FIRST_FACE, NATURE, VICTORY
from epoka.games.founders.turn import ROW_LIMIT


def reveal_values(p: Pricing, s: Founders, kinds: list[int]) -> list[float]:
    """For each stack what may come now, what the next player finds, and what is swept away."""
    after = s.seat_after(p.seat)
    ready = 0.0
    for place in range(p.open_count):
        ready = max(ready, worth_of_face(p, p.seat, p.open_faces[place]))
    values: list[float] = []
    for kind in kinds:
        value = worth_of_reveal(p, s, kind, ready, after)
        if len(kinds) > 1 and ends_by_revealing(s, kind):
            value += worth_of_last_turn(p, s)
        values.append(value)
    return values


def worth_of_last_turn(p: Pricing, s: Founders) -> float:
    """Who wins if this turn is the last one, with the best tile that lies open."""
    found = Additions()
    p.closing = True
    p.add_all(s, NOTHING, -1, found)
    p.closing = False
    return p.end_value(found.end_points, found.end_tiles, NOBODY, 0) - float(found.end_points)


def worth_of_reveal(p: Pricing, s: Founders, kind: i64, ready: float, after: i64) -> float:
    """The mean over what may come, and the row that goes where it is full (TE-12)."""
    counts = s.stacks[kind].counts
    first: i64 = FIRST_FACE[kind]
    total = 0.0
    for place in range(len(counts)):
        if counts[place]:
            total += float(counts[place]) * worth_of_coming(p, first + place, ready, after)
    value = total / float(s.stacks[kind].size())
    row = s.rows[kind]
    if len(row) == ROW_LIMIT:
        for face in row:
            value -= LEFT_OVER * worth_of_face(p, p.seat, face)
            value += LEFT_OVER * p.rivalry * worth_of_face(p, after, face)
    return value


def worth_of_coming(p: Pricing, face: i64, ready: float, after: i64) -> float:
    """A face I would take now is a gain over the best one so far; the one not taken is there for the next player."""
    mine = worth_of_face(p, p.seat, face)
    if mine > ready:
        return mine - ready + LEFT_OVER * ready
    return LEFT_OVER * mine - LEFT_OVER * p.rivalry * worth_of_face(p, after, face)


def worth_of_face(p: Pricing, seat: i64, face: i64) -> float:
    """A quick estimate of what a face brings a seat that can place it."""
    kind = KIND[face]
    if kind == NATURE:
        return PLACEABLE_BASIC
    ground = p.grounds[seat]
    away = distance(ground, BIT[face])
    if kind == VICTORY:
        return float(POINTS[face]) if away == 0 else 0.0
    if kind == CITY:
        if away == 0:
            return p.token(TOKEN[face])
        return p.rates.city[away] if away < 4 else 0.0
    if away:
        return 0.0
    known = ground.makes >> FIRST_PRODUCT
    return p.late * (PLACEABLE_VILLAGE if known & (GIVEN[face] >> FIRST_PRODUCT) else NEW_PRODUCT)
