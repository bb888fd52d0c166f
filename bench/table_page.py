"""The page's part of the table's benchmark: a real browser on a server of its own."""

from __future__ import annotations

import json
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
window.bench = { blocked: [], echo: [], frames: [] };
new PerformanceObserver((list) => { for (const one of list.getEntries()) bench.blocked.push(one.duration); })
    .observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.name === 'click') bench.echo.push(one.duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
let last = 0;
const frame = (time) => {
    const moving = document.getAnimations().some(({ playState }) => playState === 'running');
    if (last > 0 && moving) bench.frames.push(time - last);
    last = time;
    requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""


MAIN = "CrRendererMain"
TASK = "ThreadControllerImpl::RunTask"


def processor_times(trace: bytes) -> list[float]:
    """The milliseconds that each task of the page kept the processor busy, which other programs do not lengthen."""
    events = json.loads(trace)["traceEvents"]
    mains = {(one["pid"], one["tid"]) for one in events if one.get("args", {}).get("name") == MAIN}
    tasks = [one for one in events if one["name"] == TASK and (one["pid"], one["tid"]) in mains]
    return [one["tdur"] / 1e3 for one in tasks if "tdur" in one]


def measure(record: str, moments: list[tuple[int, int]], clicks: int, moving: bool) -> dict[str, Any]:
    """Open the table at each moment (actions played, seat) of a recorded game, and go on clicking."""
    found: dict[str, Any] = {"opening": [], "echo": [], "blocked": [], "frames": [], "tasks": []}
    found |= {"blocked_opening": 0, "clicks": 0}
    with tempfile.TemporaryDirectory(prefix="epoka-bench-") as data, sync_playwright() as playwright:
        serving = Serving(Path(data))
        browser = find().launch(playwright)
        found["browser"] = f"Chromium {browser.version}"
        try:
            for turn, seat in moments:
                with Browsers(browser).visitor(serving.address, Wishes()) as visitor:
                    if moving:
                        visitor.page.emulate_media(reduced_motion="no-preference")
                        visitor.page.add_init_script("localStorage.setItem('epoka:speed', '\"quick\"')")
                    visitor.page.add_init_script(WATCH)
                    table = fork(visitor, record, turn, seat)
                    start = perf_counter()
                    visitor.go(f"/t/{table}")
                    visitor.page.wait_for_selector(f"{LEGAL} >> visible=true")
                    found["opening"].append((perf_counter() - start) * 1e3)
                    found["blocked_opening"] += len(visitor.page.evaluate("bench.blocked"))
                    browser.start_tracing(page=visitor.page, categories=["toplevel"])
                    clicker = BlindClicker(visitor, seed=1)
                    while clicker.clicks < clicks and clicker.click_once():
                        pass
                    found["tasks"] += processor_times(browser.stop_tracing())
                    found["clicks"] += clicker.clicks
                    found["echo"] += visitor.page.evaluate("bench.echo")
                    found["blocked"] += visitor.page.evaluate("bench.blocked")
                    found["frames"] += visitor.page.evaluate("bench.frames")
        finally:
            browser.close()
            serving.stop()
    return found
