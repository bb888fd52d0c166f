"""What lies on a player board and in the private area of its seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.forms import Bits, Flag, Forms, Number, Numbers, Part
from epoka.core.saved import MOST
from epoka.games.stoneage import copies
from epoka.games.stoneage.components import (
    BEST_TOOL,
    BUILDINGS,
    CARDS,
    MOST_AGRICULTURE,
    MOST_WORKERS,
    SINGLE_USE_VALUES,
    START_FOOD,
    START_WORKERS,
    TOOL_SPACES,
)
from epoka.games.stoneage.places import PLACES

# Whether the tile of a tool space may be added to a roll, or why not, as `Player.tool_at` answers.
READY: Final = 0
NO_TOOL: Final = 1
USED_UP: Final = 2

# Whether a gained tool may go to a space, or why not, as `Player.growth` answers.
GROWS: Final = 0
NOT_THE_LOWEST: Final = 1
SAME_AS_LOWER: Final = 2


PLAYER: Final[Forms] = {
    "workers": Number(0, MOST_WORKERS),
    "home": Number(0, MOST_WORKERS),
    "food": Number(),
    "agriculture": Number(0, MOST_AGRICULTURE),
    "goods": Numbers(4),
    "placed": Numbers(PLACES, 0, MOST_WORKERS),
    "tools": Numbers(TOOL_SPACES, 0, BEST_TOOL),
    "used": Number(0, (1 << TOOL_SPACES) - 1),
    "cards": Bits(len(CARDS)),
    "extra": Number(-1, len(CARDS) - 1),
    "open_tools": Bits(len(SINGLE_USE_VALUES)),
    "two_resources": Flag(),
    "buildings": Bits(len(BUILDINGS)),
    "building_points": Number(),
    "card_points": Number(),
    "hunger": Number(-MOST, 0),
}


class Player(Part):
    """One player's pieces. Sets of cards and tiles are kept as bits of a number, card number n as 1 << n."""

    goods: list[int]
    """Wood, clay, stone, gold."""
    placed: list[int]
    """Workers on each place of the board."""
    tools: list[int]

    def __init__(self) -> None:
        self.workers: i64 = START_WORKERS
        self.home: i64 = START_WORKERS
        """Workers that are not on the board."""
        self.food: i64 = START_FOOD
        self.agriculture: i64 = 0
        self.used: i64 = 0
        """Tool spaces whose tile was used this round, as bits."""
        self.cards: i64 = 0
        """Cards bought openly."""
        self.extra: i64 = -1
        """The card of SA-39, known to the owner only."""
        self.open_tools: i64 = 0
        """Single-use tools not used yet, as bits of their place in SINGLE_USE."""
        self.two_resources = False
        """The card of SA-42 lies open, not redeemed yet."""
        self.buildings: i64 = 0
        self.building_points: i64 = 0
        self.card_points: i64 = 0
        self.hunger: i64 = 0
        """Points lost to hunger, as a negative number."""

    @staticmethod
    def new() -> Player:
        """What a player begins with (SA-2)."""
        new = Player()
        new.goods = [0] * 4
        new.placed = [0] * PLACES
        new.tools = [0] * TOOL_SPACES
        return new

    def copy(self) -> Player:
        new = Player()
        copies.copy_player(self, new)
        return new

    def forms(self) -> Forms:
        return PLAYER

    # ---- goods ----------------------------------------------------------------------------------------------------

    def resources(self) -> i64:
        """How many resources the player owns."""
        goods = self.goods
        return goods[0] + goods[1] + goods[2] + goods[3]

    def resources_from(self, lowest: i64) -> i64:
        """How many resources the player owns from this kind on, in resource order."""
        total: i64 = 0
        for kind in range(lowest, 4):
            total += self.goods[kind]
        return total

    def offer_goods(self, first: int, out: list[int]) -> None:
        """Append an action for each kind of resource the player owns, numbered from `first` on."""
        for kind in range(4):
            if self.goods[kind]:
                out.append(first + kind)

    # ---- tools ----------------------------------------------------------------------------------------------------

    def tool_sum(self) -> i64:
        return self.tools[0] + self.tools[1] + self.tools[2]

    def tool_at(self, space: i64) -> i64:
        """READY where a tile lies there that was not used this round (SA-49), or why there is none."""
        if not self.tools[space]:
            return NO_TOOL
        return USED_UP if (self.used >> space) & 1 else READY

    def is_ready(self, space: i64) -> bool:
        return self.tool_at(space) == READY

    def growable(self) -> list[int]:
        """The spaces a gained tool may go to, one for each state of use; empty at three fours (SA-45, SA-46, SA-47)."""
        spaces: list[int] = []
        for space in range(TOOL_SPACES):
            if self.growth(space) == GROWS and self.tools[space] < BEST_TOOL:
                spaces.append(space)
        return spaces

    def growth(self, space: i64) -> i64:
        """Whether a gained tool may go to a space: one of the lowest, unless a lower space is just the same (SA-47).

        Two spaces without a tile are the same; so are two equal tiles that are both used, or both ready.
        """
        value: i64 = self.tools[space]
        same: i64 = GROWS
        for other in range(TOOL_SPACES):
            tool: i64 = self.tools[other]
            if tool < value:
                return NOT_THE_LOWEST
            if tool == value and other < space and (not value or (self.used >> other) & 1 == (self.used >> space) & 1):
                same = SAME_AS_LOWER
        return same

    def has_help(self) -> bool:
        """Whether any tool or single-use tool could be added to a roll now."""
        if self.open_tools:
            return True
        return self.is_ready(0) or self.is_ready(1) or self.is_ready(2)

    # ---- points ---------------------------------------------------------------------------------------------------

    def all_cards(self) -> i64:
        return self.cards if self.extra < 0 else self.cards | (1 << int(self.extra))

    def track(self) -> int:
        """What the score marker shows."""
        return int(self.building_points + self.card_points + self.hunger)
