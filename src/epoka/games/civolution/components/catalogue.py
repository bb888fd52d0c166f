"""All cards and chips, read from the data files and checked against what the box must hold."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from epoka.games.civolution.components.checks import (
    check_attributes,
    check_cards,
    check_chip_cards,
    check_events,
    check_goals,
    check_incomes,
    check_markers,
)
from epoka.games.civolution.components.reading import (
    Row,
    read_attribute,
    read_card,
    read_event,
    read_goal,
    read_income,
    read_markers,
)
from epoka.games.civolution.components.rows import (
    AttributeChip,
    EventCard,
    GoalChip,
    IncomeChip,
    MarkerCard,
    ResearchCard,
)

DATA: Final = Path(__file__).parent / "data"
T = TypeVar("T")


def load(name: str) -> dict[str, Any]:
    """The content of a data file, as it is written there."""
    data: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return data


def rows_of(name: str, key: str, read: Callable[[Row], T]) -> list[T]:
    return [read(row) for row in load(name)[key]]


RESEARCH: Final[list[ResearchCard]] = check_cards(rows_of("research", "cards", read_card))
GOAL_CHIPS: Final[list[GoalChip]] = check_goals(rows_of("chips", "goals", read_goal))
INCOME_CHIPS: Final[list[IncomeChip]] = check_incomes(rows_of("chips", "incomes", read_income))
ATTRIBUTE_CHIPS: Final[list[AttributeChip]] = check_attributes(rows_of("chips", "attributes", read_attribute))
EVENT_CARDS: Final[list[EventCard]] = check_events(rows_of("events", "cards", read_event))
MARKER_CARD_ROWS: Final[list[MarkerCard]] = check_markers(rows_of("start", "markers", read_markers))
CHIP_CARD_ROWS: Final[list[IncomeChip]] = check_chip_cards(rows_of("start", "chips", read_income))
