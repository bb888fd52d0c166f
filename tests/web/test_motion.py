"""Things move: numbers count with a flag of the difference; nothing does for those who want no motion."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import placed_round
from tests.web.visiting import Visitor

# Keeps what is put onto the layer where things travel, with how long it is there.
WATCH = """() => {
    window.moved = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const one of addedNodes)
            if (one.parentElement?.matches('.moving'))
                queueMicrotask(() => window.moved.push({
                    kind: one.className,
                    text: one.textContent,
                    lasts: Math.max(...one.getAnimations().map((flight) => flight.effect.getComputedTiming().endTime)),
                }));
    }).observe(document.body, { childList: true, subtree: true });
}"""


def acting(visit: Visit, motion: str) -> Visitor:
    """Somebody about to bring in wood, which counts as points."""
    host, guest = visit(), visit()
    table = placed_round(host, guest)
    host.page.emulate_media(reduced_motion="no-preference" if motion == "moving" else "reduce")
    host.open_table(table)
    expect(host.legal.first).to_be_visible()
    host.page.evaluate(WATCH)
    return host


def test_points_count_with_a_flag(visit: Visit) -> None:
    host = acting(visit, "moving")
    host.choose("place:forest")
    host.page.wait_for_function("window.moved.some(({ kind }) => kind.startsWith('flag'))")
    flags = [one for one in host.page.evaluate("window.moved") if one["kind"].startswith("flag")]
    assert all(one["text"][0] == "+" and one["text"][1:].isdigit() for one in flags)


def test_nothing_moves_for_those_who_want_no_motion(visit: Visit) -> None:
    host = acting(visit, "still")
    before = host.part("points-0").inner_text()
    host.choose("place:forest")
    expect(host.part("points-0")).not_to_have_text(before)
    assert host.page.evaluate("window.moved") == []
