"""How good a position of Founders of the Empire is for each side: the features that are learned from."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.core.bits import count_bits
from epoka.core.state import State
from epoka.core.value import Coefficients, Value
from epoka.games.founders.bots.ground import GIVEN, SET
from epoka.games.founders.bots.pricing import FIRST_PRODUCT, KIND, POINTS, Pricing, Rates, distance
from epoka.games.founders.bots.standing import NOBODY, stake
from epoka.games.founders.dealing import DISPLAY_SIZE, DRAFT_SIZE
from epoka.games.founders.land import HAS_COIN, Land
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
    "now_contested",
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


class FoundersValue(Value):
    """Describes sides by what they own, what they can reach and when it is their turn."""

    def __init__(self, coefficients: Coefficients) -> None:
        super().__init__(coefficients)
        self.pricing: Final = Pricing(Rates())
        self.known: Founders | None = None
        self.known_at: i64 = NOTHING
        """The position that was looked at last: all sides are described from one look."""

    def features(self, state: State, side: int) -> list[float]:
        assert isinstance(state, Founders)
        if self.known is not state or self.known_at != state.turn:
            self.pricing.surveyed = NOTHING
            self.pricing.look(state, 0)
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
        sums: vec[float] = vec[float]([0.0] * 6)  # alone, contested, one, two, more, unrivalled
        city: vec[float] = vec[float]([0.0] * 5)
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
                sums[0 if nearest > 0 else 1] += points
                if points > best:
                    best, second = points, best
                elif points > second:
                    second = points
            elif away < 4:
                sums[away + 1] += points
            if away < 3 and away <= nearest:
                sums[5] += points
            missing = NEEDS[face] & ~ground.makes
            if not missing:
                made += points
            elif missing != NEEDS[face]:
                half_made += points
        for place in range(6):
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
        nearest: i64 = 4
        for other in range(self.pricing.players):
            if other != side:
                nearest = min(nearest, distance(self.pricing.grounds[other], BIT[face]))
        return nearest

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

    def at_risk(self, s: Founders, side: i64, found: list[float]) -> None:
        wars: i64 = 0
        target: i64 = 0
        mine = s.hands[side].war
        for other in range(self.pricing.players):
            if other != side:
                wars += s.hands[other].war
                if mine:
                    target = max(target, exposed(s.lands[other], mine))
        dearest = exposed(s.lands[side], 1)
        found.append(float(exposed(s.lands[side], wars)) if wars > 1 else float(dearest * wars))
        found.append(float(dearest))
        found.append(float(target))
        found.append(float(len(s.lands[side].wagons)))
        found.append(float(min(len(s.lands[side].squares()), 3)) if s.hands[side].wagon else 0.0)

    # ---- whose turn it is -----------------------------------------------------------------------------------------

    def tempo(self, s: Founders, side: i64, found: list[float]) -> None:
        p = self.pricing
        moves = s.agenda[-1].seat if s.agenda and not s.over else side
        if moves < 0:
            moves = s.agenda[0].seat if s.agenda[0].seat >= 0 else s.first
        waits = (side - moves + p.players) % p.players
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


def exposed(land: Land, wars: i64) -> i64:
    """The points that so many war tokens could take, each from the dearest tile on top of a column."""
    dearest: vec[i64] = vec[i64]([0] * 4)  # how many tiles of each worth lie on top
    for cell in land.cells:
        points = stake(land, cell)
        if points and land.is_top(cell):
            dearest[min(points, 3)] += 1
    total: i64 = 0
    points = 3
    while points and wars:
        hit = min(wars, dearest[points])
        total += hit * points
        wars -= hit
        points -= 1
    return total
