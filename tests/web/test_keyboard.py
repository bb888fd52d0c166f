"""Keys alone: from the lobby to a table, through turns, back, and to the end of a game."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import epoka
from tests.web.conftest import Visit
from tests.web.tables import BOT, ME, RECORDED, fork, placed_round
from tests.web.visiting import PATIENCE, Visitor

MOST_TABS = 80
MOST_KEYS = 3000
"""Three times what a game of Civolution takes."""
WALK = [*["n"] * 6, *["Tab"] * 3, "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
FOCUSED = "document.activeElement.dataset.testid ?? document.activeElement.dataset.target ?? ''"
INVITING = "document.activeElement.dataset.legal === 'true' || document.activeElement.dataset.testid === 'confirm'"
# Waits until something may be chosen or the results are shown, and answers whether Enter would choose something now.
WAIT = f"""async (patience) => {{
    const until = Date.now() + patience;
    let over = false;
    for (;;) {{
        over = document.querySelector('[data-testid=results]')?.checkVisibility() ?? false;
        const ready = document.querySelector('[data-legal=true], [data-testid=confirm]') !== null;
        if (over || ready || Date.now() > until) return {{ over, ready, inviting: {INVITING} }};
        await new Promise(requestAnimationFrame);
    }}
}}"""


def tab_to(guest: Visitor, name: str) -> None:
    """Press Tab until the thing with this name has the focus."""
    passed = []
    for _ in range(MOST_TABS):
        guest.page.keyboard.press("Tab")
        passed.append(guest.page.evaluate(FOCUSED))
        if passed[-1] == name:
            return
    raise AssertionError(f"Tab does not lead to {name}; it passed {passed}")


@pytest.fixture
def guest(visit: Visit) -> Visitor:
    guest = visit()
    guest.open_table(guest.set_table("stone-age", ME, BOT)["table"]["id"])
    expect(guest.legal.first).to_be_visible()
    return guest


def test_a_table_is_set_from_the_lobby(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    expect(guest.part("new-stone-age")).to_be_visible()
    tab_to(guest, "new-stone-age")
    guest.page.keyboard.press("Enter")
    expect(guest.part("create")).to_be_visible()
    tab_to(guest, "create")
    guest.page.keyboard.press("Enter")
    expect(guest.legal.first).to_be_visible()


def test_an_arrow_leads_to_what_may_be_chosen(guest: Visitor) -> None:
    guest.page.keyboard.press("ArrowRight")
    assert guest.page.evaluate(INVITING)


def test_tab_leads_only_to_targets_that_may_be_chosen(guest: Visitor) -> None:
    reached = []
    for _ in range(40):
        guest.page.keyboard.press("Tab")
        reached.append(
            guest.page.evaluate("document.activeElement.dataset.target ? document.activeElement.dataset.legal : ''")
        )
    assert "true" in reached and "false" not in reached


def test_enter_chooses_and_a_digit_says_how_many(guest: Visitor) -> None:
    tab_to(guest, "place:forest")
    guest.page.keyboard.press("Enter")
    expect(guest.part("amounts")).to_be_visible()
    guest.page.keyboard.press("2")
    expect(guest.part("log")).to_contain_text("2 workers to the forest")


def test_enter_again_confirms_what_was_proposed(guest: Visitor) -> None:
    tab_to(guest, "place:forest")
    guest.page.keyboard.press("Enter")
    expect(guest.part("choosing").locator("[aria-current=true]")).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(guest.part("log")).to_contain_text("to the forest")


def test_n_goes_to_the_next_choice_and_the_focus_stays_among_the_choices(guest: Visitor) -> None:
    focused = guest.page.locator(":focus")
    guest.page.keyboard.press("n")
    expect(focused).to_have_attribute("data-legal", "true")
    first = focused.get_attribute("data-target")
    guest.page.keyboard.press("n")
    expect(focused).not_to_have_attribute("data-target", first or "")
    tab_to(guest, "place:toolmaker")
    guest.page.keyboard.press("Enter")
    expect(guest.part("log")).to_contain_text("to the tool maker")
    expect(focused).to_have_attribute("data-legal", "true")


def test_what_the_keyboard_comes_to_is_read_with_its_odds(guest: Visitor) -> None:
    tab_to(guest, "place:forest")
    expect(guest.part("looking")).to_contain_text("wood")
    expect(guest.page.locator("[data-target='place:forest']")).to_have_accessible_description("may be chosen now")


def test_u_takes_back_and_y_does_it_again(visit: Visit) -> None:
    host, other = visit(), visit()
    host.open_table(placed_round(host, other))
    toolmaker = host.page.locator("[data-target='place:toolmaker']")
    tab_to(host, "place:toolmaker")
    host.page.keyboard.press("Enter")
    expect(host.part("undo")).to_have_accessible_name("Undo (U)")
    host.page.keyboard.press("u")
    expect(toolmaker).to_have_attribute("data-legal", "true")
    host.page.keyboard.press("y")
    expect(toolmaker).to_have_attribute("data-legal", "false")


def test_a_dead_target_answers_why_not_and_a_question_mark_opens_the_rule(guest: Visitor) -> None:
    guest.choose("place:toolmaker")
    expect(guest.legal.first).to_be_visible()
    guest.page.locator("[data-target='place:toolmaker']").focus()
    guest.page.keyboard.press("Enter")
    rule = guest.part("answer").get_by_role("button").inner_text()
    guest.page.keyboard.press("?")
    expect(guest.part("rules").locator(f"[data-rule={rule}]")).to_be_in_viewport()


def test_arrows_reach_dead_targets_too(guest: Visitor) -> None:
    guest.choose("place:toolmaker")
    expect(guest.legal.first).to_be_visible()
    guest.page.locator("[data-target='place:forest']").focus()
    passed = set()
    for key in ["ArrowDown"] * 8 + ["ArrowRight"] * 8:
        guest.page.keyboard.press(key)
        passed.add(guest.page.evaluate("document.activeElement.dataset.legal"))
    assert "false" in passed


@pytest.mark.parametrize("key, sheet", [("r", "rules"), ("?", "rules"), ("s", "scores-dialog")])
def test_a_sheet_is_one_key_away_and_escape_closes_it(guest: Visitor, key: str, sheet: str) -> None:
    guest.page.keyboard.press(key)
    expect(guest.part(sheet)).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.part(sheet)).to_have_count(0)


def test_escape_puts_aside_what_was_picked(guest: Visitor) -> None:
    tab_to(guest, "place:forest")
    guest.page.keyboard.press("Enter")
    expect(guest.part("amounts")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.part("amounts")).to_have_count(0)


def test_a_whole_game_is_played_by_keys(visit: Visit) -> None:
    guest = visit()
    play_by_keys(guest, guest.set_table("civolution", ME)["table"]["id"])


def test_a_begun_game_is_finished_by_keys(visit: Visit) -> None:
    text = (RECORDED / "founders/2p-stacks.txt").read_text(encoding="utf-8")
    guest = visit()
    play_by_keys(guest, fork(guest, text, len(epoka.parse_record(text)["actions"]) * 9 // 10, 0))


def play_by_keys(guest: Visitor, table: str) -> None:
    """N, Tab and arrows at random, Enter wherever something invites: no pointer, no rule."""
    guest.open_table(table)
    luck = random.Random(3)
    pressed = 0
    while not (now := guest.page.evaluate(WAIT, PATIENCE))["over"]:
        assert now["ready"], f"nothing can be chosen, and the game is not over: {guest.part('prompt').inner_text()}"
        if now["inviting"]:
            guest.page.keyboard.press("Enter")
            guest.page.evaluate(WAIT, PATIENCE)
        guest.page.keyboard.press(luck.choice(WALK))
        pressed += 1
        assert pressed < MOST_KEYS, guest.part("prompt").inner_text()
