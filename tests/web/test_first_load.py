"""How much a newcomer has to fetch, and from whom."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, expect

import epoka
from tests.web.conftest import Visit
from tests.web.tables import BOT, ME
from tests.web.visiting import LANGUAGES, Visitor

MOST = {"civolution": 170_000}
"""How many compressed bytes a table may weigh where it is more than the rest."""
USUAL = 150_000


def compressed(guest: Visitor) -> dict[str, int]:
    """The scripts and styles that the page has fetched, with their sizes as compressed bytes."""
    wanted = sorted({address for address in guest.requests if address.endswith((".js", ".css"))})
    return {address: len(gzip.compress(guest.context.request.get(address).body(), 9)) for address in wanted}


def test_the_lobby_is_light(visit: Visit) -> None:
    guest = visit()
    guest.go("/")
    expect(guest.part("play-now-founders")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    sizes = compressed(guest)
    assert sizes and sum(sizes.values()) <= USUAL


# Cyrillic letters weigh most: where Ukrainian has much to spare, the others have more.
@pytest.mark.parametrize(
    ("game", "language"),
    [("stone-age", "uk"), ("founders", "uk"), *(("civolution", language) for language in LANGUAGES)],
)
def test_the_first_game_of_a_newcomer_is_light(visit: Visit, game: str, language: str) -> None:
    guest = visit(language=language, guide=True)
    options = {**epoka.game(game).first_game(), "starter": 0}  # what others do is fetched when they do something
    guest.open_table(guest.set_table(game, ME, BOT, **options)["table"]["id"])
    guest.page.wait_for_load_state("networkidle")
    sizes = compressed(guest)
    heaviest = sorted([(size, address.rpartition("/")[2]) for address, size in sizes.items()], reverse=True)
    assert sizes and sum(sizes.values()) <= MOST.get(game, USUAL), f"{sum(sizes.values())} bytes: {heaviest}"


def test_what_could_not_be_fetched_comes_when_the_line_is_back(visit: Visit) -> None:
    guest = visit()
    guest.open_table(guest.set_table("civolution", ME, BOT, start="beginner")["table"]["id"])
    guest.page.wait_for_load_state("networkidle")
    guest.allow("ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|Unable to preload CSS")
    failed: list[str] = []

    def fail_once(route: Route) -> None:
        file = urlsplit(route.request.url).path
        if file in failed:
            route.continue_()
        else:
            failed.append(file)
            route.abort("internetdisconnected")

    guest.page.route("**/assets/*", fail_once)
    guest.page.get_by_role("tab", name="Installed").click()
    stages = guest.page.get_by_role("group", name="Stages of the console")
    expect(stages).to_be_visible()
    expect(stages).to_have_css("display", "grid")
    assert failed


def test_only_the_letters_of_the_language_are_fetched(visit: Visit) -> None:
    guest = visit(language="uk")
    guest.go("/")
    expect(guest.part("play-now-founders")).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    fonts = [address for address in guest.requests if address.endswith(".woff2")]
    assert any("cyrillic" in font for font in fonts) and not any(
        "vietnamese" in font or "greek" in font for font in fonts
    )


def test_the_page_allows_no_foreign_and_no_inline_script(visit: Visit) -> None:
    guest = visit()
    policy = guest.context.request.get(guest.address).headers["content-security-policy"]
    assert "script-src 'self'" in policy and "unsafe-inline" not in policy and "http" not in policy
