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


def check(visitor: Visitor, language: str) -> None:
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    texts = written(visitor.page)
    assert (raw_keys(texts), foreign(texts, language)) == ([], [])


@each_language
def test_the_lobby_speaks(visit: Visit, language: str) -> None:
    guest = visit(language=language)
    guest.go("/")
    expect(guest.part("play-now-founders")).to_be_visible()
    check(guest, language)


@each_language
@pytest.mark.parametrize("game", [*GAMES, "civolution"])
def test_the_new_table_speaks(visit: Visit, game: str, language: str) -> None:
    guest = visit(language=language)
    guest.go(f"/new#{game}")
    expect(guest.part("create")).to_be_visible()
    check(guest, language)


@each_language
@pytest.mark.parametrize("game", [*GAMES, "civolution"])
def test_the_table_speaks_with_all_its_sheets(visit: Visit, game: str, language: str) -> None:
    guest = visit(language=language, guide=True)
    guest.open_table(guest.set_table(game, ME, BOT)["table"]["id"])
    expect(guest.part("guide")).to_be_visible()
    check(guest, language)
    for sheet, button in [("scores-dialog", "open-scores"), ("menu", "open-menu"), ("rules", "open-rules")]:
        guest.part(button).click()
        expect(guest.part(sheet)).to_be_visible()
        check(guest, language)
        guest.page.keyboard.press("Escape")


@each_language
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_speaks_at_the_table_and_in_review(visit: Visit, game: str, language: str) -> None:
    guest = visit(language=language)
    table = finished_table(guest, game)
    guest.open_table(table)
    expect(guest.part("results")).to_be_visible()
    check(guest, language)
    guest.go(f"/review/{table}")
    expect(guest.part("scrubber")).to_be_visible()
    check(guest, language)


@each_language
def test_switching_changes_the_table_on_the_spot_and_is_remembered(visit: Visit, language: str) -> None:
    guest = visit(language="pl" if language == "en" else "en")
    guest.open_table(guest.set_table("stone-age", ME, BOT)["table"]["id"])
    guest.part("open-menu").click()
    guest.part("language").select_option(language)
    check(guest, language)
    guest.page.reload()
    expect(guest.part("action-bar")).to_be_visible()
    check(guest, language)
