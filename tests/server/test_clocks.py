"""Clocks for people: when they run, what they cost, what happens at their end, and pauses."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from epoka.server.clocks import A_DAY, Clock, Night
from tests.server.driver import ME_AND_LINK, Browser, House, Screen, running
from tests.server.driver import Clock as Wall

BANK = {"seconds": 100, "bank": True, "increment": 7}
NOW = 1_800_000_000.0
"""When the clock of the tests stands still: at 8 in the morning, in UTC."""


def table_with(ola: Browser, petr: Browser, **clock: Any) -> tuple[str, Screen, Screen]:
    """Ola begins; Petr sits on seat 1."""
    made = ola.create(seats=ME_AND_LINK, options={"starter": 0}, clock=clock)
    identity = str(made["table"]["id"])
    petr.join(made["links"]["seats"]["1"], name="Petr")
    return identity, ola.watch(identity, 0), petr.watch(identity, 1)


def info(browser: Browser, identity: str) -> dict[str, Any]:
    found: dict[str, Any] = browser.get(f"/api/tables/{identity}")["table"]
    return found


def left(house: House, identity: str) -> float | None:
    """Seconds until the present decision runs out."""
    due = house.server.tables.live[identity].due()
    return None if due is None else due - house.clock.now


def act(screen: Screen, browser: Browser, identity: str, name: str) -> None:
    """Act once the screen shows the present position."""
    seq = info(browser, identity)["seq"]
    while screen.position["seq"] < seq:
        screen.until("news")
    assert screen.act(name)["type"] == "done"


def look(house: House) -> None:
    house.run(house.server.deadlines.look)


def refused(answer: Any) -> str:
    return str(answer["error"]["code"])


def told(browser: Browser, identity: str) -> list[str]:
    entries = browser.get(f"/api/tables/{identity}/log")["entries"]
    return [event["key"] for entry in entries for event in entry["events"]]


# ---- nights ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("night", [Night(22 * 60, 8 * 60), Night(60, 300, 120), Night(0, 1439, -700), Night(5, 5)])
def test_so_many_seconds_later_exactly_so_many_have_elapsed(night: Night) -> None:
    clock, rng = Clock(60, night=night), Random(7)
    for _ in range(2000):
        since, seconds = NOW + rng.randrange(3 * 86400), float(rng.choice([0, 5, 3600, rng.randrange(30 * 86400)]))
        moment = clock.moment_after(since, seconds)
        assert clock.elapsed(since, moment) == pytest.approx(seconds, abs=1e-3)
        assert clock.elapsed(since, moment - 1) <= seconds or seconds == 0


def test_time_never_runs_backwards() -> None:
    clock = Clock(60, night=Night(22 * 60, 8 * 60))
    moments = [NOW + 600 * step for step in range(600)]
    used = [clock.elapsed(NOW, moment) for moment in moments]
    assert all(0 <= later - earlier <= 600 for earlier, later in pairwise(used))
    assert clock.elapsed(NOW, NOW + A_DAY) == 14 * 3600


def test_clock_stands_still_at_night(house: House, ola: Browser, petr: Browser) -> None:
    night = {"begins": 9 * 60, "ends": 19 * 60}  # an hour from now
    identity, mine, _ = table_with(ola, petr, seconds=2 * 3600, night=night)
    mine.act("place forest 3")
    assert left(house, identity) == 12 * 3600
    house.clock.now += 11 * 3600
    look(house)
    assert not info(ola, identity)["seats"][1]["standin"]
    house.clock.now += 3600
    look(house)
    assert info(ola, identity)["seats"][1]["standin"]


# ---- when it runs ---------------------------------------------------------------------------------------------------


def test_no_clock_runs_before_the_first_move(house: House, ola: Browser, petr: Browser) -> None:
    identity, mine, _ = table_with(ola, petr, seconds=60)
    house.clock.now += 1000
    look(house)
    assert left(house, identity) is None
    assert info(ola, identity)["clock"]["begun"] is False
    mine.act("place forest 3")
    assert left(house, identity) == 60


def test_no_clock_runs_while_a_seat_waits_for_somebody(house: House, ola: Browser, petr: Browser) -> None:
    made = ola.create(seats=ME_AND_LINK, options={"starter": 0}, clock={"seconds": 60})
    identity = made["table"]["id"]
    ola.watch(identity, 0).act("place forest 3")
    house.clock.now += 1000
    look(house)
    assert left(house, identity) is None
    petr.join(made["links"]["seats"]["1"], name="Petr")
    assert left(house, identity) == 60
    ola.post(f"/api/tables/{identity}/seats/1/give", {"kind": "link"})
    assert left(house, identity) is None


def test_two_absent_people_do_not_let_bots_finish_their_game(house: House, ola: Browser, petr: Browser) -> None:
    identity, turns = both_away(house, ola, petr)
    assert info(ola, identity)["clock"]["deserted"]
    house.clock.now += 1e6
    look(house)
    assert info(ola, identity)["turn"] == turns
    assert house.run(house.store.tables_unattended) == []
    petr.watch(identity, 1)
    assert not info(ola, identity)["clock"]["deserted"]


def both_away(house: House, ola: Browser, petr: Browser, **clock: Any) -> tuple[str, int]:
    """Both have run out of time; how many actions there are then."""
    identity, mine, _ = table_with(ola, petr, seconds=60, **clock)
    mine.act("place forest 3")
    for seat in (1, 0):
        while info(ola, identity)["mover"] != seat and not info(ola, identity)["seats"][seat]["standin"]:
            mine.until("news", "table")
        house.clock.now += 61
        look(house)
    return identity, int(info(ola, identity)["turn"])


def test_bots_finish_where_that_was_said(house: House, ola: Browser, petr: Browser) -> None:
    identity, _ = both_away(house, ola, petr, finish=True)
    assert not info(ola, identity)["clock"]["deserted"]


# ---- banks ----------------------------------------------------------------------------------------------------------


def test_bank_pays_for_what_was_used_and_grows_by_the_increment(house: House, ola: Browser, petr: Browser) -> None:
    identity, mine, other = table_with(ola, petr, **BANK)
    mine.act("place forest 3")
    assert info(ola, identity)["clock"]["banks"] == [100, 100]
    house.clock.now += 30
    act(other, ola, identity, "place hunt 1")
    assert info(ola, identity)["clock"]["banks"] == [100, 77]
    house.clock.now += 40
    act(mine, ola, identity, "place clay 1")
    assert info(ola, identity)["clock"]["banks"] == [67, 77]
    assert left(house, identity) == 77


def test_taking_back_gives_no_time(house: House, ola: Browser, petr: Browser) -> None:
    identity, mine, other = table_with(ola, petr, **BANK)
    mine.act("place forest 3")
    for _ in range(5):
        act(other, ola, identity, "place hunt 1")
        house.clock.now += 1
        assert other.ask("undo", to=other.position["turn"] - 1)["type"] == "done"
    assert info(ola, identity)["clock"]["banks"][1] <= 100


def test_who_comes_back_with_an_empty_bank_has_a_minute(house: House, ola: Browser, petr: Browser) -> None:
    identity, mine, other = table_with(ola, petr, **BANK)
    mine.act("place forest 3")
    house.clock.now += 101
    look(house)
    assert info(ola, identity)["seats"][1]["standin"]
    other.sit(1)
    assert info(ola, identity)["clock"]["banks"][1] >= 60


def test_clock_stands_where_it_stood_after_a_restart(tmp_path: Path) -> None:
    wall = Wall()
    with running(tmp_path, clock=wall) as house:
        ola, petr = house.browser(), house.browser()
        identity, mine, other = table_with(ola, petr, **BANK)
        mine.act("place forest 3")
        wall.now += 30
        act(other, ola, identity, "place hunt 1")
        petr.post(f"/api/tables/{identity}/pause", {"seat": 1, "days": 2})
        ola.post(f"/api/tables/{identity}/pause-vote", {"seat": 0, "agree": True})
        before, cookies = info(ola, identity)["clock"], dict(ola.client.cookies)
    with running(tmp_path, clock=wall) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        assert info(ola, identity)["clock"] == before
        assert left(house, identity) == 2 * A_DAY + 100


# ---- the end of the time --------------------------------------------------------------------------------------------


def test_bot_advises_and_the_table_waits(house: House, ola: Browser, petr: Browser) -> None:
    made = ola.create(
        seats=ME_AND_LINK, options={"starter": 0}, hints=False, clock={"seconds": 60, "on_late": "advice"}
    )
    identity = str(made["table"]["id"])
    petr.join(made["links"]["seats"]["1"], name="Petr")
    mine, other = ola.watch(identity, 0), petr.watch(identity, 1)
    mine.act("place forest 3")
    house.clock.now += 61
    look(house)
    table = info(ola, identity)
    assert (table["clock"]["late"], table["due"], table["seats"][1]["standin"]) == ([1], None, False)
    assert "table-ran-out" in told(ola, identity)
    act(other, ola, identity, "place hunt 1")
    assert info(ola, identity)["clock"]["late"] == []


def test_game_ends_for_all_where_that_was_chosen(house: House, ola: Browser, petr: Browser) -> None:
    identity, mine, _ = table_with(ola, petr, seconds=60, on_late="end")
    mine.act("place forest 3")
    house.clock.now += 61
    look(house)
    assert info(ola, identity)["status"] == "closed"
    assert told(ola, identity)[-2:] == ["table-ran-out", "table-closed"]


def test_it_is_said_before_the_start(ola: Browser) -> None:
    clock = {**BANK, "on_late": "end", "night": {"begins": 1320, "ends": 480, "zone": 60}}
    made = ola.create(seats=ME_AND_LINK, clock=clock)
    path, _, secret = made["links"]["seats"]["1"].partition("#seat=")
    asked = {"secret": secret}
    shown = ola.post(f"/api/tables/{path.removeprefix('/t/')}/invitation", asked)["invitation"]["clock"]
    assert shown == {**clock, "finish": False} == made["table"]["clock"]["rules"]


# ---- pauses ---------------------------------------------------------------------------------------------------------


def paused(house: House, ola: Browser, petr: Browser, days: int | None = None) -> str:
    """Petr, who has used 20 of his 60 seconds, has asked for a pause, and Ola has agreed."""
    identity, mine, _ = table_with(ola, petr, seconds=60)
    mine.act("place forest 3")
    house.clock.now += 20
    petr.post(f"/api/tables/{identity}/pause", {"seat": 1, "days": days})
    assert left(house, identity) == 40
    ola.post(f"/api/tables/{identity}/pause-vote", {"seat": 0, "agree": True})
    return identity


def test_pause_by_agreement_stops_the_clock_until_somebody_ends_it(house: House, ola: Browser, petr: Browser) -> None:
    identity = paused(house, ola, petr)
    house.clock.now += 1e6
    look(house)
    assert left(house, identity) is None
    ola.post(f"/api/tables/{identity}/resume", {"seat": 0})
    assert left(house, identity) == 40
    assert told(ola, identity)[-3:] == ["table-pause-asked", "table-paused", "table-resumed"]


def test_holidays_end_by_themselves(house: House, ola: Browser, petr: Browser) -> None:
    identity = paused(house, ola, petr, days=3)
    assert left(house, identity) == 3 * A_DAY + 40
    house.clock.now += 3 * A_DAY + 39
    look(house)
    assert not info(ola, identity)["seats"][1]["standin"]
    house.clock.now += 1
    look(house)
    assert info(ola, identity)["seats"][1]["standin"]


def test_pause_that_somebody_refuses_does_not_hold(house: House, ola: Browser, petr: Browser) -> None:
    identity, mine, _ = table_with(ola, petr, seconds=60)
    mine.act("place forest 3")
    petr.post(f"/api/tables/{identity}/pause", {"seat": 1})
    assert refused(petr.post(f"/api/tables/{identity}/pause", {"seat": 1}, 409)) == "pause-pending"
    assert (
        refused(petr.post(f"/api/tables/{identity}/pause-vote", {"seat": 1, "agree": True}, 400)) == "pause-no-request"
    )
    ola.post(f"/api/tables/{identity}/pause-vote", {"seat": 0, "agree": False})
    assert info(ola, identity)["clock"]["wish"] is None
    assert left(house, identity) == 60


def test_who_holds_no_seat_neither_pauses_nor_resumes(house: House, ola: Browser, petr: Browser) -> None:
    identity = paused(house, ola, petr)
    assert refused(petr.post(f"/api/tables/{identity}/resume", {"seat": 0}, 403)) == "not-yours"
    assert refused(house.browser().post(f"/api/tables/{identity}/resume", {"seat": 0}, 401)) == "no-right"
    plain = ola.create()["table"]["id"]
    assert refused(ola.post(f"/api/tables/{plain}/pause", {"seat": 0}, 400)) == "no-clock"


@pytest.mark.parametrize(
    "more",
    [
        {"clock": {"seconds": 1}},
        {"clock": {"seconds": 60, "on_late": "shout"}},
        {"clock": {"seconds": 60, "night": {"begins": 0, "ends": 1440}}},
    ],
)
def test_clocks_that_make_no_sense_are_malformed(ola: Browser, more: dict[str, Any]) -> None:
    body = {"game": "stone-age", "seats": ME_AND_LINK, **more}
    assert refused(ola.post("/api/tables", body, 400)) == "malformed"


@pytest.mark.parametrize(
    "more",
    [
        {"clock": {"seconds": 60}, "deadline": 60},
        {"clock": {"seconds": 60, "increment": 5}},
        {"clock": {"seconds": 60, "night": {"begins": 0, "ends": 1439}}},
    ],
)
def test_clocks_that_contradict_themselves_are_refused(ola: Browser, more: dict[str, Any]) -> None:
    body = {"game": "stone-age", "seats": ME_AND_LINK, **more}
    assert refused(ola.post("/api/tables", body, 422)) == "bad-option"
