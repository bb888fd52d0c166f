"""Civolution at the table: the console, its modules and what pays for them, cards, the opponent of a solo game."""

from __future__ import annotations

import itertools
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.tables import BOT, ME
from tests.web.test_keyboard import tab_to
from tests.web.visiting import PHONE, Visitor

counter = itertools.count(1)
ENOUGH = 400
FEW_TABLES = 4


def play_until(guest: Visitor, table: str, prompt: str) -> dict[str, Any]:
    """Take the first choice again and again until this is asked."""
    for _ in range(ENOUGH):
        position = guest.position(table)
        if position["choices"] and position["prompt"]["key"] == prompt:
            return position
        if position["choices"]:
            name = position["choices"][0]["name"]
            asked = {"id": f"civolution-{next(counter)}", "seat": 0, "seq": position["seq"]}
            guest.post(f"/api/tables/{table}/act", {**asked, "actions": [*position["draft"], name]})
    raise AssertionError(f"«{prompt}» is never asked")


def first_turn(guest: Visitor, start: str = "beginner") -> str:
    """A solo game at its first turn: a die of every value lies there, and Sleep takes any two."""
    table: str = guest.set_table("civolution", ME, start=start)["table"]["id"]
    play_until(guest, table, "turn")
    guest.open_table(table)
    expect(guest.legal.first).to_be_visible()
    return table


def module(guest: Visitor, name: str) -> Locator:
    return guest.page.locator(f"[data-target='module:0:{name}']")


def dice(guest: Visitor, table: str) -> list[int]:
    found: list[int] = guest.position(table)["view"]["seats"][0]["dice"]
    return found


def test_a_module_shows_what_it_does_and_what_pays_for_it(visit: Visit) -> None:
    guest = visit()
    first_turn(guest)
    module(guest, "migration").hover()
    expect(guest.part("answer")).to_contain_text("move a strong tribe")
    expect(guest.part("answer")).to_contain_text("pays: ⚀ ⚂")


def test_one_click_activates_a_module_and_pays_as_shown(visit: Visit) -> None:
    guest = visit()
    table = first_turn(guest)
    module(guest, "research").click()
    expect(guest.part("prompt")).to_contain_text("Module Research")
    assert dice(guest, table) == [0, 0, 1, 1, 1, 1]


def test_undo_takes_back_the_module_with_its_payment(visit: Visit) -> None:
    guest = visit()
    table = first_turn(guest)
    module(guest, "research").click()
    expect(guest.part("prompt")).to_contain_text("Module Research")
    guest.part("undo").click()
    expect(guest.part("prompt")).to_contain_text("activate a module")
    assert dice(guest, table) == [1, 1, 1, 1, 1, 1]


def test_dice_put_forward_pay_instead(visit: Visit) -> None:
    guest = visit()
    table = first_turn(guest)
    for value in (3, 6):
        guest.page.get_by_role("button", name=f"Pay with a die of value {value}").click()
    module(guest, "sleep").click()
    expect(guest.part("prompt")).to_contain_text("Module Sleep")
    assert dice(guest, table) == [1, 1, 0, 1, 1, 0]


def test_stacks_are_chosen_in_any_order_and_a_drawn_card_is_kept_by_a_click_on_it(visit: Visit) -> None:
    """The rules ask for stacks from first to last, and for the kind of the card before the card."""
    guest = visit()
    table = first_turn(guest)
    hand = guest.position(table)["view"]["seats"][0]["hand"]
    module(guest, "research").click()
    guest.page.locator("[data-choice='do draw']").click()
    guest.page.locator("[data-target='deck:building:closed']").click()
    expect(guest.part("prompt")).to_contain_text("1 left to draw")
    guest.page.locator("[data-target='deck:invention:closed']").click()
    expect(guest.part("prompt")).to_contain_text("drawn card to keep")
    guest.page.locator("[data-target^='drawn:']").first.click()
    expect(guest.part("prompt")).not_to_contain_text("drawn card")
    assert len(guest.position(table)["view"]["seats"][0]["hand"]) == len(hand) + 1


def test_what_cannot_be_done_says_why_and_names_the_rule(visit: Visit) -> None:
    """With six dice on their spaces no Reset is possible."""
    guest = visit()
    first_turn(guest)
    guest.ask_why_not("reset:0")
    expect(guest.part("answer")).to_contain_text("A Reset needs at most 3 dice")
    expect(guest.part("answer")).to_contain_text("CV-137")


def test_what_leaves_no_choice_is_played_by_the_page_and_said(visit: Visit) -> None:
    """Nobody may see that no card of a kind can be installed, so the rules ask; the page answers."""
    guest = visit()
    for _ in range(FEW_TABLES):
        table = first_turn(guest, "advanced")
        ahead = guest.position(table)["insight"]["outlook"]["modules"]
        idle = [name for name in ("insight", "mutation") if "install" in ahead[name]["idle"]]
        if idle:
            break
    module(guest, idle[0]).click()
    expect(guest.part("played")).to_be_visible()


def test_a_card_that_is_looked_at_closely_is_put_away_once_it_is_played(visit: Visit) -> None:
    guest = visit()
    first_turn(guest)
    module(guest, "research").click()
    guest.page.locator("[data-choice='do draw']").click()
    for deck in ("building", "invention"):
        guest.page.locator(f"[data-target='deck:{deck}:closed']").click()
    card = guest.page.locator("[data-target^='drawn:'][data-legal=true]").first
    card.hover()
    expect(guest.page.locator(".peek")).to_be_visible()
    card.press("Enter")
    guest.page.mouse.move(0, 0)
    expect(guest.page.locator(".peek")).to_have_count(0)


def test_another_console_is_put_away_by_a_click_beside_it(visit: Visit) -> None:
    """And the click does nothing else: below it lie modules."""
    guest = visit()
    table: str = guest.set_table("civolution", ME, BOT, start="beginner")["table"]["id"]
    position = play_until(guest, table, "turn")
    guest.open_table(table)
    plate = guest.part("area-1").locator(".enlarge")
    plate.click()
    expect(plate).to_have_attribute("aria-expanded", "true")
    box = module(guest, "sleep").bounding_box()
    assert box
    guest.page.mouse.click(box["x"] + 10, box["y"] + 10)
    expect(plate).to_have_attribute("aria-expanded", "false")
    assert guest.position(table)["seq"] == position["seq"]


def test_the_newest_line_of_the_log_stays_in_sight(visit: Visit) -> None:
    guest = visit()
    table: str = guest.set_table("civolution", ME, BOT, BOT, BOT, start="beginner")["table"]["id"]
    play_until(guest, table, "turn")
    guest.open_table(table)
    module(guest, "research").click()
    expect(guest.part("log")).to_contain_text("Player 1 activates Research")
    expect(guest.part("log").get_by_role("listitem").last).to_be_in_viewport(ratio=0.9)


def test_cards_in_hand_say_where_they_would_lie_and_what_is_missing(visit: Visit) -> None:
    guest = visit()
    table = first_turn(guest)
    hand = guest.position(table)["view"]["seats"][0]["hand"]
    cards = guest.part("area-0").locator("[data-card] footer")
    expect(cards).to_have_count(len(hand))
    for text in cards.all_inner_texts():
        assert "stage 1" in text


def test_solo_is_two_clicks_away_and_every_difficulty_is_explained(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    guest.part("solo-civolution").click()
    expect(guest.part("solo-dialog").get_by_role("listitem")).to_have_count(5)
    guest.part("solo-medium").click()
    expect(guest.legal.first).to_be_visible()
    table = guest.page.url.rpartition("/")[2]
    made = guest.get(f"/api/tables/{table}")["table"]
    assert (made["players"], made["options"]["difficulty"]) == (1, "medium")


def test_play_now_is_a_game_against_a_bot(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    guest.part("play-now-civolution").click()
    expect(guest.legal.first).to_be_visible()
    table = guest.page.url.rpartition("/")[2]
    assert guest.get(f"/api/tables/{table}")["table"]["players"] == 2


def test_the_opponent_explains_what_she_did(visit: Visit) -> None:
    guest = visit()
    first_turn(guest)
    module(guest, "sleep").click()
    guest.page.locator("[data-choice='do ideas']").click()
    hers = guest.part("area-1")
    expect(hers).to_contain_text("V.I.C.I.")
    expect(hers.locator("ol li").first).to_contain_text("V.I.C.I. reveals")


def test_a_turn_is_played_by_keys_alone(visit: Visit) -> None:
    guest = visit()
    first_turn(guest)
    tab_to(guest, "module:0:exploration")
    guest.page.keyboard.press("Enter")
    expect(guest.part("prompt")).to_contain_text("Module Exploration")


def test_on_a_phone_what_may_be_chosen_comes_into_sight(visit: Visit) -> None:
    guest = visit(size=PHONE)
    first_turn(guest)
    expect(guest.page.locator("[data-target^='module:0:'][data-legal=true]").first).to_be_in_viewport()


def test_the_guide_explains_the_first_turn(visit: Visit) -> None:
    guest = visit(guide=True)
    first_turn(guest)
    expect(guest.part("guide")).to_be_visible()
    before = guest.part("guide").inner_text()
    guest.part("guide-next").click()
    expect(guest.part("guide")).not_to_have_text(before)


def test_another_civilization_opens_to_the_same_form(visit: Visit) -> None:
    guest = visit()
    table: str = guest.set_table("civolution", ME, BOT, start="beginner")["table"]["id"]
    guest.open_table(table)
    guest.part("area-1").locator(".enlarge").click()
    expect(guest.part("area-1").get_by_role("group", name="Modules")).to_be_visible()
