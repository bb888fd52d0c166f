"""Buying buildings (SA-44)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.drawing import Draw
from epoka.core.pool import Pool
from epoka.core.refusal import Refusal
from epoka.core.step import Step
from epoka.games.stoneage import odds
from epoka.games.stoneage.components import BUILDINGS, FIXED, N_OF_K, RESOURCES, VALUES
from epoka.games.stoneage.notation import BUILD, DEAL_BUILDING, DECLINE, DONE, PAY
from epoka.games.stoneage.player import Player
from epoka.games.stoneage.state import StoneAge

# Whether a resource may be paid for a building of variable price, or why not, as `PayBuilding.paying` answers.
PAYABLE: Final = 0
NONE_LEFT: Final = 1
WRONG_KINDS: Final = 2


def offer_building(s: StoneAge, seat: i64, stack: i64) -> None:
    """The player on a building may pay its price or leave it."""
    if BUILDINGS[s.tops[stack]].kind == FIXED:
        s.push(BuyFixed(seat, stack))
    else:
        s.push(PayBuilding(seat, stack, 0, 0, 0, 0))


def may_buy(s: StoneAge, seat: i64, stack: i64) -> bool:
    """Whether a seat has the resources for the building of a stack."""
    building = BUILDINGS[s.tops[stack]]
    if building.kind == FIXED:
        return can_pay(s.seats[seat], building.cost)
    choices: list[int] = []
    PayBuilding(seat, stack, 0, 0, 0, 0).actions(s, choices)
    return len(choices) > 1


def decline(s: StoneAge, step: Step[StoneAge], stack: i64) -> None:
    """The tile stays for the next round (SA-30); whoever could do nothing else was not able to pay."""
    if s.listening:
        choices: list[int] = []
        step.actions(s, choices)
        able = "yes" if len(choices) > 1 else "no"
        s.tell("building-declined", {"seat": int(step.seat), "building": BUILDINGS[s.tops[stack]].id, "able": able})


def preview_decline(s: StoneAge, seat: i64) -> dict[str, Any]:
    """The worker stood there for nothing, and its last place is resolved at once."""
    return {"forfeits": True, **s.then(seat, s.seats[seat].standing)}


def raise_building(s: StoneAge, seat: i64, stack: i64, points: i64) -> None:
    """The paid tile is the player's and scores at once; the next one of the stack becomes visible."""
    tile = s.tops[stack]
    player = s.seats[seat]
    player.buildings |= 1 << tile
    player.building_points += points
    s.tops[stack] = -1
    s.heights[stack] -= 1
    if s.listening:
        s.tell("built", {"seat": int(seat), "building": BUILDINGS[tile].id, "points": int(points)})
    if s.heights[stack]:
        s.push(ShowBuilding(stack))
    elif s.listening:
        s.tell("stack-empty", {"stack": int(stack) + 1})


class ShowBuilding(Draw[StoneAge]):
    """The next tile of a stack is turned up; all tiles not seen yet are equally likely (SA-3, SA-44)."""

    def __init__(self, stack: i64) -> None:
        super().__init__(DEAL_BUILDING, "buildings")
        self.stack: i64 = stack

    def pool(self, s: StoneAge) -> Pool:
        return s.tiles

    def receive(self, s: StoneAge, kind: int) -> None:
        s.tops[self.stack] = kind
        if s.listening:
            s.tell("building-shown", {"building": BUILDINGS[kind].id, "stack": int(self.stack) + 1})


class BuyFixed(Step[StoneAge]):
    """A building of fixed price: pay it or leave it."""

    def __init__(self, seat: i64, stack: i64) -> None:
        super().__init__(seat)
        self.stack: i64 = stack

    def actions(self, s: StoneAge, out: list[int]) -> None:
        out.append(DECLINE)
        if can_pay(s.seats[self.seat], BUILDINGS[s.tops[self.stack]].cost):
            out.append(BUILD)

    def act(self, s: StoneAge, action: i64) -> None:
        if action == DECLINE:
            decline(s, self, self.stack)
            return
        building = BUILDINGS[s.tops[self.stack]]
        goods = s.seats[self.seat].goods
        for kind in range(4):
            goods[kind] -= building.cost[kind]
        raise_building(s, self.seat, self.stack, building.points)

    def inside(self) -> bool:
        return True

    def prompt(self, s: StoneAge) -> tuple[str, dict[str, Any]]:
        return "buy-building", {"building": BUILDINGS[s.tops[self.stack]].id}

    def preview(self, s: StoneAge, action: int) -> dict[str, Any]:
        return odds.of_building(s.tops[self.stack]) if action == BUILD else preview_decline(s, self.seat)

    def refuse(self, s: StoneAge, action: int) -> Refusal:
        return Refusal("buying-now", "SA-44")  # whoever cannot pay is not asked


def can_pay(player: Player, cost: list[int]) -> bool:
    """Whether the player has all resources of a fixed price."""
    for kind in range(4):
        if player.goods[kind] < cost[kind]:
            return False
    return True


def payments(goods: list[int], count: int, lowest: int = 0) -> list[list[int]]:
    """Every way to pay so many resources from a kind on."""
    found: list[list[int]] = []
    start = [goods[kind] if kind >= lowest else 0 for kind in range(4)]
    for wood in range(min(count, start[0]) + 1):
        for clay in range(min(count - wood, start[1]) + 1):
            for stone in range(min(count - wood - clay, start[2]) + 1):
                gold = count - wood - clay - stone
                if gold <= start[3]:
                    found.append([wood, clay, stone, gold])
    return found


def count_kinds(kinds: i64) -> i64:
    """How many kinds of resources these bits stand for."""
    return (kinds & 1) + (kinds >> 1 & 1) + (kinds >> 2 & 1) + (kinds >> 3 & 1)


class PayBuilding(Step[StoneAge]):
    """One resource for a building of variable price; they are a set.

    `paid` resources lie there already, worth `value` points; `kinds` has a bit for each of their kinds, the highest of
    which is `lowest`: legal lists go on from there.
    """

    def __init__(self, seat: i64, stack: i64, paid: i64, kinds: i64, lowest: i64, value: i64) -> None:
        super().__init__(seat)
        self.stack: i64 = stack
        self.paid: i64 = paid
        self.kinds: i64 = kinds
        self.lowest: i64 = lowest
        self.value: i64 = value

    def actions(self, s: StoneAge, out: list[int]) -> None:
        for kind in range(self.lowest, 4):
            if self.paying(s, kind, kind) == PAYABLE:
                out.append(PAY + int(kind))
        if self.paid == 0:
            out.append(DECLINE)
        elif BUILDINGS[s.tops[self.stack]].kind != N_OF_K:
            out.append(DONE)

    def collects(self, s: StoneAge) -> bool:
        return True

    def picks(self, s: StoneAge, out: list[int]) -> None:
        for kind in range(4):
            if self.paying(s, kind, 0) == PAYABLE:
                out.append(PAY + kind)

    def only_set(self, s: StoneAge) -> bool:
        """Whether the rest of the price can be paid in one way only."""
        building = BUILDINGS[s.tops[self.stack]]
        if building.kind != N_OF_K or self.paid == 0:
            return False
        goods = s.seats[self.seat].goods
        left = building.count - int(self.paid)
        ways = 0
        for payment in payments(goods, left):
            kinds = int(self.kinds)
            for kind in range(4):
                if payment[kind]:
                    kinds |= 1 << kind
            if count_kinds(kinds) == building.kinds:
                ways += 1
        return ways == 1

    def paying(self, s: StoneAge, kind: i64, lowest: i64) -> i64:
        """PAYABLE where this kind may be paid next and resources from `lowest` on after it, or why not."""
        if not s.seats[self.seat].goods[kind]:
            return NONE_LEFT
        return PAYABLE if self.completes(s, kind, lowest) else WRONG_KINDS

    def completes(self, s: StoneAge, kind: i64, lowest: i64) -> bool:
        """Whether the price can still be paid to the end, with resources from `lowest` on, if this kind is next."""
        building = BUILDINGS[s.tops[self.stack]]
        if building.kind != N_OF_K:
            return True
        goods = s.seats[self.seat].goods
        left = building.count - self.paid - 1
        kinds = self.kinds | 1 << int(kind)
        new_kinds = building.kinds - count_kinds(kinds)
        if new_kinds < 0 or new_kinds > left:
            return False
        same: i64 = -1
        others: list[int] = []
        for other in range(int(lowest), 4):
            if kinds >> other & 1:
                same += goods[other]
            elif goods[other]:
                others.append(goods[other])
        if new_kinds > len(others):
            return False
        others.sort(reverse=True)
        return left <= same + sum(others[:new_kinds])

    def act(self, s: StoneAge, action: i64) -> None:
        if action == DECLINE:
            decline(s, self, self.stack)
            return
        if action == DONE:
            raise_building(s, self.seat, self.stack, self.value)
            return
        kind = action - PAY
        s.seats[self.seat].goods[kind] -= 1
        if s.listening:
            s.tell("paid", {"seat": int(self.seat), "good": RESOURCES[kind], "rule": "SA-44"})
        paid = self.paid + 1
        value = self.value + VALUES[kind]
        if paid == BUILDINGS[s.tops[self.stack]].count:
            raise_building(s, self.seat, self.stack, value)
            return
        kinds = self.kinds | 1 << int(kind)
        s.push(PayBuilding(self.seat, self.stack, paid, kinds, max(self.lowest, kind), value))

    def inside(self) -> bool:
        return True

    def prompt(self, s: StoneAge) -> tuple[str, dict[str, Any]]:
        building = BUILDINGS[s.tops[self.stack]]
        values = {"building": building.id, "paid": int(self.paid), "value": int(self.value)}
        if building.kind == N_OF_K:
            return "pay-building", {**values, "left": building.count - int(self.paid), "kinds": building.kinds}
        return "pay-building-freely", {**values, "left": building.count - int(self.paid)}

    def preview(self, s: StoneAge, action: int) -> dict[str, Any]:
        if action == DECLINE:
            return preview_decline(s, self.seat)
        if action == DONE:
            return {"gain": {"points": int(self.value)}}
        return {"cost": {RESOURCES[action - PAY]: 1}, "value": int(self.value) + VALUES[action - PAY]}

    def refuse(self, s: StoneAge, action: int) -> Refusal:
        building = BUILDINGS[s.tops[self.stack]]
        if PAY <= action < PAY + 4:
            kind = action - PAY
            if self.paying(s, kind, 0) == NONE_LEFT:
                return Refusal("none-left", "SA-44", {"good": RESOURCES[kind]})
            return Refusal("wrong-kinds", "SA-44", {"count": building.count, "kinds": building.kinds})
        if action == DECLINE:
            return Refusal("already-paying", "SA-44")
        if action == DONE and building.kind == N_OF_K:
            return Refusal("pay-exactly", "SA-44", {"count": building.count})
        if action == DONE:
            return Refusal("pay-at-least-one", "SA-44")
        if action == BUILD:
            return Refusal("pay-one-by-one", "SA-44")
        return Refusal("buying-now", "SA-44")
