"""The judgement of the quick policy: what a tile at a cell is worth to the seat that moves, in points.

It counts what `outlook` counts, but prices a tile by what changes round its cell instead of surveying the territory
again, and judges an end of the game by its final ranking.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.core.bits import count_bits
from epoka.games.founders.bots.ground import ALONE, GIVEN, SET, TILE, Coming, Ground
from epoka.games.founders.bots.standing import MOST_SEATS, NOBODY, Standing, last_turn, stake
from epoka.games.founders.grid import SIDE
from epoka.games.founders.land import HAS_CRAFTSMAN, HAS_WAR, Land
from epoka.games.founders.state import NOTHING, Founders
from epoka.games.founders.tiles import (
    BIT,
    CITY,
    FIRST_FACE,
    NATURE,
    PRODUCTS,
    TILES,
    VICTORY,
    VILLAGE,
    WAR,
)

DECISIVE: Final = 30.0
"""More than any turn brings: the game is won or lost."""
UNTHINKABLE: Final = -1000.0
MOST_GOALS: Final = 32
STEPS: Final = 4
"""Faces are told apart by how many tiles away they are: none, one, two, more."""

FIRST_PRODUCT: Final[int] = PRODUCTS[0]

POINTS: Final[vec[i64]] = vec[i64]([tile.points for tile in TILES])
KIND: Final[vec[i64]] = vec[i64]([tile.kind for tile in TILES])
TOKEN: Final[vec[i64]] = vec[i64]([tile.token for tile in TILES])


class Rates:
    """The numbers of the judgement; all in points or as shares of points."""

    def __init__(self) -> None:
        self.victory: vec[float] = vec[float]([0.60, 0.40, 0.20, 0.05])
        """How much of a victory tile's points counts, by how far away it is."""
        self.contested = 0.65
        """What is left of that for each rival who could take the tile first."""
        self.city: vec[float] = vec[float]([0.40, 0.22, 0.10, 0.03])
        """The same for the point that a city tile's token is worth."""
        self.stack = 1.2
        """For the share of the city stack that would fit at once."""
        self.product = 0.06
        """For each product and good the territory makes."""
        self.village = 0.10
        """For each product that a tile in the row would add at once."""
        self.tokens: vec[float] = vec[float]([0.35, 0.15, 0.30, 0.45])
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


class Additions:
    """The best tiles found: one after which the game goes on, and one that ends it."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.value = UNTHINKABLE
        self.face: i64 = NOTHING
        self.cell: i64 = NOTHING
        self.end_face: i64 = NOTHING
        """The face that ends the game with most points, NOTHING where none does."""
        self.end_cell: i64 = NOTHING
        self.end_points: i64 = 0
        self.end_tiles: i64 = 0

    def offer(self, face: i64, cell: i64, value: float) -> None:
        if value > self.value:
            self.face = face
            self.cell = cell
            self.value = value

    def offer_end(self, face: i64, cell: i64, points: i64, tiles: i64) -> None:
        if self.end_face != NOTHING and points * 100 + tiles <= self.end_points * 100 + self.end_tiles:
            return
        self.end_face = face
        self.end_cell = cell
        self.end_points = points
        self.end_tiles = tiles


class Pricing:
    """The judgement of one seat at one decision. Its boards are used again and again."""

    def __init__(self, rates: Rates) -> None:
        self.rates: Final = rates
        self.grounds: Final = [Ground() for _ in range(MOST_SEATS)]
        self.scratch: Final = Ground()
        self.coming: Final = Coming()
        self.standing: Final = Standing()
        self.mine = self.grounds[0]
        self.seat: i64 = 0
        self.players: i64 = 0
        self.surveyed: i64 = NOTHING
        """The turn in which the rivals were looked at."""
        self.turns: i64 = 0
        """How many turns the seat has after this one, if the stacks decide."""
        self.late = 1.0
        """How much of the value of things to be used later is left."""
        self.closing = False
        """Whether the game ends with this turn."""
        self.display_left: i64 = 0
        self.lead: i64 = 0
        self.best_rival: i64 = 0
        self.rivalry = 0.0
        self.threat = 0.0
        """How likely the best target of the seat is attacked before the end."""
        self.open_faces: vec[i64] = vec[i64]([0] * MOST_GOALS)
        self.open_count: i64 = 0
        self.goals: i64 = 0
        """How many victory tiles and city tiles lie open."""
        self.goal_faces: vec[i64] = vec[i64]([0] * MOST_GOALS)
        self.own_worth: vec[float] = vec[float]([0.0] * (STEPS * MOST_GOALS))
        """What each of them is worth to the seat, by its distance; rivals who are as near leave less of it."""
        self.whole_worth: vec[float] = vec[float]([0.0] * (STEPS * MOST_GOALS))
        """The same to somebody who fears nobody."""
        self.denied: vec[float] = vec[float]([0.0] * len(TILES))
        """What rivals lose when a face is gone."""
        self.city_bits: i64 = 0
        self.city_left: i64 = 0
        self.village_bits: vec[i64] = vec[i64]([0] * MOST_GOALS)
        self.village_count: i64 = 0
        self.covered = 0.0
        """What a tile in the cell at hand would protect from war, and whether it would be on top of its column."""
        self.on_top = False

    # ---- looking round --------------------------------------------------------------------------------------------

    def look(self, s: Founders, seat: i64) -> None:
        """Turn to a decision. What rivals can reach is looked at once a turn."""
        self.seat = seat
        self.players = s.players
        self.mine = self.grounds[seat]
        left = s.stacks[NATURE].size() + s.stacks[VILLAGE].size() + s.stacks[CITY].size()
        self.turns = left // self.players
        self.late = min(1.0, float(self.turns) / 4.0)
        self.closing = last_turn(s)
        self.standing.read(s)
        self.best_rival = self.standing.best_rival(seat)
        self.lead = self.standing.points[seat] - self.best_rival
        deny = self.rates.deny
        self.rivalry = deny if self.players == 2 else deny * 1.3 / float(self.players - 1)
        self.look_at_offer(s)
        self.look_at_seats(s)
        self.threat = self.war_threat(s)
        self.price_goals(s)

    def look_at_offer(self, s: Founders) -> None:
        rows: i64 = 0
        stacks: i64 = 0
        basics: i64 = 0
        self.open_count = 0
        self.village_count = 0
        self.goals = 0
        for face in s.display:
            self.note_open(face)
            self.note_goal(face)
        self.display_left = self.goals
        for kind in range(VICTORY):
            for face in s.rows[kind]:
                if not rows & BIT[face]:
                    self.note_open(face)
                rows |= BIT[face]
                if kind == NATURE:
                    basics |= TILES[face].makes
                elif kind == VILLAGE:
                    self.village_bits[self.village_count] = BIT[face]
                    self.village_count += 1
                else:
                    self.note_goal(face)
            counts = s.stacks[kind].counts
            first: i64 = FIRST_FACE[kind]
            if kind == CITY:
                self.city_bits = 0
            for place in range(len(counts)):
                if counts[place]:
                    stacks |= BIT[first + place]
                    if kind == CITY:
                        self.city_bits |= BIT[first + place]
        self.city_left = s.stacks[CITY].size()
        self.coming.note(rows, stacks, basics)

    def note_open(self, face: i64) -> None:
        self.open_faces[self.open_count] = face
        self.open_count += 1

    def note_goal(self, face: i64) -> None:
        self.goal_faces[self.goals] = face
        self.goals += 1

    def look_at_seats(self, s: Founders) -> None:
        for other in range(self.players):
            if other == self.seat or self.surveyed != s.turns:
                ground = self.grounds[other]
                ground.load(s.lands[other], ALONE)
                ground.survey(self.coming)
        self.surveyed = s.turns

    def war_threat(self, s: Founders) -> float:
        wars = 0.4 if s.supply[WAR] else 0.0
        for other in range(self.players):
            if other != self.seat:
                wars += float(s.hands[other].war)
        return min(0.8, wars * self.rates.risk * 2.0 / float(self.players))

    def price_goals(self, s: Founders) -> None:
        """What each victory and city tile on offer is worth by its distance, and what rivals lose without it."""
        for goal in range(self.goals):
            face = self.goal_faces[goal]
            bit = BIT[face]
            points, rates, share, denied = 1.0, self.rates.city, 1.0, 0.0
            if KIND[face] == VICTORY:
                points, rates = float(POINTS[face]), self.rates.victory
            for other in range(self.players):
                if other == self.seat:
                    continue
                away = distance(self.grounds[other], bit)
                if away < STEPS:
                    denied += points * rates[away]
                if away == 0 and KIND[face] == VICTORY:
                    share *= self.rates.contested
            self.denied[face] = denied * self.rivalry
            for away in range(STEPS):
                worth = points * rates[away] if away < self.turns else 0.0
                self.whole_worth[STEPS * goal + away] = worth
                self.own_worth[STEPS * goal + away] = worth * share

    # ---- worth ----------------------------------------------------------------------------------------------------

    def hit(self, other: i64) -> float:
        """How much a point that a rival loses is worth: a whole one between two, else more for the leader's."""
        if self.players == 2:
            return 1.0
        ahead = 1.5 if self.standing.points[other] >= self.best_rival else 0.6
        return ahead / float(self.players - 1)

    def token(self, kind: i64) -> float:
        """What a token in hand is worth: a point, and the use it may be put to."""
        return 1.0 + self.rates.tokens[kind] * self.late

    def potential(self, now: i64, one: i64, two: i64, far: i64, gone: i64, worth: vec[float]) -> float:
        """What a territory can still bring that reaches these faces, when the face `gone` has been taken."""
        if self.turns <= 0:
            return 0.0
        total = 0.0
        faces = self.goal_faces
        goal: i64 = 0
        while goal < self.goals:
            face = faces[goal]
            if face != gone:
                bit = BIT[face]
                if now & bit:
                    total += worth[STEPS * goal]
                elif one & bit:
                    total += worth[STEPS * goal + 1]
                elif two & bit:
                    total += worth[STEPS * goal + 2]
                elif far & bit:
                    total += worth[STEPS * goal + 3]
            goal += 1
        if self.city_left and self.turns > 1:
            fitting = count_bits(now & self.city_bits)
            total += self.rates.stack * self.late * float(fitting) / float(self.city_left)
        ready: i64 = 0
        for place in range(self.village_count):
            if now & self.village_bits[place]:
                ready += 1
        if gone >= 0 and KIND[gone] == VILLAGE and now & BIT[gone]:
            ready -= 1
        return total + self.rates.village * self.late * float(ready)

    def reach_of(self, ground: Ground, worth: vec[float]) -> float:
        """What a surveyed territory can still bring."""
        return self.potential(ground.now, ground.one, ground.two, ground.far, NOTHING, worth)

    def variety(self, makes: i64) -> float:
        """What it is worth to make many different things."""
        return self.rates.product * self.late * float(count_bits(makes >> FIRST_PRODUCT))

    def as_it_is(self) -> float:
        """What the position is worth with nothing added."""
        return self.reach_of(self.mine, self.own_worth) + self.variety(self.mine.makes)

    # ---- adding a tile --------------------------------------------------------------------------------------------

    def ends_with(self, face: i64) -> bool:
        """Whether the game is over after this face is added (TE-70, TE-71)."""
        return self.closing or (self.display_left == 1 and KIND[face] == VICTORY)

    def points_of(self, face: i64) -> i64:
        """What a tile brings at once: its own points, and one for a token."""
        return POINTS[face] + (1 if TOKEN[face] >= 0 else 0)

    def add_all(self, s: Founders, good: i64, among: i64, best: Additions) -> None:
        """Price the open faces among these on all cells that they fit, with a bought unit or without (NOTHING).

        Nature tiles fit everywhere and would take most of the thinking; they are not tried where a tile that scores
        does. Replacing is tried with tiles that score.
        """
        scoring: i64 = 0
        others: i64 = 0
        nature: i64 = 0
        for place in range(self.open_count):
            face = self.open_faces[place]
            if KIND[face] >= CITY:
                scoring |= BIT[face]
            elif KIND[face] == NATURE:
                nature |= BIT[face]
            else:
                others |= BIT[face]
        self.try_on_frontier(s, good, (scoring | others) & among, best)
        if scoring & among:
            self.try_replacing(s, good, scoring & among, best)
        if nature & among and (best.face == NOTHING or KIND[best.face] < CITY or best.value < 0.0):
            self.try_on_frontier(s, good, nature & among, best)

    def try_on_frontier(self, s: Founders, good: i64, faces: i64, best: Additions) -> None:
        ground = self.mine
        land = s.lands[self.seat]
        for cell in ground.frontier:
            fit = ground.fits[cell] & faces
            if good >= 0:
                fit |= ground.with_unit(cell, good) & faces
            if not fit:
                continue
            self.look_at_column(land, cell)
            for place in range(self.open_count):
                face = self.open_faces[place]
                if fit & BIT[face]:
                    self.consider(s, face, cell, best)

    def consider(self, s: Founders, face: i64, cell: i64, best: Additions) -> None:
        if self.ends_with(face):
            best.offer_end(face, cell, self.points_of(face), 1 if KIND[face] == VICTORY else 0)
        else:
            best.offer(face, cell, self.added(s, face, cell))

    def try_replacing(self, s: Founders, good: i64, faces: i64, best: Additions) -> None:
        ground = self.mine
        land = s.lands[self.seat]
        for cell in ground.cells:
            if not may_go(land, cell):
                continue
            fit = ground.fitting(cell) & faces
            if good >= 0:
                fit |= ground.with_unit(cell, good) & faces
            if not fit:
                continue
            for place in range(self.open_count):
                face = self.open_faces[place]
                if fit & BIT[face]:
                    self.consider_replacing(s, face, cell, best)

    def consider_replacing(self, s: Founders, face: i64, cell: i64, best: Additions) -> None:
        if self.ends_with(face):
            lost = stake(s.lands[self.seat], cell) + 1
            best.offer_end(face, cell, self.points_of(face) - lost, 1 if KIND[face] == VICTORY else 0)
        else:
            best.offer(face, cell, self.replacing(s, face, cell))

    def look_at_column(self, land: Land, cell: i64) -> None:
        """What a tile on top of its column would protect."""
        self.covered = 0.0
        self.on_top = False
        if self.threat == 0.0:
            return
        spot = self.mine.spot
        highest = land.cells[-1]
        above = cell + SIDE
        while above <= highest:
            if spot[above] == TILE:
                return
            above += SIDE
        self.on_top = True
        lowest = land.cells[0]
        below = cell - SIDE
        while below >= lowest and spot[below] != TILE:
            below -= SIDE
        if below >= lowest:
            self.covered = float(stake(land, below))

    def at_once(self, s: Founders, face: i64) -> float:
        """What a tile is worth wherever it lies."""
        value = float(POINTS[face]) + self.denied_by(face)
        if TOKEN[face] >= 0:
            value += self.token(TOKEN[face])
        if KIND[face] == VICTORY:
            if self.display_left == 2:
                lead = float(self.lead + POINTS[face])
                value += self.rates.tempo * max(-4.0, min(4.0, lead))
        elif KIND[face] == VILLAGE:
            value += self.craftsman_use(s, GIVEN[face])
        return value

    def denied_by(self, face: i64) -> float:
        return self.denied[face] if KIND[face] >= CITY else 0.0

    def added(self, s: Founders, face: i64, cell: i64) -> float:
        """What the position is worth with this tile on an empty cell; `look_at_column` was asked before."""
        ground = self.mine
        value = self.at_once(s, face)
        if self.on_top:
            value += self.threat * (self.covered - float(POINTS[face]))
        value += self.rates.square * self.late * float(min(ground.squares_at(cell), 2))
        ground.lay(cell, face, self.coming)
        value += self.potential(ground.now_after, ground.one_after, ground.two_after, ground.far, face, self.own_worth)
        return value + self.variety(ground.makes | (GIVEN[face] & SET))

    def replacing(self, s: Founders, face: i64, cell: i64) -> float:
        """The same in place of one of the own tiles."""
        land = s.lands[self.seat]
        value = self.at_once(s, face) - self.rates.replaced - float(stake(land, cell))
        scratch = self.scratch
        scratch.load(land, cell)
        scratch.made[cell] |= GIVEN[face]
        scratch.survey(self.coming)
        value += self.potential(scratch.now, scratch.one, scratch.two, scratch.far, face, self.own_worth)
        return value + self.variety(scratch.makes | (GIVEN[face] & SET))

    def craftsman_use(self, s: Founders, makes: i64) -> float:
        """A tile for a craftsman in hand that has none yet."""
        wanted = s.hands[self.seat].craftsmen << FIRST_PRODUCT
        if wanted & makes & ~self.mine.makes:
            return self.rates.fitting_craftsman
        return 0.0

    # ---- the end --------------------------------------------------------------------------------------------------

    def end_value(self, points: i64, tiles: i64, other: i64, others: i64) -> float:
        """What it is worth that the game ends with so many more points and tiles, and another seat's points."""
        return DECISIVE * self.standing.outcome(self.seat, points, tiles, other, others) + float(points)

    def best_of(self, found: Additions) -> float:
        """What the better one of the additions found is worth, with nothing else played."""
        return max(found.value, self.worth_of_end(found))

    def worth_of_end(self, found: Additions) -> float:
        if found.end_face == NOTHING:
            return UNTHINKABLE
        return self.end_value(found.end_points, found.end_tiles, NOBODY, 0)


def may_go(land: Land, cell: i64) -> bool:
    """Whether a tile is ever replaced: an attacked one, or one that neither scores nor carries a craftsman."""
    marks = i64(land.marks[cell])
    if marks & HAS_WAR:
        return True
    return not marks & HAS_CRAFTSMAN and KIND[land.tile_at(cell)] != VICTORY


def distance(ground: Ground, bit: i64) -> i64:
    """How many tiles a surveyed territory is away from being able to take a face."""
    if ground.now & bit:
        return 0
    if ground.one & bit:
        return 1
    if ground.two & bit:
        return 2
    if ground.far & bit:
        return 3
    return STEPS
