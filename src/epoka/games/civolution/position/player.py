"""A civilization: its console, its markers, and its private cards."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from epoka.core.forms import Each, Forms, Number, Numbers, Part, Several, Shared
from epoka.core.observation import put, put_list, put_row
from epoka.core.pool import NOTHING
from epoka.core.saved import MOST, WIDEST
from epoka.games.civolution.components.map import TERRITORIES
from epoka.games.civolution.components.pieces import (
    ATTRIBUTE,
    BOATS,
    CARDS,
    COLUMN_TYPES,
    COLUMNS,
    DECKS,
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
"""Stands in the lists of a player before they are laid out or copied; never changed."""

NO_MIGRANTS: Final[list[int]] = []
"""The list of migrants while nobody has migrated in this turn."""


KNOWN_TO_ALL: Final = 15
"""The seats that know a card in hand where everybody saw it, as bits."""


# ---- a migrant as a number: the run in which it settled last, the group it belongs to, where it began ----------------


def migrant(run: i64, group: i64, origin: i64) -> int:
    return int((run * GROUPS + group) * TERRITORIES + origin)


def run_of(migrant: i64) -> i64:
    return migrant // (GROUPS * TERRITORIES)


def group_of(migrant: i64) -> i64:
    return migrant // TERRITORIES % GROUPS


def origin_of(migrant: i64) -> i64:
    return migrant % TERRITORIES


PLAYER: Final[Forms] = {
    "supply": Number(0, MARKERS),
    "tribes": Number(0, TRIBES),
    "used": Number(0, MOST_DICE),
    "fate": Number(0, MOST_DICE),
    "resets": Number(0, RESET_COLUMNS),
    "settlements": Number(0, (1 << SETTLEMENTS) - 1),
    "farms": Number(0, FARMS),
    "boats": Number(0, BOATS),
    "empty_boats": Number(0, BOATS),
    "statues": Number(0, MARKERS),
    "elsewhere": Number(0, MARKERS),
    "upgrades": Number(),
    "stage_4": Number(0, 1),
    "stage_5": Number(0, 1),
    "bonus_1": Number(0, 1),
    "bonus_2": Number(0, 1),
    "favor": Number(1, FAVOR_END),
    "at": Numbers(len(SPACES), 0, MARKERS),
    "dice": Numbers(6, 0, MOST_DICE),
    "levels": Numbers(MAIN_MODULES, 1, LEVELS),
    "tracks": Numbers(len(TRACKS), 0, TRACK_END),
    "earned": Numbers(len(SOURCES), -MOST, MOST),
    "goals": Each(GOAL_SPACES, Shared(Several(GOALS, 0, GOALS - 1, shown=6))),
    "left": Each(COLUMNS, Shared(Several(ELEMENTS, 0, ELEMENTS - 1, shown=6))),
    "right": Each(COLUMNS, Shared(Several(ELEMENTS, 0, ELEMENTS - 1, shown=6))),
    "bound": Numbers(COLUMNS, -1, len(COLUMN_TYPES) - 1),
    "powers": Numbers(len(POWERS)),
    "triggers": Several(ELEMENTS, 0, ELEMENTS - 1, shown=8),
    "activities": Several(ELEMENTS, 0, ELEMENTS - 1, shown=8),
    "hand": Several(CARDS, 0, CARDS - 1, shown=20, hidden=CARDS + len(DECKS) - 1),
    "known": Several(CARDS, 0, KNOWN_TO_ALL, shown=20),
    "drawn": Several(CARDS, 0, CARDS - 1, shown=16, hidden=CARDS + len(DECKS) - 1),
    "options": Several(MARKER_CARDS, 0, MARKER_CARDS - 1, shown=4, hidden=MARKER_CARDS),
    "migrants": Shared(Several(TRIBES, 0, WIDEST, shown=8)),
}


class Player(Part):
    """One player's pieces. Lists of lists are replaced, never changed, so that copies share the inner ones."""

    def __init__(self) -> None:
        self.supply: i64 = MARKERS
        self.tribes: i64 = TRIBES
        """Tribes that are not on the continent."""
        self.used: i64 = 0
        """Activation dice that are used and put aside."""
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
        """How many markers lie on each of SPACES."""
        self.dice: list[int] = NOTHING
        """How many activation dice lie on each dice space."""
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
        """A player who has everything in the supply (CV-14, CV-15, CV-16, CV-17, CV-18, CV-19, CV-20)."""
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
        # generated by python -m epoka.copies
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
        # end of generated
        return new

    # ---- counts ---------------------------------------------------------------------------------------------------

    def features(self) -> i64:
        """How many markers lie on all feature spaces together."""
        total: i64 = 0
        for feature in range(len(FEATURES)):
            total += self.at[FEATURE + feature]
        return total

    def stored(self) -> i64:
        """How many markers lie in the storage."""
        total: i64 = 0
        for material in range(len(MATERIALS)):
            total += self.at[STORE + material]
        return total

    def unused_dice(self) -> i64:
        """How many activation dice lie on the dice spaces."""
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
        """Note that from now on everybody knows that a card is in this hand."""
        self.known[self.hand.index(int(card))] = KNOWN_TO_ALL

    def drop_card(self, card: i64) -> None:
        place = self.hand.index(int(card))
        del self.hand[place]
        del self.known[place]

    # ---- saved form -----------------------------------------------------------------------------------------------

    def sharing(self) -> Player:
        """A player with the very fields of this one: whoever wants another one replaces it."""
        new = Player()
        # generated by python -m epoka.copies
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
        new.at = self.at
        new.dice = self.dice
        new.levels = self.levels
        new.tracks = self.tracks
        new.earned = self.earned
        new.goals = self.goals
        new.left = self.left
        new.right = self.right
        new.bound = self.bound
        new.powers = self.powers
        new.triggers = self.triggers
        new.activities = self.activities
        new.hand = self.hand
        new.known = self.known
        new.drawn = self.drawn
        new.options = self.options
        new.migrants = self.migrants
        # end of generated
        return new

    def observe(self, out: BytesWriter) -> None:
        # generated by python -m epoka.copies
        put(out, self.supply)
        put(out, self.tribes)
        put(out, self.used)
        put(out, self.fate)
        put(out, self.resets)
        put(out, self.settlements)
        put(out, self.farms)
        put(out, self.boats)
        put(out, self.empty_boats)
        put(out, self.statues)
        put(out, self.elsewhere)
        put(out, self.upgrades)
        put(out, self.stage_4)
        put(out, self.stage_5)
        put(out, self.bonus_1)
        put(out, self.bonus_2)
        put(out, self.favor)
        put_row(out, self.at)
        put_row(out, self.dice)
        put_row(out, self.levels)
        put_row(out, self.tracks)
        put_row(out, self.earned)
        for entry_of_goals in self.goals:
            put_list(out, entry_of_goals, 6, 65)
        for entry_of_left in self.left:
            put_list(out, entry_of_left, 6, 272)
        for entry_of_right in self.right:
            put_list(out, entry_of_right, 6, 272)
        put_row(out, self.bound)
        put_row(out, self.powers)
        put_list(out, self.triggers, 8, 272)
        put_list(out, self.activities, 8, 272)
        put_list(out, self.hand, 20, 160)
        put_list(out, self.known, 20, 160)
        put_list(out, self.drawn, 16, 160)
        put_list(out, self.options, 4, 12)
        put_list(out, self.migrants, 8, 20)
        # end of generated

    def forms(self) -> Forms:
        return PLAYER

    def load(self, data: dict[str, Any]) -> None:
        super().load(data)
        if len(self.known) != len(self.hand):
            raise ValueError(f"the hand holds {len(self.hand)} cards, but who knows them is said of {len(self.known)}")
        if self.supply + self.placed_markers() != MARKERS:
            raise ValueError(f"a player owns {MARKERS} markers, not {self.supply + self.placed_markers()}")
