"""The whole table on one screen: nothing of it cut, at the sizes people have, with as many players as there can be."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import full_table
from tests.web.visiting import PHONE, TWO_FRAMES, Visitor

WINDOW = [(1440, 900), (1280, 800), (1024, 768), (360, 740)]
"""The sizes of a window that somebody makes smaller; a phone has one size of its own."""
RECORDS = ["stone-age/4p-cs-both.txt", "founders/4p-victory-tiles.txt"]

# What scrolls although it should not, and what of the board lies outside of it, by its name.
CUT = """() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
    const parts = [...document.querySelectorAll('.others, .board, .own')].filter((one) => one.checkVisibility());
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
