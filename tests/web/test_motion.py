"""Things move: numbers count with a flag of the difference; nothing does for those who want no motion."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.moments import asked, moment
from tests.web.tables import act, two_people
from tests.web.visiting import PHONE, Visitor

# Keeps what is put onto the layer where things travel, with how long it is there.
WATCH = """() => {
    window.moved = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const one of addedNodes)
            if (one.parentElement?.matches('.moving'))
                queueMicrotask(() => window.moved.push({
                    kind: one.className,
                    text: one.textContent,
                    y: one.getBoundingClientRect().y,
                    lasts: Math.max(...one.getAnimations().map((flight) => flight.effect.getComputedTiming().endTime)),
                }));
    }).observe(document.body, { childList: true, subtree: true });
}"""

# Waits until a flag has been shown, and answers all there were.
FLAGS = """async () => {
    const until = Date.now() + 20_000;
    const found = () => window.moved.filter(({ kind }) => kind.startsWith('flag'));
    while (found().length === 0 && Date.now() < until) await new Promise(requestAnimationFrame);
    return found();
}"""


def acting(visit: Visit, motion: str, **wishes: Any) -> Visitor:
    """Somebody about to bring in wood, which counts as points."""
    host, guest = visit(**wishes), visit()
    table = two_people(host, guest)
    for mine, other in [("toolmaker", "quarry 1"), ("forest 4", "hunt 4")]:  # four dice are one wood at the least
        act(host, table, 0, f"place {mine}")
        act(guest, table, 1, f"place {other}")
    host.page.emulate_media(reduced_motion="no-preference" if motion == "moving" else "reduce")
    host.open_table(table)
    expect(host.legal.first).to_be_visible()
    host.page.evaluate(WATCH)
    return host


def flags(guest: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.page.evaluate(FLAGS)
    return found


def test_points_count_with_a_flag(visit: Visit) -> None:
    host = acting(visit, "moving")
    host.choose("place:forest")
    assert flags(host) and all(one["text"][0] == "+" and one["text"][1:].isdigit() for one in flags(host))


def test_nothing_moves_for_those_who_want_no_motion(visit: Visit) -> None:
    host = acting(visit, "still")
    before = host.part("points-0").inner_text()
    host.choose("place:forest")
    expect(host.part("points-0")).not_to_have_text(before)
    assert host.page.evaluate("window.moved") == []


def test_on_a_phone_no_flag_lies_over_the_bar(visit: Visit) -> None:
    host = acting(visit, "moving", size=PHONE)
    host.page.locator("[data-target='place:forest']").tap()
    host.part("confirm").tap()
    found = flags(host)
    bar = host.part("action-bar").bounding_box()
    assert found and bar and all(one["y"] < bar["y"] for one in found)


def test_a_page_that_scrolls_moves_nothing_on_the_table(visit: Visit) -> None:
    guest = visit(size=PHONE)
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.open_table(moment(guest, "founders", asked("add-tile")))
    tile = guest.page.locator("[data-target^='open:'][data-legal=true]").filter(visible=True).last
    tile.scroll_into_view_if_needed()
    guest.page.evaluate(WATCH)
    tile.tap()
    expect(guest.page.locator("[data-target^='cell:'][data-legal=true]").first).to_be_in_viewport()
    assert [one for one in guest.page.evaluate("window.moved") if one["kind"] == "ghost"] == []
