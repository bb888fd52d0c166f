"""Spending what a seat holds: on the cards and buildings its workers stand on, or keeping it."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.core.bits import count_bits
from epoka.games.stoneage.bots.values import Outlook
from epoka.games.stoneage.components import BUILDINGS, FIXED, N_OF_K, VALUES
from epoka.games.stoneage.places import BUILDING, CARD, PLACES


def best_use(o: Outlook, goods: list[int]) -> float:
    """What the resources are worth once everything worth buying on the seat's own places is bought.

    Two simple orders are tried, buildings first and cards first; the better one counts.
    """
    placed = o.player.placed
    cards: list[int] = []
    buildings: list[int] = []
    for place in range(CARD, PLACES):
        if placed[place]:
            if place < BUILDING:
                cards.append(place)
            else:
                buildings.append(place)
    if not cards and not buildings:
        return o.stock(goods)
    first = spend(o, goods, buildings + cards)
    if not cards or not buildings:
        return first
    return max(first, spend(o, goods, cards + buildings))


def spend(o: Outlook, goods: list[int], places: list[int]) -> float:
    """Buy on these places in their order, each where it is worth its price; then value what is left."""
    left = goods.copy()
    gained = 0.0
    for place in places:
        if place < BUILDING:
            gained += buy_card(o, left, place - CARD)
        else:
            gained += buy_building(o, left, place - BUILDING)
    return gained + o.stock(left)


def buy_card(o: Outlook, goods: list[int], slot: int) -> float:
    """Pay with the cheapest resources if the card is worth it; answers what it is worth, 0 where it is left."""
    price = slot + 1
    if goods[0] + goods[1] + goods[2] + goods[3] < price:
        return 0.0
    after = goods.copy()
    worth = o.on_offer(slot)
    if worth <= o.pay_cheapest(after, price):
        return 0.0
    goods[:] = after
    return worth


def buy_building(o: Outlook, goods: list[int], stack: int) -> float:
    """Pay for a building if it is worth it; answers what it is worth, 0 where it is left."""
    number = o.s.tops[stack]
    payment = building_payment(o, goods, number)
    if not payment:
        return 0.0
    after = minus(goods, payment)
    worth = building_points(number, payment) + o.raised(stack)
    if worth <= o.stock(goods) - o.stock(after):
        return 0.0
    goods[:] = after
    return worth


def building_payment(o: Outlook, goods: list[int], number: int) -> list[int]:
    """The best payment of a building out of these resources; empty where it cannot be paid."""
    tile = BUILDINGS[number]
    if tile.kind == FIXED:
        for kind in range(4):
            if goods[kind] < tile.cost[kind]:
                return []
        return tile.cost
    if tile.kind == N_OF_K:
        return most_valuable(goods, tile.count, tile.kinds)
    return freely(o, goods, tile.count)


def building_points(number: int, payment: list[int]) -> int:
    """What a building scores for its payment."""
    tile = BUILDINGS[number]
    if tile.kind == FIXED:
        return tile.points
    points = 0
    for kind in range(4):
        points += payment[kind] * VALUES[kind]
    return points


def most_valuable(goods: list[int], count: int, kinds: int) -> list[int]:
    """The payment of so many resources of exactly so many kinds that scores most; empty where there is none."""
    best: i64 = 0
    best_points: i64 = 0
    for chosen in range(i64(1), i64(16)):
        if count_bits(chosen) != kinds:
            continue
        left: i64 = count - kinds
        points: i64 = 0
        kind: i64 = 3
        while kind >= 0:
            if (chosen >> kind) & 1:
                have: i64 = goods[kind]
                if have <= 0:
                    break
                more = min(left, have - 1)
                left -= more
                points += (more + 1) * VALUES[kind]
            kind -= 1
        if kind < 0 and left == 0 and points > best_points:
            best, best_points = chosen, points
    return shared_out(goods, count - kinds, best) if best else []


def shared_out(goods: list[int], more: int, chosen: i64) -> list[int]:
    """One of each kind of a set, and so many more of them, the most valuable first."""
    payment = [0, 0, 0, 0]
    for kind in range(3, -1, -1):
        if (chosen >> kind) & 1:
            added = min(more, goods[kind] - 1)
            payment[kind] = 1 + added
            more -= added
    return payment


def freely(o: Outlook, goods: list[int], count: int) -> list[int]:
    """Up to so many resources, the most valuable first; empty where nothing can or should be paid."""
    payment = [0, 0, 0, 0]
    left = count
    for kind in range(3, -1, -1):
        if VALUES[kind] > o.prices[kind]:
            payment[kind] = min(left, max(0, goods[kind]))
            left -= payment[kind]
    return payment if left < count else []


def minus(goods: list[int], payment: list[int]) -> list[int]:
    return [goods[kind] - payment[kind] for kind in range(4)]
