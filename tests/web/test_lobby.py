"""From the first page to a table: play now, a table of one's own, tables to come back to."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import BOT, ME
from tests.web.visiting import LANGUAGES


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


# ---- opponents ------------------------------------------------------------------------------------------------------


def test_a_newcomer_is_offered_the_gentlest_level(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    expect(guest.part("opponent-stone-age").get_by_role("radio", checked=True)).to_have_value("wanderer")
    expect(guest.part("opponent-stone-age")).to_contain_text("Opponent: Wanderer")


def test_a_level_chosen_by_keys_is_remembered_and_played_against(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    guest.part("opponent-stone-age").get_by_role("radio", checked=True).focus()
    for _ in range(2):
        guest.page.keyboard.press("ArrowRight")
    guest.page.reload()
    expect(guest.part("opponent-stone-age")).to_contain_text("Opponent: Builder")
    expect(guest.part("opponent-founders")).to_contain_text("Opponent: Wanderer")
    guest.part("play-now-stone-age").click()
    expect(guest.part("area-1").get_by_role("heading")).to_have_text("Builder")


def test_every_seat_has_a_level_of_its_own_and_bots_of_one_kind_are_numbered(visit: Visit) -> None:
    guest = visit()
    guest.go("/new#founders")
    guest.page.get_by_role("button", name="One seat more").click()
    guest.part("seat-2").get_by_role("radio", name="Settler").check(force=True)
    guest.part("create").click()
    names = [guest.part(f"area-{seat}").get_by_role("heading") for seat in (1, 2, 3)]
    for name, called in zip(names, ["Wanderer 1", "Settler", "Wanderer 2"], strict=True):
        expect(name).to_have_text(called)


def test_other_bots_stand_below_the_levels(visit: Visit) -> None:
    guest = visit()
    guest.go("/new#stone-age")
    seat = guest.part("seat-1")
    seat.get_by_role("combobox", name="Other bots").select_option("starver")
    expect(seat.get_by_role("radio", checked=True)).to_have_count(0)
    expect(seat).to_contain_text("lets its tribe go hungry")


@pytest.mark.parametrize(
    ("language", "strongest"),
    [
        ("en", "Sage, strength 5 of 5. the strongest"),
        ("pl", "Mędrzec, siła 5 z 5. najsilniejszy"),
        ("cs", "Mudrc, síla 5 z 5. nejsilnější"),
        ("uk", "Мудрець, сила 5 з 5. найсильніший"),
    ],
)
def test_screen_readers_hear_the_name_and_the_strength_of_a_level(visit: Visit, language: str, strongest: str) -> None:
    guest = visit(language=language)
    guest.go("/")
    expect(guest.part("opponent-civolution").get_by_role("radio", name=strongest)).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_that_starts_is_in_sight_on_a_low_screen(visit: Visit, language: str) -> None:
    guest = visit(size=(1280, 720), language=language)
    guest.go("/")
    expect(guest.part("play-now-civolution")).to_be_in_viewport(ratio=1)
