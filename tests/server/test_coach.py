"""The coach at a table: hints on three steps that are counted, chances where the host allows them, analyses, links."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import epoka
from epoka.coach import reviewing
from tests.server.driver import Browser, House, running, two_people
from tests.server.test_tables import finished

DYING = "import sys; sys.stdin.readline()"
QUICK = """
from epoka.coach import reviewing
from epoka.coach.weighing import Budget
from epoka.server.analyst import answer
from epoka.server.processes import work
reviewing.BRIEF_LINES = reviewing.BRIEF_AGAIN = 1
reviewing.highest_level = lambda game, players: Budget(6, 2)
work(answer)
"""
"""The usual process, with hardly any search: whole games are analysed here."""


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[House]:
    with running(tmp_path, analyst_command=[sys.executable, "-c", QUICK]) as house:
        yield house


def done(house: House, browser: Browser, table: str) -> Any:
    """The analysis when it is done or has failed."""

    async def wait() -> None:
        work = house.server.analyses.works.get(table)
        if work is not None and work.task is not None:
            await asyncio.wait([work.task])

    house.run(wait)
    return browser.get(f"/api/tables/{table}/analysis")


# ---- hints ----------------------------------------------------------------------------------------------------------


def test_a_hint_has_three_steps_of_one_search_and_counts_once_a_decision(ola: Browser, petr: Browser) -> None:
    mine, other = two_people(ola, petr, "founders")
    look = mine.ask("hint", actions=[], step=1)["value"]
    names = [choice["name"] for choice in mine.position["choices"]]
    assert look["action"] == "" and look["options"] == [] and set(look["look"]) <= set(names)
    do = mine.ask("hint", actions=[], step=2)["value"]
    assert do["action"] in names and do["options"] == []
    why = mine.ask("hint", actions=[], step=3)["value"]
    assert why["options"][0]["name"] == why["action"] == do["action"]
    assert set(look["look"]) == {option["name"] for option in why["options"]}
    assert why["bot"] == "sage" and (why["samples"] > 1 or len(why["options"]) == 1)
    table = ola.get(f"/api/tables/{mine_table(ola)}")["table"]
    assert table["hints"] == [1, 0], "one decision, however many steps"
    assert other.until("table")["table"]["hints"] == [1, 0], "the others are told"


def mine_table(browser: Browser) -> str:
    return str(browser.get("/api/tables")["tables"][0]["id"])


def test_hints_are_remembered_when_the_table_is_loaded_again(house: House, ola: Browser, petr: Browser) -> None:
    mine, _ = two_people(ola, petr, "founders")
    mine.ask("hint", actions=[], step=2)
    identity = mine_table(ola)

    async def forget() -> None:
        house.server.tables.forget(house.server.tables.live[identity])

    house.run(forget)
    assert ola.get(f"/api/tables/{identity}")["table"]["hints"] == [1, 0]


def test_a_host_may_forbid_hints(ola: Browser, petr: Browser) -> None:
    mine, _ = two_people(ola, petr, "founders", hints=False)
    assert mine.ask("hint", actions=[], step=1)["error"]["code"] == "hints-forbidden"
    table = ola.get(f"/api/tables/{mine_table(ola)}")["table"]
    assert table["hints_allowed"] is False and table["hints"] == [0, 0]


def test_a_coach_that_dies_costs_a_hint_and_nothing_else(tmp_path: Path) -> None:
    with running(tmp_path, analyst_command=[sys.executable, "-c", DYING]) as house:
        ola, petr = house.browser(), house.browser()
        mine, _ = two_people(ola, petr, "founders")
        assert mine.ask("hint", actions=[], step=1)["error"]["code"] == "no-hint"
        assert ola.get(f"/api/tables/{mine_table(ola)}")["table"]["hints"] == [0, 0]
        assert mine.gesture()


# ---- chances --------------------------------------------------------------------------------------------------------


def test_chances_are_told_to_those_who_play_where_the_host_allows_it(ola: Browser, petr: Browser) -> None:
    two_people(ola, petr, "founders", chances=True)
    table = mine_table(ola)
    found = ola.get(f"/api/tables/{table}/chances?seat=0")
    assert sum(found["shares"]) == pytest.approx(1, abs=0.001) and len(found["errors"]) == 2
    assert ola.get(f"/api/tables/{table}/chances", 403)["error"]["code"] == "not-seated"
    assert petr.get(f"/api/tables/{table}/chances?seat=0", 403)["error"]["code"] == "not-yours"


def test_chances_are_hidden_unless_the_host_allows_them(ola: Browser, petr: Browser) -> None:
    two_people(ola, petr, "founders")
    answer = ola.get(f"/api/tables/{mine_table(ola)}/chances?seat=0", 403)
    assert answer["error"]["code"] == "chances-hidden"


@pytest.mark.usefixtures("parley")
def test_a_game_that_has_learned_nothing_says_so_in_a_sentence(house: House, ola: Browser, petr: Browser) -> None:
    two_people(ola, petr, "founders", chances=True)
    live = house.server.tables.live[mine_table(ola)]
    live.table.game = epoka.game("parley")  # what the process is told to judge
    answer = ola.get(f"/api/tables/{live.table.id}/chances?seat=0", 422)
    assert answer["error"]["code"] == "cannot-judge"


# ---- analyses -------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_analysed_once_and_kept(quick: House) -> None:
    ola = quick.browser()
    table = finished(ola)
    assert ola.get(f"/api/tables/{table}/analysis")["status"] == "none"
    assert ola.post(f"/api/tables/{table}/analysis")["status"] == "running"
    shown = done(quick, ola, table)
    assert shown["status"] == "done", shown
    review = shown["review"]
    turns = ola.get(f"/api/tables/{table}")["table"]["turn"]
    assert len(review["shares"]) == turns + 1 and len(review["seats"]) == 2
    assert all(swing["options"] for swing in review["swings"])
    assert ola.post(f"/api/tables/{table}/analysis") == shown, "nothing is made twice"
    assert quick.server.analyses.works == {}


def test_an_analysis_is_stopped_and_goes_on_where_it_was(quick: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "AT_ONCE", 2)  # many small parts
    ola = quick.browser()
    table = finished(ola)
    ola.post(f"/api/tables/{table}/analysis")
    while ola.get(f"/api/tables/{table}/analysis")["done"] < 3:
        pass
    stopped = ola.post(f"/api/tables/{table}/analysis/cancel")
    assert stopped["status"] == "none" and 3 <= stopped["done"] < stopped["total"]
    again = ola.post(f"/api/tables/{table}/analysis")
    assert again["done"] >= stopped["done"]
    ola.post(f"/api/tables/{table}/analysis/cancel")


def test_a_process_that_dies_fails_the_analysis_in_a_sentence_and_nothing_else(tmp_path: Path) -> None:
    with running(tmp_path, analyst_command=[sys.executable, "-c", DYING]) as house:
        ola = house.browser()
        table = finished(ola)
        ola.post(f"/api/tables/{table}/analysis")
        failed = done(house, ola, table)
        assert failed["status"] == "failed" and failed["problem"]["code"] == "analysis-failed"
        assert ola.get(f"/api/tables/{table}/review")["steps"]


def test_a_running_game_is_not_analysed_and_its_moments_stay_closed(ola: Browser, petr: Browser) -> None:
    two_people(ola, petr, "founders")
    table = mine_table(ola)
    for answer in (
        ola.post(f"/api/tables/{table}/analysis", None, 400),
        ola.get(f"/api/tables/{table}/analysis", 400),
        ola.get(f"/api/tables/{table}/moment/0", 400),
        ola.post(f"/api/tables/{table}/open", {"on": True}, 400),
    ):
        assert answer["error"]["code"] == "still-playing"


def test_a_moment_is_the_decision_as_its_seat_knew_it(ola: Browser) -> None:
    table = finished(ola)
    steps = ola.get(f"/api/tables/{table}/review")["steps"]
    step = next(step for step in steps if step["seat"] == 1)
    position = ola.get(f"/api/tables/{table}/moment/{step['turn'] - 1}")["position"]
    assert position["seat"] == 1 and position["asked"] == [1]
    assert step["action"] in [choice["name"] for choice in position["choices"]]
    assert ola.get(f"/api/tables/{table}/moment/99999", 404)["error"]["code"] == "unknown-turn"


# ---- public links ---------------------------------------------------------------------------------------------------


def test_a_finished_game_opens_for_anybody_the_host_lets(house: House, ola: Browser) -> None:
    table, stranger = finished(ola), house.browser()
    paths = ["", "/review", "/at/3", "/record", "/analysis", "/log"]
    for path in paths:
        assert stranger.client.get(f"/api/tables/{table}{path}").status_code in (401, 403)
    assert ola.post(f"/api/tables/{table}/open", {"on": True})["table"]["public"] is True
    for path in paths:
        assert stranger.client.get(f"/api/tables/{table}{path}").status_code == 200, path
    assert stranger.get(f"/api/tables/{table}/at/3?seat=0", 401)["error"]["code"] == "no-right"
    assert stranger.post(f"/api/tables/{table}/analysis", None, 401)["error"]["code"] == "no-right"
    assert stranger.post(f"/api/tables/{table}/open", {"on": False}, 401)
    assert stranger.post(f"/api/tables/{table}/fork", {"turn": 3, "seat": 0, "bot": "random"}, 201)
    ola.post(f"/api/tables/{table}/open", {"on": False})
    assert stranger.get(f"/api/tables/{table}", 401)["error"]["code"] == "no-right"
