"""Who would win if the game ended now, or after a few more points: the end is judged by the final ranking."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.core.bits import count_bits
from epoka.games.founders.land import HAS_COIN, HAS_CRAFTSMAN, HAS_WAR, Land
from epoka.games.founders.scoring import CRAFTSMAN_POINTS
from epoka.games.founders.state import Founders
from epoka.games.founders.tiles import CITY, IDLE, NATURE, TILES, VICTORY, VILLAGE

MOST_SEATS: Final = 4
NOBODY: Final = -1

POINTS_IN: Final[vec[i64]] = vec[i64](
    [0] + [tile.points for tile in TILES] + [0] * (IDLE - 1 - len(TILES))  # by what a grid says of a cell
)
VICTORY_IN: Final[vec[i64]] = vec[i64](
    [0] + [int(tile.kind == VICTORY) for tile in TILES] + [0] * (IDLE - 1 - len(TILES))
)


class Standing:
    """Points and victory tiles of every seat (TE-81, TE-82)."""

    def __init__(self) -> None:
        self.players: i64 = 0
        self.points: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.tiles: vec[i64] = vec[i64]([0] * MOST_SEATS)

    def read(self, s: Founders) -> None:
        self.players = s.players
        for seat in range(self.players):
            land = s.lands[seat]
            hand = s.hands[seat]
            points = hand.war + hand.coin + hand.wagon + count_bits(hand.craftsmen) - len(s.replaced[seat])
            tiles: i64 = 0
            for cell in land.cells:
                face = i64(land.faces[cell]) & ~IDLE
                tiles += VICTORY_IN[face]
                marks = i64(land.marks[cell])
                if marks:
                    if marks & HAS_COIN:
                        points += 1
                    if marks & HAS_WAR:
                        continue
                    if marks & HAS_CRAFTSMAN:
                        points += CRAFTSMAN_POINTS
                points += POINTS_IN[face]
            self.points[seat] = points
            self.tiles[seat] = tiles

    def best_rival(self, seat: i64) -> i64:
        """The most points that another seat has."""
        best: i64 = -99
        for other in range(self.players):
            if other != seat and self.points[other] > best:
                best = self.points[other]
        return best

    def outcome(self, seat: i64, points: i64, tiles: i64, other: i64, others: i64) -> float:
        """What an end means to a seat that gains points and tiles, while another one gains points as well.

        1 for a win, -1 for a defeat, in between for a shared win; NOBODY where no other seat gains.
        """
        mine = self.points[seat] + points
        my_tiles = self.tiles[seat] + tiles
        winners: i64 = 1
        for rival in range(self.players):
            if rival == seat:
                continue
            theirs = self.points[rival]
            if rival == other:
                theirs += others
            if theirs > mine or (theirs == mine and self.tiles[rival] > my_tiles):
                return -1.0
            if theirs == mine and self.tiles[rival] == my_tiles:
                winners += 1
        return 2.0 / float(winners) - 1.0


def last_turn(s: Founders) -> bool:
    """Whether the game ends with this turn, whatever is added (TE-71)."""
    if s.rules.end_when_city_stack_empty and not s.stacks[CITY].size():
        return True
    return not (s.stacks[NATURE].size() or s.stacks[VILLAGE].size() or s.stacks[CITY].size())


def ends_by_revealing(s: Founders, kind: int) -> bool:
    """Whether turning up a tile of this stack makes the turn the last one."""
    if s.rules.end_when_city_stack_empty and kind == CITY and s.stacks[CITY].size() == 1:
        return True
    return s.stacks[NATURE].size() + s.stacks[VILLAGE].size() + s.stacks[CITY].size() == 1


def stake(land: Land, cell: i64) -> i64:
    """The points a war token would take from a tile."""
    marks = i64(land.marks[cell])
    if marks & HAS_WAR:
        return 0
    points = POINTS_IN[i64(land.faces[cell]) & ~IDLE]
    if marks & HAS_CRAFTSMAN:
        points += CRAFTSMAN_POINTS
    return points
