"""What things are worth to a seat, in points: the judgement that the bots of this game share.

A pip of resources turns into about a point when a building is paid with it, so points and pips are one currency.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from epoka.core.bits import count_bits
from epoka.games.stoneage.bots.ending import chance_of_last, rounds_after
from epoka.games.stoneage.bots.holdings import Holdings
from epoka.games.stoneage.bots.weights import Weights
from epoka.games.stoneage.bots.yields import EXPECTED
from epoka.games.stoneage.components import (
    AGRICULTURE,
    BEST_TOOL,
    BUILDER,
    BUILDINGS,
    CARDS,
    DICE_FOR_ALL,
    EXTRA_CARD,
    FACE_AGRICULTURE,
    FACE_TOOL,
    FARMER,
    FIXED,
    GOLD,
    MOST_AGRICULTURE,
    MOST_WORKERS,
    POINTS,
    RESOURCE,
    RESOURCE_BY_DICE,
    SHAMAN,
    SINGLE_USE_TOOL,
    SLOTS,
    SOME_FOOD,
    SYMBOLS,
    TOOL,
    TOOL_SPACES,
    TOOLMAKER,
    TWO_RESOURCES,
    VALUES,
)
from epoka.games.stoneage.feeding import FLAT_HUNGER, HUNGER_PER_FOOD
from epoka.games.stoneage.player import Player
from epoka.games.stoneage.scoring import SYMBOL_CARDS
from epoka.games.stoneage.state import StoneAge

UNKNOWN: Final = -1e9
"""In place of what was not worked out yet."""
TABLED: Final = 12
"""Up to how many resources of a kind are kept in a table."""

USUAL_ROUNDS: Final = 5.0
"""What a bot that never thinks of the end expects to be left."""


MOST_COUNTED: Final[list[float]] = [
    float(most) for most in (MOST_AGRICULTURE, TOOL_SPACES * BEST_TOOL, len(BUILDINGS), MOST_WORKERS)
]
"""How many of the thing that each profession counts a player can have."""


def counted_now(player: Player, profession: int) -> int:
    """How many of the thing a profession counts a player has."""
    if profession == FARMER:
        return int(player.agriculture)
    if profession == TOOLMAKER:
        return int(player.tool_sum())
    if profession == SHAMAN:
        return int(player.workers)
    return int(count_bits(player.buildings))


class Outlook:
    """What a seat expects of the rest of the game, worked out once a decision."""

    def __init__(self, s: StoneAge, seat: int, weights: Weights, cards: bool, ending: bool) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.player: Final = s.seats[seat]
        self.weights: Final = weights
        self.knows_cards: Final = cards
        self.knows_end: Final = ending
        self.starving: Final[bool] = weights.hungry and not s.rules.per_food
        """Whether feeding is given up, so that food counts for nothing."""
        self.last: Final[float] = chance_of_last(s) if ending else 0.0
        """How likely this round is the last."""
        self.rounds: Final[float] = (1 - self.last) * max(1.0, rounds_after(s)) if ending else USUAL_ROUNDS
        """How many rounds come after this one."""
        going_on = 1 - self.last
        self.prices: Final[vec[float]] = vec[float](
            [self.last + going_on * (weights.flat + weights.pip * VALUES[kind]) for kind in range(4)]
        )
        """What a resource in stock is worth, as long as there is not too much of it."""
        self.surplus: Final[vec[float]] = vec[float](
            [self.last + going_on * weights.glut * (weights.flat + weights.pip * VALUES[kind]) for kind in range(4)]
        )
        """What it is worth beyond that."""
        self.demand: Final[float] = going_on * weights.demand
        self.wanted: Final[vec[float]] = vec[float]([float(self._wanted(kind)) for kind in range(4)])
        self.held: Final[Holdings] = Holdings(self.player.all_cards() if cards else 0)
        self.ready_pips: Final[int] = self._ready_pips()
        """Pips of the tools not used this round."""
        self.tool: Final[float] = self._tool()
        self.field: Final[float] = self._field()
        self.worker: Final[float] = self._worker()
        self.building: Final[float] = self.multiplier(BUILDER)
        """What a building is worth besides its points and the end of the game."""
        self._ending = UNKNOWN
        self._stores: vec[float] = vec[float]([UNKNOWN] * (4 * TABLED))
        self._on_offer: vec[float] = vec[float]([UNKNOWN] * SLOTS)

    # ---- resources ------------------------------------------------------------------------------------------------

    def _wanted(self, kind: int) -> int:
        """How many of a resource some building on offer needs."""
        most = 0
        for tile in self.s.tops:
            if tile >= 0 and BUILDINGS[tile].kind == FIXED:
                most = max(most, BUILDINGS[tile].cost[kind])
        return most

    def store(self, kind: i64, amount: float) -> float:
        """What so much of one resource is worth unspent."""
        enough = self.weights.enough
        worth = self.demand * min(amount, self.wanted[kind])
        if amount <= enough:
            return worth + amount * self.prices[kind]
        return worth + enough * self.prices[kind] + (amount - enough) * self.surplus[kind]

    def whole(self, kind: i64, amount: i64) -> float:
        """The same of whole resources, worked out once."""
        if not 0 <= amount < TABLED:
            return self.store(kind, float(amount))
        worth = self._stores[kind * TABLED + amount]
        if worth == UNKNOWN:
            worth = self.store(kind, float(amount))
            self._stores[kind * TABLED + amount] = worth
        return worth

    def stock(self, goods: list[int]) -> float:
        """What resources are worth unspent."""
        return self.whole(0, goods[0]) + self.whole(1, goods[1]) + self.whole(2, goods[2]) + self.whole(3, goods[3])

    def cheapest(self, goods: list[int]) -> int:
        """The kind of which one is missed least; there must be one."""
        best, least = -1, 1e9
        for kind in range(4):
            amount: i64 = goods[kind]
            if amount:
                loss = self.whole(kind, amount) - self.whole(kind, amount - 1)
                if loss < least:
                    best, least = kind, loss
        return best

    def pay_cheapest(self, goods: list[int], count: int) -> float:
        """Take so many resources out of `goods`, the least missed ones; answers what they were worth."""
        before = self.stock(goods)
        for _ in range(count):
            goods[self.cheapest(goods)] -= 1
        return before - self.stock(goods)

    # ---- what places and dice bring -------------------------------------------------------------------------------

    def multiplier(self, profession: int) -> float:
        """What one more of the thing a profession counts will score, with the figures still to come."""
        if not self.knows_cards:
            return 0.0
        return float(self.held.figures(profession)) + self.weights.hope * self.rounds

    def _tool(self) -> float:
        if self.player.tool_sum() >= TOOL_SPACES * BEST_TOOL:
            return 0.0
        return self.rounds * self.weights.tool + self.multiplier(TOOLMAKER)

    def _field(self) -> float:
        player = self.player
        if player.agriculture >= MOST_AGRICULTURE:
            return 0.0
        food = float(max(0, player.food + player.agriculture - player.workers))
        workers, agriculture = int(player.workers), int(player.agriculture)
        saved = self.hunger(food, workers, agriculture) - self.hunger(food, workers, agriculture + 1)
        return saved + self.multiplier(FARMER)

    def _worker(self) -> float:
        player = self.player
        if player.workers >= MOST_WORKERS:
            return 0.0
        food = float(max(0, player.food + player.agriculture - player.workers))
        workers, agriculture = int(player.workers), int(player.agriculture)
        eaten = self.hunger(food, workers + 1, agriculture) - self.hunger(food, workers, agriculture)
        return self.rounds * self.weights.work[self.s.players] - eaten + self.multiplier(SHAMAN)

    def hunger(self, food: float, workers: int, agriculture: int) -> float:
        """What feeding will cost in all rounds after this one, if each begins with nothing but the stock of food."""
        eaten = workers - agriculture
        if eaten <= 0 or self.starving:
            return 0.0
        uncovered = max(0.0, self.rounds - food / eaten)
        return uncovered * self.meal(eaten)

    def meal(self, missing: int) -> float:
        """What a round costs in which so much food has to be found in some way."""
        found = self.weights.food * missing
        return found if self.s.rules.per_food or found < FLAT_HUNGER else float(FLAT_HUNGER)

    def shortage(self, missing: int, resources: float) -> float:
        """What this round's feeding costs when so much food is missing: resources, or hunger."""
        if missing <= 0 or self.starving:
            return 0.0
        cheapest = self.prices[0] + 0.4
        if self.s.rules.per_food:
            paid = min(float(missing), resources)
            return paid * min(cheapest, HUNGER_PER_FOOD) + (missing - paid) * HUNGER_PER_FOOD
        return min(float(FLAT_HUNGER), missing * cheapest) if resources >= missing else float(FLAT_HUNGER)

    def face(self, face: int) -> float:
        """What a die of a card is worth."""
        if face == FACE_TOOL:
            return self.tool
        if face == FACE_AGRICULTURE:
            return self.field
        return self.prices[face - 1]

    def dice_for_all(self) -> float:
        """The best of a die a player, less what the others get."""
        faces = sorted([self.face(face) for face in range(1, 7)])
        dice = self.s.players
        best = 0.0
        for place in range(6):
            best += faces[place] * (((place + 1) / 6) ** dice - (place / 6) ** dice)
        return best - self.weights.gift * sum(faces) / 6

    # ---- cards ----------------------------------------------------------------------------------------------------

    def on_offer(self, slot: int) -> float:
        """What the card in a slot is worth, its price left aside."""
        worth = self._on_offer[slot]
        if worth == UNKNOWN:
            worth = self.card(self.s.slots[slot])
            self._on_offer[slot] = worth
        return worth

    def card(self, number: int) -> float:
        """What a card is worth, its price left aside."""
        if not self.knows_cards:
            return 0.0
        return self.upper(number) + self.lower(number) + self.weights.block * self.denied(number)

    def upper(self, number: int) -> float:
        """What the upper part brings at once."""
        card = CARDS[number]
        if card.upper == DICE_FOR_ALL:
            return self.dice_for_all()
        if card.upper == SOME_FOOD:
            return card.amount * self.food_price()
        if card.upper == RESOURCE:
            return card.amount * self.prices[card.resource]
        if card.upper == RESOURCE_BY_DICE:
            return EXPECTED[card.resource][card.amount][0] * self.prices[card.resource]
        if card.upper == POINTS:
            return float(card.amount)
        if card.upper == TOOL:
            return self.tool
        if card.upper == AGRICULTURE:
            return self.field
        if card.upper == EXTRA_CARD:
            return self.weights.extra_card if self.s.deck.size() else 0.0
        if card.upper == SINGLE_USE_TOOL:
            return card.amount * self.weights.tool * (1 - 0.5 * self.last)
        assert card.upper == TWO_RESOURCES
        return 2 * self.prices[GOLD]

    def food_price(self) -> float:
        """What one more food in stock saves."""
        player = self.player
        food = float(max(0, player.food + player.agriculture - player.workers))
        workers, agriculture = int(player.workers), int(player.agriculture)
        return self.hunger(food, workers, agriculture) - self.hunger(food + 1, workers, agriculture)

    def lower(self, number: int) -> float:
        """What the lower part will score, given what the seat collects."""
        card = CARDS[number]
        if card.symbol >= 0:
            return self.symbol(card.symbol)
        return card.figures * self.counted(card.profession)

    def symbol(self, symbol: int) -> float:
        """A symbol makes its set of n into n + 1: 2n + 1 points, more with what will be added later."""
        bit: i64 = 1 << symbol
        again = self.held.once & bit != 0
        if self.held.twice & bit or (again and not self.s.rules.second_green_set):
            return 0.0
        held = float(count_bits(self.held.twice if again else self.held.once))
        hope = self.weights.second if again else self.weights.green
        return 2 * min(held + hope * self.rounds, float(len(SYMBOLS) - 1)) + 1

    def denied(self, number: int) -> float:
        """What the lower part would score now for the rival who needs it most, by the cards everybody has seen."""
        card = CARDS[number]
        most = 0
        for seat in range(self.s.players):
            rival = self.s.seats[seat]
            if seat == self.seat:
                continue
            if card.symbol >= 0:
                if rival.cards & SYMBOL_CARDS[card.symbol]:
                    most = max(most, 1)
                    continue
                held = 0
                for mask in SYMBOL_CARDS:
                    if rival.cards & mask:
                        held += 1
                most = max(most, 2 * held + 1)
            else:
                most = max(most, card.figures * counted_now(rival, card.profession))
        return float(most)

    def counted(self, profession: int) -> float:
        """How many of the thing a profession counts the seat will have in the end."""
        growth = self.rounds * self.weights.growth[self.s.players]
        return min(counted_now(self.player, profession) + growth, MOST_COUNTED[profession])

    # ---- the end --------------------------------------------------------------------------------------------------

    def end(self) -> float:
        """What it is worth to take the last tile of a stack, so that the game ends: whoever leads does, whoever lags
        does not. Rivals' hidden cards are not known."""
        s = self.s
        if not self.knows_end or 0 in s.heights:
            return 0.0
        second = s.rules.second_green_set
        mine = Holdings(self.player.all_cards()).score(self.player, second)
        best: i64 = -1_000_000
        for seat in range(s.players):
            if seat != self.seat:
                best = max(best, Holdings(s.seats[seat].cards).score(s.seats[seat], second))
        return max(-8.0, min(8.0, self.weights.lead * float(mine - best)))

    def raised(self, stack: int) -> float:
        """What the building of a stack is worth besides its points."""
        if self.s.heights[stack] != 1:
            return self.building
        if self._ending == UNKNOWN:
            self._ending = self.end()
        return self.building + self._ending

    # ---- tools ----------------------------------------------------------------------------------------------------

    def _ready_pips(self) -> int:
        player = self.player
        pips = 0
        for space in range(TOOL_SPACES):
            if player.is_ready(space):
                pips += player.tools[space]
        return pips
