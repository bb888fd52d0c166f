"""Names and sentences of every card and chip, in four languages; a row without a text is named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from epoka.core.game import Game
from epoka.games.civolution.cards.catalogue import (
    ATTRIBUTE_CHIPS,
    CHIP_CARDS_,
    EVENT_CARDS,
    GOAL_CHIPS,
    INCOME_CHIPS,
    MARKER_CARDS_,
    RESEARCH,
)
from epoka.games.civolution.cards.lines import (
    Line,
    attribute_lines,
    card_lines,
    event_lines,
    goal_lines,
    income_lines,
    marker_lines,
)
from epoka.games.civolution.vocabulary import COSTS, COUNTERS, EFFECTS, POWERS, TRIGGERS
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
        "marker": [card.id for card in MARKER_CARDS_],
        "chip": [card.id for card in CHIP_CARDS_],
    }
    return [f"{kind}-{id}" for kind, part in ids.items() for id in part]


def lines() -> Iterator[tuple[str, Line]]:
    """Every line of every row, with the row's id."""
    for card in RESEARCH:
        for part in card_lines(card).values():
            yield from [(card.id, line) for line in part]
    yield from [(goal.id, line) for goal in GOAL_CHIPS for line in goal_lines(goal)]
    yield from [(chip.id, line) for chip in [*INCOME_CHIPS, *CHIP_CARDS_] for line in income_lines(chip)]
    yield from [(chip.id, line) for chip in ATTRIBUTE_CHIPS for line in attribute_lines(chip)]
    yield from [(event.id, line) for event in EVENT_CARDS for line in event_lines(event)]
    yield from [(marker.id, line) for marker in MARKER_CARDS_ for line in marker_lines(marker)]


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
