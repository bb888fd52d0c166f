"""Fate dice: favour tests, hunts and lucky finds (CV-82, CV-83, CV-84, CV-89, CV-92)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.ids import ASK, GO
from epoka.core.refusal import Params, Refusal
from epoka.core.step import Procedure
from epoka.games.civolution.components.board import HUNTING
from epoka.games.civolution.components.codes import (
    P_ANY_FIND,
    P_HUNT_AGAIN,
    P_HUNT_BONUS,
    T_FAVOR_FAILED,
    T_FAVOR_PASSED,
    T_HUNT,
)
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import FAVOR_END, LANDS, MATERIALS, MUSHROOMS, ROWS, TERRAINS
from epoka.games.civolution.components.spaces import FOOD, IDEAS, STORE
from epoka.games.civolution.console.dice import distance
from epoka.games.civolution.console.favor import favor_limit, percent
from epoka.games.civolution.console.markers import gain, pay
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.notation import DONE, FAIL, IN, LAND, ROLL, SPEND, TAKE, VALUE
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.effects import do
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.rolling import Roll
from epoka.games.civolution.steps.triggers import trigger


class RollFate(Roll):
    """The fate dice are rolled one after the other."""

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: i64 = left

    def act(self, s: Civolution, action: i64) -> None:
        s.rolled[action - ROLL] += 1
        if s.listening:
            s.tell("fate-rolled", {"value": int(action) - ROLL + 1})
        if self.left > 1:
            s.push(RollFate(self.left - 1))


def roll_fate(s: Civolution, seat: i64) -> None:
    """Roll all own fate dice once; what uses them waits below on the agenda."""
    s.rolled = [0] * 6
    s.push(RollFate(s.seats[seat].fate))


def ideas_for(s: Civolution, value: i64) -> i64:
    """The fewest ideas that make one of the rolled dice show a value."""
    fewest: i64 = 9
    for side in range(6):
        if s.rolled[side]:
            needed = distance(side + 1, value)
            if needed < fewest:
                fewest = needed
    return fewest


# ---- favour tests ---------------------------------------------------------------------------------------------------


def favor_test(s: Civolution, seat: i64, passed: i64, a: i64, failed: i64, b: i64) -> None:
    """Take a favour test and do one of two effects by its result; nothing is rolled where it cannot fail (CV-82)."""
    if favor_limit(s, seat) >= FAVOR_END:
        end_test(s, seat, passed, a, T_FAVOR_PASSED)
        return
    s.push(JudgeTest(seat, passed, a, failed, b))
    roll_fate(s, seat)


def end_test(s: Civolution, seat: i64, kind: i64, a: i64, when: i64) -> None:
    if s.listening:
        s.tell("test-passed" if when == T_FAVOR_PASSED else "test-failed", {"seat": int(seat)})
    trigger(s, seat, when)
    do(s, seat, kind, a)


class FavorTest(Procedure[Civolution]):
    """A favour test on the agenda, which is taken when its turn comes."""

    def __init__(self, seat: i64, passed: i64, a: i64, failed: i64, b: i64) -> None:
        super().__init__(seat)
        self.passed: i64 = passed
        self.a: i64 = a
        self.failed: i64 = failed
        self.b: i64 = b

    def act(self, s: Civolution, action: i64) -> None:
        favor_test(s, self.seat, self.passed, self.a, self.failed, self.b)


class JudgeTest(Decision):
    """The fate dice lie: the test is passed, or the player decides whether to change them by ideas (CV-83)."""

    def __init__(self, seat: i64, passed: i64, a: i64, failed: i64, b: i64) -> None:
        super().__init__(seat)
        self.passed: i64 = passed
        self.a: i64 = a
        self.failed: i64 = failed
        self.b: i64 = b

    def rule(self) -> str:
        return "CV-83"

    def missing(self, s: Civolution) -> i64:
        """How many ideas would make the rolled dice pass, 0 where they do already."""
        fewest: i64 = 9
        limit = favor_limit(s, self.seat)
        for value in range(1, limit + 1):
            needed = ideas_for(s, value)
            if needed < fewest:
                fewest = needed
        return fewest

    def forced(self, s: Civolution) -> i64:
        missing = self.missing(s)
        return GO if missing == 0 or missing > s.seats[self.seat].at[IDEAS] else ASK

    def actions(self, s: Civolution, out: list[int]) -> None:
        out.append(SPEND)
        out.append(FAIL)

    def act(self, s: Civolution, action: i64) -> None:
        missing = self.missing(s)
        if action == SPEND:
            pay(s, self.seat, IDEAS, missing)
            missing = 0
        if missing == 0:
            end_test(s, self.seat, self.passed, self.a, T_FAVOR_PASSED)
        else:
            end_test(s, self.seat, self.failed, self.b, T_FAVOR_FAILED)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if action == SPEND:
            shown.pays(IDEAS, self.missing(s))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "judge-test", {"ideas": int(self.missing(s))}


# ---- hunting --------------------------------------------------------------------------------------------------------


def may_hunt(s: Civolution, seat: i64, territory: i64) -> bool:
    if s.hunted >> territory & 1 and not s.seats[seat].powers[P_HUNT_AGAIN]:
        return False
    return s.tribes_in(territory, seat) > 0


class Hunt(Opening):
    """The player chooses where to hunt: a territory with an own tribe and without a hunting token (CV-89)."""

    def __init__(self, seat: i64, left: i64, before: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.before: i64 = before
        """The territories in which this activation has hunted already, as bits."""

    def rule(self) -> str:
        return "CV-89"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        for territory in range(TERRITORIES):
            if may_hunt(s, self.seat, territory) and not self.before >> territory & 1:
                out.append(IN + territory)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        territory = action - IN
        if self.left > 1:
            s.push(Hunt(self.seat, self.left - 1, self.before | 1 << int(territory)))
        if s.listening:
            s.tell("hunts", {"seat": int(self.seat), "territory": TERRITORY_NAMES[territory]})
        s.push(HuntWith(self.seat, territory))
        roll_fate(s, self.seat)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not IN <= action < IN + TERRITORIES:
            return None
        names: Params = {"territory": TERRITORY_NAMES[action - IN]}
        if not s.tribes_in(action - IN, self.seat):
            return Refusal("no-tribe-there", "CV-89", names)
        return Refusal("hunted-already", "CV-89", names)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        """Show what each value of a fate die brings, and the mean of the best die, rounded to one decimal."""
        if not IN <= action < IN + TERRITORIES:
            return
        table = [int(prey(s, self.seat, action - IN, value)) for value in range(1, 7)]
        food = sorted(table)
        dice = int(s.seats[self.seat].fate)
        mean = sum([food[rank] * (((rank + 1) / 6) ** dice - (rank / 6) ** dice) for rank in range(6)])
        shown.say("hunt", {"dice": dice, "average": round(mean, 1), "least": food[0], "most": food[5]})
        shown.say("hunt-table", {"table": ", ".join([str(number) for number in table])})
        shown.feeds(s.seats[self.seat], 0)


def prey(s: Civolution, seat: i64, territory: i64, value: i64) -> i64:
    """The food for a die value: the table, the Mushroom valleys (CV-179) and what cards add."""
    food: i64 = HUNTING[TERRITORY_TERRAIN[territory]][value] + s.seats[seat].powers[P_HUNT_BONUS]
    for space in s.map.sites[territory]:
        if s.site[space] == MUSHROOMS:
            food += 1
    return food


class HuntWith(Decision):
    """The player chooses the die, perhaps changed by ideas, that says how much food comes."""

    def __init__(self, seat: i64, territory: i64) -> None:
        super().__init__(seat)
        self.territory: i64 = territory

    def rule(self) -> str:
        return "CV-89"

    def actions(self, s: Civolution, out: list[int]) -> None:
        for value in range(1, 7):
            if ideas_for(s, value) <= s.seats[self.seat].at[IDEAS]:
                out.append(VALUE + value - 1)

    def act(self, s: Civolution, action: i64) -> None:
        value = action - VALUE + 1
        pay(s, self.seat, IDEAS, ideas_for(s, value))
        s.hunted |= 1 << int(self.territory)
        if s.listening:
            table = HUNTING[TERRITORY_TERRAIN[self.territory]][value]
            came = {"food": int(table), "more": int(self.food(s, value) - table)}
            s.tell("hunted", {"seat": int(self.seat), "value": int(value), **came})
        trigger(s, self.seat, T_HUNT, TERRITORY_TERRAIN[self.territory])
        gain(s, self.seat, FOOD, self.food(s, value))

    def food(self, s: Civolution, value: i64) -> i64:
        return prey(s, self.seat, self.territory, value)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not VALUE <= action < VALUE + 6:
            return None
        ideas, have = int(ideas_for(s, action - VALUE + 1)), s.seats[self.seat].at[IDEAS]
        return Refusal("not-enough-ideas", "CV-89", {"ideas": ideas, "have": have})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        value = action - VALUE + 1
        shown.pays(IDEAS, ideas_for(s, value))
        shown.gains(FOOD, self.food(s, value))
        shown.feeds(s.seats[self.seat], self.food(s, value))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "hunt-with", {"territory": TERRITORY_NAMES[self.territory]}


# ---- lucky finds ----------------------------------------------------------------------------------------------------


def lands_of(s: Civolution, seat: i64) -> i64:
    """The terrains in which the seat has a tribe, as bits."""
    found: i64 = 0
    for territory in range(TERRITORIES):
        terrain: i64 = TERRITORY_TERRAIN[territory]
        if not found >> terrain & 1 and s.tribes_in(territory, seat):
            found |= 1 << terrain
    return found


def has_land(s: Civolution, seat: i64, terrain: i64) -> bool:
    """Whether a tribe of the seat is in some territory of a terrain."""
    return lands_of(s, seat) >> terrain & 1 == 1


class LuckyFind(Opening):
    """The player chooses the terrain of a lucky find (CV-92)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def rule(self) -> str:
        return "CV-92"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        lands = lands_of(s, self.seat)
        for terrain in range(LANDS):
            if lands >> terrain & 1:
                out.append(LAND + terrain)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        if self.left > 1:
            s.push(LuckyFind(self.seat, self.left - 1))
        if s.listening:
            s.tell("searches", {"seat": int(self.seat), "terrain": TERRAINS[action - LAND]})
        s.push(FindWith(self.seat, action - LAND))
        roll_fate(s, self.seat)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not LAND <= action < LAND + LANDS:
            return None
        return Refusal("no-tribe-on-terrain", "CV-92", {"terrain": TERRAINS[action - LAND]})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        """Show how likely each row is found without ideas, and what the three rows hold."""
        if not LAND <= action < LAND + LANDS:
            return
        first, dice = (action - LAND) * ROWS, int(s.seats[self.seat].fate)
        shown.say("find", {"percent": percent(1.0 - (2 / 3) ** dice), "dice": dice})
        for row in range(ROWS):
            shown.say("find-row", {"row": row + 1, "material": MATERIALS[first + row]})


class FindWith(Decision):
    """The player chooses the die, perhaps changed by ideas, that says from which row the find comes."""

    def __init__(self, seat: i64, terrain: i64) -> None:
        super().__init__(seat)
        self.terrain: i64 = terrain

    def rule(self) -> str:
        return "CV-92"

    def ideas(self, s: Civolution, row: i64) -> i64:
        """The ideas that a find from this row takes: 1 or 2 find the first row, 3 or 4 the second, 5 or 6 the third."""
        if s.seats[self.seat].powers[P_ANY_FIND]:
            return 0
        low, high = ideas_for(s, row * 2 + 1), ideas_for(s, row * 2 + 2)
        return low if low < high else high

    def actions(self, s: Civolution, out: list[int]) -> None:
        for row in range(ROWS):
            if self.ideas(s, row) <= s.seats[self.seat].at[IDEAS]:
                out.append(TAKE + int(self.terrain) * ROWS + row)

    def act(self, s: Civolution, action: i64) -> None:
        material = action - TAKE
        pay(s, self.seat, IDEAS, self.ideas(s, material % ROWS))
        gain(s, self.seat, STORE + material, 1)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if not TAKE <= action < TAKE + len(MATERIALS):
            return None
        material = action - TAKE
        if material // ROWS != self.terrain:
            return Refusal("other-terrain", "CV-92", {"terrain": TERRAINS[self.terrain]})
        ideas, have = int(self.ideas(s, material % ROWS)), s.seats[self.seat].at[IDEAS]
        return Refusal("not-enough-ideas", "CV-92", {"ideas": ideas, "have": have})

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        material = action - TAKE
        shown.pays(IDEAS, self.ideas(s, material % ROWS))
        shown.stores(s.seats[self.seat], material)
