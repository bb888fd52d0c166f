"""What a good player counts in a position of Stone Age: the features of the learned value."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from epoka.core.bits import count_bits
from epoka.core.state import State
from epoka.core.value import Value
from epoka.games.stoneage.bots.ending import rounds_after
from epoka.games.stoneage.bots.holdings import FIGURES, PROFESSION, SYMBOL, Holdings
from epoka.games.stoneage.bots.values import counted_now
from epoka.games.stoneage.bots.yields import EXPECTED
from epoka.games.stoneage.buildings import can_pay
from epoka.games.stoneage.components import (
    BUILDINGS,
    CARDS,
    FIXED,
    FOOD,
    MOST_AGRICULTURE,
    MOST_WORKERS,
    SINGLE_USE_VALUES,
    SLOTS,
    STACK_HEIGHT,
    VALUES,
)
from epoka.games.stoneage.feeding import FLAT_HUNGER, HUNGER_PER_FOOD
from epoka.games.stoneage.places import BUILDING, CARD, FIELD, FOREST, HUNT, HUT, TOOL_MAKER
from epoka.games.stoneage.player import Player
from epoka.games.stoneage.state import StoneAge

FEATURES: Final = [
    "points",  # if the game ended now
    "track",
    *["first-set", "second-set", "farmers", "toolmakers", "builders", "shamans"],  # what each scores now
    *["symbols-later", "doubles-later"],  # held, times the rounds to come, as all that ends in "later"
    *["farmers-later", "toolmakers-later", "builders-later", "shamans-later"],
    *["workers", "workers-later", "fields", "fields-later", "tools", "tools-later", "tiles", "single-use"],
    *["mouths-squared", "tools-squared"],
    *["food", "hunger-line", "uncovered-rounds", "short-meal"],
    *["wood", "clay", "stone", "gold", "pips-later", "glut", "two-resources", "extra-card"],
    *["buildings", "payable-building", "payable-buildings", "best-card", "next-card", "order"],
    *["home", "gathering", "hunting", "at-toolmaker", "at-hut", "at-field", "at-cards", "at-buildings"],
]

ENOUGH: Final = 4
"""Of one resource so many are enough."""
SCALE: Final = 0.1
"""Features that count rounds are in tens of them, so that all are of about the same size."""
WHOLE_DECK: Final[float] = float(len(CARDS) - SLOTS)


def stock_left(s: StoneAge) -> float:
    """The share of the game still to come, by the deck and the lowest stack, whichever ends it."""
    lowest: i64 = STACK_HEIGHT
    for height in s.heights:
        if height < lowest:
            lowest = height
    deck = float(s.deck.size())
    if lowest == 0 or deck == 0.0:
        return 0.02
    cards = min(1.0, deck / WHOLE_DECK)
    tiles = float(lowest) / STACK_HEIGHT
    smooth = sqrt(2.0 / (1.0 / (cards * cards) + 1.0 / (tiles * tiles)))
    return max(0.02, smooth)


class StoneAgeValue(Value):
    """The features of each seat, and how much of the game is still to come."""

    def __init__(self) -> None:
        super().__init__(FEATURES)

    def left(self, state: State) -> float:
        assert isinstance(state, StoneAge)
        return 0.0 if state.over else stock_left(state)

    def features(self, state: State, side: int) -> list[float]:
        assert isinstance(state, StoneAge)
        return features(state, side)


def features(s: StoneAge, side: int) -> list[float]:
    player = s.seats[side]
    held = Holdings(player.all_cards())
    second = s.rules.second_green_set
    rounds = 0.0 if s.over else max(0.0, rounds_after(s))
    later = SCALE * rounds
    first_set = float(count_bits(held.once))
    second_set = float(count_bits(held.twice)) if second else 0.0
    tools = float(player.tool_sum())
    workers, fields = float(player.workers), float(player.agriculture)
    built = float(count_bits(player.buildings))
    farmers, toolmakers = float(held.farmers), float(held.toolmakers)
    builders, shamans = float(held.builders), float(held.shamans)
    out: list[float] = [
        float(held.score(player, second)),
        float(player.building_points + player.card_points + player.hunger),
        first_set * first_set,
        second_set * second_set,
        farmers * fields,
        toolmakers * tools,
        builders * built,
        shamans * workers,
        first_set * later,
        second_set * later,
        farmers * later,
        toolmakers * later,
        builders * later,
        shamans * later,
        workers,
        workers * later,
        fields,
        fields * later,
        tools,
        tools * later,
        float(tiles(player)),
        float(single_use(player)),
        max(0.0, workers - fields) * max(0.0, workers - fields) * SCALE,
        tools * tools * SCALE,
    ]
    add_food(s, player, rounds, out)
    add_goods(player, later, out)
    add_market(s, side, held, built, out)
    add_placed(s, player, held, out)
    return out


def tiles(player: Player) -> i64:
    """How many tool tiles a player has."""
    count: i64 = 0
    for tool in player.tools:
        if tool:
            count += 1
    return count


def single_use(player: Player) -> i64:
    """The pips of single-use tools not used yet."""
    pips: i64 = 0
    if player.open_tools:
        for card in range(len(SINGLE_USE_VALUES)):
            if (player.open_tools >> card) & 1:
                pips += SINGLE_USE_VALUES[card]
    return pips


def add_food(s: StoneAge, player: Player, rounds: float, out: list[float]) -> None:
    """Food in stock; what all meals to come would cost, were nobody to hunt; rounds without a meal; the next one."""
    food = float(player.food)
    eaten = float(max(0, player.workers - player.agriculture))
    uncovered = 0.0
    if eaten > 0.0:
        uncovered = max(0.0, rounds + 1.0 - food / eaten)
    loss = HUNGER_PER_FOOD * eaten if s.rules.per_food else min(float(FLAT_HUNGER), 1.5 * eaten)
    out.append(food)
    out.append(SCALE * uncovered * loss)
    out.append(SCALE * uncovered)
    out.append(max(0.0, eaten - food))


def add_goods(player: Player, later: float, out: list[float]) -> None:
    pips: i64 = 0
    glut: i64 = 0
    for kind in range(4):
        amount: i64 = player.goods[kind]
        out.append(float(amount))
        pips += amount * VALUES[kind]
        if amount > ENOUGH:
            glut += amount - ENOUGH
    out.append(float(pips) * later)
    out.append(float(glut))
    out.append(1.0 if player.two_resources else 0.0)
    out.append(1.0 if player.extra >= 0 else 0.0)


def add_market(s: StoneAge, side: int, held: Holdings, built: float, out: list[float]) -> None:
    """Buildings and cards on offer that the goods in hand would pay, and who comes first to them."""
    player = s.seats[side]
    best = 0.0
    payable = 0.0
    for number in s.tops:
        if number >= 0:
            profit = building_profit(player, number)
            if profit > 0.0:
                payable += 1.0
                best = max(best, profit)
    out.append(built)
    out.append(best)
    out.append(payable)
    best = 0.0
    other = 0.0
    goods = player.resources()
    for slot in range(SLOTS):
        number = s.slots[slot]
        if number >= 0 and goods > slot:
            worth = lower_part(s, player, held, number) - 2.0 * slot
            if worth > best:
                best, other = worth, best
            else:
                other = max(other, worth)
    out.append(best)
    out.append(other)
    out.append(float((side - s.first) % s.players))


def building_profit(player: Player, number: int) -> float:
    """What a building scores over the pips of its price, 0 where the goods in hand do not pay it."""
    tile = BUILDINGS[number]
    if tile.kind == FIXED:
        if not can_pay(player, tile.cost):
            return 0.0
        cost = 0.0
        for kind in range(4):
            cost += tile.cost[kind] * VALUES[kind]
        return max(0.5, tile.points - 0.7 * cost)
    goods = player.resources()
    return 1.2 * float(min(goods, tile.count)) if goods >= 4 else 0.0


def lower_part(s: StoneAge, player: Player, held: Holdings, number: i64) -> float:
    """What the lower part of a card would score at once."""
    if SYMBOL[number] >= 0:
        bit: i64 = 1 << SYMBOL[number]
        if held.twice & bit or (held.once & bit and not s.rules.second_green_set):
            return 0.0
        return 2.0 * float(count_bits(held.twice if held.once & bit else held.once)) + 1.0
    return float(FIGURES[number] * counted_now(player, int(PROFESSION[number])))


def add_placed(s: StoneAge, player: Player, held: Holdings, out: list[float]) -> None:
    """What the workers on the board will bring; all zero between rounds."""
    placed = player.placed
    out.append(float(player.home - player.workers))
    if player.home == player.workers:
        for _ in range(7):
            out.append(0.0)
        return
    pips = 0.0
    for kind in range(4):
        dice = placed[FOREST + kind]
        if dice:
            pips += EXPECTED[kind][dice][0] * VALUES[kind]
    out.append(pips)
    out.append(EXPECTED[FOOD][placed[HUNT]][0])
    out.append(1.0 if placed[TOOL_MAKER] else 0.0)
    out.append(1.0 if placed[HUT] and player.workers < MOST_WORKERS else 0.0)
    out.append(1.0 if placed[FIELD] and player.agriculture < MOST_AGRICULTURE else 0.0)
    worth = 0.0
    for slot in range(SLOTS):
        if placed[CARD + slot] and s.slots[slot] >= 0:
            worth += max(0.0, lower_part(s, player, held, s.slots[slot]) - 2.0 * slot)
    out.append(worth)
    worth = 0.0
    for stack in range(s.players):
        if placed[BUILDING + stack] and s.tops[stack] >= 0:
            worth += max(1.0, building_profit(player, s.tops[stack]))
    out.append(worth)
