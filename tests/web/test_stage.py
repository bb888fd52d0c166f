"""What happens is shown one after the other: captions, dice, scenes, banners; and it never stands in the way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import act, placed_round, two_people
from tests.web.visiting import Visitor

# Keeps every sentence that the stage shows, in order.
WATCH = """() => {
    window.shown = [];
    new MutationObserver(() => {
        const said = document.querySelector('[data-testid=beat]')?.innerText ?? '';
        if (said && said !== window.shown.at(-1)) window.shown.push(said);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
# Waits until so many have been shown and the stage is empty again, and answers them.
ALL_SHOWN = """async (number) => {
    const until = Date.now() + 20_000;
    const busy = () => window.shown.length < number || document.querySelector('[data-testid=beat]');
    while (busy() && Date.now() < until) await new Promise(requestAnimationFrame);
    return window.shown;
}"""
# Whatever is shown from now on stays.
STOP_THE_CLOCK = """() => {
    const wait = window.setTimeout;
    window.setTimeout = (what, time, ...rest) => wait(what, time > 400 ? 1e8 : time, ...rest);
}"""


def watching(visit: Visit, speed: str = "normal", **wishes: Any) -> Visitor:
    """Somebody whose browser shows movement; the others of these tests see none."""
    visitor = visit(**wishes)
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.page.add_init_script(f"localStorage.setItem('epoka:speed', JSON.stringify('{speed}'))")
    return visitor


def moves(host: Visitor, table: str, other: Visitor) -> None:
    """Three placements, the middle one by the other."""
    act(host, table, 0, "place toolmaker")
    act(other, table, 1, "place field")
    act(host, table, 0, "place forest 2")


def test_what_others_do_is_shown_in_the_order_of_the_server(visit: Visit) -> None:
    host, guest = visit(), watching(visit, "quick")
    table = two_people(host, guest)
    guest.open_table(table)
    guest.page.evaluate(WATCH)
    moves(host, table, guest)
    first, second = guest.page.evaluate(ALL_SHOWN, 2)
    assert "to the tool maker" in first and "2 workers to the forest" in second


def behind(visit: Visit) -> tuple[Visitor, str]:
    """Somebody to whom one move of the other is being shown, without end, while the next one waits already."""
    host, guest = visit(), watching(visit)
    table = two_people(host, guest)
    guest.open_table(table)
    act(host, table, 0, "place toolmaker")
    expect(guest.part("beat")).to_be_visible()  # what shows it is there now
    guest.page.keyboard.press("Space")
    expect(guest.part("beat")).to_have_count(0)
    guest.page.evaluate(STOP_THE_CLOCK)
    act(guest, table, 1, "place field")
    act(host, table, 0, "place forest 2")
    expect(guest.part("beat")).to_contain_text("to the forest")
    act(guest, table, 1, "place clay 1")
    act(host, table, 0, "place quarry 1")
    expect(guest.part("stage-skip")).to_contain_text("1")
    return guest, table


def test_the_board_and_the_log_wait_for_the_story(visit: Visit) -> None:
    guest, _ = behind(visit)
    expect(guest.part("log")).to_contain_text("to the forest")
    expect(guest.part("log")).not_to_contain_text("to the quarry")


def test_space_skips_what_is_pending(visit: Visit) -> None:
    guest, _ = behind(visit)
    guest.page.keyboard.press("Space")
    expect(guest.part("stage")).to_have_count(0)
    expect(guest.part("log")).to_contain_text("to the quarry")


def test_a_click_on_a_board_that_is_behind_only_catches_up(visit: Visit) -> None:
    guest, table = behind(visit)
    turn = guest.position(table, 1)["turn"]
    guest.page.locator("[data-target='place:river']").click()
    expect(guest.part("stage")).to_have_count(0)
    expect(guest.part("log")).to_contain_text("to the quarry")
    expect(guest.part("choosing")).to_have_count(0)
    assert guest.position(table, 1)["turn"] == turn


@pytest.mark.parametrize("reduced", [False, True], ids=["at-once", "reduced-motion"])
def test_nothing_is_shown_where_it_is_not_wanted(visit: Visit, reduced: bool) -> None:
    host, guest = visit(), watching(visit, "calm" if reduced else "at-once")
    if reduced:
        guest.page.emulate_media(reduced_motion="reduce")
    table = two_people(host, guest)
    guest.open_table(table)
    guest.page.evaluate(WATCH)
    moves(host, table, guest)
    expect(guest.part("log")).to_contain_text("2 workers to the forest")
    assert guest.page.evaluate("window.shown") == []


def test_an_own_roll_lies_large_with_its_result(visit: Visit) -> None:
    host, other = watching(visit, "calm"), visit()
    host.open_table(placed_round(host, other))
    host.choose("place:forest")
    dice = host.part("stage-dice").get_by_role("img", include_hidden=True).locator("svg")
    expect(dice).to_have_count(2)
    box = dice.first.bounding_box()
    assert box is not None and box["width"] >= 36
    expect(host.part("beat")).to_contain_text("÷ 3")


def test_a_choice_is_clicked_through_the_stage_and_ends_it(visit: Visit) -> None:
    host, guest = visit(), watching(visit, "calm")
    table = two_people(host, guest)
    guest.open_table(table)
    act(host, table, 0, "place toolmaker")
    expect(guest.part("beat")).to_be_visible()
    guest.choose("place:field")
    expect(guest.part("log")).to_contain_text("to the field")
    expect(guest.part("stage")).to_have_count(0)


def test_the_round_is_shown_again_on_demand(visit: Visit) -> None:
    host, guest = visit(), watching(visit, "quick")
    table = two_people(host, guest)
    moves(host, table, guest)
    guest.open_table(table)
    guest.page.evaluate(WATCH)
    guest.part("open-menu").click()
    guest.part("replay-round").click()
    shown = "\n".join(guest.page.evaluate(ALL_SHOWN, 4))
    places = ["to the tool maker", "to the field", "to the forest"]
    assert sorted(places, key=shown.index) == places


def test_the_speed_is_chosen_in_the_menu_and_remembered(visit: Visit) -> None:
    guest = visit()
    guest.open_table(two_people(guest, visit()))
    guest.part("open-menu").click()
    guest.part("speed").select_option("quick")
    guest.page.reload()
    guest.part("open-menu").click()
    expect(guest.part("speed")).to_have_value("quick")
