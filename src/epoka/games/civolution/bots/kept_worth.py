"""The prices of a seat for a whole line of play: reckoned when its turn begins and kept until its next one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.games.civolution.bots.demand import find_wishes
from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.bots.weights import Weights
from epoka.games.civolution.components.codes import P_FEED_CAMP
from epoka.games.civolution.components.map import TERRITORIES
from epoka.games.civolution.components.pieces import (
    ACTION_PHASE,
    FEATURES,
    FEEDING_PHASE,
    IN_CAMP,
    IN_WILD,
    M_ACHIEVEMENT,
    M_INVENTION,
    M_MUTATION,
    M_PLANNING,
    M_RESEARCH,
)
from epoka.games.civolution.components.spaces import FEATURE, RAW
from epoka.games.civolution.continent.food import food_for
from epoka.games.civolution.position.packing import owner_of, tribe_entry
from epoka.games.civolution.position.state import Civolution

NOT_YET = -1.0
STEADY: Final = [M_RESEARCH, M_INVENTION, M_MUTATION, M_PLANNING, M_ACHIEVEMENT]
"""Modules that bring what they brought before while cards, goals, materials and features are the same."""


class KeptWorth(Worth):
    """The same prices, with the dear ones looked up once: what a level is worth, and the food that is needed."""

    def __init__(self, s: Civolution, seat: int, weights: Weights) -> None:
        self.upgrades = [NOT_YET] * (len(FEATURES) + 1)
        """The best module that may rise for each die value, found when it is first asked for."""
        super().__init__(s, seat, weights)
        self.era = s.era
        self.phase = s.phase
        self.cards = len(self.me.hand)
        self.stores = self.me.at[FEATURE:RAW]
        self.settled = self.me.settlements
        self.risen = self.me.upgrades
        self.goals = [len(stack) for stack in self.me.goals]

    def holds(self, s: Civolution) -> bool:
        """Whether these prices still serve: in the same action or feeding phase, with as many cards in hand.

        Other phases ask each seat a question or two, between which its wishes change.
        """
        if self.s is not s or self.phase != s.phase or self.cards != len(self.me.hand):
            return False
        return s.phase == ACTION_PHASE or s.phase == FEEDING_PHASE

    def wish(self, before: KeptWorth | None) -> None:
        """Find what is wished for; nothing new where the same cards and goals lack the same things as before."""
        if before is None or not self.lacks_the_same(before):
            find_wishes(self)
            return
        self.wanted_material = before.wanted_material
        self.wanted_feature = before.wanted_feature
        self.needed_material = before.needed_material
        self.needed_feature = before.needed_feature
        self.pull = before.pull
        self.track_pull = before.track_pull
        self.land_pull = before.land_pull
        for module in STEADY:
            self.known[module] = before.known[module]

    def lacks_the_same(self, before: KeptWorth) -> bool:
        if before.s is not self.s or before.era != self.era or before.phase != self.phase:
            return False
        if before.cards != self.cards or before.settled != self.settled or before.risen != self.risen:
            return False
        return before.stores == self.stores and before.goals == self.goals

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
