"""Since you were here: what somebody missed is counted, and shown on request."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import act, two_people
from tests.web.visiting import Visitor


def come_back(visit: Visit) -> Visitor:
    """Somebody who has looked at a table, went to the lobby, and returns after a move of the other."""
    host, guest = visit(), visit()
    table = two_people(host, guest)
    guest.open_table(table)
    guest.part("phase-bar").get_by_role("link").click()
    expect(guest.part("my-tables")).to_be_visible()
    act(host, table, 0, "place toolmaker")
    guest.open_table(table)
    return guest


def test_moves_since_the_last_visit_are_counted(visit: Visit) -> None:
    expect(come_back(visit).part("since")).to_contain_text("1 move since you were here")


def test_they_are_shown_and_lead_to_the_present(visit: Visit) -> None:
    guest = come_back(visit)
    guest.part("since-play").click()
    expect(guest.part("since")).to_contain_text("Move 1 of 1")
    expect(guest.part("since")).to_have_count(0)
    expect(guest.legal.first).to_be_visible()


def test_one_key_skips_to_the_present(visit: Visit) -> None:
    guest = come_back(visit)
    guest.part("since-play").click()
    expect(guest.part("since")).to_contain_text("Move 1 of 1")
    guest.page.keyboard.press("Escape")
    expect(guest.legal.first).to_be_visible()


def test_whoever_missed_nothing_sees_no_strip(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = two_people(host, guest)
    guest.open_table(table)
    guest.open_table(table)
    expect(guest.part("since")).to_have_count(0)
