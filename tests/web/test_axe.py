"""Nothing that axe calls serious or critical, on any screen, light or dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.tables import BOT, ME, finished_table
from tests.web.visiting import TWO_FRAMES, Theme, Visitor

GRAVE = ("serious", "critical")
VIOLATIONS = {"resultTypes": ["violations"]}
# What is looked for in each theme: all there is in the light; in the dark only what depends on the theme.
SEARCHES: dict[Theme, dict[str, list[str]]] = {
    "light": VIOLATIONS,
    "dark": {**VIOLATIONS, "runOnly": ["color-contrast"]},
}

# The colours of this theme are on the screen: they come a frame after the wish, those of buttons a frame later.
GROUND = """(theme) => {
    const [red] = getComputedStyle(document.body).backgroundColor.match(/\\d+/g);
    return (red > 128) === (theme === 'light');
}"""


def open_screen(guest: Visitor, screen: str) -> None:
    kind, _, game = screen.partition(" ")
    if kind in ("table", "rules", "menu", "scores"):
        guest.open_table(guest.set_table(game, ME, BOT)["table"]["id"])
        expect(guest.legal.first).to_be_visible()
        if kind != "table":
            guest.part(f"open-{kind}").click()
            expect(guest.page.get_by_role("dialog")).to_be_visible()
    elif kind == "review":
        guest.go(f"/review/{finished_table(guest, game)}")
        expect(guest.part("scrubber")).to_be_visible()
    elif kind == "new":
        guest.go(f"/new#{game}")
        expect(guest.part("create")).to_be_visible()
    else:
        finished_table(guest, "founders")
        guest.go("/")
        expect(guest.part("play-now-founders")).to_be_visible()
        expect(guest.part("my-tables").get_by_role("listitem")).to_have_count(1)


@pytest.mark.parametrize(
    "screen",
    [
        "lobby",
        "new stone-age",
        "table stone-age",
        "table founders",
        "table civolution",
        "rules stone-age",
        "menu stone-age",
        "scores founders",
        "review stone-age",
    ],
)
def test_axe_finds_nothing_grave(visit: Visit, screen: str) -> None:
    guest = visit(guide=True)
    open_screen(guest, screen)
    assert grave_violations(guest) == []


def grave_violations(guest: Visitor) -> list[str]:
    """What axe finds on the screen in both themes."""
    found = []
    for theme, options in SEARCHES.items():
        guest.page.emulate_media(color_scheme=theme)
        guest.page.wait_for_function(GROUND, arg=theme)
        guest.page.evaluate(TWO_FRAMES)
        violations = Axe().run(guest.page, options=options).response["violations"]
        found += [
            f"{theme}: {violation['id']}: {node['target']} {node['any'][0]['message'] if node['any'] else ''}"
            for violation in violations
            if violation["impact"] in GRAVE
            for node in violation["nodes"]
        ]
    return found
