"""A visitor of the page: one browser of its own, everything it sees and sends watched."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, WebSocket, expect

DESKTOP = (1440, 900)
PHONE = (390, 844)
LEGAL = "[data-legal=true]"
PATIENCE = 30_000
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Waits until whatever follows from a change is drawn."""
LANGUAGES = ("en", "pl", "cs", "uk")


@dataclass
class Frame:
    """One message of a live line, as it came or went."""

    sent: bool
    text: str

    @property
    def data(self) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(self.text)
        return data


class Visitor:
    """One browser window with storage and cookies of its own."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.frames: list[Frame] = []
        self.requests: list[str] = []
        self.allowed: list[str] = []
        self.page.on("request", self._request)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.troubles.append(f"script failed: {error}"))
        self.page.on("websocket", self._line)

    # ---- what is watched ------------------------------------------------------------------------------------------

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        if urlsplit(request.url).netloc != urlsplit(self.address).netloc and not request.url.startswith("data:"):
            self.troubles.append(f"a request to somebody else: {request.url}")

    def _line(self, line: WebSocket) -> None:
        if urlsplit(line.url).netloc != urlsplit(self.address).netloc:
            self.troubles.append(f"a live line to somebody else: {line.url}")
        self.requests.append(line.url)
        line.on("framereceived", lambda text: self.frames.append(Frame(False, str(text))))
        line.on("framesent", lambda text: self.frames.append(Frame(True, str(text))))

    def allow(self, pattern: str) -> None:
        """A trouble that a test makes on purpose, such as a lost line."""
        self.allowed.append(pattern)

    def unexpected(self) -> list[str]:
        return [one for one in self.troubles if not any(re.search(pattern, one) for pattern in self.allowed)]

    def leave(self) -> None:
        """Close the page and forget everything but its files."""
        forget = {"origin": self.address, "storageTypes": "local_storage,cookies"}
        self.context.new_cdp_session(self.page).send("Storage.clearDataForOrigin", forget)
        self.page.close()
        self.context.clear_cookies()

    # ---- going and asking -----------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def get(self, path: str) -> Any:
        answer = self.context.request.get(self.address + path)
        assert answer.ok, answer.text()
        return answer.json()

    def post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self.context.request.post(self.address + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def set_table(self, game: str, *seats: dict[str, Any], **options: Any) -> dict[str, Any]:
        """A new table by the interface for programs; this browser is its host."""
        made: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": list(seats), "options": options})
        return made

    def position(self, table: str, seat: int = 0) -> dict[str, Any]:
        position: dict[str, Any] = self.get(f"/api/tables/{table}/position?seat={seat}")["position"]
        return position

    # ---- the table --------------------------------------------------------------------------------------------------

    def part(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def open_table(self, table: str) -> None:
        self.go(f"/t/{table}")
        expect(self.part("action-bar")).to_be_visible()

    @property
    def legal(self) -> Locator:
        """All that is highlighted and in sight."""
        return self.page.locator(LEGAL).filter(visible=True)

    def choose(self, key: str) -> None:
        """Click the target with this key as soon as it invites."""
        self.page.locator(f"[data-target='{key}']{LEGAL}").filter(visible=True).first.click()

    def ask_why_not(self, key: str) -> None:
        """Click a target that does not invite, while others do."""
        expect(self.legal.first).to_be_visible()
        self.page.locator(f"[data-target='{key}'][data-legal=false]").filter(visible=True).first.click()


Theme = Literal["light", "dark"]


@dataclass(frozen=True)
class Wishes:
    """What kind of browser somebody has."""

    size: tuple[int, int] = DESKTOP
    language: str = "en"
    theme: Theme = "light"
    guide: bool = False


class Browsers:
    """Browsers to be used one after the other: each visitor finds one without cookies and memory, but with the files
    of the page already there, as they were fetched before. Nothing moves in them, so that nothing is to be waited for.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[Wishes, list[BrowserContext]] = {}

    @contextmanager
    def visitor(self, address: str, wishes: Wishes) -> Iterator[Visitor]:
        free = self.free.setdefault(wishes, [])
        visitor = Visitor(free.pop() if free else self.make(wishes), address)
        try:
            yield visitor
        finally:
            visitor.leave()
            free.append(visitor.context)

    def make(self, wishes: Wishes) -> BrowserContext:
        phone = wishes.size == PHONE
        context = self.browser.new_context(
            viewport={"width": wishes.size[0], "height": wishes.size[1]},
            has_touch=phone,
            is_mobile=phone,
            locale=wishes.language,
            color_scheme=wishes.theme,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        if not wishes.guide:
            context.add_init_script("localStorage.setItem('epoka:guide', 'false')")
        return context
