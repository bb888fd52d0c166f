"""Where the workers in hand should go, worked out in a few microseconds.

What a place is worth with so many workers is taken to be independent of the other places, so that the best allotment
is found exactly, place by place (the recurrence of the knapsack problem). Two things do depend on each other and are
settled around that: purchases share the goods in hand, and goods that a purchase lacks are gathered for it (a goal).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.games.stoneage.bots.purse import building_payment, building_points
from epoka.games.stoneage.bots.rivals import risk
from epoka.games.stoneage.bots.values import Outlook
from epoka.games.stoneage.bots.yields import EXPECTED, chance_of
from epoka.games.stoneage.components import (
    BUILDINGS,
    DIVISORS,
    FIXED,
    FOOD,
    MOST_AGRICULTURE,
    MOST_WORKERS,
    ONE_TO_SEVEN,
    SLOTS,
    VALUES,
)
from epoka.games.stoneage.feeding import FLAT_HUNGER, HUNGER_PER_FOOD
from epoka.games.stoneage.notation import PLACEMENT_PLACE, PLACEMENT_WORKERS
from epoka.games.stoneage.places import BUILDING, CARD, FIELD, FOREST, HUNT, HUT, PLACES, TOOL_MAKER

ROLLS: Final = 5
"""The places where dice are rolled come first: the hunt, then the four resources."""
WIDTH: Final = MOST_WORKERS + 1
"""Entries a place has in tables by the number of workers."""
CLOSED: Final = -1000.0
"""The worth of a place that nobody can go to."""
PATIENCE: Final = 0.05
"""How much the loss of a place counts that no rival threatens."""
DEEPEST: Final = 2
"""How many purchases that lack goods are planned at once."""
USUAL_SPARE: Final = 0.5
"""Resources that a worker in hand will add to those a meal may be paid with."""

PLAIN: Final[vec[float]] = vec[float](
    [
        EXPECTED[FOOD if place == HUNT else place - FOREST][workers][0]
        for place in range(ROLLS)
        for workers in range(WIDTH)
    ]
)
"""What so many workers bring from a rolling place on average, without tools: place * WIDTH + workers."""
SPREAD: Final[vec[float]] = vec[float]([1.479 * workers**0.5 for workers in range(WIDTH)])
"""How far a hunt strays, in food: the outer points of a three-point rule, of weight 1/6 each, lie so far out."""


class Allotment:
    """The best places for the workers of a seat that is about to place some.

    `added` says how many workers each place gets of those in hand, `total` what all is worth.
    """

    def __init__(self, o: Outlook, legal: list[int]) -> None:
        self.o: Final = o
        self.hands: Final[i64] = o.player.home
        self.room: Final[vec[i64]] = vec[i64]([0] * PLACES)
        for action in legal:
            self.room[PLACEMENT_PLACE[action]] = PLACEMENT_WORKERS[action]
        self.worths: Final[vec[float]] = vec[float]([CLOSED] * SLOTS)
        for slot in range(SLOTS):
            if self.room[CARD + slot] or o.player.placed[CARD + slot]:
                self.worths[slot] = o.card(o.s.slots[slot])
        self.added: Final[vec[i64]] = vec[i64]([0] * PLACES)
        self.total = 0.0
        self.curve: Final[vec[float]] = vec[float]([0.0] * (ROLLS * WIDTH))
        """What so many workers are worth on a rolling place: place * WIDTH + workers."""
        self.single: Final[vec[float]] = vec[float]([CLOSED] * PLACES)
        """What each other place is worth, CLOSED where it cannot be had or lacks goods."""
        self.fetched: Final[vec[i64]] = vec[i64]([0] * ROLLS)
        """Workers that gather for a goal."""
        self.best: Final[vec[float]] = vec[float]([0.0] * WIDTH)
        self.choice: Final[vec[i64]] = vec[i64]([0] * (PLACES * WIDTH))
        """For each place and number of workers shared out up to it, how many of them it gets."""
        self.goods: list[int] = [0, 0, 0, 0]
        """What is left of the goods in hand, and on the way, when everything claimed and planned is paid."""
        self.lacking: list[int] = []
        self.needs: vec[i64] = vec[i64]([0] * ROLLS)
        """Workers that the goal looked at last needs on each place."""
        self.goal_gain = 0.0
        """What the goal looked at last is worth, its gatherers included."""
        self.goal_worth = 0.0
        """The same without what they gather: the purchase alone, times the chance to have its price."""
        self.hangs: Final[vec[float]] = vec[float]([0.0] * PLACES)
        """What goals are worth that fail without a place, and what is gathered for them there."""
        self.solve(-1, 0)

    # ---- the whole ------------------------------------------------------------------------------------------------

    def solve(self, forced: i64, workers: i64) -> float:
        """Share out the workers in hand, so many on a forced place (-1 for none); answers what that is worth."""
        room = self.room[forced] if forced >= 0 else 0
        for place in range(PLACES):
            self.added[place] = 0
            self.hangs[place] = 0.0
        for place in range(ROLLS):
            self.fetched[place] = 0
        left = self.hands - workers
        self.take_stock(forced, workers)
        self.value_rolls()
        self.value_village()
        self.value_purchases()
        total = 0.0
        if forced >= 0:
            total = self.curve[forced * WIDTH + workers] if forced < ROLLS else max(-3.0, self.single[forced])
            self.room[forced] = 0
        self.share_out(left)
        for _ in range(DEEPEST):
            used = self.pursue(left)
            if not used:
                break
            total += self.goal_gain
            left -= used
            self.share_out(left)
        total += self.best[left]
        self.read_choices(left)
        if forced >= 0:
            self.room[forced] = room
            self.added[forced] += workers
        self.total = total
        return total

    def take_stock(self, forced: i64, workers: i64) -> None:
        """Count the goods in hand and on the way, less what the claims made already will take."""
        o = self.o
        placed = o.player.placed
        goods = o.player.goods.copy()
        pips = o.ready_pips
        for kind in range(3, -1, -1):
            dice = placed[FOREST + kind]
            if forced == FOREST + kind:
                dice = int(workers)
            if dice:
                goods[kind] += int(EXPECTED[kind][dice][pips] + 0.35)
                pips = 0
        self.goods = goods
        for stack in range(o.s.players):
            if placed[BUILDING + stack]:
                payment = building_payment(o, goods, o.s.tops[stack])
                if payment:
                    for kind in range(4):
                        goods[kind] -= payment[kind]
        for slot in range(SLOTS):
            if placed[CARD + slot] and goods[0] + goods[1] + goods[2] + goods[3] > slot:
                o.pay_cheapest(goods, slot + 1)

    # ---- what places are worth ------------------------------------------------------------------------------------

    def value_rolls(self) -> None:
        o = self.o
        curve = self.curve
        for place in range(FOREST, ROLLS):
            kind = place - FOREST
            have = float(max(0, self.goods[kind]))
            before = o.store(kind, have)
            for workers in range(1, self.room[place] + 1):
                at = place * WIDTH + workers
                curve[at] = o.store(kind, have + PLAIN[at]) - before
        hunting = o.player.placed[HUNT]
        food = self.food()
        before = self.hunts_cost(food, hunting)
        for workers in range(1, self.room[HUNT] + 1):
            curve[workers] = before - self.hunts_cost(food, hunting + int(workers))

    def food(self) -> float:
        """Food after this round's meal without a hunt, negative where it is short."""
        player = self.o.player
        food = player.food + player.agriculture - player.workers
        if player.placed[HUT] and player.workers < MOST_WORKERS:
            food -= 1
        if player.placed[FIELD] and player.agriculture < MOST_AGRICULTURE:
            food += 1
        return float(food)

    def hunts_cost(self, food: float, hunters: int) -> float:
        """What feeding costs with so many hunters out, on average."""
        if hunters == 0:
            return self.meals_cost(food)
        hunters = min(hunters, MOST_WORKERS)
        food += PLAIN[hunters]
        out = SPREAD[hunters]
        return (4.0 * self.meals_cost(food) + self.meals_cost(food - out) + self.meals_cost(food + out)) / 6.0

    def meals_cost(self, food: float) -> float:
        """What this round's meal costs and all later ones, where so much food is left after it."""
        o = self.o
        player = o.player
        if food >= 0.0:
            return o.hunger(food, int(player.workers), int(player.agriculture))
        later = o.hunger(0.0, int(player.workers), int(player.agriculture))
        if o.starving:
            return later
        missing = -food
        goods = self.goods
        resources = goods[0] + goods[1] + goods[2] + goods[3] + USUAL_SPARE * float(self.hands)
        cheapest = o.prices[0] + 0.4
        if o.s.rules.per_food:
            paid = min(missing, resources)
            return later + paid * min(cheapest, float(HUNGER_PER_FOOD)) + (missing - paid) * HUNGER_PER_FOOD
        hunger = float(FLAT_HUNGER)
        if missing < 1.0:
            hunger *= missing
        return later + (min(hunger, missing * cheapest) if resources >= missing else hunger)

    def value_village(self) -> None:
        o = self.o
        single = self.single
        food = self.food()
        meal = self.meals_cost(food)
        single[TOOL_MAKER] = o.tool if self.room[TOOL_MAKER] else CLOSED
        single[HUT] = o.worker - (self.meals_cost(food - 1.0) - meal) if self.room[HUT] else CLOSED
        single[FIELD] = o.field + meal - self.meals_cost(food + 1.0) if self.room[FIELD] else CLOSED

    def value_purchases(self) -> None:
        """Cards and buildings, the best first: each takes its price out of the goods, or is found lacking."""
        o = self.o
        self.lacking = []
        order: list[int] = []
        for place in range(CARD, BUILDING + o.s.players):
            self.single[place] = CLOSED
            if self.room[place]:
                gain = self.gain(place, self.goods)
                if gain == CLOSED:
                    self.lacking.append(place)
                    continue
                self.single[place] = gain
                at = len(order)
                order.append(place)
                while at and self.single[order[at - 1]] < gain:
                    order[at] = order[at - 1]
                    at -= 1
                order[at] = place
        for at in range(len(order)):
            place = order[at]
            if at:
                gain = self.gain(place, self.goods)
                self.single[place] = gain
                if gain == CLOSED:
                    self.lacking.append(place)
                    continue
            if self.single[place] > 1.0:
                self.pay(place)

    def gain(self, place: int, goods: list[int]) -> float:
        """What a card or a building is worth over its price; CLOSED where these goods do not pay it."""
        o = self.o
        if place < BUILDING:
            price = place - CARD + 1
            if max(0, goods[0]) + max(0, goods[1]) + max(0, goods[2]) + max(0, goods[3]) < price:
                return CLOSED
            return self.worths[place - CARD] - o.pay_cheapest(goods.copy(), price)
        number = o.s.tops[place - BUILDING]
        payment = building_payment(o, goods, number)
        if not payment:
            return CLOSED
        lost = 0.0
        for kind in range(4):
            if payment[kind]:
                lost += o.store(kind, float(goods[kind])) - o.store(kind, float(goods[kind] - payment[kind]))
        return building_points(number, payment) + o.raised(place - BUILDING) - lost

    def pay(self, place: int) -> None:
        """Set the price of a purchase aside."""
        goods = self.goods
        if place < BUILDING:
            self.o.pay_cheapest(goods, place - CARD + 1)
            return
        payment = building_payment(self.o, goods, self.o.s.tops[place - BUILDING])
        for kind in range(4):
            goods[kind] -= payment[kind]

    # ---- goals ----------------------------------------------------------------------------------------------------

    def pursue(self, left: i64) -> i64:
        """Take up the purchase that gains most by workers who fetch what it lacks; answers how many it takes."""
        best_place = -1
        best_gain = 0.3
        best_used: i64 = 0
        for place in self.lacking:
            used = self.fetch(place, left)
            if used:
                gain = self.goal_gain - (self.best[left] - self.best[left - used])
                if gain > best_gain:
                    best_place, best_gain, best_used = place, gain, used
        if best_place < 0:
            return 0
        self.fetch(best_place, left)
        self.lacking.remove(best_place)
        self.added[best_place] = 1
        self.hangs[best_place] = self.goal_worth
        for place in range(FOREST, ROLLS):
            more = self.needs[place]
            if more:
                self.hangs[place] += self.goal_worth + self.curve[place * WIDTH + more]
                self.fetched[place] += more
                self.added[place] += more
                self.move_curve(place, more)
        return best_used

    def fetch(self, place: int, left: i64) -> i64:
        """How many workers a purchase takes that lacks goods, 0 where it cannot be had; `goal_gain` is its worth."""
        self.needs = vec[i64]([0] * ROLLS)
        o = self.o
        goods = self.goods
        if place < BUILDING:
            have = max(0, goods[0]) + max(0, goods[1]) + max(0, goods[2]) + max(0, goods[3])
            price = place - CARD + 1
            return self.fetch_any(left, price - have, self.worths[place - CARD] - price * (o.prices[0] + 0.3))
        number = o.s.tops[place - BUILDING]
        tile = BUILDINGS[number]
        if tile.kind == FIXED:
            return self.fetch_price(left, tile.cost, tile.points + o.raised(place - BUILDING))
        if tile.kind == ONE_TO_SEVEN:
            return self.fetch_any(left, 1, 2.0 + o.raised(place - BUILDING))
        return self.fetch_kinds(left, number, o.raised(place - BUILDING))

    def fetch_price(self, left: i64, cost: list[int], worth: float) -> i64:
        o = self.o
        used: i64 = 1
        chance = 1.0
        value = 0.0
        pips = o.ready_pips
        for kind in range(3, -1, -1):
            worth -= cost[kind] * o.prices[kind]
            missing = cost[kind] - max(0, self.goods[kind])
            if missing <= 0:
                continue
            place = FOREST + kind
            dice = min((missing * DIVISORS[kind] * 2 + 6) // 7 + 1, self.spare(place))
            if dice <= 0:
                return 0
            chance *= chance_of(kind, int(dice), pips, missing)
            pips = 0
            used += dice
            self.needs[place] = dice
            value += self.curve[place * WIDTH + dice]
        self.goal_worth = chance * worth
        self.goal_gain = self.goal_worth + value
        return used if used <= left and worth > 0.0 and chance > 0.05 else 0

    def spare(self, place: int) -> i64:
        return self.room[place] - self.fetched[place]

    def fetch_any(self, left: i64, missing: int, worth: float) -> i64:
        """Resources of whatever kind, from the place that is worth most."""
        best = 0.0
        used: i64 = 0
        chosen = -1
        for place in range(FOREST, ROLLS):
            kind = place - FOREST
            dice = min((missing * DIVISORS[kind] * 2 + 6) // 7 + 1, self.spare(place))
            if dice <= 0 or dice + 1 > left:
                continue
            chance = chance_of(kind, int(dice), self.o.ready_pips, missing)
            value = chance * worth + self.curve[place * WIDTH + dice]
            spent = value - (self.best[left] - self.best[left - dice - 1])
            if chosen < 0 or spent > best:
                best, used, chosen, self.goal_gain = spent, dice + 1, place, value
        return self.settle_on(chosen, used)

    def fetch_kinds(self, left: i64, number: int, raised: float) -> i64:
        """So many resources of so many kinds: the rest from one place."""
        o = self.o
        tile = BUILDINGS[number]
        best = 0.0
        used: i64 = 0
        chosen = -1
        for place in range(FOREST, ROLLS):
            kind = place - FOREST
            more = self.goods.copy()
            more[kind] = max(0, more[kind]) + tile.count
            payment = building_payment(o, more, number)
            if not payment:
                continue
            missing = payment[kind] - max(0, self.goods[kind])
            dice = min((missing * DIVISORS[kind] * 2 + 6) // 7 + 1, self.spare(place))
            if missing <= 0 or dice <= 0 or dice + 1 > left:
                continue
            worth = raised
            for other in range(4):
                worth += payment[other] * (VALUES[other] - o.prices[other])
            chance = chance_of(kind, int(dice), o.ready_pips, missing)
            value = chance * max(0.0, worth) + self.curve[place * WIDTH + dice]
            spent = value - (self.best[left] - self.best[left - dice - 1])
            if chosen < 0 or spent > best:
                best, used, chosen, self.goal_gain = spent, dice + 1, place, value
        return self.settle_on(chosen, used)

    def settle_on(self, place: i64, used: i64) -> i64:
        """All but one of the workers go to this place, if to any."""
        if used:
            self.needs[place] = used - 1
            self.goal_worth = self.goal_gain - self.curve[place * WIDTH + used - 1]
        return used

    def move_curve(self, place: i64, workers: i64) -> None:
        """So many workers are fixed on a rolling place: what more of them would add."""
        start = place * WIDTH
        first = self.curve[start + workers]
        for more in range(self.room[place] - self.fetched[place] + 1):
            self.curve[start + more] = self.curve[start + more + workers] - first

    # ---- sharing out ----------------------------------------------------------------------------------------------

    def share_out(self, hands: i64) -> None:
        """The best sharing of up to so many workers among all places: `best` by their number, `choice` by place."""
        best = self.best
        for workers in range(hands + 1):
            best[workers] = 0.0
        for place in range(ROLLS):
            self.add_roll(place, hands)
        self.add_village(hands)
        for place in range(CARD, BUILDING + self.o.s.players):
            if self.single[place] > 0.0 and self.room[place]:
                self.add_single(place, hands)

    def add_roll(self, place: i64, hands: i64) -> None:
        best, curve = self.best, self.curve
        room = self.room[place] - (self.fetched[place] if place else 0)
        start = place * WIDTH
        workers = hands
        while workers >= 0:
            chosen: i64 = 0
            most = best[workers]
            for here in range(1, min(room, workers) + 1):
                value = best[workers - here] + curve[start + here]
                if value > most:
                    most = value
                    chosen = here
            best[workers] = most
            self.choice[start + workers] = chosen
            workers -= 1

    def add_single(self, place: i64, hands: i64) -> None:
        best = self.best
        worth = self.single[place]
        start = place * WIDTH
        workers = hands
        while workers >= 1:
            value = best[workers - 1] + worth
            self.choice[start + workers] = 1 if value > best[workers] else 0
            if value > best[workers]:
                best[workers] = value
            workers -= 1
        self.choice[start] = 0

    def add_village(self, hands: i64) -> None:
        """Tool maker, hut and field, of which only some may be taken with few players: sets of them as bits."""
        best = self.best
        tool, hut, field = self.single[TOOL_MAKER], self.single[HUT], self.single[FIELD]
        allowed = self.village_left()
        workers = hands
        start = TOOL_MAKER * WIDTH
        while workers >= 0:
            chosen: i64 = 0
            most = best[workers]
            for chosen_set in range(1, 8):
                count: i64 = 0
                needed: i64 = 0
                value = 0.0
                if chosen_set & 1:
                    count, needed, value = 1, 1, tool
                if chosen_set & 2:
                    count, needed, value = count + 1, needed + 2, value + hut
                if chosen_set & 4:
                    count, needed, value = count + 1, needed + 1, value + field
                if count > allowed or needed > workers:
                    continue
                value += best[workers - needed]
                if value > most:
                    most = value
                    chosen = chosen_set
            best[workers] = most
            self.choice[start + workers] = chosen
            workers -= 1

    def village_left(self) -> i64:
        """How many places of the village may still be taken by this seat."""
        s = self.o.s
        if not (self.room[TOOL_MAKER] or self.room[HUT] or self.room[FIELD]):
            return 0
        left: i64 = 2 if s.players < 4 else 3
        for place in range(TOOL_MAKER, CARD):
            if s.crowd[place]:
                left -= 1
        return left

    def read_choices(self, hands: i64) -> None:
        """Follow the choices back from the last place to the first."""
        left = hands
        place: i64 = BUILDING + self.o.s.players - 1
        while place >= CARD:
            if self.single[place] > 0.0 and self.room[place] and self.choice[place * WIDTH + left]:
                self.added[place] = 1
                left -= 1
            place -= 1
        chosen = self.choice[TOOL_MAKER * WIDTH + left]
        if chosen & 1:
            self.added[TOOL_MAKER] = 1
            left -= 1
        if chosen & 2:
            self.added[HUT] = 2
            left -= 2
        if chosen & 4:
            self.added[FIELD] = 1
            left -= 1
        place = ROLLS - 1
        while place >= 0:
            here = self.choice[place * WIDTH + left]
            self.added[place] += here
            left -= here
            place -= 1

    def anywhere(self) -> i64:
        """A place for workers that no place is worth anything for."""
        for place in range(PLACES):
            if self.room[place]:
                return place
        raise AssertionError("whoever is asked to place can place")

    # ---- what comes first -----------------------------------------------------------------------------------------

    def urgency(self, place: i64) -> float:
        """What is lost, likely, if the workers for a place of the plan come a turn later."""
        threat = risk(self.o.s, self.o.seat, int(place), int(self.added[place]))
        return self.loss(place) * (PATIENCE + threat)

    def loss(self, place: i64) -> float:
        """How much worse it gets if the workers for a place of the plan must go elsewhere."""
        workers = self.added[place]
        worth = self.hangs[place]
        if place < ROLLS:
            worth += self.curve[place * WIDTH + workers - self.fetched[place]]
        elif worth == 0.0:
            worth = self.single[place]
        elsewhere = 0.0
        for other in range(ROLLS):
            if other == place:
                continue
            planned = self.added[other] - self.fetched[other]
            more = min(workers, self.room[other] - self.fetched[other] - planned)
            if more > 0:
                start = other * WIDTH + planned
                elsewhere = max(elsewhere, self.curve[start + more] - self.curve[start])
        for other in range(CARD, BUILDING + self.o.s.players):
            if not self.added[other] and self.room[other]:
                elsewhere = max(elsewhere, self.single[other])
        return max(0.0, worth - elsewhere)
