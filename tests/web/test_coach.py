"""The coach on the page: hints on three steps, an analysis, practice, puzzles, saved games."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

import epoka
from epoka.coach import reviewing as r
from epoka.coach.puzzles import puzzles_of
from epoka.coach.weighing import Budget
from tests.web.conftest import Visit
from tests.web.tables import BOT, ME, finished_table
from tests.web.visiting import PHONE, Visitor

SHOTS = os.environ.get("EPOKA_SHOTS", "")


def shot(guest: Visitor, name: str) -> None:
    """A picture for whoever wants to look, in the folder EPOKA_SHOTS."""
    if SHOTS:
        guest.page.screenshot(path=Path(SHOTS) / f"{name}.png", full_page=True)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(r, "highest_level", lambda game, players: Budget(30, 8))


@cache
def analysis_of(text: str) -> str:
    """An analysis of a record as the server tells it, with hardly any search."""
    record = epoka.parse_record(text)
    found = r.review(record)
    return msgspec.json.encode({"status": "done", "done": 1, "total": 1, "problem": None, "review": found}).decode()


def analysed(guest: Visitor, game: str = "founders") -> str:
    """A finished table whose analysis is there."""
    table = finished_table(guest, game)
    record = guest.context.request.get(f"{guest.address}/api/tables/{table}/record").text()
    body = analysis_of(record)
    guest.page.route("**/analysis", lambda route: route.fulfill(body=body, content_type="application/json"))
    return table


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_hint_says_where_to_look_then_what_to_do_then_why(visit: Visit, size: str) -> None:
    guest = visit(size=PHONE) if size == "phone" else visit()
    guest.open_table(guest.set_table("stone-age", ME, BOT)["table"]["id"])
    expect(guest.legal.first).to_be_visible()
    guest.page.keyboard.press("h")
    answer = guest.part("hint-answer")
    expect(answer).to_have_attribute("data-step", "1")
    expect(guest.page.locator(".advised").first).to_be_attached()
    shot(guest, f"hint-1-{size}")
    guest.part("hint-more").click()
    expect(answer).to_have_attribute("data-step", "2")
    expect(guest.part("hint-take")).to_be_visible()
    guest.page.keyboard.press("h")
    expect(answer).to_have_attribute("data-step", "3")
    expect(guest.part("candidate")).to_have_count(3)
    shot(guest, f"hint-3-{size}")
    guest.part("hint-take").click()
    expect(guest.part("log") if size == "desktop" else guest.part("action-bar")).to_be_visible()


def test_a_host_forbids_hints(visit: Visit) -> None:
    guest = visit()
    guest.go("/new#founders")
    guest.part("allow-hints").uncheck()
    guest.part("create").click()
    expect(guest.part("hint")).to_be_disabled()


@pytest.mark.usefixtures("quick")
def test_an_analysis_shows_chances_and_costly_decisions_and_lets_one_practise(visit: Visit) -> None:
    guest = visit()
    guest.go(f"/review/{analysed(guest)}")
    expect(guest.part("swings").get_by_role("button")).not_to_have_count(0)
    shot(guest, "analysis")
    guest.part("swings").get_by_role("button").first.click()
    expect(guest.part("chances-now")).to_contain_text("%")
    guest.part("practise").click()
    exercise = guest.part("exercise")
    expect(exercise).to_be_visible()
    shot(guest, "practise")
    exercise.get_by_test_id("hint").click()
    expect(exercise.get_by_test_id("hint-answer")).to_have_attribute("data-step", "1")
    exercise.get_by_test_id("hint-more").click()
    exercise.get_by_test_id("hint-take").click()
    expect(exercise.get_by_test_id("verdict")).to_have_attribute("data-right", "true")


def test_a_position_is_saved_as_a_picture(visit: Visit) -> None:
    guest = visit()
    guest.go(f"/review/{finished_table(guest, 'stone-age')}")
    with guest.page.expect_download() as coming:
        guest.part("picture").click()
    text = Path(coming.value.path()).read_text("utf-8")
    assert text.startswith("<svg") and len(text) > 10_000
    assert re.findall(r"var\(--[\w-]+", text)[:5] == []
    sky = re.search(r'<linearGradient id="stone-age-sky".*?</linearGradient>', text)
    assert sky and len(re.findall(r'<stop [^>]*stop-color="rgb', sky[0])) == 2, "a sky without its colours is black"
    if SHOTS:
        (Path(SHOTS) / "picture.svg").write_text(text)


def test_a_picture_has_the_ground_that_the_drawing_lies_on(visit: Visit) -> None:
    guest = visit()
    guest.go(f"/review/{finished_table(guest, 'founders')}")
    guest.part("board").wait_for()
    land = guest.page.locator("[data-testid=board] .land").first
    sea = land.evaluate("one => getComputedStyle(one).backgroundColor")
    assert sea not in ("transparent", "rgba(0, 0, 0, 0)")
    with guest.page.expect_download() as coming:
        guest.part("picture").click()
    ground = re.search(r"<rect [^>]*fill=\"([^\"]*)\"", Path(coming.value.path()).read_text("utf-8"))
    assert ground and ground[1] == sea


@pytest.mark.parametrize(
    ("game", "language"), [("founders", "en"), ("stone-age", "pl"), ("civolution", "cs"), ("founders", "uk")]
)
def test_a_puzzle_is_solved_by_keys(visit: Visit, game: str, language: str) -> None:
    guest = visit(language=language)
    guest.go(f"/puzzles/{game}")
    exercise = guest.part("exercise")
    expect(exercise).to_be_visible()
    shot(guest, "puzzle")
    for step in ("1", "2"):
        exercise.get_by_test_id("hint").press("Enter")
        expect(exercise.get_by_test_id("hint-answer")).to_have_attribute("data-step", step)
    exercise.get_by_test_id("hint-take").press("Enter")
    expect(exercise.get_by_test_id("verdict")).to_have_attribute("data-right", "true")
    expect(guest.part("solved")).to_contain_text(re.compile(rf"\b1\b.*\b{len(puzzles_of(epoka.game(game)))}\b"))
    guest.page.keyboard.press("n")
    expect(exercise.get_by_test_id("verdict")).to_have_count(0)


def test_a_saved_game_is_pasted_and_nonsense_is_refused_in_a_sentence(visit: Visit) -> None:
    guest = visit()
    guest.allow("400")
    table = finished_table(guest, "founders")
    record = guest.context.request.get(f"{guest.address}/api/tables/{table}/record").text()
    guest.go("/open")
    guest.part("record-text").fill("not a game")
    guest.part("record-open").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("no saved game")
    guest.part("record-text").fill(record)
    guest.part("record-open").click()
    expect(guest.part("review")).to_be_visible()


def test_a_finished_game_opens_for_a_stranger_once_the_host_lets(visit: Visit) -> None:
    guest, stranger = visit(), visit()
    table = finished_table(guest, "founders")
    guest.go(f"/review/{table}#20")
    guest.part("public").check()
    expect(guest.part("public")).to_be_checked()
    stranger.go(f"/review/{table}#20")
    expect(stranger.part("review-at")).to_contain_text("20 of")
    expect(stranger.part("analysis")).to_contain_text("Nobody has had this game analysed")
