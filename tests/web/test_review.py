"""A finished game looked at again: the scrubber and its keys, links, forks, the record."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import epoka
from tests.web.conftest import Visit
from tests.web.tables import finished_table
from tests.web.visiting import Visitor


@pytest.fixture
def guest(visit: Visit) -> Visitor:
    guest = visit()
    guest.go(f"/review/{finished_table(guest, 'founders')}")
    expect(guest.part("scrubber")).to_be_visible()
    return guest


def table_of(guest: Visitor) -> str:
    return guest.page.url.partition("/review/")[2].partition("#")[0]


def turns(guest: Visitor) -> int:
    return int(guest.get(f"/api/tables/{table_of(guest)}")["table"]["turn"])


def shows(guest: Visitor, turn: int) -> None:
    expect(guest.part("review-at")).to_contain_text(re.compile(rf"\b{turn} of {turns(guest)}"))
    expect(guest.page).to_have_url(re.compile(f"#{turn}$"))


def test_it_opens_at_the_beginning_with_the_board_and_everybody_in_sight(guest: Visitor) -> None:
    expect(guest.part("review-at")).to_have_text("The beginning")
    for name in ("board", "area-0", "area-1", "slider"):
        expect(guest.part(name)).to_be_in_viewport(ratio=1 if name == "slider" else 0.9)
    assert guest.part("board").evaluate("board => board.offsetWidth / innerWidth") > 0.65


def test_the_arrows_go_action_by_action(guest: Visitor) -> None:
    for key in ("Home", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
        guest.page.keyboard.press(key)
    shows(guest, 2)


def test_home_and_end_go_to_both_ends(guest: Visitor) -> None:
    guest.page.keyboard.press("End")
    shows(guest, turns(guest))
    guest.page.keyboard.press("Home")
    expect(guest.part("review-at")).to_have_text("The beginning")


def test_up_and_down_go_by_rounds(visit: Visit) -> None:
    guest = visit()
    guest.go(f"/review/{finished_table(guest, 'stone-age')}")
    expect(guest.part("scrubber")).to_be_visible()
    steps = guest.get(f"/api/tables/{table_of(guest)}/review?seat=0")["steps"]
    first = steps[0]["round"]
    guest.page.keyboard.press("Home")
    guest.page.keyboard.press("ArrowDown")
    shows(guest, next(step["turn"] for step in steps if step["round"] != first))


def test_space_plays_and_stops(guest: Visitor) -> None:
    guest.page.keyboard.press("Home")
    guest.page.keyboard.press(" ")
    shows(guest, 2)
    guest.page.keyboard.press(" ")
    expect(guest.part("review-play")).to_have_text("Play")


def test_the_slider_leads_to_a_position(guest: Visitor) -> None:
    guest.part("slider").fill("40")
    shows(guest, 40)


def test_the_board_shows_the_position(guest: Visitor) -> None:
    count = guest.page.locator("[data-testid=board] [data-target]").count
    guest.page.keyboard.press("Home")
    expect(guest.part("review-at")).to_have_text("The beginning")
    before = count()
    guest.page.keyboard.press("End")
    expect(guest.page.locator("[data-testid=board] [data-target]")).not_to_have_count(before)


def test_a_link_opens_at_its_position(guest: Visitor) -> None:
    table = table_of(guest)
    guest.go("/")
    guest.go(f"/review/{table}#57")
    shows(guest, 57)


def test_nothing_can_be_played_in_a_review(guest: Visitor) -> None:
    guest.part("slider").fill("40")
    shows(guest, 40)
    expect(guest.page.locator("[data-target][data-legal=true]")).to_have_count(0)


def test_a_fork_goes_on_from_the_position_against_bots(guest: Visitor) -> None:
    guest.part("slider").fill("40")
    shows(guest, 40)
    guest.page.evaluate("localStorage.setItem('epoka:name', '\"Ola\"')")
    guest.page.reload()
    shows(guest, 40)
    guest.part("fork").click()
    expect(guest.legal.first).to_be_visible()
    forked = guest.get(f"/api/tables/{guest.page.url.rpartition('/')[2]}")["table"]
    assert forked["seats"][0]["name"] == "Ola"
    assert forked["forked_from"]["turn"] == 40 and forked["status"] == "playing"


def test_the_record_replays_to_the_same_end(guest: Visitor, tmp_path: Path) -> None:
    with guest.page.expect_download() as download:
        guest.part("record").click()
    file = tmp_path / "game.epoka"
    download.value.save_as(file)
    state = epoka.replay(epoka.parse_record(file.read_text(encoding="utf-8")))
    assert state.over and state.points() == guest.position(table_of(guest))["points"]


MARKED = "one => [...one.querySelectorAll('.target.recent')].map((target) => target.dataset.target)"


def test_the_marks_are_those_of_the_move_that_is_shown(visit: Visit) -> None:
    guest = visit()
    table = finished_table(guest, "stone-age")
    record = guest.context.request.get(f"{guest.address}/api/tables/{table}/record").text()
    actions = epoka.parse_record(record)["actions"]
    placements = [(turn, name.split()[1]) for turn, name in enumerate(actions, 1) if name.startswith("place ")]
    turn, place = next(one for one in placements[len(placements) // 2 :] if one[1] in ("forest", "hunt", "field"))
    guest.go(f"/review/{table}#{turn}")
    expect(guest.part("review-at")).to_contain_text(str(turn))
    expect(guest.page.locator(f"[data-target='place:{place}'].recent")).to_have_count(1)
    assert guest.part("board").evaluate(MARKED) == [f"place:{place}"]
