"""The stage partition: which column takes what, and what an installed element sets going (CV-101 to CV-110)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from epoka.core.refusal import Refusal
from epoka.games.civolution.components.board import COLUMN_BASE, STAGE_POINTS
from epoka.games.civolution.components.catalogue import ATTRIBUTE_CHIPS, RESEARCH
from epoka.games.civolution.components.codes import P_AS_FEATURE, P_FEED_LAND, P_FREE_SHIFT, P_SKIP_SPACE, P_WALK_LAND
from epoka.games.civolution.components.elements import element_id
from epoka.games.civolution.components.pieces import (
    ATTRIBUTE,
    ATTRIBUTE_TYPE,
    CARDS,
    COLUMN_TYPES,
    COLUMNS,
    DECK_SIZE,
    GOAL,
    GOAL_TYPE,
)
from epoka.games.civolution.components.vocabulary import ACTIVITY, PASSIVE, TRIGGER
from epoka.games.civolution.notation import ATOP, BESIDE, COLUMN
from epoka.games.civolution.position.player import Player
from epoka.games.civolution.position.scoring import TILED_STAGES, TOP_STAGE, stage_points
from epoka.games.civolution.position.state import Civolution
from epoka.games.civolution.steps.decision import Decision
from epoka.games.civolution.steps.preview import Preview

ANY_TYPE: Final = -1
"""The type of income chips, which go into any column."""


def type_of(element: i64) -> i64:
    """The type of column that an element goes into."""
    if element < CARDS:
        return element // DECK_SIZE
    if element >= GOAL:
        return GOAL_TYPE
    return ATTRIBUTE_TYPE if element >= ATTRIBUTE else ANY_TYPE


def is_level(player: Player, column: i64) -> bool:
    """Whether both halves are equally high, so that a whole element can rest on them (CV-105)."""
    return len(player.left[column]) == len(player.right[column])


def columns_for(player: Player, kind: i64) -> list[int]:
    """The columns an element of this type may go to (CV-102, CV-105)."""
    if kind == ANY_TYPE:
        return [column for column in range(COLUMNS) if is_level(player, column)]
    for column in range(COLUMNS):
        if player.bound[column] == kind:
            return [column] if kind == GOAL_TYPE or is_level(player, column) else []
    return [column for column in range(COLUMNS) if player.bound[column] < 0]


def next_stage(player: Player, column: i64) -> i64:
    """The lowest free stage of a column, which may grow beyond the fifth; the last one begins at 4 (CV-109, CV-110)."""
    return COLUMN_BASE[column] + len(player.right[column])


def column_reason(player: Player, kind: i64, column: int) -> Refusal | None:
    """Why an element of a type cannot go into a column, None where it can (CV-101, CV-102, CV-105)."""
    if kind != ANY_TYPE and player.bound[column] not in (-1, kind):
        return Refusal("column-taken", "CV-101", {"column": column + 1, "kind": COLUMN_TYPES[player.bound[column]]})
    if kind != ANY_TYPE and player.bound[column] < 0 and int(kind) in player.bound:
        return Refusal("column-elsewhere", "CV-102", {"column": player.bound.index(int(kind)) + 1})
    if not is_level(player, column):
        return Refusal("column-uneven", "CV-105", {"column": column + 1})
    return None


def say_stage(preview: Preview, player: Player, stage: int) -> None:
    """Where an element would lie, and what it scores there at the end (CV-169)."""
    points = int(stage_points(player, stage))
    if not points and TILED_STAGES <= stage <= TOP_STAGE:
        preview.say("stage-inactive", {"stage": stage, "points": STAGE_POINTS[stage]})
    else:
        preview.say("stage", {"stage": stage, "points": points})


def insert(s: Civolution, seat: i64, column: i64, element: i64, atop: bool) -> None:
    """Put an element on its column; a goal chip fills half a stage (CV-103, CV-120)."""
    player = s.seats[seat]
    kind = type_of(element)
    if kind != ANY_TYPE:
        player.bound[column] = int(kind)
    if kind != GOAL_TYPE:
        player.left[column] = [*player.left[column], int(element)]
        player.right[column] = [*player.right[column], int(element)]
    elif atop or is_level(player, column):
        player.left[column] = [*player.left[column], int(element)]
    else:
        player.right[column] = [*player.right[column], int(element)]
    if s.listening:
        half = player.left if player.left[column][-1] == element else player.right
        stage = COLUMN_BASE[column] + len(half[column]) - 1
        where = {"column": int(column) + 1, "stage": int(stage)}
        s.tell("installed", {"seat": int(seat), "element": element_id(int(element)), **where})


class PlaceElement(Decision):
    """The player chooses the column for a chip; then what the chip brings takes effect."""

    def __init__(self, seat: i64, element: i64) -> None:
        super().__init__(seat)
        self.element: i64 = element

    def rule(self) -> str:
        return "CV-102"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        for column in columns_for(s.seats[self.seat], type_of(self.element)):
            out.append(COLUMN + column)

    def act(self, s: Civolution, action: i64) -> None:
        column = action - COLUMN
        if type_of(self.element) == GOAL_TYPE and not is_level(s.seats[self.seat], column):
            s.push(PlaceHalf(self.seat, self.element, column))
            return
        insert(s, self.seat, column, self.element, False)
        take_effect(s, self.seat, self.element)

    def reason(self, s: Civolution, action: int) -> Refusal | None:
        if COLUMN <= action < COLUMN + COLUMNS:
            return column_reason(s.seats[self.seat], type_of(self.element), action - COLUMN)
        return None

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        player = s.seats[self.seat]
        say_stage(shown, player, int(next_stage(player, action - COLUMN)))

    def prompt(self, s: Civolution) -> tuple[str, dict[str, Any]]:
        return "place-element", {"element": element_id(int(self.element))}


class PlaceHalf(Decision):
    """A goal chip may fill its stage or lie on top of another one (CV-120)."""

    def __init__(self, seat: i64, element: i64, column: i64) -> None:
        super().__init__(seat)
        self.element: i64 = element
        self.column: i64 = column

    def rule(self) -> str:
        return "CV-120"

    def inside(self) -> bool:
        return True

    def actions(self, s: Civolution, out: list[int]) -> None:
        out.append(BESIDE)
        out.append(ATOP)

    def act(self, s: Civolution, action: i64) -> None:
        insert(s, self.seat, self.column, self.element, action == ATOP)

    def foresee(self, s: Civolution, action: int, shown: Preview) -> None:
        player = s.seats[self.seat]
        side = player.left if action == ATOP else player.right
        say_stage(shown, player, COLUMN_BASE[self.column] + len(side[self.column]))


def take_effect(s: Civolution, seat: i64, element: i64) -> None:
    """Make the ability of an installed element work from now on (CV-118, CV-125)."""
    player = s.seats[seat]
    if element < CARDS:
        card = RESEARCH[element]
        if card.top == PASSIVE:
            add_power(player, card.power, card.amount)
        elif card.top == TRIGGER:
            player.triggers.append(int(element))
        elif card.top == ACTIVITY:
            player.activities.append(int(element))
    elif ATTRIBUTE <= element < GOAL:
        chip = ATTRIBUTE_CHIPS[element - ATTRIBUTE]
        if chip.top == PASSIVE:
            add_power(player, chip.power, chip.amount)
        else:
            player.triggers.append(int(element))


def add_power(player: Player, power: i64, amount: i64) -> None:
    """Powers that name a thing are kept as bits, all others add up."""
    if power in (P_FEED_LAND, P_WALK_LAND, P_FREE_SHIFT, P_AS_FEATURE, P_SKIP_SPACE):
        player.powers[power] |= 1 << int(amount)
    else:
        player.powers[power] += int(amount)
