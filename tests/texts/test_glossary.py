"""The glossaries in docs/glossary are kept: their words are used, and the forms they reject are not."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from epoka.texts import LANGUAGES
from tests.texts.ftl import SOURCES, Collector, parsed_file

ROOT = Path(__file__).resolve().parents[2]

FOLDERS = {"Stone Age": "stoneage", "Founders": "founders", "Civolution": "civolution"}
"""The words of the third column that mean a game, with its folder; the others are `page` and `all`."""

everywhere = pytest.mark.parametrize("language", LANGUAGES)


class Row(NamedTuple):
    """A line of a table: the English word, the word of the language, where it is used, what is said nowhere there."""

    english: str
    word: str
    where: str
    rejected: list[str]


@cache
def glossary(language: str) -> list[Row]:
    lines = (ROOT / f"docs/glossary/{language}.md").read_text("utf-8").splitlines()
    cells = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in lines if line.startswith("| ")]
    return [
        Row(english, word, where, re.findall("`([^`]+)`", rejected.replace(r"\|", "|")))
        for english, word, where, rejected in cells
        if where != "where"
    ]


def files(language: str, where: str) -> list[Path]:
    """The message files of a language for which a row is meant."""
    if where in FOLDERS:
        return sorted((SOURCES / "games" / FOLDERS[where] / "texts" / language).glob("*.ftl"))
    page = [
        ROOT / f"web/texts/{language}.ftl",
        *sorted((ROOT / "web/texts").glob(f"*/{language}.ftl")),
        SOURCES / f"texts/{language}.ftl",
    ]
    return page if where == "page" else [*page, *(file for name in FOLDERS for file in files(language, name))]


@cache
def wordings(file: Path) -> list[str]:
    """Every wording of a message file, with × where a value goes."""
    return Collector(parsed_file(file)).wordings


@everywhere
def test_no_rejected_form_is_said(language: str) -> None:
    said = [
        f"{'/'.join(file.parts[-4:])}: “{wording}” has {pattern} ({row.english})"
        for row in glossary(language)
        for pattern in row.rejected
        for file in files(language, row.where)
        for wording in wordings(file)
        if re.search(pattern, wording, re.IGNORECASE)
    ]
    assert said == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_word_of_a_glossary_is_used(language: str) -> None:
    unused = []
    for row in glossary(language):
        text = "\n".join(wording for file in files(language, row.where) for wording in wordings(file)).lower()
        if not any(form.lower() in text for form in row.word.split("; ")):
            unused.append(row.word)
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_glossary_has_the_same_rows(language: str) -> None:
    assert [(row.english, row.where) for row in glossary(language)] == [
        (row.english, row.where) for row in glossary("en")
    ]


def test_every_row_says_where_it_is_for() -> None:
    assert {row.where for row in glossary("en")} == {*FOLDERS, "page", "all"}
