"""What ends by itself: tables leave the memory whatever their clock, old ones are deleted, no log grows for ever."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from epoka.server.store import Standing
from tests.server.driver import ME_AND_LINK, Browser, Clock, House, begun, running

A_DAY = 24 * 3600
DEADLINE: dict[str, Any] = {"deadline": 60}
KEPT: dict[str, Any] = {"keep_days": 100.0, "keep_empty_days": 10.0}


def rows(data: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(data / "tables.db")) as connection:
        return connection.execute(sql).fetchall()


def leave(house: House) -> None:
    """Let so much time pass that tables nobody looks at leave the memory."""
    house.clock.now += 1000
    house.run(forget, house)


async def forget(house: House) -> None:
    house.server.tables.forget_idle()


def sweep(house: House) -> int:
    return int(house.run(house.server.retention.sweep))


# ---- memory ---------------------------------------------------------------------------------------------------------


def test_table_with_a_clock_leaves_the_memory_and_its_clock_runs_out(house: House, ola: Browser) -> None:
    identity = begun(ola, deadline=5000)
    leave(house)
    assert house.server.tables.live == {}
    house.clock.now += 4000
    house.run(house.server.deadlines.look)
    assert ola.get(f"/api/tables/{identity}")["table"]["seats"][1]["standin"]


def test_start_loads_no_table_that_only_waits_for_people(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, clock=clock) as house:
        ola = house.browser()
        for _ in range(3):
            ola.create(**DEADLINE)
        late = ola.create(deadline=10)["table"]["id"]
    with running(tmp_path, clock=clock) as house:
        house.run(house.server.tables.take_up)
        assert house.server.tables.live == {}
        clock.now += 30
        house.run(house.server.deadlines.look)
        assert list(house.server.tables.live) == [late]


def test_many_late_tables_are_taken_in_portions_and_none_is_left_out(
    house: House, ola: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("epoka.server.deadlines.MOST_AT_ONCE", 2)
    tables = [begun(ola, **DEADLINE) for _ in range(5)]
    house.clock.now += 60
    house.run(house.server.deadlines.look)
    assert all(ola.get(f"/api/tables/{table}")["table"]["seats"][1]["standin"] for table in tables)


def test_late_table_that_cannot_be_loaded_hides_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("epoka.server.deadlines.MOST_AT_ONCE", 1)
    clock = Clock()
    with running(tmp_path, clock=clock) as house:
        ola = house.browser()
        bad, good = (begun(ola, deadline=seconds) for seconds in (10, 20))
        cookies = dict(ola.client.cookies)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE events SET data = '{}' WHERE table_id = ?", [bad])
    clock.now += 60
    with running(tmp_path, clock=clock) as house:
        house.run(house.server.deadlines.look)
        ola = house.browser()
        ola.client.cookies.update(cookies)
        assert ola.get(f"/api/tables/{good}")["table"]["seats"][1]["standin"]


def test_moment_that_was_noted_too_early_is_corrected(house: House, ola: Browser, tmp_path: Path) -> None:
    """Where a seat changes hands the store is told the earliest moment."""
    identity = begun(ola, **DEADLINE)
    house.run(house.store.note, identity, 2, Standing("playing", True, house.clock.now), house.clock.now)
    house.run(house.server.deadlines.look)
    assert rows(tmp_path, "SELECT due, unattended FROM tables") == [(house.clock.now + 60, 0)]


def test_upgraded_table_whose_clock_is_not_known_is_noted_when_it_is_taken_up(tmp_path: Path) -> None:
    clock = Clock()
    with running(tmp_path, clock=clock) as house:
        begun(house.browser(), **DEADLINE)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("UPDATE tables SET due = NULL, unattended = 1")
    with running(tmp_path, clock=clock) as house:
        house.run(house.server.tables.take_up)
        assert rows(tmp_path, "SELECT due, unattended FROM tables") == [(clock.now + 60, 0)]


# ---- deleting -------------------------------------------------------------------------------------------------------


def everything(data: Path) -> dict[str, int]:
    names = [row[0] for row in rows(data, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    kept = {name: rows(data, f"SELECT count(*) FROM {name}")[0][0] for name in names}
    return {name: count for name, count in kept.items() if name not in ("schema_version", "settings")}


def test_deleted_table_leaves_no_trace_of_anybody(house: House, ola: Browser, petr: Browser, tmp_path: Path) -> None:
    made = ola.create(seats=[{"kind": "me", "name": "Aurelia"}, {"kind": "link"}])
    identity = made["table"]["id"]
    petr.join(made["links"]["seats"]["1"], name="Bonifacy")
    ola.watch(identity, 0).act("place forest 3")
    guests = [row[0] for row in rows(tmp_path, "SELECT guest FROM guests")]
    ola.post(f"/api/tables/{identity}/close")
    assert ola.post(f"/api/tables/{identity}/delete") == {"deleted": identity}
    assert set(everything(tmp_path).values()) == {0}
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = (tmp_path / "tables.db").read_bytes()
    assert not any(trace.encode() in content for trace in ("Aurelia", "Bonifacy", identity, *guests))
    assert ola.get(f"/api/tables/{identity}", 404)["error"]["code"] == "unknown-table"
    assert ola.get("/api/tables")["tables"] == []


def test_running_game_of_others_is_closed_before_it_is_deleted(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    path = f"/api/tables/{made['table']['id']}"
    petr.join(made["links"]["seats"]["1"])
    assert ola.post(f"{path}/delete", status=409)["error"]["code"] == "others-play"
    ola.post(f"{path}/close")
    ola.post(f"{path}/delete")


def test_running_game_of_one_person_can_be_deleted_at_once(ola: Browser) -> None:
    identity = ola.create(seats=[{"kind": "me"}, {"kind": "bot"}])["table"]["id"]
    ola.post(f"/api/tables/{identity}/delete")
    ola.get(f"/api/tables/{identity}", 404)


def test_only_the_host_deletes(ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK)
    petr.join(made["links"]["seats"]["1"])
    assert petr.post(f"/api/tables/{made['table']['id']}/delete", status=403)["error"]["code"] == "not-host"


def test_whoever_looks_at_a_deleted_table_is_told(house: House, ola: Browser) -> None:
    identity = ola.create()["table"]["id"]
    screen = ola.watch(identity, 0)
    ola.post(f"/api/tables/{identity}/delete")
    assert screen.closed_with() == 4404


def test_bot_stops_at_a_deleted_table(house: House, ola: Browser) -> None:
    identity = ola.create(seats=[{"kind": "bot"}, {"kind": "bot"}])["table"]["id"]
    live = house.server.tables.live[identity]
    ola.post(f"/api/tables/{identity}/delete")

    async def driven() -> bool:
        if live.driver is not None:
            await live.driver
        house.server.bot_driver.poke(live)
        return live.driver is not None

    assert house.run(driven) is False


# ---- retention ------------------------------------------------------------------------------------------------------


def played(ola: Browser, **more: Any) -> str:
    identity = str(ola.create(**more)["table"]["id"])
    ola.post(f"/api/tables/{identity}/act", {"id": "1", "seat": 0, "seq": 1, "actions": ["place forest 3"]})
    return identity


def left(house: House) -> set[str]:
    return {summary.id for summary in house.run(house.store.summaries, 100)}


def test_tables_go_when_they_have_been_kept_long_enough(tmp_path: Path) -> None:
    with running(tmp_path, **KEPT) as house:
        ola = house.browser()
        empty, running_game, closed = ola.create()["table"]["id"], played(ola), played(ola)
        ola.post(f"/api/tables/{closed}/close")
        house.clock.now += 10 * A_DAY - 1
        assert sweep(house) == 0
        house.clock.now += 2
        assert sweep(house) == 1 and left(house) == {running_game, closed}
        house.clock.now += 90 * A_DAY
        assert sweep(house) == 1 and left(house) == {running_game}
        house.clock.now += 10_000 * A_DAY
        assert sweep(house) == 0 and empty not in left(house)


def test_without_days_everything_is_kept(house: House, ola: Browser) -> None:
    played(ola)
    ola.create()
    house.clock.now += 100_000 * A_DAY
    assert sweep(house) == 0


def test_unfinished_tables_go_where_that_is_wanted(tmp_path: Path) -> None:
    with running(tmp_path, keep_unfinished_days=5.0) as house:
        played(house.browser())
        house.clock.now += 6 * A_DAY
        assert sweep(house) == 1


def test_opening_a_table_keeps_it(tmp_path: Path) -> None:
    with running(tmp_path, **KEPT) as house:
        ola = house.browser()
        identity = played(ola)
        ola.post(f"/api/tables/{identity}/close")
        leave(house)
        house.clock.now += 99 * A_DAY
        ola.get(f"/api/tables/{identity}")
        leave(house)
        house.clock.now += 99 * A_DAY
        assert sweep(house) == 0
        house.clock.now += 2 * A_DAY
        assert sweep(house) == 1


def test_table_that_somebody_looks_at_is_in_use(tmp_path: Path) -> None:
    with running(tmp_path, **KEPT) as house:
        ola = house.browser()
        identity = ola.create()["table"]["id"]
        ola.watch(identity, 0)
        house.clock.now += 11 * A_DAY
        assert sweep(house) == 0 and left(house) == {identity}


def test_use_of_a_table_is_noted_when_it_is_first_played_and_once_a_minute(
    house: House, ola: Browser, tmp_path: Path
) -> None:
    identity = ola.create(seats=[{"kind": "me"}, {"kind": "here"}])["table"]["id"]
    noted = "SELECT used, begun FROM tables"
    begun = house.clock.now
    assert rows(tmp_path, noted) == [(begun, 0)]
    screen = ola.open(identity, 0)
    for seat, later, used in ((0, 1, 1), (1, 30, 1), (0, 62, 62)):
        house.clock.now = begun + later
        screen.sit(seat)
        screen.gesture()
        assert rows(tmp_path, noted) == [(begun + used, 1)], f"{later} seconds later"


def test_sweep_takes_portions_until_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("epoka.server.retention.MOST_AT_ONCE", 2)
    with running(tmp_path, **KEPT) as house:
        ola = house.browser()
        for _ in range(5):
            ola.create()
        house.clock.now += 11 * A_DAY
        assert sweep(house) == 5


# ---- a log that does not grow for ever ------------------------------------------------------------------------------


def test_acting_and_taking_back_comes_to_an_end_and_the_game_does_not(
    house: House, ola: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("epoka.server.tables.MOST_BESIDE", 20)
    identity = ola.create()["table"]["id"]
    screen = ola.watch(identity, 0)
    answer: dict[str, Any] = {"type": "done"}
    for _ in range(30):
        assert screen.act("place forest 3")["type"] == "done"
        answer = screen.ask("undo", to=screen.position["turn"] - 1)
        if answer["type"] == "error":
            break
    assert answer["error"]["code"] == "too-long" and answer["error"]["values"] == {"most": 20}
    assert len(house.run(house.store.events, identity)) <= 21 + screen.position["turn"]
    assert ola.post(f"/api/tables/{identity}/name", {"seat": 0, "name": "Z"}, 409)["error"]["code"] == "too-long"
    for _ in range(30):
        screen.sit(screen.position["mover"])
        screen.gesture()
    assert len(house.run(house.store.events, identity)) > 50
