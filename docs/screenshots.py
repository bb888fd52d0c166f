"""Takes the pictures of the README: lobby, a table of each game and a review; desktop and phone; light and dark.

python docs/screenshots.py

Starts a server of its own, plays a while with the advice of a bot, and photographs the real page in a real browser. It
needs what ./epoka test needs: Playwright, and a Chromium that tests/web/browser.py finds.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
SCHEMES = ("light", "dark")
MOMENTS = {"stone-age": ("place-workers", 150), "founders": ("add-tile", 110), "civolution": ("turn", 420)}
"""What the visitor is asked when a table is photographed, and after how many actions at the earliest."""
SETTLED = 900
"""Milliseconds until fonts, boards and the first lines of the log are there."""


class Visitor:
    """One person's browser, who sets tables and plays by the advice of a bot."""

    def __init__(self, request: APIRequestContext, address: str) -> None:
        self.request = request
        self.address = address
        self.asked = 0

    def post(self, path: str, data: dict[str, Any]) -> Any:
        return self.request.post(self.address + path, data=data, headers={"Origin": self.address}).json()

    def table(self, game: str) -> str:
        seats = [{"kind": "me", "name": "Ola"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
        return str(self.post("/api/tables", {"game": game, "seats": seats})["table"]["id"])

    def positions(self, table: str) -> Iterator[dict[str, Any]]:
        """Every position in which the visitor is asked, played on by the advice of a bot; then the last one."""
        while True:
            found = self.request.get(f"{self.address}/api/tables/{table}/position?seat=0").json()["position"]
            if found["over"]:
                yield found
                return
            if found["choices"]:
                yield found
                self.advance(table, found)

    def advance(self, table: str, position: dict[str, Any]) -> None:
        self.asked += 1
        made = {"id": f"picture-{self.asked}", "seat": 0, "seq": position["seq"], "actions": position["draft"]}
        hint = self.post(f"/api/tables/{table}/hint", made)
        action = hint["value"]["action"] if "value" in hint else position["choices"][0]["name"]
        self.post(f"/api/tables/{table}/act", {**made, "actions": [*position["draft"], action]})

    def play_until(self, table: str, prompt: str, turn: int) -> None:
        """To the first such question from this action on."""
        for found in self.positions(table):
            if found["prompt"]["key"] == prompt and found["turn"] >= turn:
                return

    def play_out(self, table: str) -> int:
        return max(int(found["turn"]) for found in self.positions(table))


def photograph(browser: Browser, address: str, cookies: Any, pages: dict[str, str]) -> None:
    for (size, (width, height)), scheme in product(SIZES.items(), SCHEMES):
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            has_touch=size == "phone",
            is_mobile=size == "phone",
            locale="en",
        )
        context.add_cookies(cookies)
        context.add_init_script("localStorage.setItem('epoka:guide', 'false')")
        page = context.new_page()
        for name, path in pages.items():
            page.goto(address + path)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(SETTLED)
            page.screenshot(path=PICTURES / f"{name}-{size}-{scheme}.png")
        context.close()


def main() -> None:
    sys.path.insert(0, str(ROOT))
    from tests.web.browser import find
    from tests.web.serving import Serving

    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="epoka-pictures-") as data, sync_playwright() as playwright:
        serving = Serving(Path(data))
        browser = find().launch(playwright)
        context = browser.new_context()
        visitor = Visitor(context.request, serving.address)
        try:
            tables = {game: visitor.table(game) for game in MOMENTS}
            for game, (prompt, turn) in MOMENTS.items():
                visitor.play_until(tables[game], prompt, turn)
            past = visitor.table("stone-age")
            last = visitor.play_out(past)
            pages = {
                "lobby": "/",
                **{game: f"/t/{table}" for game, table in tables.items()},
                "review": f"/review/{past}#{last * 2 // 3}",
            }
            photograph(browser, serving.address, context.cookies(), pages)
        finally:
            browser.close()
            serving.stop()


if __name__ == "__main__":
    main()
