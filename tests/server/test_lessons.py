"""Lessons at a table: the fixed deal, the coach, mistakes that are explained and undone, first games with reasons."""

from __future__ import annotations

from typing import Any

import pytest

import epoka
from epoka.lessons import Lesson, find_lesson, rehearse
from tests.server.driver import Browser, House, Screen


def begun(browser: Browser, game: str, lesson: str) -> Screen:
    table = browser.post(f"/api/games/{game}/lessons/{lesson}", {}, status=201)["table"]
    assert table["lesson"] == lesson
    return browser.watch(table["id"], 0)


def told(screen: Screen) -> dict[str, Any]:
    found: dict[str, Any] = screen.position["lesson"]
    return found


def until_asked(screen: Screen) -> None:
    """Let the others act."""
    while not screen.position["choices"] and not screen.position["over"]:
        screen.until("news")


def own_actions(lesson: Lesson) -> list[str]:
    return [name for by, name in rehearse(lesson).moves if by == lesson.seat]


@pytest.mark.parametrize(
    ("game", "lesson"), [("stone-age", "buildings"), ("founders", "tokens"), ("civolution", "dice")]
)
def test_lesson_is_played_at_a_table_to_its_goal(ola: Browser, game: str, lesson: str) -> None:
    screen = begun(ola, game, lesson)
    assert told(screen)["step"] == 0
    for name in own_actions(find_lesson(epoka.game(game), lesson)):
        until_asked(screen)
        assert told(screen)["wrong"] == ""
        screen.act(*screen.position["draft"], name)
    until_asked(screen)
    assert told(screen)["done"]


def test_what_the_task_asks_for_is_lit(ola: Browser) -> None:
    screen = begun(ola, "stone-age", "place")
    assert told(screen)["lit"] == ["place hunt 2"]
    assert [page["key"] for page in told(screen)["pages"]] == [
        "lesson-place-welcome",
        "lesson-place-round",
        "lesson-place-hunt",
    ]


def test_mistake_is_explained_and_the_others_wait_until_it_is_undone(ola: Browser) -> None:
    screen = begun(ola, "stone-age", "place")
    turn = screen.position["turn"]
    screen.act("place hunt 3")
    assert told(screen)["wrong"] == "lesson-number"
    assert told(screen)["back"] == turn
    assert screen.position["asked"] == [1]
    assert screen.ask("undo", to=told(screen)["back"])["type"] == "done"
    assert told(screen)["wrong"] == ""
    screen.act("place hunt 2")
    until_asked(screen)
    assert told(screen)["step"] == 1


def test_roll_after_a_mistake_is_undone_and_rolled_the_same(ola: Browser) -> None:
    screen = begun(ola, "stone-age", "roll")
    for name in ("place forest 3", "place hunt 2"):
        until_asked(screen)
        screen.act(name)
    until_asked(screen)
    screen.act("resolve hunt")
    assert told(screen)["wrong"] == "lesson-roll-throw-hunt"
    assert screen.ask("undo-ask", to=told(screen)["back"])["type"] == "done"
    screen.act("resolve forest")
    until_asked(screen)
    assert screen.position["view"]["seats"][0]["goods"]["wood"] == 3


def test_nobody_goes_back_behind_the_start(ola: Browser) -> None:
    screen = begun(ola, "stone-age", "tools")
    assert screen.position["undo"] == 0
    assert not screen.position["undo_beyond"]
    assert screen.ask("undo-ask", to=3)["error"]["code"] == "undo-nothing"


def test_two_tables_of_a_lesson_are_dealt_alike(ola: Browser, petr: Browser) -> None:
    positions = [begun(browser, "stone-age", "cards").position["view"] for browser in (ola, petr)]
    assert positions[0] == positions[1]


def test_only_the_learner_is_told(ola: Browser) -> None:
    table = ola.post("/api/games/stone-age/lessons/place", {}, status=201)["table"]
    assert "lesson" not in ola.watch(table["id"]).position


def test_lessons_are_not_among_the_tables_of_a_browser(ola: Browser) -> None:
    ola.post("/api/games/stone-age/lessons/place", {}, status=201)
    assert ola.get("/api/tables")["tables"] == []


def test_lesson_is_loaded_from_the_store_as_it_stood(house: House, ola: Browser) -> None:
    table = ola.post("/api/games/stone-age/lessons/place", {}, status=201)["table"]["id"]
    screen = ola.watch(table, 0)
    screen.act("place hunt 2")
    until_asked(screen)

    async def forget() -> None:
        house.server.tables.forget(house.server.tables.live[table])

    house.run(forget)
    assert told(ola.watch(table, 0))["step"] == 1


def test_unknown_lesson_is_a_plain_refusal(ola: Browser) -> None:
    error = ola.post("/api/games/stone-age/lessons/moon", {}, status=404)["error"]
    assert error["code"] == "unknown-lesson"
    assert "stone-age has no lesson «moon»; there is place, roll" in error["message"]


def test_lesson_of_an_unknown_game_is_refused(ola: Browser) -> None:
    assert ola.post("/api/games/moon/lessons/place", {}, status=404)["error"]["code"] == "unknown-game"


def test_lesson_that_no_longer_fits_is_refused_by_name(ola: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = find_lesson(epoka.game("stone-age"), "place")
    monkeypatch.setattr(lesson.data, "before", ["deal C01", "deal C01"])
    error = ola.post("/api/games/stone-age/lessons/place", {}, status=503)["error"]
    assert error["code"] == "lesson-broken"
    assert error["values"] == {"lesson": "stone-age place", "step": "before"}


def test_opponent_of_a_first_game_says_why(ola: Browser) -> None:
    table = ola.post("/api/games/stone-age/first-game", {}, status=201)["table"]
    assert table["explains"]
    assert [seat["bot"] for seat in table["seats"]] == [None, "wanderer"]
    screen = ola.watch(table["id"], 0)
    screen.act("place hunt 2")
    until_asked(screen)
    entries = ola.get(f"/api/tables/{table['id']}/log?seat=0")["entries"]
    reasons = [event for entry in entries if entry["seat"] == 1 for event in entry["events"]]
    why = [event for event in reasons if event["key"] == "table-why"]
    assert why
    assert why[0]["seat"] == 1


def test_opponent_of_another_game_keeps_its_reasons(ola: Browser) -> None:
    table = ola.create("stone-age", [{"kind": "me"}, {"kind": "bot"}])["table"]
    screen = ola.watch(table["id"], 0)
    screen.act("place hunt 2")
    until_asked(screen)
    entries = ola.get(f"/api/tables/{table['id']}/log?seat=0")["entries"]
    assert not [event for entry in entries for event in entry["events"] if event["key"] == "table-why"]
