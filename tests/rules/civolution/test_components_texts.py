"""Names and sentences of every card and chip, in four languages; a row without a text is named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from epoka.core.game import Game
from epoka.games.civolution.components.catalogue import (
    ATTRIBUTE_CHIPS,
    CHIP_CARD_ROWS,
    EVENT_CARDS,
    GOAL_CHIPS,
    INCOME_CHIPS,
    MARKER_CARD_ROWS,
    RESEARCH,
)
from epoka.games.civolution.components.lines import (
    Line,
    attribute_lines,
    card_lines,
    event_lines,
    goal_lines,
    income_lines,
    marker_lines,
)
from epoka.games.civolution.components.vocabulary import COSTS, COUNTERS, EFFECTS, POWERS, TRIGGERS
from epoka.games.civolution.terminal import Terminal
from epoka.texts import LANGUAGES, MissingText, Texts
from tests.texts.ftl import entries, name_of

each_language = pytest.mark.parametrize("language", LANGUAGES)


class Speaker:
    """Stands for the game where texts only ask in which package their files lie."""

    __module__ = "epoka.games.civolution.game"


def texts(language: str) -> Texts:
    return Texts(language, cast(Game, Speaker()))


def names() -> list[str]:
    ids = {
        "card": [card.id for card in RESEARCH],
        "goal": [goal.id for goal in GOAL_CHIPS],
        "income": [chip.id for chip in INCOME_CHIPS],
        "attribute": [chip.id for chip in ATTRIBUTE_CHIPS],
        "incident": [event.id for event in EVENT_CARDS],
        "marker": [card.id for card in MARKER_CARD_ROWS],
        "chip": [card.id for card in CHIP_CARD_ROWS],
    }
    return [f"{kind}-{id}" for kind, part in ids.items() for id in part]


def lines() -> Iterator[tuple[str, Line]]:
    """Every line of every row, with the row's id."""
    for card in RESEARCH:
        for part in card_lines(card).values():
            yield from [(card.id, line) for line in part]
    yield from [(goal.id, line) for goal in GOAL_CHIPS for line in goal_lines(goal)]
    yield from [(chip.id, line) for chip in [*INCOME_CHIPS, *CHIP_CARD_ROWS] for line in income_lines(chip)]
    yield from [(chip.id, line) for chip in ATTRIBUTE_CHIPS for line in attribute_lines(chip)]
    yield from [(event.id, line) for event in EVENT_CARDS for line in event_lines(event)]
    yield from [(marker.id, line) for marker in MARKER_CARD_ROWS for line in marker_lines(marker)]


@each_language
def test_every_card_and_chip_has_a_name_of_its_own(language: str) -> None:
    said = [texts(language).say(key) for key in names()]
    assert len(said) == 304 and len(set(said)) == 304


@each_language
def test_every_line_of_every_row_can_be_said(language: str) -> None:
    speaker = texts(language)
    missing = []
    for id, line in lines():
        unnamed = [
            f"{name}-{value}" for name, value in line["values"].items() if isinstance(value, str) and name != "die"
        ]
        missing += [(id, key) for key in unnamed if not speaker.has(key)]
        try:
            sentence = speaker.say(line["key"], line["values"])
        except MissingText as error:
            missing.append((id, str(error)))
        else:
            assert "$" not in sentence and "{" not in sentence, id
    assert missing == []


@each_language
def test_different_lines_are_different_sentences(language: str) -> None:
    speaker = texts(language)
    said: dict[str, str] = {}
    for id, line in lines():
        meant = f"{line['key']} {line['values']}"
        sentence = speaker.say(line["key"], line["values"])
        assert said.setdefault(sentence, meant) == meant, id


def test_icons_follow_from_the_row() -> None:
    theocracy = card_lines(next(card for card in RESEARCH if card.id == "C16"))
    assert [line["icon"] for line in theocracy["costs"]] == [
        *["return-feature-intelligence", "have-feature-expression", "have-feature-calm"],
        *["empty", "empty"],
    ]
    assert [line["icon"] for line in theocracy["top"]] == ["activity", "food", "weak-tribes"]
    assert [line["icon"] for line in theocracy["instant"]] == ["track-culture"]


def test_theocracy_reads_like_the_printed_card() -> None:
    theocracy = card_lines(next(card for card in RESEARCH if card.id == "C16"))
    speaker = texts("en")
    assert [speaker.say(line["key"], line["values"]) for line in [*theocracy["top"], *theocracy["instant"]]] == [
        "Activity:",
        "Pay 1 food.",
        "Choose a territory with a tribe of yours and put up to 2 weak tribes on free encampments there.",
        "Advance 1 step on the Culture track.",
    ]


CONTAINING = ["D8", "D13", "D14", "D19", "D20", "D25", "D30"]
"""The cards with a ⊃ sign, always between their first two spaces."""


def costs(id: str) -> list[Line]:
    return card_lines(next(card for card in RESEARCH if card.id == id))["costs"]


@pytest.mark.rule("CV-114")
@each_language
def test_a_space_that_the_one_before_contains_says_so(language: str) -> None:
    """Three settlements do for both spaces of the Palace, not five."""
    speaker = texts(language)
    for id in CONTAINING:
        first, second = costs(id)[:2]
        alone = speaker.say(second["key"], {**second["values"], "within": 0})
        said = speaker.say(second["key"], second["values"])
        assert second["values"]["within"] == first["values"]["settlements"], id
        assert said.startswith(alone.partition(" (")[0]) and f" {second['values']['within']} " in said, id
        assert len(said) > len(alone) + 20, id


def test_no_other_space_is_said_to_be_contained() -> None:
    within = [card.id for card in RESEARCH for line in costs(card.id) if line["values"].get("within")]
    assert within == CONTAINING


@pytest.mark.rule("CV-114")
def test_the_palace_reads_like_the_printed_spaces() -> None:
    speaker = texts("en")
    assert [speaker.say(line["key"], line["values"]) for line in costs("D14")[:2]] == [
        "1 × stone or 3 settlements built",
        "1 × jade or 2 settlements built (contained in the 3 settlements of the space before)",
    ]


def test_the_terminal_shows_the_sign_before_the_contained_space() -> None:
    board = Terminal(texts("en"))
    assert [id for id in CONTAINING if [board.sentence(line)[0] for line in costs(id)].count("⊃") != 1] == []
    assert board.sentence(costs("D14")[1]).startswith("⊃ 1 × jade")


@each_language
def test_a_card_that_works_on_all_tracks_offers_no_choice_of_one(language: str) -> None:
    """The Dynasty answers to pale spaces of all five tracks; only an effect lets one choose a track."""
    speaker = texts(language)
    dynasty = card_lines(next(card for card in RESEARCH if card.id == "E12"))["top"][0]
    said = speaker.say(dynasty["key"], dynasty["values"])
    assert {"en": "any", "pl": "dowolnym", "cs": "libovolné", "uk": "будь-якому"}[language] in said
    assert {"en": "choice", "pl": "wybran", "cs": "zvolen", "uk": "обран"}[language] not in said


def test_no_sentence_is_left_of_a_word_that_no_row_uses() -> None:
    used = {line["key"] for _, line in lines()}
    used |= {f"counter-{line['values']['counter']}" for _, line in lines() if "counter" in line["values"]}
    written = {name_of(entry) for entry in entries("games/civolution/texts/{}/effects.ftl", "en")}
    assert written - used == set()


def test_the_document_explains_every_word_of_the_vocabulary() -> None:
    document = (Path(__file__).parents[3] / "docs" / "civolution-components.md").read_text("utf-8")
    words = [*EFFECTS, *COSTS, *COUNTERS, *TRIGGERS, *POWERS]
    assert [word for word in words if f"| `{word}` |" not in document] == []
    assert "|  |" not in document
