"""The page's part of the table's benchmark: a real browser on a server of its own."""

from __future__ import annotations

import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from playwright.sync_api import sync_playwright

from tests.web.browser import find
from tests.web.clicker import BlindClicker
from tests.web.serving import Serving
from tests.web.tables import fork
from tests.web.visiting import LEGAL, Browsers, Wishes

# Kept by the browser itself: times in which the page could not answer, and the time from a click to the next picture.
WATCH = """
window.bench = { blocked: [], echo: [] };
new PerformanceObserver((list) => { for (const one of list.getEntries()) bench.blocked.push(one.duration); })
    .observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.name === 'click') bench.echo.push(one.duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
"""


def measure(record: str, moments: list[tuple[int, int]], clicks: int) -> dict[str, Any]:
    """Open the table at each moment (actions played, seat) of a recorded game, and go on clicking."""
    found: dict[str, Any] = {"opening": [], "echo": [], "blocked": [], "blocked_opening": 0, "clicks": 0}
    with tempfile.TemporaryDirectory(prefix="epoka-bench-") as data, sync_playwright() as playwright:
        serving = Serving(Path(data))
        browser = find().launch(playwright)
        found["browser"] = f"Chromium {browser.version}"
        try:
            for turn, seat in moments:
                with Browsers(browser).visitor(serving.address, Wishes()) as visitor:
                    visitor.page.add_init_script(WATCH)
                    table = fork(visitor, record, turn, seat)
                    start = perf_counter()
                    visitor.go(f"/t/{table}")
                    visitor.page.wait_for_selector(f"{LEGAL} >> visible=true")
                    found["opening"].append((perf_counter() - start) * 1e3)
                    found["blocked_opening"] += len(visitor.page.evaluate("bench.blocked"))
                    clicker = BlindClicker(visitor, seed=1)
                    while clicker.clicks < clicks and clicker.click_once():
                        pass
                    found["clicks"] += clicker.clicks
                    found["echo"] += visitor.page.evaluate("bench.echo")
                    found["blocked"] += visitor.page.evaluate("bench.blocked")
        finally:
            browser.close()
            serving.stop()
    return found
