"""The table of Founders: the map, the offer, what a tile lacks, and what can be looked at."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

import epoka
from tests.web.conftest import Visit
from tests.web.tables import BOT, ME, RECORDED, fork
from tests.web.visiting import PHONE, Visitor


def adding(visitor: Visitor, after: int = 40) -> str:
    """A table where this browser is to add a tile, some of which do not fit."""
    text = (RECORDED / "founders/2p-victory-tiles.txt").read_text(encoding="utf-8")
    record = epoka.parse_record(text)
    state = epoka.replay({**record, "actions": record["actions"][:after]})
    while state.mover < 0 or state.prompt()[0] != "add-tile" or not state.insight(state.mover)["lacking"]:
        state.act(state.action(record["actions"][state.turn]))
    return fork(visitor, text, state.turn, state.mover)


def box(part: Locator) -> dict[str, Any]:
    found = part.bounding_box()
    assert found is not None
    return {**found}


def test_a_tile_that_does_not_fit_says_on_itself_what_is_missing(visit: Visit) -> None:
    guest = visit()
    guest.open_table(adding(guest))
    guest.page.locator(".dull [data-target^='open:']").filter(visible=True).first.hover()
    expect(guest.part("lacking")).to_contain_text(re.compile("Missing|Too far apart"))
    expect(guest.part("looked-at")).to_contain_text("needs:")


def test_a_refused_tile_names_the_resource_that_is_missing(visit: Visit) -> None:
    guest = visit()
    guest.open_table(adding(guest))
    guest.page.locator(".dull [data-target^='open:']").filter(visible=True).first.click()
    expect(guest.part("answer")).to_contain_text(re.compile("Missing|Too far apart"))
    expect(guest.part("answer")).not_to_contain_text("no cell has all the resources")


def test_pointing_at_a_tile_shows_on_the_map_where_it_fits(visit: Visit) -> None:
    guest = visit()
    guest.open_table(adding(guest))
    guest.page.locator("[data-target^='open:'][data-legal=true]").filter(visible=True).first.hover()
    expect(guest.page.locator("path.possible").first).to_be_visible()
    expect(guest.part("answer")).to_contain_text(re.compile(r"fits on \d+ cell"))


def test_cells_have_letters_in_the_log_and_on_the_map(visit: Visit) -> None:
    guest = visit()
    guest.open_table(adding(guest))
    expect(guest.part("log").filter(visible=True).first).to_contain_text(re.compile(r"at [A-Z]\d+\."))
    axes = [text.strip() for text in guest.page.locator("[data-testid=board] .map svg text").all_text_contents()]
    assert {"L", "M", "N"} <= set(axes)
    assert not [text for text in axes if re.search(r"[-−]\d", text)]


def test_the_map_keeps_its_room_between_choosing_a_tile_and_a_cell(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.open_table(adding(guest))
    land = guest.page.locator("[data-testid=board] .map .land")
    before = box(land)
    guest.page.locator("[data-target^='open:'][data-legal=true]").filter(visible=True).first.tap()
    expect(guest.part("prompt")).to_contain_text("Choose the cell")
    after = box(land)
    assert (after["width"], after["height"]) == (before["width"], before["height"])


def test_the_stacks_stay_where_they_are_from_the_draft_on(visit: Visit) -> None:
    guest = visit()
    guest.open_table(guest.set_table("founders", ME, BOT, BOT, BOT)["table"]["id"])
    stacks = [guest.page.locator(f"[data-target='stack:{kind}']") for kind in ("nature", "village", "city")]
    before = [box(stack) for stack in stacks]
    drafted = guest.page.locator("[data-target^='open:'][data-legal=true]").filter(visible=True)
    drafted.first.click()
    expect(guest.part("prompt")).to_contain_text(re.compile(r"\(2 of 2\)|which side"))
    if "(2 of 2)" in guest.part("prompt").inner_text():  # whoever drafts last takes the tile that is left unasked
        drafted.first.click()
    guest.page.locator("[data-target^='cell:'][data-legal=true]").first.click()
    expect(guest.part("prompt")).to_contain_text("Turn up the top tile")
    places = [(one["x"], one["y"]) for one in [box(stack) for stack in stacks]]
    for (x, y), old in zip(places, before, strict=True):
        assert abs(x - old["x"]) < 5 and abs(y - old["y"]) < 5


def test_a_drafted_tile_is_named_once(visit: Visit) -> None:
    guest = visit()
    guest.open_table(guest.set_table("founders", ME, BOT)["table"]["id"])
    target = guest.page.locator("[data-target^='open:'][data-legal=true]").filter(visible=True).first
    target.hover()
    name = (target.get_attribute("data-target") or "").partition(":")[2]
    expect(guest.part("answer")).to_contain_text(f"Take a {name}")
    assert guest.part("answer").inner_text().count(name) == 1


def test_tokens_and_tiles_of_everybody_can_be_looked_at(visit: Visit) -> None:
    guest = visit()
    guest.open_table(adding(guest, 120))
    guest.page.get_by_role("group", name="Whose territory is shown large").get_by_role("button").nth(1).click()
    guest.page.locator("[data-target^='cell:']").first.hover()
    expect(guest.part("looked-at")).to_be_visible()
    guest.page.get_by_role("button", name=re.compile(r"^war token: \d")).first.hover()
    expect(guest.part("looked-at")).to_contain_text("silences the topmost tile")


def test_the_first_tip_says_what_the_game_is_about_and_how_long_it_takes(visit: Visit) -> None:
    guest = visit(guide=True)
    guest.open_table(guest.set_table("founders", ME, BOT)["table"]["id"])
    expect(guest.page.get_by_text("You win with the most points")).to_be_visible()
    expect(guest.page.get_by_text("30 to 45 minutes")).to_be_visible()


def test_on_a_phone_words_about_a_tile_that_fits_have_the_width(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.open_table(adding(guest))
    guest.page.locator("[data-target^='open:'][data-legal=true]").filter(visible=True).first.focus()
    words = guest.part("looked-at").get_by_role("listitem").first
    assert box(words)["width"] > 200
