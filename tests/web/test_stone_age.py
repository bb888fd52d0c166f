"""What the Stone Age board shows: scenes and people, cards with faces, one's own stock, what a choice would bring."""

from __future__ import annotations

import itertools
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import epoka
from tests.web.conftest import Visit
from tests.web.tables import BOT, ME, RECORDED, fork, full_table, placed_round, two_people
from tests.web.visiting import DESKTOP, PHONE, Visitor

RECORD = "stone-age/4p-uk-both.txt"
PLACES = ("forest", "hunt", "quarry", "river", "clay", "toolmaker", "hut", "field")
INSIDE = """(node) => {
    const name = node.querySelector('.name').getBoundingClientRect();
    const tab = node.querySelector('.tab > path').getBoundingClientRect();
    const board = node.ownerSVGElement.getBoundingClientRect();
    return name.left >= tab.left - 1 && name.right <= tab.right + 1 && tab.left >= board.left - 1 &&
        tab.right <= board.right + 1;
}"""


@cache
def moments() -> dict[str, tuple[int, int]]:
    """Of a recorded game, where each question is first asked: the number of actions so far, and the seat."""
    record = epoka.parse_record((RECORDED / RECORD).read_text(encoding="utf-8"))
    state = epoka.game(record["game"]).start(record["players"], **record["options"])
    found: dict[str, tuple[int, int]] = {}
    for name in record["actions"]:
        if state.mover >= 0:
            found.setdefault(state.prompt()[0], (state.turn, state.mover))
        state.act(state.action(name))
    return found


def open_moment(guest: Visitor, prompt: str) -> int:
    """Sit where this is asked; answers the seat."""
    turn, seat = moments()[prompt]
    guest.open_table(fork(guest, (RECORDED / RECORD).read_text(encoding="utf-8"), turn, seat))
    return seat


def new_table(guest: Visitor, **me: Any) -> None:
    guest.open_table(guest.set_table("stone-age", {**ME, **me}, BOT)["table"]["id"])
    expect(guest.legal.first).to_be_visible()


def target(guest: Visitor, key: str) -> Locator:
    return guest.page.locator(f"[data-target='{key}']").filter(visible=True)


def test_what_may_be_chosen_is_lit_below_the_people_and_the_rest_steps_back(visit: Visit) -> None:
    host, other = visit(), visit()
    table = two_people(host, other)
    host.open_table(table)
    host.choose("place:field")
    other.open_table(table)
    quarry, field = target(other, "place:quarry"), target(other, "place:field")
    expect(quarry).to_have_attribute("data-legal", "true")
    assert quarry.locator(".ring").evaluate("(ring) => getComputedStyle(ring).stroke") == "none"
    assert quarry.locator(".glow").evaluate("(glow) => getComputedStyle(glow).stroke") != "none"
    expect(field.locator(".art").first).to_have_css("opacity", "0.55")
    expect(quarry.locator(".art").first).to_have_css("opacity", "1")
    drawn = field.evaluate("(one) => [...one.querySelectorAll('.glow, [data-piece]')].map((part) => part.classList[0])")
    assert drawn[0] == "glow" and len(drawn) == 2  # nothing lies over the worker's head


def test_a_worker_has_an_identity_and_a_home_to_travel_from(visit: Visit) -> None:
    host, other = visit(), visit()
    host.open_table(placed_round(host, other))
    worker = host.page.locator("[data-piece='worker:0:forest:1']")
    home = worker.get_attribute("data-from")
    assert home == worker.get_attribute("data-to")
    expect(host.page.locator(f"[data-place='{home}']").filter(visible=True)).to_have_count(1)


def test_a_new_name_moves_no_tree(visit: Visit) -> None:
    guest = visit()
    drawn = []
    for name in ("Ola", "Władysław"):
        new_table(guest, name=name)
        paths = guest.part("board").locator("path[fill='var(--pine)']")
        drawn.append(paths.evaluate_all("(paths) => paths.map((path) => path.getAttribute('d'))"))
    assert drawn[0] and drawn[0] == drawn[1]


@pytest.mark.parametrize("size, language", [(PHONE, "uk"), (DESKTOP, "cs"), ((720, 450), "uk"), ((844, 390), "pl")])
def test_no_name_of_a_place_is_cut_off(visit: Visit, size: tuple[int, int], language: str) -> None:
    guest = visit(size=size, language=language)
    new_table(guest)
    places = [target(guest, f"place:{place}") for place in PLACES]
    for place in places:
        assert place.evaluate(INSIDE), place
    tabs = [
        place.locator(".tab > path").first.evaluate("(tab) => tab.getBoundingClientRect().toJSON()") for place in places
    ]
    for one, other in itertools.combinations(tabs, 2):
        beside = one["x"] + one["width"] <= other["x"] + 2 or other["x"] + other["width"] <= one["x"] + 2
        assert beside or abs(one["y"] - other["y"]) > 10, (one, other)


def test_a_place_says_its_divisor_and_how_many_players_it_has_room_for(visit: Visit) -> None:
    guest = visit()
    new_table(guest)
    expect(target(guest, "place:forest")).to_have_accessible_name(
        "forest; workers here: nobody. Pips for one wood: 3. Room for 1 player a round."
    )


def test_odds_are_bars_and_one_worker_is_proposed(visit: Visit) -> None:
    guest = visit()
    new_table(guest)
    guest.choose("place:forest")
    amounts = guest.part("amounts").get_by_role("listitem")
    expect(amounts.nth(4)).to_contain_text("5 dice: mostly 4–6 wood")
    expect(amounts.nth(4).get_by_test_id("odds")).not_to_contain_text("0%")
    expect(guest.part("amounts").locator("[aria-current=true]")).to_have_text("1")


def test_a_card_is_seen_closer_with_both_halves_and_what_is_missing_for_it(visit: Visit) -> None:
    guest = visit()
    new_table(guest)
    target(guest, "place:card 2").hover()
    closer = guest.part("closer")
    expect(closer).to_contain_text("At once")
    expect(closer).to_contain_text("At the end")
    expect(closer).to_contain_text("Needs 2 more resources")
    expect(guest.part("answer")).to_contain_text("Needs 2 more resources")
    name = closer.get_by_role("heading").inner_text().partition(" pay")[0]
    expect(target(guest, "place:card 2")).to_contain_text(name)
    target(guest, "place:building 1").focus()
    expect(closer).to_contain_text("builder")


def test_a_long_press_shows_a_card_and_chooses_nothing(visit: Visit) -> None:
    guest = visit(size=PHONE)
    new_table(guest)
    box = target(guest, "place:card 1").bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = guest.context.new_cdp_session(guest.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(guest.page.locator("[data-held=true]")).to_contain_text("At once")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(guest.part("closer")).to_be_visible()
    expect(guest.part("confirm")).to_have_count(0)


def test_everybodys_cards_and_buildings_can_be_looked_at(visit: Visit) -> None:
    guest = visit()
    guest.open_table(full_table(guest, RECORD))
    buttons = guest.page.get_by_role("button", name="Cards and buildings")
    expect(buttons).to_have_count(4)
    for button in buttons.all():
        bought = sum(int(number) for number in re.findall(r"\d+", button.inner_text()))
        button.click()
        expect(guest.part("tableau").get_by_role("listitem")).to_have_count(bought)
        guest.page.keyboard.press("Escape")


def test_the_area_has_no_zeros_and_what_comes_moves_no_board(visit: Visit) -> None:
    guest = visit()
    new_table(guest)
    expect(guest.page.locator("[data-target^='good:'], [data-target^='tool:']")).to_have_count(0)
    bare = guest.part("board").bounding_box()
    open_moment(guest, "use-tools")
    expect(guest.page.locator("[data-target^='tool:']").filter(visible=True).first).to_be_visible()
    assert guest.part("board").bounding_box() == bare


def test_what_a_choice_would_bring_stands_beside_the_own_stock(visit: Visit) -> None:
    guest = visit()
    new_table(guest)
    target(guest, "place:field").hover()
    expect(guest.part("area-0").get_by_test_id("change")).to_have_text("+1")


def test_a_meal_that_is_short_says_what_is_missing_now(visit: Visit) -> None:
    guest = visit()
    seat = open_moment(guest, "pay-food")
    meal = guest.part(f"area-{seat}").locator(f"[data-place='meal:{seat}']")
    missing = guest.part("prompt").inner_text().partition("missing: ")[2].partition(".")[0]
    expect(meal).to_have_accessible_name(f"Missing now: {missing}")


def test_on_a_phone_the_roll_and_the_stock_are_in_sight_while_deciding(visit: Visit) -> None:
    guest = visit(size=PHONE)
    open_moment(guest, "use-tools")
    throw = guest.part("throw")
    expect(throw).to_be_in_viewport(ratio=1)
    expect(throw.locator("use").first).to_be_in_viewport()
    expect(throw).to_contain_text("÷")
    expect(guest.part("strip").locator(".chip").nth(1)).to_be_in_viewport(ratio=1)
