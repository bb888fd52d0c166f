"""What is written on a screen, and what of it should not be there: raw keys, unfilled values, another language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page

import epoka
from tests.texts.ftl import parsed_file

PACKAGE = Path(epoka.__file__).parent
PAGE = Path(__file__).resolve().parents[2] / "web" / "texts"

# Every text in sight and every text for the ear, one string each.
WRITTEN = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.textContent.trim();
        if (text && walker.currentNode.parentElement.checkVisibility()) found.push(text);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
        for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name).trim());
    return [document.title, ...found];
}"""


def written(page: Page) -> list[str]:
    texts: list[str] = page.evaluate(WRITTEN)
    return texts


def text_files(language: str) -> list[Path]:
    own = [PAGE / f"{language}.ftl", PACKAGE / "texts" / f"{language}.ftl"]
    return own + sorted(PACKAGE.glob(f"games/*/texts/{language}/*.ftl"))


@cache
def messages(language: str) -> dict[str, str]:
    """All keys with their wording; "" where it depends on values."""
    found = {}
    for file in text_files(language):
        for entry in parsed_file(file).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = plain(entry.value)
    return found


def plain(pattern: ast.Pattern | None) -> str:
    elements = pattern.elements if pattern is not None else []
    texts = [element.value for element in elements if isinstance(element, ast.TextElement)]
    return "".join(texts).strip() if len(texts) == len(elements) else ""


class Wordings(Visitor):
    """All that is written out in a message file."""

    def __init__(self, file: Path) -> None:
        self.texts: list[str] = []
        self.visit(parsed_file(file))

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


def hyphenated(texts: list[str]) -> set[str]:
    return {word for text in texts for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text)}


@cache
def keys() -> set[str]:
    """Keys that are no words of a sentence by themselves, as "first-player" is."""
    words = [text for file in text_files("en") for text in Wordings(file).texts]
    return set(messages("en")) - hyphenated(words)


def raw_keys(texts: list[str]) -> list[str]:
    """Keys that stand where a sentence should, and values that were not filled in."""
    return sorted(hyphenated(texts) & keys()) + [text for text in texts if "{" in text]


def foreign(texts: list[str], language: str) -> list[str]:
    """English sentences on a page in another language."""
    english = {text for text in messages("en").values() if text}
    return sorted(set(texts) & (english - set(messages(language).values())))
