"""From the first page to a table: play now, a table of one's own, tables to come back to."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import epoka
from tests.web.conftest import Visit
from tests.web.tables import BOT, ME, RECORDED, finished_table, fork
from tests.web.visiting import DESKTOP, LANGUAGES


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
        guest.page.get_by_role("button", name="Remove a seat").click()
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
    guest.page.get_by_role("button", name="Add a seat").click()
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
def test_the_buttons_that_start_are_in_sight(visit: Visit, language: str) -> None:
    guest = visit(language=language)
    guest.go("/")
    for size in [DESKTOP, (1280, 720)]:
        guest.page.set_viewport_size({"width": size[0], "height": size[1]})
        for game in ("stone-age", "founders", "civolution"):
            expect(guest.part(f"play-now-{game}")).to_be_in_viewport(ratio=1)


def test_an_unfinished_game_is_gone_on_with_instead_of_another_one(visit: Visit) -> None:
    guest = visit()
    table = guest.set_table("founders", ME, BOT)["table"]["id"]
    guest.go("/")
    expect(guest.part("play-now-founders")).to_have_text("New game")
    guest.part("continue-founders").click()
    expect(guest.part("action-bar")).to_be_visible()
    assert guest.page.url.endswith(table)
    assert len(guest.get("/api/tables")["tables"]) == 1


def test_a_finished_table_tells_its_result_and_can_be_deleted(visit: Visit) -> None:
    guest = visit()
    table = finished_table(guest, "founders")
    points = guest.position(table)["points"]
    guest.go("/")
    row = guest.part("my-tables").get_by_role("listitem").filter(has=guest.part(f"table-{table}"))
    for number in points:
        expect(row).to_contain_text(str(number))
    expect(row).to_contain_text(re.compile("you won|you lost|shared victory"))
    guest.part(f"delete-{table}").click()
    guest.part(f"delete-{table}").click()
    expect(guest.part(f"table-{table}")).to_have_count(0)


def test_points_below_nothing_have_a_minus_and_no_hyphen(visit: Visit) -> None:
    guest = visit()
    text = (RECORDED / "founders/2p-stacks.txt").read_text(encoding="utf-8")
    table = fork(guest, text, len(epoka.parse_record(text)["actions"]) * 3 // 5, 0)
    guest.go("/")
    for part in ("continue-founders", f"table-{table}"):
        expect(guest.part(part)).to_contain_text("−")
        expect(guest.part(part)).not_to_contain_text(re.compile(r"-\d"))


def test_the_tab_of_the_lobby_tells_that_a_table_waits(visit: Visit) -> None:
    guest = visit()
    guest.set_table("founders", ME, BOT)
    guest.go("/")
    expect(guest.page).to_have_title("● Epoka")


def test_a_card_tells_aim_length_and_weight(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    expect(guest.part("facts-founders")).to_contain_text("30–45 min")
    expect(guest.part("facts-founders")).to_contain_text("easy to learn")
    expect(guest.part("game-founders")).to_contain_text("Score most with victory tiles")


def test_an_invitation_says_which_game_who_invites_and_who_plays(visit: Visit) -> None:
    host, guest = visit(), visit()
    made = host.set_table("stone-age", {**ME, "name": "Ola"}, {"kind": "link"}, BOT)
    guest.go(made["links"]["seats"]["1"])
    expect(guest.part("invitation")).to_contain_text("Stone Age")
    expect(guest.part("invitation")).to_contain_text("Ola invites you")
    expect(guest.part("invitation")).to_contain_text("Random")
    guest.part("join-name").fill("Ewa")
    guest.part("join-go").click()
    expect(guest.part("action-bar")).to_be_visible()


def test_a_seat_that_is_taken_is_not_taken_again_by_surprise(visit: Visit) -> None:
    host, guest, third = visit(), visit(), visit()
    made = host.set_table("founders", ME, {"kind": "link"})
    link = made["links"]["seats"]["1"]
    guest.post(f"/api/tables/{made['table']['id']}/join", {"secret": link.partition("#seat=")[2], "name": "Ewa"})
    third.go(link)
    expect(third.part("seat-taken")).to_contain_text("Ewa")


def test_the_host_sees_how_many_watch(visit: Visit) -> None:
    host, guest = visit(), visit()
    made = host.set_table("founders", ME, BOT)
    host.open_table(made["table"]["id"])
    guest.go(made["links"]["watch"])
    expect(guest.part("invitation")).to_contain_text("Founders")
    guest.part("join-go").click()
    expect(host.part("watchers")).to_contain_text("1 watching")


def test_seats_are_shuffled_by_a_button(visit: Visit) -> None:
    guest = visit()
    guest.go("/new#stone-age")
    guest.page.evaluate("Math.random = () => 0")
    guest.part("shuffle").click()
    guest.part("create").click()
    expect(guest.part("action-bar")).to_be_visible()
    table = guest.get(f"/api/tables/{guest.page.url.rpartition('/')[2]}")["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "bot", "person"]


def test_nothing_lies_over_the_last_option(visit: Visit) -> None:
    guest = visit(size=(1280, 720))
    guest.go("/new#stone-age")
    guest.part("options").locator("summary").click()
    last = guest.part("options").locator("select").last
    last.scroll_into_view_if_needed()
    last.click(trial=True)


@pytest.mark.parametrize(
    ("full", "start", "continent"), [(False, "beginner", "first-game"), (True, "advanced", "random")]
)
def test_the_first_game_of_civolution_is_set_up_as_its_rulebook_recommends(
    visit: Visit, full: bool, start: str, continent: str
) -> None:
    guest = visit()
    guest.go("/")
    guest.part("solo-civolution").click()
    if full:
        guest.part("solo-dialog").get_by_text("Full game").click()
    guest.part("solo-beginner").click()
    expect(guest.part("action-bar")).to_be_visible()
    options = guest.get(f"/api/tables/{guest.page.url.rpartition('/')[2]}")["table"]["options"]
    assert (options["start"], options["map"]) == (start, continent)
