"""What a seat's workers on the board will bring this round, before a single die is rolled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.games.stoneage.bots.purse import building_payment, building_points
from epoka.games.stoneage.bots.values import UNKNOWN, Outlook
from epoka.games.stoneage.bots.yields import MOST_HELP, chance_of, expected, most
from epoka.games.stoneage.components import BUILDINGS, FIXED, FOOD, MOST_AGRICULTURE, ONE_TO_SEVEN, SLOTS
from epoka.games.stoneage.places import BUILDING, CARD, FIELD, FOREST, HUNT, HUT, TOOL_MAKER

STOCKED: Final = 48
"""Up to how much food in stock the cost of later meals is kept in a table."""


class Prospect:
    """The expected value of workers on places, for one seat: gathered, bought and gained, less the cost of feeding.

    One is made for a decision and asked for the value of many placements.
    """

    def __init__(self, o: Outlook) -> None:
        self.o: Final = o
        self.placed: vec[i64] = vec[i64]([0])
        self.dice: Final[vec[i64]] = vec[i64]([0] * 4)
        self.help: Final[vec[i64]] = vec[i64]([0] * 4)
        """Workers that roll for each resource, and the pips of tools that go there."""
        self.hunting_help: i64 = 0
        self.goods: Final[vec[i64]] = vec[i64]([0] * 4)
        """What the seat holds now and has not set aside for a purchase; negative where rolls must bring more."""
        self.coming: Final[vec[float]] = vec[float]([0.0] * 4)
        """What the rolls bring on average."""
        self.sight: Final[vec[i64]] = vec[i64]([0] * 4)
        """Whole resources that may be counted on, more or less."""
        self.paid: Final[vec[i64]] = vec[i64]([0] * 4)
        self.players: Final[i64] = o.s.players
        self.kinds: Final[vec[i64]] = vec[i64]([BUILDINGS[tile].kind if tile >= 0 else -1 for tile in o.s.tops])
        """The kind of building on each stack."""
        self._later: Final[vec[float]] = vec[float]([UNKNOWN] * STOCKED)

    def value(self, placed: vec[i64]) -> float:
        self.placed = placed
        self.send_out()
        total = self.village()
        claims = False
        for stack in range(self.players):
            if placed[BUILDING + stack]:
                claims = True
        if claims:
            total = self.buildings(FIXED, total)  # the least flexible prices are set aside first
        for slot in range(i64(SLOTS)):
            if placed[CARD + slot]:
                total += self.card(slot)
        if claims:
            for kind in range(i64(FIXED + 1), i64(ONE_TO_SEVEN + 1)):
                total = self.buildings(kind, total)
        return total + self.kept() - self.feeding()

    def send_out(self) -> None:
        """Count the dice; the tools go to the roll for the most precious good."""
        o = self.o
        placed, dice, goods = self.placed, self.dice, self.goods
        held = o.player.goods
        pips: i64 = o.ready_pips
        if placed[TOOL_MAKER] and pips < MOST_HELP:
            pips += 1
        kind: i64 = 3
        while kind >= 0:
            goods[kind] = held[kind]
            workers = placed[FOREST + kind]
            dice[kind] = workers
            if workers:
                self.help[kind] = pips
                self.coming[kind] = expected(kind, workers, pips)
                pips = 0
            else:
                self.help[kind] = 0
                self.coming[kind] = 0.0
            kind -= 1
        self.hunting_help = pips

    def village(self) -> float:
        o = self.o
        total = 0.0
        if self.placed[TOOL_MAKER]:
            total += o.tool
        if self.placed[HUT]:
            total += o.worker
        if self.placed[FIELD]:
            total += o.field
        return total

    def buildings(self, kind: i64, total: float) -> float:
        """Add what the claimed buildings of a kind are worth."""
        for stack in range(self.players):
            if self.placed[BUILDING + stack] and self.kinds[stack] == kind:
                total += self.building(stack)
        return total

    def building(self, stack: i64) -> float:
        """A claimed building: what it scores, times the chance to have its price."""
        o = self.o
        number = o.s.tops[stack]
        tile = BUILDINGS[number]
        payment = tile.cost if tile.kind == FIXED else building_payment(o, self.counted_on(), number)
        if not payment:
            return 0.0
        chance = 1.0
        for kind in range(i64(4)):
            amount: i64 = payment[kind]
            if amount:
                chance *= self.chance_to_have(kind, amount)
        if chance < 0.02:
            return 0.0
        if tile.kind != FIXED:
            chance = max(chance, 0.6)  # another mix will do where this one fails
        lost = 0.0
        for kind in range(i64(4)):
            lost += self.set_aside(kind, payment[kind])
        gain = building_points(number, payment) + o.raised(int(stack)) - lost
        return chance * max(0.0, gain) + lost

    def card(self, slot: i64) -> float:
        """A claimed card: what it is worth, times the chance to have its price."""
        o = self.o
        price = slot + 1
        chance = self.chance_of_any(price)
        if chance < 0.02:
            return 0.0
        self.look_ahead()
        sight = self.sight
        in_sight = sight[0] + sight[1] + sight[2] + sight[3]
        if in_sight < price:
            sight[0] += price - in_sight
        for kind in range(i64(4)):
            self.paid[kind] = 0
        for _ in range(price):
            cheapest = self.cheapest()
            sight[cheapest] -= 1
            self.paid[cheapest] += 1
        lost = 0.0
        for kind in range(i64(4)):
            lost += self.set_aside(kind, self.paid[kind])
        return chance * max(0.0, o.on_offer(int(slot)) - lost) + lost

    def cheapest(self) -> i64:
        """The kind of which one is missed least, of the resources that may be counted on; there must be one."""
        o = self.o
        best: i64 = -1
        least = 1e9
        for kind in range(i64(4)):
            amount = self.sight[kind]
            if amount:
                loss = o.whole(kind, amount) - o.whole(kind, amount - 1)
                if loss < least:
                    best, least = kind, loss
        return best

    def kept(self) -> float:
        """Resources that nothing is bought with."""
        o = self.o
        worth = 0.0
        for kind in range(i64(4)):
            amount = float(self.goods[kind]) + self.coming[kind]
            worth += o.store(kind, amount) if amount > 0.0 else amount * o.prices[kind]
        return worth

    # ---- feeding --------------------------------------------------------------------------------------------------

    def feeding(self) -> float:
        """What this round's meal costs, and all later ones."""
        o = self.o
        player = o.player
        workers = player.workers
        if self.placed[HUT] and o.worker > 0.0:
            workers += 1
        agriculture = min(player.agriculture + self.placed[FIELD], i64(MOST_AGRICULTURE))
        food = player.food + agriculture - workers
        resources = 0.0
        for kind in range(i64(4)):
            resources += max(0.0, float(self.goods[kind]) + self.coming[kind])
        hunters = self.placed[HUNT]
        if not hunters:
            return self.meals(food, resources)
        total = 0.0
        more = 1.0
        help = self.hunting_help
        for amount in range(most(FOOD, hunters, help) + 1):
            chance = more
            more = chance_of(FOOD, hunters, help, amount + 1)
            chance -= more
            if chance > 0.0:
                total += chance * self.meals(food + amount, resources)
        return total

    def meals(self, food: i64, resources: float) -> float:
        o = self.o
        if food >= 0:
            return self.later(food)
        return self.later(0) + o.shortage(-int(food), resources)

    def later(self, food: i64) -> float:
        """What all meals after this one will cost with so much food in stock, worked out once."""
        player = self.o.player
        if food >= STOCKED:
            return self.o.hunger(float(food), int(player.workers), int(player.agriculture))
        cost = self._later[food]
        if cost == UNKNOWN:
            cost = self.o.hunger(float(food), int(player.workers), int(player.agriculture))
            self._later[food] = cost
        return cost

    # ---- chances --------------------------------------------------------------------------------------------------

    def look_ahead(self) -> None:
        """See which whole resources may be counted on."""
        for kind in range(i64(4)):
            amount = float(self.goods[kind]) + self.coming[kind] + 0.35
            self.sight[kind] = int(amount) if amount > 0.0 else 0

    def counted_on(self) -> list[int]:
        self.look_ahead()
        return [int(self.sight[kind]) for kind in range(4)]

    def chance_to_have(self, kind: i64, amount: i64) -> float:
        """How likely so much of a resource will be there besides what is set aside already."""
        missing = amount - self.goods[kind]
        return 1.0 if missing <= 0 else chance_of(kind, self.dice[kind], self.help[kind], missing)

    def chance_of_any(self, amount: i64) -> float:
        """How likely so many resources of any kinds will be there; several rolls count as if one had to bring it."""
        missing = amount
        for kind in range(i64(4)):
            missing -= max(i64(0), self.goods[kind])
        if missing <= 0:
            return 1.0
        fails = 1.0
        for kind in range(i64(4)):
            if self.dice[kind]:
                owed = missing - min(i64(0), self.goods[kind])
                fails *= 1.0 - chance_of(kind, self.dice[kind], self.help[kind], owed)
        return 1.0 - fails

    def set_aside(self, kind: i64, amount: i64) -> float:
        """Keep resources for a purchase; answers what they would be worth unspent."""
        if amount == 0:
            return 0.0
        o = self.o
        before = float(self.goods[kind]) + self.coming[kind]
        self.goods[kind] -= amount
        after = before - float(amount)
        if after < 0.0:
            return o.store(kind, max(0.0, before)) - min(0.0, after) * o.prices[kind]
        return o.store(kind, before) - o.store(kind, after)
