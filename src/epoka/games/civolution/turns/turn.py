"""A turn of the action phase: activating a module or a Reset (CV-38 to CV-49, CV-137 to CV-141)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.ids import ASK
from epoka.core.refusal import Params, Refusal
from epoka.core.step import Procedure
from epoka.games.civolution.components.board import RESET_SPACES
from epoka.games.civolution.components.codes import P_RESET_DICE, T_MODULE, T_OTHER_RESET, T_RESET
from epoka.games.civolution.components.module_rows import row_of
from epoka.games.civolution.components.pieces import MAIN_MODULES, MODULE_DICE, MODULES
from epoka.games.civolution.components.spaces import FOOD, IDEAS, SPACES
from epoka.games.civolution.console.attribute_chips import offer_attributes, take_attribute
from epoka.games.civolution.console.dice import Reroll
from epoka.games.civolution.console.favor import say_test
from epoka.games.civolution.console.markers import gain, pay
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import ACTIVATE, ATTRIBUTE_CHIP, DO_FOOD, DO_IDEAS, RESET, USE_DIE
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.effects import NEXT_TURN, perform
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import trigger
from epoka.games.civolution.turns.closing import closing
from epoka.games.civolution.turns.modules import activate
from epoka.games.civolution.turns.payment import (
    FOCUS_SOURCE,
    SOURCES,
    fewest_ideas_with,
    has_source,
    ideas_for_pair,
    lacking_source,
    means_of,
    pairs,
    sources,
    spend,
)

DICE_FOR_RESET: Final = 3


class Turn(Decision):
    """The player activates a module or does a Reset, and may take attribute chips before (CV-39, CV-124)."""

    def rule(self) -> str:
        return "CV-39"

    def actions(self, s: Civolution, out: list[int]) -> None:
        player = s.seats[self.seat]
        payable = means_of(player).modules(player.at[IDEAS])
        for module in range(len(MODULES)):
            if payable >> module & 1:
                out.append(ACTIVATE + module)
        if player.unused_dice() <= DICE_FOR_RESET + player.powers[P_RESET_DICE]:
            out.append(RESET)
        offer_attributes(s, self.seat, out)

    def act(self, s: Civolution, action: i64) -> None:
        if action >= ATTRIBUTE_CHIP:
            s.push(self)
            take_attribute(s, self.seat, action)
            return
        perform(s, self.seat, NEXT_TURN)
        s.push_all(closing(self.seat))
        if action == RESET:
            reset(s, self.seat)
        else:
            s.push(PayDice(self.seat, action - ACTIVATE, -1))

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        player = s.seats[self.seat]
        if action == RESET:
            most = DICE_FOR_RESET + player.powers[P_RESET_DICE]
            return Refusal("too-many-dice", "CV-137", {"dice": int(player.unused_dice()), "most": int(most)})
        if action > RESET:
            return None
        means = means_of(player)
        if means.sources < 2:
            return Refusal("two-dice-needed", "CV-40", {"have": int(means.sources)})
        module = action - ACTIVATE
        low, high = MODULE_DICE[module]
        values: Params = {"module": MODULES[module], "low": low, "high": high}
        values.update(ideas=int(means.ideas(module)), have=player.at[IDEAS])
        return Refusal("module-not-payable", "CV-40", values)

    def otherwise(self, action: int) -> Refusal:
        return Refusal("turn-now", "CV-39")

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        player = s.seats[self.seat]
        if action == RESET:
            end = RESET_SPACES[s.players]
            shown.say("reset", {"resets": min(int(s.indicator) + 1, end), "end": end, "dice": int(player.used)})
            return
        module = action - ACTIVATE
        level = int(player.levels[module]) if module < MAIN_MODULES else 1
        shown.does(module, level)
        shown.pays(IDEAS, means_of(player).ideas(module))
        if row_of(module, level).begins_with_test():
            say_test(shown, s, self.seat)

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "turn", {"era": int(s.era), "last": int(s.last_round)}


class PayDice(Decision):
    """The player chooses what pays for the module, a set of two.

    Dice, planning and focus markers pay; ideas fill the gaps (CV-40).
    """

    def __init__(self, seat: i64, module: i64, first: i64) -> None:
        super().__init__(seat)
        self.module: i64 = module
        self.first: i64 = first

    def rule(self) -> str:
        return "CV-40"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        if self.first < 0:
            self.begin_pairs(s, out)
        else:
            self.complete_pair(s, self.first, out)

    def collects(self, s: Civolution) -> bool:
        return True

    def picks(self, s: Civolution, out: list[int]) -> None:
        if self.first >= 0:
            self.complete_pair(s, 0, out)
            return
        player = s.seats[self.seat]
        for pair in pairs(player):
            for source in (pair // SOURCES, pair % SOURCES):
                if USE_DIE + source not in out and self.payable(player, pair // SOURCES, pair % SOURCES):
                    out.append(USE_DIE + source)
        out.sort()

    def forced(self, s: Civolution) -> i64:
        """The only source that goes with the first one; without one the lower of the only pair that pays."""
        out: list[int] = []
        ways: i64 = 0
        if self.first < 0:
            ways = self.begin_pairs(s, out)
        else:
            self.complete_pair(s, 0, out)
            ways = len(out)
        if ways == 1:
            return out[0]
        s.offer(out if self.first < 0 else [action for action in out if action >= USE_DIE + self.first])
        return ASK

    def begin_pairs(self, s: Civolution, out: list[int]) -> i64:
        """Append the lower source of every pair that pays; gives how many pairs there are, where two stand for more."""
        player = s.seats[self.seat]
        own = sources(player)
        ways: i64 = 0
        for place in range(len(own)):
            if place and own[place - 1] == own[place]:
                continue
            partners = self.partners(player, own, place)
            if partners:
                out.append(USE_DIE + own[place])
                ways += partners
        return ways

    def partners(self, player: Player, own: list[int], place: i64) -> i64:
        """How many different later sources pay together with this one; two stand for more."""
        count: i64 = 0
        for later in range(place + 1, len(own)):
            same = later > place + 1 and own[later - 1] == own[later]
            if not same and self.payable(player, own[place], own[later]):
                count += 1
                if count > 1:
                    break
        return count

    def complete_pair(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        """Append the sources from one on that pay together with the first."""
        player = s.seats[self.seat]
        for other in range(lowest, SOURCES):
            enough = has_source(player, other) > (1 if other == self.first else 0)
            if enough and self.payable(player, self.first, other):
                out.append(USE_DIE + int(other))

    def payable(self, player: Player, one: i64, other: i64) -> bool:
        return ideas_for_pair(player, self.module, one, other) <= player.at[IDEAS]

    def act(self, s: Civolution, action: i64) -> None:
        source = action - USE_DIE
        if self.first < 0:
            s.push(PayDice(self.seat, self.module, source))
            return
        player = s.seats[self.seat]
        low, high = min(self.first, source), max(self.first, source)
        ideas = ideas_for_pair(player, self.module, low, high)
        if s.listening:
            self.report(s, [int(low), int(high)], int(ideas))
        pay(s, self.seat, IDEAS, ideas)
        spend(s, self.seat, low)
        spend(s, self.seat, high)
        s.push(Activated(self.seat, self.module))
        activate(s, self.seat, self.module)

    def report(self, s: Civolution, used: list[int], ideas: int) -> None:
        """Tell what is activated, at which level, and what pays for it."""
        dice = [str(source + 1) for source in used if source < 6]
        plans = [str(source - 5) for source in used if 6 <= source < FOCUS_SOURCE]
        values = {"seat": int(self.seat), "module": MODULES[self.module], "ideas": ideas}
        level = s.seats[self.seat].levels[self.module] if self.module < MAIN_MODULES else 0
        paid = {"rolled": len(dice), "dice": ", ".join(dice), "planned": len(plans), "plans": ", ".join(plans)}
        s.tell("activated", {**values, "level": level, **paid, "focused": used.count(FOCUS_SOURCE)})

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        source = action - USE_DIE
        if not 0 <= source < SOURCES:
            return None
        player = s.seats[self.seat]
        wanted = 2 if source == self.first else 1
        if has_source(player, source) < wanted:
            return lacking_source(source)
        if self.first >= 0:
            ideas = ideas_for_pair(player, self.module, self.first, source)
        else:
            ideas = fewest_ideas_with(player, self.module, source)
        values: Params = {"module": MODULES[self.module], "ideas": int(ideas), "have": player.at[IDEAS]}
        return Refusal("die-does-not-fit", "CV-41", values)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if self.first >= 0:
            shown.pays(IDEAS, ideas_for_pair(s.seats[self.seat], self.module, self.first, action - USE_DIE))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "pay-dice", {"module": MODULES[self.module]}


class Activated(Procedure[Civolution]):
    """Cards that react to the activation of a module."""

    def __init__(self, seat: i64, module: i64) -> None:
        super().__init__(seat)
        self.module: i64 = module

    def act(self, s: Civolution, action: i64) -> None:
        trigger(s, self.seat, T_MODULE, self.module)


# ---- Reset ----------------------------------------------------------------------------------------------------------


def reset(s: Civolution, seat: i64) -> None:
    """Do the three parts of a Reset: move the indicator, roll dice, use a reset marker (CV-138, CV-139, CV-140)."""
    if s.indicator < RESET_SPACES[s.players]:
        s.indicator += 1
    if s.listening:
        s.tell("indicator", {"seat": int(seat), "resets": int(s.indicator), "end": RESET_SPACES[s.players]})
    s.push(ResetDone(seat))
    s.push(ResetMarker(seat))
    s.push(Reroll(seat, s.seats[seat].unused_dice(), 0, 0, 1))


class ResetMarker(Opening):
    """The player makes the next reset marker, or one from the supply, an idea or food (CV-140)."""

    def rule(self) -> str:
        return "CV-140"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DO_IDEAS)
        out.append(DO_FOOD)

    def choose(self, s: Civolution, action: i64) -> None:
        player = s.seats[self.seat]
        space = IDEAS if action == DO_IDEAS else FOOD
        if player.resets:
            player.resets -= 1
            player.at[space] += 1
            if s.listening:
                s.tell("gained", {"seat": int(self.seat), "space": SPACES[space], "number": 1})
        else:
            gain(s, self.seat, space, 1)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        shown.gains(IDEAS if action == DO_IDEAS else FOOD, 1)


class ResetDone(Procedure[Civolution]):
    """Cards that react to a Reset, those of the others too."""

    def act(self, s: Civolution, action: i64) -> None:
        for ahead in range(s.sides - 1, 0, -1):
            trigger(s, s.seat_after(self.seat, ahead), T_OTHER_RESET)
        trigger(s, self.seat, T_RESET)
