"""What a position is worth to a seat, in points: those it has, and those its territory can reach in the turns left."""

from __future__ import annotations

from typing import Final

from epoka.games.founders.bots.reach import Reach
from epoka.games.founders.grid import SIDE
from epoka.games.founders.land import HAS_CRAFTSMAN, HAS_WAR, Land
from epoka.games.founders.scoring import CRAFTSMAN_POINTS
from epoka.games.founders.state import NOTHING, Founders
from epoka.games.founders.tiles import (
    CITY,
    FIRST_FACE,
    NATURE,
    PRODUCTS,
    TILES,
    VICTORY,
    VILLAGE,
    WAR,
)

NOW: Final = 0
ONE: Final = 1
TWO: Final = 2
FAR: Final = 3
BEYOND: Final = 4
"""How many tiles a territory is away from a face."""


DECISIVE: Final = 100.0
"""More than any position is worth: the game is won or lost."""


class Weights:
    """The numbers of the judgement; all in points or as shares of points."""

    def __init__(self) -> None:
        self.victory = [0.60, 0.40, 0.20, 0.05, 0.0]
        """How much of a victory tile's points counts, by how far away it is."""
        self.contested = 0.65
        """What is left of that for each rival who could take the tile first."""
        self.city = [0.40, 0.22, 0.10, 0.03, 0.0]
        """The same for the point that a city tile's token is worth."""
        self.stack = 1.2
        """For the share of the city stack that would fit at once."""
        self.product = 0.06
        """For each product and good the territory makes."""
        self.village = 0.10
        """For each product that a tile in the row would add at once."""
        self.tokens = [0.35, 0.15, 0.30, 0.45]
        """What playing a token is worth beyond the point for keeping it, by kind."""
        self.deny = 0.55
        """How much of a rival's loss is a gain."""
        self.fitting_craftsman = 0.7
        """For a tile that a craftsman in hand can go to, where there was none."""
        self.square = 0.05
        """For a square that a wagon could use."""
        self.risk = 0.16
        """For each war token around: how likely a victory tile on top of its column is hit."""
        self.block = 0.4
        """How much of what a rival could reach is spoilt by a coin that lies there for a turn."""
        self.wagon = 3.0
        """How much more than the reach of the moment a link brings."""
        self.replaced = 1.6
        """What a replaced tile costs: a point (TE-52), and the chance to build beside it instead."""
        self.tempo = 0.12
        """For each point of the lead, what it is worth to bring the end nearer."""


class Outlook:
    """The judgement of one seat at one decision. Boards to think on are lent by the bot."""

    def __init__(self, s: Founders, seat: int, weights: Weights, boards: list[Reach]) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.boards = boards
        self.scratch = boards[s.players]
        self.mine = boards[seat]
        left = int(s.stacks[NATURE].size() + s.stacks[VILLAGE].size() + s.stacks[CITY].size())
        self.turns = left // s.players
        """How many turns the seat has after this one, if the stacks decide."""
        self.late = min(1.0, self.turns / 4.0)
        """How much of the value of things to be used later is left."""
        self.points = s.points()
        best = -99
        for other in range(s.players):
            if other != seat:
                best = max(best, self.points[other])
        self.best_rival = best
        self.lead = self.points[seat] - best
        self.rivalry = weights.deny if s.players == 2 else weights.deny / (s.players - 1) * 1.3
        self.city_bits = 0
        self.city_left = 0
        self.look_at_offer()
        for other in range(s.players):
            boards[other].load(s.lands[other], int(s.bought) if other == seat else NOTHING)
            boards[other].survey()
        self.threat = self.war_threat(seat)
        self.own_share = self.shares(seat)
        self.gains: list[float] = []
        """What buying each resource would bring, once somebody has asked."""
        self.whole: list[float] = [1.0] * len(s.display)
        """The shares of a seat that fears nobody."""
        self.denied = self.denials()

    def look_at_offer(self) -> None:
        """Tell the boards what lies open and what may still come."""
        s = self.s
        rows, stacks, basics = 0, 0, 0
        for kind in (NATURE, VILLAGE, CITY):
            for face in s.rows[kind]:
                rows |= 1 << face
                if kind == NATURE:
                    basics |= TILES[face].makes
            counts = s.stacks[kind].counts
            for place in range(len(counts)):
                if counts[place]:
                    stacks |= 1 << (FIRST_FACE[kind] + place)
                    if kind == CITY:
                        self.city_bits |= 1 << (FIRST_FACE[kind] + place)
                        self.city_left += counts[place]
        for board in self.boards:
            board.offer(rows, stacks, basics)

    # ---- what others do -------------------------------------------------------------------------------------------

    def war_threat(self, seat: int) -> float:
        """How likely the best target of a seat is attacked before the end."""
        wars = 0.4 if self.s.supply[WAR] else 0.0
        for other in range(self.s.players):
            if other != seat:
                wars += float(self.s.hands[other].war)
        return min(0.8, wars * self.weights.risk * 2.0 / self.s.players)

    def hit(self, other: int) -> float:
        """How much a point that a rival loses is worth: a whole one between two, else more for the leader's."""
        if self.s.players == 2:
            return 1.0
        ahead = 1.5 if self.points[other] >= self.best_rival else 0.6
        return ahead / (self.s.players - 1)

    def shares(self, seat: int) -> list[float]:
        """For each victory tile of the display, how much rivals who can take it at once leave of its worth."""
        shares: list[float] = []
        for face in self.s.display:
            share = 1.0
            for other in range(self.s.players):
                if other != seat and (self.boards[other].now >> face) & 1:
                    share *= self.weights.contested
            shares.append(share)
        return shares

    def denials(self) -> list[float]:
        """For each face, what rivals lose when it is gone."""
        lost: list[float] = [0.0] * len(TILES)
        weights = self.weights
        for other in range(self.s.players):
            if other == self.seat:
                continue
            board = self.boards[other]
            for face in self.s.display:
                value = TILES[face].points * weights.victory[distance(board, face)]
                lost[face] += value * self.rivalry
            for face in self.s.rows[CITY]:
                lost[face] += weights.city[distance(board, face)] * self.rivalry
        return lost

    # ---- a territory ----------------------------------------------------------------------------------------------

    def potential(self, board: Reach, gone: int, shares: list[float]) -> float:
        """What a surveyed territory can still bring, when the face `gone` has been taken."""
        weights = self.weights
        turns = self.turns
        if turns <= 0:
            return 0.0
        total = 0.0
        display = self.s.display
        for place in range(len(display)):
            face = display[place]
            if face != gone:
                away = distance(board, face)
                if away < turns:
                    total += TILES[face].points * weights.victory[away] * shares[place]
        for face in self.s.rows[CITY]:
            if face != gone:
                away = distance(board, face)
                if away < turns:
                    total += weights.city[away]
        if self.city_left and turns > 1:
            fitting = (board.now & self.city_bits).bit_count()
            total += weights.stack * self.late * fitting / self.city_left
        for face in self.s.rows[VILLAGE]:
            if face != gone and (board.now >> face) & 1:
                total += weights.village * self.late
        return total

    def variety(self, makes: int) -> float:
        """What it is worth to make many different things."""
        return self.weights.product * self.late * (makes >> PRODUCTS[0]).bit_count()

    def token(self, kind: int) -> float:
        """What a token in hand is worth: a point, and the use it may be put to."""
        return 1.0 + self.weights.tokens[kind] * self.late

    def as_it_is(self) -> float:
        """What the position is worth with nothing added."""
        return self.potential(self.mine, -1, self.own_share) + self.variety(int(self.s.lands[self.seat].makes()))

    # ---- adding a tile --------------------------------------------------------------------------------------------

    def added(self, face: int, cell: int) -> float:
        """What the position is worth after this tile is added at this cell; only differences between tiles matter."""
        s = self.s
        tile = TILES[face]
        land = s.lands[self.seat]
        value = float(tile.points) + self.denied[face]
        if tile.token >= 0:
            value += self.token(tile.token)
        if land.faces[cell]:
            value -= self.given_up(land, cell)
        value += self.cover(land, cell, tile.points)
        if tile.kind == VICTORY:
            value += self.ending(tile.points)
        elif tile.kind == VILLAGE:
            value += self.craftsman_use(tile.makes)
        value += self.squares(cell)
        trial = self.mine.put(cell, face)
        self.mine.survey()
        value += self.potential(self.mine, face, self.own_share)
        value += self.variety(int(land.makes()) | tile.makes)
        self.mine.take_back(trial)
        return value

    def given_up(self, land: Land, cell: int) -> float:
        """What is lost with a replaced tile: a point, and its own (TE-52)."""
        lost = self.weights.replaced
        marks = int(land.marks[cell])
        if not marks & HAS_WAR:
            lost += TILES[land.tile_at(cell)].points
            if marks & HAS_CRAFTSMAN:
                lost += CRAFTSMAN_POINTS
        return lost

    def cover(self, land: Land, cell: int, points: int) -> float:
        """What a tile on top of a column protects there, less what it exposes itself."""
        above = cell + SIDE
        highest = land.cells[-1]
        while above <= highest:
            if land.faces[above]:
                return 0.0
            above += SIDE
        lowest = land.cells[0]
        below = cell - SIDE
        while below >= lowest and not land.faces[below]:
            below -= SIDE
        covered = 0.0
        if below >= lowest:
            covered = stake(land, below)
        return self.threat * (covered - points)

    def craftsman_use(self, makes: int) -> float:
        """A tile for a craftsman in hand that has none yet."""
        hand = self.s.hands[self.seat]
        made = int(self.s.lands[self.seat].makes())
        for face in hand.faces():
            product = 1 << PRODUCTS[face]
            if product & makes and not product & made:
                return self.weights.fitting_craftsman
        return 0.0

    def squares(self, cell: int) -> float:
        """Squares that the tile completes, for wagons in hand or to come."""
        filled = self.mine.filled
        found = 0
        for right in (1, -1):
            for up in (SIDE, -SIDE):
                if filled[cell + right] and filled[cell + up] and filled[cell + right + up]:
                    found += 1
        return self.weights.square * self.late * min(found, 2)

    def ending(self, points: int) -> float:
        """Taking a victory tile brings the end nearer: good with a lead, and the last one decides the game (TE-70)."""
        left = len(self.s.display) - 1
        lead = self.lead + points
        if left == 0:
            return DECISIVE if lead > 0 else -DECISIVE if lead < 0 else 0.0
        if left == 1:
            return self.weights.tempo * max(-4, min(4, lead))
        return 0.0


def distance(board: Reach, face: int) -> int:
    """How many tiles a surveyed territory is away from being able to take a face."""
    if (board.now >> face) & 1:
        return NOW
    if (board.one >> face) & 1:
        return ONE
    if (board.two >> face) & 1:
        return TWO
    if (board.far >> face) & 1:
        return FAR
    return BEYOND


def stake(land: Land, cell: int) -> float:
    """The points a war token would take from a tile."""
    marks = int(land.marks[cell])
    if marks & HAS_WAR:
        return 0.0
    points = float(TILES[land.tile_at(cell)].points)
    if marks & HAS_CRAFTSMAN:
        points += CRAFTSMAN_POINTS
    return points
