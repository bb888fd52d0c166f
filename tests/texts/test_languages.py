"""The four languages say the same things: equal keys, equal values, complete plurals, sound files."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

import epoka
from epoka.texts import LANGUAGES
from tests.texts.ftl import (
    all_entries,
    collected,
    entries,
    entries_for,
    file_sets,
    name_of,
    parsed,
    patterns,
    values_used,
)

WHOLE_NUMBERS = {
    "en": {"one", "other"},
    "pl": {"one", "few", "many"},
    "cs": {"one", "few", "other"},
    "uk": {"one", "few", "many"},
}
"""The plural categories that whole numbers fall into."""

PLURAL_WORDS = {"zero", "one", "two", "few", "many", "other"}

QUOTES = {"en": "“”", "pl": "„”", "cs": "„“", "uk": "«»"}

others = pytest.mark.parametrize("language", LANGUAGES[1:])
everywhere = pytest.mark.parametrize("language", LANGUAGES)
each_file = pytest.mark.parametrize("file_set", file_sets())
each_game = pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: game.name)


@everywhere
@each_file
def test_every_line_of_a_file_is_understood(file_set: str, language: str) -> None:
    junk = [entry.content for entry in parsed(file_set, language).body if isinstance(entry, ast.Junk)]
    assert junk == []


@everywhere
@each_game
def test_no_key_is_defined_twice(game: epoka.Game, language: str) -> None:
    names = [name_of(entry) for entry in entries_for(game, language)]
    assert sorted(names) == sorted(set(names))


@others
@each_file
def test_keys_follow_in_the_same_order_as_in_english(file_set: str, language: str) -> None:
    english = [name_of(entry) for entry in entries(file_set, "en")]
    assert [name_of(entry) for entry in entries(file_set, language)] == english


@others
@each_file
def test_attributes_are_those_of_english(file_set: str, language: str) -> None:
    english = {name_of(entry): set(patterns(entry)) for entry in entries(file_set, "en")}
    assert {name_of(entry): set(patterns(entry)) for entry in entries(file_set, language)} == english


@others
@each_file
def test_messages_use_the_values_that_english_uses(file_set: str, language: str) -> None:
    english = {name_of(entry): values_used(entry) for entry in entries(file_set, "en")}
    assert {name_of(entry): values_used(entry) for entry in entries(file_set, language)} == english


@everywhere
@each_game
def test_references_lead_somewhere(game: epoka.Game, language: str) -> None:
    known = entries_for(game, language)
    names = {name_of(entry) for entry in known}
    assert {name for entry in known for name in collected(entry).references} <= names


@everywhere
def test_plurals_have_a_form_for_every_whole_number(language: str) -> None:
    incomplete = []
    for spoken, entry in all_entries():
        for selection in collected(entry).selections if spoken == language else []:
            words = {variant.key.name for variant in selection.variants if isinstance(variant.key, ast.Identifier)}
            if words - {"other"} and words <= PLURAL_WORDS and not WHOLE_NUMBERS[language] <= words:
                incomplete.append((name_of(entry), words))
    assert incomplete == []


@everywhere
def test_typography_is_that_of_the_language(language: str) -> None:
    """Only the quotation marks of the language, curved apostrophes, three dots as one sign, no space before a stop."""
    foreign = set("\"'“”„«»‚‘") - set(QUOTES[language])
    wrong = []
    for spoken, entry in all_entries():
        for words in collected(entry).wordings if spoken == language else []:
            if foreign & set(words) or "..." in words or re.search(r" [,.;!?]", words):
                wrong.append((name_of(entry), words))
    assert wrong == []
