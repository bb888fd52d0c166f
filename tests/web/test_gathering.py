"""Before the start: inviting, being ready, open tables, a link that is in use on another device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import LINK, ME, two_people
from tests.web.visiting import LEGAL, PHONE


def test_the_game_begins_when_everybody_is_ready(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.go("/new#stone-age")
    host.page.get_by_role("button", name="Remove a seat").click()
    host.part("seat-1").get_by_role("combobox", name="Seat 2", exact=True).select_option("link")
    host.part("create").click()
    link = host.part("invites").get_by_role("textbox").input_value()
    host.page.keyboard.press("Escape")
    expect(host.part("gathered-1")).to_contain_text("nobody yet")
    expect(host.page.locator(LEGAL)).to_have_count(0)
    host.part("ready").click()
    friend.page.goto(link)
    friend.part("join-name").fill("Ola")
    friend.part("join-go").click()
    expect(host.part("gathered-1")).to_contain_text("is here")
    friend.part("ready").click()
    expect(host.part("gathering")).to_have_count(0)
    expect(host.part("log")).to_contain_text("The game begins.")
    starter = host.position(host.page.url.rpartition("/")[2])["mover"]
    expect((host, friend)[starter].legal.first).to_be_visible()


def test_the_host_starts_without_waiting(visit: Visit) -> None:
    host = visit()
    made = host.post("/api/tables", {"game": "stone-age", "seats": [ME, LINK], "gather": True})
    host.go(f"/t/{made['table']['id']}")
    host.part("begin").click()
    host.part("begin").click()
    expect(host.part("gathering")).to_have_count(0)


def test_an_invitation_is_a_code_for_a_camera_too(visit: Visit) -> None:
    host = visit()
    host.go("/new#stone-age")
    host.part("seat-1").get_by_role("combobox", name="Seat 2", exact=True).select_option("link")
    host.part("create").click()
    host.part("qr").first.click()
    drawing = host.page.get_by_role("img", name="QR code")
    expect(drawing).to_be_visible()
    box = drawing.bounding_box()
    assert box is not None and abs(box["width"] - box["height"]) < 1 and box["width"] >= 200


def test_a_stranger_takes_a_seat_from_the_lobby(visit: Visit) -> None:
    host, stranger = visit(), visit(size=PHONE)
    made = host.post("/api/tables", {"game": "stone-age", "seats": [ME, LINK], "gather": True})
    table = made["table"]["id"]
    host.go(f"/t/{table}")
    host.part("listed").check()
    stranger.go("/")
    stranger.part(f"take-{table}").click()
    stranger.part("ready").click()
    host.part("ready").click()
    expect(stranger.part("gathering")).to_have_count(0)
    stranger.part("open-chat").click()
    expect(stranger.part("chat")).to_contain_text("turned the chat off")


def test_a_link_in_use_asks_before_it_moves_the_seat_and_keeps_the_name(visit: Visit) -> None:
    host, friend, phone = visit(), visit(), visit()
    made = host.set_table("stone-age", ME, LINK)
    link = made["links"]["seats"]["1"]
    friend.go(link)
    friend.part("join-name").fill("Petr")
    friend.part("join-go").click()
    expect(friend.part("action-bar")).to_be_visible()
    phone.go(link)
    expect(phone.part("seat-taken")).to_contain_text("Petr")
    expect(phone.part("join-name")).to_have_count(0)
    friend.allow("40[13]")
    phone.page.get_by_role("button", name="Use it on this device instead").click()
    expect(phone.part("action-bar")).to_be_visible()
    expect(phone.part("log")).to_contain_text("Petr goes on from another device")
    expect(friend.page.get_by_role("alert")).to_be_visible()


def test_a_table_that_does_not_gather_begins_at_once(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.open_table(two_people(host, friend))
    expect(host.legal.first).to_be_visible()
    expect(host.part("gathering")).to_have_count(0)
