"""Deadlines: a bot stands in for whoever is late, until they return."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.driver import ME_AND_LINK, Browser, Clock, House, Screen, begun, first_move, running

DEADLINE: dict[str, Any] = {"deadline": 60}


def late(ola: Browser, petr: Browser) -> tuple[str, Screen]:
    """A table where Ola has made the first move and Petr, who does not look, is to make the next."""
    made = ola.create(seats=ME_AND_LINK, options={"starter": 0}, **DEADLINE)
    identity = str(made["table"]["id"])
    petr.join(made["links"]["seats"]["1"], name="Petr")
    first_move(ola, identity)
    return identity, ola.watch(identity, 0)


def look(house: House) -> None:
    house.run(house.server.deadlines.look)


def test_time_left_is_told_and_starts_anew_with_every_move(house: House, ola: Browser) -> None:
    identity = begun(ola, **DEADLINE)
    table = ola.get(f"/api/tables/{identity}")["table"]
    assert (table["deadline"], table["due"]) == (60, "2027-01-15T08:01:00.000Z")
    house.clock.now += 30
    screen = ola.watch(table["id"], 1)
    screen.act("place hunt 1")
    assert ola.get(f"/api/tables/{identity}")["table"]["due"] == "2027-01-15T08:01:30.000Z"


def test_without_a_deadline_nobody_is_late(house: House, ola: Browser) -> None:
    table = ola.create()["table"]
    house.clock.now += 1e6
    look(house)
    assert ola.get(f"/api/tables/{table['id']}")["table"]["seats"][0]["standin"] is False


def test_bot_plays_for_who_is_late(house: House, ola: Browser, petr: Browser) -> None:
    identity, screen = late(ola, petr)
    house.clock.now += 59
    look(house)
    assert screen.position["asked"] == [1]
    house.clock.now += 1
    look(house)
    while 0 not in screen.position["asked"]:
        screen.until("news")
    table = ola.get(f"/api/tables/{identity}")["table"]
    assert table["seats"][1]["standin"] and not table["seats"][0]["standin"]
    told = [event for entry in ola.get(f"/api/tables/{identity}/log")["entries"] for event in entry["events"]]
    assert [event["bot"] for event in told if event["key"] == "table-standin"] == ["elder"]


def test_who_returns_plays_on(house: House, ola: Browser, petr: Browser) -> None:
    identity, screen = late(ola, petr)
    house.clock.now += 60
    look(house)
    while 0 not in screen.position["asked"]:
        screen.until("news")
    back = petr.watch(identity, 1)
    assert not ola.get(f"/api/tables/{identity}")["table"]["seats"][1]["standin"]
    screen.gesture()
    while 1 not in back.position["asked"]:
        back.until("news")
    assert back.act_first()["type"] in ("done", "draft")


def test_who_sits_there_already_returns_by_sitting_down_or_acting(house: House, ola: Browser) -> None:
    identity = begun(ola, **DEADLINE)
    screen = ola.watch(identity, 1)
    house.clock.now += 60
    look(house)
    while screen.position["asked"] != [0]:
        screen.until("news")
    assert ola.get(f"/api/tables/{identity}")["table"]["seats"][1]["standin"]
    screen.sit(1)
    assert not ola.get(f"/api/tables/{identity}")["table"]["seats"][1]["standin"]


def test_clock_of_who_returns_starts_anew(house: House, ola: Browser, petr: Browser) -> None:
    identity, _ = late(ola, petr)
    house.clock.now += 70
    due = ola.get(f"/api/tables/{identity}")["table"]["due"]
    assert due == "2027-01-15T08:01:00.000Z"
    look(house)
    petr.get(f"/api/tables/{identity}/position?seat=1")
    table = ola.get(f"/api/tables/{identity}")["table"]
    assert table["due"] is None or table["due"] > due


def test_clock_runs_on_while_the_server_is_down(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, clock=clock) as house:
        ola, petr = house.browser(), house.browser()
        identity, _ = late(ola, petr)
        cookies = dict(ola.client.cookies)
    clock.now += 3600
    with running(tmp_path, clock=clock) as house:
        house.run(house.server.tables.take_up)
        look(house)
        ola = house.browser()
        ola.client.cookies.update(cookies)
        assert ola.get(f"/api/tables/{identity}")["table"]["seats"][1]["standin"]


def test_finished_and_closed_tables_have_no_clock(house: House, ola: Browser) -> None:
    identity = ola.create(**DEADLINE)["table"]["id"]
    ola.post(f"/api/tables/{identity}/close")
    assert ola.get(f"/api/tables/{identity}")["table"]["due"] is None
    assert house.run(house.store.tables_unattended) == []


# ---- a clock that is set --------------------------------------------------------------------------------------------


def test_clock_set_forward_makes_nobody_late_and_gives_the_time_anew(tmp_path: Path) -> None:
    steady = Clock()
    with running(tmp_path, steady=steady) as house:
        ola, petr = house.browser(), house.browser()
        identity, screen = late(ola, petr)
        look(house)
        house.clock.now += 25 * 3600
        look(house)
        assert screen.until("table")["table"]["due"] == "2027-01-16T09:01:00.000Z"
        for clock in (house.clock, steady):
            clock.now += 59
        look(house)
        assert not ola.get(f"/api/tables/{identity}")["table"]["seats"][1]["standin"]
        for clock in (house.clock, steady):
            clock.now += 1
        look(house)
        assert ola.get(f"/api/tables/{identity}")["table"]["seats"][1]["standin"]


def test_table_loaded_after_the_clock_was_set_has_its_time_anew_too(tmp_path: Path) -> None:
    steady = Clock()
    with running(tmp_path, steady=steady) as house:
        ola, petr = house.browser(), house.browser()
        identity, screen = late(ola, petr)
        screen.session.close()
        look(house)
        house.server.tables.live.clear()
        house.clock.now += 25 * 3600
        look(house)
        house.run(house.server.tables.get, identity)
        look(house)
        assert not ola.get(f"/api/tables/{identity}")["table"]["seats"][1]["standin"]


def test_server_that_looks_late_does_not_take_that_for_a_clock_that_was_set(house: House, ola: Browser) -> None:
    identity = begun(ola, **DEADLINE)
    look(house)
    house.clock.now += 3600
    look(house)
    assert ola.get(f"/api/tables/{identity}")["table"]["seats"][1]["standin"]


def test_clock_set_back_ends_nothing(house: House, ola: Browser) -> None:
    table = ola.create(**DEADLINE)["table"]
    look(house)
    house.clock.now -= 25 * 3600
    look(house)
    screen = ola.watch(table["id"], 0)
    assert screen.act("place forest 3")["type"] == "done"
