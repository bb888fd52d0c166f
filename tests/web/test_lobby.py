"""From the first page to a table: play now, a table of one's own, tables to come back to."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import BOT, ME


@pytest.mark.parametrize("game", ["stone-age", "founders"])
def test_a_newcomer_is_to_move_after_one_click(visit: Visit, game: str) -> None:
    guest = visit()
    guest.go("/")
    guest.part(f"play-now-{game}").click()
    expect(guest.legal.first).to_be_visible()


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    guest = visit()
    guest.open_table(guest.set_table("stone-age", ME, BOT)["table"]["id"])
    expect(guest.page).to_have_title("● Stone Age · Epoka")


def test_my_tables_lead_back_to_the_table(visit: Visit) -> None:
    guest = visit()
    table = guest.set_table("founders", ME, BOT)["table"]["id"]
    guest.go("/")
    guest.part(f"table-{table}").click()
    expect(guest.legal.first).to_be_visible()


def test_the_lightest_game_comes_first(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    expect(guest.page.get_by_role("article")).to_have_count(3)
    titles = guest.page.get_by_role("article").get_by_role("heading").all_inner_texts()
    assert titles == ["Stone Age", "Founders of the Empire", "Civolution"]


def test_options_that_mean_nothing_to_so_many_players_are_not_offered(visit: Visit) -> None:
    guest = visit()
    guest.go("/new#civolution")
    guest.part("options").locator("summary").click()
    expect(guest.part("option-starter").locator("option")).to_have_count(4)
    expect(guest.part("option-difficulty")).to_have_count(0)
    for _ in range(2):
        guest.page.get_by_role("button", name="One seat fewer").click()
    expect(guest.part("option-difficulty")).to_be_visible()


def test_the_editions_stand_side_by_side(visit: Visit) -> None:
    guest = visit()
    guest.go("/new#stone-age")
    expect(guest.part("editions").get_by_role("columnheader")).to_have_count(3)


def test_another_edition_brings_its_rules_to_the_table(visit: Visit) -> None:
    guest = visit()
    guest.go("/new#stone-age")
    guest.part("editions").get_by_role("radio").nth(2).check()
    guest.part("create").click()
    expect(guest.part("action-bar")).to_be_visible()
    table = guest.page.url.rpartition("/")[2]
    assert guest.get(f"/api/tables/{table}")["table"]["options"]["edition"] == "uk"


def test_a_pasted_link_opens_the_table(visit: Visit) -> None:
    host, guest = visit(), visit()
    link = host.set_table("founders", ME, {"kind": "link"})["links"]["seats"]["1"]
    guest.go("/")
    guest.part("join-box").get_by_role("textbox").fill(host.address + link)
    guest.part("join-box").get_by_role("button").click()
    expect(guest.part("join")).to_be_visible()


def test_a_seat_with_a_password_asks_for_it(visit: Visit) -> None:
    host, guest = visit(), visit()
    link = host.set_table("founders", ME, {"kind": "link", "password": "mammoth"})["links"]["seats"]["1"]
    guest.allow("401")
    guest.go(link)
    guest.part("join-go").click()
    guest.part("join").locator("input[type=password]").fill("mammoth")
    guest.part("join-go").click()
    expect(guest.part("action-bar")).to_be_visible()


def test_light_and_dark_are_chosen_and_remembered(visit: Visit) -> None:
    guest = visit(theme="light")
    guest.go("/")
    guest.part("theme").click()
    guest.part("theme").click()
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
