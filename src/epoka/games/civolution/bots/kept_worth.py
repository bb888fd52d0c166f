"""The prices of a seat for a whole line of play: reckoned when its turn begins and kept until its next one."""

from __future__ import annotations

from mypy_extensions import i64

from epoka.games.civolution.bots.values import Worth
from epoka.games.civolution.bots.weights import Weights
from epoka.games.civolution.components.codes import P_FEED_CAMP
from epoka.games.civolution.components.map import TERRITORIES
from epoka.games.civolution.components.pieces import ACTION_PHASE, FEATURES, IN_CAMP, IN_WILD, INCOME_PHASE
from epoka.games.civolution.continent.food import food_for
from epoka.games.civolution.position.packing import owner_of, tribe_entry
from epoka.games.civolution.position.state import Civolution

NOT_YET = -1.0


class KeptWorth(Worth):
    """The same prices, with the dear ones looked up once: what a level is worth, and the food that is needed."""

    def __init__(self, s: Civolution, seat: int, weights: Weights) -> None:
        self.upgrades = [NOT_YET] * (len(FEATURES) + 1)
        """The best module that may rise for each die value, found when it is first asked for."""
        super().__init__(s, seat, weights)
        self.moment = moment_of(s)

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


def moment_of(s: Civolution) -> int:
    """The part of the game in which prices stay what they are while nobody takes a turn."""
    phase = int(s.phase)
    part = 0 if phase < ACTION_PHASE else 1 if phase == ACTION_PHASE else 2 if phase < INCOME_PHASE else 3
    return int(s.era) * 4 + part
