"""What single things are worth to a seat now, in points: markers, steps, tribes, dice, upgrades, stages."""

from __future__ import annotations

from typing import Final

from epoka.games.civolution.bots.weights import Weights
from epoka.games.civolution.components.board import (
    COLUMN_BASE,
    ERA_VALUES,
    FOOD_DIAMONDS,
    MONEY_DIAMONDS,
    RESET_SPACES,
    STAGE_POINTS,
    STATUE_POINTS,
    THRESHOLDS,
)
from epoka.games.civolution.components.codes import (
    N_ACTIVATION_DICE,
    N_FATE_DICE,
    N_FOCUS,
    N_MODULES,
    N_PLANNING,
    N_TRIBES,
    P_FEED_CAMP,
)
from epoka.games.civolution.components.map import TERRITORIES
from epoka.games.civolution.components.pieces import (
    ACTION_PHASE,
    CATEGORIES,
    COLUMN_TYPES,
    COLUMNS,
    ERAS,
    EVENT_PHASE,
    EVOLUTION,
    EXPANSION,
    FAVOR_END,
    FEATURES,
    FEEDING_PHASE,
    IN_WILD,
    INCOME_PHASE,
    LEVELS,
    MAIN_MODULES,
    MATERIALS,
    MODULE_DICE,
    MODULES,
    POPULATION,
    PROSPERITY,
    ROWS,
    TERRAINS,
    TRACK_END,
    TRACKS,
)
from epoka.games.civolution.components.spaces import FEATURE, FOCUS, FOOD, IDEAS, MONEY, STORE
from epoka.games.civolution.components.vocabulary import COUNTERS
from epoka.games.civolution.console.favor import favor_limit
from epoka.games.civolution.continent.food import food_for
from epoka.games.civolution.continent.tribes import count_at
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.scoring import FOOD_A_DIAMOND, MONEY_A_DIAMOND, TOP_STAGE, final_value
from epoka.games.civolution.position.state import Civolution

BEYOND_THE_END: Final = 2.0
PLAIN_BONUS: Final = 3.0
UNKNOWN: Final = -2
MODULES_OF_DIE: Final = [
    [module for module in range(MAIN_MODULES) if value == 0 or value in MODULE_DICE[module]] for value in range(7)
]
"""The main modules that a die of each value may pay for; 0 stands for any die."""


def part_left(s: Civolution) -> float:
    """The part of this era's action phase that is still to be played."""
    phase = int(s.phase)
    if phase > ACTION_PHASE:
        return 0.0
    if phase < ACTION_PHASE:
        return 1.0
    resets = RESET_SPACES[s.players]
    return (resets - int(s.indicator) + 0.6) / (resets + 0.6) if not s.last_round else 0.1


class Worth:
    """Prices of all things for one seat in one position."""

    def __init__(self, s: Civolution, seat: int, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.w = weights
        self.me: Player = s.seats[seat]
        era = int(s.era) if s.era > 0 else 1
        phase = int(s.phase)
        later = float(ERAS - era)
        self.future = later + part_left(s)
        """Eras still to be played, the rest of this one included."""
        self.feedings = later + (1.0 if phase <= FEEDING_PHASE else 0.0)
        self.incomes = later + (1.0 if phase <= INCOME_PHASE else 0.0)
        self.units: list[float] = []
        """A unit of each scoring category, for the eras to come and the end."""
        first = era if phase <= EVENT_PHASE else era + 1
        for category in range(len(CATEGORIES)):
            value = float(final_value(s, category))
            for scored in range(first, ERAS + 1):
                if scored <= len(s.era_tiles) and s.era_tiles[scored - 1] == category:
                    value += ERA_VALUES[scored - 1]
            self.units.append(value)
        self.wanted_material = [0.0] * len(MATERIALS)
        """What one more of a material is worth because of cards, goals and buildings that wait for it."""
        self.wanted_feature = [0.0] * len(FEATURES)
        self.needed_material = [0] * len(MATERIALS)
        """How many of it are waited for."""
        self.needed_feature = [0] * len(FEATURES)
        self.known = [-1.0] * len(MODULES)
        """What activating each module brings, below 0 where nobody asked yet."""
        self.homes = [UNKNOWN] * (len(COLUMN_TYPES) + 1)
        """The best column for each kind of element, income chips last, found when it is first asked for."""
        self.hidden_site = -1.0
        """What a face-down site brings on average, found when it is first asked for."""
        self.best_chip = -1.0
        """The value of the best income chip on display, found when it is first asked for."""
        self.pull = [0.0] * len(COUNTERS)
        """What one more of something would do for the own goal chips, by what they count."""
        self.track_pull = [0.0] * len(TRACKS)
        self.land_pull = [0.0] * len(TERRAINS)
        self.hunger = self.food_needed() - self.me.at[FOOD]
        """Food that is missing for the next feeding."""
        self.new_income = 4.0 + 1.2 * self.incomes
        """What gaining an income chip is worth."""
        self.income_action = 1.3
        self.activity = 2.0
        self.install = 5.0 * self.fading()
        """What installing some card as a bonus is worth."""
        self.projects = [2.0 * self.fading(), 2.0 * self.fading(), 4.0 * self.fading(), 6.0 * self.fading()]

    # ---- markers --------------------------------------------------------------------------------------------------

    def food_needed(self) -> int:
        need = 0
        spared = self.me.powers[P_FEED_CAMP]
        for territory in range(TERRITORIES):
            for place in range(3):
                here = int(count_at(self.s, self.seat, territory, place, 0))
                here += int(count_at(self.s, self.seat, territory, place, 1))
                if not here:
                    continue
                each = int(food_for(self.s, self.seat, territory, place))
                if place != IN_WILD and each:
                    fed = here if here < spared else spared
                    spared -= fed
                    here -= fed
                need += here * each
        return need

    def food(self, number: int) -> float:
        """So much food more: first what hunger needs, then what may count for prosperity or the next era."""
        useful = 0.0
        if self.feedings > 0 and self.hunger > 0:
            useful = float(number if number < self.hunger else self.hunger)
        rest = number - useful
        spare = self.w.spare_food if self.feedings > 1 else 0.05
        if (self.me.at[FOOD] + number) // FOOD_A_DIAMOND <= FOOD_DIAMONDS:
            spare += 0.2 * self.units[PROSPERITY] / FOOD_A_DIAMOND
        return useful * self.w.hungry + rest * spare

    def idea(self) -> float:
        held = self.me.at[IDEAS]
        value = self.w.idea if held < 3 else self.w.idea * 0.7 if held < 6 else self.w.idea * 0.35
        return value * self.fading()

    def fading(self) -> float:
        """The factor for means of action, which are worth less and less in the last turns; 1.0 before."""
        return 1.0 if self.future > 0.6 else self.future / 0.6

    def focus(self) -> float:
        held = self.me.at[FOCUS]
        return (self.w.focus if held < 2 else self.w.focus * 0.6) * self.fading() + self.pull[N_FOCUS]

    def plan(self) -> float:
        return self.w.plan * self.fading() + self.pull[N_PLANNING]

    def money(self, number: int) -> float:
        value = self.w.money * self.fading()
        if (self.me.at[MONEY] + number) // MONEY_A_DIAMOND <= MONEY_DIAMONDS:
            value += 0.6 * self.units[PROSPERITY] / MONEY_A_DIAMOND
        return value * number

    def gaps(self, material: int, held: int) -> float:
        """What a stored material adds to prosperity by filling gaps of the storage; `held` are stored besides it."""
        if held:
            return 0.0
        first = STORE + material // ROWS * ROWS
        at = self.me.at
        row = material % ROWS
        found = 0.0
        if row == 1:
            found = (1.0 if at[first] else 0.25) + (2.0 if at[first + 2] else 0.5)
        elif at[first + 1]:
            found = 1.0 if row == 0 else 2.0
        else:
            found = 0.2 if row == 0 else 0.4
        return found * self.units[PROSPERITY] * self.w.store

    def material(self, material: int) -> float:
        """What one more of a stored material is worth."""
        held = self.me.at[STORE + material]
        value = (self.w.material + self.w.row * (material % ROWS)) * (0.4 + 0.6 * self.fading())
        if held >= 3:
            value *= 0.6
        if held < self.needed_material[material]:
            value += self.wanted_material[material]
        return value + self.gaps(material, held)

    def material_lost(self, material: int) -> float:
        """What one less of a stored material costs."""
        held = self.me.at[STORE + material]
        value = (self.w.material + self.w.row * (material % ROWS)) * (0.4 + 0.6 * self.fading())
        if held <= self.needed_material[material]:
            value += self.wanted_material[material]
        return value + self.gaps(material, held - 1)

    def best_material(self, row: int, land: int) -> float:
        """The best of a row (0 any) and a land (-1 any)."""
        best = 0.0
        for material in range(len(MATERIALS)):
            if (row <= 0 or material % ROWS == row - 1) and (land < 0 or material // ROWS == land):
                value = self.material(material)
                if value > best:
                    best = value
        return best

    def feature(self, feature: int) -> float:
        value = self.w.feature * self.fading() + self.units[EVOLUTION] * self.w.evolution
        if self.me.at[FEATURE + feature] < self.needed_feature[feature]:
            value += self.wanted_feature[feature]
        return value

    def feature_lost(self, feature: int) -> float:
        value = self.w.feature * self.fading() + self.units[EVOLUTION]
        if self.me.at[FEATURE + feature] <= self.needed_feature[feature]:
            value += self.wanted_feature[feature]
        return value

    def best_feature(self) -> float:
        return max([self.feature(feature) for feature in range(len(FEATURES))])

    # ---- boards ---------------------------------------------------------------------------------------------------

    def step(self, track: int, space: int) -> float:
        """One step from a space of a track: its points, and its part of the bonus it leads to."""
        if space >= TRACK_END:
            return BEYOND_THE_END
        value = self.units[track] * self.w.track + self.track_pull[track]
        ahead = 0
        while THRESHOLDS[ahead] <= space:
            ahead += 1
        apart = THRESHOLDS[ahead] - space
        part = 0.65 if apart == 1 else 0.35
        if apart > 1 and self.future < 0.4:
            part = 0.15
        return value + part * self.threshold(track, ahead)

    def threshold(self, track: int, number: int) -> float:
        if number in (0, 2):
            return self.upgrade(track + 1)
        if number == 1:
            favor = self.favor(1)
            return favor if favor > 1.0 else 1.0
        if number == 4:
            tile = self.stage_tile()
            return tile if tile > PLAIN_BONUS else PLAIN_BONUS
        return PLAIN_BONUS

    def track(self, track: int, steps: int) -> float:
        if track < 0:
            return max([self.track(other, steps) for other in range(len(TRACKS))])
        value = 0.0
        for ahead in range(steps):
            value += self.step(track, self.me.tracks[track] + ahead)
        return value

    def favor(self, steps: int) -> float:
        """What steps of favour are worth: statues score by it in every income phase, and tests pass more often."""
        value = 0.0
        for ahead in range(steps):
            space = int(self.me.favor) + ahead
            if space < FAVOR_END:
                more = STATUE_POINTS[space + 1] - STATUE_POINTS[space]
                value += self.w.favor * self.future + more * int(self.me.statues) * self.incomes
        return value

    def passes(self) -> float:
        """How likely a favour test passes without ideas."""
        limit = int(favor_limit(self.s, self.seat))
        if limit >= FAVOR_END:
            return 1.0
        fails = 1.0
        for _ in range(int(self.me.fate)):
            fails *= (FAVOR_END - limit) / FAVOR_END
        return 1.0 - fails * (0.6 if self.me.at[IDEAS] > 1 else 1.0)

    def upgrade_of(self, module: int) -> float:
        level = self.me.levels[module]
        if level >= LEVELS:
            return 0.0
        value = self.w.upgrade * self.w.levels[module] * self.future * (1.0 if level == 1 else 0.8) + 0.1
        return value + self.pull[N_MODULES]

    def upgrade(self, value: int) -> float:
        """The best module that may rise; 0 stands for any die."""
        best = 0.0
        for module in MODULES_OF_DIE[value]:
            gain = self.upgrade_of(module)
            if gain > best:
                best = gain
        return best

    def activation_die(self) -> float:
        return self.w.activation_die * self.future + self.pull[N_ACTIVATION_DICE]

    def fate_die(self) -> float:
        return self.w.fate_die * self.future / (1.0 if self.me.fate < 3 else 2.0) + self.pull[N_FATE_DICE]

    # ---- tribes ---------------------------------------------------------------------------------------------------

    def strength(self) -> float:
        """What strengthening a tribe is worth: points after feeding, and it may migrate."""
        return 0.4 * self.fading() + self.w.strength * (self.feedings if self.feedings < 2 else 2.0)

    def tribe(self) -> float:
        """What one more tribe is worth, strong and on an encampment."""
        meals = self.w.meal * (0.6 if self.hunger < 0 else 1.0)
        return self.w.tribe * (self.units[POPULATION] + self.feedings * (1.0 - meals)) + self.pull[N_TRIBES]

    def territory(self) -> float:
        return self.units[EXPANSION] * self.w.territory

    # ---- the stage partition --------------------------------------------------------------------------------------

    def stage(self, stage: int) -> float:
        """An element in a stage, with what it adds to a complete row."""
        if stage > TOP_STAGE:
            return 0.2
        value = float(STAGE_POINTS[stage])
        if (stage == 4 and not self.me.stage_4) or (stage == TOP_STAGE and not self.me.stage_5):
            value *= self.w.expected_tile if self.future > 0.7 else 0.15
        if (stage == 1 and not self.me.bonus_1) or (stage == 2 and not self.me.bonus_2):
            value += self.w.completion
        return value

    def elements_in(self, stage: int) -> int:
        """Cards and chips of a stage."""
        count = 0
        for column in range(COLUMNS):
            height = stage - COLUMN_BASE[column]
            if 0 <= height < len(self.me.left[column]):
                count += 1
                right = self.me.right[column]
                if height < len(right) and right[height] != self.me.left[column][height]:
                    count += 1
        return count

    def stage_tile_of(self, stage: int) -> float:
        """What activating the tile of stage 4 or 5 is worth."""
        if (self.me.stage_4 if stage == 4 else self.me.stage_5) != 0:
            return 0.0
        more = (0.35 if stage == 4 else 0.28) * self.future
        return self.w.tile * STAGE_POINTS[stage] * (self.elements_in(stage) + more)

    def stage_tile(self) -> float:
        """The better of the stage tiles that are not active yet."""
        four, five = self.stage_tile_of(4), self.stage_tile_of(5)
        return four if four > five else five
