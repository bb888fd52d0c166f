"""Paying prices: of activities, of triggers that have one, of goal chips (CV-119, CV-132)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.step import Procedure
from epoka.games.civolution.components.catalogue import GOAL_CHIPS
from epoka.games.civolution.components.codes import (
    C_ANY_FEATURE,
    C_ANY_MATERIAL,
    C_CARD,
    C_DIE,
    C_FAVOR,
    C_FOCUS,
    C_FOOD,
    C_HAVE_FEATURE,
    C_IDEAS,
    C_MATERIAL,
    C_MONEY,
    C_RETURN_FEATURE,
    C_ROW_MATERIAL,
    C_TRIBE,
    C_WEAKEN,
    P_AS_FEATURE,
)
from epoka.games.civolution.components.elements import element_id, price_of
from epoka.games.civolution.components.map import TERRITORIES
from epoka.games.civolution.components.pieces import DECK_SIZE, FEATURES, GOAL, MATERIALS, ROWS
from epoka.games.civolution.components.rows import Cost
from epoka.games.civolution.components.spaces import FEATURE, FOCUS, FOOD, IDEAS, MONEY, STORE
from epoka.games.civolution.console.favor import say_favor_back
from epoka.games.civolution.console.markers import pay
from epoka.games.civolution.continent.migrants import tribes_of
from epoka.games.civolution.continent.tribes import offer_tribes, remove_tribe, restrength
from epoka.games.civolution.notation import DECLINE, DISCARD, DO_GAIN, PAY, RETURN_FEATURE, TRIBE, USE_DIE
from epoka.games.civolution.position.packing import STRONG, place_of, strength_of, territory_of
from epoka.games.civolution.position.player import KNOWN_TO_ALL, Player
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import carry_out


def price_list(element: i64) -> list[Cost]:
    """What is to be paid for an element: a goal chip's demand, or the price of a card's activity or trigger."""
    return GOAL_CHIPS[element - GOAL].price if element >= GOAL else price_of(element)


def space_of(cost: Cost) -> int:
    """The console space a fixed cost is taken from, -1 where it is none."""
    if cost.kind == C_MATERIAL:
        return STORE + cost.what
    if cost.kind == C_RETURN_FEATURE:
        return FEATURE + cost.what
    if cost.kind == C_FOOD:
        return FOOD
    if cost.kind == C_MONEY:
        return MONEY
    if cost.kind == C_IDEAS:
        return IDEAS
    return FOCUS if cost.kind == C_FOCUS else -1


def can_pay(s: Civolution, seat: i64, price: list[Cost]) -> bool:
    """Whether a price can be paid in full, fixed parts first."""
    player = s.seats[seat]
    left = player.at.copy()
    for cost in price:
        space = space_of(cost)
        if space >= 0:
            left[space] -= cost.amount
            if left[space] < 0:
                return False
    stored = sum(left[STORE : STORE + len(MATERIALS)])
    for cost in price:
        if cost.kind == C_ROW_MATERIAL:
            if sum([left[STORE + m] for m in range(cost.what - 1, len(MATERIALS), ROWS)]) < cost.amount:
                return False
            stored -= cost.amount
        elif cost.kind == C_ANY_MATERIAL:
            stored -= cost.amount
    return stored >= 0 and all(can_pay_other(s, seat, player, cost) for cost in price)


def say_price(preview: Preview, price: list[Cost]) -> None:
    """Show the fixed parts of a price; what is chosen is asked for one by one."""
    for cost in price:
        space = space_of(cost)
        if space >= 0:
            preview.pays(space, cost.amount)
        elif cost.kind == C_FAVOR:
            say_favor_back(preview, cost.amount)


def can_pay_other(s: Civolution, seat: i64, player: Player, cost: Cost) -> bool:
    """Whether a cost that takes no markers of a fixed space can be paid."""
    if cost.kind == C_HAVE_FEATURE:
        return player.at[FEATURE + cost.what] + (player.powers[P_AS_FEATURE] >> cost.what & 1) >= cost.amount
    if cost.kind == C_ANY_FEATURE:
        return player.features() >= cost.amount
    if cost.kind == C_WEAKEN or cost.kind == C_TRIBE:
        tribes: i64 = 0
        for territory in range(TERRITORIES):
            weak = cost.kind == C_TRIBE
            tribes += s.tribes_in(territory, seat) if weak else s.strong_in(territory, seat)
        return tribes >= cost.amount
    if cost.kind == C_FAVOR:
        return player.favor > cost.amount
    if cost.kind == C_DIE:
        return player.unused_dice() >= cost.amount
    if cost.kind == C_CARD:
        return len(player.hand) >= cost.amount
    return True


def pay_price(s: Civolution, seat: i64, element: i64) -> None:
    """Take what is fixed at once and ask for the rest; what the price buys waits below on the agenda."""
    price = price_list(element)
    for number in range(len(price) - 1, -1, -1):
        cost = price[number]
        space = space_of(cost)
        if space >= 0:
            pay(s, seat, space, cost.amount)
        elif cost.kind == C_FAVOR:
            s.seats[seat].favor -= cost.amount
        elif cost.kind != C_HAVE_FEATURE and cost.amount:
            s.push(PayPart(seat, element, number, cost.amount, 0))


class PayPart(Decision):
    """The player chooses one piece of a price. Pieces are a set, except cards, which lie under their stack in order."""

    def __init__(self, seat: i64, element: i64, number: i64, left: i64, lowest: i64) -> None:
        super().__init__(seat)
        self.element: i64 = element
        self.number: i64 = number
        self.left: i64 = left
        self.lowest: i64 = lowest

    def rule(self) -> str:
        return "CV-119" if self.element >= GOAL else "CV-132"

    def inside(self) -> bool:
        return True

    def always_asked(self) -> bool:
        return price_list(self.element)[self.number].kind == C_CARD

    def candidates(self, s: Civolution) -> list[int]:
        """Everything the player could give, as actions; equal things are one action."""
        cost = price_list(self.element)[self.number]
        player = s.seats[self.seat]
        found: list[int] = []
        if cost.kind == C_ANY_MATERIAL or cost.kind == C_ROW_MATERIAL:
            for material in range(len(MATERIALS)):
                if player.at[STORE + material] and (cost.kind == C_ANY_MATERIAL or material % ROWS == cost.what - 1):
                    found.append(PAY + material)
        elif cost.kind == C_ANY_FEATURE:
            for feature in range(len(FEATURES)):
                if player.at[FEATURE + feature]:
                    found.append(RETURN_FEATURE + feature)
        elif cost.kind == C_DIE:
            for value in range(6):
                if player.dice[value]:
                    found.append(USE_DIE + value)
        elif cost.kind == C_CARD:
            found = [DISCARD + card for card in player.hand]
        else:
            offer_tribes(s, self.seat, cost.kind == C_TRIBE, True, 0, found)
        return found

    def amount(self, s: Civolution, action: i64) -> i64:
        """How many equal pieces there are behind an action."""
        player = s.seats[self.seat]
        if PAY <= action < PAY + len(MATERIALS):
            return player.at[STORE + action - PAY]
        if RETURN_FEATURE <= action < RETURN_FEATURE + len(FEATURES):
            return player.at[FEATURE + action - RETURN_FEATURE]
        if USE_DIE <= action < USE_DIE + 6:
            return player.dice[action - USE_DIE]
        if DISCARD <= action < DISCARD + 5 * DECK_SIZE:
            return 1
        return tribes_of(s, self.seat, action - TRIBE)

    def collects(self, s: Civolution) -> bool:
        return price_list(self.element)[self.number].kind != C_CARD

    def picks(self, s: Civolution, out: list[int]) -> None:
        out.extend(self.candidates(s))

    def only_set(self, s: Civolution) -> bool:
        rest: i64 = 0
        for action in self.candidates(s):
            rest += self.amount(s, action)
        return rest == self.left

    def actions(self, s: Civolution, out: list[int]) -> None:
        candidates = [action for action in self.candidates(s) if action >= self.lowest]
        rest: i64 = 0
        for action in candidates:
            rest += self.amount(s, action)
        for action in candidates:
            if rest >= self.left:
                out.append(action)
            rest -= self.amount(s, action)

    def act(self, s: Civolution, action: i64) -> None:
        player = s.seats[self.seat]
        cost = price_list(self.element)[self.number]
        if cost.kind == C_ANY_MATERIAL or cost.kind == C_ROW_MATERIAL:
            pay(s, self.seat, STORE + action - PAY, 1)
        elif cost.kind == C_ANY_FEATURE:
            pay(s, self.seat, FEATURE + action - RETURN_FEATURE, 1)
        elif cost.kind == C_DIE:
            player.dice[action - USE_DIE] -= 1
            player.used += 1
        elif cost.kind == C_CARD:
            discard(s, self.seat, action - DISCARD)
        else:
            group = action - TRIBE
            if cost.kind == C_TRIBE:
                remove_tribe(s, self.seat, territory_of(group), place_of(group), strength_of(group))
            else:
                restrength(s, self.seat, territory_of(group), place_of(group), STRONG)
        if self.left > 1:
            highest = max(self.lowest, action) if self.collects(s) else 0
            s.push(PayPart(self.seat, self.element, self.number, self.left - 1, highest))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "pay-part", {"element": element_id(int(self.element)), "left": int(self.left)}


def discard(s: Civolution, seat: i64, card: i64) -> None:
    """Show a card from hand and put it under its stack."""
    s.seats[seat].drop_card(card)
    s.decks[card // DECK_SIZE].put_under(int(card % DECK_SIZE), KNOWN_TO_ALL)


# ---- triggers with a price ------------------------------------------------------------------------------------------


def offer_trigger(s: Civolution, seat: i64, element: i64) -> None:
    if can_pay(s, seat, price_of(element)):
        s.push(OfferTrigger(seat, element))


class OfferTrigger(Decision):
    """The player pays for what a card offers now, or declines."""

    def __init__(self, seat: i64, element: i64) -> None:
        super().__init__(seat)
        self.element: i64 = element

    def rule(self) -> str:
        return "CV-118"

    def actions(self, s: Civolution, out: list[int]) -> None:
        out.append(DO_GAIN)
        out.append(DECLINE)

    def act(self, s: Civolution, action: i64) -> None:
        if action == DO_GAIN:
            s.push(Paid(self.seat, self.element))
            pay_price(s, self.seat, self.element)

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "offer-trigger", {"element": element_id(int(self.element))}


class Paid(Procedure[Civolution]):
    """What a price has bought: the effects of a card."""

    def __init__(self, seat: i64, element: i64) -> None:
        super().__init__(seat)
        self.element: i64 = element

    def act(self, s: Civolution, action: i64) -> None:
        carry_out(s, self.seat, self.element)
