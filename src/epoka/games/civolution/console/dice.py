"""Activation and fate dice: gaining, taking, rolling them again (CV-127, CV-128, CV-129)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.games.civolution.notation import DONE, GIVE_DIE, REROLL, ROB, ROLL, USE_DIE, VALUE
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.position.tally import once_more, times
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.pick_parts import PickPart
from epoka.games.civolution.steps.rolling import Roll

ACTIVATION: Final = 0
FATE: Final = 1
DICE: Final[list[str]] = ["activation", "fate"]


def distance(one: i64, other: i64) -> i64:
    """How many ideas turn one value into another; 6 and 1 are neighbours (CV-41)."""
    apart = one - other if one > other else other - one
    return apart if apart <= 3 else 6 - apart


def no_such_die(rule: str, side: int) -> Refusal:
    return Refusal("no-such-die", rule, {"value": side + 1})


class RollDice(Roll):
    """Activation dice are rolled one by one onto the dice spaces; until a die lies there it counts as used."""

    def __init__(self, owner: i64, left: i64) -> None:
        super().__init__()
        self.owner: i64 = owner
        self.left: i64 = left

    def act(self, s: Civolution, action: i64) -> None:
        player = s.seats[self.owner]
        player.used -= 1
        player.dice[action - ROLL] += 1
        if s.listening:
            s.tell("rolled", {"seat": int(self.owner), "value": int(action) - ROLL + 1})
        if self.left > 1:
            s.push(RollDice(self.owner, self.left - 1))


def dice_of(player: Player, kind: i64) -> i64:
    return player.fate if kind == FATE else player.unused_dice() + player.used


def gain_die(s: Civolution, seat: i64, kind: i64) -> None:
    """Give a seat one more die: from the display, else from whoever has the most (CV-129)."""
    player = s.seats[seat]
    if kind == ACTIVATION and s.activation_dice:
        s.activation_dice -= 1
        tell_die(s, seat, kind)
        receive(s, seat)
    elif kind == FATE and s.fate_dice:
        s.fate_dice -= 1
        player.fate += 1  # CV-128
        tell_die(s, seat, kind)
    elif richest(s, seat, kind):
        s.push(RobDie(seat, kind))
    elif s.listening:
        s.tell("no-die", {"seat": int(seat), "die": DICE[kind]})


def tell_die(s: Civolution, seat: i64, kind: i64) -> None:
    if s.listening:
        s.tell("die-gained", {"seat": int(seat), "die": DICE[kind]})


def receive(s: Civolution, seat: i64) -> None:
    """A new activation die is rolled; V.I.C.I.'s are only counted (CV-187, CV-203)."""
    s.seats[seat].used += 1
    if not s.by_rules(seat):
        s.push(RollDice(seat, 1))


def richest(s: Civolution, seat: i64, kind: i64) -> list[int]:
    """Other civilizations with the most dice of a kind; none where the taker alone has the most (AMB-24)."""
    most: i64 = 0
    for player in s.seats:
        if dice_of(player, kind) > most:
            most = dice_of(player, kind)
    return [other for other in range(s.sides) if other != seat and dice_of(s.seats[other], kind) == most]


class RobDie(Decision):
    """The player chooses which of the civilizations with the most dice gives one away."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind

    def rule(self) -> str:
        return "CV-129"

    def actions(self, s: Civolution, out: list[int]) -> None:
        for other in richest(s, self.seat, self.kind):
            out.append(ROB + other)

    def act(self, s: Civolution, action: i64) -> None:
        giver = action - ROB
        if s.listening:
            s.tell("die-robbed", {"seat": int(self.seat), "by": int(giver), "die": DICE[self.kind]})
        if self.kind == FATE:
            s.seats[giver].fate -= 1
            s.seats[self.seat].fate += 1
        else:
            s.push(GiveDie(giver, self.seat))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if action == ROB + self.seat:
            return Refusal("own-dice", "CV-129")
        if ROB <= action < ROB + s.sides:
            return Refusal("not-the-richest", "CV-129", {"seat": action - ROB})
        return None

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "rob-die", {"kind": DICE[self.kind]}


class GiveDie(Decision):
    """The giver chooses the die to hand over, used or not; the taker rolls it (AMB-25)."""

    def __init__(self, seat: i64, taker: i64) -> None:
        super().__init__(seat)
        self.taker: i64 = taker

    def rule(self) -> str:
        return "CV-129"

    def actions(self, s: Civolution, out: list[int]) -> None:
        player = s.seats[self.seat]
        for side in range(6):
            if player.dice[side]:
                out.append(GIVE_DIE + side)
        if player.used:
            out.append(GIVE_DIE + 6)

    def act(self, s: Civolution, action: i64) -> None:
        player = s.seats[self.seat]
        if action == GIVE_DIE + 6:
            player.used -= 1
        else:
            player.dice[action - GIVE_DIE] -= 1
        receive(s, self.taker)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if GIVE_DIE <= action < GIVE_DIE + 6 and not s.seats[self.seat].dice[action - GIVE_DIE]:
            return no_such_die(self.rule(), action - GIVE_DIE)
        return None


class Reroll(Decision):
    """The player chooses dice on the spaces, a set, to be rolled again with those put aside (CV-139).

    `all_used` is 1 for a Reset, where every used die is rolled; otherwise only those chosen here.
    """

    def __init__(self, seat: i64, left: i64, lowest: i64, chosen: i64, all_used: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest
        self.chosen: i64 = chosen
        self.all_used: i64 = all_used

    def rule(self) -> str:
        return "CV-139"

    def inside(self) -> bool:
        return self.chosen > 0

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        if self.all_used:
            return "reset-dice", {}
        return "reroll", {}

    def collects(self, s: Civolution) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        self.picks_from(s, self.lowest, out)
        out.append(DONE)

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        if self.left > 0:
            for side in range(lowest, 6):
                if s.seats[self.seat].dice[side]:
                    out.append(REROLL + int(side))

    def act(self, s: Civolution, action: i64) -> None:
        player = s.seats[self.seat]
        if action == DONE:
            rolled = player.used if self.all_used else self.chosen
            if rolled:
                s.push(RollDice(self.seat, rolled))
            return
        player.dice[action - REROLL] -= 1
        player.used += 1
        highest = max(self.lowest, action - REROLL)
        s.push(Reroll(self.seat, self.left - 1, highest, self.chosen + 1, self.all_used))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if REROLL <= action < REROLL + 6 and not s.seats[self.seat].dice[action - REROLL]:
            return no_such_die(self.rule(), action - REROLL)
        return None


class TurnDie(Decision):
    """The player chooses an unused die that is turned to any value.

    Dice and their new values are a set: a die that was turned here is not turned again, so that the order of turning
    does not matter. `lowest` and `before` are the highest die so far and its new value, `turned` tallies new values.
    """

    def __init__(self, seat: i64, left: i64, lowest: i64 = 0, before: i64 = 0, turned: i64 = 0) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest
        self.before: i64 = before
        self.turned: i64 = turned

    def inside(self) -> bool:
        return self.turned > 0

    def collects(self, s: Civolution) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        self.picks_from(s, self.lowest, out)
        out.append(DONE)

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        for side in range(lowest, 6):
            if self.unturned(s, side):
                out.append(USE_DIE + int(side))

    def unturned(self, s: Civolution, side: i64) -> i64:
        """How many dice show a value without having been turned to it in this set."""
        return s.seats[self.seat].dice[side] - times(self.turned, side)

    def act(self, s: Civolution, action: i64) -> None:
        if action != DONE:
            s.push(TurnDieTo(self.seat, action - USE_DIE, self.left - 1, self.lowest, self.before, self.turned))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        return no_such_die(self.rule(), action - USE_DIE) if USE_DIE <= action < USE_DIE + 6 else None


class TurnDieTo(PickPart):
    """The player chooses the new value of the die; `turned` tallies the new values of this set."""

    def __init__(self, seat: i64, side: i64, left: i64 = 0, lowest: i64 = 0, before: i64 = 0, turned: i64 = 0) -> None:
        super().__init__(seat, left, lowest, before)
        self.side: i64 = side
        self.turned: i64 = turned

    def picked(self) -> i64:
        return self.side

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        for side in range(lowest, 6):
            if side != self.side:
                out.append(VALUE + int(side))

    def act(self, s: Civolution, action: i64) -> None:
        value = action - VALUE
        dice = s.seats[self.seat].dice
        dice[self.side] -= 1
        dice[value] += 1
        if s.listening:
            s.tell("die-turned", {"seat": int(self.seat), "before": int(self.side) + 1, "value": int(value) + 1})
        if self.left:
            turned = once_more(self.turned, value)
            s.push(TurnDie(self.seat, self.left, self.next_lowest(), self.next_before(value), turned))
