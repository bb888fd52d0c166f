"""What each word of the vocabulary may be said about, and how a row of data becomes numbers."""

from __future__ import annotations

from typing import Any, Final

from epoka.core.errors import EpokaError
from epoka.games.civolution.components.pieces import (
    DECKS,
    FEATURES,
    LANDS,
    MAIN_MODULES,
    MATERIALS,
    MODULES,
    PROJECTS,
    SITES,
    TERRAINS,
    TRACKS,
)
from epoka.games.civolution.components.vocabulary import COSTS, COUNTERS, EFFECTS, POWERS, TRIGGERS

ANY: Final = "any"
ALONE: Final = ""
"""Marks a word that is about nothing further."""


class BadComponents(EpokaError):
    """A component file breaks a fact of the game or the vocabulary; the message names the row."""


def numbers(first: int, last: int) -> list[str]:
    return [str(number) for number in range(first, last + 1)]


SUBJECTS: Final[dict[str, list[str]]] = {
    "track": TRACKS,
    "feature": FEATURES,
    "material": MATERIALS,
    "row": ["", *numbers(1, 3)],
    "land": TERRAINS[:LANDS],
    "terrain": TERRAINS,
    "deck": DECKS,
    "die": ["", *numbers(1, 6)],
    "project": PROJECTS,
    "module": MODULES,
    "main-module": MODULES[:MAIN_MODULES],
    "site": SITES,
    "level": ["", *numbers(1, 3)],
    "stage": ["", *numbers(1, 5)],
    "space": [*numbers(0, 12)],
    "number": [*numbers(0, 12)],
    "counter": COUNTERS,
}
"""What a word can be about: the names in the order of their numbers. "" stands where a number does not exist."""

EFFECT_ABOUT: Final[dict[str, str]] = {
    "track": "track or any",
    "feature": "feature or any",
    "material": "material or any",
    "row-material": "row",
    "land-material": "land",
    "card": "deck or any",
    "draw": "number",
    "upgrade": "die or any",
    "build": "project or any",
    "install-card": "deck",
    "points-per": "counter",
    "food-per": "counter",
    "money-per": "counter",
    "ideas-per": "counter",
    "points-per-level": "level",
}
"""What the second number of an effect means. `draw` says how many of the drawn cards are kept."""

COST_ABOUT: Final[dict[str, str]] = {
    "material": "material",
    "return-feature": "feature",
    "have-feature": "feature",
    "row-material": "row",
}

COUNTER_ABOUT: Final[dict[str, str]] = {
    "track": "track",
    "feature": "feature or any",
    "stored": "material or any",
    "stored-row": "row",
    "stored-land": "land",
    "tribes": "terrain or any",
    "strong-tribes": "terrain or any",
    "weak-tribes": "terrain or any",
    "territories": "terrain or any",
    "crowd": "terrain or any",
    "farms": "land or any",
    "sites": "site or any",
    "cards": "deck or any",
    "modules": "level",
    "stage": "stage",
    "tracks-at": "space",
}

TRIGGER_ABOUT: Final[dict[str, str]] = {
    "module": "module",
    "build": "project or any",
    "install-card": "deck or any",
    "track-bonus": "track or any",
    "settle": "terrain",
    "pale-space": "track or any",
}

POWER_ABOUT: Final[dict[str, str]] = {
    "feed-land": "terrain",
    "walk-land": "land",
    "free-shift": "die",
    "as-feature": "feature",
    "skip-space": "deck",
}
"""The powers whose amount names a thing instead of a number."""

SWITCHES: Final = [
    *["no-gorge", "no-glacier", "no-bad-weather", "steadfast", "strong-displacing", "seaworthy", "wild-strong"],
    *["volcano-farms", "any-find", "income-points", "free-displacing", "project-idea", "boat-cargo", "hunt-again"],
    *["weak-migrants", "goal-upgrade"],
]
"""The powers one has or has not; their amount is 1."""


def word(row: str, kind: str, words: list[str], name: object) -> int:
    """The number of a word, or BadComponents with the row and the words there are."""
    if not isinstance(name, str) or name not in words or not name:
        known = ", ".join([known for known in words if known])
        raise BadComponents(f"{row}: «{name}» is no {kind}; there is {known}")
    return words.index(name)


def whole(row: str, what: str, value: object, least: int = 1) -> int:
    """Check a whole number: it must be at least `least`."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise BadComponents(f"{row}: {what} is «{value}», but must be a whole number of at least {least}")
    return value


def subject(row: str, about: str, name: object, without: int = -1) -> int:
    """What a word is about, as a number; `without` is the number of "any"."""
    kind, _, any_will_do = about.partition(" or ")
    if any_will_do and name == ANY:
        return without
    return word(row, kind, SUBJECTS[kind], str(name) if isinstance(name, int) else name)


def name_of(about: str, number: int) -> str:
    """The name behind a number that `subject` gave; "any" for none in particular."""
    kind, _, any_will_do = about.partition(" or ")
    names = SUBJECTS[kind]
    return ANY if any_will_do and not (0 <= number < len(names) and names[number]) else names[number]


def counted(row: str, counter: object, of: list[Any]) -> list[int]:
    """A counter and what of it is counted: [counter, number]."""
    number = word(row, "counter", COUNTERS, counter)
    about = COUNTER_ABOUT.get(str(counter), ALONE)
    if len(of) != (1 if about else 0):
        raise BadComponents(f"{row}: the counter «{counter}» is about {about or 'nothing'}, not {of}")
    return [number, subject(row, about, of[0]) if about else 0]


def check_tables() -> None:
    """Every word in the tables above is a word of the vocabulary."""
    for what, table, words in (
        ("effect", EFFECT_ABOUT, EFFECTS),
        ("cost", COST_ABOUT, COSTS),
        ("counter", COUNTER_ABOUT, COUNTERS),
        ("trigger", TRIGGER_ABOUT, TRIGGERS),
        ("power", POWER_ABOUT, POWERS),
        ("power", dict.fromkeys(SWITCHES, ""), POWERS),
    ):
        for name in table:
            word("cards/words.py", what, words, name)


check_tables()
