"""Lessons in the browser: found on the card of a game, played by clicks and keys, mistakes explained, progress kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_keyboard import tab_to
from tests.web.visiting import PHONE, Visitor

# Whether the coach hides a part of what it marks, however small.
COVERS = """() => {
    const coach = document.querySelector('[data-testid=coach]').getBoundingClientRect();
    return [...document.querySelectorAll('.mark')].some((mark) => {
        const box = mark.getBoundingClientRect();
        return Math.min(box.right, coach.right) - Math.max(box.left, coach.left) > 8
            && Math.min(box.bottom, coach.bottom) - Math.max(box.top, coach.top) > 8;
    });
}"""


def begin(visitor: Visitor, game: str, lesson: str) -> None:
    visitor.open_table(visitor.post(f"/api/games/{game}/lessons/{lesson}", {})["table"]["id"])
    expect(visitor.part("coach")).to_be_visible()


def read(visitor: Visitor) -> None:
    """Read on until the coach says what to do."""
    while visitor.part("coach-next").is_visible():
        visitor.part("coach-next").click()


def press(visitor: Visitor, *choices: str) -> None:
    """What is asked beside a place or in the bar."""
    for name in choices:
        visitor.page.locator(f"[data-choice='{name}']").filter(visible=True).first.click()


def task(visitor: Visitor, number: int, of: int) -> None:
    expect(visitor.part("coach-task")).to_have_text(f"{number} of {of}")
    read(visitor)


def test_lesson_is_found_on_the_card_and_remembered_when_it_is_done(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    guest.part("learn-stone-age").click()
    expect(guest.part("lesson-tools")).to_have_attribute("data-done", "false")
    guest.part("lesson-tools").click()
    expect(guest.part("coach-says")).to_contain_text("You own a tool of value 1")
    play_tools(guest)
    guest.part("coach").get_by_role("link").click()
    expect(guest.part("lesson-tools")).to_have_attribute("data-done", "true")


def play_tools(guest: Visitor) -> None:
    task(guest, 1, 4)
    assert not guest.page.evaluate(COVERS)
    guest.choose("place:quarry")
    press(guest, "place quarry 3")
    task(guest, 2, 4)
    guest.choose("place:hunt")
    press(guest, "place hunt 2")
    task(guest, 3, 4)
    guest.choose("place:quarry")
    task(guest, 4, 4)
    assert not guest.page.evaluate(COVERS)
    guest.choose("tool:0:1")
    expect(guest.part("coach-following")).to_be_visible()


def test_founders_lesson_by_clicks(visit: Visit) -> None:
    guest = visit()
    begin(guest, "founders", "supply")
    task(guest, 1, 3)
    guest.choose("stack:city")
    task(guest, 2, 3)
    assert not guest.page.evaluate(COVERS)
    guest.choose("open:barracks-iron")
    task(guest, 3, 3)
    guest.choose("cell:0:0,0")
    guest.part("confirm").click()
    expect(guest.part("coach-says")).to_contain_text("replace your grove")
    guest.part("coach-again").click()
    expect(guest.part("coach-says")).to_contain_text("Which free cell touches both?")
    guest.choose("cell:0:1,1")
    expect(guest.part("coach-following")).to_be_visible()


def test_civolution_lesson_by_clicks(visit: Visit) -> None:
    guest = visit()
    begin(guest, "civolution", "era")
    task(guest, 1, 3)
    press(guest, "feed 1")
    task(guest, 2, 3)
    press(guest, "do food")
    task(guest, 3, 3)
    guest.choose("element:0:K6")
    press(guest, "use K6")
    expect(guest.part("coach-following")).to_be_visible()


def test_lesson_by_keys_with_a_mistake(visit: Visit) -> None:
    guest = visit()
    begin(guest, "stone-age", "place")
    keys = guest.page.keyboard
    keys.press("c")
    keys.press("c")
    expect(guest.part("coach-says")).to_contain_text("send 2 workers")
    tab_to(guest, "place:hunt")
    keys.press("3")
    expect(guest.part("coach-again")).to_be_visible()
    keys.press("c")
    expect(guest.part("coach-says")).to_contain_text("send 2 workers")
    tab_to(guest, "place:hunt")
    keys.press("2")
    expect(guest.part("coach-task")).to_have_text("2 of 4")
    keys.press("c")
    tab_to(guest, "place:field")
    keys.press("Enter")
    expect(guest.part("coach-task")).to_have_text("3 of 4")
    keys.press("c")
    tab_to(guest, "place:clay")
    keys.press("2")
    expect(guest.part("coach-task")).to_have_text("4 of 4")
    for place in ("place:hunt", "place:clay"):
        tab_to(guest, place)
        keys.press("Enter")
    expect(guest.part("coach-following")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "lesson"), [("stone-age", "place"), ("founders", "territory"), ("civolution", "dice")]
)
def test_coach_on_a_phone_covers_nothing_it_speaks_of(visit: Visit, game: str, lesson: str) -> None:
    guest = visit(size=PHONE)
    begin(guest, game, lesson)
    read(guest)
    expect(guest.page.locator(".mark").first).to_be_visible()
    assert not guest.page.evaluate(COVERS)


def test_opponent_of_a_first_game_explains_in_the_log(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    guest.part("learn-stone-age").click()
    guest.part("first-game").click()
    guest.choose("place:hunt")
    press(guest, "place hunt 2")
    expect(guest.page.locator("[data-testid=log]")).to_contain_text("Wanderer: ")


def test_rules_begin_with_a_round_in_pictures(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    guest.part("rules-founders").click()
    expect(guest.part("overview").locator("svg")).to_have_count(4)
