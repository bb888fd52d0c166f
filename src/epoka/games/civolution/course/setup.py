"""Set-up: scoring tiles, continent, displays, who begins (CV-3 to CV-29)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from epoka.core.step import Step, TableProcedure
from epoka.core.uniform import RandomStarter, UniformChance
from epoka.games.civolution.components.map import (
    COVERINGS,
    FIRST_GAME_COVERINGS,
    SINGLE,
    START_FOREST,
    START_GRASSLAND,
    TILE_LETTERS,
    fixed_tile,
    laid_tile,
    tile_of,
)
from epoka.games.civolution.components.pieces import CARDS_PHASE, CATEGORIES, DECKS, ERAS, PAPYRUS, WOOD
from epoka.games.civolution.components.spaces import RAW
from epoka.games.civolution.console.attribute_chips import DealAttribute
from epoka.games.civolution.continent.tribes import Develop, turn_up
from epoka.games.civolution.course.phases import Phase
from epoka.games.civolution.course.starting_cards import BeginnerSet, ChipCards, DealMarkers, KeepStart, PlaceMarkers
from epoka.games.civolution.notation import CATEGORY, COVER, LAY, STARTER
from epoka.games.civolution.options import beginners
from epoka.games.civolution.position.packing import STRONG, tribe_entry
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.research.cards import DrawCard
from epoka.games.civolution.research.goal_chips import RefillGoals
from epoka.games.civolution.research.income_chips import DealIncome
from epoka.games.civolution.solo.markers import provide
from epoka.games.civolution.solo.start import ChooseStart

FINAL_TILES: Final = 3
MARKER_CHOICE: Final = 3
"""How many marker cards an advanced player chooses from (CV-23)."""
FIRST_TILE: Final = 1
"""Tile A is the only single one; the others are dealt."""


def begin(s: Civolution) -> None:
    """All steps before the first era."""
    s.lay_out()
    steps: list[Step[Civolution]] = [ScoringTile() for _ in range(ERAS + FINAL_TILES)]
    steps.append(Cover())
    steps.append(PlaceStart())
    steps.append(RefillGoals())
    steps.extend([DealIncome(space) for space in range(3)])
    steps.extend([DealAttribute(space) for space in range(3)])
    first = beginners(s.players, s.options)
    steps.extend([BeginnerSet(seat) for seat in first])
    others = [seat for seat in range(s.players) if seat not in first]
    if s.options["start"] == "chosen":
        steps.append(ChooseStart(0))
        others = []
    for seat in others:
        for deck in range(len(DECKS)):
            steps.extend([DrawCard(deck, seat, 1), DrawCard(deck, seat, 1)])
        steps.extend([DealMarkers(seat) for _ in range(MARKER_CHOICE)])
    steps.extend([KeepStart(seat, 0) for seat in others])
    steps.append(PlaceMarkers())
    if s.options["starter"] == "random" and not s.solo:  # alone one begins (CV-182a)
        steps.append(Starter())
    elif s.options["starter"] != "random":
        s.first = s.options["starter"]
    steps.append(ChipCards())
    steps.append(Phase(CARDS_PHASE))
    s.push_all(steps)


class ScoringTile(UniformChance[Civolution]):
    """Four tiles for the eras, three for the final scoring; two leave the game (CV-4, CV-5)."""

    def __init__(self) -> None:
        super().__init__(CATEGORY, "categories")

    def always_asked(self) -> bool:
        return True

    def candidates(self, s: Civolution) -> list[int]:
        return [
            category
            for category in range(len(CATEGORIES))
            if category not in s.era_tiles and not s.final_tiles >> category & 1
        ]

    def act(self, s: Civolution, action: i64) -> None:
        category = int(action) - CATEGORY
        era = 0
        if len(s.era_tiles) < ERAS:
            s.era_tiles.append(category)
            era = len(s.era_tiles)
        else:
            s.final_tiles |= 1 << category
        if s.listening:
            s.tell("scoring-tile", {"category": CATEGORIES[category], "era": era})


# ---- the continent --------------------------------------------------------------------------------------------------


class Cover(UniformChance[Civolution]):
    """Chance chooses one of the ways to fill the frame with tiles (CV-8, CV-9)."""

    def __init__(self) -> None:
        super().__init__(COVER, "map")

    def always_asked(self) -> bool:
        return True

    def candidates(self, s: Civolution) -> list[int]:
        return FIRST_GAME_COVERINGS if s.options["map"] == "first-game" else list(range(len(COVERINGS)))

    def act(self, s: Civolution, action: i64) -> None:
        s.covering = action - COVER
        slots = COVERINGS[s.covering]
        first_game = s.options["map"] == "first-game"
        s.laid = [0 if slot.way == SINGLE else fixed_tile(slot) if first_game else -1 for slot in slots]
        s.push(StartTiles())
        s.push_all([LayTile(number) for number in range(len(slots)) if s.laid[number] < 0])


class LayTile(UniformChance[Civolution]):
    """Chance chooses the tile of a slot, and which way round it lies."""

    def __init__(self, slot: i64) -> None:
        super().__init__(LAY, "map")
        self.slot: i64 = slot

    def always_asked(self) -> bool:
        return True

    def candidates(self, s: Civolution) -> list[int]:
        """The tiles that are not laid yet, each straight and turned round."""
        lying = [tile_of(code) for code in s.laid if code >= 0]
        first, end = laid_tile(FIRST_TILE, 0), laid_tile(len(TILE_LETTERS), 0)
        return [code for code in range(first, end) if tile_of(code) not in lying]

    def act(self, s: Civolution, action: i64) -> None:
        s.laid[self.slot] = int(action) - LAY


class StartTiles(TableProcedure[Civolution]):
    """The starting territories are developed from the beginning (CV-11)."""

    def act(self, s: Civolution, action: i64) -> None:
        s.find_neighbours()
        if s.options["start_tiles"] == "first-games":
            turn_up(s, START_FOREST, WOOD)
            turn_up(s, START_GRASSLAND, PAPYRUS)
        else:
            s.push_all([Develop(-1, START_FOREST), Develop(-1, START_GRASSLAND)])


class PlaceStart(TableProcedure[Civolution]):
    """A strong tribe and a raw material of everybody in both starting territories (CV-19, CV-20).

    V.I.C.I. gets a provision instead of the raw material (CV-185).
    """

    def act(self, s: Civolution, action: i64) -> None:
        for seat in range(s.sides):
            player = s.seats[seat]
            for territory in (START_FOREST, START_GRASSLAND):
                s.plain[tribe_entry(territory, seat, STRONG)] += 1
                player.tribes -= 1
                if s.by_rules(seat):
                    provide(s, territory)
                    continue
                player.at[RAW + territory] += 1
                player.supply -= 1


class Starter(RandomStarter[Civolution]):
    """Chance chooses who begins (CV-25)."""

    def __init__(self) -> None:
        super().__init__(STARTER, "starter")

    def begin(self, s: Civolution, seat: i64) -> None:
        s.first = seat
