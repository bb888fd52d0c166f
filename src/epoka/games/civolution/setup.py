"""Set-up: scoring tiles, continent, displays, starting cards (CV-3 to CV-29)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.dealer import Dealer
from epoka.core.drawing import Draw
from epoka.core.pool import Pool
from epoka.core.step import ASK, Chance, Procedure, Step
from epoka.games.civolution.cards.catalogue import CHIP_CARDS_, GOAL_CHIPS, MARKER_CARDS_, RESEARCH
from epoka.games.civolution.chips import DealAttribute, DealIncome
from epoka.games.civolution.columns import insert
from epoka.games.civolution.components import (
    CATEGORIES,
    CHIP_CARD,
    COLUMNS,
    DECK_SIZE,
    DECKS,
    ERAS,
    FEATURES,
    MATERIALS,
    MODULES,
    PAPYRUS,
    STARTER_SETS,
    WOOD,
)
from epoka.games.civolution.continent import (
    COVERINGS,
    FIRST_GAME_COVERINGS,
    SINGLE,
    START_FOREST,
    START_GRASSLAND,
    fixed_tile,
)
from epoka.games.civolution.doing import Decision
from epoka.games.civolution.goals import RefillGoals
from epoka.games.civolution.notation import (
    CATEGORY,
    COVER,
    DEAL_CHIP_CARD,
    DEAL_GOAL,
    DEAL_MARKERS,
    KEEP,
    KEEP_MARKERS,
    LAY,
    NUMBER,
    PICK,
    STARTER,
)
from epoka.games.civolution.options import beginners
from epoka.games.civolution.phases import CARDS_PHASE, Phase, push_all
from epoka.games.civolution.player import FEATURE, FOCUS, FOOD, IDEAS, KNOWN_TO_ALL, MONEY, RAW, STORE
from epoka.games.civolution.research import DrawCard
from epoka.games.civolution.solo.markers import provide
from epoka.games.civolution.solo.start import ChooseStart
from epoka.games.civolution.state import Civolution
from epoka.games.civolution.tribes import Develop, turn_up

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
    if s.options["starter"] == "random" and not s.solo:
        steps.append(Starter())
    elif s.options["starter"] != "random":
        s.first = s.options["starter"]
    steps.append(ChipCards())
    steps.append(Phase(CARDS_PHASE))
    push_all(s, steps)


class ScoringTile(Chance[Civolution]):
    """Four tiles for the eras, three for the final scoring; two leave the game (CV-4, CV-5)."""

    def args(self) -> list[int]:
        return []

    def left(self, s: Civolution) -> list[int]:
        return [
            category
            for category in range(len(CATEGORIES))
            if category not in s.era_tiles and not s.final_tiles >> category & 1
        ]

    def forced(self, s: Civolution) -> i64:
        return ASK

    def outcomes(self, s: Civolution) -> list[tuple[int, float]]:
        left = self.left(s)
        return [(CATEGORY + category, 1 / len(left)) for category in left]

    def draw(self, s: Civolution, dealer: Dealer) -> int:
        left = self.left(s)
        return CATEGORY + left[dealer.below("categories", len(left))]

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


class Cover(Chance[Civolution]):
    """One of the ways to fill the frame (CV-8, CV-9)."""

    def args(self) -> list[int]:
        return []

    def ways(self, s: Civolution) -> list[int]:
        return FIRST_GAME_COVERINGS if s.options["map"] == "first-game" else list(range(len(COVERINGS)))

    def forced(self, s: Civolution) -> i64:
        return ASK

    def outcomes(self, s: Civolution) -> list[tuple[int, float]]:
        ways = self.ways(s)
        return [(COVER + way, 1 / len(ways)) for way in ways]

    def draw(self, s: Civolution, dealer: Dealer) -> int:
        ways = self.ways(s)
        return COVER + ways[dealer.below("map", len(ways))]

    def act(self, s: Civolution, action: i64) -> None:
        s.covering = action - COVER
        slots = COVERINGS[s.covering]
        first_game = s.options["map"] == "first-game"
        s.laid = [0 if slot.way == SINGLE else fixed_tile(slot) if first_game else -1 for slot in slots]
        s.push(StartTiles())
        for number in range(len(slots) - 1, -1, -1):
            if s.laid[number] < 0:
                s.push(LayTile(number))


class LayTile(Chance[Civolution]):
    """Which tile lies in a slot, and which way round."""

    def __init__(self, slot: i64) -> None:
        super().__init__()
        self.slot: i64 = slot

    def args(self) -> list[int]:
        return [int(self.slot)]

    def left(self, s: Civolution) -> list[int]:
        """Tiles that do not lie yet, each straight and turned round."""
        lying = [code // 2 for code in s.laid if code >= 0]
        return [code for code in range(FIRST_TILE * 2, 16) if code // 2 not in lying]

    def forced(self, s: Civolution) -> i64:
        return ASK

    def outcomes(self, s: Civolution) -> list[tuple[int, float]]:
        left = self.left(s)
        return [(LAY + code, 1 / len(left)) for code in left]

    def draw(self, s: Civolution, dealer: Dealer) -> int:
        left = self.left(s)
        return LAY + left[dealer.below("map", len(left))]

    def act(self, s: Civolution, action: i64) -> None:
        s.laid[self.slot] = int(action) - LAY


class StartTiles(Procedure[Civolution]):
    """The starting territories are developed from the beginning (CV-11)."""

    def args(self) -> list[int]:
        return []

    def act(self, s: Civolution, action: i64) -> None:
        s.find_neighbours()
        if s.options["start_tiles"] == "first-games":
            turn_up(s, START_FOREST, WOOD)
            turn_up(s, START_GRASSLAND, PAPYRUS)
        else:
            s.push(Develop(-1, START_GRASSLAND))
            s.push(Develop(-1, START_FOREST))


class PlaceStart(Procedure[Civolution]):
    """A strong tribe and a raw material of everybody in both starting territories (CV-19, CV-20).

    V.I.C.I. gets a provision instead of the raw material (CV-185).
    """

    def args(self) -> list[int]:
        return []

    def act(self, s: Civolution, action: i64) -> None:
        for seat in range(s.sides):
            player = s.seats[seat]
            for territory in (START_FOREST, START_GRASSLAND):
                s.plain[territory * 8 + seat * 2 + 1] += 1
                player.tribes -= 1
                if s.by_rules(seat):
                    provide(s, territory)
                    continue
                player.at[RAW + territory] += 1
                player.supply -= 1


# ---- starting cards -------------------------------------------------------------------------------------------------


class BeginnerSet(Chance[Civolution]):
    """A beginner gets a number: marker card, five research cards and later the chip card (CV-21)."""

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def args(self) -> list[int]:
        return [int(self.owner)]

    def left(self, s: Civolution) -> list[int]:
        return [number for number in range(STARTER_SETS) if number not in s.numbers]

    def forced(self, s: Civolution) -> i64:
        return ASK

    def outcomes(self, s: Civolution) -> list[tuple[int, float]]:
        left = self.left(s)
        return [(NUMBER + number, 1 / len(left)) for number in left]

    def draw(self, s: Civolution, dealer: Dealer) -> int:
        left = self.left(s)
        return NUMBER + left[dealer.below("sets", len(left))]

    def act(self, s: Civolution, action: i64) -> None:
        number = int(action) - NUMBER
        s.numbers[self.owner] = number
        player = s.seats[self.owner]
        s.marker_pool.take(number)
        s.chip_pool.take(number)
        player.options = [number]
        for card in range(len(RESEARCH)):
            if RESEARCH[card].starter == number + 1:
                s.decks[card // DECK_SIZE].take(card % DECK_SIZE)
                player.add_card(card, KNOWN_TO_ALL)


class DealMarkers(Draw[Civolution]):
    """An advanced player is dealt a starting marker card, which nobody else sees (CV-23)."""

    def __init__(self, owner: i64) -> None:
        super().__init__(DEAL_MARKERS, "markers")
        self.owner: i64 = owner

    def args(self) -> list[int]:
        return [int(self.owner)]

    def witness(self) -> int:
        return int(self.owner)

    def pool(self, s: Civolution) -> Pool:
        return s.marker_pool

    def receive(self, s: Civolution, kind: int) -> None:
        player = s.seats[self.owner]
        player.options.append(kind)
        player.options.sort()
        if s.listening:
            s.tell("marker-dealt", {"marker": MARKER_CARDS_[kind].id}, to=int(self.owner))


class KeepStart(Decision):
    """An advanced player secretly keeps one card of each of the six kinds (CV-23)."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind

    def args(self) -> list[int]:
        return [int(self.seat), int(self.kind)]

    def rule(self) -> str:
        return "CV-23"

    def always_asked(self) -> bool:
        return True

    def sealed(self) -> bool:
        return True

    def witness(self) -> int:
        return int(self.seat)

    def inside(self) -> bool:
        return self.kind > 0

    def actions(self, s: Civolution, out: list[int]) -> None:
        player = s.seats[self.seat]
        if self.kind == len(DECKS):
            out.extend([KEEP_MARKERS + card for card in player.options])
            return
        for card in player.drawn:
            if card // DECK_SIZE == self.kind:
                out.append(KEEP + card)

    def act(self, s: Civolution, action: i64) -> None:
        player = s.seats[self.seat]
        if action >= KEEP_MARKERS:
            kept = int(action) - KEEP_MARKERS
            player.options.remove(kept)
            player.options.insert(0, kept)
            return
        card = int(action) - KEEP
        player.add_card(card, 1 << int(self.seat))
        player.drawn.remove(card)
        for other in player.drawn:
            if other // DECK_SIZE == self.kind:
                s.decks[self.kind].put_under(other % DECK_SIZE, 1 << int(self.seat))
        player.drawn = [other for other in player.drawn if other // DECK_SIZE != self.kind]
        s.push(KeepStart(self.seat, self.kind + 1))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "keep-start", {"kind": [*DECKS, "markers"][self.kind]}


class PlaceMarkers(Procedure[Civolution]):
    """The chosen marker cards are laid open and carried out (CV-24)."""

    def args(self) -> list[int]:
        return []

    def act(self, s: Civolution, action: i64) -> None:
        for seat in range(s.players):
            player = s.seats[seat]
            card = MARKER_CARDS_[player.options[0]]
            player.options = []
            if s.listening:
                s.tell("markers", {"seat": seat, "card": card.id})
            before = sum(player.at)
            for feature in range(len(FEATURES)):
                player.at[FEATURE + feature] += card.features[feature]
            for material in range(len(MATERIALS)):
                player.at[STORE + material] += card.materials[material]
            player.at[FOOD] += card.food
            player.at[MONEY] += card.money
            player.at[IDEAS] += card.ideas
            player.at[FOCUS] += card.focus
            player.supply -= sum(player.at) - before


class Starter(Chance[Civolution]):
    """Who begins (CV-25)."""

    def args(self) -> list[int]:
        return []

    def forced(self, s: Civolution) -> i64:
        return ASK

    def outcomes(self, s: Civolution) -> list[tuple[int, float]]:
        return [(STARTER + seat, 1 / s.players) for seat in range(s.players)]

    def draw(self, s: Civolution, dealer: Dealer) -> int:
        return STARTER + dealer.below("starter", s.players)

    def act(self, s: Civolution, action: i64) -> None:
        s.first = action - STARTER
        if s.listening:
            s.tell("starter", {"seat": int(s.first)})


# ---- chip cards -----------------------------------------------------------------------------------------------------


class ChipCards(Procedure[Civolution]):
    """Beginners get the chip card of their number; then the others pick, the starting civilization last (CV-26, 27)."""

    def args(self) -> list[int]:
        return []

    def act(self, s: Civolution, action: i64) -> None:
        steps: list[Step[Civolution]] = []
        advanced: list[int] = []
        for behind in range(1, s.sides + 1):
            seat = int(s.seat_after(s.first, -behind))
            if s.by_rules(seat):
                continue
            if s.numbers[seat] < 0:
                advanced.append(seat)
            else:
                steps.append(GoalForChip(seat, s.numbers[seat]))
        if advanced:
            for _ in range(len(advanced) + 1):
                steps.extend([ShowChipCard(), GoalForChip(-1, 0)])
            steps.extend([PickChipCard(seat) for seat in advanced])
            steps.append(ReturnChipCard())
        push_all(s, steps)


class ShowChipCard(Draw[Civolution]):
    """A chip card is revealed."""

    def __init__(self) -> None:
        super().__init__(DEAL_CHIP_CARD, "chip cards")

    def args(self) -> list[int]:
        return []

    def pool(self, s: Civolution) -> Pool:
        return s.chip_pool

    def receive(self, s: Civolution, kind: int) -> None:
        s.offered.append(kind)


class GoalForChip(Draw[Civolution]):
    """The goal chip on a chip card: of a beginner, or of the card shown last."""

    def __init__(self, owner: i64, card: i64) -> None:
        super().__init__(DEAL_GOAL, "goals")
        self.owner: i64 = owner
        self.card: i64 = card

    def args(self) -> list[int]:
        return [int(self.owner), int(self.card)]

    def pool(self, s: Civolution) -> Pool:
        return s.goal_pool

    def receive(self, s: Civolution, kind: int) -> None:
        if self.owner < 0:
            s.offered.append(kind)
        else:
            take_chip_card(s, self.owner, self.card, kind)


class PickChipCard(Decision):
    """One of the revealed chip cards with its goal chip (CV-27)."""

    def rule(self) -> str:
        return "CV-27"

    def actions(self, s: Civolution, out: list[int]) -> None:
        out.extend([PICK + card for card in sorted(s.offered[0::2])])

    def act(self, s: Civolution, action: i64) -> None:
        card = int(action) - PICK
        place = s.offered[0::2].index(card) * 2
        goal = s.offered[place + 1]
        del s.offered[place : place + 2]
        take_chip_card(s, self.seat, card, goal)


class ReturnChipCard(Procedure[Civolution]):
    """The card nobody picked leaves the game; its goal chip returns to the bag."""

    def args(self) -> list[int]:
        return []

    def act(self, s: Civolution, action: i64) -> None:
        s.goal_pool.put(s.offered[1])
        s.offered = []


def take_chip_card(s: Civolution, seat: i64, card: i64, goal: i64) -> None:
    """Goal chip to the goal area, the module to level II, the card to the rightmost column (CV-28)."""
    player = s.seats[seat]
    player.goals[0] = [int(goal)]
    module = CHIP_CARDS_[card].module
    player.levels[module] = 2
    insert(s, seat, COLUMNS - 1, CHIP_CARD + card, False)
    if s.listening:
        s.tell("upgraded", {"seat": int(seat), "module": MODULES[module], "level": 2})
        s.tell("goal-taken", {"seat": int(seat), "goal": GOAL_CHIPS[goal].id})
