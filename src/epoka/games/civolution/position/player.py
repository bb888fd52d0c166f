"""A civilization: its console, its markers, and its private cards."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.pool import NOTHING
from epoka.core.saved import MOST, WIDEST, number, numbers, several, stacks
from epoka.games.civolution.components.map import TERRITORIES
from epoka.games.civolution.components.pieces import (
    ATTRIBUTE,
    BOATS,
    CARDS,
    COLUMN_TYPES,
    COLUMNS,
    ELEMENTS,
    FARMS,
    FAVOR_END,
    FEATURES,
    GOAL_SPACES,
    GOALS,
    INCOME,
    LEVELS,
    MAIN_MODULES,
    MARKER_CARDS,
    MARKERS,
    MATERIALS,
    MOST_DICE,
    RESET_COLUMNS,
    SETTLEMENTS,
    TRACK_END,
    TRACKS,
    TRIBES,
)
from epoka.games.civolution.components.spaces import FEATURE, SPACES, STORE
from epoka.games.civolution.components.vocabulary import POWERS
from epoka.games.civolution.position.packing import GROUPS

# Where points come from.
SOURCES: Final = [
    *["fire", "sites", "cards", "tracks", "sales", "income", "oaks", "strong", "categories"],
    *["statues", "effects"],
]
FROM_FIRE: Final = 0
FROM_SITES: Final = 1
FROM_CARDS: Final = 2
FROM_TRACKS: Final = 3
FROM_SALES: Final = 4
FROM_INCOME: Final = 5
FROM_OAKS: Final = 6
FROM_STRONG: Final = 7
FROM_CATEGORIES: Final = 8
FROM_STATUES: Final = 9
FROM_EFFECTS: Final = 10

NO_STACKS: Final[list[list[int]]] = []
"""Before a player's things are laid out or copied; never changed."""

NO_MIGRANTS: Final[list[int]] = []
"""Nobody has migrated in this turn."""


KNOWN_TO_ALL: Final = 15
"""A card in hand that everybody saw, as bits of seats."""


# ---- a migrant as a number: the run in which it settled last, the group it belongs to, where it began ----------------


def migrant(run: i64, group: i64, origin: i64) -> int:
    return int((run * GROUPS + group) * TERRITORIES + origin)


def run_of(migrant: i64) -> i64:
    return migrant // (GROUPS * TERRITORIES)


def group_of(migrant: i64) -> i64:
    return migrant // TERRITORIES % GROUPS


def origin_of(migrant: i64) -> i64:
    return migrant % TERRITORIES


class Player:
    """One player's pieces. Lists of lists are replaced, never changed, so that copies share the inner ones."""

    def __init__(self) -> None:
        self.supply: i64 = MARKERS
        self.tribes: i64 = TRIBES
        """Tribes that are not on the continent."""
        self.used: i64 = 0
        """Activation dice put aside."""
        self.fate: i64 = 1
        self.resets: i64 = 0
        """Reset markers left in their columns."""
        self.settlements: i64 = 0
        """Settlements built, as bits of their recesses."""
        self.farms: i64 = FARMS
        self.boats: i64 = 0
        """Boats on the console that carry a marker."""
        self.empty_boats: i64 = 0
        self.statues: i64 = 0
        self.elsewhere: i64 = 0
        """Markers on V.I.C.I.'s grids and her provisions."""
        self.upgrades: i64 = 0
        self.stage_4: i64 = 0
        """1 where the stage tile is active, as none is at first (CV-16)."""
        self.stage_5: i64 = 0
        self.bonus_1: i64 = 0
        """1 once the bonus for a complete stage 1 was taken (CV-108)."""
        self.bonus_2: i64 = 0
        self.favor: i64 = 1
        self.at: list[int] = NOTHING
        """Markers on each of SPACES."""
        self.dice: list[int] = NOTHING
        """Activation dice on each dice space."""
        self.levels: list[int] = NOTHING
        self.tracks: list[int] = NOTHING
        self.earned: list[int] = NOTHING
        """Points by where they come from."""
        self.goals: list[list[int]] = NO_STACKS
        """The goal area: three stacks, the visible chip last."""
        self.left: list[list[int]] = NO_STACKS
        """The elements of each column from below; where goal chips lie, the higher half."""
        self.right: list[list[int]] = NO_STACKS
        self.bound: list[int] = NOTHING
        """What each column is for, -1 while it is open (CV-101)."""
        self.powers: list[int] = NOTHING
        self.triggers: list[int] = NOTHING
        """Elements whose effects follow from something, in order of installation."""
        self.activities: list[int] = NOTHING
        """Installed cards that carry an activity."""
        self.hand: list[int] = NOTHING
        self.known: list[int] = NOTHING
        """For each card in hand, the seats that know it, as bits."""
        self.drawn: list[int] = NOTHING
        """Cards drawn to choose from, seen by the owner only."""
        self.options: list[int] = NOTHING
        """Starting marker cards to choose from."""
        self.migrants: list[int] = NO_MIGRANTS
        """Tribes that have migrated in this turn (see migrants.py): the list is replaced, never changed."""

    @staticmethod
    def new() -> Player:
        """Everything in the supply (CV-14, CV-15, CV-16, CV-17, CV-18, CV-19, CV-20)."""
        new = Player()
        new.supply = MARKERS - BOATS - RESET_COLUMNS
        new.boats = BOATS  # CV-17
        new.resets = RESET_COLUMNS
        new.at = [0] * len(SPACES)
        new.dice = [1] * 6  # CV-15
        new.levels = [1] * MAIN_MODULES
        new.tracks = [0] * len(TRACKS)  # CV-18
        new.earned = [0] * len(SOURCES)
        new.goals = [[] for _ in range(GOAL_SPACES)]
        new.left = [[] for _ in range(COLUMNS)]
        new.right = [[] for _ in range(COLUMNS)]
        new.bound = [-1] * COLUMNS
        new.powers = [0] * len(POWERS)
        new.triggers = []
        new.activities = []
        new.hand = []
        new.known = []
        new.drawn = []
        new.options = []
        return new

    def copy(self) -> Player:
        new = Player()
        new.supply = self.supply
        new.tribes = self.tribes
        new.used = self.used
        new.fate = self.fate
        new.resets = self.resets
        new.settlements = self.settlements
        new.farms = self.farms
        new.boats = self.boats
        new.empty_boats = self.empty_boats
        new.statues = self.statues
        new.elsewhere = self.elsewhere
        new.upgrades = self.upgrades
        new.stage_4 = self.stage_4
        new.stage_5 = self.stage_5
        new.bonus_1 = self.bonus_1
        new.bonus_2 = self.bonus_2
        new.favor = self.favor
        new.at = self.at.copy()
        new.dice = self.dice.copy()
        new.levels = self.levels.copy()
        new.tracks = self.tracks.copy()
        new.earned = self.earned.copy()
        new.goals = self.goals.copy()
        new.left = self.left.copy()
        new.right = self.right.copy()
        new.bound = self.bound.copy()
        new.powers = self.powers.copy()
        new.triggers = self.triggers.copy()
        new.activities = self.activities.copy()
        new.hand = self.hand.copy()
        new.known = self.known.copy()
        new.drawn = self.drawn.copy()
        new.options = self.options.copy()
        new.migrants = self.migrants
        return new

    # ---- counts ---------------------------------------------------------------------------------------------------

    def features(self) -> i64:
        """Markers on all feature spaces."""
        total: i64 = 0
        for feature in range(len(FEATURES)):
            total += self.at[FEATURE + feature]
        return total

    def stored(self) -> i64:
        """Markers in the storage."""
        total: i64 = 0
        for material in range(len(MATERIALS)):
            total += self.at[STORE + material]
        return total

    def unused_dice(self) -> i64:
        """Activation dice on the dice spaces."""
        dice = self.dice
        return dice[0] + dice[1] + dice[2] + dice[3] + dice[4] + dice[5]

    def income_chips(self) -> list[int]:
        """Installed income chips, the starting chip card among them, sorted."""
        found: list[int] = []
        for column in range(COLUMNS):
            for element in self.left[column]:
                if INCOME <= element < ATTRIBUTE:
                    found.append(element)
        found.sort()
        return found

    def visible_goals(self) -> list[int]:
        """The goal chips on top of the stacks of the goal area."""
        return [stack[-1] for stack in self.goals if stack]

    def settlements_built(self) -> i64:
        bits = self.settlements
        return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)

    def score(self) -> i64:
        """What the disc on the score track shows, tokens included."""
        total: i64 = 0
        for points in self.earned:
            total += points
        return total

    def placed_markers(self) -> i64:
        """Markers that are not in the supply; together they are always fifty."""
        total: i64 = self.resets + self.boats + self.statues + self.elsewhere
        for markers in self.at:
            total += markers
        return total

    # ---- the hand -------------------------------------------------------------------------------------------------

    def add_card(self, card: i64, known: i64) -> None:
        """Take a card into the hand, which is kept in order."""
        place = 0
        while place < len(self.hand) and self.hand[place] < card:
            place += 1
        self.hand.insert(place, int(card))
        self.known.insert(place, int(known))

    def show_card(self, card: i64) -> None:
        """From now on everybody knows that it is in this hand."""
        self.known[self.hand.index(int(card))] = KNOWN_TO_ALL

    def drop_card(self, card: i64) -> None:
        place = self.hand.index(int(card))
        del self.hand[place]
        del self.known[place]

    # ---- saved form -----------------------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        numbers = {
            "supply": self.supply,
            "tribes": self.tribes,
            "used": self.used,
            "fate": self.fate,
            "resets": self.resets,
            "settlements": self.settlements,
            "farms": self.farms,
            "boats": self.boats,
            "empty_boats": self.empty_boats,
            "statues": self.statues,
            "elsewhere": self.elsewhere,
            "upgrades": self.upgrades,
            "stage_4": self.stage_4,
            "stage_5": self.stage_5,
            "bonus_1": self.bonus_1,
            "bonus_2": self.bonus_2,
            "favor": self.favor,
        }
        data: dict[str, Any] = {name: int(number) for name, number in numbers.items()}
        data["at"] = self.at.copy()
        data["dice"] = self.dice.copy()
        data["levels"] = self.levels.copy()
        data["tracks"] = self.tracks.copy()
        data["earned"] = self.earned.copy()
        data["goals"] = [stack.copy() for stack in self.goals]
        data["left"] = [stack.copy() for stack in self.left]
        data["right"] = [stack.copy() for stack in self.right]
        data["bound"] = self.bound.copy()
        data["powers"] = self.powers.copy()
        data["triggers"] = self.triggers.copy()
        data["activities"] = self.activities.copy()
        data["hand"] = self.hand.copy()
        data["known"] = self.known.copy()
        data["drawn"] = self.drawn.copy()
        data["options"] = self.options.copy()
        data["migrants"] = self.migrants.copy()
        return data

    @staticmethod
    def load(data: dict[str, Any]) -> Player:
        new = Player()
        new.supply = number(data["supply"], 0, MARKERS)
        new.tribes = number(data["tribes"], 0, TRIBES)
        new.used = number(data["used"], 0, MOST_DICE)
        new.fate = number(data["fate"], 0, MOST_DICE)
        new.resets = number(data["resets"], 0, RESET_COLUMNS)
        new.settlements = number(data["settlements"], 0, (1 << SETTLEMENTS) - 1)
        new.farms = number(data["farms"], 0, FARMS)
        new.boats = number(data["boats"], 0, BOATS)
        new.empty_boats = number(data["empty_boats"], 0, BOATS)
        new.statues = number(data["statues"], 0, MARKERS)
        new.elsewhere = number(data["elsewhere"], 0, MARKERS)
        new.upgrades = number(data["upgrades"])
        new.stage_4 = number(data["stage_4"], 0, 1)
        new.stage_5 = number(data["stage_5"], 0, 1)
        new.bonus_1 = number(data["bonus_1"], 0, 1)
        new.bonus_2 = number(data["bonus_2"], 0, 1)
        new.favor = number(data["favor"], 1, FAVOR_END)
        new.at = numbers(data["at"], len(SPACES), 0, MARKERS)
        new.dice = numbers(data["dice"], 6, 0, MOST_DICE)
        new.levels = numbers(data["levels"], MAIN_MODULES, 1, LEVELS)
        new.tracks = numbers(data["tracks"], len(TRACKS), 0, TRACK_END)
        new.earned = numbers(data["earned"], len(SOURCES), -MOST, MOST)
        new.goals = stacks(data["goals"], GOAL_SPACES, GOALS, 0, GOALS - 1)
        new.left = stacks(data["left"], COLUMNS, ELEMENTS, 0, ELEMENTS - 1)
        new.right = stacks(data["right"], COLUMNS, ELEMENTS, 0, ELEMENTS - 1)
        new.bound = numbers(data["bound"], COLUMNS, -1, len(COLUMN_TYPES) - 1)
        new.powers = numbers(data["powers"], len(POWERS))
        new.triggers = several(data["triggers"], ELEMENTS, 0, ELEMENTS - 1)
        new.activities = several(data["activities"], ELEMENTS, 0, ELEMENTS - 1)
        new.hand = several(data["hand"], CARDS, 0, CARDS - 1)
        new.known = numbers(data["known"], len(new.hand), 0, KNOWN_TO_ALL)
        new.drawn = several(data["drawn"], CARDS, 0, CARDS - 1)
        new.options = several(data["options"], MARKER_CARDS, 0, MARKER_CARDS - 1)
        new.migrants = several(data["migrants"], TRIBES, 0, WIDEST)
        if new.supply + new.placed_markers() != MARKERS:
            raise ValueError(f"a player owns {MARKERS} markers, not {new.supply + new.placed_markers()}")
        return new
