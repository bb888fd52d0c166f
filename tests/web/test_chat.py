"""Talking at the table: two people, each in a browser of their own, and somebody who watches."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import BOT, LINK, ME
from tests.web.visiting import PHONE, Visitor


def gathered(visit: Visit, **wishes: Any) -> tuple[Visitor, Visitor, Visitor]:
    """A host, a friend and a watcher, all at one table."""
    host, friend, watcher = visit(**wishes), visit(), visit()
    made = host.set_table("stone-age", {**ME, "name": "Ola"}, LINK)
    table = made["table"]["id"]
    friend.post(f"/api/tables/{table}/join", {"secret": made["links"]["seats"]["1"].partition("=")[2], "name": "Petr"})
    watcher.post(f"/api/tables/{table}/join", {"secret": made["links"]["watch"].partition("=")[2]})
    for one in (host, friend, watcher):
        one.open_table(table)
    return host, friend, watcher


def write(visitor: Visitor, text: str) -> None:
    visitor.part("chat-text").fill(text)
    visitor.part("chat-text").press("Enter")
    expect(visitor.part("chat-text")).to_have_value("")


def test_words_arrive_with_a_mark_and_a_polite_announcement(visit: Visit) -> None:
    host, friend, watcher = gathered(visit)
    host.part("open-chat").click()
    write(host, "Good luck! https://example.org")
    badge = friend.part("open-chat").locator("b")
    expect(badge).to_have_text("1")
    expect(friend.part("chat-announcer")).to_have_text("Ola: Good luck! https://example.org")
    friend.part("open-chat").click()
    expect(friend.part("word")).to_contain_text("Good luck!")
    expect(friend.part("word").locator("a")).to_have_count(0)
    expect(badge).to_have_count(0)
    friend.part("say-thanks").click()
    expect(host.part("word").last).to_contain_text("Thanks")
    expect(watcher.part("open-chat").locator("b")).to_have_count(0)
    assert not [frame for frame in watcher.frames if "Good luck" in frame.text]


def test_the_keyboard_opens_writes_and_closes(visit: Visit) -> None:
    host, friend, _ = gathered(visit)
    host.page.keyboard.press("c")
    expect(host.part("chat-text")).to_be_focused()
    host.page.keyboard.type("hello u")
    host.page.keyboard.press("Enter")
    expect(host.part("word")).to_contain_text("hello u")
    host.page.keyboard.press("Escape")
    expect(host.part("chat")).to_have_count(0)
    expect(friend.part("open-chat").locator("b")).to_have_text("1")


def test_one_click_mutes_somebody_and_one_the_whole_chat(visit: Visit) -> None:
    host, friend, _ = gathered(visit)
    friend.part("open-chat").click()
    write(friend, "one")
    host.part("open-chat").click()
    host.part("word").hover()
    host.page.get_by_role("button", name="Mute Petr").click()
    expect(host.part("word")).to_have_count(0)
    write(friend, "two")
    host.part("chat-more").click()
    host.page.get_by_role("button", name="Hear Petr again").click()
    expect(host.part("word")).to_have_count(2)
    host.part("chat-mute").click()
    host.page.keyboard.press("Escape")
    write(friend, "three")
    host.part("open-chat").click()
    expect(host.part("word")).to_have_count(3)
    expect(host.part("chat-announcer")).not_to_contain_text("three")


def test_a_note_stays_with_its_author(visit: Visit) -> None:
    host, friend, _ = gathered(visit)
    host.part("open-chat").click()
    host.page.get_by_text("Only me").click()
    write(host, "save wood for the hut")
    expect(host.part("word")).to_contain_text("save wood")
    host.page.reload()
    host.part("open-chat").click()
    expect(host.part("word")).to_contain_text("save wood")
    assert not [frame for frame in friend.frames if "save wood" in frame.text]


def test_the_host_decides_who_talks_and_deletes(visit: Visit) -> None:
    host, friend, watcher = gathered(visit)
    host.part("open-chat").click()
    host.part("chat-more").click()
    host.part("chat-policy").select_option("all")
    watcher.part("open-chat").click()
    watcher.page.get_by_text("All", exact=True).click()
    write(watcher, "Bravo")
    expect(host.part("word")).to_contain_text("Bravo")
    host.part("chat-clear").click()
    host.part("chat-clear").click()
    expect(watcher.part("word")).to_have_count(0)
    host.part("chat-policy").select_option("off")
    expect(friend.part("log")).to_contain_text("turned the chat off")
    friend.part("open-chat").click()
    expect(friend.part("chat")).to_contain_text("You can still write notes")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_phone_shows_the_whole_drawer(visit: Visit, theme: str) -> None:
    host, friend, _ = gathered(visit, size=PHONE, theme=theme)
    host.part("open-chat").click()
    write(host, "from the phone")
    box = host.part("chat").bounding_box()
    assert box is not None and box["width"] >= PHONE[0] - 2 and box["y"] + box["height"] <= PHONE[1] + 1
    send = host.part("chat-send").bounding_box()
    assert send is not None and min(send["width"], send["height"]) >= 44
    expect(friend.part("open-chat").locator("b")).to_have_text("1")


def test_nothing_is_fetched_for_talking_where_there_is_nobody_to_talk_to(visit: Visit) -> None:
    host = visit()
    host.open_table(host.set_table("stone-age", ME, BOT)["table"]["id"])
    host.page.mouse.click(5, 5)
    host.page.wait_for_load_state("networkidle")
    assert not [address for address in host.requests if re.search(r"/chat", address) and "/api/" in address]
