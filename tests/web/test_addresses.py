"""Whatever address is typed or kept from long ago: a sentence that says what is wrong, and the way to the games."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import BOT, LINK, ME


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/nothing/here", "nothing at this address"),
        ("/t/", "nothing at this address"),
        ("/t/abcdefgh", "no such table"),
        ("/t/%E0%A4%A", "no such table"),
        ("/review/abcdefgh", "no such table"),
    ],
)
def test_an_unknown_address_says_so_and_leads_to_the_lobby(visit: Visit, path: str, said: str) -> None:
    guest = visit()
    guest.allow("404")
    guest.go(path)
    expect(guest.part("problem")).to_contain_text(said)
    guest.part("problem").get_by_role("link").click()
    expect(guest.part("play-now-founders")).to_be_visible()


def test_a_table_of_others_says_that_a_link_is_needed(visit: Visit) -> None:
    host, stranger = visit(), visit()
    table = host.set_table("founders", ME, BOT)["table"]["id"]
    stranger.allow("401")
    stranger.go(f"/t/{table}")
    expect(stranger.part("problem")).to_contain_text("link")


def test_a_wrong_secret_is_told_where_it_was_used(visit: Visit) -> None:
    host, stranger = visit(), visit()
    table = host.set_table("founders", ME, LINK)["table"]["id"]
    stranger.allow("40[13]")
    stranger.go(f"/t/{table}#seat=wrong")
    stranger.part("join-go").click()
    expect(stranger.part("join")).to_contain_text("no longer valid")
    expect(stranger.part("join").get_by_role("link")).to_have_attribute("href", "/")


@pytest.mark.parametrize("path", ["/new", "/new#chess"])
def test_a_new_table_without_a_game_offers_the_games(visit: Visit, path: str) -> None:
    guest = visit()
    guest.go(path)
    guest.part("which-game").get_by_test_id("new-founders").click()
    expect(guest.part("create")).to_be_visible()


def test_a_closed_table_can_still_be_looked_at(visit: Visit) -> None:
    host = visit()
    table = host.set_table("founders", ME, BOT)["table"]["id"]
    host.post(f"/api/tables/{table}/close", {})
    host.open_table(table)
    expect(host.part("prompt")).to_have_text("This table was closed.")


def test_the_rules_are_read_without_a_table(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    guest.part("rules-stone-age").click()
    expect(guest.part("rules").locator("[data-rule]").first).to_be_visible()
