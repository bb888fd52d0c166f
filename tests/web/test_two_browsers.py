"""Two people at one table, each in a browser of their own, and somebody who watches."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import ME, act, two_people
from tests.web.visiting import LEGAL


def test_a_friend_sits_down_by_the_link_of_the_new_table(visit: Visit) -> None:
    host, friend = visit(), visit()
    host.go("/new#stone-age")
    host.page.get_by_role("button", name="Remove a seat").click()
    host.part("seat-1").get_by_role("combobox", name="Seat 2", exact=True).select_option("link")
    host.part("create").click()
    link = host.part("invites").get_by_role("textbox").input_value()
    friend.page.goto(link)
    friend.part("join-name").fill("Ola")
    friend.part("join-go").click()
    expect(friend.part("action-bar")).to_be_visible()
    expect(host.part("invites")).to_contain_text("Everyone is here.")
    expect(friend.part("gathering")).to_be_visible()


def test_the_secret_of_a_link_leaves_the_address_bar(visit: Visit) -> None:
    host, friend = visit(), visit()
    made = host.set_table("stone-age", ME, {"kind": "link"})
    friend.go(made["links"]["seats"]["1"])
    friend.part("join-go").click()
    expect(friend.part("action-bar")).to_be_visible()
    assert friend.page.url == f"{friend.address}/t/{made['table']['id']}"


def test_a_move_of_one_browser_appears_in_the_other(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = two_people(host, friend)
    host.open_table(table)
    friend.open_table(table)
    expect(friend.page.locator(LEGAL)).to_have_count(0)
    host.choose("place:toolmaker")
    expect(friend.part("log")).to_contain_text("to the tool maker")
    expect(friend.legal.first).to_be_visible()


def test_a_watcher_sees_the_moves_and_may_touch_nothing(visit: Visit) -> None:
    host, watcher = visit(), visit()
    made = host.set_table("stone-age", ME, {"kind": "here"})
    watcher.go(made["links"]["watch"])
    watcher.part("join-go").click()
    expect(watcher.part("phase-bar")).to_contain_text("You’re watching")
    host.post(
        f"/api/tables/{made['table']['id']}/act",
        {
            "type": "act",
            "id": "one",
            "seat": 0,
            "seq": host.position(made["table"]["id"])["seq"],
            "actions": ["place hut"],
        },
    )
    expect(watcher.part("log")).to_contain_text("to the hut")
    expect(watcher.page.locator(LEGAL)).to_have_count(0)


def test_somebody_without_a_link_is_turned_away_in_words(visit: Visit) -> None:
    host, stranger = visit(), visit()
    table = two_people(host, visit())
    stranger.allow("40[13]")
    stranger.go(f"/t/{table}")
    expect(stranger.page.get_by_text("only open to those who have a link")).to_be_visible()


def test_no_time_runs_before_everybody_is_there(visit: Visit) -> None:
    host, friend = visit(), visit()
    body = {"game": "stone-age", "seats": [ME, {"kind": "link"}], "deadline": 3600}
    made = host.post("/api/tables", body)
    host.open_table(made["table"]["id"])
    expect(host.legal.first).to_be_visible()
    expect(host.page.get_by_role("timer")).to_have_count(0)
    friend.go(made["links"]["seats"]["1"])
    friend.part("join-go").click()
    expect(friend.page.get_by_role("timer")).to_have_count(0)
    act(host, made["table"]["id"], 0, "place forest 3")
    expect(friend.page.get_by_role("timer").first).to_contain_text(":")
