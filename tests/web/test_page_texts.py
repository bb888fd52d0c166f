"""The page's own words: the same in four languages, complete plurals, nothing unsaid and nothing unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from epoka.texts import LANGUAGES
from tests.texts.ftl import Collector, entries, file_sets, name_of, parsed_file
from tests.texts.test_languages import PLURAL_WORDS, WHOLE_NUMBERS

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"

others = pytest.mark.parametrize("language", LANGUAGES[1:])
everywhere = pytest.mark.parametrize("language", LANGUAGES)


def page_texts(language: str) -> dict[str, ast.Message]:
    """Those of the first load, and those that come when they are wanted."""
    files = [WEB / "texts" / f"{language}.ftl", *sorted((WEB / "texts").glob(f"*/{language}.ftl"))]
    body = [entry for file in files for entry in parsed_file(file).body]
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {name_of(entry): entry for entry in body if isinstance(entry, ast.Message)}


def page_sources() -> str:
    """The code of the page, without the games' boards, which have words of their own."""
    files = [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")]
    own = [file for file in files if not re.search(r"/src/(games/[^/]+|dev)/", file.as_posix())]
    return "\n".join(file.read_text("utf-8") for file in own)


@others
def test_same_keys_and_values_as_in_english(language: str) -> None:
    english, theirs = page_texts("en"), page_texts(language)
    assert list(theirs) == list(english)
    for key, message in english.items():
        assert Collector(theirs[key]).variables == Collector(message).variables, key


@everywhere
def test_plurals_are_complete(language: str) -> None:
    for key, message in page_texts(language).items():
        for selection in Collector(message).selections:
            branches = {branch.key.name for branch in selection.variants if isinstance(branch.key, ast.Identifier)}
            if len(branches & PLURAL_WORDS) > 1:
                assert branches >= WHOLE_NUMBERS[language], key


def test_no_game_uses_a_key_of_the_page() -> None:
    """The page's texts are read first: a game's text of the same key would never be seen."""
    games = [entries(file_set, "en") for file_set in file_sets()]
    assert set(page_texts("en")) & {name_of(entry) for found in games for entry in found} == set()


def test_every_key_the_page_names_exists() -> None:
    general = parsed_file(ROOT / "src/epoka/texts/en.ftl")
    known = {*page_texts("en"), *[name_of(entry) for entry in general.body if isinstance(entry, ast.Message)]}
    lessons = [file_set for file_set in file_sets() if file_set.endswith("/lessons.ftl")]
    overviews = [{name_of(entry) for entry in entries(file_set, "en")} for file_set in lessons]
    known |= {key for key in set.intersection(*overviews) if key.startswith("overview-")}  # each game has its own
    named = set(re.findall(r"say\(\s*'([a-z][\w-]+)'", page_sources()))
    named |= set(re.findall(r"'((?:web|error)-[a-z][\w-]+)'", page_sources()))
    assert named - known == set()


def test_every_text_of_the_page_is_used() -> None:
    lessons = "\n".join(file.read_text("utf-8") for file in (ROOT / "src/epoka/lessons").glob("*.py"))
    sources = page_sources() + "".join(f"'{key}'" for key in re.findall(r"\"(lesson-[a-z-]+)\"", lessons))
    starts = set(re.findall(r"`((?:web|error|event|refusal|coach|deal|clock)-[\w-]*)\$\{", sources))
    starts.add("reason-")  # the coach names them
    unused = [
        key
        for key in page_texts("en")
        if f"'{key}'" not in sources and not any(key.startswith(start) for start in starts)
    ]
    assert unused == []


def test_every_refusal_of_the_server_has_words() -> None:
    server = "\n".join(file.read_text("utf-8") for file in (ROOT / "src/epoka/server").glob("*.py"))
    codes = set(re.findall(r"Refused\(\s*\d+,\s*\"([a-z-]+)\"", server))
    assert len(codes) > 20
    assert {code for code in codes if f"error-{code}" not in page_texts("en")} == set()


def test_every_event_of_a_table_has_words() -> None:
    server = "\n".join(file.read_text("utf-8") for file in (ROOT / "src/epoka/server").glob("*.py"))
    events = set(re.findall(r"\"(table-[a-z-]+)\"", server))
    assert len(events) > 5
    assert {event for event in events if f"event-{event}" not in page_texts("en")} == set()
