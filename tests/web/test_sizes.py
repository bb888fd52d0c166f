"""The whole table on one screen: nothing of it cut, at the sizes people have, with as many players as there can be."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.moments import asked, moment
from tests.web.tables import BOT, ME, full_table
from tests.web.visiting import DESKTOP, PHONE, TWO_FRAMES, Visitor

WINDOW = [(1440, 900), (1280, 720), (1024, 768), (844, 390), (720, 450), (360, 740)]
"""The sizes of a window that somebody makes smaller; a phone has one size of its own."""
RECORDS = ["stone-age/4p-cs-both.txt", "founders/4p-victory-tiles.txt"]

# What scrolls although it should not, and what of the board lies outside of it, by its name.
CUT = """() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
    const high = innerWidth >= 1100 && root.scrollHeight > root.clientHeight;
    if (high) found.push(`the page is ${root.scrollHeight} high`);
    const low = innerWidth < 1100 && innerHeight < 561; // there the panels beside the board scroll
    const whole = '.layout > .side > .others, .layout .board, .layout > .own';
    const parts = low ? [] : [...document.querySelectorAll(whole)].filter((one) => one.checkVisibility());
    for (const part of parts) {
        const { className, scrollHeight, clientHeight, scrollWidth, clientWidth } = part;
        if (scrollHeight > clientHeight + 1) found.push(`${className}: ${scrollHeight} high in ${clientHeight}`);
        if (scrollWidth > clientWidth + 1) found.push(`${className}: ${scrollWidth} wide in ${clientWidth}`);
    }
    return found;
}"""


def sit_down(guest: Visitor, record: str) -> None:
    """In the last third of a game of four, where the areas are full."""
    guest.open_table(full_table(guest, record))
    expect(guest.legal.first).to_be_visible()


@pytest.mark.parametrize("sizes", [WINDOW, [PHONE]], ids=["window", "phone"])
@pytest.mark.parametrize("record", RECORDS)
def test_nothing_of_the_table_is_cut(visit: Visit, record: str, sizes: list[tuple[int, int]]) -> None:
    guest = visit(size=sizes[0])
    sit_down(guest, record)
    found = {}
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(TWO_FRAMES)
        found[width, height] = guest.page.evaluate(CUT)
    assert found == {size: [] for size in sizes}


# Where a part of the table lies: left, top, width, height in whole pixels.
BOX = """(one) => (({ x, y, width, height }) => [x, y, width, height].map(Math.round))(one.getBoundingClientRect())"""
LETTERS = """() => [...document.querySelectorAll('body *')]
    .filter((one) => [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim()))
    .filter((one) => !one.closest('svg, [data-testid=board], .area') && one.checkVisibility())
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12)
    .map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("game", ["stone-age", "founders", "civolution"])
def test_the_board_has_two_thirds_of_the_width_and_everybody_is_in_sight(visit: Visit, game: str) -> None:
    guest = visit(guide=True)
    guest.open_table(guest.set_table(game, ME, BOT, BOT, BOT)["table"]["id"])
    expect(guest.legal.first).to_be_visible()
    for width, height in [(1440, 900), (1280, 720)]:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(TWO_FRAMES)
        board = guest.part("board").evaluate(BOX)
        assert board[2] >= 0.65 * width, f"{board[2]} of {width}"
        strips = [guest.part(f"area-{seat}").evaluate(BOX) for seat in range(1, 4)]
        assert all(strip[3] >= 40 and strip[1] + strip[3] <= height for strip in strips), strips
    assert guest.page.evaluate(LETTERS) == []


def test_nothing_that_is_said_or_asked_moves_the_board(visit: Visit) -> None:
    guest = visit(guide=True)
    table = guest.set_table("stone-age", ME, BOT)["table"]["id"]
    guest.open_table(table)
    expect(guest.part("guide")).to_be_visible()
    before = guest.part("board").evaluate(BOX)
    guest.part("guide-next").click()
    guest.page.locator("[data-target='place:forest']").hover()
    assert guest.part("board").evaluate(BOX) == before
    guest.choose("place:forest")
    forest = guest.page.locator("[data-target='place:forest']").evaluate(BOX)
    asked = guest.part("choosing").evaluate(BOX)
    gap = max(asked[0] - forest[0] - forest[2], forest[0] - asked[0] - asked[2])
    assert gap <= 40, "the numbers stand beside the place"
    guest.part("amounts").get_by_role("button").first.click()
    expect(guest.part("undo")).to_be_enabled()
    while guest.position(table)["undo"]:  # until the bot has answered, taking back is free
        guest.page.evaluate(TWO_FRAMES)
    guest.page.evaluate(TWO_FRAMES)
    guest.page.keyboard.press("u")
    expect(guest.part("undo-really")).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.part("open-log").click()
    guest.part("log").get_by_role("button", name="to the forest").click()
    expect(guest.part("to-present")).to_be_visible()
    assert guest.part("board").evaluate(BOX) == before


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_tip_hides_nothing_that_may_be_chosen(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(guide=True, size=size)
    guest.open_table(moment(guest, "stone-age", asked("pay-food")))
    expect(guest.part("guide")).to_be_visible()
    for target in guest.legal.all():
        target.scroll_into_view_if_needed()
        target.click(trial=True)


def test_a_tip_waits_for_the_whole_table_before_it_finds_its_place(visit: Visit) -> None:
    guest = visit(guide=True, size=(1280, 720))
    guest.open_table(full_table(guest, "civolution/4p-advanced.txt"))
    expect(guest.part("guide")).to_be_visible()
    for target in guest.legal.all():
        target.click(trial=True)


@pytest.mark.parametrize("size", [(844, 390), (720, 450)])
def test_a_low_screen_has_the_board_beside_everything_else(visit: Visit, size: tuple[int, int]) -> None:
    guest = visit(size=size, guide=True)
    guest.open_table(guest.set_table("stone-age", ME, BOT)["table"]["id"])
    expect(guest.legal.first).to_be_visible()
    left, _, width, height = guest.part("board").evaluate(BOX)
    bar = guest.part("action-bar").evaluate(BOX)
    assert (left, height) == (0, size[1]) and width >= 0.6 * size[0]
    assert bar[0] >= width and bar[1] + bar[3] <= size[1] + 1
    assert guest.part("strip").is_visible()


def test_on_a_phone_what_one_owns_stays_in_sight(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.open_table(guest.set_table("stone-age", ME, BOT)["table"]["id"])
    expect(guest.legal.first).to_be_visible()
    before = guest.part("strip").evaluate(BOX)
    guest.page.evaluate("scrollTo(0, 200)")
    assert guest.part("strip").evaluate(BOX) == before
    assert before[1] + before[3] <= PHONE[1]


# What is written on a board or in an area in letters that come out smaller than twelve pixels on the screen, with their
# size. What flies is not read.
SMALL = """() => [...document.querySelectorAll('main *, .own *, .side *')]
    .filter((one) => [...one.childNodes].some((part) => part.nodeType === 3 && /[\\p{L}\\d]/u.test(part.data)))
    .filter((one) => one.checkVisibility() && !one.closest('.hidden, .moving') && one.getBoundingClientRect().width > 1)
    .map((one) => {
        const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
        return [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * (matrix?.d ?? 1)];
    })
    .filter(([, size]) => size < 11.9)"""


@pytest.mark.parametrize("sizes", [WINDOW, [PHONE]], ids=["window", "phone"])
@pytest.mark.parametrize("record", RECORDS)
def test_no_letter_of_a_board_is_smaller_than_twelve_pixels(
    visit: Visit, record: str, sizes: list[tuple[int, int]]
) -> None:
    guest = visit(size=sizes[0])
    sit_down(guest, record)
    found = {}
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(TWO_FRAMES)
        found[width, height] = guest.page.evaluate(SMALL)
    assert found == {size: [] for size in sizes}
