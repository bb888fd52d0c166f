"""All four languages on every screen: no raw key, no empty value, no English left, the language declared."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import BOT, ME, finished_table
from tests.web.visiting import LANGUAGES, Visitor
from tests.web.words import foreign, raw_keys, written

GAMES = ["stone-age", "founders"]
each_language = pytest.mark.parametrize("language", LANGUAGES)


PATIENCE = 100
"""Looks at the page, a frame apart at the least, until the words of the game have followed those of the page."""


def check(visitor: Visitor, language: str) -> None:
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    for _ in range(PATIENCE):
        texts = written(visitor.page)
        found = raw_keys(texts), foreign(texts, language)
        if found == ([], []):
            return
        visitor.page.evaluate("new Promise(requestAnimationFrame)")
    assert found == ([], [])


def speak(visitor: Visitor, language: str) -> None:
    """Choose a language in the menu of the table, and leave the menu open."""
    visitor.part("open-menu").click()
    visitor.part("language").select_option(language)


@each_language
def test_lobby_and_new_table_speak_the_language_of_the_browser(visit: Visit, language: str) -> None:
    guest = visit(language=language)
    guest.go("/")
    expect(guest.part("play-now-founders")).to_be_visible()
    check(guest, language)
    for game in [*GAMES, "civolution"]:
        guest.go(f"/new#{game}")
        expect(guest.part("create")).to_be_visible()
        check(guest, language)


@pytest.mark.parametrize("game", [*GAMES, "civolution"])
def test_the_table_speaks_with_all_its_sheets(visit: Visit, game: str) -> None:
    """One table, in one language after the other: so nothing may be left of the one before."""
    guest = visit(guide=True)
    guest.open_table(guest.set_table(game, ME, BOT)["table"]["id"])
    expect(guest.part("guide")).to_be_visible()
    for language in LANGUAGES:
        speak(guest, language)
        check(guest, language)
        guest.page.keyboard.press("Escape")
        expect(guest.part("menu")).to_have_count(0)
        check(guest, language)
        for sheet, button in [("scores-dialog", "open-scores"), ("rules", "open-rules")]:
            guest.part(button).click()
            expect(guest.part(sheet)).to_be_visible()
            check(guest, language)
            guest.page.keyboard.press("Escape")
            expect(guest.part(sheet)).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_speaks_at_the_table_and_in_review(visit: Visit, game: str) -> None:
    """The review has no menu: it speaks what was chosen at the table."""
    guest = visit()
    table = finished_table(guest, game)
    for language in LANGUAGES:
        guest.open_table(table)
        expect(guest.part("results")).to_be_visible()
        speak(guest, language)
        check(guest, language)
        guest.go(f"/review/{table}")
        expect(guest.part("scrubber")).to_be_visible()
        check(guest, language)


def test_a_chosen_language_is_remembered(visit: Visit) -> None:
    guest = visit(language="en")
    guest.open_table(guest.set_table("stone-age", ME, BOT)["table"]["id"])
    speak(guest, "uk")
    check(guest, "uk")
    guest.page.reload()
    expect(guest.part("action-bar")).to_be_visible()
    check(guest, "uk")
