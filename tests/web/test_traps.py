"""No trap: what gives something up says so beforehand and asks, the good choice is the main button, and what was played
without a question is said."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import epoka
from tests.web.conftest import Visit
from tests.web.moments import asked, moment
from tests.web.tables import act, two_people
from tests.web.visiting import PHONE, Visitor

PRIMARY = re.compile(r"\bprimary\b")
CARD = "place:card 1"


def at_a_card_without_means(host: Visitor, guest: Visitor) -> str:
    """The host stands on the first card and in the forest, and owns no resource."""
    table = two_people(host, guest)
    for mine, other in [("card 1", "clay 2"), ("forest 4", "quarry 3")]:
        act(host, table, 0, f"place {mine}")
        act(guest, table, 1, f"place {other}")
    host.open_table(table)
    return table


def buttons(guest: Visitor) -> Locator:
    """The choices in the action bar, as they stand there."""
    return guest.part("action-bar").locator("[data-choice]")


def test_a_card_that_cannot_be_paid_says_so_and_asks(visit: Visit) -> None:
    host, guest = visit(), visit()
    table = at_a_card_without_means(host, guest)
    before = host.position(table)["seq"]
    host.page.locator(f"[data-target='{CARD}']").first.hover()
    expect(host.part("warning")).to_contain_text("You can’t pay for it now")
    host.choose(CARD)
    expect(host.part("choosing")).to_contain_text("Act in the forest first")
    expect(host.part("go-back")).to_be_focused()
    host.page.keyboard.press("Escape")
    expect(host.part("question")).to_have_count(0)
    assert host.position(table)["seq"] == before
    host.choose(CARD)
    host.part("confirm").click()
    expect(host.part("log")).to_contain_text("cannot pay for the card")


def test_on_a_phone_the_first_tap_asks(visit: Visit) -> None:
    host, guest = visit(size=PHONE), visit()
    table = at_a_card_without_means(host, guest)
    before = host.position(table)["seq"]
    host.page.locator(f"[data-target='{CARD}'][data-legal=true]").first.tap()
    expect(host.part("go-back")).to_be_in_viewport()
    host.part("go-back").tap()
    expect(host.part("question")).to_have_count(0)
    assert host.position(table)["seq"] == before


def test_paying_is_the_main_button_and_going_without_asks(visit: Visit) -> None:
    host, guest = visit(), visit()
    at_a_card_without_means(host, guest)
    host.choose("place:forest")
    expect(buttons(host)).to_have_text(["Pay 1 wood", "Leave it and take the worker back"])
    expect(buttons(host).first).to_have_class(PRIMARY)
    expect(buttons(host).last).not_to_have_class(PRIMARY)
    buttons(host).last.click()
    expect(host.part("question")).to_be_visible()
    host.part("go-back").click()
    buttons(host).first.click()
    expect(host.part("log")).to_contain_text("pays 1 wood")


def test_a_reset_without_choice_is_said_in_the_bar_and_in_the_log(visit: Visit) -> None:
    def forced_reset(state: epoka.State, events: list[epoka.Event]) -> bool:
        return any(one.key == "forced" and one.values == {"seat": 0, "action": "reset"} for one in events)

    guest = visit()
    guest.open_table(moment(guest, "civolution", forced_reset))
    expect(guest.part("played")).to_contain_text("Only legal move, played automatically")
    expect(guest.part("played")).to_contain_text("does a Reset")
    line = guest.part("log").get_by_role("listitem").filter(has_text="does a Reset").last
    expect(line).to_contain_text("automatic")


@pytest.mark.parametrize(
    "prompt, words",
    [
        ("upgrade", "Skip the upgrade"),
        ("hunt", "Don’t hunt"),
        ("lucky-find", "Skip the lucky find"),
        ("migrate", "Don’t migrate any further"),
        ("procreate", "Procreate no further"),
        ("advance", "Advance no further"),
        ("income-actions", "Use no more chips"),
        ("menu", "Skip the other actions"),
        ("reset-dice", "Roll the dice"),
    ],
)
def test_done_names_what_it_leaves_out(visit: Visit, prompt: str, words: str) -> None:
    guest = visit()
    guest.open_table(moment(guest, "civolution", asked(prompt)))
    expect(guest.page.locator("[data-choice=done]")).to_have_text(words)


def test_a_find_shows_its_price_where_it_lies(visit: Visit) -> None:
    def costs_ideas(state: epoka.State, events: list[epoka.Event]) -> bool:
        asks = asked("find-with")(state, events)
        return asks and any("ideas" in state.preview(one).get("cost", {}) for one in state.choices())

    guest = visit()
    table = moment(guest, "civolution", costs_ideas)
    guest.open_table(table)
    expect(guest.legal.first).to_be_visible()
    for choice in guest.position(table)["choices"]:
        ideas = choice["preview"].get("cost", {}).get("ideas")
        store = guest.page.locator(f"[data-target='store:0:{choice['values']['material']}']")
        expect(store.get_by_test_id("price")).to_have_text(str(ideas) if ideas else "free")
        expect(store.locator("[data-ideas=cost]")).to_have_count(1 if ideas else 0)


def test_a_card_of_the_hand_says_what_one_click_would_do_and_asks(visit: Visit) -> None:
    decks = epoka.game("civolution").components()["cards"]

    def may_install(state: epoka.State, events: list[epoka.Event]) -> bool:
        if not asked("turn")(state, events):
            return False
        cards = state.insight(0)["outlook"]["cards"]
        names = [state.name(one) for one in state.choices()]
        return any(told["payable"] and f"activate {decks[card]['deck']}" in names for card, told in cards.items())

    guest = visit()
    table = moment(guest, "civolution", may_install)
    guest.open_table(table)
    before = guest.position(table)["seq"]
    guest.page.locator("[data-target^='hand:0:'][data-legal=true]").first.click()
    expect(guest.part("choosing")).to_contain_text("installs the card at once and ends your turn")
    assert guest.position(table)["seq"] == before
    guest.part("confirm").click()
    expect(guest.part("question")).to_have_count(0)
    expect(guest.part("log")).to_contain_text("Player 1 installs")


def test_feeding_all_is_said_and_stands_first(visit: Visit) -> None:
    def enough_for_all(state: epoka.State, events: list[epoka.Event]) -> bool:
        return asked("feed")(state, events) and state.insight(0)["forecast"]["feeding"][0]["missing"] == 0

    guest = visit()
    guest.open_table(moment(guest, "civolution", enough_for_all))
    expect(buttons(guest).first).to_have_text("Feed all your tribes")
    expect(buttons(guest).first).to_have_class(PRIMARY)
    expect(buttons(guest).last).to_have_text("Feed nobody")
    buttons(guest).last.click()
    expect(guest.part("question")).to_be_visible()
