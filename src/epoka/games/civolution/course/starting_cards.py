"""Starting cards: the sets of beginners, what advanced players keep, marker cards and chip cards (CV-21 to CV-28)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from epoka.core.drawing import Draw
from epoka.core.pool import Pool
from epoka.core.step import Step, TableProcedure
from epoka.core.uniform import UniformChance
from epoka.games.civolution.components.catalogue import CHIP_CARD_ROWS, GOAL_CHIPS, MARKER_CARD_ROWS, RESEARCH
from epoka.games.civolution.components.pieces import (
    CHIP_CARD,
    COLUMNS,
    DECK_SIZE,
    DECKS,
    FEATURES,
    MARKER_CARDS,
    MATERIALS,
    MODULES,
    STARTER_SETS,
)
from epoka.games.civolution.components.spaces import FEATURE, FOCUS, FOOD, IDEAS, MONEY, STORE
from epoka.games.civolution.console.columns import insert
from epoka.games.civolution.notation import DEAL_CHIP_CARD, DEAL_GOAL, DEAL_MARKERS, KEEP, KEEP_MARKERS, NUMBER, PICK
from epoka.games.civolution.position.player import KNOWN_TO_ALL
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision


class BeginnerSet(UniformChance[Civolution]):
    """A beginner gets a number: marker card, five research cards and later the chip card (CV-21)."""

    def __init__(self, owner: i64) -> None:
        super().__init__(NUMBER, "sets")
        self.owner: i64 = owner

    def always_asked(self) -> bool:
        return True

    def candidates(self, s: Civolution) -> list[int]:
        return [number for number in range(STARTER_SETS) if number not in s.numbers]

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

    def witness(self) -> int:
        return int(self.owner)

    def pool(self, s: Civolution) -> Pool:
        return s.marker_pool

    def receive(self, s: Civolution, kind: int) -> None:
        player = s.seats[self.owner]
        player.options.append(kind)
        player.options.sort()
        if s.listening:
            s.tell("marker-dealt", {"marker": MARKER_CARD_ROWS[kind].id}, to=int(self.owner))


class KeepStart(Decision):
    """An advanced player secretly keeps one card of each of the six kinds (CV-23)."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind

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


class PlaceMarkers(TableProcedure[Civolution]):
    """The chosen marker cards are laid open and carried out; all marker cards leave the game (CV-24).

    The pool is emptied too: what it still held would tell which cards the others have rejected.
    """

    def act(self, s: Civolution, action: i64) -> None:
        for seat in range(s.players):
            player = s.seats[seat]
            card = MARKER_CARD_ROWS[player.options[0]]
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
        s.marker_pool = Pool([0] * MARKER_CARDS)


# ---- chip cards -----------------------------------------------------------------------------------------------------


class ChipCards(TableProcedure[Civolution]):
    """Beginners get the chip card of their number; then the others pick, the starting civilization last (CV-26, 27)."""

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
        s.push_all(steps)


class ShowChipCard(Draw[Civolution]):
    """Chance reveals a starting chip card."""

    def __init__(self) -> None:
        super().__init__(DEAL_CHIP_CARD, "chip cards")

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

    def pool(self, s: Civolution) -> Pool:
        return s.goal_pool

    def receive(self, s: Civolution, kind: int) -> None:
        if self.owner < 0:
            s.offered.append(kind)
        else:
            take_chip_card(s, self.owner, self.card, kind)


class PickChipCard(Decision):
    """The player picks one of the revealed chip cards with its goal chip (CV-27)."""

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


class ReturnChipCard(TableProcedure[Civolution]):
    """The card nobody picked leaves the game; its goal chip returns to the bag."""

    def act(self, s: Civolution, action: i64) -> None:
        s.goal_pool.put(s.offered[1])
        s.offered = []


def take_chip_card(s: Civolution, seat: i64, card: i64, goal: i64) -> None:
    """Give a player a chip card (CV-28).

    Its goal chip goes to the goal area, its module to level II, the card to the rightmost column.
    """
    player = s.seats[seat]
    player.goals[0] = [int(goal)]
    module = CHIP_CARD_ROWS[card].module
    player.levels[module] = 2
    insert(s, seat, COLUMNS - 1, CHIP_CARD + card, False)
    if s.listening:
        s.tell("upgraded", {"seat": int(seat), "module": MODULES[module], "level": 2})
        s.tell("goal-taken", {"seat": int(seat), "goal": GOAL_CHIPS[goal].id})
