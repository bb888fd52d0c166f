"""A sealed deal from the page of a new table to the checked result."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import BOT, ME, play_on
from tests.web.visiting import LANGUAGES, Visitor


def sealed(guest: Visitor, tables: int = 1) -> dict[str, Any]:
    deal: dict[str, Any] = guest.post("/api/deals", {"game": "stone-age", "players": 2, "tables": tables})["deal"]
    return deal


def test_deal_is_sealed_mixed_and_begun_in_the_page(visit: Visit) -> None:
    guest = visit()
    guest.go("/new#stone-age")
    guest.part("deal-offer").locator("summary").click()
    guest.part("deal-tables").select_option("3")
    guest.part("seal").click()
    expect(guest.part("commitment")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    guest.part("words").fill("blue moon")
    guest.part("words").press("Enter")
    expect(guest.part("mixed")).to_have_text("blue moon")
    guest.part("begin-deal").click()
    expect(guest.part("action-bar")).to_be_visible()


def test_second_browser_plays_the_same_deal_and_the_first_does_not_again(visit: Visit) -> None:
    ola, petr = visit(), visit()
    deal = sealed(ola, tables=2)["id"]
    ola.post(f"/api/deals/{deal}/tables", {"seats": [ME, BOT]})
    ola.go(f"/deal/{deal}")
    expect(ola.part("deal-results")).to_contain_text("1 of 2")
    expect(ola.part("begin-deal")).to_have_count(0)
    petr.go(f"/deal/{deal}")
    petr.part("begin-deal").click()
    expect(petr.part("action-bar")).to_be_visible()


def test_finished_deal_shows_results_and_has_checked_the_secret(visit: Visit) -> None:
    guest = visit()
    deal = sealed(guest)["id"]
    table = guest.post(f"/api/deals/{deal}/tables", {"seats": [ME, BOT]})["table"]["id"]
    play_on(guest, table, 0)
    guest.go(f"/deal/{deal}")
    expect(guest.part("secret-checked")).to_contain_text("This browser has checked it")
    expect(guest.part("deal-results")).to_contain_text("as sealed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_page_are_there_in_every_language(visit: Visit, language: str) -> None:
    guest = visit(language=language)
    guest.go(f"/deal/{sealed(guest, tables=2)['id']}")
    expect(guest.part("begin-deal")).to_be_visible()
    assert "deal-" not in guest.page.locator("main").inner_text()
