"""How good a position of Founders of the Empire is for each side: the features that are learned from."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.core.bits import count_bits
from epoka.core.state import State
from epoka.core.value import Value
from epoka.games.founders.bots.ground import GIVEN, SET
from epoka.games.founders.bots.outlook import Weights
from epoka.games.founders.bots.pricing import FIRST_PRODUCT, KIND, POINTS, STEPS, Pricing, distance
from epoka.games.founders.bots.standing import MOST_SEATS, NOBODY, stake
from epoka.games.founders.dealing import DISPLAY_SIZE, DRAFT_SIZE
from epoka.games.founders.land import HAS_COIN
from epoka.games.founders.state import NOTHING, Founders
from epoka.games.founders.tiles import (
    BIT,
    CITY,
    KIND_COUNTS,
    NATURE,
    NEEDS,
    PRODUCTS,
    RESOURCES,
    VILLAGE,
)

FEATURES: Final[list[str]] = [
    "points",  # in hand, as if the game ended now
    "temples",  # victory tiles, the tie-break
    "war",  # tokens in hand
    "coin",
    "wagon",
    "craftsman",
    "employable",  # craftsmen in hand for whom a tile makes the product
    "basics",  # different ones that the territory makes
    "products",
    "goods",
    "nature",  # tiles that produce
    "village",
    "city",
    "resting",  # tiles that a coin keeps idle for a turn
    "now_alone",  # points of victory tiles that fit now, and that no rival can take now
    "now_first",  # of those that a rival can take as well, but only after the seat
    "in_one",  # points of those that fit after one more tile, two, or later
    "in_two",
    "in_more",
    "unrivalled",  # points of those that no rival is nearer to than the seat is
    "best",  # the dearest that fits now, and the next one
    "second",
    "made",  # points of those whose requirements are made, wherever
    "half_made",
    "with_coin",  # the dearest one that a coin in hand would make fit now
    "city_now",  # city tiles in the row
    "city_in_one",
    "city_in_two",
    "stack",  # share of the city stack that would fit
    "village_new",  # tiles in the row that fit and make something new
    "sites",  # frontier cells that a victory tile on show fits
    "exposed",  # points that war could take, as many tiles as rivals have war tokens
    "dearest_exposed",
    "target",  # points that own war tokens could take from one rival
    "links",  # wagons on the table
    "squares",  # squares for a wagon in hand
    "to_play",  # whether the seat moves
    "wait",  # turns of others before its next one, as a share of the table
    "turns",  # turns it still has, if the stacks decide
    "finish",  # whether it can take the last victory tile now and win
    "finish_in_two",  # whether it leads and can take the last but one
    "lead_at_end",  # its lead where at most two victory tiles are left
]

FEW: Final = 2
"""Victory tiles left when the end is near."""
ENOUGH: Final = 5
SUMS: Final = 6
"""Victory tiles that fit now, alone or first, after one tile, two, or more; those that no rival is nearer to."""
WORTHS: Final = 4
"""War takes 0 to 3 points from a tile; dearer ones count as 3."""


class FoundersValue(Value):
    """Describes sides by what they own, what they can reach and when it is their turn."""

    def __init__(self) -> None:
        super().__init__(FEATURES)
        self.pricing: Final = Pricing(Weights())
        self.known: Founders | None = None
        self.known_at: i64 = NOTHING
        """The position that was looked at last: all sides are described from one look."""
        self.moves: i64 = 0
        self.tops: vec[i64] = vec[i64]([0] * (WORTHS * MOST_SEATS))
        """For each side, how many tiles of each worth lie on top of a column, open to war."""
        self.sums: vec[float] = vec[float]([0.0] * SUMS)
        self.city: vec[float] = vec[float]([0.0] * (STEPS + 1))

    def features(self, state: State, side: int) -> list[float]:
        assert isinstance(state, Founders)
        if self.known is not state or self.known_at != state.turn:
            self.pricing.surveyed = NOTHING
            self.pricing.look(state, 0)
            self.look_at_tops(state)
            self.moves = seat_to_move(state)
            self.known = state
            self.known_at = state.turn
        found: list[float] = []
        self.owned(state, side, found)
        self.within_reach(state, side, found)
        self.at_risk(state, side, found)
        self.tempo(state, side, found)
        return found

    def left(self, state: State) -> float:
        """What ends the game is whatever is used up first: the victory tiles on show, or the stacks."""
        assert isinstance(state, Founders)
        if state.over:
            return 0.0
        players = state.players
        drawn = DRAFT_SIZE[players] + 5
        tiles = float(KIND_COUNTS[NATURE] + KIND_COUNTS[VILLAGE] + KIND_COUNTS[CITY] - drawn)
        stacks = state.stacks
        left = float(stacks[NATURE].size() + stacks[VILLAGE].size() + stacks[CITY].size()) / tiles
        if state.rules.end_when_city_stack_empty:
            left = min(left, float(stacks[CITY].size()) / float(KIND_COUNTS[CITY] - 1))
        if state.turns:
            left = min(left, float(len(state.display)) / float(DISPLAY_SIZE[players]))
        return min(1.0, left)

    # ---- what it has ----------------------------------------------------------------------------------------------

    def owned(self, s: Founders, side: i64, found: list[float]) -> None:
        p = self.pricing
        ground = p.grounds[side]
        hand = s.hands[side]
        employable = count_bits((hand.craftsmen << FIRST_PRODUCT) & ground.makes)
        found.append(float(p.standing.points[side]))
        found.append(float(p.standing.tiles[side]))
        found.append(float(hand.war))
        found.append(float(hand.coin))
        found.append(float(hand.wagon))
        found.append(float(count_bits(hand.craftsmen)))
        found.append(float(employable))
        products: i64 = len(PRODUCTS)
        found.append(float(count_bits(ground.makes & (BIT[FIRST_PRODUCT] - 1))))
        found.append(float(count_bits((ground.makes >> FIRST_PRODUCT) & (BIT[products] - 1))))
        found.append(float(count_bits(ground.makes >> (FIRST_PRODUCT + products))))
        land = s.lands[side]
        nature: i64 = 0
        village: i64 = 0
        city: i64 = 0
        resting: i64 = 0
        for cell in land.cells:
            if i64(land.marks[cell]) & HAS_COIN:
                resting += 1
            if land.makes_at(cell):
                kind = KIND[land.tile_at(cell)]
                if kind == NATURE:
                    nature += 1
                elif kind == VILLAGE:
                    village += 1
                else:
                    city += 1
        found.append(float(nature))
        found.append(float(village))
        found.append(float(city))
        found.append(float(resting))

    # ---- what it can reach ----------------------------------------------------------------------------------------

    def within_reach(self, s: Founders, side: i64, found: list[float]) -> None:
        p = self.pricing
        ground = p.grounds[side]
        sums, city = self.sums, self.city
        for place in range(SUMS):
            sums[place] = 0.0
        for away in range(STEPS + 1):
            city[away] = 0.0
        best, second, made, half_made = 0.0, 0.0, 0.0, 0.0
        shown: i64 = 0
        for goal in range(p.goals):
            face = p.goal_faces[goal]
            away = distance(ground, BIT[face])
            if KIND[face] == CITY:
                city[away] += 1.0
                continue
            points = float(POINTS[face])
            shown |= BIT[face]
            nearest = self.nearest_rival(side, face)
            if away == 0:
                if nearest > 0:
                    sums[0] += points
                elif self.comes_first(side, BIT[face]):
                    sums[1] += points
                if points > best:
                    best, second = points, best
                elif points > second:
                    second = points
            elif away < STEPS:
                sums[away + 1] += points
            if away < 3 and away <= nearest:
                sums[SUMS - 1] += points
            missing = NEEDS[face] & ~ground.makes
            if not missing:
                made += points
            elif missing != NEEDS[face]:
                half_made += points
        for place in range(SUMS):
            found.append(sums[place])
        found.append(best)
        found.append(second)
        found.append(made)
        found.append(half_made)
        found.append(self.with_coin(s, side, shown & ~ground.now))
        for away in range(3):
            found.append(city[away])
        fitting = count_bits(ground.now & p.city_bits)
        found.append(float(fitting) / float(p.city_left) if p.city_left else 0.0)
        found.append(float(self.new_villages(s, side)))
        sites: i64 = 0
        for cell in ground.frontier:
            if ground.fits[cell] & shown:
                sites += 1
        found.append(float(min(sites, ENOUGH)))

    def nearest_rival(self, side: i64, face: i64) -> i64:
        """How many tiles the nearest of the others is away from a face."""
        nearest: i64 = STEPS
        for other in range(self.pricing.players):
            if other != side:
                nearest = min(nearest, distance(self.pricing.grounds[other], BIT[face]))
        return nearest

    def waits(self, side: i64) -> i64:
        """How many turns of others come before the next one of a side."""
        players = self.pricing.players
        return (side - self.moves + players) % players

    def comes_first(self, side: i64, bit: i64) -> bool:
        """Whether nobody who can take a face now moves before this side."""
        for other in range(self.pricing.players):
            if self.pricing.grounds[other].now & bit and self.waits(other) < self.waits(side):
                return False
        return True

    def new_villages(self, s: Founders, side: i64) -> i64:
        """Village tiles in the row that fit and make what the territory does not make yet."""
        ground = self.pricing.grounds[side]
        found: i64 = 0
        for place in range(self.pricing.open_count):
            face = self.pricing.open_faces[place]
            if KIND[face] == VILLAGE and ground.now & BIT[face] and GIVEN[face] & SET & ~ground.makes:
                found += 1
        return found

    def with_coin(self, s: Founders, side: i64, faces: i64) -> float:
        """The dearest of these victory tiles that fits with one unit which a rival makes."""
        if not s.hands[side].coin or not faces:
            return 0.0
        p = self.pricing
        on_sale: i64 = 0
        for other in range(p.players):
            if other != side:
                on_sale |= p.grounds[other].makes
        ground = p.grounds[side]
        fits: i64 = 0
        for resource in range(len(RESOURCES)):
            if on_sale & BIT[resource] and faces & ground.tables.askers[resource]:
                for cell in ground.frontier:
                    fits |= ground.with_unit(cell, resource)
        best: i64 = 0
        for goal in range(p.display_left):
            face = p.goal_faces[goal]
            if fits & faces & BIT[face] and POINTS[face] > best:
                best = POINTS[face]
        return float(best)

    # ---- war ------------------------------------------------------------------------------------------------------

    def look_at_tops(self, s: Founders) -> None:
        for place in range(len(self.tops)):
            self.tops[place] = 0
        for side in range(s.players):
            land = s.lands[side]
            for cell in land.cells:
                points = stake(land, cell)
                if points and land.is_top(cell):
                    self.tops[WORTHS * side + min(points, WORTHS - 1)] += 1

    def exposed(self, side: i64, wars: i64) -> i64:
        """The points that so many war tokens could take, each from the dearest tile on top of a column."""
        total: i64 = 0
        points: i64 = WORTHS - 1
        while points and wars:
            hit = min(wars, self.tops[WORTHS * side + points])
            total += hit * points
            wars -= hit
            points -= 1
        return total

    def at_risk(self, s: Founders, side: i64, found: list[float]) -> None:
        wars: i64 = 0
        target: i64 = 0
        mine = s.hands[side].war
        for other in range(self.pricing.players):
            if other != side:
                wars += s.hands[other].war
                if mine:
                    target = max(target, self.exposed(other, mine))
        found.append(float(self.exposed(side, wars)))
        found.append(float(self.exposed(side, 1)))
        found.append(float(target))
        found.append(float(len(s.lands[side].wagons)))
        found.append(float(min(len(s.lands[side].squares()), 3)) if s.hands[side].wagon else 0.0)

    # ---- whose turn it is -----------------------------------------------------------------------------------------

    def tempo(self, s: Founders, side: i64, found: list[float]) -> None:
        p = self.pricing
        waits = self.waits(side)
        left = s.stacks[NATURE].size() + s.stacks[VILLAGE].size() + s.stacks[CITY].size()
        found.append(1.0 if waits == 0 else 0.0)
        found.append(float(waits) / float(p.players))
        found.append(float((left - waits + p.players - 1) // p.players if left > waits else 0))
        finish, next_to = 0.0, 0.0
        lead = p.standing.points[side] - p.standing.best_rival(side)
        ground = p.grounds[side]
        if p.display_left <= FEW:
            for goal in range(p.display_left):
                face = p.goal_faces[goal]
                if ground.now & BIT[face]:
                    if p.display_left == 1:
                        finish = max(0.0, p.standing.outcome(side, POINTS[face], 1, NOBODY, 0)) / float(1 + waits)
                    elif lead + POINTS[face] > 0:
                        next_to = 1.0
        found.append(finish)
        found.append(next_to)
        found.append(float(lead) if p.display_left <= FEW else 0.0)


def seat_to_move(s: Founders) -> i64:
    """The seat whose turn it is, also while chance decides something in it."""
    place: i64 = len(s.agenda) - 1
    while place >= 0:
        if s.agenda[place].seat >= 0:
            return s.agenda[place].seat
        place -= 1
    return s.first
