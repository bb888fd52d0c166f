"""What single cards do with free encampments: new weak tribes, tribes rescued from the wilderness."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.components.codes import T_SETTLE, T_SETTLE_FIRE
from epoka.games.civolution.components.map import TERRITORIES, TERRITORY_TERRAIN
from epoka.games.civolution.components.pieces import IN_CAMP, IN_WILD, ON_FIRE, WATER
from epoka.games.civolution.console.opening import Opening
from epoka.games.civolution.continent.migrants import follow
from epoka.games.civolution.continent.tribes import change_at, offer_tribes, say_camp, say_fire, settle
from epoka.games.civolution.notation import CAMP_FIRE, CAMP_FREE, DONE, IN, TRIBE
from epoka.games.civolution.position.packing import group_at, place_of, strength_of, territory_of
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.pick_parts import PickPart
from epoka.games.civolution.steps.preview import Preview
from epoka.games.civolution.steps.triggers import nothing_follows

SETTLING_AGAIN: Final[list[int]] = [T_SETTLE, T_SETTLE_FIRE]


def free_camps(s: Civolution, territory: i64) -> i64:
    """How many encampments of a land territory are free, the fire included."""
    if TERRITORY_TERRAIN[territory] == WATER:
        return 0
    return s.camps[territory] - s.plain_occupied(territory) + (1 if s.fire[territory] < 0 else 0)


def offer_camps(s: Civolution, territory: i64, lowest: i64, out: list[int]) -> None:
    """Append the free encampments of a territory as actions, from the action `lowest` on."""
    if s.fire[territory] < 0 and lowest <= CAMP_FIRE:
        out.append(CAMP_FIRE)
    if s.plain_occupied(territory) < s.camps[territory]:
        out.append(CAMP_FREE)


class WeakTribes(Opening):
    """The player chooses an own territory, then one after the other the free encampments that get new weak tribes."""

    def __init__(self, seat: i64, left: i64, territory: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.territory: i64 = territory

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


class RescueTo(PickPart):
    """The player chooses the encampment of the rescued tribe: the fire or another one."""

    def __init__(
        self, seat: i64, territory: i64, strength: i64, left: i64 = 0, lowest: i64 = 0, before: i64 = 0
    ) -> None:
        super().__init__(seat, left, lowest, before)
        self.territory: i64 = territory
        self.strength: i64 = strength

    def picked(self) -> i64:
        return TRIBE + group_at(self.territory, IN_WILD, self.strength)

    def picks_from(self, s: Civolution, lowest: i64, out: list[int]) -> None:
        offer_camps(s, self.territory, lowest, out)

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
        return Rescue(self.seat, self.left, self.next_lowest(), self.next_before(action))
