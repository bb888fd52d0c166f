"""The page on a phone: the bar at the thumb, nothing beside the screen, nothing too small to touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import BOT, ME, finished_table
from tests.web.visiting import PHONE, Visitor

GAMES = ["stone-age", "founders", "civolution"]

# Whatever can be touched and lies in sight, with its size where that is too small. Words inside a sentence that lead
# to a rule or a position are links in running text, as in any book.
TOO_SMALL = """(least) => [...document.querySelectorAll('button, a[href], select, input, [data-legal=true]')]
    .filter((one) => one.checkVisibility() && !one.matches('.rule, .visit, dialog:not([open]) *'))
    .map((one) => [one.closest('label') ?? one, one])
    .map(([box, one]) => [box.getBoundingClientRect(), one])
    .filter(([box]) => Math.min(box.width, box.height) > 0 && Math.min(box.width, box.height) < least - 0.5)
    .map(([box, one]) => [one.dataset.target ?? one.ariaLabel ?? one.textContent.trim(), box.width, box.height])"""
BESIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def open_screen(guest: Visitor, screen: str) -> None:
    if screen.startswith("table"):
        guest.open_table(guest.set_table(screen.partition(" ")[2], ME, BOT)["table"]["id"])
        expect(guest.legal.first).to_be_visible()
    elif screen.startswith("review"):
        guest.go(f"/review/{finished_table(guest, screen.partition(' ')[2])}")
        expect(guest.part("scrubber")).to_be_visible()
    else:
        guest.go({"lobby": "/", "new": "/new#stone-age"}[screen])
        expect(guest.part({"lobby": "play-now-founders", "new": "create"}[screen])).to_be_visible()


each_screen = pytest.mark.parametrize(
    "screen",
    ["lobby", "new", "table stone-age", "table founders", "table civolution", "review stone-age", "review founders"],
)


@each_screen
def test_nothing_lies_beside_the_screen_and_whatever_can_be_touched_is_large_enough(visit: Visit, screen: str) -> None:
    guest = visit(size=PHONE)
    open_screen(guest, screen)
    assert (guest.page.evaluate(BESIDE), guest.page.evaluate(TOO_SMALL, 44)) == (0, [])


@pytest.mark.parametrize("game", GAMES)
def test_the_action_bar_stays_at_the_bottom(visit: Visit, game: str) -> None:
    guest = visit(size=PHONE)
    open_screen(guest, f"table {game}")
    bar = guest.part("action-bar")
    above = bar.bounding_box()
    guest.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    below = bar.bounding_box()
    assert above == below and above is not None
    assert abs(above["y"] + above["height"] - PHONE[1]) <= 12


def test_the_first_tap_only_shows_what_it_would_do(visit: Visit) -> None:
    guest = visit(size=PHONE)
    open_screen(guest, "table stone-age")
    toolmaker = guest.page.locator("[data-target='place:toolmaker']")
    toolmaker.tap()
    expect(guest.part("confirm")).to_be_visible()
    expect(guest.part("answer")).to_contain_text("tool")
    expect(guest.part("log")).not_to_contain_text("to the tool maker")


def test_the_second_tap_does_it(visit: Visit) -> None:
    guest = visit(size=PHONE)
    open_screen(guest, "table stone-age")
    toolmaker = guest.page.locator("[data-target='place:toolmaker']")
    toolmaker.tap()
    toolmaker.tap()
    expect(guest.part("log")).to_contain_text("to the tool maker")


def test_the_tabs_show_one_thing_each(visit: Visit) -> None:
    guest = visit(size=PHONE)
    open_screen(guest, "table stone-age")
    for tab, part in [("tab-me", "area-0"), ("tab-others", "area-1"), ("tab-log", "log")]:
        guest.part(tab).tap()
        shown = [name for name in ("area-0", "area-1", "log") if guest.part(name).is_visible()]
        assert shown == [part]


def test_a_number_is_taken_first_and_confirmed_by_a_button_that_says_it(visit: Visit) -> None:
    guest = visit(size=PHONE)
    open_screen(guest, "table stone-age")
    guest.page.locator("[data-target='place:forest']").tap()
    number = guest.part("amounts").get_by_role("button").nth(2)
    number.tap()
    number.tap()
    expect(number).to_have_attribute("aria-pressed", "true")
    expect(guest.part("confirm")).to_contain_text("3 workers")
    expect(guest.part("log")).not_to_contain_text("to the forest")
    guest.part("confirm").tap()
    expect(guest.part("log")).to_contain_text("3 workers to the forest")
