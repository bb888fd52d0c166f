"""What lies on a player board and in the private area of its seat."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core import saved
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


class Player:
    """One player's pieces. Sets of cards and tiles are kept as bits of a number, card number n as 1 << n."""

    def __init__(self, goods: list[int], placed: list[int], tools: list[int]) -> None:
        self.workers: i64 = START_WORKERS
        self.home: i64 = START_WORKERS
        """Workers that are not on the board."""
        self.food: i64 = START_FOOD
        self.agriculture: i64 = 0
        self.goods = goods
        """Wood, clay, stone, gold."""
        self.placed = placed
        """Workers on each place of the board."""
        self.tools = tools
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

    def copy(self) -> Player:
        new = Player(self.goods.copy(), self.placed.copy(), self.tools.copy())
        new.workers = self.workers
        new.home = self.home
        new.food = self.food
        new.agriculture = self.agriculture
        new.used = self.used
        new.cards = self.cards
        new.extra = self.extra
        new.open_tools = self.open_tools
        new.two_resources = self.two_resources
        new.buildings = self.buildings
        new.building_points = self.building_points
        new.card_points = self.card_points
        new.hunger = self.hunger
        return new

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

    def data(self) -> dict[str, Any]:
        return {
            "workers": int(self.workers),
            "home": int(self.home),
            "food": int(self.food),
            "agriculture": int(self.agriculture),
            "goods": self.goods.copy(),
            "placed": self.placed.copy(),
            "tools": self.tools.copy(),
            "used": int(self.used),
            "cards": members(self.cards),
            "extra": int(self.extra),
            "open_tools": members(self.open_tools),
            "two_resources": self.two_resources,
            "buildings": members(self.buildings),
            "building_points": int(self.building_points),
            "card_points": int(self.card_points),
            "hunger": int(self.hunger),
        }

    @staticmethod
    def load(data: dict[str, Any]) -> Player:
        new = Player(
            saved.numbers(data["goods"], 4),
            saved.numbers(data["placed"], PLACES, 0, MOST_WORKERS),
            saved.numbers(data["tools"], TOOL_SPACES, 0, BEST_TOOL),
        )
        new.workers = saved.number(data["workers"], 0, MOST_WORKERS)
        new.home = saved.number(data["home"], 0, MOST_WORKERS)
        new.food = saved.number(data["food"])
        new.agriculture = saved.number(data["agriculture"], 0, MOST_AGRICULTURE)
        new.used = saved.number(data["used"], 0, (1 << TOOL_SPACES) - 1)
        new.cards = saved.members(data["cards"], len(CARDS))
        new.extra = saved.number(data["extra"], -1, len(CARDS) - 1)
        new.open_tools = saved.members(data["open_tools"], len(SINGLE_USE_VALUES))
        new.two_resources = saved.flag(data["two_resources"])
        new.buildings = saved.members(data["buildings"], len(BUILDINGS))
        new.building_points = saved.number(data["building_points"])
        new.card_points = saved.number(data["card_points"])
        new.hunger = saved.number(data["hunger"], -saved.MOST, 0)
        return new


def members(set_of: i64) -> list[int]:
    """The numbers whose bits are set."""
    found: list[int] = []
    number: i64 = 0
    while set_of:
        if set_of & 1:
            found.append(int(number))
        set_of >>= 1
        number += 1
    return found


def count_bits(set_of: i64) -> i64:
    count: i64 = 0
    while set_of:
        set_of &= set_of - 1
        count += 1
    return count
