"""What the legal actions are worth at every step but the placing and the order of places."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from epoka.core.step import Step
from epoka.games.stoneage.bots.purse import best_use, minus
from epoka.games.stoneage.bots.values import Outlook
from epoka.games.stoneage.buildings import BuyFixed, PayBuilding, count_kinds, payments
from epoka.games.stoneage.cards import PayCard, RedeemNow, TakeDeferredDie, TakeDie
from epoka.games.stoneage.components import BUILDINGS, DIVISORS, FOOD, N_OF_K, SINGLE_USE_VALUES, VALUES
from epoka.games.stoneage.feeding import FLAT_HUNGER, HUNGER_PER_FOOD, PayFood
from epoka.games.stoneage.notation import (
    BUILD,
    DECLINE,
    DONE,
    FEED,
    GROW,
    PAIRS,
    PAY,
    REDEEM,
    STARVE,
    TAKE,
    TOOLS_DONE,
    USE_TOOL,
    USE_TOOL_CARD,
)
from epoka.games.stoneage.places import CARD, HUNT, PLACES, TOOL_MAKER
from epoka.games.stoneage.rolling import UseTools
from epoka.games.stoneage.tools import GrowTool

IMPOSSIBLE: Final = -100.0
"""The worth of a beginning that cannot be brought to an end well."""
LATER: Final = 0.7
"""What a pip of a tool may bring in another roll of this round."""


def worths(o: Outlook, step: Step[Any], legal: list[int]) -> list[float]:
    """What each legal action is worth, in points; only differences count."""
    return WORTHS[type(step)](o, step, legal)


def of_die(o: Outlook, step: Step[Any], legal: list[int]) -> list[float]:
    return [o.face(action - TAKE + 1) for action in legal]


def of_two_resources(o: Outlook, step: RedeemNow, legal: list[int]) -> list[float]:
    return [best_use(o, with_pair(o.player.goods, action - REDEEM)) for action in legal]


def of_growing(o: Outlook, step: GrowTool, legal: list[int]) -> list[float]:
    """A tile that is ready grows for this round already."""
    return [LATER if o.player.is_ready(action - GROW) else 0.0 for action in legal]


def with_pair(goods: list[int], pair: int) -> list[int]:
    """The goods once a card is redeemed for two of them."""
    more = goods.copy()
    for kind in PAIRS[pair]:
        more[kind] += 1
    return more


def has_claims(o: Outlook) -> bool:
    """Whether the seat still stands on a card or a building."""
    placed = o.player.placed
    for place in range(CARD, PLACES):
        if placed[place]:
            return True
    return False


# ---- tools ----------------------------------------------------------------------------------------------------------


def of_tools(o: Outlook, step: UseTools, legal: list[int]) -> list[float]:
    """For each tool the best set in which it comes first; the last action adds none."""
    helps = len(legal) - 1 if legal[-1] == TOOLS_DONE else len(legal)
    values = [IMPOSSIBLE] * len(legal)
    target, total = int(step.target), int(step.total)
    divisor = DIVISORS[target]
    pips: list[int] = []
    costs: list[float] = []
    most = 0
    for at in range(helps):
        pips.append(pips_of(o, legal[at]))
        costs.append(cost_of(o, legal[at]))
        most += pips[at]
    plain = total // divisor
    gains = [yield_worth(o, target, amount) for amount in range(plain, (total + most) // divisor + 1)]
    for chosen in range(1, 1 << helps):
        first = -1
        sum_of = total
        cost = 0.0
        for at in range(helps):
            if (chosen >> at) & 1:
                if first < 0:
                    first = at
                sum_of += pips[at]
                cost += costs[at]
        value = gains[sum_of // divisor - plain] - cost
        if value > values[first]:
            values[first] = value
    if helps < len(legal):
        values[helps] = gains[0]
    return values


def pips_of(o: Outlook, help: int) -> int:
    if help < USE_TOOL_CARD:
        return o.player.tools[help - USE_TOOL]
    return SINGLE_USE_VALUES[help - USE_TOOL_CARD]


def cost_of(o: Outlook, help: int) -> float:
    """What a tool could still do this round, a single-use tool in later ones."""
    if help >= USE_TOOL_CARD:
        return SINGLE_USE_VALUES[help - USE_TOOL_CARD] * o.weights.tool * (1 - o.last) + 0.01
    later = 0.01
    for place in range(HUNT, TOOL_MAKER):
        if o.player.placed[place]:
            later = LATER
    return o.player.tools[help - USE_TOOL] * later


def yield_worth(o: Outlook, target: int, amount: int) -> float:
    """What so much of a rolled good is worth to the seat, its claims and its feeding considered."""
    player = o.player
    if target == FOOD:
        food = player.food + player.agriculture - player.workers + amount
        missing = int(-food) if food < 0 else 0
        later = o.hunger(float(max(0, food)), int(player.workers), int(player.agriculture))
        return -o.shortage(missing, float(player.resources())) - later
    goods = player.goods.copy()
    goods[target] += amount
    return best_use(o, goods)


# ---- purchases ------------------------------------------------------------------------------------------------------


def of_card(o: Outlook, step: PayCard, legal: list[int]) -> list[float]:
    """For each resource the best payment that begins with it; and to leave the card."""
    goods = o.player.goods
    worth = o.on_offer(int(step.slot))
    left = int(step.left)
    claims = has_claims(o)
    values: list[float] = []
    for action in legal:
        if action == DECLINE:
            values.append(best_use(o, goods))
            continue
        kind = action - PAY
        if not claims or left == 1:
            values.append(worth + after_cheapest(o, goods, kind, left))
            continue
        rest = goods.copy()
        rest[kind] -= 1
        most = IMPOSSIBLE
        for payment in payments(rest, left - 1, kind):
            most = max(most, best_use(o, minus(rest, payment)))
        values.append(worth + most)
    return values


def after_cheapest(o: Outlook, goods: list[int], kind: int, count: int) -> float:
    """What the goods are worth less so many, this kind first and then the least missed of it and all kinds after it."""
    rest = goods.copy()
    rest[kind] -= 1
    if count > 1:
        allowed = rest.copy()
        for other in range(kind):
            allowed[other] = 0
        if allowed[0] + allowed[1] + allowed[2] + allowed[3] < count - 1:
            return IMPOSSIBLE
        o.pay_cheapest(allowed, count - 1)
        for other in range(kind, 4):
            rest[other] = allowed[other]
    return best_use(o, rest)


def of_fixed_price(o: Outlook, step: BuyFixed, legal: list[int]) -> list[float]:
    tile = BUILDINGS[o.s.tops[step.stack]]
    goods = o.player.goods
    values: list[float] = []
    for action in legal:
        if action == BUILD:
            values.append(tile.points + o.raised(int(step.stack)) + best_use(o, minus(goods, tile.cost)))
        else:
            values.append(best_use(o, goods))
    return values


def of_building(o: Outlook, step: PayBuilding, legal: list[int]) -> list[float]:
    """For each resource the best payment that begins with it; to be content with what lies there; to leave it."""
    goods = o.player.goods
    tile = BUILDINGS[o.s.tops[step.stack]]
    left = tile.count - int(step.paid) - 1
    raised = o.raised(int(step.stack))
    values: list[float] = []
    for action in legal:
        if action == DECLINE:
            values.append(best_use(o, goods))
        elif action == DONE:
            values.append(best_use(o, goods) + raised)
        else:
            kind = action - PAY
            rest = goods.copy()
            rest[kind] -= 1
            points = VALUES[kind]
            if left:
                if tile.kind == N_OF_K:
                    payment = best_completion(o, rest, left, kind, int(step.kinds) | 1 << kind, tile.kinds)
                    if not payment:
                        values.append(IMPOSSIBLE)
                        continue
                else:
                    payment = best_addition(o, rest, left, kind)
                for other in range(kind, 4):
                    rest[other] -= payment[other]
                    points += payment[other] * VALUES[other]
            values.append(points + raised + best_use(o, rest))
    return values


def best_completion(o: Outlook, goods: list[int], count: int, lowest: int, kinds: i64, wanted: i64) -> list[int]:
    """The payment of so many from a kind on, with so many kinds in all, that scores most over what it is worth."""
    best: list[int] = []
    most = -1e9
    for payment in payments(goods, count, lowest):
        used = kinds
        value = 0.0
        for kind in range(lowest, 4):
            if payment[kind]:
                used |= 1 << kind
                value += payment[kind] * VALUES[kind]
                value -= o.whole(kind, goods[kind]) - o.whole(kind, goods[kind] - payment[kind])
        if value > most and count_kinds(used) == wanted:
            best, most = payment, value
    return best


def best_addition(o: Outlook, goods: list[int], most: int, lowest: int) -> list[int]:
    """Up to so many from a kind on, as long as each scores more than it is worth."""
    payment = [0, 0, 0, 0]
    for _ in range(most):
        best = -1
        gained = 0.0
        for kind in range(lowest, 4):
            have = goods[kind] - payment[kind]
            if have:
                gain = VALUES[kind] - o.whole(kind, have) + o.whole(kind, have - 1)
                if gain > gained:
                    best, gained = kind, gain
        if best < 0:
            break
        payment[best] += 1
    return payment


# ---- feeding --------------------------------------------------------------------------------------------------------


def of_meal(o: Outlook, step: PayFood, legal: list[int]) -> list[float]:
    """Feeding with each resource first, going hungry, or redeeming a card so that there is something to feed with."""
    goods = o.player.goods
    missing = int(step.missing)
    per_food = o.s.rules.per_food
    values: list[float] = []
    for action in legal:
        if action == STARVE:
            values.append(-float(FLAT_HUNGER))
        elif action == DONE:
            values.append(-float(HUNGER_PER_FOOD * missing))
        elif action < FEED:
            more = with_pair(goods, action - REDEEM)
            pair = o.stock(more) - o.stock(goods)
            values.append(fed_with(o, more, missing, 0, per_food) - max(pair, 2 * o.prices[3]))
        else:
            kind = action - FEED
            rest = goods.copy()
            rest[kind] -= 1
            lost = o.stock(goods) - o.stock(rest)
            values.append(fed_with(o, rest, missing - 1, kind, per_food) - lost)
    return values


def fed_with(o: Outlook, goods: list[int], missing: int, lowest: int, per_food: bool) -> float:
    """What it costs, as a negative number, to feed so many with resources from a kind on, or let some go hungry."""
    left = goods.copy()
    for kind in range(lowest):
        left[kind] = 0
    in_hand = left[0] + left[1] + left[2] + left[3]
    if not per_food:
        return -o.pay_cheapest(left, missing) if in_hand >= missing else -float(FLAT_HUNGER)
    cost = 0.0
    while missing:
        unit = o.pay_cheapest(left, 1) if in_hand else 1e9
        if unit >= HUNGER_PER_FOOD:
            break
        cost += unit
        in_hand -= 1
        missing -= 1
    return -cost - HUNGER_PER_FOOD * missing


WORTHS: Final[dict[type[Step[Any]], Callable[..., list[float]]]] = {
    UseTools: of_tools,
    PayCard: of_card,
    PayBuilding: of_building,
    BuyFixed: of_fixed_price,
    PayFood: of_meal,
    TakeDie: of_die,
    TakeDeferredDie: of_die,
    RedeemNow: of_two_resources,
    GrowTool: of_growing,
}
"""By step; placing and the order of places are decided elsewhere."""
