"""An upgrade of the rules never ends a table: what no longer replays goes on from its snapshot."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

import epoka
from epoka.server.store import Snapshot, TableEvent
from epoka.server.table import Table
from tests.server.driver import Browser, House, running


def played(house: House, gestures: int) -> tuple[Browser, str, dict[str, Any]]:
    ola = house.browser()
    identity = ola.create("stone-age")["table"]["id"]
    screen = ola.watch(identity, 0)
    for _ in range(gestures):
        screen.sit(screen.position["mover"])
        screen.gesture()
    screen.sit(0)
    return ola, identity, screen.position


def other_rules(data: Path, identity: str, change: str) -> None:
    """As if earlier rules had played the first placement differently."""
    with sqlite3.connect(data / "tables.db") as connection:
        rows = connection.execute("SELECT data FROM events WHERE table_id = ? ORDER BY seq", [identity]).fetchall()
        created, placed = [msgspec.json.decode(row[0]) for row in rows[:2]]
        created["version"] = 0
        placed["moves"][0][1] = change
        for seq, event in ((1, created), (2, placed)):
            values = [msgspec.json.encode(event).decode(), identity, seq]
            connection.execute("UPDATE events SET data = ? WHERE table_id = ? AND seq = ?", values)


@pytest.mark.parametrize("change", ["place forest 7", "place moon 1", "place hunt 5"])
def test_table_goes_on_where_it_was_after_the_rules_changed(tmp_path: Path, change: str) -> None:
    """The first placement is no longer legal, no longer known, or leads elsewhere."""
    with running(tmp_path) as house:
        ola, identity, before = played(house, 15)
        log = ola.get(f"/api/tables/{identity}/log?seat=0")["entries"]
        cookies = dict(ola.client.cookies)
    other_rules(tmp_path, identity, change)
    with running(tmp_path) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        screen = ola.watch(identity, 0)
        assert screen.position["view"] == before["view"]
        assert screen.position["turn"] == before["turn"] and screen.position["seq"] == before["seq"]
        now = ola.get(f"/api/tables/{identity}/log?seat=0")["entries"]
        assert [entry for entry in now if entry["action"] != change] == [
            entry for entry, other in zip(log, now, strict=True) if other["action"] != change
        ]
        for _ in range(10):
            screen.sit(screen.position["mover"])
            screen.gesture()
        screen.sit(0)
        after = screen.position
        assert ola.get(f"/api/tables/{identity}/at/3?seat=0", 410)["error"]["code"] == "rules-changed"
    with running(tmp_path) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        assert ola.watch(identity, 0).position["view"] == after["view"]


def test_undo_after_an_upgrade_reaches_back_to_it_and_no_further(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ola, identity, before = played(house, 4)
        cookies = dict(ola.client.cookies)
    other_rules(tmp_path, identity, "place moon 1")
    with running(tmp_path) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        screen = ola.watch(identity, before["mover"])
        start = dict(screen.position)
        assert start["undo_beyond"] is False
        screen.act_first()
        assert screen.position["undo"] == 1
        screen.ask("undo", to=start["turn"])
        assert screen.position["view"] == start["view"]
        screen.act_first()
        assert screen.ask("undo-ask", to=start["turn"] - 2)["error"]["code"] == "rules-changed"


def test_same_rules_replay_and_need_no_snapshot(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ola, identity, before = played(house, 8)
        cookies = dict(ola.client.cookies)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("DELETE FROM snapshots")
    with running(tmp_path) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        assert ola.watch(identity, 0).position["view"] == before["view"]


def test_table_that_neither_replays_nor_restores_is_kept_and_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        ola, identity, _ = played(house, 3)
        good = ola.create()["table"]["id"]
        cookies = dict(ola.client.cookies)
    other_rules(tmp_path, identity, "place moon 1")
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute('UPDATE snapshots SET data = \'{"game": "stone-age"}\' WHERE table_id = ?', [identity])
    with running(tmp_path) as house:
        ola = house.browser()
        ola.client.cookies.update(cookies)
        assert ola.get(f"/api/tables/{identity}", 503)["error"]["code"] == "rules-changed"
        assert [table["id"] for table in ola.get("/api/tables")["tables"]] == [good]
        assert len(house.run(house.store.events, identity)) == 4


def created(state: epoka.State, version: int) -> TableEvent:
    """A table that was begun by this version of the rules."""
    data = {
        "game": state.game.name,
        "version": version,
        "players": state.players,
        "options": dict(state.options),
        "places": [{"kind": "person"}] * state.players,
        "deadline": None,
        "moves": [],
    }
    return TableEvent(1, "created", data, 0.0)


@pytest.mark.parametrize("older", [0, 1], ids=["the same version", "an older version"])
def test_replay_that_fits_but_leads_elsewhere_yields_to_the_snapshot(older: int) -> None:
    state = epoka.game("founders").start(2)
    version = state.game.version - older
    event = created(state, version)
    dealer = epoka.Dealer(1)
    state.act(dealer.draw(state))
    data = {**state.snapshot(), "history": None}
    table = Table.load("t", [event], Snapshot(1, version, data))
    assert table.snapshot().data == data
    assert table.turn == 0 and table.base_turn == 0


def test_a_snapshot_that_cannot_be_read_yields_to_a_replay_that_fits() -> None:
    state = epoka.game("founders").start(2)
    version = state.game.version
    table = Table.load("t", [created(state, version)], Snapshot(1, version, {"game": "founders"}))
    assert table.state == state


@pytest.mark.parametrize("game", epoka.all_games(), ids=lambda game: game.name)
def test_a_snapshot_that_comes_back_from_disk_agrees_with_the_replay(game: epoka.Game) -> None:
    """Else every table would lose its past when it is loaded."""
    state = game.start(max(game.players))
    event = created(state, game.version)
    dealer = epoka.Dealer(1)
    moves = []
    while state.turn < 200 and not state.over:
        by = state.mover
        action = dealer.draw(state) if by == epoka.CHANCE else state.actions()[-1]
        moves.append([by, state.name(action)])
        state.act(action)
    stored = msgspec.json.decode(msgspec.json.encode({**state.snapshot(), "history": None}))
    event.data["moves"] = moves
    table = Table.load("t", [event], Snapshot(1, game.version, stored))
    assert table.state.history == state.history


def test_events_must_follow_each_other() -> None:
    with pytest.raises(epoka.BadRecord, match="does not follow"):
        Table("t").play(TableEvent(2, "closed", {}, 0.0))


def test_loading_is_asked_for_once_however_many_wait(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        _, identity, _ = played(house, 2)

        async def load_twice() -> bool:
            house.server.tables.forget(await house.server.tables.get(identity))
            first, second = await asyncio.gather(*[house.server.tables.get(identity) for _ in range(2)])
            return first is second

        assert house.run(load_twice)
