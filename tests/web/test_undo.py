"""Taking back: freely up to what chance or somebody else has decided, beyond that if the others agree."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import BOT, ME, placed_round
from tests.web.visiting import Visitor

FREELY = "Undo (U)"
BY_CONSENT = "Undo, needs the others’ consent (U)"
BEYOND = "Undo back past the last roll or draw (U)"


def is_legal(visitor: Visitor, key: str, legal: bool = True) -> None:
    target = visitor.page.locator(f"[data-target='{key}']").first
    expect(target).to_have_attribute("data-legal", str(legal).lower())


def test_an_own_action_is_taken_back_freely(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.open_table(placed_round(host, guest))
    host.choose("place:toolmaker")
    is_legal(host, "place:toolmaker", False)
    expect(host.part("undo")).to_have_accessible_name(FREELY)
    host.part("undo").click()
    is_legal(host, "place:toolmaker")


def test_what_was_taken_back_can_be_done_again(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.open_table(placed_round(host, guest))
    host.choose("place:toolmaker")
    is_legal(host, "place:toolmaker", False)
    host.part("undo").click()
    is_legal(host, "place:toolmaker")
    host.part("redo").click()
    is_legal(host, "place:toolmaker", False)
    is_legal(host, "place:hunt")


def test_several_actions_are_taken_back_one_by_one(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.open_table(placed_round(host, guest))
    for key in ("place:toolmaker", "place:field"):
        host.choose(key)
        is_legal(host, key, False)
    for key in ("place:field", "place:toolmaker"):
        host.part("undo").click()
        is_legal(host, key)
    expect(host.part("undo")).to_have_accessible_name(BY_CONSENT)


def test_after_a_roll_only_the_others_can_allow_it(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.open_table(placed_round(host, guest))
    host.choose("place:hunt")
    expect(host.part("log")).to_contain_text("Player 1 rolls")
    expect(host.part("undo")).to_have_accessible_name(BY_CONSENT)


def test_with_consent_a_roll_is_taken_back_and_the_log_says_so(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = placed_round(host, guest)
    host.open_table(table)
    guest.open_table(table)
    host.choose("place:hunt")
    is_legal(host, "place:hunt", False)
    host.part("undo").click()
    host.part("undo-do").click()
    guest.part("undo-agree").click()
    is_legal(host, "place:hunt")
    expect(host.part("log")).to_contain_text("drawn again")


def test_whoever_is_asked_may_refuse(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = placed_round(host, guest)
    host.open_table(table)
    guest.open_table(table)
    host.choose("place:hunt")
    is_legal(host, "place:hunt", False)
    host.part("undo").click()
    host.part("undo-do").click()
    guest.part("undo-refuse").click()
    expect(host.part("log")).to_contain_text("does not agree")
    is_legal(host, "place:hunt", False)


def test_whoever_asks_is_asked_first_and_may_withdraw(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = placed_round(host, guest)
    host.open_table(table)
    guest.open_table(table)
    host.choose("place:hunt")
    is_legal(host, "place:hunt", False)
    host.page.keyboard.press("u")
    expect(host.part("undo-really")).to_contain_text("Ask the others")
    expect(guest.part("undo-request")).to_have_count(0)
    host.part("undo-do").click()
    expect(host.part("undo-request")).to_contain_text("You have asked")
    expect(guest.part("undo-agree")).to_be_visible()
    host.part("undo-withdraw").click()
    expect(guest.part("undo-request")).to_have_count(0)


def test_a_bot_agrees_at_once(visit: Visit) -> None:
    guest = visit()
    guest.open_table(guest.set_table("stone-age", ME, BOT)["table"]["id"])
    guest.choose("place:toolmaker")
    expect(guest.part("undo")).to_have_accessible_name(BEYOND)
    guest.part("undo").click()
    guest.part("undo-do").click()
    is_legal(guest, "place:toolmaker")


def test_a_table_without_undo_is_set_up_and_takes_nothing_back(visit: Visit) -> None:
    guest = visit()
    guest.go("/new#stone-age")
    guest.part("undo-policy").select_option("none")
    guest.part("create").click()
    guest.choose("place:toolmaker")
    is_legal(guest, "place:toolmaker", False)
    expect(guest.legal.first).to_be_visible()
    expect(guest.part("undo")).to_be_disabled()


def test_the_others_let_the_game_go_back_to_a_line_of_the_log(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = placed_round(host, guest)
    before = host.position(table)["turn"]
    host.open_table(table)
    guest.open_table(table)
    host.part("log").get_by_role("button", name="to the tool maker").click()
    host.part("undo-to-here").click()
    expect(host.part("undo-really")).to_be_visible()
    host.part("undo-do").click()
    guest.part("undo-agree").click()
    expect(guest.part("undo-request")).to_have_count(0)
    assert host.position(table)["turn"] < before
    is_legal(guest, "place:field")


def test_who_watches_cannot_take_the_game_back(visit: Visit) -> None:
    host, guest, watcher = visit(), visit(), visit()
    table = placed_round(host, guest)
    watch = host.post(f"/api/tables/{table}/links", {})["links"]["watch"]
    watcher.go(watch)
    watcher.part("join-go").click()
    watcher.part("log").get_by_role("button", name="to the tool maker").click()
    expect(watcher.part("to-present")).to_be_visible()
    expect(watcher.part("undo-to-here")).to_have_count(0)
