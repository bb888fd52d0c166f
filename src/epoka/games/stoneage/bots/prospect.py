"""What a seat's workers on the board will bring this round, before a single die is rolled."""

from __future__ import annotations

from typing import Final

from epoka.games.stoneage.bots.purse import building_payment, building_points
from epoka.games.stoneage.bots.values import Outlook
from epoka.games.stoneage.bots.yields import EXPECTED, MOST_HELP, chance_of, most
from epoka.games.stoneage.components import BUILDINGS, FIXED, FOOD, MOST_AGRICULTURE, ONE_TO_SEVEN
from epoka.games.stoneage.places import BUILDING, CARD, FIELD, FOREST, HUNT, HUT, TOOL_MAKER


class Prospect:
    """The expected value of workers on places, for one seat: gathered, bought and gained, less the cost of feeding."""

    def __init__(self, o: Outlook, placed: list[int]) -> None:
        self.o: Final = o
        self.placed: Final = placed
        self.dice = [0, 0, 0, 0]
        self.help = [0, 0, 0, 0]
        """Workers that roll for each resource, and the pips of tools that go there."""
        self.hunting_help = 0
        self.goods = o.player.goods.copy()
        """What the seat holds now and has not set aside for a purchase; negative where rolls must bring more."""
        self.coming: list[float] = [0.0, 0.0, 0.0, 0.0]
        """What the rolls bring on average."""

    def value(self) -> float:
        o = self.o
        placed = self.placed
        self.send_out()
        total = self.village()
        players = o.s.players
        for kind in range(FIXED, ONE_TO_SEVEN + 1):  # the least flexible prices are set aside first
            for stack in range(players):
                if placed[BUILDING + stack] and BUILDINGS[o.s.tops[stack]].kind == kind:
                    total += self.building(stack)
            if kind == FIXED:
                for slot in range(4):
                    if placed[CARD + slot]:
                        total += self.card(slot)
        return total + self.kept() - self.feeding()

    def send_out(self) -> None:
        """Count the dice; the tools go to the roll for the most precious good."""
        o = self.o
        pips = o.ready_pips
        if self.placed[TOOL_MAKER] and pips < MOST_HELP:
            pips += 1
        for kind in range(3, -1, -1):
            workers = self.placed[FOREST + kind]
            if workers:
                self.dice[kind] = workers
                self.help[kind] = pips
                self.coming[kind] = EXPECTED[kind][workers][pips]
                pips = 0
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

    def building(self, stack: int) -> float:
        """A claimed building: what it scores, times the chance to have its price."""
        o = self.o
        number = o.s.tops[stack]
        tile = BUILDINGS[number]
        payment = tile.cost if tile.kind == FIXED else building_payment(o, self.expected(), number)
        chance = 1.0
        for kind in range(len(payment)):
            if payment[kind]:
                chance *= self.chance_to_have(kind, payment[kind])
        if not payment or chance < 0.02:
            return 0.0
        if tile.kind != FIXED:
            chance = max(chance, 0.6)  # another mix will do where this one fails
        lost = 0.0
        for kind in range(4):
            lost += self.set_aside(kind, payment[kind])
        gain = building_points(number, payment) + o.raised(stack) - lost
        return chance * max(0.0, gain) + lost

    def card(self, slot: int) -> float:
        """A claimed card: what it is worth, times the chance to have its price."""
        o = self.o
        price = slot + 1
        goods = self.expected()
        in_sight = goods[0] + goods[1] + goods[2] + goods[3]
        chance = self.chance_of_any(price)
        if chance < 0.02:
            return 0.0
        if in_sight < price:
            goods[0] += price - in_sight
        before = goods.copy()
        o.pay_cheapest(goods, price)
        lost = 0.0
        for kind in range(4):
            lost += self.set_aside(kind, before[kind] - goods[kind])
        return chance * max(0.0, o.on_offer(slot) - lost) + lost

    def kept(self) -> float:
        """Resources that nothing is bought with."""
        worth = 0.0
        for kind in range(4):
            amount = self.goods[kind] + self.coming[kind]
            worth += self.o.store(kind, amount) if amount > 0 else amount * self.o.prices[kind]
        return worth

    def feeding(self) -> float:
        """What this round's meal costs, and all later ones."""
        o = self.o
        player = o.player
        workers = int(player.workers) + (1 if self.placed[HUT] and o.worker > 0 else 0)
        agriculture = min(int(player.agriculture) + self.placed[FIELD], MOST_AGRICULTURE)
        food = int(player.food) + agriculture - workers
        resources = 0.0
        for kind in range(4):
            resources += max(0.0, self.goods[kind] + self.coming[kind])
        hunters = self.placed[HUNT]
        if not hunters:
            return self.meals(food, resources)
        total = 0.0
        more = 1.0
        for amount in range(most(FOOD, hunters, self.hunting_help) + 1):
            chance = more
            more = chance_of(FOOD, hunters, self.hunting_help, amount + 1)
            chance -= more
            if chance > 0:
                total += chance * self.meals(food + amount, resources)
        return total

    def meals(self, food: int, resources: float) -> float:
        o = self.o
        later = o.hunger(float(max(0, food)), int(o.player.workers), int(o.player.agriculture))
        return later + o.shortage(-food, resources)

    # ---- chances --------------------------------------------------------------------------------------------------

    def expected(self) -> list[int]:
        """Whole resources that may be counted on, more or less."""
        return [max(0, int(self.goods[kind] + self.coming[kind] + 0.35)) for kind in range(4)]

    def chance_to_have(self, kind: int, amount: int) -> float:
        """How likely so much of a resource will be there besides what is set aside already."""
        missing = amount - self.goods[kind]
        return 1.0 if missing <= 0 else chance_of(kind, self.dice[kind], self.help[kind], missing)

    def chance_of_any(self, amount: int) -> float:
        """How likely so many resources of any kinds will be there; several rolls count as if one had to bring it."""
        missing = amount
        for kind in range(4):
            missing -= max(0, self.goods[kind])
        if missing <= 0:
            return 1.0
        fails = 1.0
        for kind in range(4):
            if self.dice[kind]:
                owed = missing - min(0, self.goods[kind])
                fails *= 1 - chance_of(kind, self.dice[kind], self.help[kind], owed)
        return 1 - fails

    def set_aside(self, kind: int, amount: int) -> float:
        """Keep resources for a purchase; answers what they would be worth unspent."""
        if amount == 0:
            return 0.0
        o = self.o
        before = self.goods[kind] + self.coming[kind]
        self.goods[kind] -= amount
        after = before - amount
        if after < 0:
            return o.store(kind, max(0.0, before)) - min(0.0, after) * o.prices[kind]
        return o.store(kind, before) - o.store(kind, after)
