"""Which token to play, and on what: each play as the points it gains over keeping the token."""

from __future__ import annotations

from epoka.games.founders.bots.outlook import Outlook, stake
from epoka.games.founders.bots.tiling import best_addition
from epoka.games.founders.land import HAS_COIN, HAS_CRAFTSMAN, HAS_WAR
from epoka.games.founders.scoring import CRAFTSMAN_POINTS
from epoka.games.founders.state import NOTHING
from epoka.games.founders.tiles import COIN, RESOURCES, TILES, WAGON, WAR
from epoka.games.founders.tokens import coin_targets, craftsman_targets, war_targets

NO_GAIN = -1000.0


class Play:
    """The best use of a token: its cell, what it gains, and what a coin buys."""

    def __init__(self) -> None:
        self.cell = -1
        self.gain = NO_GAIN
        self.good = NOTHING

    def offer(self, cell: int, gain: float, good: int = NOTHING) -> None:
        if gain > self.gain:
            self.cell = cell
            self.gain = gain
            self.good = good


def loss(o: Outlook, seat: int, cell: int, mark: int) -> float:
    """What a territory can no longer reach with a token on one of its tiles."""
    land = o.s.lands[seat].copy()
    land.mark(cell, mark)
    o.scratch.load(land, NOTHING)
    o.scratch.survey()
    return o.potential(o.boards[seat], -1, o.whole) - o.potential(o.scratch, -1, o.whole)


def best_war(o: Outlook, against: int) -> Play:
    """On the tile that hurts a rival most: its points, and what it makes possible."""
    best = Play()
    land = o.s.lands[against]
    for cell in war_targets(land):
        hurt = stake(land, cell) * o.hit(against) + loss(o, against, cell, HAS_WAR) * o.rivalry
        best.offer(cell, hurt - o.token(WAR))
    return best


def best_coin(o: Outlook, against: int, faces: list[int]) -> Play:
    """For a tile that fits only with the bought unit, and to keep a tile of the rival idle for a turn.

    The coin goes to the rival: a point lost and a point given (TE-45).
    """
    best = Play()
    gains = gains_by_buying(o, faces)
    price = o.token(COIN) + o.hit(against)
    land = o.s.lands[against]
    for cell in coin_targets(land):
        blocked = loss(o, against, cell, HAS_COIN) * o.rivalry * o.weights.block
        for good in TILES[land.tile_at(cell)].produces:
            best.offer(cell, max(0.0, gains[good]) + blocked - price, good)
    return best


def gains_by_buying(o: Outlook, faces: list[int]) -> list[float]:
    """For each resource, how much better the best tile gets when a unit of it is bought; found once a decision."""
    if o.gains:
        return o.gains
    land = o.s.lands[o.seat]
    without = best_addition(o, faces).value
    for good in range(len(RESOURCES)):
        asking = [face for face in faces if (TILES[face].needs >> good) & 1]
        gain = 0.0
        if asking:
            o.mine.load(land, good)
            gain = best_addition(o, asking).value - without
        o.gains.append(gain)
    o.mine.load(land, NOTHING)
    return o.gains


def best_wagon(o: Outlook) -> Play:
    """On the square whose link makes most reachable."""
    best = Play()
    before = o.potential(o.boards[o.seat], -1, o.own_share)
    for cell in o.s.lands[o.seat].squares():
        land = o.s.lands[o.seat].copy()
        land.link(cell)
        o.scratch.load(land, NOTHING)
        o.scratch.survey()
        after = o.potential(o.scratch, -1, o.own_share)
        best.offer(cell, (after - before) * o.weights.wagon - o.token(WAGON))
    return best


def best_craftsman(o: Outlook, face: int) -> Play:
    """Two points for one in hand, where the product is missed least and war cannot reach."""
    best = Play()
    land = o.s.lands[o.seat]
    for cell in craftsman_targets(land, face):
        risk = o.threat * CRAFTSMAN_POINTS if land.is_top(cell) else 0.0
        best.offer(cell, CRAFTSMAN_POINTS - 1.0 - risk - loss(o, o.seat, cell, HAS_CRAFTSMAN))
    return best
