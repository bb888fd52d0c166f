"""The common board of Civolution: the continent and its explanations, the tabs around it, the phone."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.tables import BOT, ME
from tests.web.test_civolution import first_turn, play_until
from tests.web.visiting import PHONE, Visitor

TERRITORIES = 22
SITES = 25


def board(guest: Visitor) -> Locator:
    return guest.part("board")


def target(guest: Visitor, key: str) -> Locator:
    return board(guest).locator(f"[data-target='{key}']")


def tab(guest: Visitor, name: str) -> Locator:
    return guest.part(f"board-tab-{name}")


def lens(guest: Visitor) -> Locator:
    return board(guest).locator(".lens")


def asked_for(guest: Visitor, prompt: str) -> None:
    """A table at which this is asked."""
    table: str = guest.set_table("civolution", ME, BOT, start="beginner")["table"]["id"]
    play_until(guest, table, prompt)
    guest.open_table(table)
    expect(guest.legal.first).to_be_visible()


def test_every_territory_and_every_site_is_a_named_button(visit: Visit) -> None:
    guest = visit()
    first_turn(guest)
    expect(board(guest).locator("[data-target^='territory:']")).to_have_count(TERRITORIES)
    expect(board(guest).locator("[data-target^='site:']")).to_have_count(SITES)
    expect(target(guest, "territory:b-forest")).to_have_attribute("aria-label", re.compile("^Forest B; "))


def test_a_site_that_is_pointed_at_is_explained(visit: Visit) -> None:
    guest = visit()
    first_turn(guest)
    target(guest, "site:7").hover()
    expect(lens(guest)).to_contain_text("Site 7: face down")
    expect(lens(guest)).to_contain_text("Still unknown")


def test_a_territory_tells_what_hunting_there_brings(visit: Visit) -> None:
    guest = visit()
    first_turn(guest)
    target(guest, "territory:b-forest").focus()
    expect(lens(guest)).to_contain_text("Food from hunting")


def test_a_territory_that_cannot_be_chosen_says_why(visit: Visit) -> None:
    guest = visit()
    first_turn(guest)
    guest.ask_why_not("site:7")
    expect(guest.part("answer").locator(".why")).to_be_visible()


def test_what_is_coming_says_whether_the_food_lasts(visit: Visit) -> None:
    guest = visit()
    table = first_turn(guest)
    fed = guest.position(table)["insight"]["forecast"]["feeding"][0]
    tab(guest, "ahead").click()
    part = board(guest).get_by_role("tabpanel", name="Coming up")
    expect(part).to_contain_text("food short" if fed["missing"] else "You can feed everyone")
    expect(part).to_contain_text(f"{fed['food']}/{fed['need']}")


def test_goal_chips_come_to_the_front_while_one_may_be_taken(visit: Visit) -> None:
    guest = visit()
    asked_for(guest, "take-goal")
    expect(tab(guest, "chips")).to_have_attribute("aria-selected", "true")
    expect(board(guest).locator("[data-target^='goal:'][data-legal=true]").first).to_be_visible()


def test_one_may_look_elsewhere_before_one_answers(visit: Visit) -> None:
    guest = visit()
    asked_for(guest, "take-goal")
    tab(guest, "research").click()
    expect(board(guest).locator("[data-target='deck:insight:open']")).to_be_visible()
    expect(tab(guest, "research")).to_have_attribute("aria-selected", "true")


def test_the_continent_can_be_made_larger_and_small_again(visit: Visit) -> None:
    guest = visit()
    first_turn(guest)
    larger = guest.page.get_by_role("button", name="Enlarge the continent")
    forest = target(guest, "territory:b-forest")
    before = forest.bounding_box()
    larger.click()
    after = forest.bounding_box()
    assert before and after and after["width"] > before["width"]
    guest.page.keyboard.press("Escape")
    expect(larger).to_have_attribute("aria-pressed", "false")


def test_on_a_phone_every_part_of_the_board_can_be_reached(visit: Visit) -> None:
    guest = visit(size=PHONE)
    first_turn(guest)
    for name, inside in (
        ("ahead", "section"),
        ("progress", "[data-target='track:culture']"),
        ("research", "[data-target='deck:building:closed']"),
        ("chips", "[data-target^='attribute:']"),
        ("map", "[data-target='territory:b-forest']"),
    ):
        tab(guest, name).tap()
        expect(board(guest).locator(inside).first).to_be_visible()
