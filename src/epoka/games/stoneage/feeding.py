"""Phase 3: feeding (SA-53, SA-54, SA-55, SA-56, SA-57)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.core.step import Procedure, Step
from epoka.games.stoneage.cards import take_deferred_dice
from epoka.games.stoneage.components import RESOURCES
from epoka.games.stoneage.gains import preview_redeem, redeem
from epoka.games.stoneage.notation import DONE, FEED, PAIRS, REDEEM, STARVE
from epoka.games.stoneage.state import StoneAge

FLAT_HUNGER: Final = 10
HUNGER_PER_FOOD: Final = 4

# Whether a player short of food may redeem a card or go hungry at once, or why not, as `PayFood` answers.
POSSIBLE: Final = 0
ALREADY_FEEDING: Final = 1
NO_CARD: Final = 2
LOSS_BY_FOOD: Final = 3


class Feed(Procedure[StoneAge]):
    """A player takes what the fields bring and feeds every worker; where food is short all of it is gone first."""

    def act(self, s: StoneAge, action: i64) -> None:
        player = s.seats[self.seat]
        player.food += player.agriculture
        if player.food >= player.workers:
            player.food -= player.workers
            if s.listening:
                s.tell("fed", {**self.harvest(s), "food": int(player.workers), "left": int(player.food)})
            return
        missing = player.workers - player.food
        if s.listening:
            s.tell("food-short", {**self.harvest(s), "food": int(player.food), "missing": int(missing)})
        player.food = 0
        s.push(PayFood(self.seat, missing, 0, True))

    def harvest(self, s: StoneAge) -> dict[str, Any]:
        """Who feeds, and what the fields brought: everybody can check the food that is left."""
        return {"seat": int(self.seat), "harvest": int(s.seats[self.seat].agriculture)}


class ReadyToFeed(Procedure[StoneAge]):
    """Before feeding a player takes the dice he is still owed (`dice_choice_deferred`)."""

    def act(self, s: StoneAge, action: i64) -> None:
        s.push(Feed(self.seat))
        take_deferred_dice(s, self.seat)


class PayFood(Step[StoneAge]):
    """Resources in place of missing food, which are a set, or hunger (SA-54, SA-55, SA-56).

    `lowest` is the highest resource so far, from which legal lists go on; `opening` is true before the first one.
    """

    def __init__(self, seat: i64, missing: i64, lowest: i64, opening: i64) -> None:
        super().__init__(seat)
        self.missing: i64 = missing
        self.lowest: i64 = lowest
        self.opening = opening != 0

    def actions(self, s: StoneAge, out: list[int]) -> None:
        player = s.seats[self.seat]
        if self.redeeming(s) == POSSIBLE:
            for pair in range(len(PAIRS)):
                out.append(REDEEM + pair)
        if s.rules.per_food:
            out.append(DONE)
        rest = player.resources_from(self.lowest)
        for kind in range(self.lowest, 4):
            if rest < self.missing and not s.rules.per_food:
                break
            if player.goods[kind]:
                out.append(FEED + int(kind))
            rest -= player.goods[kind]
        if self.starving(s) == POSSIBLE:
            out.append(STARVE)

    def redeeming(self, s: StoneAge) -> i64:
        """POSSIBLE where two resources may come from the open card, or why not (SA-42)."""
        if not s.seats[self.seat].two_resources:
            return NO_CARD
        return POSSIBLE if self.opening else ALREADY_FEEDING

    def starving(self, s: StoneAge) -> i64:
        """POSSIBLE where the player may go hungry for a fixed loss instead of feeding anybody, or why not (SA-55)."""
        if s.rules.per_food:
            return LOSS_BY_FOOD
        return POSSIBLE if self.opening else ALREADY_FEEDING

    def collects(self, s: StoneAge) -> bool:
        return True

    def picks(self, s: StoneAge, out: list[int]) -> None:
        player = s.seats[self.seat]
        if s.rules.per_food or player.resources() >= self.missing:
            player.offer_goods(FEED, out)

    def only_set(self, s: StoneAge) -> bool:
        full = not s.rules.per_food and not self.opening
        return full and s.seats[self.seat].resources() == self.missing

    def act(self, s: StoneAge, action: i64) -> None:
        if action == STARVE:
            go_hungry(s, self.seat, self.missing, FLAT_HUNGER)
        elif action == DONE:
            go_hungry(s, self.seat, self.missing, self.missing * HUNGER_PER_FOOD)
        elif action < FEED:
            redeem(s, self.seat, action)
            s.push(self)
        else:
            kind = action - FEED
            s.seats[self.seat].goods[kind] -= 1
            if s.listening:
                s.tell("fed-with", {"seat": int(self.seat), "good": RESOURCES[kind]})
            if self.missing > 1:
                s.push(PayFood(self.seat, self.missing - 1, max(self.lowest, kind), False))

    def inside(self) -> bool:
        return not self.opening

    def prompt(self, s: StoneAge) -> tuple[str, dict[str, Any]]:
        return "pay-food", {"missing": int(self.missing), "loss": int(self.loss(s))}

    def loss(self, s: StoneAge) -> i64:
        """Points that hunger would cost now."""
        return self.missing * HUNGER_PER_FOOD if s.rules.per_food else FLAT_HUNGER

    def preview(self, s: StoneAge, action: int) -> dict[str, Any]:
        if action in (STARVE, DONE):
            return {"gain": {"points": -int(self.loss(s))}}
        if action < FEED:
            return preview_redeem(action)
        return {"cost": {RESOURCES[action - FEED]: 1}, "missing": int(self.missing) - 1}

    def refuse(self, s: StoneAge, action: int) -> Refusal:
        player = s.seats[self.seat]
        if FEED <= action < STARVE:
            kind = action - FEED
            if not player.goods[kind]:
                return Refusal("none-left", "SA-54", {"good": RESOURCES[kind]})
            short = int(self.missing - player.resources())
            return Refusal("not-enough-resources", "SA-55", {"missing": short})
        if action == DONE:
            return Refusal("feed-all-or-starve", "SA-55")
        if action == STARVE:
            if self.starving(s) == LOSS_BY_FOOD:
                return Refusal("starve-by-done", "SA-56")
            return Refusal("already-feeding", "SA-55")
        if REDEEM <= action < REDEEM + len(PAIRS):
            if self.redeeming(s) == NO_CARD:
                return Refusal("no-two-resources-card", "SA-42")
            return Refusal("already-feeding", "SA-42")
        return Refusal("feeding-now", "SA-54")


def go_hungry(s: StoneAge, seat: i64, missing: i64, points: i64) -> None:
    """The score may become negative; no worker is lost (SA-57)."""
    s.seats[seat].hunger -= points
    if s.listening:
        rule = "SA-56" if s.rules.per_food else "SA-55"
        s.tell("hungry", {"seat": int(seat), "missing": int(missing), "points": int(points), "rule": rule})
