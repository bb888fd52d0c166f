"""`greedy`: a bot that takes what is worth most now; it never tries out how the others would answer.

`values` says what things are worth, `plan` where the workers should go, `purse` what to buy. Each kind of decision is
one small method here; `DECISIONS` finds the one that fits the step on top of the agenda. To make a bot of your own,
derive it from this one and change a method or a number of its weights.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from epoka.core.seat import Bot, Seat
from epoka.core.step import Step
from epoka.games.stoneage.acting import ResolvePlaces
from epoka.games.stoneage.bots.choices import cost_of, pips_of, with_pair
from epoka.games.stoneage.bots.plan import Plan
from epoka.games.stoneage.bots.purse import best_use, minus
from epoka.games.stoneage.bots.rivals import risk
from epoka.games.stoneage.bots.values import Outlook
from epoka.games.stoneage.bots.weights import Weights
from epoka.games.stoneage.bots.yields import EXPECTED
from epoka.games.stoneage.buildings import BuyFixed, PayBuilding, count_kinds, payments
from epoka.games.stoneage.cards import PayCard, RedeemNow, TakeDeferredDie, TakeDie
from epoka.games.stoneage.components import (
    BUILDINGS,
    CARDS,
    DICE_FOR_ALL,
    DIVISORS,
    FIXED,
    FOOD,
    N_OF_K,
    RESOURCE,
    RESOURCE_BY_DICE,
    SINGLE_USE_TOOL,
    TOOL,
    TWO_RESOURCES,
    VALUES,
)
from epoka.games.stoneage.feeding import FLAT_HUNGER, HUNGER_PER_FOOD, PayFood
from epoka.games.stoneage.notation import (
    BUILD,
    DECLINE,
    DONE,
    FEED,
    FIRST_PLACEMENT,
    GROW,
    PAIRS,
    PAY,
    REDEEM,
    RESOLVE,
    STARVE,
    TAKE,
    TOOLS_DONE,
)
from epoka.games.stoneage.places import BUILDING, CARD, FIELD, HUNT, HUT, PLACES, RIVER, TOOL_MAKER
from epoka.games.stoneage.placing import PlaceWorkers
from epoka.games.stoneage.rolling import UseTools
from epoka.games.stoneage.state import StoneAge
from epoka.games.stoneage.tools import GrowTool


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Plays by value. `cards` and `ending` can switch off its sense for cards and for the end of the game: that way
    one can measure what they are good for."""

    def __init__(self, cards: bool = True, ending: bool = True) -> None:
        self.cards = cards
        self.ending = ending
        self.weights = Weights()

    def choose(self, seat: Seat) -> int:
        s = seat.position
        assert isinstance(s, StoneAge)
        legal = seat.actions()
        step = s.agenda[-1]
        return DECISIONS[type(step)](self, self.outlook(s, seat.index), step, legal)

    def outlook(self, s: StoneAge, seat: int) -> Outlook:
        return Outlook(s, seat, self.weights, self.cards, self.ending)

    # ---- placing --------------------------------------------------------------------------------------------------

    def place_workers(self, o: Outlook) -> int:
        """Make a plan for all workers; of its places take first the one that rivals would make us miss most."""
        plan = Plan(o)
        best, best_score = -1, -1.0
        for place in range(PLACES):
            workers = int(plan.added(place))
            if workers:
                score = plan.loss_without(place) * (0.05 + risk(o.s, o.seat, place, workers))
                if best < 0 or score > best_score:
                    best, best_score = place, score
        return FIRST_PLACEMENT[best] + (int(plan.added(best)) - 1 if best < TOOL_MAKER else 0)

    # ---- acting ---------------------------------------------------------------------------------------------------

    def resolve(self, o: Outlook) -> int:
        """The village first, then rolls with the most precious good first, then purchases; redeem where it helps."""
        placed = o.player.placed
        for place in (TOOL_MAKER, FIELD, HUT):
            if placed[place]:
                return RESOLVE + place
        rolls = [place for place in range(RIVER, HUNT - 1, -1) if placed[place]]
        if rolls:
            card = self.tool_card(o)
            return RESOLVE + (rolls[0] if card < 0 else card)
        pair = self.worthwhile_pair(o)
        if pair >= 0:
            return REDEEM + pair
        return RESOLVE + self.next_purchase(o)

    def tool_card(self, o: Outlook) -> int:
        """A claimed card that brings a tool and can be paid before the rolls, or -1."""
        for place in range(CARD, BUILDING):
            if o.player.placed[place] and o.player.resources() >= place - CARD + 1:
                if CARDS[o.s.slots[place - CARD]].upper in (TOOL, SINGLE_USE_TOOL):
                    return place
        return -1

    def next_purchase(self, o: Outlook) -> int:
        """Cards that bring resources, other cards, buildings of fixed price, then those that take what is left."""
        best, best_rank = -1, 9
        for place in range(CARD, BUILDING + o.s.players):
            if not o.player.placed[place]:
                continue
            if place < BUILDING:
                upper = CARDS[o.s.slots[place - CARD]].upper
                rank = 0 if upper in (RESOURCE, RESOURCE_BY_DICE, DICE_FOR_ALL, TWO_RESOURCES) else 1
            else:
                kind = BUILDINGS[o.s.tops[place - BUILDING]].kind
                rank = 2 if kind == FIXED else 3 if kind == N_OF_K else 4
            if rank < best_rank:
                best, best_rank = place, rank
        return best

    def worthwhile_pair(self, o: Outlook) -> int:
        """The two resources to redeem now because a purchase of this turn gains by them, or -1."""
        if not o.player.two_resources:
            return -1
        pair = self.best_pair(o)
        goods = o.player.goods
        with_pair = self.with_pair(goods, pair)
        keeping = best_use(o, goods) + 2 * o.prices[3]
        return pair if best_use(o, with_pair) > keeping + 0.5 else -1

    def best_pair(self, o: Outlook) -> int:
        best, best_value = 0, -1.0
        for pair in range(len(PAIRS)):
            value = best_use(o, self.with_pair(o.player.goods, pair))
            if value >= best_value:
                best, best_value = pair, value
        return best

    def with_pair(self, goods: list[int], pair: int) -> list[int]:
        return with_pair(goods, pair)

    def use_tools(self, o: Outlook, legal: list[int], target: int, total: int) -> int:
        """The set of tools whose extra yield is worth most over what the tools could do elsewhere."""
        helps = legal[:-1]
        best, best_value = 0, -1e9
        for chosen in range(1 << len(helps)):
            pips, cost = 0, 0.0
            for i in range(len(helps)):
                if (chosen >> i) & 1:
                    pips += self.pips(o, helps[i])
                    cost += self.cost_of_help(o, helps[i])
            value = self.yield_value(o, target, (total + pips) // DIVISORS[target]) - cost
            if value > best_value + 1e-9:
                best, best_value = chosen, value
        for i in range(len(helps)):
            if (best >> i) & 1:
                return helps[i]
        return TOOLS_DONE

    def pips(self, o: Outlook, help: int) -> int:
        return pips_of(o, help)

    def cost_of_help(self, o: Outlook, help: int) -> float:
        """What a tool could still do this round, a single-use tool in later ones."""
        return cost_of(o, help)

    def yield_value(self, o: Outlook, target: int, amount: int) -> float:
        """What so much of a rolled good is worth to the seat, its claims and its feeding considered."""
        goods = o.player.goods.copy()
        food = self.expected_food(o)
        if target == FOOD:
            food += amount
        else:
            goods[target] += amount
        return best_use(o, goods) - self.feeding(o, food)

    def expected_food(self, o: Outlook) -> float:
        """Food after this round's meal, negative where it is short; hunters still out bring the average."""
        player = o.player
        hunted = EXPECTED[FOOD][player.placed[HUNT]][0]
        return float(player.food + player.agriculture - player.workers) + hunted

    def feeding(self, o: Outlook, food: float) -> float:
        player = o.player
        missing = int(-food + 0.5) if food < 0 else 0
        later = o.hunger(max(0.0, food), int(player.workers), int(player.agriculture))
        return o.shortage(missing, float(player.resources())) + later

    def grow_tool(self, o: Outlook, legal: list[int]) -> int:
        """A tile that is ready grows for this round already."""
        for action in legal:
            if o.player.is_ready(action - GROW):
                return action
        return legal[0]

    def take_die(self, o: Outlook, legal: list[int]) -> int:
        best, best_value = legal[0], -1.0
        for action in legal:
            value = o.face(action - TAKE + 1)
            if value > best_value:
                best, best_value = action, value
        return best

    # ---- buying ---------------------------------------------------------------------------------------------------

    def pay_card(self, o: Outlook, legal: list[int], slot: int, left: int, lowest: int) -> int:
        """Pay what is missed least, if the card is worth it."""
        goods = o.player.goods
        worth = o.on_offer(slot)
        best, best_value = -1, -1e9
        for payment in payments(goods, left, lowest):
            value = best_use(o, minus(goods, payment))
            if value > best_value + 1e-9:
                best, best_value = first_of(payment), value
        if DECLINE in legal and (best < 0 or best_value + worth <= best_use(o, goods)):
            return DECLINE
        return PAY + best if best >= 0 else legal[0]

    def buy_fixed(self, o: Outlook, legal: list[int], stack: int) -> int:
        if BUILD not in legal:
            return DECLINE
        tile = BUILDINGS[o.s.tops[stack]]
        goods = o.player.goods
        gained = tile.points + o.raised(stack) + best_use(o, minus(goods, tile.cost))
        return BUILD if gained > best_use(o, goods) else DECLINE

    def pay_building(self, o: Outlook, legal: list[int], step: PayBuilding) -> int:
        """Of all payments the one that scores most over what the resources are worth otherwise."""
        goods = o.player.goods
        tile = BUILDINGS[o.s.tops[step.stack]]
        most = tile.count - int(step.paid)
        least = most if tile.kind == N_OF_K else 1
        best, best_value = -1, -1e9
        raised = o.raised(int(step.stack))
        if DONE in legal or DECLINE in legal:
            best_value = best_use(o, goods) + (raised if DONE in legal else 0.0)
        for count in range(least, most + 1):
            for payment in payments(goods, count, int(step.lowest)):
                if tile.kind == N_OF_K and not completes(step, payment, tile.kinds):
                    continue
                value = best_use(o, minus(goods, payment)) + raised
                for kind in range(4):
                    value += payment[kind] * VALUES[kind]
                if value > best_value + 1e-9:
                    best, best_value = first_of(payment), value
        if best < 0:
            return DONE if DONE in legal else legal[-1]
        return PAY + best

    # ---- feeding --------------------------------------------------------------------------------------------------

    def pay_food(self, o: Outlook, legal: list[int], step: PayFood) -> int:
        """Feed with what is missed least, where that costs less than hunger."""
        left = o.player.goods.copy()
        for kind in range(int(step.lowest)):
            left[kind] = 0
        in_hand = left[0] + left[1] + left[2] + left[3]
        if o.s.rules.per_food:
            return self.feed_while_cheap(o, left, min(int(step.missing), in_hand))
        if STARVE in legal and (in_hand < step.missing or o.pay_cheapest(left.copy(), int(step.missing)) > FLAT_HUNGER):
            return STARVE
        if in_hand < step.missing:
            return legal[0]
        return FEED + self.first_fed(o, left, int(step.missing))

    def feed_while_cheap(self, o: Outlook, left: list[int], most: int) -> int:
        """Hunger for each food: feed as many as cost less than that."""
        count, trial = 0, left.copy()
        while count < most and o.pay_cheapest(trial, 1) < HUNGER_PER_FOOD:
            count += 1
        return FEED + self.first_fed(o, left, count) if count else DONE

    def first_fed(self, o: Outlook, goods: list[int], count: int) -> int:
        """The first kind, in resource order, among the least missed resources."""
        left = goods.copy()
        o.pay_cheapest(left, count)
        return first_of(minus(goods, left))


def first_of(payment: list[int]) -> int:
    """The kind that is paid first."""
    for kind in range(4):
        if payment[kind]:
            return kind
    return -1


def completes(step: PayBuilding, payment: list[int], wanted: int) -> bool:
    """Whether the payment, after what is paid already, completes the price of so many different kinds."""
    kinds = int(step.kinds)
    for kind in range(4):
        if payment[kind]:
            kinds |= 1 << kind
    return count_kinds(kinds) == wanted


# ---- the method of each step ----------------------------------------------------------------------------------------


def at_placement(bot: Greedy, outlook: Outlook, step: PlaceWorkers, legal: list[int]) -> int:
    return bot.place_workers(outlook)


def at_places(bot: Greedy, outlook: Outlook, step: ResolvePlaces, legal: list[int]) -> int:
    return bot.resolve(outlook)


def at_tools(bot: Greedy, outlook: Outlook, step: UseTools, legal: list[int]) -> int:
    return bot.use_tools(outlook, legal, int(step.target), int(step.total))


def at_card(bot: Greedy, outlook: Outlook, step: PayCard, legal: list[int]) -> int:
    return bot.pay_card(outlook, legal, int(step.slot), int(step.left), int(step.lowest))


def at_fixed_price(bot: Greedy, outlook: Outlook, step: BuyFixed, legal: list[int]) -> int:
    return bot.buy_fixed(outlook, legal, int(step.stack))


def at_building(bot: Greedy, outlook: Outlook, step: PayBuilding, legal: list[int]) -> int:
    return bot.pay_building(outlook, legal, step)


def at_meal(bot: Greedy, outlook: Outlook, step: PayFood, legal: list[int]) -> int:
    return bot.pay_food(outlook, legal, step)


def at_two_resources(bot: Greedy, outlook: Outlook, step: RedeemNow, legal: list[int]) -> int:
    return REDEEM + bot.best_pair(outlook)


def at_tool_tile(bot: Greedy, outlook: Outlook, step: GrowTool, legal: list[int]) -> int:
    return bot.grow_tool(outlook, legal)


def at_dice(bot: Greedy, outlook: Outlook, step: Step[Any], legal: list[int]) -> int:
    return bot.take_die(outlook, legal)


DECISIONS: Final[dict[type[Step[Any]], Callable[..., int]]] = {
    PlaceWorkers: at_placement,
    ResolvePlaces: at_places,
    UseTools: at_tools,
    PayCard: at_card,
    BuyFixed: at_fixed_price,
    PayBuilding: at_building,
    PayFood: at_meal,
    RedeemNow: at_two_resources,
    GrowTool: at_tool_tile,
    TakeDie: at_dice,
    TakeDeferredDie: at_dice,
}
