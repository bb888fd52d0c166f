"""Takes the pictures of the README and of docs/table.md: lobby, tables and a review on desktop and phone, light and
dark; and once each a new table, a question beside its place, a round in brief, the end, a guide, a game alone, a phone
on its side.

python docs/screenshots.py

Starts a server of its own, lets bots play whole games, goes on from moments of these, and photographs the real page in
a real browser. It needs what ./epoka test needs: Playwright, and a Chromium that tests/web/browser.py finds.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import APIRequestContext, Browser, BrowserContext, sync_playwright

import epoka
from epoka.bots import make_bot

if TYPE_CHECKING:
    from docs.darkroom import Darkroom

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
SCHEMES = ("light", "dark")
PLAYERS = 3
MOMENTS = {"stone-age": ("place-workers", 150), "founders": ("add-tile", 110), "civolution": ("turn", 420)}
"""What the visitor is asked when a table is photographed, and after how many actions at the earliest."""
LOW = (844, 390)
"""A phone on its side."""
SETTLED = 900
"""Milliseconds until fonts, boards and the first lines of the log are there."""


@dataclass
class Played:
    """A game to its end, and what was asked on the way: after how many actions, whom, and what."""

    record: str
    questions: list[tuple[int, int, str]]

    def moment(self, prompt: str, turn: int) -> int:
        """The number of actions before the first such question to the first seat from this action on."""
        return next(at for at, seat, asked in self.questions if seat == 0 and asked == prompt and at >= turn)


def play(game_name: str, seed: int = 1) -> Played:
    game = epoka.game(game_name)
    dealer = epoka.Dealer(seed=seed)
    state = game.start(players=PLAYERS)
    bots = [make_bot("greedy", game, f"{seed}-{seat}") for seat in range(PLAYERS)]
    questions = []
    while not state.over:
        seat = state.mover
        if seat == epoka.CHANCE:
            state.act(dealer.draw(state))
            continue
        questions.append((state.turn, seat, state.prompt()[0]))
        state.act(bots[seat].choose(epoka.Seat(state, seat, dealer)))
    return Played(epoka.record_text(state.record()), questions)


class Visitor:
    """One person's browser, who sets tables and goes on with games."""

    def __init__(self, request: APIRequestContext, address: str) -> None:
        self.request = request
        self.address = address
        self.acts = 0

    def post(self, path: str, data: dict[str, Any]) -> Any:
        return self.request.post(self.address + path, data=data, headers={"Origin": self.address}).json()

    def table(self, game: str, bots: int = PLAYERS - 1) -> str:
        seats = [{"kind": "me", "name": "Ola"}, *[{"kind": "bot", "bot": "wanderer"}] * bots]
        return str(self.post("/api/tables", {"game": game, "seats": seats})["table"]["id"])

    def go_on(self, played: Played, turn: int) -> str:
        """A table at this position of a game, the visitor at the first seat."""
        body = {"record": played.record, "turn": turn, "seat": 0, "bot": "wanderer"}
        return str(self.post("/api/fork", body)["table"]["id"])

    def play_out(self, table: str) -> int:
        """The first choice again and again to the end; so many actions it took in all."""
        while True:
            found = self.request.get(f"{self.address}/api/tables/{table}/position?seat=0").json()["position"]
            if found["over"]:
                return int(found["turn"])
            if found["choices"]:
                self.acts += 1
                made = {"id": f"picture-{self.acts}", "seat": 0, "seq": found["seq"]}
                actions = [*found["draft"], found["choices"][0]["name"]]
                self.post(f"/api/tables/{table}/act", {**made, "actions": actions})


def contexts(browser: Browser, cookies: Any) -> Iterator[tuple[str, BrowserContext]]:
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
        yield f"{size}-{scheme}", context
        context.close()


def photograph(browser: Browser, address: str, cookies: Any, pages: dict[str, str], darkroom: Darkroom) -> None:
    for name, context in contexts(browser, cookies):
        page = context.new_page()
        for what, path in pages.items():
            page.goto(address + path)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(SETTLED)
            (PICTURES / f"{what}-{name}.webp").write_bytes(darkroom.photograph(page, SIZES["desktop"][0]))


def screens(browser: Browser, address: str, cookies: Any, tables: dict[str, str], darkroom: Darkroom) -> None:
    """The screens that are shown once: a page, what is clicked there, and whether the guide is on."""
    stone_age = f"/t/{tables['stone-age']}"
    wanted: list[tuple[str, str, str, bool]] = [
        ("new-table", "/new#stone-age", "", False),
        ("question", stone_age, "[data-target='place:forest'][data-legal=true]", False),
        ("round-in-brief", stone_age, "[data-testid=open-summary]", False),
        ("guide", f"/t/{tables['fresh']}", "", True),
        ("solo", f"/t/{tables['solo']}", "", False),
        ("end", f"/t/{tables['over']}", "[data-testid=results-end]", False),
        ("phone-on-its-side", stone_age, "", False),
    ]
    for name, path, click, guide in wanted:
        width, height = LOW if name == "phone-on-its-side" else SIZES["desktop"]
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en", color_scheme="light")
        context.add_cookies(cookies)
        context.add_init_script(f"localStorage.setItem('epoka:guide', '{str(guide).lower()}')")
        page = context.new_page()
        page.goto(address + path)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLED)
        if click:
            page.locator(click).filter(visible=True).first.click()
            page.wait_for_timeout(SETTLED)
        (PICTURES / f"screen-{name}.webp").write_bytes(darkroom.photograph(page, 900, 0.75))
        context.close()


def main() -> None:
    sys.path.insert(0, str(ROOT))
    from docs.darkroom import Darkroom
    from tests.web.browser import find
    from tests.web.serving import Serving

    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="epoka-pictures-") as data, sync_playwright() as playwright:
        serving = Serving(Path(data))
        browser = find().launch(playwright)
        context = browser.new_context()
        visitor = Visitor(context.request, serving.address)
        darkroom = Darkroom(browser.new_page())
        try:
            games = {game: play(game) for game in MOMENTS}
            tables = {game: visitor.go_on(games[game], games[game].moment(*MOMENTS[game])) for game in MOMENTS}
            last_asked = games["stone-age"].questions[-1][0]
            past = visitor.go_on(games["stone-age"], last_asked - 1)
            last = visitor.play_out(past)
            pages = {
                "lobby": "/",
                **{game: f"/t/{table}" for game, table in tables.items()},
                "review": f"/review/{past}#{last * 2 // 3}",
            }
            others = {"over": past, "fresh": visitor.table("stone-age"), "solo": visitor.table("civolution", 0)}
            photograph(browser, serving.address, context.cookies(), pages, darkroom)
            screens(browser, serving.address, context.cookies(), {**tables, **others}, darkroom)
        finally:
            browser.close()
            serving.stop()


if __name__ == "__main__":
    main()
