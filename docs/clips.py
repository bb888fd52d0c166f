"""Makes the three short clips of the README: a placement and a roll, a tile for a territory, the final scoring.

python docs/clips.py

Plays on the real page in a real browser, as docs/screenshots.py does, and keeps the pictures that the browser draws
meanwhile. The browser also packs each of them as WebP (docs/darkroom.py); here they are put into one animated file.
"""

from __future__ import annotations

import struct
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import CDPSession, Page, expect, sync_playwright

if TYPE_CHECKING:
    from docs.darkroom import Darkroom

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
SIZE = (1280, 800)
WIDTH = 720
"""Of the clips; their height follows."""
LAST = 1.5
"""Seconds for the last picture."""
SHORTEST = 0.07
QUALITY = 0.6


@dataclass
class Frame:
    at: float  # seconds
    png: str  # base64


class Camera:
    """Keeps every picture that the browser draws."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        self.filming = True
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self.keep)
        self.session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})

    def keep(self, told: dict[str, Any]) -> None:
        if self.filming:
            self.frames.append(Frame(told["metadata"]["timestamp"], told["data"]))
            self.session.send("Page.screencastFrameAck", {"sessionId": told["sessionId"]})

    def stop(self) -> list[Frame]:
        self.filming = False
        self.session.send("Page.stopScreencast")
        self.session.detach()
        return sorted(self.frames, key=lambda frame: frame.at)


def timed(frames: list[Frame]) -> Iterator[tuple[float, str]]:
    """Each picture with its seconds; of those that come too fast only the last one of a moment."""
    kept = [one for one, following in pairwise(frames) if following.at - one.at >= SHORTEST]
    kept.append(frames[-1])
    for one, following in pairwise(kept):
        yield min(following.at - one.at, LAST), one.png
    yield LAST, kept[-1].png


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]


def picture_in(webp: bytes) -> bytes:
    """The packed picture itself, without what surrounds it in a file of its own."""
    at = 12
    while at < len(webp):
        size = struct.unpack("<I", webp[at + 4 : at + 8])[0]
        if webp[at : at + 4] in (b"VP8 ", b"VP8L"):
            return webp[at : at + 8 + size + size % 2]
        at += 8 + size + size % 2
    raise ValueError("a packed picture has no picture in it")


def animated(width: int, height: int, pictures: list[tuple[float, bytes]]) -> bytes:
    """One WebP file that shows the pictures one after the other, again and again."""
    box = three(width - 1) + three(height - 1)
    parts = [chunk(b"VP8X", b"\x02\0\0\0" + box), chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))]
    for seconds, webp in pictures:
        head = three(0) + three(0) + box + three(round(1000 * seconds)) + b"\x02"
        parts.append(chunk(b"ANMF", head + picture_in(webp)))
    content = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(content)) + content


def film(page: Page, name: str, play: Callable[[Page], None], darkroom: Darkroom) -> None:
    camera = Camera(page)
    play(page)
    frames = camera.stop()
    packed, height = [], 0
    for seconds, png in timed(frames):
        height, webp = darkroom.pack(png, WIDTH, QUALITY)
        packed.append((seconds, webp))
    file = PICTURES / f"{name}.webp"
    file.write_bytes(animated(WIDTH, height, packed))
    print(f"{file.relative_to(ROOT)}: {len(packed)} pictures, {file.stat().st_size // 1000} kB")


# ---- what is filmed -------------------------------------------------------------------------------------------------


def choose_first(page: Page, times: int, pause: int) -> None:
    """Take the first thing that may be chosen on the board, and its largest number; so many times."""
    for _ in range(times):
        page.locator("[data-testid=board] [data-legal=true]").filter(visible=True).first.click()
        page.wait_for_timeout(300)
        numbers = page.get_by_test_id("amounts").get_by_role("button")
        if numbers.count():
            numbers.last.click()
        page.wait_for_timeout(pause)


def place_and_roll(page: Page) -> None:
    page.locator("[data-target='place:forest'][data-legal=true]").click()
    page.get_by_test_id("amounts").get_by_role("button").last.click()
    page.wait_for_timeout(7000)


def add_a_tile(page: Page) -> None:
    choose_first(page, 2, 1200)
    page.wait_for_timeout(1500)


def count_points(page: Page) -> None:
    page.get_by_test_id("results-end").click()
    page.get_by_test_id("end-show").click()
    page.wait_for_timeout(9000)


CLIPS: dict[str, tuple[str, Callable[[Page], None]]] = {
    "clip-stone-age": ("stone-age", place_and_roll),
    "clip-founders": ("founders", add_a_tile),
    "clip-end": ("end", count_points),
}


def main() -> None:
    sys.path.insert(0, str(ROOT))
    from docs.darkroom import Darkroom
    from docs.screenshots import MOMENTS, Visitor, play
    from tests.web.browser import find
    from tests.web.serving import Serving

    with tempfile.TemporaryDirectory(prefix="epoka-clips-") as data, sync_playwright() as playwright:
        serving = Serving(Path(data))
        browser = find().launch(playwright)
        context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en")
        context.add_init_script("localStorage.setItem('epoka:guide', 'false')")
        visitor = Visitor(context.request, serving.address)
        darkroom = Darkroom(browser.new_page())
        try:
            games = {game: play(game) for game in ("stone-age", "founders")}
            tables = {game: visitor.go_on(one, one.moment(*MOMENTS[game])) for game, one in games.items()}
            tables["end"] = visitor.go_on(games["stone-age"], games["stone-age"].questions[-1][0] - 1)
            visitor.play_out(tables["end"])
            for name, (table, shown) in CLIPS.items():
                page = context.new_page()
                page.goto(f"{serving.address}/t/{tables[table]}")
                expect(page.get_by_test_id("action-bar")).to_be_visible(timeout=30_000)
                page.wait_for_timeout(900)
                film(page, name, shown, darkroom)
                page.close()
        finally:
            browser.close()
            serving.stop()


if __name__ == "__main__":
    main()
