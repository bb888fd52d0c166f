"""Several people at one screen: nothing of the next one's view is sent before that person says so."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import HERE, ME, hot_seat_table
from tests.web.visiting import Visitor


def seats_sent(visitor: Visitor) -> list[int | None]:
    """Whose positions have arrived over the live line, in their order."""
    return [frame.data["position"]["seat"] for frame in visitor.frames if not frame.sent and "position" in frame.data]


def asked_over_http(visitor: Visitor) -> list[str]:
    """What the page itself has fetched of positions, logs and reviews."""
    parts = ("/position", "/log", "/at/", "/review", "/record")
    return [url for url in visitor.requests if any(part in url for part in parts)]


def test_a_table_with_secrets_opens_behind_the_curtain(visit: Visit) -> None:
    guest = visit()
    table, _ = hot_seat_table(guest)
    guest.go(f"/t/{table}")
    expect(guest.part("curtain")).to_be_visible()
    assert seats_sent(guest) == [] and asked_over_http(guest) == []


def test_the_curtain_falls_before_anything_of_the_next_seat_is_sent(visit: Visit) -> None:
    guest = visit()
    table, seat = hot_seat_table(guest)
    guest.go(f"/t/{table}")
    guest.part("curtain-ready").click()
    guest.choose("place:hunt")
    guest.part("amounts").get_by_role("button").first.click()
    expect(guest.part("curtain")).to_be_visible()
    assert set(seats_sent(guest)) == {seat} and asked_over_http(guest) == []


def test_whoever_confirms_gets_the_own_view_and_not_the_card_of_the_other(visit: Visit) -> None:
    guest = visit()
    table, seat = hot_seat_table(guest)
    guest.go(f"/t/{table}")
    guest.part("curtain-ready").click()
    guest.choose("place:hunt")
    guest.part("amounts").get_by_role("button").first.click()
    expect(guest.part("curtain")).to_be_visible()
    before = len(guest.frames)
    guest.part("curtain-ready").click()
    expect(guest.part("curtain")).to_have_count(0)
    expect(guest.legal.first).to_be_visible()
    since = [frame.data for frame in guest.frames[before:] if not frame.sent and "position" in frame.data]
    assert [message["position"]["seat"] for message in since] == [1 - seat]
    assert since[0]["position"]["view"]["seats"][seat]["extra"] is None


def test_what_is_under_the_curtain_cannot_be_reached(visit: Visit) -> None:
    guest = visit()
    table, _ = hot_seat_table(guest)
    guest.go(f"/t/{table}")
    guest.part("curtain-ready").click()
    guest.choose("place:hunt")
    guest.part("amounts").get_by_role("button").first.click()
    expect(guest.part("curtain-ready")).to_be_focused()
    guest.page.keyboard.press("Tab")
    guest.page.keyboard.press("Tab")
    inside = (
        "document.activeElement === document.body || document.activeElement.closest('[data-testid=curtain]') !== null"
    )
    assert guest.page.evaluate(inside)


def test_without_secrets_the_seats_change_without_a_curtain(visit: Visit) -> None:
    guest = visit()
    made = guest.set_table("stone-age", {**ME, "name": "Ola"}, {**HERE, "name": "Jan"})
    guest.go(f"/t/{made['table']['id']}")
    for key in (
        "place:toolmaker",
        "place:field",
    ):  # each says once who sits here; then it is known that nothing is hidden
        guest.part("curtain-ready").click()
        guest.choose(key)
    guest.choose("place:card 1")
    guest.choose("place:card 2")  # a curtain would lie over it
    expect(guest.part("log")).to_contain_text("Jan sends 1 worker to the card in slot 2")
