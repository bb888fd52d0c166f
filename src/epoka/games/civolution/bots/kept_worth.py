"""The prices of a seat for a whole line of play: reckoned when its first turn begins and mended at every later one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.bots.demand import find_wishes
from epoka.games.civolution.bots.module_values import known_value
from epoka.games.civolution.bots.values import UNKNOWN, Worth, part_left
from epoka.games.civolution.bots.weights import Weights
from epoka.games.civolution.components.codes import P_FEED_CAMP
from epoka.games.civolution.components.map import TERRITORIES
from epoka.games.civolution.components.pieces import (
    ERAS,
    FEATURES,
    IN_CAMP,
    IN_WILD,
    M_ACHIEVEMENT,
    M_INVENTION,
    M_MUTATION,
    M_PLANNING,
    M_RESEARCH,
    MATERIALS,
    MODULES,
    TERRAINS,
    TRACKS,
)
from epoka.games.civolution.components.spaces import FEATURE, FOOD, RAW
from epoka.games.civolution.components.vocabulary import COUNTERS
from epoka.games.civolution.continent.food import food_for
from epoka.games.civolution.position.packing import owner_of, tribe_entry
from epoka.games.civolution.position.state import Civolution

NOT_YET: Final = -1.0
NEAR: Final = 3.0
"""Modules that lay so many points below the best are worth another look at the next turn."""
STEADY: Final = [M_RESEARCH, M_INVENTION, M_MUTATION, M_PLANNING, M_ACHIEVEMENT]
"""Modules that bring what they brought before while cards, goals, materials and features are the same."""


class KeptWorth(Worth):
    """The same prices, with the dear ones looked up once, kept from one turn to the next where that does no harm."""

    def __init__(self, s: Civolution, seat: int, weights: Weights) -> None:
        self.upgrades = [NOT_YET] * (len(FEATURES) + 1)
        """The best module that may rise for each die value, found when it is first asked for."""
        self.stale = [0] * len(MODULES)
        """1 for each module whose known value comes from an earlier turn."""
        super().__init__(s, seat, weights)
        self.era = s.era
        self.phase = s.phase
        self.part = part_left(s)
        self.cards = len(self.me.hand)
        self.stores = self.me.at[FEATURE:RAW]
        self.settled = self.me.settlements
        self.risen = self.me.upgrades
        self.goals = visible_goals(self)
        self.elements = installed(self)
        find_wishes(self)

    def serves(self, s: Civolution) -> bool:
        """Whether these prices are of this line and era, so that they need no more than to be mended."""
        return self.s is s and self.era == s.era

    def holds(self) -> bool:
        """Whether they serve as they are: with as many cards in hand."""
        return self.cards == len(self.me.hand)

    def mend(self) -> None:
        """A new turn begins: see what has changed since the last one.

        Wishes are thought over where there are other cards, goals, levels or settlements, and of the modules those that
        came near the best; what the others bring is looked up again when they come to be the best or before a Reset.
        """
        self.hunger = self.food_needed() - self.me.at[FOOD]
        self.hidden_site = NOT_YET
        self.best_chip = NOT_YET
        part = part_left(self.s)
        if part != self.part or self.risen != self.me.upgrades:
            self.part = part
            self.future = ERAS - int(self.era) + part
            self.upgrades = [NOT_YET] * (len(FEATURES) + 1)
        goals = visible_goals(self)
        elements = installed(self)
        if elements != self.elements:
            self.homes = [UNKNOWN] * len(self.homes)
        stores = self.me.at[FEATURE:RAW]
        wishes = self.cards == len(self.me.hand) and self.settled == self.me.settlements and self.goals == goals
        wishes = wishes and self.elements == elements and self.risen == self.me.upgrades
        steady = wishes and stores == self.stores
        self.cards = len(self.me.hand)
        self.stores = stores
        self.settled = self.me.settlements
        self.risen = self.me.upgrades
        self.goals = goals
        self.elements = elements
        if not wishes:
            self.wish_anew()
        near = max(self.known) - NEAR
        for module in range(len(MODULES)):
            self.stale[module] = 1
            if self.known[module] >= near:
                self.known[module] = NOT_YET
        if steady:
            for module in STEADY:
                self.stale[module] = 0

    def wish_anew(self) -> None:
        self.wanted_material = [0.0] * len(MATERIALS)
        self.wanted_feature = [0.0] * len(FEATURES)
        self.needed_material = [0] * len(MATERIALS)
        self.needed_feature = [0] * len(FEATURES)
        self.pull = [0.0] * len(COUNTERS)
        self.track_pull = [0.0] * len(TRACKS)
        self.land_pull = [0.0] * len(TERRAINS)
        find_wishes(self)

    def look_at(self, module: int) -> float:
        """What activating a module brings now."""
        self.known[module] = NOT_YET
        self.stale[module] = 0
        return known_value(self, module)

    def food_needed(self) -> int:
        s, seat = self.s, self.seat
        spared: i64 = self.me.powers[P_FEED_CAMP]
        need: i64 = 0
        for territory in range(TERRITORIES):
            weak = tribe_entry(territory, seat, 0)
            wild: i64 = s.wild[weak] + s.wild[weak + 1]
            settled: i64 = s.plain[weak] + s.plain[weak + 1]
            if owner_of(s.fire[territory]) == seat:
                settled += 1
            if settled:
                each = food_for(s, seat, territory, IN_CAMP)
                if each:
                    fed = settled if settled < spared else spared
                    spared -= fed
                    need += (settled - fed) * each
            if wild:
                need += wild * food_for(s, seat, territory, IN_WILD)
        return int(need)

    def upgrade(self, value: int) -> float:
        best = self.upgrades[value]
        if best < 0.0:
            best = Worth.upgrade(self, value)
            self.upgrades[value] = best
        return best


def visible_goals(worth: Worth) -> list[int]:
    return [stack[-1] if stack else -1 for stack in worth.me.goals]


def installed(worth: Worth) -> i64:
    """How many cards and chips there are on the console."""
    count: i64 = 0
    for column in worth.me.left:
        count += len(column)
    for column in worth.me.right:
        count += len(column)
    return count
