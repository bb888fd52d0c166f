"""What the quick policy thinks of playing tokens: each play as the points it gains over keeping the token."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from epoka.games.founders.bots.ground import ALONE
from epoka.games.founders.bots.pricing import UNTHINKABLE, Additions, Pricing
from epoka.games.founders.bots.standing import NOBODY, stake
from epoka.games.founders.grid import adjacent
from epoka.games.founders.land import Land
from epoka.games.founders.scoring import CRAFTSMAN_POINTS
from epoka.games.founders.state import NOTHING, Founders
from epoka.games.founders.tiles import COIN, RESOURCES, WAGON, WAR
from epoka.games.founders.tokens import IN_REACH, attack

WORTH_A_WAR = 0.5
"""A tile that counts for less is not attacked, whatever it makes."""


class Play:
    """The best use found for a token."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.cell: i64 = NOTHING
        self.gain = UNTHINKABLE
        self.good: i64 = NOTHING

    def offer(self, cell: i64, gain: float, good: i64) -> None:
        if gain > self.gain:
            self.cell = cell
            self.gain = gain
            self.good = good


class Spending:
    """Prices the tokens of the seat that a `Pricing` looks at."""

    def __init__(self, pricing: Pricing) -> None:
        self.pricing = pricing
        self.plain = Additions()
        """The best tiles with no token played."""
        self.value = 0.0
        """What they are worth."""
        self.with_unit = [Additions() for _ in RESOURCES]
        """The best tiles that a bought unit of each resource makes possible."""
        self.tried: i64 = 0
        """The resources for which that was found out."""

    def begin(self, s: Founders) -> None:
        """Find the best tile without a token; `pricing` has looked at the decision already."""
        self.plain.clear()
        self.pricing.add_all(s, NOTHING, -1, self.plain)
        self.value = self.without(s)
        self.tried = 0

    def without(self, s: Founders) -> float:
        p = self.pricing
        value = p.best_of(self.plain)
        if self.plain.face == NOTHING and self.plain.end_face == NOTHING:  # nothing fits: the turn is skipped
            value = p.end_value(0, 0, NOBODY, 0) if p.closing else p.as_it_is()
        return value

    def gain(self, found: Additions, played: float, points: i64, other: i64, others: i64) -> float:
        """How much better the turn gets by a token.

        `played` is what it gains where the game goes on; `points` and `others` are what it changes at once, which
        decides where the turn ends the game.
        """
        p = self.pricing
        best = found.value + played if found.face != NOTHING else UNTHINKABLE
        if found.end_face != NOTHING:
            best = max(best, p.end_value(found.end_points + points, found.end_tiles, other, others) + float(-others))
        elif p.closing:
            best = p.end_value(points, 0, other, others) + float(-others)
        elif found.face == NOTHING:
            best = self.value + played
        return best - self.value

    # ---- war ------------------------------------------------------------------------------------------------------

    def war(self, s: Founders, against: i64, best: Play) -> None:
        """On the tile that hurts a rival most: its points, and what it makes possible."""
        land = s.lands[against]
        hit = self.pricing.hit(against)
        for cell in land.cells:
            if float(stake(land, cell)) * hit > WORTH_A_WAR and attack(land, cell) == IN_REACH:
                best.offer(cell, self.war_at(s, against, cell), NOTHING)

    def war_at(self, s: Founders, against: i64, cell: i64) -> float:
        p = self.pricing
        points = stake(s.lands[against], cell)
        hurt = float(points) * p.hit(against) + self.loss(s.lands[against], against, cell, p.whole_worth) * p.rivalry
        return self.gain(self.plain, hurt - p.token(WAR), -1, against, -points)

    def loss(self, land: Land, seat: i64, cell: i64, worth: vec[float]) -> float:
        """What a territory can no longer reach with a token on one of its tiles."""
        p = self.pricing
        if p.turns <= 0 or not land.makes_at(cell):
            return 0.0
        p.scratch.load(land, cell)
        p.scratch.survey(p.coming)
        return p.reach_of(p.grounds[seat], worth) - p.reach_of(p.scratch, worth)

    # ---- coins ----------------------------------------------------------------------------------------------------

    def found_with(self, s: Founders, good: i64) -> Additions:
        """The best tiles that want a unit of this resource; found once a decision."""
        found = self.with_unit[good]
        if not (self.tried >> good) & 1:
            self.tried |= 1 << int(good)
            found.clear()
            p = self.pricing
            p.add_all(s, good, p.mine.tables.askers[good], found)
        return found

    def coin(self, s: Founders, against: i64, best: Play) -> None:
        """For a tile that fits only with the bought unit, from the tile whose owner misses it most."""
        land = s.lands[against]
        for cell in land.cells:
            if land.makes_at(cell):
                self.coin_at(s, against, cell, best)

    def coin_at(self, s: Founders, against: i64, cell: i64, best: Play) -> None:
        """The coin goes to the rival: a point lost and a point given (TE-45)."""
        p = self.pricing
        land = s.lands[against]
        makes = land.makes_at(cell)
        price = p.token(COIN) + p.hit(against)
        for good in range(len(RESOURCES)):
            if not (makes >> good) & 1:
                continue
            unused = self.gain(self.plain, -price, -1, against, 1)
            gain = self.gain(self.found_with(s, good), -price, -1, against, 1)
            if gain > unused:
                gain += self.loss(land, against, cell, p.whole_worth) * p.rivalry * p.rates.block
            best.offer(cell, max(gain, unused), good)

    # ---- wagons and craftsmen -------------------------------------------------------------------------------------

    def wagon(self, s: Founders, best: Play) -> None:
        """On the square whose link makes most reachable."""
        if self.pricing.turns <= 0:
            return
        for cell in s.lands[self.pricing.seat].squares():
            best.offer(cell, self.wagon_at(s, cell), NOTHING)

    def wagon_at(self, s: Founders, cell: i64) -> float:
        p = self.pricing
        land = s.lands[p.seat].copy()
        land.link(cell)
        p.scratch.load(land, ALONE)
        p.scratch.survey(p.coming)
        more = p.reach_of(p.scratch, p.own_worth) - p.reach_of(p.mine, p.own_worth)
        return self.gain(self.plain, more * p.rates.wagon - p.token(WAGON), -1, NOBODY, 0)

    def craftsman(self, s: Founders, product: i64, best: Play) -> None:
        """Two points for one in hand, where the product is missed least and war cannot reach."""
        land = s.lands[self.pricing.seat]
        for cell in land.cells:
            if land.makes_at(cell) == product:
                best.offer(cell, self.craftsman_at(s, cell), NOTHING)

    def craftsman_at(self, s: Founders, cell: i64) -> float:
        p = self.pricing
        land = s.lands[p.seat]
        risk = p.threat * CRAFTSMAN_POINTS if land.is_top(cell) else 0.0
        more = CRAFTSMAN_POINTS - 1.0 - risk - self.loss(land, p.seat, cell, p.own_worth)
        if self.plain.end_face != NOTHING and adjacent(self.plain.end_cell, cell):
            return more  # it may keep the very tile from fitting that would end the game
        return self.gain(self.plain, more, CRAFTSMAN_POINTS - 1, NOBODY, 0)
