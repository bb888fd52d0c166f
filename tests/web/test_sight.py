"""On a phone one sees a part of the table: what may be chosen, what has happened and how it ended comes into sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import ME, finished_table
from tests.web.test_civolution import first_turn, module, play_until
from tests.web.visiting import PHONE


def test_a_part_that_is_fetched_first_is_brought_into_sight_when_it_is_there(visit: Visit) -> None:
    """The chips lie behind a tab whose contents are fetched when it opens."""
    guest = visit(size=PHONE)
    table: str = guest.set_table("civolution", ME, start="beginner")["table"]["id"]
    play_until(guest, table, "take-goal")
    guest.open_table(table)
    expect(guest.page.locator("[data-target^='goal:'][data-legal=true]").first).to_be_in_viewport()


def test_a_turn_begins_with_the_dice_in_sight(visit: Visit) -> None:
    guest = visit(size=PHONE)
    first_turn(guest)
    expect(guest.page.locator("[data-first=turn]")).to_be_in_viewport()
    expect(module(guest, "research")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("tab", ["tab-log", "tab-others"])
def test_whoever_has_looked_elsewhere_is_led_back(visit: Visit, tab: str) -> None:
    guest = visit(size=PHONE)
    first_turn(guest)
    expect(guest.part("find")).to_be_hidden()
    guest.part(tab).tap()
    guest.part("find").tap()
    expect(module(guest, "research")).to_be_in_viewport(ratio=1)
    expect(guest.part("find")).to_be_hidden()


def test_a_part_of_the_board_that_was_left_opens_again(visit: Visit) -> None:
    guest = visit(size=PHONE)
    table: str = guest.set_table("civolution", ME, start="beginner")["table"]["id"]
    play_until(guest, table, "take-goal")
    guest.open_table(table)
    expect(guest.page.locator("[data-target^='goal:'][data-legal=true]").first).to_be_in_viewport()
    guest.part("board-tab-ahead").tap()
    guest.part("find").tap()
    expect(guest.page.locator("[data-target^='goal:'][data-legal=true]").first).to_be_in_viewport()


def test_the_bar_tells_what_chance_and_the_opponent_of_the_rules_brought(visit: Visit) -> None:
    guest = visit(size=PHONE)
    first_turn(guest)
    module(guest, "sleep").tap()
    guest.part("confirm").tap()
    guest.page.locator("[data-choice='do ideas']").tap()
    guest.part("confirm").tap()
    expect(guest.part("brought")).to_contain_text("V.I.C.I.")


@pytest.mark.parametrize("game", ["stone-age", "founders"])
def test_the_results_name_everybodys_points(visit: Visit, game: str) -> None:
    guest = visit(size=PHONE)
    table = finished_table(guest, game)
    guest.open_table(table)
    for points in guest.position(table)["points"]:
        expect(guest.part("results").get_by_role("list")).to_contain_text(str(points))
