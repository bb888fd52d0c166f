"""Rolls for goods, and the tools added to them (SA-25, SA-26, SA-27, SA-35, SA-48, SA-49, SA-50)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.dealer import Dealer
from epoka.core.dice import POWERS, SUM_WEIGHTS, nth_sum
from epoka.core.ids import ASK, GO
from epoka.core.refusal import Refusal
from epoka.core.step import Chance, Step
from epoka.games.stoneage.components import (
    CARDS,
    DIVISORS,
    FOOD,
    RESOURCES,
    SINGLE_USE,
    SINGLE_USE_VALUES,
    TOOL_SPACES,
)
from epoka.games.stoneage.notation import ROLL, TOOLS_DONE, USE_TOOL, USE_TOOL_CARD
from epoka.games.stoneage.player import NO_TOOL
from epoka.games.stoneage.state import StoneAge


class Roll(Chance[StoneAge]):
    """The sum of the dice for hunting, gathering or a card; tools may follow (SA-25, SA-35)."""

    def __init__(self, roller: i64, target: i64, dice: i64) -> None:
        super().__init__()
        self.roller: i64 = roller
        self.target: i64 = target
        self.dice: i64 = dice

    def forced(self, s: StoneAge) -> i64:
        return ASK

    def allows(self, s: StoneAge, action: i64) -> bool:
        return ROLL + self.dice <= action <= ROLL + 6 * self.dice

    def outcomes(self, s: StoneAge) -> list[tuple[int, float]]:
        dice = int(self.dice)
        weights, all_rolls = SUM_WEIGHTS[dice], POWERS[dice]
        return [(ROLL + total, weights[total] / all_rolls) for total in range(dice, 6 * dice + 1)]

    def draw(self, s: StoneAge, dealer: Dealer) -> int:
        return ROLL + int(nth_sum(self.dice, dealer.below("dice", POWERS[self.dice])))

    def act(self, s: StoneAge, action: i64) -> None:
        total = action - ROLL
        if s.listening:
            s.tell(
                "rolled",
                {
                    "seat": int(self.roller),
                    "dice": int(self.dice),
                    "total": int(total),
                    "good": good_name(self.target),
                },
            )
        s.push(UseTools(self.roller, self.target, total, 0))


class UseTools(Step[StoneAge]):
    """After a roll: which tools and single-use tools are added; they are a set (SA-26, SA-50).

    `target` is what the roll brings, `total` the pips so far, `lowest` the help from which legal lists go on: spaces 0
    to 2, then single-use tools from 3 on.
    """

    def __init__(self, seat: i64, target: i64, total: i64, lowest: i64) -> None:
        super().__init__(seat)
        self.target: i64 = target
        self.total: i64 = total
        self.lowest: i64 = lowest

    def forced(self, s: StoneAge) -> i64:
        return ASK if s.seats[self.seat].has_help() else GO

    def actions(self, s: StoneAge, out: list[int]) -> None:
        self.offer_help(s, self.lowest, out)
        out.append(TOOLS_DONE)

    def collects(self, s: StoneAge) -> bool:
        return True

    def picks(self, s: StoneAge, out: list[int]) -> None:
        self.offer_help(s, 0, out)

    def offer_help(self, s: StoneAge, lowest: i64, out: list[int]) -> None:
        player = s.seats[self.seat]
        for space in range(lowest, TOOL_SPACES):
            if player.is_ready(space):
                out.append(USE_TOOL + int(space))
        for card in range(max(lowest - TOOL_SPACES, 0), len(SINGLE_USE)):
            if (player.open_tools >> card) & 1:
                out.append(USE_TOOL_CARD + int(card))

    def act(self, s: StoneAge, action: i64) -> None:
        player = s.seats[self.seat]
        if action in (TOOLS_DONE, GO):
            bring_in(s, self.seat, self.target, self.total)
            return
        if action < USE_TOOL_CARD:
            space = action - USE_TOOL
            value: i64 = player.tools[space]
            player.used |= 1 << space
            lowest = space + 1
            shown = int(space) + 1
        else:
            card = action - USE_TOOL_CARD
            value = SINGLE_USE_VALUES[card]
            player.open_tools &= ~(1 << card)
            lowest = TOOL_SPACES + card + 1
            shown = 0
        if s.listening:
            total = int(self.total + value)
            s.tell("tool-used", {"seat": int(self.seat), "space": shown, "value": int(value), "total": total})
        s.push(UseTools(self.seat, self.target, self.total + value, max(self.lowest, lowest)))

    def inside(self) -> bool:
        return True

    def prompt(self, s: StoneAge) -> tuple[str, dict[str, Any]]:
        return "use-tools", {
            "total": int(self.total),
            "divisor": DIVISORS[self.target],
            "good": good_name(self.target),
            "amount": int(self.total) // DIVISORS[self.target],
        }

    def preview(self, s: StoneAge, action: int) -> dict[str, Any]:
        total = int(self.total)
        if USE_TOOL <= action < USE_TOOL_CARD:
            total += s.seats[self.seat].tools[action - USE_TOOL]
        elif action < TOOLS_DONE:
            total += SINGLE_USE_VALUES[action - USE_TOOL_CARD]
        return {"total": total, "gain": {good_name(self.target): total // DIVISORS[self.target]}}

    def refuse(self, s: StoneAge, action: int) -> Refusal:
        player = s.seats[self.seat]
        if USE_TOOL <= action < USE_TOOL_CARD:
            space = action - USE_TOOL
            if player.tool_at(space) == NO_TOOL:
                return Refusal("no-tool-there", "SA-45", {"space": space + 1})
            return Refusal("tool-used-up", "SA-49", {"space": space + 1})
        if USE_TOOL_CARD <= action < TOOLS_DONE:
            card = action - USE_TOOL_CARD
            return Refusal("no-single-use-tool", "SA-41", {"card": CARDS[SINGLE_USE[card]].id})
        return Refusal("tools-now", "SA-50")


def bring_in(s: StoneAge, seat: i64, target: i64, total: i64) -> None:
    """The yield of a roll; the remainder is lost (SA-27)."""
    player = s.seats[seat]
    amount = total // DIVISORS[target]
    if target == FOOD:
        player.food += amount
    else:
        player.goods[target] += amount
    if s.listening:
        s.tell(
            "brought-in",
            {
                "seat": int(seat),
                "good": good_name(target),
                "amount": int(amount),
                "total": int(total),
                "divisor": DIVISORS[target],
            },
        )


def good_name(target: i64) -> str:
    return "food" if target == FOOD else RESOURCES[target]
