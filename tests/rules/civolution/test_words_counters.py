"""Every counter of the vocabulary counts what its word says."""

from __future__ import annotations

import pytest

from epoka.games.civolution.components.grammar import COUNTER_ABOUT, subject
from epoka.games.civolution.components.vocabulary import COUNTERS
from epoka.games.civolution.position.counting import count
from epoka.games.civolution.position.state import Civolution
from tests.rules.civolution.table import ISLAND_GROUND, Seat, table

OWN: Seat = {
    "markers": {
        "food": 7,
        "money": 5,
        "ideas": 2,
        "focus": 1,
        "plan 2": 2,
        "plan 5": 1,
        "stamina": 3,
        "calm": 1,
        "wood": 2,
        "beeswax": 1,
        "jade": 1,
        "gold": 2,
        "raw b-forest": 2,
        "raw c-grassland": 1,
    },
    "tribes": [
        *["b-forest camp strong", "b-forest camp weak", "b-hills fire strong", "c-grassland fire weak"],
        *["b-hills wild weak", "a-water camp strong"],
    ],
    "boats": ["a-water"],
    "farms": ["b-forest", "c-grassland"],
    "statues": [ISLAND_GROUND, ISLAND_GROUND],
    "settlements": {4: 8},
    "dice": [1, 2, 3],
    "used": 3,
    "fate": 2,
    "favor": 4,
    "tracks": {"technology": 3, "prestige": 2, "knowledge": 1, "construction": 4, "culture": 6},
    "levels": {"trade": 2, "research": 3, "building": 2},
    "upgrades": 4,
    "columns": {1: ["A3", "I2", "A7"], 2: ["C1"], 3: ["G1+G2"], 4: ["T2"], 9: ["K2"]},
    "hand": ["C16", "B5"],
}


COUNTED: list[tuple[str, object, int]] = [
    ("track", "culture", 6),
    ("feature", "stamina", 3),
    ("feature", "any", 4),
    ("stored", "gold", 2),
    ("stored", "any", 6),
    ("stored-kinds", None, 4),
    ("stored-row", 3, 3),
    ("stored-land", "forest", 3),
    ("food", None, 7),
    ("money", None, 5),
    ("ideas", None, 2),
    ("focus", None, 1),
    ("dice", None, 8),
    ("activation-dice", None, 6),
    ("fate-dice", None, 2),
    ("tribes", "any", 6),
    ("tribes", "hills", 2),
    ("tribes", "water", 1),
    ("strong-tribes", "any", 3),
    ("strong-tribes", "grassland", 0),
    ("weak-tribes", "any", 3),
    ("weak-tribes", "hills", 1),
    ("wild-tribes", None, 1),
    ("fire-camps", None, 2),
    ("territories", "any", 4),
    ("territories", "forest", 1),
    ("terrains", None, 4),
    ("crowd", "any", 2),
    ("crowd", "water", 1),
    ("farms", "any", 2),
    ("farms", "grassland", 1),
    ("boats", None, 1),
    ("statues", None, 2),
    ("settlements", None, 1),
    ("sites", "any", 2),
    ("sites", "oak", 1),
    ("sites", "glacier", 0),
    ("favor", None, 4),
    ("cards", "any", 3),
    ("cards", "invention", 2),
    ("income-chips", None, 2),
    ("goal-chips", None, 2),
    ("attribute-chips", None, 1),
    ("modules", 2, 3),
    ("modules", 3, 1),
    ("upgrades", None, 4),
    ("hand", None, 2),
    ("diamonds", None, 2 + 2 + 3 + 1),
    ("columns", None, 5),
    ("stage", 1, 5),
    ("stage", 4, 1),
    ("lowest-track", None, 1),
    ("tracks-at", 3, 3),
    ("pale-tracks", None, 2),
    ("planning", None, 3),
    ("feature-kinds", None, 2),
    ("shared", None, 1),
    ("grounds", None, 2),
    ("pale-spaces", None, 1 + 1 + 2),
]


def position() -> Civolution:
    other: Seat = {"tribes": ["b-forest fire strong", "c-swamp camp strong"]}
    return table(seats={0: OWN, 1: other}, sites={8: "ground-1", 9: "oak"})


@pytest.mark.parametrize(("counter", "of", "wanted"), COUNTED)
def test_a_counter_counts_what_its_word_says(counter: str, of: object, wanted: int) -> None:
    number = 0 if of is None else subject("test", COUNTER_ABOUT[counter], of)
    assert count(position(), 0, COUNTERS.index(counter), number) == wanted


def test_no_counter_is_left_out_above() -> None:
    assert {counter for counter, _, _ in COUNTED} == set(COUNTERS)


def test_a_civilization_without_anything_counts_nothing() -> None:
    state = table()
    with_something = {"favor", "dice", "activation-dice", "fate-dice", "modules", "stage", "tracks-at", "columns"}
    for counter in set(COUNTERS) - with_something - {"income-chips"}:
        number = -1 if "any" in COUNTER_ABOUT.get(counter, "") else 0
        assert count(state, 1, COUNTERS.index(counter), number) == 0, counter
