"""What a table tells: why not, at what price, what happened, what it is worth, what to do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import epoka
from tests.web.conftest import Visit
from tests.web.tables import BOT, ME, RECORDED, act, finished_table, fork, placed_round, two_people
from tests.web.visiting import Visitor


@pytest.fixture
def guest(visit: Visit) -> Visitor:
    guest = visit()
    guest.open_table(guest.set_table("stone-age", ME, BOT)["table"]["id"])
    expect(guest.legal.first).to_be_visible()
    return guest


def test_a_dead_target_says_why_not_with_its_rule(guest: Visitor) -> None:
    guest.choose("place:toolmaker")
    guest.ask_why_not("place:toolmaker")
    expect(guest.part("answer").get_by_role("button")).to_contain_text("SA-")


def test_the_rule_of_a_refusal_opens_the_reference_there(visit: Visit) -> None:
    host, other = visit(), visit()
    table = two_people(host, other)
    act(host, table, 0, "place toolmaker")
    other.open_table(table)
    other.ask_why_not("place:toolmaker")
    link = other.part("answer").get_by_role("button")
    rule = link.inner_text()
    link.click()
    expect(other.part("rules").locator(f"[data-rule={rule}]")).to_be_in_viewport()


def test_a_place_that_nobody_may_come_to_any_more_is_drawn_closed(visit: Visit) -> None:
    host, other = visit(), visit()
    table = two_people(host, other)
    act(host, table, 0, "place forest 2")
    other.open_table(table)
    forest = other.page.locator("[data-target='place:forest']")
    expect(forest.locator(".spot")).to_have_count(2)
    expect(forest.locator(".few .taken")).to_have_count(1)
    expect(other.page.locator("[data-target='place:quarry'] .spot")).to_have_count(7)


def test_cost_and_odds_are_shown_before_choosing(guest: Visitor) -> None:
    guest.page.locator("[data-target='place:forest']").hover()
    expect(guest.part("answer")).to_contain_text("mostly")


def test_several_amounts_are_asked_for(guest: Visitor) -> None:
    guest.choose("place:forest")
    expect(guest.part("amounts").get_by_role("button")).to_have_count(5)
    guest.part("amounts").get_by_role("button").nth(2).click()
    expect(guest.part("log")).to_contain_text("3 workers to the forest")


def test_a_roll_shows_its_dice(visit: Visit) -> None:
    host, other = visit(), visit()
    host.open_table(placed_round(host, other))
    host.choose("place:hunt")
    expect(host.part("log").get_by_role("img", name="Dice")).to_be_visible()


def test_points_are_shown_by_source_at_any_time(guest: Visitor) -> None:
    guest.part("open-scores").click()
    expect(guest.part("scores").get_by_role("row")).not_to_have_count(0)
    expect(guest.part("scores")).to_contain_text("Total")


def test_a_hint_proposes_a_legal_action(guest: Visitor) -> None:
    guest.part("hint").click()
    guest.part("hint-more").click()
    expect(guest.part("answer").get_by_role("button", name="Play this")).to_be_visible()
    guest.part("answer").get_by_role("button", name="Play this").click()
    expect(guest.part("log")).to_contain_text("Player 1 sends")


def test_a_line_of_the_log_shows_its_position(visit: Visit) -> None:
    host, other = visit(), visit()
    host.open_table(placed_round(host, other))
    host.part("log").get_by_role("button", name="to the tool maker").click()
    expect(host.part("to-present")).to_be_visible()
    host.part("to-present").click()
    expect(host.legal.first).to_be_visible()


def test_a_line_of_the_log_lights_what_it_speaks_of(visit: Visit) -> None:
    host, other = visit(), visit()
    host.open_table(placed_round(host, other))
    host.part("log").get_by_role("button", name="to the field").hover()
    expect(host.page.locator("[data-target='place:field'].lit")).to_be_visible()


def test_the_log_names_the_rule_behind_each_line_on_demand_and_opens_it(visit: Visit) -> None:
    host, other = visit(), visit()
    host.open_table(placed_round(host, other))
    rule = host.part("log").get_by_role("button", name="Rule SA-9").first
    expect(host.part("log")).to_contain_text("to the tool maker")
    expect(rule).to_have_count(0)
    host.part("cite").press("Enter")
    rule.press("Enter")
    expect(host.part("rules").locator("[data-rule=SA-9]")).to_be_in_viewport()


def test_the_live_region_reads_what_happened_and_what_is_expected(visit: Visit) -> None:
    host, other = visit(), visit()
    table = two_people(host, other)
    other.open_table(table)
    act(host, table, 0, "place toolmaker")
    expect(other.part("announcer")).to_contain_text("to the tool maker")
    expect(other.part("announcer")).to_contain_text("Your turn")


def test_the_guide_explains_each_thing_once(visit: Visit) -> None:
    guest = visit(guide=True)
    table = guest.set_table("stone-age", ME, BOT)["table"]["id"]
    guest.open_table(table)
    said = guest.part("guide").inner_text()
    guest.part("guide-next").click()
    expect(guest.part("guide").get_by_text(said)).to_have_count(0)
    guest.page.reload()
    expect(guest.part("action-bar")).to_be_visible()
    expect(guest.part("guide").get_by_text(said)).to_have_count(0)


def test_a_host_gives_a_seat_to_a_bot(visit: Visit) -> None:
    host = visit()
    table = host.set_table("stone-age", ME, {"kind": "link"})["table"]["id"]
    host.open_table(table)
    host.part("open-menu").click()
    host.part("menu").get_by_role("combobox", name="Give the seat to a bot").select_option("random")
    expect(host.part("log")).to_contain_text("The bot Random now plays this seat")


def test_a_host_gives_a_seat_to_a_program_and_sees_its_token(visit: Visit) -> None:
    host = visit()
    table = host.set_table("stone-age", ME, {"kind": "link"})["table"]["id"]
    host.open_table(table)
    host.part("open-menu").click()
    host.part("menu").get_by_role("combobox", name="Give the seat to a bot").select_option(
        label="A program of yours, by a token"
    )
    expect(host.part("menu").get_by_role("textbox", name="Token for")).to_have_value(re.compile("^epoka-bot-"))
    expect(host.part("log")).to_contain_text("The bot Program from outside now plays this seat")


def test_after_the_end_a_rematch_is_one_click_away(visit: Visit) -> None:
    guest = visit()
    guest.open_table(finished_table(guest, "founders"))
    before = guest.page.url
    guest.part("rematch").click()
    expect(guest.page).not_to_have_url(before)
    expect(guest.part("action-bar")).to_be_visible()


def test_a_past_position_has_the_marks_of_its_own_move(visit: Visit) -> None:
    host, other = visit(), visit()
    host.open_table(placed_round(host, other))
    host.part("log").get_by_role("button", name="to the tool maker").click()
    expect(host.part("to-present")).to_be_visible()
    expect(host.page.locator(".target.recent")).to_have_count(1)
    expect(host.page.locator("[data-target='place:toolmaker']")).to_have_class(re.compile(r"\brecent\b"))


def test_the_round_in_brief_tells_what_everybody_did(visit: Visit) -> None:
    host, other = visit(), visit()
    host.open_table(placed_round(host, other))
    host.part("open-summary").click()
    for words in ("to the tool maker", "2 workers to the forest", "2 workers to the hunting grounds"):
        expect(host.part("summary")).to_contain_text(words)


def test_a_roll_has_the_sign_of_what_it_brought(visit: Visit) -> None:
    host, other = visit(), visit()
    host.open_table(placed_round(host, other))
    host.choose("place:hunt")
    sign = host.part("tray").locator(".division svg")
    expect(sign).to_have_count(1)
    assert sign.inner_html() == host.page.evaluate("document.getElementById('icon-sa-food').innerHTML")


def test_payments_of_one_kind_are_one_line_of_the_log(visit: Visit) -> None:
    text = (RECORDED / "stone-age/2p-cs-both.txt").read_text(encoding="utf-8")
    names = epoka.parse_record(text)["actions"]
    turn = next(at for at, name in enumerate(names) if names[at - 2 : at] == ["pay wood", "pay wood"])
    guest = visit()
    guest.open_table(fork(guest, text, turn, 0))
    lines = guest.part("log").get_by_role("listitem")
    expect(lines.filter(has_text=re.compile(r"pays \d+ wood")).last).to_contain_text(re.compile("pays [2-9] wood"))
