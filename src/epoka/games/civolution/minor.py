"""Smaller actions: activities, planning and feature markers, what single cards allow (CV-66, CV-67, CV-132)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.games.civolution.cards.catalogue import RESEARCH
from epoka.games.civolution.chips import Opening
from epoka.games.civolution.components import FEATURES, IN_CAMP, IN_WILD, ON_FIRE, WATER
from epoka.games.civolution.continent import TERRITORIES, TERRITORY_NAMES, TERRITORY_TERRAIN
from epoka.games.civolution.doing import Decision, do, nothing_follows
from epoka.games.civolution.kinds import E_TRACK, P_WEAK_MIGRANTS, T_SETTLE, T_SETTLE_FIRE
from epoka.games.civolution.markers import gain, pay
from epoka.games.civolution.migrants import FIRST_RUN, follow, may_go, new_run
from epoka.games.civolution.migration import Settle
from epoka.games.civolution.notation import (
    ACTIVITY_OF,
    CAMP_FIRE,
    CAMP_FREE,
    CARD_NAMES,
    DO_COLDER,
    DO_HOTTER,
    DONE,
    DROP,
    GAIN_FEATURE,
    IN,
    LIFT,
    PLAN_ON,
    TO,
    TRIBE,
)
from epoka.games.civolution.packing import group_at, place_of, strength_of, territory_of
from epoka.games.civolution.player import FEATURE, MONEY, PLAN
from epoka.games.civolution.preview import Preview
from epoka.games.civolution.prices import Paid, can_pay, pay_price
from epoka.games.civolution.state import Civolution
from epoka.games.civolution.tally import once_more, times
from epoka.games.civolution.tribes import can_settle, change_at, offer_tribes, say_camp, say_fire, settle

CONSOLE_ACTIVITY: Final = 0
"""The activity printed on every console comes before those of the cards."""
NO_ACTIVITY: Final = -1


def offer_activities(s: Civolution, seat: i64, other_than: i64, out: list[int]) -> None:
    """Activities that the seat has and can pay for, but for one."""
    player = s.seats[seat]
    if player.at[MONEY] and other_than != CONSOLE_ACTIVITY:
        out.append(ACTIVITY_OF)
    for card in sorted(player.activities):
        if other_than != card + 1 and can_pay(s, seat, RESEARCH[card].price):
            out.append(ACTIVITY_OF + 1 + card)


class Activity(Opening):
    """One of the available activities; `other_than` is one that may not be repeated (CV-64, CV-132)."""

    def __init__(self, seat: i64, left: i64, other_than: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.other_than: i64 = other_than

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.other_than)]

    def rule(self) -> str:
        return "CV-132"

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        offer_activities(s, self.seat, self.other_than, out)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        number = action - ACTIVITY_OF
        if s.listening:
            name = CARD_NAMES[number - 1] if number else "console"
            s.tell("activity", {"seat": int(self.seat), "card": name})
        if self.left > 1:
            different = self.other_than == DIFFERENT
            s.push(Activity(self.seat, self.left - 1, number if different else NO_ACTIVITY))
        if number == CONSOLE_ACTIVITY:
            pay(s, self.seat, MONEY, 1)
            do(s, self.seat, E_TRACK, 1, -1)
            return
        s.push(Paid(self.seat, number - 1))
        pay_price(s, self.seat, number - 1)


DIFFERENT: Final = -2
"""In place of an activity: the next one must be another (Activity II)."""


class PlanOn(Opening):
    """All planning markers of one activation go to the same dice space (CV-67)."""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number: i64 = number

    def args(self) -> list[int]:
        return [int(self.seat), int(self.number)]

    def rule(self) -> str:
        return "CV-67"

    def offer(self, s: Civolution, out: list[int]) -> None:
        for value in range(6):
            out.append(PLAN_ON + value)

    def choose(self, s: Civolution, action: i64) -> None:
        gain(s, self.seat, PLAN + action - PLAN_ON, self.number)


class GainFeature(Opening):
    """Feature markers of a free choice; a set while the supply lasts, as at `Produce`."""

    def __init__(self, seat: i64, left: i64, lowest: i64 = 0) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.lowest)]

    def inside(self) -> bool:
        return self.lowest > 0

    def collects(self, s: Civolution) -> bool:
        return s.seats[self.seat].supply >= self.left

    def picks(self, s: Civolution, out: list[int]) -> None:
        self.list_from(0, out)

    def offer(self, s: Civolution, out: list[int]) -> None:
        self.list_from(self.lowest if self.collects(s) else 0, out)

    def list_from(self, lowest: i64, out: list[int]) -> None:
        for feature in range(lowest, len(FEATURES)):
            out.append(GAIN_FEATURE + int(feature))

    def choose(self, s: Civolution, action: i64) -> None:
        if self.left > 1:
            highest = max(self.lowest, action - GAIN_FEATURE) if self.collects(s) else 0
            s.push(GainFeature(self.seat, self.left - 1, highest))
        gain(s, self.seat, FEATURE + action - GAIN_FEATURE, 1)


class MoveFeature(Opening):
    """From which feature space a marker is taken (CV-66).

    Moves are a set: a marker that was moved here is not moved again, or an order would matter that brings nothing.
    `lowest` and `before` are the highest space so far and where its marker went, `moved` tallies the new spaces.
    """

    def __init__(self, seat: i64, left: i64, lowest: i64 = 0, before: i64 = 0, moved: i64 = 0) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest
        self.before: i64 = before
        self.moved: i64 = moved

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.lowest), int(self.before), int(self.moved)]

    def rule(self) -> str:
        return "CV-66"

    def afresh(self) -> Opening:
        return MoveFeature(self.seat, self.left) if self.moved else self

    def collects(self, s: Civolution) -> bool:
        return True

    def picks(self, s: Civolution, out: list[int]) -> None:
        self.list_from(s, 0, out)

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        self.list_from(s, self.lowest, out)

    def list_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        for feature in range(lowest, len(FEATURES)):
            if self.unmoved(s, feature):
                out.append(LIFT + int(feature))

    def unmoved(self, s: Civolution, feature: i64) -> i64:
        """Markers of a space that did not come there in this set."""
        return s.seats[self.seat].at[FEATURE + feature] - times(self.moved, feature)

    def choose(self, s: Civolution, action: i64) -> None:
        if action != DONE:
            s.push(DropFeature(self.seat, action - LIFT, self.left - 1, self.lowest, self.before, self.moved))


class DropFeature(Decision):
    """To which other feature space it goes (AMB-49); of equal markers the lower space comes first.

    `left` moves follow.
    """

    def __init__(self, seat: i64, feature: i64, left: i64, lowest: i64 = 0, before: i64 = 0, moved: i64 = 0) -> None:
        super().__init__(seat)
        self.feature: i64 = feature
        self.left: i64 = left
        self.lowest: i64 = lowest
        self.before: i64 = before
        self.moved: i64 = moved

    def args(self) -> list[int]:
        numbers = [self.seat, self.feature, self.left, self.lowest, self.before, self.moved]
        return [int(number) for number in numbers]

    def rule(self) -> str:
        return "CV-66"

    def inside(self) -> bool:
        return True

    def part_of_pick(self) -> bool:
        return True

    def collects(self, s: Civolution) -> bool:
        return True

    def picks(self, s: Civolution, out: list[int]) -> None:
        self.list_from(0, out)

    def actions(self, s: Civolution, out: list[int]) -> None:
        self.list_from(self.before if self.feature == self.lowest else 0, out)

    def list_from(self, lowest: i64, out: list[int]) -> None:
        for feature in range(lowest, len(FEATURES)):
            if feature != self.feature:
                out.append(DROP + int(feature))

    def act(self, s: Civolution, action: i64) -> None:
        at = s.seats[self.seat].at
        space = action - DROP
        if s.listening:
            names = {"feature": FEATURES[self.feature], "space": FEATURES[space]}
            s.tell("moved", {"seat": int(self.seat), **names})
        at[FEATURE + self.feature] -= 1
        at[FEATURE + space] += 1
        if self.left:
            lowest, before = self.lowest, self.before
            if self.feature > lowest:
                lowest, before = self.feature, space
            elif self.feature == lowest:
                before = max(before, space)
            s.push(MoveFeature(self.seat, self.left, lowest, before, once_more(self.moved, space)))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "drop-feature", {"feature": FEATURES[self.feature]}


# ---- what single cards allow ----------------------------------------------------------------------------------------


def free_camps(s: Civolution, territory: i64) -> i64:
    """Unoccupied encampments of a land territory, the fire included."""
    if TERRITORY_TERRAIN[territory] == WATER:
        return 0
    return s.camps[territory] - s.plain_occupied(territory) + (1 if s.fire[territory] < 0 else 0)


class WeakTribes(Opening):
    """An own territory, then weak tribes on its free encampments."""

    def __init__(self, seat: i64, left: i64, territory: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.territory: i64 = territory

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.territory)]

    def inside(self) -> bool:
        return self.territory >= 0

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        if not s.seats[self.seat].tribes:
            return
        if self.territory < 0:
            for territory in range(TERRITORIES):
                if s.tribes_in(territory, self.seat) and free_camps(s, territory):
                    out.append(IN + territory)
            return
        if s.fire[self.territory] < 0:
            out.append(CAMP_FIRE)
        if s.plain_occupied(self.territory) < s.camps[self.territory]:
            out.append(CAMP_FREE)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        if self.territory < 0:
            s.push(WeakTribes(self.seat, self.left, action - IN))
            return
        if self.left > 1:
            s.push(WeakTribes(self.seat, self.left - 1, self.territory))
        s.seats[self.seat].tribes -= 1
        settle(s, self.seat, self.territory, action, 0)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        if IN <= action < IN + TERRITORIES:
            say_fire(s, self.seat, action - IN, shown)
        elif CAMP_FIRE <= action <= CAMP_FREE:
            say_camp(s, self.seat, self.territory, action, shown)


class Wings(Opening):
    """One strong tribe may go to any land territory."""

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        offer_tribes(s, self.seat, s.seats[self.seat].powers[P_WEAK_MIGRANTS] > 0, True, 0, out)

    def choose(self, s: Civolution, action: i64) -> None:
        if action != DONE:
            group = action - TRIBE
            start, place, strength = territory_of(group), place_of(group), strength_of(group)
            s.push(Flight(self.seat, start, place, strength, new_run(s, self.seat)))


class Flight(Decision):
    """Where the flying tribe settles; never where it came from (CV-76)."""

    def __init__(self, seat: i64, start: i64, place: i64, strength: i64, run: i64 = FIRST_RUN) -> None:
        super().__init__(seat)
        self.start: i64 = start
        self.place: i64 = place
        self.strength: i64 = strength
        self.run: i64 = run

    def args(self) -> list[int]:
        return [int(self.seat), int(self.start), int(self.place), int(self.strength), int(self.run)]

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        group = group_at(self.start, self.place, self.strength)
        for territory in range(TERRITORIES):
            if (
                territory != self.start
                and TERRITORY_TERRAIN[territory] != WATER
                and can_settle(s, self.seat, territory)
                and may_go(s, self.seat, group, self.run, territory)
            ):
                out.append(TO + territory)

    def act(self, s: Civolution, action: i64) -> None:
        if s.listening:
            s.tell("set-out", {"seat": int(self.seat), "territory": TERRITORY_NAMES[self.start], "steps": 1})
        s.push(Settle(self.seat, action - TO, self.start, self.place, self.strength, 0, self.run))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "flight", {"territory": TERRITORY_NAMES[self.start]}


SETTLING_AGAIN: Final[list[int]] = [T_SETTLE, T_SETTLE_FIRE]


class Rescue(Opening):
    """Own tribes go from the wilderness to free encampments of the same territory.

    They are a set where no card reacts to settling; otherwise every order is offered. `lowest` and `before` are the
    highest tribe so far and the encampment it went to.
    """

    def __init__(self, seat: i64, left: i64, lowest: i64, before: i64 = 0) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.lowest: i64 = lowest
        self.before: i64 = before

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.lowest), int(self.before)]

    def inside(self) -> bool:
        return self.lowest > 0

    def collects(self, s: Civolution) -> bool:
        return nothing_follows(s, self.seat, SETTLING_AGAIN)

    def picks(self, s: Civolution, out: list[int]) -> None:
        tribes: list[int] = []
        offer_tribes(s, self.seat, True, True, 0, tribes)
        for tribe in tribes:
            group = tribe - TRIBE
            if place_of(group) == IN_WILD and free_camps(s, territory_of(group)):
                out.append(tribe)

    def offer(self, s: Civolution, out: list[int]) -> None:
        out.append(DONE)
        tribes: list[int] = []
        self.picks(s, tribes)
        for tribe in tribes:
            camps: list[int] = []
            offer_camps(s, territory_of(tribe - TRIBE), self.before if tribe == self.lowest else 0, camps)
            if tribe >= self.lowest and camps:
                out.append(tribe)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        group = action - TRIBE
        territory, strength = territory_of(group), strength_of(group)
        s.push(RescueTo(self.seat, territory, strength, self.left - 1, self.lowest, self.before))


def offer_camps(s: Civolution, territory: i64, lowest: i64, out: list[int]) -> None:
    """Free encampments of a territory, from an action on."""
    if s.fire[territory] < 0 and lowest <= CAMP_FIRE:
        out.append(CAMP_FIRE)
    if s.plain_occupied(territory) < s.camps[territory]:
        out.append(CAMP_FREE)


class RescueTo(Decision):
    """Onto the fire encampment or another one; of equal tribes the fire comes first. `left` more may follow."""

    def __init__(
        self, seat: i64, territory: i64, strength: i64, left: i64 = 0, lowest: i64 = 0, before: i64 = 0
    ) -> None:
        super().__init__(seat)
        self.territory: i64 = territory
        self.strength: i64 = strength
        self.left: i64 = left
        self.lowest: i64 = lowest
        self.before: i64 = before

    def args(self) -> list[int]:
        numbers = [self.seat, self.territory, self.strength, self.left, self.lowest, self.before]
        return [int(number) for number in numbers]

    def inside(self) -> bool:
        return True

    def part_of_pick(self) -> bool:
        return True

    def collects(self, s: Civolution) -> bool:
        return True

    def picks(self, s: Civolution, out: list[int]) -> None:
        offer_camps(s, self.territory, 0, out)

    def actions(self, s: Civolution, out: list[int]) -> None:
        offer_camps(s, self.territory, self.before if self.tribe() == self.lowest else 0, out)

    def tribe(self) -> int:
        """Which tribe it is, as an action."""
        return TRIBE + int(group_at(self.territory, IN_WILD, self.strength))

    def act(self, s: Civolution, action: i64) -> None:
        if self.left:
            s.push(self.next_one(s, action))
        place = ON_FIRE if action == CAMP_FIRE else IN_CAMP
        wild = group_at(self.territory, IN_WILD, self.strength)
        follow(s, self.seat, wild, group_at(self.territory, place, self.strength))
        change_at(s, self.seat, self.territory, IN_WILD, self.strength, -1)
        settle(s, self.seat, self.territory, action, self.strength)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        say_camp(s, self.seat, self.territory, action, shown)

    def next_one(self, s: Civolution, action: i64) -> Rescue:
        if not nothing_follows(s, self.seat, SETTLING_AGAIN):
            return Rescue(self.seat, self.left, 0)
        tribe, lowest, before = self.tribe(), self.lowest, self.before
        if tribe > lowest:
            lowest, before = tribe, action
        elif tribe == lowest:
            before = max(before, action)
        return Rescue(self.seat, self.left, lowest, before)


class ShiftWeather(Opening):
    """The weather indicator may be moved, never over a white line; `way` keeps the direction once chosen."""

    def __init__(self, seat: i64, left: i64, way: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.way: i64 = way

    def args(self) -> list[int]:
        return [int(self.seat), int(self.left), int(self.way)]

    def inside(self) -> bool:
        return self.way != 0

    def offer(self, s: Civolution, out: list[int]) -> None:
        if self.way >= 0 and s.weather < 2:
            out.append(DO_HOTTER)
        if self.way <= 0 and s.weather > -2:
            out.append(DO_COLDER)
        out.append(DONE)

    def choose(self, s: Civolution, action: i64) -> None:
        if action == DONE:
            return
        way = 1 if action == DO_HOTTER else -1
        s.weather += way
        if s.listening:
            s.tell("weather-moved", {"seat": int(self.seat), "weather": int(s.weather)})
        if self.left > 1:
            s.push(ShiftWeather(self.seat, self.left - 1, way))
